"""The load of `coldsnap bench server`, in a process of its own: IceToids tables of two sockets that play at random.

It reads a `Plan` from standard input and writes what it measured to standard output, both as JSON.
"""

import asyncio
import http.client
import sys
import time
from itertools import count
from typing import Final

import msgspec
from msgspec import Raw, Struct

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.sent_error import sent
from coldsnap.load_test.load_socket import LoadSocket, connect
from coldsnap.load_test.plan import Plan, Run, rss_mb
from coldsnap.wire.messages import PROTOCOL
from coldsnap.wire.new_table import NewTable, SeatWish

AIM_S: Final = 0.1
_TABLE: Final = msgspec.json.encode(NewTable("icetoids", (SeatWish("person"), SeatWish("person"))))
_AIMED: Final = msgspec.json.encode(NewTable("icecool", (SeatWish("person"), SeatWish("person"))))
"""A table at which there is something to aim from the first decision on."""


class _Choice(Struct):
    action: Raw


class _Offer(Struct):
    choices: list[_Choice]


class _Heard(Struct):
    """The fields of a message that a player needs; the rest of it is skipped."""

    kind: str
    ply: int = 0
    offer: _Offer | None = None
    code: str = ""


_heard = msgspec.json.Decoder(_Heard)


class _Grant(Struct):
    token: str


class _Made(Struct):
    table: str
    watch: str
    seats: list[_Grant]


class Seat:
    """One socket of a player. It makes a legal move at random when it is asked to."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._refs = count()
        self._sent = 0.0
        self._turn: tuple[int, bytes] = (0, b"")
        self.socket: LoadSocket | None = None
        self.entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, data: bytes) -> None:
        """Note what matters: it is my turn, my move was stored, something went wrong."""
        message = _heard.decode(data)
        if message.kind in {"sync", "update"}:
            if message.kind == "sync":
                self.entered.set_result(None)
            if message.offer is not None:
                self._turn = (message.ply, bytes(self._run.rand.choice(message.offer.choices).action))
                self._run.ready(self)
        elif message.kind == "done":
            self._run.done(self._sent)
        elif message.kind == "refused":
            self._run.faults.append(message.code)

    def move(self) -> None:
        """Play what was chosen."""
        ply, action = self._turn
        self._say(b'{"kind":"act","ref":"%d","seen":%d,"action":%b}' % (next(self._refs), ply, action))

    def aim(self) -> None:
        """Show what was chosen, without playing it."""
        self._say(b'{"kind":"aim","action":%b}' % self._turn[1])

    @property
    def may_move(self) -> bool:
        """Whether it is this seat's turn."""
        return bool(self._turn[1])

    def _say(self, message: bytes) -> None:
        assert self.socket is not None  # noqa: S101 - nobody is asked to move before that
        self._sent = time.perf_counter()
        self.socket.send(message)


class Watcher:
    """Somebody who looks on and counts the aims."""

    def __init__(self) -> None:
        self.aims = 0
        self.socket: LoadSocket | None = None

    def hear(self, data: bytes) -> None:
        """Count an aim."""
        self.aims += data.startswith(b'{"kind":"aimed"')


class Crowd:
    """Everybody who plays and watches at one server."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._run = Run(plan)
        self._http = http.client.HTTPConnection("127.0.0.1", plan.port)
        self._sockets: list[LoadSocket] = []
        self._watchers: list[Watcher] = []

    async def measure(self) -> dict[str, float]:
        """Carry out the plan."""
        for _ in range(self._plan.tables):
            await self._table(self._run)
        if not self._plan.seconds:
            await asyncio.sleep(self._plan.warm_up)
            return {"rss_mb": rss_mb(self._plan.pid), "sockets": float(len(self._sockets))}
        aiming = asyncio.create_task(self._aim()) if self._plan.watchers else None
        await asyncio.sleep(0)
        found = await self._run.play()
        if aiming is not None:
            if aiming.done():
                aiming.result()
            aiming.cancel()
            found["aims"] = float(sum(watcher.aims for watcher in self._watchers))
        if any(socket.lost for socket in self._sockets):
            raise ColdsnapError("bench-hung-up")
        return found

    async def _table(self, run: Run, wanted: bytes = _TABLE) -> tuple[_Made, list[Seat]]:
        self._http.request("POST", "/api/tables", wanted, {"Content-Type": "application/json"})
        answer = self._http.getresponse()
        body = answer.read()
        if answer.status != 201:
            raise ColdsnapError("bench-no-table", status=str(answer.status), cause=body[:200].decode())
        made = msgspec.json.decode(body, type=_Made)
        seats = []
        for grant in made.seats:
            seat = Seat(run)
            await self._enter(made.table, grant.token, seat)
            await seat.entered
            seats.append(seat)
        return made, seats

    async def _enter(self, table: str, token: str, who: Seat | Watcher) -> None:
        origin = {"Origin": f"http://127.0.0.1:{self._plan.port}"}
        socket = await connect(self._plan.port, f"/ws/{table}", origin, who)
        socket.send(b'{"kind":"hello","protocol":%d,"tokens":["%b"]}' % (PROTOCOL, token.encode()))
        self._sockets.append(socket)

    async def _aim(self) -> None:
        """A table at which somebody aims and aims, before many eyes, and never moves."""
        made, seats = await self._table(Run(self._plan), _AIMED)
        self._watchers = [Watcher() for _ in range(self._plan.watchers)]
        for watcher in self._watchers:
            await self._enter(made.table, made.watch, watcher)
        aimer = next(seat for seat in seats if seat.may_move)
        while True:
            aimer.aim()
            await asyncio.sleep(AIM_S)


def main() -> None:
    """Read a plan, carry it out, write what was measured."""
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    try:
        found: object = asyncio.run(Crowd(plan).measure())
    except ColdsnapError as error:
        found = {"fault": sent(error)}
    except OSError as error:
        found = {"fault": sent(ColdsnapError("system", cause=error))}
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
