"""The awards of a match that is over, with the heights that its frames tell."""

import asyncio
import zlib

from coldsnap.core.codec import decode
from coldsnap.match.awards import Award, awards, flights
from coldsnap.physics.packed_frames import Frames
from coldsnap.store.matches import MatchStore, Stored


async def awards_of(store: MatchStore, stored: Stored) -> tuple[Award, ...]:
    """The awards of a stored match. A flight whose frames are not kept any more has no height: nobody flies again."""
    entries = stored.entries
    jumps = [flight for flight in await asyncio.to_thread(flights, entries) if flight.jumped]
    heights = {}
    for jump in jumps:
        blob = (await store.frames(stored.row.id, jump.ply)).blob
        if blob is not None:
            heights[jump.ply] = decode(Frames, zlib.decompress(blob)).rise(jump.body)
    return await asyncio.to_thread(awards, entries, heights)
