"""A table at which somebody is, is not left, however seldom they move; one of bots alone is nobody's."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time

from coldsnap.store.matches import MatchStore
from coldsnap.store.retention import Retention
from deadlines import run_held, wait_until
from server.store.test_store_kit import look
from server.store.test_store_prune import left
from server.store.test_store_retention import there
from server.table_kit import BOT, OPEN, PERSON, House, PaperWorkers, two_at_table
from store_clocks import DAY_S, Clocks
from web_server import served


def kept_for_days(folder: Path, test: Callable[[House, Clocks], Awaitable[None]]) -> None:
    """Run a test with a house of its own, on clocks that the test sets."""

    async def run() -> None:
        clocks = Clocks()
        store = await MatchStore.open(folder / "rooms.sqlite", server_time=clocks.server_time())
        home = House(store, PaperWorkers())
        try:
            await test(home, clocks)
        finally:
            await home.hub.close()
            await store.close()

    run_held(run())


async def tidied(home: House) -> set[str]:
    """The tables that are there after a round of tidying."""
    await home.store.tidy(Retention(), lambda: home.hub.in_memory)
    return {table for (table,) in look(home.store.path, "SELECT id FROM matches")}


async def pass_days(home: House, clocks: Clocks, days: int) -> None:
    """Days pass as they do for a hub, which looks now and then who is there."""
    for _ in range(days):
        clocks.pass_days(1)
        await home.hub.tidy(idle_s=0)


def test_tables_at_which_somebody_is_are_kept_and_those_that_were_left_go(tmp_path: Path) -> None:
    async def test(home: House, clocks: Clocks) -> None:
        _, (one, other), playing = await two_at_table(home)
        waiting = await home.table((PERSON, OPEN))
        left, gone = await home.table(), await home.table((PERSON, OPEN))
        await home.enter(waiting.table, waiting.host)
        await home.restart()
        await home.enter(playing.table, playing.watch)
        await home.enter(waiting.table, waiting.host)
        await pass_days(home, clocks, 20)
        assert await tidied(home) == {each.table for each in (playing, waiting, left, gone)}
        await pass_days(home, clocks, 20)
        assert home.hub.in_memory == {playing.table, waiting.table}
        assert await tidied(home) == {playing.table, waiting.table}
        assert one.closed == other.closed == (1012, "restart")

    kept_for_days(tmp_path, test)


def test_a_match_of_bots_goes_after_a_day_unless_somebody_watches(tmp_path: Path) -> None:
    async def test(home: House, clocks: Clocks) -> None:
        _, watched = await home.table((BOT, BOT)), await home.table((BOT, BOT))
        await home.restart()
        await home.enter(watched.table, watched.watch)
        await pass_days(home, clocks, 2)
        assert await tidied(home) == {watched.table}

    kept_for_days(tmp_path, test)


def test_a_running_server_lets_go_of_what_is_over_its_time(tmp_path: Path) -> None:
    database = left(tmp_path / "t.sqlite", 31, Clocks(time() - 40 * DAY_S))
    assert len(there(database)) == 4
    with served(tmp_path):
        wait_until(lambda: there(database) == {"finished"} and not look(database, "SELECT * FROM frames"))
    assert look(database, "SELECT id FROM matches WHERE frames_dropped") == [("finished",)]
