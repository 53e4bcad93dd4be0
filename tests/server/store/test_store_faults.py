"""A disk that is full, a file that is locked, damaged or not ours: one clear line, nothing half-written, then on."""

import asyncio
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from coldsnap.core.errors import RecordFault
from coldsnap.store.backup import check
from coldsnap.store.matches import MatchStore, StoreFault
from sentences import refuses, sentence
from server.store.test_store_kit import append_all, begun, entry, look, played, row, tamper

MATCHES: Sequence[str] = [f"m{number}" for number in range(30)]


async def pragma(store: MatchStore, setting: str) -> None:
    """Set something on the connection that writes."""
    await store._database.write(lambda connection: connection.exec_driver_sql(f"PRAGMA {setting}").close())


async def refused_and_then_not(path: Path, breaking: str, mending: str, cause: str) -> None:
    """A group of appends, a table that begins and one that is made: refused whole; then the same is taken."""
    store = await MatchStore.open(path)
    await asyncio.gather(*(begun(store, match) for match in MATCHES))
    await store.create(row("waiting"))
    assert await append_all(store, MATCHES, range(1, 3)) == [None] * 60
    before = look(path, "SELECT * FROM entries"), look(path, "SELECT * FROM matches")
    await pragma(store, breaking)
    outcomes = await append_all(store, MATCHES, range(3, 4))
    assert [sentence(outcome) for outcome in outcomes if isinstance(outcome, StoreFault)] == [f"{path}: {cause}"] * 30
    with refuses(StoreFault, match=cause):
        await store.begin("waiting", played().header, [entry(ply) for ply in range(500)], row("waiting", started=True))
    with refuses(StoreFault, match=cause):
        await store.create(row("late", options=" " * 10_000))
    assert (look(path, "SELECT * FROM entries"), look(path, "SELECT * FROM matches")) == before
    stored = await store.load("m5")
    assert stored and stored.entries == played().entries[:3]
    await pragma(store, mending)
    assert await append_all(store, MATCHES, range(3, 5)) == [None] * 60
    await store.create(row("late"))
    await store.close()
    assert look(path, "PRAGMA integrity_check") == [("ok",)]


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    asyncio.run(
        refused_and_then_not(
            tmp_path / "matches.db", "max_page_count = 1", "max_page_count = 1000000", "the disk is full"
        )
    )


def test_a_read_only_file_refuses_and_recovers(tmp_path: Path) -> None:
    asyncio.run(
        refused_and_then_not(tmp_path / "matches.db", "query_only = ON", "query_only = OFF", "the file is read-only")
    )


