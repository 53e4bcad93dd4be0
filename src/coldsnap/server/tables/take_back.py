"""Taking back online: somebody asks, everybody whose move would be lost agrees, the table does it."""

from typing import NamedTuple

from coldsnap.core.ids import NATURE
from coldsnap.core.record import TakeBack
from coldsnap.match.table import Table
from coldsnap.match.take_back import check_take_back, live_plies


class TakeBackRequest(NamedTuple):
    """A request to go back to a ply, and the seats that agree so far; `at` is the ply at which it was asked."""

    seat: int
    to_ply: int
    at: int
    agreed: frozenset[int]

    def action(self, bots: frozenset[int]) -> TakeBack:
        """The action of the table; bots always agree."""
        return TakeBack(self.to_ply, tuple(sorted(self.agreed | bots)))


def agreed(
    now: TakeBackRequest | None, table: Table, seat: int, device: frozenset[int], to_ply: int
) -> TakeBackRequest:
    """The request with one more device that agrees, for all its seats; a new one of `seat` if nobody has asked yet.

    Raises Rejected.
    """
    if now is None or now.to_ply != to_ply or now.at != table.ply:
        now = TakeBackRequest(seat, to_ply, table.ply, frozenset())
        everybody = tuple(range(table.header.seats))
        check_take_back(table.entries, seat, TakeBack(to_ply, everybody), free=table.game.info.free_take_back)
    return now._replace(agreed=now.agreed | device)


def missing(now: TakeBackRequest, table: Table, bots: frozenset[int]) -> tuple[int, ...]:
    """The seats that still have to agree: those whose moves would be lost, but bots."""
    lost = {table.entries[ply].move.seat for ply in live_plies(table.entries) if ply > now.to_ply}
    return tuple(sorted(lost - {NATURE} - bots - now.agreed))
