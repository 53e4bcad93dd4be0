"""The frames of flicks are guarded by their entries: what was changed or lost is found, what was dropped is fine."""

import asyncio
from pathlib import Path

import pytest

from coldsnap.core.errors import RecordFault
from coldsnap.store.backup import Content, back_up, check, restore
from coldsnap.store.frames import KeptFrames, digest_of
from coldsnap.store.matches import MatchStore
from command import coldsnap
from sentences import refuses, sentence
from server.store.test_store_kit import begun, entry, look, tamper
from store_appends import append

FRAMES = bytes(range(256)) * 8
PLIES = (2, 4)


def filled(path: Path) -> Path:
    """A database with two matches of five entries, two of which are flicks with frames."""

    async def make() -> None:
        store = await MatchStore.open(path)
        for match in ("m1", "m2"):
            await begun(store, match)
            for ply in range(1, 5):
                await append(store, match, entry(ply), frames=FRAMES if ply in PLIES else None)
        await store.close()

    asyncio.run(make())
    return path


def kept(path: Path, ply: int) -> KeptFrames:
    async def read() -> KeptFrames:
        store = await MatchStore.open(path)
        try:
            return await store.frames("m1", ply)
        finally:
            await store.close()

    return asyncio.run(read())


def flip(path: Path, bit: int) -> None:
    """Change one bit of the frames of m1's ply 2."""
    changed = bytearray(FRAMES)
    changed[bit // 8] ^= 1 << bit % 8
    tamper(path, f"UPDATE frames SET blob = x'{changed.hex()}' WHERE match = 'm1' AND ply = 2")  # noqa: S608


def test_every_flipped_bit_of_frames_is_found_and_its_place_is_told(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    assert check(path) == Content(2, 10, 4)
    for bit in range(0, 8 * len(FRAMES), 745):
        flip(path, bit)
        assert [sentence(fault) for fault in check(path).faults] == [
            "match m1, ply 2: the frames of this flick were changed since they were stored"
        ]
    assert kept(path, 2) == KeptFrames("damaged", None, digest_of(FRAMES))
    assert kept(path, 4).blob == FRAMES


@pytest.mark.parametrize("damage", ["x'00'", "NULL", "CAST(frames_digest || x'00' AS BLOB)"])
def test_the_digest_of_frames_is_in_the_chain_of_entries(tmp_path: Path, damage: str) -> None:
    path = filled(tmp_path / "matches.db")
    tamper(path, f"UPDATE entries SET frames_digest = {damage} WHERE match = 'm1' AND ply = 2")  # noqa: S608
    with refuses(RecordFault, match="match m1, line 4: ply 2: the chain of hashes is broken"):
        check(path)


def test_frames_that_belong_to_no_digest_are_found(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    tamper(path, "INSERT INTO frames VALUES ('m1', 3, x'00')")
    assert [sentence(fault) for fault in check(path).faults] == [
        "match m1, ply 3: the frames of this flick were changed since they were stored"
    ]


def test_lost_frames_are_told_from_dropped_ones(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    tamper(path, "DELETE FROM frames")
    assert [sentence(fault) for fault in check(path).faults] == [
        f"match {match}, ply {ply}: the frames of this flick are missing" for match in ("m1", "m2") for ply in PLIES
    ]
    assert kept(path, 2) == KeptFrames("lost", None, digest_of(FRAMES))
    tamper(path, "UPDATE matches SET frames_dropped = 1 WHERE id = 'm1'")
    found = check(path)
    assert [fault.details["match"] for fault in found.faults] == ["m2", "m2"]
    assert (found.flicks, found.dropped) == (0, 2)
    assert kept(path, 2) == KeptFrames("dropped", None, digest_of(FRAMES))


def test_damaged_frames_keep_nobody_from_a_backup_and_are_told(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    flip(path, 77)
    found = check(path)
    assert len(found.faults) == 1
    assert [str(fault) for fault in back_up(path, tmp_path / "copy.db").faults] == [str(found.faults[0])]
    restored = restore(tmp_path / "copy.db", tmp_path / "fresh.db")
    assert restored.entries == found.entries
    assert look(tmp_path / "fresh.db", "SELECT * FROM frames") == look(path, "SELECT * FROM frames")


def test_verify_tells_damaged_frames_and_ends_with_an_error(tmp_path: Path) -> None:
    path = filled(tmp_path / "matches.db")
    whole = coldsnap("admin", "verify", "--database", str(path)).stdout
    assert "flicks with frames" in whole
    flip(path, 77)
    tamper(path, "DELETE FROM frames WHERE match = 'm2' AND ply = 4")
    done = coldsnap("admin", "verify", "--database", str(path), code=2)
    assert "match m1, ply 2: the frames of this flick were changed since they were stored" in done.stdout
    assert "match m2, ply 4: the frames of this flick are missing" in done.stdout
    assert "2 flicks have no whole frames" in done.stderr
    french = coldsnap("admin", "verify", "--database", str(path), "--language", "fr", code=2)
    assert "partie m1, entrée 2" in french.stdout
    copied = coldsnap("admin", "backup", str(tmp_path / "copy.db"), "--database", str(path))
    assert "match m1, ply 2" in copied.stdout
