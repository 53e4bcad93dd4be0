"""Rooms in the hands of a test: a hub over a real store, viewers that keep every byte, and workers made of paper."""
# ruff: noqa: ARG002 - paper workers take what workers take

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import Raw

from coldsnap.core.bot import Advice, Budget
from coldsnap.core.choices import Choice, Over, Simulate, Turn
from coldsnap.core.codec import encode
from coldsnap.core.record import Unresolved
from coldsnap.core.scene import Impulse
from coldsnap.core.values import Action, View
from coldsnap.match.table import Table
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.settings import Settings
from coldsnap.server.tables.hub import Hub
from coldsnap.server.tables.live_table import LiveTable
from coldsnap.server.workers.facade import Asker, Flown, Workers
from coldsnap.server.workers.jobs import Foreseen
from coldsnap.store.matches import MatchStore
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import Created, NewTable, SeatWish
from coldsnap.wire.packing import unpack
from deadlines import run_held
from deadlines import until as until

_numbers = count(1)
HOME = "10.0.0.1"
"""The address that everybody is at unless a test says otherwise."""
PERSON, OPEN, BOT = SeatWish("person"), SeatWish("open"), SeatWish("bot", level="pebble")


def a_ref() -> str:
    """A ref that was not used before."""
    return f"r{next(_numbers)}"


class Seen:
    """A viewer that keeps all that it is sent."""

    def __init__(self, address: str = HOME) -> None:
        self.address = address
        self.id = f"viewer-{next(_numbers)}"
        self.role: wire.Role = "watcher"
        self.seats: frozenset[int] = frozenset()
        self.facing: int | None = None
        self.shows = False
        self.seen = 0
        self.closing: wire.Closing = "never"
        self.raw: list[bytes] = []
        self.droppable: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send(self, message: wire.ServerMessage | bytes, *, droppable: bool = False) -> None:
        data = message if isinstance(message, bytes) else wire.write_message(message)
        self.raw.append(data)
        if droppable:
            self.droppable.append(data)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    @property
    def plain(self) -> list[bytes]:
        """What it was sent, unpacked."""
        return [unpack(data) for data in self.raw]

    @property
    def got(self) -> list[dict[str, Any]]:
        return [json.loads(data) for data in self.plain]

    @property
    def last(self) -> dict[str, Any]:
        return self.got[-1]

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.got]

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.got if message["kind"] == kind]

    def one(self, kind: str) -> dict[str, Any]:
        found = self.all(kind)
        assert len(found) == 1, f"{len(found)} of {kind} in {self.kinds()}"
        return found[0]

    def forget(self) -> None:
        self.raw.clear()


class PaperWorkers(Workers):
    """Answers at once and without an engine: a flick fails, a bot takes the first choice.

    `gate` holds flicks back, `thinking` bots; `asked` counts the bots that were asked, `flown` the flicks that landed.
    """

    def __init__(self) -> None:
        super().__init__(1)
        self.gate = asyncio.Event()
        self.gate.set()
        self.thinking = asyncio.Event()
        self.thinking.set()
        self.show_ms = 0
        self.asked = 0
        self.flown = 0

    async def engine(self) -> str:
        return "paper"

    async def simulate(self, asker: Asker, waiting: Simulate) -> Flown:
        await self.gate.wait()
        self.flown += 1
        return Flown(Unresolved("paper"), b"frames", self.show_ms)

    async def choose(
        self,
        asker: Asker,
        game_id: str,
        level: str,
        view: View,
        choices: tuple[Choice, ...],
        seed: str,
        budget: Budget = Budget(),  # noqa: B008 - frozen
    ) -> Action | None:
        self.asked += 1
        await self.thinking.wait()
        return choices[0].action

    async def hint(
        self, asker: Asker, game_id: str, view: View, choices: tuple[Choice, ...], seed: str
    ) -> Advice | None:
        return Advice(choices[-1].action, "icecool-hint-fish", {"door": "1-3", "fish": 1, "chance": 80})

    async def preview(
        self, asker: Asker, wanted: Simulate, edges: tuple[Impulse, ...] = (), *, until_bounce: bool
    ) -> Foreseen:
        far = 2 if until_bounce else 3
        whole = ((0, 0, 0), (1, 2, 3), (4, 5, 6))
        return Foreseen(whole[:far], (3, 2, 1)[:far], None, "p7", tuple(whole[:far] for _ in edges))


