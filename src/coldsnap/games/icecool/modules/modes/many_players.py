"""Six to eight players: two Catchers in each round, who are rivals (MANY-1 to MANY-3)."""

from typing import Final

from coldsnap.games.icecool.rule_points.module import Cast
from coldsnap.games.icecool.rule_points.roles import next_catchers
from coldsnap.games.icecool.state.state import IceCoolState

CATCHERS: Final = 2


class ManyPlayers(Cast):
    """So many rounds that everybody is Catcher; with seven players the first one is so twice."""

    name = "many_players"
    seats = range(6, 9)
    begins = "MANY-3"
    passes_on = "MANY-3"

    def rounds(self, seats: int) -> int:
        """Three with six players, four with seven or eight."""
        return -(-seats // CATCHERS)

    def catchers(self, state: IceCoolState, number: int) -> tuple[int, ...]:
        """The first two are named or drawn; the roles then pass to the next two clockwise."""
        return next_catchers(state, number, CATCHERS)
