"""The awards of a finished match over HTTP: how high a jump was, its stored frames say."""

import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from browser_finished import GOLDEN, finished_row
from coldsnap.core.codec import encode
from coldsnap.match.awards import flights
from coldsnap.physics.packed_frames import Frames, Track
from coldsnap.server.settings import Settings
from coldsnap.store.files import read_record
from coldsnap.store.matches import MatchStore
from store_appends import append
from web_server import EchoHub, echo_hub, served

STILL = ((0, 0),) * 6


def rising(body: str, counts: int) -> bytes:
    """Packed frames in which a body rises by so many tenths of a millimetre and comes down again."""
    x, y, *turns = STILL
    channels = (x, y, (200, counts, -counts), *turns)
    return zlib.compress(encode(Frames(60, 3, (Track(body, 0, channels),))))


def test_the_highest_jump_is_as_high_as_its_frames_show(tmp_path: Path) -> None:
    record = read_record(GOLDEN / "icecool-practice-jump-1.jsonl")
    low, high, *_unknown = [flight.ply for flight in flights(record.entries) if flight.jumped]
    frames = {low: rising("p0", 300), high: rising("p0", 451)}

    @asynccontextmanager
    async def hub(store: MatchStore, settings: Settings) -> AsyncIterator[EchoHub]:
        made = finished_row("jumped-1", record, public=True)
        first, *others = record.entries
        await store.create(replace(made, started=False))
        await store.begin(made.id, record.header, (first,), made)
        for entry in others:
            await append(store, made.id, entry, frames=frames.get(entry.ply), over=entry is others[-1])
        async with echo_hub(store, settings) as echo:
            yield echo

    with served(tmp_path, hub) as running:
        told = running.ask("GET", "/api/tables/jumped-1/awards").json
    assert {"kind": "highest-jump", "seats": [0], "amount": 45} in told["awards"]
