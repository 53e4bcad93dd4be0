"""Tables that nobody needs: which are let go, which never are, and that nothing of them stays in memory."""

import asyncio
import gc
import math
import weakref
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from coldsnap.core.choices import Turn
from coldsnap.server.limits import Limits
from coldsnap.server.settings import Settings
from coldsnap.server.tables.hub import Hub
from coldsnap.store.frames import KeptFrames
from coldsnap.store.matches import StoreFault
from coldsnap.wire import messages as wire
from coldsnap.wire.new_table import NewTable
from deadlines import turns
from server.table_kit import (
    BOT,
    PERSON,
    House,
    PaperWorkers,
    Seen,
    a_ref,
    act,
    actor,
    at_home,
    is_over,
    play,
    runner_of,
    table_of,
    two_at_table,
    until,
)


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What holds itself in memory stays there."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def a_visit(home: House, game: str) -> list["weakref.ref[Any]"]:
    """Two people play a little, ask for all sorts of things, and leave; what was there for them."""
    live, people, _ = await two_at_table(home, game=game, help="full")
    for number in range(12):
        await until(lambda: isinstance(table_of(live).status, Turn) or is_over(live))
        if not is_over(live):
            await play(live, people, number)
    await until(lambda: not runner_of(live).busy)
    for message in (
        wire.SendEmote(a_ref(), "hello"),
        wire.Act(a_ref(), 0, Raw(b"{}")),
        wire.AskBack(a_ref(), 1),
        wire.Hint(a_ref()),
        wire.Preview(a_ref(), Raw(b"{}")),
    ):
        await live.hear(people[0], message)
    await turns()
    for viewer in people:
        await live.leave(viewer)
    await until(lambda: not runner_of(live).busy)
    return [weakref.ref(each) for each in (live, runner_of(live), table_of(live), *people)]


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("game", ["icetoids", "icecool"])
def test_nothing_of_a_table_that_is_let_go_stays_in_memory(tmp_path: Path, game: str) -> None:
    async def test(home: House) -> None:
        known = [each for _ in range(3) for each in await a_visit(home, game)]
        assert await home.hub.tidy(-1) == 3
        await turns()
        assert [type(each()).__name__ for each in known if each() is not None] == []

    at_home(tmp_path, test)


def test_of_tables_at_which_nobody_is_only_so_many_stay(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        hub = Hub(home.store, home.workers, Settings(database=str(home.store.path), limits=Limits(idle_tables=2)))
        wanted = NewTable("icetoids", (PERSON, PERSON), public=True)
        made = [(await hub.create(wanted, "10.0.0.1")).table for _ in range(5)]
        for number, live in enumerate(hub._live_tables.values()):
            live.touched -= 5 - number
        await hub._live_tables[made[0]].enter(Seen(), wire.Hello(wire.PROTOCOL, ()))
        assert await hub.tidy() == 2
        assert list(hub._live_tables) == [made[0], made[3], made[4]], "somebody is at the first"

    at_home(tmp_path, test)


def test_letting_go_of_many_tables_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = [await home.table() for _ in range(9)]
        tables, counts = home.hub._live_tables, [9]

        async def look() -> None:
            await home.enter(made[7].table, made[7].host)
            while len(tables) > 1:
                counts.append(len(tables))
                await asyncio.sleep(0)

        looking = asyncio.create_task(look())
        assert await home.hub.tidy(-1) == 8, "somebody came to one of them meanwhile"
        await looking
        assert list(tables) == [made[7].table]
        assert max(before - after for before, after in pairwise(counts)) == 1

    at_home(tmp_path, test)


def test_a_table_that_was_just_asked_for_is_not_let_go(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        made = await home.table()
        (await home.live_table(made.table)).touched = -math.inf
        await home.live_table(made.table)
        assert await home.hub.tidy() == 0

    at_home(tmp_path, test)


def test_a_table_is_not_let_go_while_somebody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(home: House) -> None:
        live, people, made = await two_at_table(home, game="icecool")
        await play(live, people)
        for viewer in people:
            await live.leave(viewer)
        await until(lambda: not runner_of(live).busy)
        asked, gate, frames = asyncio.Event(), asyncio.Event(), home.store.frames

        async def slow(table: str, ply: int) -> KeptFrames:
            asked.set()
            await gate.wait()
            return await frames(table, ply)

        monkeypatch.setattr(home.store, "frames", slow)
        coming = asyncio.create_task(home.enter(made.table, made.host, have=1))
        await asked.wait()
        assert await home.hub.tidy(-1) == 0
        gate.set()
        assert (await coming).kinds()[0] == "welcome"

    at_home(tmp_path, test)


def test_a_table_is_not_let_go_while_a_move_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(home: House) -> None:
        live, people, _ = await two_at_table(home)
        held: list[Any] = []
        append = home.store.append

        def hold(*entry: Any, **more: Any) -> int:
            held.append((entry, more))
            return 0

        monkeypatch.setattr(home.store, "append", hold)
        moving = asyncio.create_task(live.hear(people[actor(live)], act(live)))
        await until(lambda: bool(held))
        for viewer in people:
            await live.leave(viewer)
        gone = await home.hub.tidy(-1)
        for entry, more in held:
            append(*entry, **more)
        await moving
        assert gone == 0
        assert table_of(live).ply == 2
        assert await home.hub.tidy(-1) == 1

    at_home(tmp_path, test)


class ColdWorkers(PaperWorkers):
    """They say what engine they have when the test lets them."""

    def __init__(self) -> None:
        super().__init__()
        self.warm = asyncio.Event()
        self.wanted = asyncio.Event()

    async def engine(self) -> str:
        self.wanted.set()
        await self.warm.wait()
        return "paper"


def test_a_table_is_not_let_go_while_its_match_begins(tmp_path: Path) -> None:
    async def test(home: House) -> None:
        workers = home.workers
        assert isinstance(workers, ColdWorkers)
        making = asyncio.create_task(home.table((BOT, BOT), "icecool"))
        await workers.wanted.wait()
        assert await home.hub.tidy(-1) == 0
        workers.warm.set()
        live = await home.live_table((await making).table)
        assert live.runner is not None

    at_home(tmp_path, test, ColdWorkers())


def test_a_table_that_cannot_be_read_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(home: House) -> None:
        async def broken(table: str) -> None:
            raise StoreFault("no-match", match=table)

        monkeypatch.setattr(home.store, "load", broken)
        for number in range(3):
            with pytest.raises(StoreFault):
                await home.hub.live_table(f"table-{number}")
        assert home.hub._loading == {}

    at_home(tmp_path, test)
