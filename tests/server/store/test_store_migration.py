"""Databases of earlier versions: they open with all that they have, and can be checked and backed up as they are."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from coldsnap.store.backup import Content, back_up, check, restore
from coldsnap.store.engine import engine_for
from coldsnap.store.matches import MatchStore, Stored, StoreFault
from coldsnap.store.schema import VERSION
from kept_arena import GOLDEN
from sentences import refuses, sentence
from server.store.test_store_kit import begun, look, row, tamper
from store_appends import append

OLD = GOLDEN / "database-version-1.sql"
TABLES = ("bots0000000001", "bots0000000002", "played00000001", "playing0000001", "waiting0000000", "waiting0000001")
ENTRIES = 29
FLICKS = [
    *(("played00000001", ply) for ply in (3, 5, 8)),
    *(("playing0000001", ply) for ply in (3, 5)),
]


def old_database(path: Path) -> Path:
    """A database as version 1 of the tables has left it."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(OLD.read_text("utf-8"))
    return path


async def everything(path: Path) -> dict[str, Stored | None]:
    store = await MatchStore.open(path)
    found = {table: await store.load(table) for table in TABLES}
    await store.close()
    return found


def shape(path: Path) -> list[tuple[str, str]]:
    """The columns of every table, with kind and bounds, and the columns of every index, and the triggers."""
    found = []
    for name, kind, text in look(path, "SELECT name, type, sql FROM sqlite_master ORDER BY name"):
        if kind == "trigger":
            found.append((name, text))
        pragma = "table_info" if kind == "table" else "index_info"
        found += [(name, str(sorted(each[1:], key=str))) for each in look(path, f"PRAGMA {pragma}({name})")]
    return sorted(found)


def test_a_database_of_version_1_opens_with_all_that_it_has(tmp_path: Path) -> None:
    path = old_database(tmp_path / "old.db")
    lines = look(path, "SELECT match, ply, at, charged, line, chain FROM entries ORDER BY match, ply")
    frames = look(path, "SELECT * FROM frames ORDER BY match, ply")
    rows = look(path, "SELECT * FROM matches ORDER BY id")
    assert [(match, ply) for match, ply, _ in frames] == FLICKS
    found = asyncio.run(everything(path))
    assert look(path, "PRAGMA user_version") == [(VERSION,)]
    assert all(found.values())
    assert sum(len(stored.entries) for stored in found.values() if stored) == len(lines) == ENTRIES
    assert look(path, "SELECT match, ply, at, charged, line, chain FROM entries ORDER BY match, ply") == lines
    assert look(path, "SELECT * FROM frames ORDER BY match, ply") == frames
    assert [each[:-2] for each in look(path, "SELECT * FROM matches ORDER BY id")] == rows
    assert check(path) == Content(6, ENTRIES, 5)


def test_a_database_that_was_migrated_has_the_tables_of_a_new_one(tmp_path: Path) -> None:
    async def make() -> None:
        await (await MatchStore.open(tmp_path / "new.db")).close()
        await (await MatchStore.open(old_database(tmp_path / "old.db"))).close()

    asyncio.run(make())
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")


def test_what_was_stored_before_is_guarded_from_then_on(tmp_path: Path) -> None:
    path = old_database(tmp_path / "old.db")
    asyncio.run(everything(path))
    with closing(sqlite3.connect(path)) as file, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        file.execute("UPDATE entries SET frames_digest = NULL")
    match, ply = FLICKS[1]
    tamper(path, f"UPDATE frames SET blob = CAST(blob || x'00' AS BLOB) WHERE match = '{match}' AND ply = {ply}")  # noqa: S608
    assert [sentence(fault) for fault in check(path).faults] == [
        f"match {match}, ply {ply}: the frames of this flick were changed since they were stored"
    ]


def test_a_match_of_version_1_goes_on(tmp_path: Path) -> None:
    path = old_database(tmp_path / "old.db")

    async def run() -> None:
        store = await MatchStore.open(path)
        stored = await store.load("bots0000000002")
        longer = await store.load("bots0000000001")
        assert stored
        assert longer
        for entry in longer.entries[len(stored.entries) :]:
            await append(store, "bots0000000002", entry, frames=b"frames")
        await begun(store, "m1")
        await store.close()

    asyncio.run(run())
    assert check(path) == Content(7, ENTRIES + 5, 9)


def test_an_old_database_is_checked_and_backed_up_as_it_is(tmp_path: Path) -> None:
    path = old_database(tmp_path / "old.db")
    before = look(path, "SELECT * FROM sqlite_master")
    assert check(path) == back_up(path, tmp_path / "copy.db") == Content(6, ENTRIES, 5)
    assert restore(tmp_path / "copy.db", tmp_path / "restored.db") == Content(6, ENTRIES, 5)
    for each in (path, tmp_path / "copy.db", tmp_path / "restored.db"):
        assert look(each, "PRAGMA user_version") == [(1,)]
        assert look(each, "SELECT * FROM sqlite_master") == before
    assert asyncio.run(everything(tmp_path / "restored.db")) == asyncio.run(everything(path))


def test_a_disk_that_is_full_leaves_an_old_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = old_database(tmp_path / "old.db")
    before = look(path, "SELECT * FROM sqlite_master"), look(path, "SELECT * FROM entries")

    def on_a_full_disk(path: Path, **how: Any) -> sa.Engine:
        engine = engine_for(path, **how)
        sa.event.listen(engine, "connect", lambda opened, _: opened.execute("PRAGMA max_page_count = 1").close())
        return engine

    async def run() -> None:
        with refuses(StoreFault, match="the disk is full"):
            await MatchStore.open(path)

    with monkeypatch.context() as full:
        full.setattr("coldsnap.store.matches.engine_for", on_a_full_disk)
        asyncio.run(run())
    assert look(path, "PRAGMA user_version") == [(1,)]
    assert (look(path, "SELECT * FROM sqlite_master"), look(path, "SELECT * FROM entries")) == before
    assert all(asyncio.run(everything(path)).values())


def test_a_table_that_waits_keeps_its_row(tmp_path: Path) -> None:
    """The three columns that only the database has are no part of it."""

    async def run() -> None:
        store = await MatchStore.open(tmp_path / "matches.db")
        await store.create(row())
        assert await store.load("m1") == Stored(row(), None, ())
        await store.close()

    asyncio.run(run())
