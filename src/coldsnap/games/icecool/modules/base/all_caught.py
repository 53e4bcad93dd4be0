"""With three players or more the round ends when every Runner's ID is taken (ROUND-1)."""

from coldsnap.games.icecool.rule_points.module import Module
from coldsnap.games.icecool.state.events import RoundEnded
from coldsnap.games.icecool.state.slices import Ids
from coldsnap.games.icecool.state.state import IceCoolState


class AllCaught(Module):
    """Absent with two players, who have TWO-2."""

    name = "all_caught"
    needs = (Ids,)
    seats = range(3, 9)

    def round_over(self, state: IceCoolState) -> RoundEnded | None:
        """The Catchers together hold every ID in play."""
        if all(holder in state.catchers for holder in state.get(Ids).holder):
            return RoundEnded(round=state.round, why="all-caught", seats=state.catchers)
        return None
