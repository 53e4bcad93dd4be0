"""Catch-up messages for a viewer who joins or comes back: the entries that they missed, or the whole table."""

from typing import Final

from coldsnap.match.table import Table
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.tables.projection import sync_for, update_for
from coldsnap.server.tables.viewer import Viewer
from coldsnap.store.matches import MatchStore

GAP: Final = 20
"""Entries that a client may have missed and still be told one by one; beyond, it is told the whole table anew."""

Frames = dict[int, bytes | None]
"""The frames of entries, by ply."""


async def missed_frames(runner: MatchRunner | None, store: MatchStore, have: int | None) -> Frames:
    """The frames of the entries that will be told one by one; those that come meanwhile as well."""
    frames: Frames = {}
    if runner is None or not runner.table.game.info.physics:
        return frames
    while ply := next((ply for ply in _missed(runner.table, have) or () if ply not in frames), None):
        frames[ply] = (await store.frames(runner.id, ply)).blob
    return frames


def catch_up(viewer: Viewer, table: Table, have: int | None, frames: Frames) -> None:
    """Tell what somebody has missed who has so many entries: entry by entry, or everything."""
    missed = _missed(table, have)
    if missed is None:
        viewer.send(sync_for(table, viewer.facing))
        return
    for ply in missed:
        viewer.send(update_for(table, table.entries[ply], viewer.facing, frames=frames.get(ply)))


def _missed(table: Table, have: int | None) -> range | None:
    """The entries that somebody has missed who has so many; None if they are told everything instead."""
    return range(have, table.ply) if have is not None and 0 < have < table.ply <= have + GAP else None
