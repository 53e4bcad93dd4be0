"""What is kept how long: whole matches go, or the frames of old ones, by the time that the server has really seen."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from coldsnap.store import tidying
from coldsnap.store.backup import Content, check
from coldsnap.store.matches import MatchRow, MatchStore, OutOfOrder, SeatRow
from coldsnap.store.retention import Retention
from sentences import refuses
from server.store.test_store_kit import begun, entry, look, played, row
from store_appends import append
from store_clocks import Clocks

BOTS = (SeatRow(0, "bot", "", "orca", None), SeatRow(1, "bot", "", "pebble", None))
AWAY = (SeatRow(0, "person", "Zoë", None, "5a" * 32), SeatRow(1, "bot", "Ana", "orca", "5b" * 32))
"""Two people, one of whom a bot plays for."""
FRAMES = bytes(2000)
NOTHING = {"waiting": 0, "abandoned": 0, "bots": 0, "finished": 0, "frames": 0}


async def begin(store: MatchStore, match: str, seats: tuple[SeatRow, ...] = AWAY, *, over: bool = False) -> MatchRow:
    """A match of three entries, the last of them a flick, perhaps with the end."""
    at_table = row(match, seats=seats)
    await store.create(at_table)
    await store.begin(match, played().header, played().entries[:2], replace(at_table, started=True))
    await append(store, match, entry(2), frames=FRAMES, over=over)
    return at_table


async def filled(store: MatchStore) -> None:
    """A table of every kind."""
    await store.create(row("waiting", seats=AWAY))
    await begin(store, "playing")
    await begin(store, "finished", over=True)
    await begin(store, "bots", BOTS)
    await begin(store, "bots-over", BOTS, over=True)


def there(path: Path) -> set[str]:
    return {match for (match,) in look(path, "SELECT id FROM matches")}


def with_clocks(folder: Path, work: Callable[[MatchStore, Clocks], Awaitable[None]]) -> None:
    """Run work on a store whose clocks are ours, and close it."""

    async def run() -> None:
        clocks = Clocks()
        store = await MatchStore.open(folder / "matches.db", server_time=clocks.server_time())
        await work(store, clocks)
        await store.close()

    asyncio.run(run())


async def tidied(store: MatchStore, *in_use: str, **days: Any) -> dict[str, int]:
    """What a round of tidying has let go of, of each kind of which there was any."""
    found = await store.tidy(Retention(**days), lambda: in_use)
    assert found.keys() == NOTHING.keys()
    return {kind: count for kind, count in found.items() if count}


def test_each_kind_of_table_is_kept_for_its_own_time(tmp_path: Path) -> None:
    async def work(store: MatchStore, clocks: Clocks) -> None:
        await filled(store)
        assert await tidied(store) == {}
        clocks.pass_days(0.9)
        assert await tidied(store) == {}
        clocks.pass_days(0.2)
        assert await tidied(store) == {"bots": 2}
        assert there(store.path) == {"waiting", "playing", "finished"}
        clocks.pass_days(28)
        assert await tidied(store) == {}
        clocks.pass_days(2)
        assert await tidied(store) == {"waiting": 1, "abandoned": 1, "frames": 1}
        clocks.pass_days(3000)
        assert await tidied(store) == {}
        assert there(store.path) == {"finished"}
        assert await tidied(store, finished_days=2000) == {"finished": 1}
        for table in ("matches", "seats", "entries", "frames"):
            assert look(store.path, f"SELECT * FROM {table}") == []  # noqa: S608

    with_clocks(tmp_path, work)


def test_frames_go_and_the_match_stays_whole(tmp_path: Path) -> None:
    async def work(store: MatchStore, clocks: Clocks) -> None:
        await begin(store, "finished", over=True)
        await begin(store, "playing")
        before = look(store.path, "SELECT * FROM entries ORDER BY match")
        record = await store.record("finished")
        clocks.pass_days(10)
        assert await tidied(store, frames_days=None) == {}
        assert await tidied(store, frames_days=9) == {"frames": 1}
        assert look(store.path, "SELECT match FROM frames") == [("playing",)]
        assert (await store.frames("finished", 2)).state == "dropped"
        assert await store.record("finished") == record
        assert look(store.path, "SELECT * FROM entries ORDER BY match") == before
        assert await tidied(store, frames_days=9) == {}
        await store.backup(tmp_path / "copy.db")
        assert check(tmp_path / "copy.db") == Content(2, 6, 1, 1)

    with_clocks(tmp_path, work)


@pytest.mark.parametrize("way", ["touched", "saved", "ended"])
def test_a_table_at_which_somebody_does_something_begins_its_time_anew(tmp_path: Path, way: str) -> None:
    async def work(store: MatchStore, clocks: Clocks) -> None:
        await begin(store, "playing")
        at_table = await begin(store, "left")
        clocks.pass_days(29)
        if way == "touched":
            await store.touch(["playing", "nowhere"])
        elif way == "saved":
            await store.save_row(replace(at_table, id="playing", started=True))
        else:
            await append(store, "playing", entry(3), over=True)
        clocks.pass_days(2)
        assert await tidied(store, frames_days=3) == {"abandoned": 1}
        assert there(store.path) == {"playing"}

    with_clocks(tmp_path, work)


def test_a_table_in_memory_is_never_deleted(tmp_path: Path) -> None:
    async def work(store: MatchStore, clocks: Clocks) -> None:
        await filled(store)
        clocks.pass_days(40)
        assert await tidied(store, "bots", "waiting", "finished") == {"bots": 1, "abandoned": 1}
        assert there(store.path) == {"bots", "waiting", "finished"}
        assert await tidied(store) == {"bots": 1, "waiting": 1, "frames": 1}

    with_clocks(tmp_path, work)


def test_no_round_lets_go_of_more_than_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "MOST", 4)

    async def work(store: MatchStore, clocks: Clocks) -> None:
        for number in range(7):
            await store.create(row(f"m{number}", seats=AWAY))
            clocks.pass_days(0.001)
        clocks.pass_days(31)
        assert await tidied(store) == {"waiting": 4}
        assert there(store.path) == {"m4", "m5", "m6"}
        assert await tidied(store) == {"waiting": 3}

    with_clocks(tmp_path, work)


def test_a_clock_that_jumps_at_a_start_deletes_nothing_that_was_fresh(tmp_path: Path) -> None:
    """Forty days ahead at a start, and right again at the next one: nothing goes, not even what is kept for a day."""

    async def start(clocks: Clocks) -> None:
        store = await MatchStore.open(tmp_path / "matches.db", server_time=clocks.server_time())
        assert await tidied(store) == {}
        await store.close()

    async def run() -> None:
        clocks = Clocks()
        store = await MatchStore.open(tmp_path / "matches.db", server_time=clocks.server_time())
        await filled(store)
        clocks.pass_days(0.1)
        await store.close()
        clocks.set_ahead(40)
        await start(clocks)
        clocks.set_ahead(-40)
        await start(clocks)

    asyncio.run(run())
    assert there(tmp_path / "matches.db") == {"waiting", "playing", "finished", "bots", "bots-over"}


def test_the_file_gives_back_what_it_does_not_need(tmp_path: Path) -> None:
    async def work(store: MatchStore, clocks: Clocks) -> None:
        def pages() -> int:
            return int(look(store.path, "PRAGMA page_count")[0][0])

        await begin(store, "kept", over=True)
        most = 0
        for number in range(4):
            for each in range(30):
                await begin(store, f"m{number}-{each}", BOTS, over=True)
                for ply in range(3, 12):
                    await append(store, f"m{number}-{each}", entry(ply), frames=FRAMES)
            most = max(most, pages())
            clocks.pass_days(2)
            assert await tidied(store) == {"bots": 30}
            assert pages() < most / 5
        assert look(store.path, "PRAGMA integrity_check") == [("ok",)]

    with_clocks(tmp_path, work)


def test_an_entry_for_a_match_that_has_gone_is_refused(tmp_path: Path) -> None:
    async def work(store: MatchStore, clocks: Clocks) -> None:
        await begin(store, "bots", BOTS)
        clocks.pass_days(2)
        await begun(store, "m1")
        assert await tidied(store) == {"bots": 1}
        with refuses(OutOfOrder, match="match bots: there is no such match"):
            await append(store, "bots", entry(3))
        await append(store, "m1", entry(1))

    with_clocks(tmp_path, work)
