"""What breaks around a server is told to those who play; nothing untrue is acknowledged; afterwards they play on."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from abuse_faults import full_disk, stopped_workers, take_away
from abuse_kit import SERVE, check_granted, check_stored, go_on, logged, says_that_it_stores
from coldsnap.load_test.abuse.neighbour_tables import MoveTable
from coldsnap.load_test.abuse.neighbours import Neighbours
from coldsnap.load_test.server_process import Running, server
from deadlines import HANG_S, until

NOTHING_STORED = {"act-storage", "health-503"}
"""What neighbours are not granted while nothing can be stored."""


def with_neighbours(test: Callable[[Running, Neighbours], Awaitable[None]]) -> None:
    """Run a test on a server whose neighbours play already, and wait for no answer."""

    async def run(running: Running) -> None:
        async with Neighbours(running, flicks=1, moves=1, bots=1, patience_s=HANG_S) as neighbours:
            check_granted(await neighbours.live(go_on(neighbours)))
            await test(running, neighbours)

    with server(SERVE, {}) as running:
        asyncio.run(run(running))


async def unhealthy(running: Running, neighbours: Neighbours) -> None:
    """Wait until health has told the fault, and everybody has met it."""
    await says_that_it_stores(running, it_does=False)
    await go_on(neighbours, 3)


def not_granted(numbers: Mapping[str, float]) -> set[str]:
    return {what.removeprefix("not_granted_") for what in numbers if what.startswith("not_granted_")}


def test_a_full_disk_is_told_and_afterwards_all_play_on() -> None:
    """The log is on that disk, too."""

    async def test(running: Running, neighbours: Neighbours) -> None:
        acknowledged = len(neighbours.acknowledged)
        with full_disk(running):
            numbers = await neighbours.live(unhealthy(running, neighbours))
        assert not_granted(numbers) == NOTHING_STORED
        assert len(neighbours.acknowledged) == acknowledged
        await says_that_it_stores(running, it_does=True)
        check_granted(await neighbours.live(go_on(neighbours)))
        check_stored(running.database, neighbours.acknowledged)

    with_neighbours(test)


def test_a_database_that_is_taken_away_takes_no_acknowledged_move_with_it(tmp_path: Path) -> None:
    async def test(running: Running, neighbours: Neighbours) -> None:
        acknowledged = len(neighbours.acknowledged)
        moved = take_away(running.database, tmp_path / "elsewhere")
        numbers = await neighbours.live(unhealthy(running, neighbours))
        assert not_granted(numbers) == NOTHING_STORED
        assert len(neighbours.acknowledged) == acknowledged
        check_stored(moved, neighbours.acknowledged)
        assert [line["event"] for line in logged(running) if line["level"] == "error"] == ["storage-failed"]

    with_neighbours(test)


def test_while_workers_stand_still_people_move_on_and_flicks_come_later() -> None:
    async def test(running: Running, neighbours: Neighbours) -> None:
        table = next(one for one in neighbours.tables if isinstance(one, MoveTable))

        async def still() -> None:
            with stopped_workers(running):
                wanted = neighbours.turns[table] + 5
                await until(lambda: neighbours.turns[table] >= wanted)

        assert not_granted(await neighbours.live(still())) <= {"preview-busy"}
        check_granted(await neighbours.live(go_on(neighbours)))
        check_stored(running.database, neighbours.acknowledged)

    with_neighbours(test)
