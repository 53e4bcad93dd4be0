"""The store of a server: what goes in comes out, in order, once, and every refusal says which match and ply."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from coldsnap.core.record import Record
from coldsnap.store import ledger
from coldsnap.store.files import parse_record, write_record
from coldsnap.store.frames import KeptFrames, digest_of
from coldsnap.store.matches import MatchStore, OutOfOrder, Stored, StoreFault
from sentences import refuses
from server.store.test_store_kit import append_all, begun, entry, look, played, row
from store_appends import append


def with_store(path: Path, work: Callable[[MatchStore], Awaitable[None]]) -> None:
    """Run work on the store in this folder and close it."""

    async def run() -> None:
        store = await MatchStore.open(path / "matches.db")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_match_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    record = played()

    async def write(store: MatchStore) -> None:
        await store.create(row(options='{"set":"standard"}'))
        assert await store.load("m1") == Stored(row(options='{"set":"standard"}'), None, ())
        await store.begin("m1", record.header, record.entries[:2], row(started=True))
        for number, each in enumerate(record.entries[2:], start=2):
            await append(store, "m1", each, frames=b"f%d" % number if number % 2 else None, over=number == 12)

    async def read(store: MatchStore) -> None:
        assert await store.load("m1") == Stored(row(started=True, over=True), record.header, record.entries)
        assert await store.frames("m1", 3) == KeptFrames("whole", b"f3", digest_of(b"f3"))
        assert await store.frames("m1", 4) == KeptFrames("none")
        assert await store.load("m2") is None

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_download_is_the_record_file_to_the_byte(tmp_path: Path) -> None:
    write_record(tmp_path / "match.jsonl", played())

    async def work(store: MatchStore) -> None:
        await store.create(row())
        assert await store.record("m1") is None
        await store.begin("m1", played().header, played().entries, row(started=True))
        data = await store.record("m1")
        assert data == (tmp_path / "match.jsonl").read_bytes()
        assert parse_record(data, "m1") == Record(played().header, played().entries)

    with_store(tmp_path, work)


def test_an_entry_is_stored_once_and_in_order(tmp_path: Path) -> None:
    async def work(store: MatchStore) -> None:
        await begun(store, first=3)
        for ply, said in ((0, "has that ply already"), (2, "has that ply already"), (4, "goes on with ply 3")):
            with refuses(OutOfOrder, match=f"match m1, ply {ply}: the match {said}"):
                await append(store, "m1", entry(ply))
        with refuses(StoreFault, match="match m2: there is no such match"):
            await append(store, "m2", entry(0))
        with refuses(StoreFault, match="match m1: it cannot begin"):
            await store.begin("m1", played().header, played().entries[:1], row(started=True))
        with refuses(StoreFault, match="UNIQUE constraint failed: matches"):
            await store.create(row())
        with refuses(StoreFault, match="match m9: there is no such match"):
            await store.save_row(row("m9"))
        await append(store, "m1", entry(3))
        assert look(store.path, "SELECT ply FROM entries ORDER BY ply") == [(0,), (1,), (2,), (3,)]

    with_store(tmp_path, work)


def test_a_ply_that_another_program_has_written_is_not_written_again(tmp_path: Path) -> None:
    async def work(store: MatchStore) -> None:
        await begun(store)
        other = await MatchStore.open(store.path)
        await append(other, "m1", entry(1))
        with refuses(OutOfOrder, match="match m1, ply 1"):
            await append(store, "m1", entry(1))
        await append(store, "m1", entry(2))
        await other.close()
        stored = await store.load("m1")
        assert stored and stored.entries == played().entries[:3]

    with_store(tmp_path, work)


def test_a_bad_one_of_a_group_fails_alone(tmp_path: Path) -> None:
    matches = [f"m{number}" for number in range(20)]

    async def work(store: MatchStore) -> None:
        await asyncio.gather(*(begun(store, match) for match in matches))
        jobs = [append(store, match, entry(7 if match in ("m3", "m11") else 1)) for match in matches]
        outcomes = await asyncio.gather(*jobs, append(store, "nowhere", entry(1)), return_exceptions=True)
        failed = [at for at, outcome in enumerate(outcomes) if isinstance(outcome, StoreFault)]
        assert failed == [3, 11, 20]
        assert [outcome for at, outcome in enumerate(outcomes) if at not in failed] == [None] * 18
        assert len(look(store.path, "SELECT * FROM entries WHERE ply = 1")) == 18
        good = [match for at, match in enumerate(matches) if at not in failed]
        assert await append_all(store, good, range(2, 4)) == [None] * 36

    with_store(tmp_path, work)


def test_who_is_cancelled_while_storing_hears_of_the_entry_first(tmp_path: Path) -> None:
    async def work(store: MatchStore) -> None:
        await begun(store, "m1")
        heard: list[str] = []

        async def appending() -> None:
            await append(store, "m1", entry(1))
            heard.append("stored")
            await asyncio.sleep(0)
            heard.append("not cancelled")

        task = asyncio.create_task(appending())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert heard == ["stored"]
        stored = await store.load("m1")
        assert stored is not None
        assert len(stored.entries) == 2

    with_store(tmp_path, work)


def test_many_appends_at_once_share_a_commit(tmp_path: Path) -> None:
    matches = [f"m{number}" for number in range(100)]

    async def work(store: MatchStore) -> None:
        await asyncio.gather(*(begun(store, match) for match in matches))
        commits: list[sa.Connection] = []
        sa.event.listen(store._database._engine, "commit", commits.append)
        assert await append_all(store, matches, range(1, 4)) == [None] * 300
        assert len(commits) == 3

    with_store(tmp_path, work)


def test_a_group_of_entries_costs_one_statement_and_one_more_for_its_frames(tmp_path: Path) -> None:
    matches = [f"m{number}" for number in range(16)]

    async def work(store: MatchStore) -> None:
        await asyncio.gather(*(begun(store, match) for match in matches))
        said: list[str] = []
        sa.event.listen(store._database._engine, "before_cursor_execute", lambda *given: said.append(given[2]))
        assert await append_all(store, matches, range(1, 3)) == [None] * 32
        assert [text.split(" (")[0] for text in said] == ["INSERT INTO entries"] * 2
        said.clear()
        await asyncio.gather(*(append(store, match, entry(3), frames=b"frames") for match in matches))
        assert [text.split(" (")[0] for text in said] == ["INSERT INTO entries", "INSERT INTO frames"]

    with_store(tmp_path, work)


def test_entries_of_one_match_that_wait_together_keep_their_order(tmp_path: Path) -> None:
    async def work(store: MatchStore) -> None:
        first = [store.create(row()), store.begin("m1", played().header, played().entries[:1], row(started=True))]
        await asyncio.gather(*first, *(append(store, "m1", each) for each in played().entries[1:]))
        stored = await store.load("m1")
        assert stored and stored.entries == played().entries

    with_store(tmp_path, work)


def test_the_ends_of_forgotten_matches_are_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "KNOWN_TAILS", 2)

    async def work(store: MatchStore) -> None:
        await asyncio.gather(*(begun(store, match) for match in ("m1", "m2", "m3")))
        assert await append_all(store, ["m1", "m2", "m3"], range(1, 5)) == [None] * 12
        stored = await store.load("m2")
        assert stored and stored.entries == played().entries[:5]

    with_store(tmp_path, work)


def test_a_row_is_saved_whole_and_leaves_the_entries_alone(tmp_path: Path) -> None:
    async def work(store: MatchStore) -> None:
        await begun(store)
        changed = row(started=True, touched=7_000, seats=row().seats[:1], clock_bank=5, rematch_of="m0", public=True)
        await store.save_row(changed)
        assert await store.load("m1") == Stored(changed, played().header, played().entries[:1])

    with_store(tmp_path, work)


def test_public_tables_are_listed_by_age_and_page(tmp_path: Path) -> None:
    async def work(store: MatchStore) -> None:
        for number in range(9):
            await store.create(row(f"m{number}", created=number, public=number != 4, over=number % 2 == 0))
        page = await store.list_public(over=True, limit=2)
        assert [each.id for each in page] == ["m8", "m6"]
        assert page[0] == row("m8", created=8, public=True, over=True)
        rest = await store.list_public(over=True, limit=9, before=page[-1].created)
        assert [each.id for each in rest] == ["m2", "m0"]
        assert [each.id for each in await store.list_public(over=False, limit=9)] == ["m7", "m5", "m3", "m1"]
        assert await store.count_open("0d" * 32) == 4
        assert await store.count_open("0d" * 32, since=1_001) == 0
        assert await store.count_open("elsewhere") == 0

    with_store(tmp_path, work)


@pytest.mark.parametrize(
    "statement", ["UPDATE entries SET charged = 0", "DELETE FROM entries", "INSERT OR REPLACE INTO entries VALUES {}"]
)
def test_entries_are_append_only_in_the_database_itself(tmp_path: Path, statement: str) -> None:
    with_store(tmp_path, begun)
    twin = "('m1', 0, 0, 0, x'00', x'00', NULL)"
    with closing(sqlite3.connect(tmp_path / "matches.db")) as other, pytest.raises(sqlite3.IntegrityError):
        other.execute("PRAGMA recursive_triggers = ON")
        other.execute(statement.format(twin))


def test_a_store_that_is_closed_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        store = await MatchStore.open(f"sqlite:///{tmp_path}/matches.db")
        await begun(store)
        last = asyncio.create_task(append(store, "m1", entry(1)))
        await asyncio.sleep(0)
        await store.close()
        await last
        with refuses(StoreFault, match="the store is closed"):
            await append(store, "m1", entry(2))

    asyncio.run(run())
    assert look(tmp_path / "matches.db", "SELECT max(ply) FROM entries") == [(1,)]
