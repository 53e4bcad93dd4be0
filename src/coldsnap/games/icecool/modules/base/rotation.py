"""Who is the Catcher: each player once, then the player on the left (SETUP-4, SETUP-5, ROUND-3)."""

from coldsnap.games.icecool.rule_points.module import Cast
from coldsnap.games.icecool.rule_points.roles import next_catchers
from coldsnap.games.icecool.state.state import IceCoolState


class Rotation(Cast):
    """As many rounds as players. Two players have rules of their own."""

    name = "rotation"
    seats = range(3, 6)

    def rounds(self, seats: int) -> int:
        """One for each player."""
        return seats

    def catchers(self, state: IceCoolState, number: int) -> tuple[int, ...]:
        """The first Catcher is named or drawn; the role then passes to the left."""
        return next_catchers(state, number)