def test_a_lock_of_another_program_refuses_and_recovers(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"

    async def run() -> None:
        store = await MatchStore.open(path, busy_ms=50)
        await asyncio.gather(*(begun(store, match) for match in MATCHES))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            outcomes = await append_all(store, [*MATCHES, "nowhere"], range(1, 2))
            assert [sentence(outcome) for outcome in outcomes[:30] if isinstance(outcome, StoreFault)] == [
                f"{path}: the database is locked by another program"
            ] * 30
            assert isinstance(outcomes[30], StoreFault)
            assert await store.load("m1") is not None
            other.execute("ROLLBACK")
        assert await append_all(store, MATCHES, range(1, 3)) == [None] * 60
        await store.close()

    asyncio.run(run())


GONE = "the file was deleted or replaced while it was in use; nothing more is stored before a restart"


@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_a_file_that_is_gone_takes_nothing_more_and_says_so_once(tmp_path: Path, replaced: bool) -> None:
    path = tmp_path / "matches.db"
    heard: list[str] = []

    async def run() -> None:
        store = await MatchStore.open(path)
        store.on_fault(lambda fault: heard.append(sentence(fault)))
        await asyncio.gather(*(begun(store, match) for match in MATCHES))
        assert await store.fault() is None
        path.rename(tmp_path / "elsewhere.db")
        if replaced:
            path.write_bytes((tmp_path / "elsewhere.db").read_bytes())
        for ply in (1, 2):
            outcomes = await append_all(store, MATCHES, range(ply, ply + 1))
            assert [sentence(each) for each in outcomes if isinstance(each, StoreFault)] == [f"{path}: {GONE}"] * 30
        fault = await store.fault()
        assert fault is not None
        assert sentence(fault) == f"{path}: {GONE}"
        await store.close()

    asyncio.run(run())
    assert heard == [f"{path}: {GONE}"]


@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_commits_are_saved_when_the_file_beside_the_database_goes(tmp_path: Path, replaced: bool) -> None:
    """What was committed last is in the -wal alone. Whoever deletes it loses nothing that was acknowledged."""
    path = tmp_path / "matches.db"
    beside = path.with_name("matches.db-wal")
    heard: list[str] = []

    async def run() -> None:
        store = await MatchStore.open(path)
        store.on_fault(lambda fault: heard.append(sentence(fault)))
        await asyncio.gather(*(begun(store, match) for match in MATCHES))
        assert await append_all(store, MATCHES, range(1, 3)) == [None] * 60
        beside.unlink()
        if replaced:
            beside.write_bytes(b"something else")
        for ply in (3, 4):
            outcomes = await append_all(store, MATCHES, range(ply, ply + 1))
            assert [sentence(each) for each in outcomes if isinstance(each, StoreFault)] == [f"{beside}: {GONE}"] * 30
        (tmp_path / "killed.db").write_bytes(path.read_bytes())
        assert await store.fault() is not None
        await store.close()

    asyncio.run(run())
    assert heard == [f"{beside}: {GONE}"]
    assert check(tmp_path / "killed.db").entries == check(path).entries == 90


def test_a_file_that_goes_during_a_commit_has_stored_nothing(tmp_path: Path) -> None:
    """What was committed to a file that nobody can open any more is lost: it must not be acknowledged."""
    path = tmp_path / "matches.db"

    async def run() -> None:
        store = await MatchStore.open(path)
        with refuses(StoreFault, match=GONE):
            await store._database.write(lambda _: path.unlink())
        await store.close()

    asyncio.run(run())


def test_storage_is_tried_by_a_write_that_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "matches.db"
    monkeypatch.setattr("coldsnap.store.matches.TRIED_S", -1.0)  # what was found is believed for no time at all

    async def run() -> None:
        store = await MatchStore.open(path)
        before = look(path, "SELECT * FROM sqlite_master"), look(path, "PRAGMA user_version")
        assert await store.fault() is None
        await pragma(store, "query_only = ON")
        fault = await store.fault()
        assert fault is not None
        assert sentence(fault) == f"{path}: the file is read-only"
        await pragma(store, "query_only = OFF")
        assert await store.fault() is None
        assert (look(path, "SELECT * FROM sqlite_master"), look(path, "PRAGMA user_version")) == before
        await store.close()

    asyncio.run(run())


def fault_of_opening(where: str | Path) -> str:
    async def run() -> str:
        with pytest.raises(StoreFault) as caught:
            await MatchStore.open(where)
        return sentence(caught.value)

    return asyncio.run(run())


def test_a_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"

    async def make() -> None:
        await (await MatchStore.open(path)).close()

    asyncio.run(make())
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA user_version = 3")
    assert fault_of_opening(path) == (f"{path} was made by a newer Coldsnap: its schema is 3, this program knows 2")
    assert look(path, "PRAGMA user_version") == [(3,)]


def test_files_that_are_not_ours_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("precious notes " * 100)
    assert fault_of_opening(tmp_path / "text.db") == f"{tmp_path}/text.db: the file is not a database"
    assert (tmp_path / "text.db").read_text().startswith("precious")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE songs (name)")
    assert fault_of_opening(tmp_path / "other.db") == f"{tmp_path}/other.db is not a Coldsnap database"
    assert fault_of_opening(tmp_path / "nowhere" / "x.db") == f"{tmp_path}/nowhere/x.db: no such file or folder"
    assert fault_of_opening(tmp_path) == f"{tmp_path}: the file cannot be opened"
    assert fault_of_opening("postgresql://host/db") == "the database has to be a SQLite file"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (
            "UPDATE entries SET line = CAST('{\"ply\":5' AS BLOB) WHERE ply = 5",
            "line 7: ply 5: this is not JSON",
        ),
        (
            "UPDATE entries SET line = CAST(replace(line, '\"at\":2700', '\"at\":2701') AS BLOB)",
            "ply 4: the row and its line differ",
        ),
        ("UPDATE entries SET line = CAST(replace(line, 'digest\":\"', 'digest\":\"0') AS BLOB)", "ply 0: .*digest"),
        ("UPDATE entries SET chain = zeroblob(16) WHERE ply = 6", "ply 6: the chain of hashes is broken"),
        ("DELETE FROM entries WHERE ply = 3", "ply 3: it is missing; the next one is 4"),
        (
            "UPDATE matches SET header = CAST(replace(header, 'Orca', 'Arco') AS BLOB)",
            "ply 0: the chain of hashes is broken",
        ),
        ("UPDATE matches SET header = CAST('{}' AS BLOB)", "match m1, line 1: not the header of a Coldsnap record"),
        ("UPDATE matches SET clock_turn = 'soon'", "match m1: its row cannot be read: .*clock_turn"),
        ("UPDATE matches SET header = 'text'", "match m1, line 1: .*not stored as bytes"),
        ("UPDATE matches SET header = NULL", "match m1: there are entries and no header"),
    ],
)
def test_damage_is_named_with_its_match_and_ply(tmp_path: Path, damage: str, said: str) -> None:
    path = tmp_path / "matches.db"
    damage += (" AND" if "WHERE" in damage else " WHERE") + (" match" if "entries" in damage else " id") + " = 'm1'"

    async def run() -> None:
        store = await MatchStore.open(path)
        await begun(store, "m1", first=13)
        await begun(store, "m2", first=13)
        tamper(path, damage)
        with refuses((RecordFault, StoreFault), match=said):
            await store.load("m1")
        whole = await store.load("m2")
        assert whole and whole.entries == played().entries
        await store.close()

    asyncio.run(run())


def test_the_file_is_for_our_eyes_only(tmp_path: Path) -> None:
    async def modes() -> dict[str, int]:
        store = await MatchStore.open(tmp_path / "matches.db")
        await begun(store)
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        await store.close()
        return found

    assert asyncio.run(modes()) == dict.fromkeys(("matches.db", "matches.db-wal", "matches.db-shm"), 0o600)
