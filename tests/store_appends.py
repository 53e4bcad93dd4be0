"""Entries added to a store by whoever waits until they are stored."""

from coldsnap.core.record import Entry
from coldsnap.store.matches import MatchStore
from coldsnap.store.settle import until_settled


async def append(
    store: MatchStore, table: str, entry: Entry, *, frames: bytes | None = None, over: bool = False
) -> None:
    """Add the next entry of a match; returns when it is stored. Raises what refuses it."""
    await until_settled(lambda settle: store.append(table, entry, settle, frames=frames, over=over))
