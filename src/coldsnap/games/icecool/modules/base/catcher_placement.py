"""The Catcher begins anywhere inside the line in the Kitchen (SETUP-6)."""

from collections.abc import Sequence

from coldsnap.core.choices import Choice, Ranged
from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import contains, middle
from coldsnap.core.scene import Point, Rect, rounded
from coldsnap.games.icecool.board.places import PENGUIN, place_of, put, standing
from coldsnap.games.icecool.board.validate import CATCHER_ROOM
from coldsnap.games.icecool.rule_points.module import NOTHING, Events, Module
from coldsnap.games.icecool.state.actions import PlaceCatcher
from coldsnap.games.icecool.state.events import CatcherPlaced, DecisionAsked
from coldsnap.games.icecool.state.state import IceCoolState, penguin


class CatcherPlacement(Module):
    """Asks each Catcher in turn where its penguin starts."""

    name = "catcher_placement"
    owns = (PlaceCatcher,)

    def setup(self, state: IceCoolState) -> Events:
        """Ask the first Catcher that is not on the boards yet."""
        waiting = [seat for seat in state.catchers if state.body(penguin(seat)) is None]
        if not waiting:
            return NOTHING
        subject = penguin(waiting[0])
        return (DecisionAsked(rule="SETUP-6", seat=waiting[0], about=self.name, subject=subject),)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """Any point inside or on the line, once asked."""
        if not self.is_asking(state):
            return ()
        area = _area(state)
        return (Ranged(PlaceCatcher(middle(area)), region=area),)

    def decide(self, state: IceCoolState, seat: int, action: PlaceCatcher) -> Events:
        """Stand there, or on the nearest free point."""
        if not self.is_asking(state):
            raise Rejected("icecool-not-now", "SETUP-6")
        area = _area(state)
        if not contains(area, action.at):
            raise Rejected("icecool-outside-line", "SETUP-6")
        wanted = Point(rounded(action.at.x), rounded(action.at.y))
        body = standing(penguin(seat), PENGUIN, wanted)
        placed = put(state.board, state.bodies, body, wanted, area)
        return (CatcherPlaced(seat=seat, placed=placed, moved=place_of(placed) != wanted),)

    def lapse(self, state: IceCoolState) -> PlaceCatcher:
        """The middle of the Kitchen."""
        return PlaceCatcher(middle(_area(state)))


def _area(state: IceCoolState) -> Rect:
    return state.board.room(CATCHER_ROOM).line
