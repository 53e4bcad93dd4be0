"""The frames of flicks in finished matches: as they were stored, or simulated again where they are not there now."""

import asyncio
from collections import OrderedDict
from typing import Final

from coldsnap.core.choices import Simulate
from coldsnap.core.record import Entry, Resolved
from coldsnap.match.table import Table
from coldsnap.server.edge.address_hashes import AddressHashes
from coldsnap.server.logs import log
from coldsnap.server.workers.facade import Asker, Busy, Workers, WorkersStopped
from coldsnap.store.frames import KeptFrames, digest_of
from coldsnap.store.matches import MatchStore, StoreFault

WAIT_S: Final = 6.0
"""Seconds that a flick may take to be simulated again, before whoever looks has to ask once more."""
REMEMBERED: Final = 256
"""Flicks whose frames are kept in memory, at some 2 kB each: to look twice costs one simulation."""


class FlickFrames:
    """Finds the frames of one flick after the other. What was changed in the database is never shown."""

    def __init__(self, store: MatchStore, workers: Workers, hashes: AddressHashes) -> None:
        self._store = store
        self._workers = workers
        self._hashes = hashes
        self._remembered: OrderedDict[tuple[str, int], bytes | None] = OrderedDict()

    async def of(self, match_id: str, match: Table, entry: Entry, address: str) -> bytes | None:
        """The frames of an entry, for whoever looks from an address. Raises Busy.

        None if it is no flick, or if physics here tells it otherwise.
        """
        answer = entry.move.action
        if not isinstance(answer, Resolved):
            return None
        kept = await self._store.frames(match_id, entry.ply)
        if kept.blob is not None:
            return kept.blob
        key = (match_id, entry.ply)
        if key in self._remembered:
            self._remembered.move_to_end(key)
            return self._remembered[key]
        waiting = match.awaited(entry)
        asker = Asker(match_id, self._hashes.of(address))
        frames = await self._again(asker, waiting, answer) if isinstance(waiting, Simulate) else None
        await self._mend(key, kept, frames)
        self._remembered[key] = frames
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return frames

    async def _again(self, asker: Asker, waiting: Simulate, answer: Resolved) -> bytes | None:
        """The frames of the flick if it comes out as it did: another engine may tell it otherwise."""
        try:
            async with asyncio.timeout(WAIT_S):
                flown = await self._workers.fly_again(asker, waiting)
        except TimeoutError:
            raise Busy("a flick of a replay waits for a worker") from None
        except WorkersStopped:  # the server ends
            return None
        return flown.frames if flown is not None and flown.answer == answer else None

    async def _mend(self, key: tuple[str, int], kept: KeptFrames, frames: bytes | None) -> None:
        """Put frames back that were not dropped on purpose, if they are the very ones."""
        if kept.state not in ("damaged", "lost"):
            return
        same = frames is not None and digest_of(frames) == kept.digest
        log.error(f"frames-{kept.state}", table=key[0], ply=key[1], mended=same)
        if frames is not None and same:
            try:
                await self._store.mend_frames(*key, frames)
            except StoreFault as fault:
                log.error("storage-failed", table=key[0], cause=str(fault))
