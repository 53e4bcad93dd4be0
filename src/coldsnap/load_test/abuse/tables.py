"""Tables that nobody wants: made by the dozen, or left to bots that play for nobody."""

import asyncio
from typing import Final

from coldsnap.load_test.abuse.attack import Attack
from coldsnap.wire.new_table import NewTable, SeatWish

MAKERS: Final = 16
BOT_TABLES: Final = 50
ORCAS: Final = NewTable("icecool", (SeatWish("bot", level="orca"),) * 4)
"""The bots that think longest."""
EMPTY: Final = NewTable("icetoids", (SeatWish("person"), SeatWish("open")))


class Creates(Attack):
    """Requests for new tables, as fast as they are answered."""

    name = "creates"

    async def run(self) -> None:
        """Ask and ask."""
        await self.crowd(MAKERS, self._make)

    async def _make(self, number: int) -> None:
        del number
        await self.made(EMPTY)


class BotTables(Attack):
    """Fifty tables of bots alone, whose maker has left."""

    name = "bots"

    async def run(self) -> None:
        """Ask for the tables once, and go."""
        for _ in range(BOT_TABLES):
            await self.counted(self._make())
        await asyncio.Event().wait()

    async def _make(self) -> None:
        await self.made(ORCAS)
