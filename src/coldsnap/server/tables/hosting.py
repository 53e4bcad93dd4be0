"""Commands of the host: start the match, and act for a seat whose player is not there."""

import asyncio
from contextlib import AbstractAsyncContextManager, nullcontext
from math import ceil
from typing import Protocol

from coldsnap.core.errors import Rejected
from coldsnap.core.ids import NATURE
from coldsnap.match.table import Table
from coldsnap.server.matches.match_runner import MatchRunner
from coldsnap.server.matches.move_driver import Proposal
from coldsnap.server.tables.absence import Absence
from coldsnap.server.tables.hand_over import HandOvers
from coldsnap.server.tables.seating import as_bot, handed_back, taken_over
from coldsnap.store.matches import MatchRow
from coldsnap.wire import messages as wire


class Hosted(Protocol):
    """A table as its host meets it. Whoever changes its row holds `lock`."""

    row: MatchRow
    runner: MatchRunner | None
    lock: asyncio.Lock
    absence: Absence
    hand_overs: HandOvers

    def is_here(self, seat: int) -> bool:
        """Whether somebody who holds a seat is connected."""

    def refuse_bots_alone(self, row: MatchRow) -> None:
        """Raises Rejected if the table would be one too many of bots alone, were this its row."""

    async def begin(self) -> None:
        """Begin the match."""

    async def save(self, row: MatchRow) -> None:
        """Store a changed row, then show it."""


async def host_does(table: Hosted, message: wire.HostDo) -> None:
    """Do what the host wants. Raises Rejected."""
    if message.do == "start":
        await _start(table)
        return
    if message.seat is None or message.seat >= len(table.row.seats):
        raise Rejected("no-such-seat")
    if message.do == "lapse":
        await _lapse(table, message.seat, message.seen)
    elif message.do == "bot":
        await _let_bot_play(table, message.seat)
    elif message.do == "hand-over":
        await _hand_over(table, message.seat, message.token)
    else:
        await hand_back(table, message.seat)


async def _start(table: Hosted) -> None:
    async with table.lock:
        if table.runner is not None:
            raise Rejected("begun")
        if any(seat.kind == "open" for seat in table.row.seats):
            raise Rejected("seats-open")
        await table.begin()


async def _lapse(table: Hosted, seat: int, seen: int) -> None:
    """The host plays for somebody who stays away; never for somebody who is here, and never for a later turn."""
    runner = table.runner
    if runner is None:
        raise Rejected("not-begun")
    async with runner.lock:
        if _has_lapsed(runner.table, seat, seen):
            return
        offer = runner.table.offer(seat)
        if offer is None:
            raise Rejected("not-your-turn")
        _require_gone(table, seat)
        await runner.play(Proposal(NATURE, offer.lapse, seen))


def _has_lapsed(table: Table, seat: int, seen: int) -> bool:
    """Whether the turn that the host saw has lapsed already: that was stored, but the answer was lost."""
    if not 0 < seen < table.ply:
        return False
    move = table.entries[seen].move
    return move.seat == NATURE and isinstance(move.action, table.game.types.answer) and move.action.seat == seat


async def _let_bot_play(table: Hosted, seat: int) -> None:
    """A bot for somebody who stays away, or on an open seat. Nobody joins or plays meanwhile."""
    async with table.lock, _standing_still(table):
        _require_gone(table, seat)
        row = as_bot(table.row, seat)
        table.refuse_bots_alone(row)
        await table.save(row)


async def _hand_over(table: Hosted, seat: int, token: str | None) -> None:
    """Offer the seat of somebody who stays away, or of a bot, to whoever shows this secret."""
    async with table.lock:
        if table.row.seats[seat].kind == "open":
            raise Rejected("seats-open")
        _require_gone(table, seat)
        table.hand_overs.offer(table.row, seat, token)


async def take_over(table: Hosted, seat: int, name: str, token: str) -> None:
    """The seat to whoever has shown the secret for it, unless its player is back. The caller holds the lock."""
    async with _standing_still(table):
        if table.is_here(seat):
            raise Rejected("seat-is-here")
        row = taken_over(table.row, seat, name, token)
        table.hand_overs.done(seat)
        await table.save(row)


def _require_gone(table: Hosted, seat: int) -> None:
    """Refuse to act for a player who is here, or who may be back at any moment. Raises Rejected."""
    if table.is_here(seat):
        raise Rejected("seat-is-here")
    left = table.absence.grace_ms(seat) if table.row.seats[seat].kind == "person" else 0
    if left:
        raise Rejected("grace", seconds=ceil(left / 1000))


async def hand_back(table: Hosted, seat: int) -> None:
    """The seat to its person again, for the host or for whoever holds it. A bot that thinks does not play any more."""
    async with table.lock, _standing_still(table):
        await table.save(handed_back(table.row, seat))


def _standing_still(table: Hosted) -> AbstractAsyncContextManager[None]:
    return table.runner.lock if table.runner is not None else nullcontext()
