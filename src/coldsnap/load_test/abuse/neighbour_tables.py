"""Honest tables: people who move at them, and how long they wait for an answer."""

import time
from abc import abstractmethod
from typing import Final

from msgspec import Raw, Struct

from coldsnap.bots.random_bot import RandomBot
from coldsnap.core.bot import Budget
from coldsnap.core.codec import encode
from coldsnap.core.offers import decode_offer
from coldsnap.core.rng import Rng, rng_from
from coldsnap.core.values import Action, View
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.registry import game_named
from coldsnap.load_test.abuse.ask import Made, make_table
from coldsnap.load_test.abuse.neighbour import TWO, Neighbour
from coldsnap.load_test.abuse.times import Times
from coldsnap.load_test.abuse.visitor import Heard, Visitor
from coldsnap.wire.new_table import NewTable, SeatWish

ANYTHING: Final = RandomBot()


class Acknowledged(Struct, frozen=True):
    """A move that the server says is stored: the entry of this ply at this table."""

    table: str
    game: str
    ply: int
    action: bytes


class Table(Neighbour):
    """A table of two seats, each with a device of its own. When a match is over, the next table is made."""

    wanted: NewTable

    def __init__(self, port: int, source: str, acknowledged: list[Acknowledged]) -> None:
        super().__init__(port, source)
        self._acknowledged = acknowledged
        self._made: Made | None = None
        self._visitors: list[Visitor] = []
        self._rng: Rng = rng_from(source)

    async def set_up(self) -> None:
        """Make the table and sit down, or come back to it."""
        if self._made is None or any(visitor.over for visitor in self._visitors):
            self.leave()
            self._made = await make_table(self.port, self.source, self.wanted)
        if not self._visitors:
            self._visitors = [
                Visitor(self.port, self.source, self._made.table, grant.token) for grant in self._made.seats
            ]
        for visitor in self._visitors:
            if visitor.socket is None or visitor.socket.lost:
                await visitor.enter()

    async def turn(self, times: Times) -> None:
        """Whoever has to decide does so."""
        await self.set_up()
        known = max(visitor.ply for visitor in self._visitors)
        for visitor in self._visitors:
            await visitor.until(lambda one=visitor: one.ply >= known)  # type: ignore[misc]
        mover = next((visitor for visitor in self._visitors if visitor.offer != b"null"), None)
        if mover is not None:
            await self.move(mover, self._choose(mover), times)

    @abstractmethod
    async def move(self, mover: Visitor, action: Action, times: Times) -> None:
        """Play an action and wait for what comes of it."""

    async def act(self, mover: Visitor, action: Action, times: Times) -> Heard:
        """Play an action; the answer. Refusals are noted."""
        seen = mover.ply
        answer = await mover.ask("act", seen=seen, action=Raw(encode(action)))
        if answer.kind == "done" and self._made is not None:
            self._acknowledged.append(Acknowledged(self._made.table, self.wanted.game, seen, encode(action)))
            times.moving.add(self)
        elif answer.kind != "done":
            times.faults[f"act-{answer.code}"] += 1
        return answer

    def leave(self) -> None:
        """Get up from the table."""
        for visitor in self._visitors:
            visitor.leave()
        self._visitors = []

    def _choose(self, mover: Visitor) -> Action:
        offer = decode_offer(mover.offer, game_named(self.wanted.game).types)
        self._rng = self._rng.word()[1]
        return ANYTHING.choose(View(), offer.choices, self._rng, Budget())


class MoveTable(Table):
    """IceToids between two people: a move is timed until it is acknowledged."""

    wanted = NewTable("icetoids", TWO)

    async def move(self, mover: Visitor, action: Action, times: Times) -> None:
        """Move."""
        with times.measured("move"):
            await self.act(mover, action, times)


class BotTable(Table):
    """IceToids against a bot: its turn is timed, from the person's move that was acknowledged to its own."""

    wanted = NewTable("icetoids", (SeatWish("person"), SeatWish("bot", level="pebble")))

    async def move(self, mover: Visitor, action: Action, times: Times) -> None:
        """Move, and wait for the bot."""
        await self.act(mover, action, times)
        began = time.perf_counter()
        if mover.offer == b"null" and not mover.over:
            try:
                await mover.until(lambda: mover.offer != b"null" or mover.over)
            finally:
                times.took("bot", time.perf_counter() - began)


class FlickTable(Table):
    """ICECOOL between two people: a flick is previewed, then flicked, and timed until physics has answered."""

    wanted = NewTable("icecool", TWO, help="full")
    pause = 0.5

    async def move(self, mover: Visitor, action: Action, times: Times) -> None:
        """Play an action; a flick is looked at first."""
        if not isinstance(action, FlickPenguin):
            await self.act(mover, action, times)
            return
        with times.measured("preview"):
            answer = await mover.ask("preview", action=Raw(encode(action)))
        if answer.kind != "previewed":
            times.faults[f"preview-{answer.code}"] += 1
        with times.measured("flick"):
            played = await self.act(mover, action, times)
            if played.kind == "done":
                await mover.until(lambda: mover.ply > played.ply)
