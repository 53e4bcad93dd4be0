"""Many matches at once: all that was acknowledged is in the file, for everybody, at once and after a kill."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

from coldsnap.store.backup import check
from coldsnap.store.matches import MatchStore
from server.store.test_store_kit import append_all, begun, entry, look, row
from store_appends import append

TESTS = Path(__file__).parents[2]
MATCHES = [f"m{number}" for number in range(50)]
KILLS = 6


def test_what_append_returned_from_is_there_for_another_program(tmp_path: Path) -> None:
    async def run() -> None:
        store = await MatchStore.open(tmp_path / "matches.db")
        await asyncio.gather(*(begun(store, match) for match in MATCHES))

        async def play(match: str) -> None:
            for ply in range(1, 9):
                await append(store, match, entry(ply))
                assert look(store.path, "SELECT max(ply) FROM entries WHERE match = ?", match) == [(ply,)]

        await asyncio.gather(*map(play, MATCHES))
        await store.close()

    asyncio.run(run())


def test_fifty_matches_are_written_and_read_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        store = await MatchStore.open(tmp_path / "matches.db", full_sync=True)
        await asyncio.gather(*(begun(store, match) for match in MATCHES))

        async def play(match: str) -> None:
            for ply in range(1, 41):
                await append(store, match, entry(ply), frames=bytes([ply]))
                if ply % 20 == 0:
                    stored = await store.load(match)
                    assert stored and len(stored.entries) == ply + 1
                    await store.save_row(row(match, started=True, touched=ply))
                    assert (await store.frames(match, ply)).blob == bytes([ply])

        await asyncio.gather(*map(play, MATCHES))
        await store.close()

    asyncio.run(run())
    assert check(tmp_path / "matches.db").entries == 50 * 41


def killed_after(path: Path, stored: int) -> list[str]:
    """What a writing process acknowledged until it was killed, soon after it had so many entries stored."""
    program = "import sys; from server.store.test_store_kit import write_for_ever; write_for_ever(*sys.argv[1:])"
    with (
        subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", program, path, *MATCHES[:12]],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(TESTS)},
        ) as child
    ):
        assert child.stdout is not None
        said = b"".join(child.stdout.readline() for _ in range(stored))
        child.kill()
        said += child.stdout.read()
    return said.decode().splitlines()


def test_no_acknowledged_entry_is_lost_when_the_writer_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    chance = random.Random(5)  # noqa: S311 - when to kill
    stored: dict[str, int] = {}
    for _ in range(KILLS):
        said = dict(stored)
        for line in killed_after(path, chance.randrange(1, 300)):
            match, ply = line.split()
            assert int(ply) == said.get(match, 0) + 1
            said[match] = int(ply)
        stored = dict(look(path, "SELECT match, max(ply) FROM entries GROUP BY match"))
        # One of each match may have been stored and not said when the writer was killed.
        assert all(said.get(match, 0) <= ply <= said.get(match, 0) + 1 for match, ply in stored.items())
        assert said.keys() <= stored.keys()
    assert check(path).entries >= sum(stored.values()) > 10 * KILLS


def test_a_group_of_appends_is_in_the_file_before_anybody_hears_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        store = await MatchStore.open(tmp_path / "matches.db")
        await asyncio.gather(*(begun(store, match) for match in MATCHES))
        assert await append_all(store, MATCHES, range(1, 3)) == [None] * 100
        assert look(store.path, "SELECT count(*) FROM entries WHERE ply = 2") == [(50,)]
        await store.close()

    asyncio.run(run())
