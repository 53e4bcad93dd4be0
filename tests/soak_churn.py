"""Part of the soak: tables come and go for minutes, and the server has to give back the memory that they took.

Twice the same: people, bots and watchers come to tables of both games, play a while, come back and leave; then nobody
is there any more. What counts is the memory of the server's process after each of the two.
"""

import asyncio
import contextlib
import random
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from coldsnap.client.link import Secret, make_table, read_link
from coldsnap.core.errors import ColdsnapError
from coldsnap.load_test.icetoids_load import Seat, Watcher
from coldsnap.load_test.load_socket import Listener, LoadSocket, connect
from coldsnap.load_test.plan import Plan, Run, rss_mb
from coldsnap.wire.bodies import CreatedTable
from coldsnap.wire.messages import PROTOCOL
from coldsnap.wire.new_table import NewTable, SeatWish
from server_kit import ServerProcess, children_of
from server_load import Load, Seats

IDLE_TABLE_S: Final = 20
"""Seconds after which the server of this part lets go of a table that nobody looks at; by default it waits longer."""
AT_ONCE: Final = 24
"""Tables that are visited at the same time."""
LOOK_S: Final = 10.0
"""Seconds between two lines of progress."""
STAY_S: Final = 15.0
"""The longest that people stay at a table, whatever they have played by then."""
MOVES: Final = 400
"""The most that they play before they leave."""
WATCHED: Final = 0.7
"""The part of tables at which somebody looks in."""
MOST_TIMES: Final = 2.0
"""So many times the memory at the start may be left when everybody has gone."""
LITTLE: Final = 0.25
"""The part of the memory at the start that the second half may add. Nobody comes and goes twice in the same way, and
memory in which little is left is not all given back: how much, depends on the fullest moment.
"""

PERSON: Final = SeatWish("person")
BOT: Final = SeatWish("bot", level="pebble")
KINDS: Final[dict[str, tuple[NewTable, int]]] = {
    "two people, IceToids": (NewTable("icetoids", (PERSON, PERSON)), 12),
    "a person and a bot, IceToids": (NewTable("icetoids", (PERSON, BOT)), 3),
    "two people, ICECOOL": (NewTable("icecool", (PERSON, PERSON)), 2),
    "a person and two bots, ICECOOL": (NewTable("icecool", (PERSON, BOT, BOT)), 2),
    "bots alone, IceToids": (NewTable("icetoids", (BOT, BOT, BOT, BOT)), 2),
    "nobody comes": (NewTable("icetoids", (PERSON, SeatWish("open"))), 3),
}
"""Tables by what happens at them, and how often among all."""


@dataclass
class Crowd:
    """People who come to new tables, play a while and leave, `AT_ONCE` tables at a time."""

    server: ServerProcess
    chance: random.Random
    tables: Counter[str] = field(default_factory=Counter)
    sockets: int = 0
    moves: int = 0

    async def stay(self, seconds: float) -> None:
        """Come and go for so long; then everybody leaves."""
        late = time.monotonic() + seconds
        async with asyncio.TaskGroup() as visitors:
            for _ in range(AT_ONCE):
                visitors.create_task(self._come_and_go(late))

    def tell(self) -> str:
        return f"{self.tables.total()} tables, {self.sockets} sockets, {self.moves} moves"

    async def _come_and_go(self, late: float) -> None:
        while time.monotonic() < late:
            kind = self.chance.choices(list(KINDS), [often for _, often in KINDS.values()])[0]
            wanted, _ = KINDS[kind]
            try:
                made = await make_table(self.server.base, wanted)
            except ColdsnapError:  # too many for a moment
                await asyncio.sleep(1)
                continue
            self.tables[kind] += 1
            if kind == "nobody comes":
                continue
            over = asyncio.Event()
            async with asyncio.TaskGroup() as people:
                if self.chance.random() < WATCHED:
                    people.create_task(self._look_in(made, over))
                await (self._play_icecool(made) if wanted.game == "icecool" else self._play_icetoids(made))
                over.set()

    async def _play_icetoids(self, made: CreatedTable) -> None:
        """Both seats move at random as soon as it is their turn, and come back on a new socket in the middle of it."""
        run = Run(Plan(port=self.server.port, pid=self.server.pid, tables=0, seconds=0.0))
        run.counting, wanted = True, self.chance.randint(10, MOVES)
        late = time.monotonic() + self.chance.uniform(2, STAY_S)
        for moves in (wanted // 2, wanted):
            run.going, seats = True, [Seat(run) for _ in made.seats]
            sockets = [
                await self._enter(made.table, grant.token, seat) for grant, seat in zip(made.seats, seats, strict=True)
            ]
            while time.monotonic() < late and run.moves < moves and not all(socket.lost for socket in sockets):
                await asyncio.sleep(0.05)
            run.going = False
            run.waiting.clear()
            for socket in sockets:
                socket.close()
        self.moves += run.moves

    async def _play_icecool(self, made: CreatedTable) -> None:
        watch = read_link(made.links.watch)
        links = tuple(watch._replace(held=(Secret("seat", grant.token),)) for grant in made.seats)
        table, load = Seats(made.table, "icecool", links), Load(self.server.base)
        self.sockets += len(links)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.chance.uniform(2, STAY_S)), asyncio.TaskGroup() as players:
                for link in links:
                    players.create_task(load.play(table, link))
        self.moves += len(table.acknowledged)

    async def _look_in(self, made: CreatedTable, over: asyncio.Event) -> None:
        """Watch for a moment, again and again."""
        token = read_link(made.links.watch).tokens[0]
        while not over.is_set():
            socket = await self._enter(made.table, token, Watcher())
            await asyncio.sleep(self.chance.uniform(0.2, 3))
            socket.close()

    async def _enter(self, table: str, token: str, who: Listener) -> LoadSocket:
        self.sockets += 1
        socket = await connect(self.server.port, f"/ws/{table}", {"Origin": self.server.base}, who)
        socket.send(b'{"kind":"hello","protocol":%d,"tokens":["%b"]}' % (PROTOCOL, token.encode()))
        return socket