class House:
    """A hub and its store."""

    def __init__(self, store: MatchStore, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.settings = Settings(database=str(store.path))
        self.hub = Hub(store, workers, self.settings)

    async def restart(self) -> None:
        """As after a crash: nothing is left but what was stored."""
        await self.hub.close()
        self.hub = Hub(self.store, self.workers, self.settings)

    async def table(
        self,
        seats: Sequence[SeatWish] = (PERSON, PERSON),
        game: str = "icetoids",
        address: str = HOME,
        **more: Any,
    ) -> Created:
        return await self.hub.create(NewTable(game, tuple(seats), **more), address)

    async def live_table(self, table: str) -> LiveTable:
        found = await self.hub.live_table(table)
        assert found is not None
        return found

    async def enter(
        self,
        table: str,
        *tokens: str,
        face: int | None = None,
        have: int | None = None,
        address: str = HOME,
        **more: Any,
    ) -> Seen:
        viewer = Seen(address)
        await (await self.live_table(table)).enter(viewer, wire.Hello(wire.PROTOCOL, tokens, face, have, **more))
        return viewer


@asynccontextmanager
async def house(folder: Path, workers: Workers | None = None) -> AsyncIterator[House]:
    """A hub for the length of a test; with paper workers unless told otherwise."""
    store = await MatchStore.open(folder / "rooms.sqlite")
    made = workers or PaperWorkers()
    real = not isinstance(made, PaperWorkers)
    if real:
        await made.start()
    home = House(store, made)
    try:
        yield home
    finally:
        await home.hub.close()
        if real:
            await made.stop()
        await store.close()


def at_home(folder: Path, test: Callable[[House], Awaitable[None]], workers: Workers | None = None) -> None:
    """Run a test with a house of its own, in which time stands until the test lets it pass."""

    async def run() -> None:
        async with house(folder, workers) as home:
            await test(home)

    run_held(run())


# --- a room that plays ---


def runner_of(live: LiveTable) -> MatchRunner:
    assert live.runner is not None
    return live.runner


def table_of(live: LiveTable) -> Table:
    return runner_of(live).table


def turn_of(live: LiveTable) -> Turn:
    status = table_of(live).status
    assert isinstance(status, Turn)
    return status


def actor(live: LiveTable) -> int:
    """The seat that has to decide."""
    return turn_of(live).offers[0].seat


def offered(live: LiveTable, number: int = 0) -> Action:
    """An action that may be played now (of a range, its pattern)."""
    choices = turn_of(live).offers[0].choices
    return choices[number % len(choices)].action


def act(live: LiveTable, action: Action | None = None, *, seen: int | None = None, ref: str | None = None) -> wire.Act:
    """The command to play an action, by default one that is offered."""
    chosen = offered(live) if action is None else action
    return wire.Act(ref or a_ref(), table_of(live).ply if seen is None else seen, Raw(encode(chosen)))


async def play(live: LiveTable, people: Sequence[Seen], number: int = 0) -> None:
    """One move of whoever has to decide; `people` are the viewers of the seats in their order."""
    viewer = people[actor(live)]
    before = table_of(live).ply
    await live.hear(viewer, act(live, offered(live, number)))
    assert table_of(live).ply > before, viewer.last


async def turn_to(live: LiveTable, people: Sequence[Seen], seat: int) -> None:
    """Play until a seat has to decide."""
    while actor(live) != seat:
        await play(live, people)


def is_over(live: LiveTable) -> bool:
    return isinstance(table_of(live).status, Over)


async def two_at_table(home: House, **more: Any) -> tuple[LiveTable, list[Seen], Created]:
    """A table of two people on two devices; the first is the host's."""
    made = await home.table(**more)
    first, second = made.seats
    people = [
        await home.enter(made.table, made.host, first.token),
        await home.enter(made.table, second.token),
    ]
    return await home.live_table(made.table), people, made
