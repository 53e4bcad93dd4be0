"""The cache of finished matches: the last ones that were played again for a replay."""

import asyncio
from collections import OrderedDict

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.record import Record
from coldsnap.games.registry import game_named
from coldsnap.match.replay import fold
from coldsnap.match.table import Table
from coldsnap.store.matches import Stored


class ReplayCache:
    """The last few finished matches, played again once, so that to scrub through one is cheap."""

    def __init__(self, at_most: int = 16) -> None:
        self._at_most = at_most
        self._tables: OrderedDict[tuple[str, int], Table] = OrderedDict()

    async def table(self, stored: Stored) -> Table:
        """The whole match of a table that has one."""
        key = (stored.row.id, len(stored.entries))
        table = self._tables.get(key)
        if table is None:
            table = await asyncio.to_thread(_fold, stored)
            self._tables[key] = table
            while len(self._tables) > self._at_most:
                self._tables.popitem(last=False)
        self._tables.move_to_end(key)
        return table


def _fold(stored: Stored) -> Table:
    if stored.header is None:
        raise ColdsnapError(f"table {stored.row.id} has no match yet")
    return fold(game_named(stored.header.game), Record(stored.header, stored.entries))
