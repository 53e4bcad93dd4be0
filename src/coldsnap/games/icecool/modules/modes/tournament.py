"""Tournament scoring: points instead of cards, no abilities (TOUR-1)."""

from coldsnap.core.errors import Rejected
from coldsnap.core.rng import Rng
from coldsnap.core.values import Action, Event
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.state.actions import ABILITIES
from coldsnap.games.icecool.state.events import PointsScored, TokenTaken
from coldsnap.games.icecool.state.options import IceCoolOptions
from coldsnap.games.icecool.state.slices import Ids, Points
from coldsnap.games.icecool.state.state import IceCoolState


class Tournament(Module):
    """A point for each token, and for each ID held at the end of a round."""

    name = "tournament"
    role = "scoring"
    keeps = Points
    needs = (Ids,)
    hears = (TokenTaken, PointsScored)

    def begin(self, options: IceCoolOptions, seats: int, rng: Rng) -> Points:
        """Nobody has a point."""
        del options, rng
        return Points((0,) * seats)

    def veto(self, state: IceCoolState, action: Action) -> Rejected | None:
        """Cards have no abilities."""
        del state
        return Rejected("icecool-not-in-this-game", "TOUR-1") if isinstance(action, ABILITIES) else None

    def on_event(self, state: IceCoolState, event: Event) -> Events:
        """A token is a point."""
        del state
        return (PointsScored(seat=event.seat, points=1),) if isinstance(event, TokenTaken) else NOTHING

    def at_round_end(self, state: IceCoolState) -> Events:
        """Catcher first, then clockwise: a point for each ID held."""
        ids = state.get(Ids)
        clockwise = [(state.catchers[0] + step) % state.seats for step in range(state.seats)]
        return tuple(PointsScored(seat=s, points=ids.held_by(s)) for s in clockwise if ids.held_by(s))

    def evolve(self, mine: Points, event: Event) -> Points:
        """Add up."""
        if not isinstance(event, PointsScored):
            return mine
        points = list(mine.points)
        points[event.seat] += event.points
        return Points(tuple(points))

    def points(self, state: IceCoolState, seat: int) -> int:
        """A seat's points."""
        return state.get(Points).points[seat]
