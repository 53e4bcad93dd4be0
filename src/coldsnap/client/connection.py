"""A client of the wire: it connects by a link, comes back by itself when the connection breaks, and loses no command.

After a break it says how many entries it has and is told the rest. A command is sent again, with the same reference,
until it is answered; the server carries it out once. `async for news in client` tells what happens, honestly: as long
as the connection is lost the state is `waiting`.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from typing import Final, Self

from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from coldsnap.client.link import Link, NoAnswer
from coldsnap.client.news import (
    Answer,
    ConnectionState,
    ConnectionStatus,
    News,
    SeenTable,
    read_answer,
    read_sync,
    read_update,
)
from coldsnap.core.codec import encode
from coldsnap.core.errors import Rejected, Undecodable
from coldsnap.core.game import Types
from coldsnap.core.values import Action
from coldsnap.games.registry import game_named
from coldsnap.wire import messages as wire
from coldsnap.wire.packing import UNPACKED

FIRST_S: Final = 0.2
LONGEST_S: Final = 5.0
GROWTH: Final = 1.5
"""Seconds between attempts to come back: from the first, longer and longer, to the longest."""
BEAT_S: Final = 25.0
AGAIN_S: Final = 0.5
"""Seconds after which a command is sent again that came too fast."""
POLICY: Final = 1008
TOO_FAST: Final = "too-fast"
SHUT: Final = frozenset({400, 403, 404, 421})
"""Answers to an upgrade that will not change by asking again."""
TRIES: Final = 5
"""So often a server that has never answered is called, if it is not to be waited for."""
_NOBODY: Final = frozenset({"unreachable", "unavailable"})
"""Causes that say that no server of ours answers."""


@dataclass(slots=True)
class _Sent:
    message: wire.ClientMessage
    answer: asyncio.Future[Answer]


class Client:
    """One device at one table. Use it as an async context; `face` is the seat to look from if several are held.

    `tries`: a server that has never answered is given up after so many; None: it is waited for. One that has answered
    once is always waited for. `made` are the entries that were played here and still stand, as far as is known.
    """

    def __init__(self, link: Link, *, face: int | None = None, tries: int | None = None) -> None:
        self.link = link
        self.face = face
        self.tries = tries
        self.made: list[int] = []
        self.status = ConnectionStatus("waiting")
        self.welcome: wire.Welcome | None = None
        self.people: wire.People | None = None
        self.sealed: wire.Sealed | None = None
        self.seen: SeenTable | None = None
        self._types: Types | None = None
        self._news: asyncio.Queue[News | None] = asyncio.Queue()
        self._sent: dict[str, _Sent] = {}
        self._back_to = -1
        self._refs = (f"{prefix}-{number}" for prefix in (secrets.token_hex(6),) for number in count())
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._beat: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})  # whoever is cancelled meanwhile hears of that
            if not self._task.cancelled():
                self._task.result()

    async def __aiter__(self) -> AsyncIterator[News]:
        while (news := await self._news.get()) is not None:
            yield news

    @property
    def facing(self) -> int | None:
        """The seat that the table is seen from: the chosen one, or the only one that is held."""
        mine = self.welcome.mine if self.welcome is not None else ()
        return self.face if self.face is not None or len(mine) != 1 else mine[0]

    @property
    def refusal(self) -> Rejected:
        """The reason why there will be no connection any more, once it is closed."""
        return NoAnswer(self.link.base) if self.status.cause in _NOBODY else Rejected(self.status.cause)

    # --- commands ---

    def ref(self) -> str:
        """A reference that no other command has."""
        return next(self._refs)

    async def act(self, action: Action) -> Answer:
        """Play an action on what is seen now."""
        seen = self.seen.ply if self.seen is not None else 0
        answer = await self.do(wire.Act(self.ref(), seen, Raw(encode(action))))
        if isinstance(answer, wire.Done):
            self.made.append(seen)
        return answer

    async def ask_back(self, to_ply: int) -> Answer:
        """Ask to go back to the state after this entry, or agree to it."""
        self._back_to = to_ply
        return await self.do(wire.AskBack(self.ref(), to_ply))

    async def look_as(self, seat: int | None) -> Answer:
        """Look at the table from another seat of this device."""
        self.face = seat
        return await self.do(wire.Face(self.ref(), seat))

    async def do(self, message: wire.ClientMessage) -> Answer:
        """Send a command, again after every break of the connection, until it is answered."""
        ref: str = getattr(message, "ref", "")
        if self.status.state == "closed":
            return wire.Refused(ref, "closed")
        sent = self._sent[ref] = _Sent(message, asyncio.get_running_loop().create_future())
        if self.status.state == "connected":
            await self._send(message)
        return await sent.answer

    async def _send(self, message: wire.ClientMessage) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again on the next connection
                await self._socket.send(encode(message).decode())

    # --- the connection ---

    async def _run(self) -> None:
        wait = FIRST_S
        for tried in count(1):
            cause, final = await self._visit()
            if final or (self.welcome is None and tried == self.tries):
                self._end(cause)
                return
            if self.status.state == "connected":
                wait = FIRST_S
            self._change("waiting", cause)
            await asyncio.sleep(wait * random.uniform(0.8, 1.2))  # noqa: S311 - so that not all come back at once
            wait = min(GROWTH * wait, LONGEST_S)

    async def _visit(self) -> tuple[str, bool]:
        """Be connected once; why that ended, and whether for good."""
        try:
            async with connect(
                self.link.socket,
                origin=Origin(self.link.base),
                compression=None,
                max_size=UNPACKED,
                open_timeout=5,
                close_timeout=1,
                proxy=None,
            ) as socket:
                return await self._converse(socket)
        except InvalidStatus as refused:
            status = refused.response.status_code
            return "not-let-in" if status in SHUT else "unavailable", status in SHUT
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
            return "unreachable", False
        except Undecodable:
            return "other-protocol", True

    async def _converse(self, socket: ClientConnection) -> tuple[str, bool]:
        self._socket = socket
        have = self.seen.ply if self.seen is not None else None
        await self._send(wire.Hello(wire.PROTOCOL, self.link.tokens, self.face, have))
        self._beat = asyncio.create_task(self._heartbeat())
        try:
            with contextlib.suppress(ConnectionClosed):
                async for data in socket:
                    await self._hear(read_answer(data))
        finally:
            self._beat.cancel()
            self._socket = None
        reason = socket.close_reason or ""
        return reason or "lost", socket.close_code == POLICY and reason != TOO_FAST

    async def _heartbeat(self) -> None:
        """Say now and then that somebody is here. Whether the server is, the socket's own pings find out."""
        while True:
            await asyncio.sleep(BEAT_S)
            await self._send(wire.Ping(self.ref()))

    def _change(self, state: ConnectionState, cause: str = "") -> None:
        changed = ConnectionStatus(state, cause)
        if self.status != changed:
            self.status = changed
            self._news.put_nowait(changed)

    def _end(self, cause: str) -> None:
        self._change("closed", cause)
        for ref, sent in self._sent.items():
            if not sent.answer.done():
                sent.answer.set_result(wire.Refused(ref, "closed"))
        self._sent.clear()
        self._news.put_nowait(None)

    # --- hearing ---

    async def _hear(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Welcome():
                await self._welcomed(message)
            case wire.Sync() | wire.Update():
                await self._see(message)
            case wire.Done() | wire.Pong() | wire.Fitted() | wire.Previewed() | wire.Hinted():
                self._answered(message.ref, message)
            case wire.Refused(ref=str(ref)):
                self._refused(ref, message)
            case wire.People():
                self.people = message
                self._news.put_nowait(message)
            case wire.Sealed():
                if self.sealed != message:
                    self.sealed = message
                    self._news.put_nowait(message)
            case wire.BackAsked():
                self._back_to = message.to_ply
                self._news.put_nowait(message)
            case _:
                self._news.put_nowait(message)

    async def _welcomed(self, message: wire.Welcome) -> None:
        """The connection stands: what was not answered on the one before is said again."""
        self.welcome, self._types = message, game_named(message.game).types
        self._change("connected")
        self._news.put_nowait(message)
        for sent in tuple(self._sent.values()):
            await self._send(sent.message)

    async def _see(self, message: wire.Sync | wire.Update) -> None:
        assert self._types is not None  # noqa: S101 - nothing is told before the welcome
        if isinstance(message, wire.Sync):
            self.seen = read_sync(message, self._types)
        else:
            known = self.seen.ply if self.seen is not None else 0
            if message.ply <= known:
                return
            if message.ply > known + 1:  # something is missing: ask for the whole table
                await self._send(wire.Face(self.ref(), self.facing))
                return
            self.seen = read_update(message, self._types)
            if self.seen.taken_back:
                self.made = [ply for ply in self.made if ply <= self._back_to]
        self._news.put_nowait(self.seen)

    def _refused(self, ref: str, message: wire.Refused) -> None:
        sent = self._sent.get(ref)
        if message.code == TOO_FAST and sent is not None:
            loop = asyncio.get_running_loop()
            loop.call_later(AGAIN_S, lambda: loop.create_task(self._again(ref)))
        else:
            self._answered(ref, message)

    async def _again(self, ref: str) -> None:
        if ref in self._sent and self.status.state == "connected":
            await self._send(self._sent[ref].message)

    def _answered(self, ref: str, answer: Answer) -> None:
        sent = self._sent.pop(ref, None)
        if sent is not None and not sent.answer.done():
            sent.answer.set_result(answer)
