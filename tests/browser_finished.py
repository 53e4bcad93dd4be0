"""Matches that are over, put into the file of a server for tests of replays; with the frames that physics gives."""

import asyncio
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from coldsnap.core.choices import Simulate
from coldsnap.core.codec import encode
from coldsnap.core.record import Entry, Record, Resolved
from coldsnap.games.registry import game_named
from coldsnap.match.table import Table
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.server.edge.tokens import token_hash
from coldsnap.store.files import read_record
from coldsnap.store.matches import MatchRow, MatchStore, SeatRow
from store_appends import append

GOLDEN: Final = Path(__file__).parent / "golden"
NAMES: Final = ("Ada", "Bo", "Cleo", "Dai")
WATCH: Final = "watch-token-of-a-finished-match-1"


def put_finished(database: Path, table: str, golden: str, *, public: bool = True) -> Record:
    """A golden match under this id, as if it had been played here to its end."""
    record = read_record(GOLDEN / f"{golden}.jsonl")
    # Playwright's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _put(database, table, record, public=public)).result()
    return record


async def _put(database: Path, table: str, record: Record, *, public: bool) -> None:
    row = finished_row(table, record, public=public)
    frames = _frames(record)
    first, *others = record.entries
    store = await MatchStore.open(database)
    try:
        await store.create(replace(row, started=False))
        await store.begin(table, record.header, (first,), row)
        for entry in others:
            await append(store, table, entry, frames=frames.get(entry.ply), over=entry is others[-1])
    finally:
        await store.close()


def finished_row(table: str, record: Record, *, public: bool) -> MatchRow:
    """The row of a match that its people have finished."""
    now = int(time.time() * 1000)
    return MatchRow(
        id=table,
        game=record.header.game,
        public=public,
        help="none",
        started=True,
        over=False,
        created=now,
        touched=now,
        host_hash=token_hash(f"host-of-{table}-{'x' * 16}"),
        watch_hash=token_hash(WATCH),
        invite_hash=token_hash(f"invite-of-{table}-{'x' * 16}"),
        clock_turn=None,
        clock_bank=None,
        seats=tuple(SeatRow(seat, "person", NAMES[seat], None, None) for seat in range(record.header.seats)),
        address_hash="",
        rematch_of=None,
    )


def _frames(record: Record) -> dict[int, bytes]:
    """What physics gives for the flicks that it can do again, by ply: records keep no frames."""
    simulator = MujocoSimulator()
    table = Table(game_named(record.header.game), record.header)
    found = {}
    for entry in record.entries:
        if isinstance(entry.move.action, Resolved) and record.header.engine == simulator.engine:
            found[entry.ply] = _packed(simulator, table)
        _replayed(table, entry)
    return found


def _packed(simulator: MujocoSimulator, table: Table) -> bytes:
    asked = table.status
    assert isinstance(asked, Simulate)
    frames = simulator.run(asked.scene, asked.impulse).frames
    assert frames is not None
    return zlib.compress(encode(frames))


def _replayed(table: Table, entry: Entry) -> None:
    table.submit(entry.move.seat, entry.move.action, at=entry.at, charged=entry.charged)
