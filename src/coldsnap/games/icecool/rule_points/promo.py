"""A promo: a table option that puts rule families at the table, what it wants of the board, and what it shuts out."""

from dataclasses import dataclass
from typing import Final

from coldsnap.core.game import OptionSpec
from coldsnap.games.icecool.board.layout import Layout, SpotKind

TOURNAMENT: Final = ("scoring", "tournament")
"""Without cards there are no promos (TOUR-1)."""


@dataclass(frozen=True, slots=True)
class Promo:
    """A promo as the table options have it: off or on. All modules of one promo name the same.

    `rule` explains it. `spots`: how many fixed places of each kind a board must have for it. `against`: option values
    that it cannot be played with. `seats`: with how many players it can be played.
    """

    name: str
    rule: str
    spots: tuple[tuple[SpotKind, int], ...] = ()
    against: tuple[tuple[str, str], ...] = ()
    seats: range = range(1, 9)

    @property
    def option(self) -> OptionSpec:
        """The table option that switches it."""
        return OptionSpec(
            self.name,
            ("no", "yes"),
            "no",
            self.rule,
            promo=True,
            against=(TOURNAMENT, *self.against),
            seats=tuple(self.seats),
        )

    def fits(self, board: Layout) -> bool:
        """Whether a board has the places that it needs."""
        kinds = [spot.kind for spot in board.spots]
        return all(kinds.count(kind) >= count for kind, count in self.spots)
