"""Who is the Catcher: each player once, then the player on the left (SETUP-4, SETUP-5, ROUND-3)."""

from coldsnap.games.icecool.module import Module
from coldsnap.games.icecool.roles import next_catcher
from coldsnap.games.icecool.state import IceCoolState


class Rotation(Module):
    """As many rounds as players. Two players have rules of their own."""

    name = "rotation"
    role = "cast"
    seats = range(3, 6)

    def rounds(self, seats: int) -> int:
        """One for each player."""
        return seats

    def cast(self, state: IceCoolState, number: int) -> tuple[int, ...] | None:
        """The first Catcher is named or drawn; the role then passes to the left."""
        return next_catcher(state, number, self.rounds(state.seats))