@dataclass
class Memory:
    """What the processes of a server hold, looked at now and then. Megabytes."""

    server: ServerProcess
    began: float = field(default_factory=time.monotonic)
    highest: float = 0.0

    @property
    def main(self) -> float:
        return rss_mb(self.server.pid)

    @property
    def workers(self) -> list[float]:
        return [rss_mb(child) for child in children_of(self.server.pid)]

    async def watch(self, seconds: float, doing: str, tell: Callable[[], str]) -> None:
        """A line now and then for so long: how far it is, and what the processes hold."""
        began = time.monotonic()
        while (gone := time.monotonic() - began) < seconds:
            self.highest = max(self.highest, self.main)
            bar = "#" * int(20 * gone / seconds)
            workers = " + ".join(f"{each:.0f}" for each in self.workers)
            line = f"[{bar:.<20}] {doing}: server {self.main:.0f} MB, workers {workers} MB, {tell()}"
            print(f"{time.monotonic() - self.began:7.0f} s  {line}", flush=True)
            await asyncio.sleep(min(LOOK_S, seconds - gone))


@dataclass
class Churned:
    """What was found. Megabytes; `left` after each of the two times."""

    start: float
    highest: float
    left: Sequence[float]
    workers: Sequence[float]
    crowd: Crowd

    def check(self) -> None:
        first, second = self.left
        assert first <= MOST_TIMES * self.start, f"{self.start:.0f} MB became {first:.0f} MB"
        assert second <= first + LITTLE * self.start, f"{first:.0f} MB became {second:.0f} MB the second time"

    def rows(self) -> list[tuple[str, str]]:
        kinds = ", ".join(f"{kind}: {count}" for kind, count in sorted(self.crowd.tables.items()))
        return [
            ("tables that came and went", f"{self.crowd.tables.total()} ({kinds})"),
            ("sockets, moves of people", f"{self.crowd.sockets}, {self.crowd.moves}"),
            ("memory of the server at the start, at most", f"{self.start:.0f} MB, {self.highest:.0f} MB"),
            ("left when all had gone, and the second time", ", ".join(f"{each:.0f} MB" for each in self.left)),
            ("workers in the end", ", ".join(f"{each:.0f} MB" for each in self.workers)),
        ]


async def churn(folder: Path, seconds: float, *, seed: str = "churn", pause_s: float = 3.0 * IDLE_TABLE_S) -> Churned:
    """Tables come and go for so long, then nobody is there for `pause_s`; and all of that again."""
    env = {"COLDSNAP_LIMIT_TABLE_IDLE_S": str(IDLE_TABLE_S)}
    with ServerProcess(folder, env=env) as server:
        memory = Memory(server)
        crowd = Crowd(server, random.Random(seed))  # noqa: S311 - only who comes when
        start, left = memory.main, []
        for _ in range(2):
            await asyncio.gather(crowd.stay(seconds), memory.watch(seconds, "tables come and go", crowd.tell))
            await memory.watch(pause_s, "nobody is there", crowd.tell)
            left.append(memory.main)
        return Churned(start, memory.highest, left, memory.workers, crowd)


def churned(minutes: float, seed: str) -> list[tuple[str, str]]:
    """The part of `make soak`: the rows of its table. Raises AssertionError if memory is kept."""
    folder = Path(tempfile.mkdtemp(prefix="soak-"))
    print(f"the database and the server's log are in {folder}", flush=True)
    found = asyncio.run(churn(folder, 60 * minutes, seed=seed))
    found.check()
    shutil.rmtree(folder)
    return found.rows()
