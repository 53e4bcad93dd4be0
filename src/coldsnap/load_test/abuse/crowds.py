"""Many at once: strangers who fill somebody's private table, and five hundred players who all come back together."""

import asyncio
from typing import Final

from coldsnap.load_test.abuse.ask import Made
from coldsnap.load_test.abuse.attack import Attack
from coldsnap.load_test.abuse.visitor import Visitor
from coldsnap.wire.new_table import NewTable, SeatWish

EACH: Final = 45
"""Sockets of one address."""
STRANGERS: Final = 180
"""Sockets without a token, more than a table has places."""
WATCHERS: Final = 180
PLAYERS: Final = 500
AT_A_TABLE: Final = 10
"""Two of them sit, the others watch."""
OF_A_HOUSEHOLD: Final = 5
"""Sockets of one address."""
PAUSE_S: Final = 1.0
"""Seconds between the moment when all are back and the next time when all lines break."""


class Crowding(Attack):
    """Sockets at a table that is not theirs: half of them know its id alone, half have the link to watch."""

    name = "crowding"
    again_s = 2.0

    async def run(self) -> None:
        """Take places; whoever is thrown out comes back."""
        await self.crowd(STRANGERS + WATCHERS, self._stay)

    async def _stay(self, number: int) -> None:
        if number < STRANGERS:
            socket = await self.socket(number // EACH)
            await asyncio.shield(socket.ended)
            self.closed(socket.good_bye)
            return
        visitor = await self.visitor(self.order.table, self.order.watch, number // EACH)
        self.counts["held"] = max(self.counts["held"], len(self._lines))
        await visitor.until(lambda: False)


class Reconnects(Attack):
    """Five hundred honest sockets whose lines break at the same moment, and who all come back at once."""

    name = "reconnects"

    async def set_up(self) -> None:
        """Everybody comes to a table, a few at a time."""
        self._players: list[Visitor] = []
        for table in range(PLAYERS // AT_A_TABLE):
            household = table * AT_A_TABLE // OF_A_HOUSEHOLD
            made = await self.made(NewTable("icetoids", (SeatWish("person"),) * 2), household)
            self._players += [self._player(made, place, household) for place in range(AT_A_TABLE)]
        await self._come_back()
        self.counts.clear()

    async def run(self) -> None:
        """All lines break, and all come back, again and again."""
        while True:
            for player in self._players:
                player.leave()
            await self._come_back()
            self.counts["storms"] += 1
            await asyncio.sleep(PAUSE_S)

    def tear_down(self) -> None:
        """Everybody goes."""
        for player in self._players:
            player.leave()
        super().tear_down()

    def _player(self, made: Made, place: int, household: int) -> Visitor:
        token = made.seats[place].token if place < len(made.seats) else made.watch
        source = self.source(household + place // OF_A_HOUSEHOLD)
        return Visitor(self.order.port, source, made.table, token)

    async def _come_back(self) -> None:
        await asyncio.gather(*(self.counted(self._enter(player)) for player in self._players))

    async def _enter(self, player: Visitor) -> None:
        await player.enter()
        self.counts["entered"] += 1
