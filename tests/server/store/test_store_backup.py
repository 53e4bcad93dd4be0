"""Backups: taken while the server writes, whole when they have their name, and never put over a server that runs."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from coldsnap.core.errors import RecordFault
from coldsnap.store.backup import Content, back_up, check, restore
from coldsnap.store.matches import MatchStore, StoreFault
from command import coldsnap
from deadlines import until
from sentences import refuses
from server.store.test_store_kit import append_all, begun, entry, look, tamper
from store_appends import append

MATCHES = [f"m{number}" for number in range(12)]


def filled(path: Path, plies: int = 5) -> Path:
    """A database with some matches."""

    async def make() -> None:
        store = await MatchStore.open(path)
        await asyncio.gather(*(begun(store, match) for match in MATCHES))
        await append_all(store, MATCHES, range(1, plies))
        await store.close()

    asyncio.run(make())
    return path


def test_a_backup_under_load_is_a_moment_of_the_database(tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"

    async def run() -> dict[str, bytes]:
        store = await MatchStore.open(tmp_path / "matches.db")
        await asyncio.gather(*(begun(store, match) for match in MATCHES))
        played = 0

        async def play_on() -> None:
            nonlocal played
            while True:
                assert await append_all(store, MATCHES, range(played + 1, played + 2)) == [None] * len(MATCHES)
                played += 1

        playing = asyncio.create_task(play_on())
        await until(lambda: played > 20)
        acknowledged = look(store.path, "SELECT count(*) FROM entries")[0][0]
        await store.backup(copy)
        there = check(copy).entries
        assert 20 * len(MATCHES) < acknowledged <= there
        await until(lambda: played * len(MATCHES) > there)  # they were never kept from playing on
        playing.cancel()
        await asyncio.wait({playing})
        assert playing.cancelled()
        records = {match: await store.record(match) or b"" for match in MATCHES}
        await store.close()
        return records

    async def resume(records: dict[str, bytes]) -> None:
        store = await MatchStore.open(tmp_path / "restored.db")
        for match, whole in records.items():
            stored = await store.load(match)
            assert stored
            assert whole.startswith(await store.record(match) or b"-")
            await append(store, match, entry(len(stored.entries)))
        await store.close()

    records = asyncio.run(run())
    assert restore(copy, tmp_path / "restored.db") == check(copy)
    asyncio.run(resume(records))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.db", "matches.db", "restored.db"]


def test_a_database_in_use_is_never_overwritten(tmp_path: Path) -> None:
    copy = tmp_path / "backup.db"
    path = filled(tmp_path / "matches.db")
    back_up(path, copy)

    async def run() -> None:
        store = await MatchStore.open(path)
        await append(store, "m1", entry(5))
        with refuses(StoreFault, match=r"matches\.db: the database is locked by another program"):
            await asyncio.to_thread(restore, copy, path, replace=True)
        await append(store, "m1", entry(6))
        await store.close()

    asyncio.run(run())
    assert check(path) == Content(12, 62)
    with refuses(StoreFault, match="exists already; --replace"):
        restore(copy, path)
    assert restore(copy, path, replace=True) == check(path) == Content(12, 60)


def test_a_database_in_use_by_another_process_is_never_overwritten(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    back_up(path, tmp_path / "backup.db")
    program = "import sys; from server.store.test_store_kit import write_for_ever; write_for_ever(*sys.argv[1:])"
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", program, path, "m1"],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        with refuses(StoreFault, match="the database is locked by another program"):
            restore(tmp_path / "backup.db", path, replace=True)
        child.kill()
    assert check(path).entries > 60
    assert restore(tmp_path / "backup.db", path, replace=True) == Content(12, 60)


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    (tmp_path / "text").write_text("precious notes " * 100)
    (tmp_path / "empty").touch()
    with closing(sqlite3.connect(tmp_path / "songs")) as other:
        other.execute("CREATE TABLE songs (name)")
    for name, said in (
        ("text", "text: the file is not a database"),
        ("empty", "empty is not a Coldsnap database"),
        ("songs", "songs is not a Coldsnap database"),
        ("nowhere", "nowhere: the file cannot be opened"),
        ("matches.db", "cannot be restored to itself"),
    ):
        with refuses(StoreFault, match=said):
            restore(tmp_path / name, path, replace=True)
    for name in ("text", "songs"):
        before = (tmp_path / name).read_bytes()
        with refuses(StoreFault, match="not a"):
            restore(path, tmp_path / name, replace=True)
        assert (tmp_path / name).read_bytes() == before
    assert check(path) == Content(12, 60)


def test_a_damaged_backup_is_not_restored_and_none_is_made_of_a_damaged_database(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    back_up(path, tmp_path / "good.db")
    back_up(path, tmp_path / "bad.db")
    tamper(tmp_path / "bad.db", "UPDATE entries SET line = replace(line, '{', '[') WHERE match = 'm7' AND ply = 2")
    with refuses(RecordFault, match="match m7, line 4: ply 2"):
        restore(tmp_path / "bad.db", path, replace=True)
    with refuses(RecordFault, match="match m7, line 4: ply 2"):
        back_up(tmp_path / "bad.db", tmp_path / "copy.db")
    with refuses(StoreFault, match=r"good\.db exists already"):
        back_up(path, tmp_path / "good.db")
    with refuses(StoreFault, match="no such file or folder"):
        back_up(path, tmp_path / "nowhere" / "copy.db")
    assert check(path) == Content(12, 60)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["bad.db", "good.db", "matches.db"]


def test_the_commands_back_up_verify_and_restore(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    copy, fresh = tmp_path / "backup.db", tmp_path / "fresh.db"
    for arguments in (
        ["backup", str(copy), "--database", str(path)],
        ["restore", str(copy), "--database", str(fresh)],
        ["restore", str(copy), "--database", str(fresh), "--replace"],
        ["verify", "--database", str(fresh)],
    ):
        assert "60" in coldsnap("admin", *arguments).stdout
    french = coldsnap("admin", "verify", "--database", str(fresh), "--language", "fr").stdout
    assert all(word in french for word in ("quoi", "nombre", "parties", "entrées"))
    refused = coldsnap("admin", "restore", str(copy), "--database", str(fresh), code=2).stderr
    assert "exists already" in refused
    assert refused.count("\n") == 1
