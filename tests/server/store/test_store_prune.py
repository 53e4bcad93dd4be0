"""`coldsnap admin prune`: what would go is shown first, goes when it is asked for, and the file is smaller then."""

import asyncio
import os
from pathlib import Path

import pytest

from coldsnap.store import prune as pruning
from coldsnap.store.backup import Content, check
from coldsnap.store.file_lock import InUse, hold_database
from coldsnap.store.matches import MatchStore, StoreFault
from coldsnap.store.prune import Going, prune, what_goes
from coldsnap.store.retention import Retention
from command import coldsnap
from sentences import refuses
from server.store.test_store_kit import entry, look, row, tamper
from server.store.test_store_migration import old_database
from server.store.test_store_retention import AWAY, BOTS, begin, there
from store_appends import append
from store_clocks import DAY_S, Clocks

FRAMES = os.urandom(3000)


def left(path: Path, days: float, clocks: Clocks) -> Path:
    """A database with tables of every kind at which nobody has done anything for some days; its server has ended."""

    async def fill() -> None:
        store = await MatchStore.open(path, server_time=clocks.server_time())
        await store.create(row("waiting", seats=AWAY))
        await begin(store, "playing")
        for match, seats in (("finished", AWAY), ("bots", BOTS)):
            await begin(store, match, seats)
            for ply in range(3, 60):
                await append(store, match, entry(ply), frames=FRAMES, over=ply == 59)
        clocks.pass_days(days)
        await store.close()

    asyncio.run(fill())
    return path


def quiet(done: int, of: int) -> None:
    assert 0 <= done <= of


def counts(going: tuple[Going, ...]) -> dict[str, int]:
    return {each.what: each.tables for each in going if each.tables}


def test_what_would_go_is_told_and_nothing_is_changed(tmp_path: Path) -> None:
    clocks = Clocks()
    path = left(tmp_path / "matches.db", 31, clocks)
    before = path.read_bytes()
    going = {each.what: each for each in what_goes(path, Retention(), clocks.server_time())}
    assert {what: each.tables for what, each in going.items()} == {
        "waiting": 1,
        "abandoned": 1,
        "bots": 1,
        "finished": 0,
        "frames": 1,
    }
    assert going["waiting"].size == 0 < going["abandoned"].size
    assert going["bots"].size > going["frames"].size > 57 * len(FRAMES)
    assert counts(what_goes(path, Retention(finished_days=30), clocks.server_time())) == {
        "waiting": 1,
        "abandoned": 1,
        "bots": 1,
        "finished": 1,
    }
    assert path.read_bytes() == before


def test_it_goes_and_the_file_shrinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "AT_ONCE", 1)
    clocks = Clocks()
    path = left(tmp_path / "matches.db", 31, clocks)
    told: list[tuple[int, int]] = []
    pruned = prune(path, Retention(), lambda done, of: told.append((done, of)), clocks.server_time())
    assert told == [(done, 4) for done in range(5)]
    assert there(path) == {"finished"}
    assert check(path) == Content(1, 60, 0, 58)
    assert pruned.before > 2 * 57 * len(FRAMES)
    assert pruned.after == path.stat().st_size < pruned.before / 3
    assert [each.name for each in tmp_path.iterdir()] == ["matches.db"]
    assert counts(what_goes(path, Retention(), clocks.server_time())) == {}


def test_an_old_database_is_migrated_and_gives_pages_back_from_then_on(tmp_path: Path) -> None:
    path = old_database(tmp_path / "old.db")
    newest = Clocks(1_760_000_000.0 + DAY_S / 4)  # some hours after the old server was there for the last time
    before = look(path, "SELECT * FROM sqlite_master")
    going = what_goes(path, Retention(), newest.server_time())
    assert counts(going) == {"waiting": 1, "bots": 1, "frames": 1}
    assert look(path, "SELECT * FROM sqlite_master") == before
    prune(path, Retention(), quiet, newest.server_time())
    assert there(path) == {"bots0000000002", "played00000001", "playing0000001", "waiting0000001"}
    assert look(path, "PRAGMA auto_vacuum") == [(2,)]
    assert check(path) == Content(4, 21, 2, 3)


def test_an_old_database_without_a_table_has_nothing_to_prune(tmp_path: Path) -> None:
    path = old_database(tmp_path / "old.db")
    tamper(path, "PRAGMA foreign_keys = ON", "DELETE FROM matches")
    assert counts(what_goes(path, Retention())) == {}
    prune(path, Retention(), quiet)
    assert check(path) == Content(0, 0)


def test_a_database_in_use_is_not_pruned(tmp_path: Path) -> None:
    path = left(tmp_path / "matches.db", 31, Clocks())
    held = hold_database(path)
    held.write_note("http://127.0.0.1:8000")
    with refuses(InUse, match="8000"):
        prune(path, Retention(), quiet)
    held.release()
    (tmp_path / "empty").touch()
    with refuses(StoreFault, match="empty is not a Coldsnap database"):
        prune(tmp_path / "empty", Retention(), quiet)
    with refuses(StoreFault, match="nowhere"):
        prune(tmp_path / "nowhere", Retention(), quiet)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["empty", "matches.db"]


def test_the_command_shows_and_does_it(tmp_path: Path) -> None:
    path = left(tmp_path / "matches.db", 31, Clocks())
    shown = coldsnap("admin", "prune", "--database", str(path)).stdout
    assert "of bots alone" in shown
    assert "Nothing was changed. With --yes this goes." in shown
    assert len(there(path)) == 4
    done = coldsnap("admin", "prune", "--database", str(path), "--yes", "--bots-days", "300").stdout
    assert "MB and has" in done
    assert there(path) == {"finished", "bots"}
    short = {"COLDSNAP_FINISHED_DAYS": "1"}
    french = coldsnap("admin", "prune", "--database", str(path), "--language", "fr", env=short)
    assert "que des personnes ont finies" in french.stdout
    coldsnap("admin", "prune", "--database", str(path), "--yes", env=short)
    assert there(path) == set()
