"""The Catcher begins anywhere inside the line in the Kitchen (SETUP-6)."""

from collections.abc import Sequence
from typing import Final

from coldsnap.core.choices import Choice, Ranged
from coldsnap.core.errors import Rejected
from coldsnap.core.geometry import contains
from coldsnap.core.scene import Point, Rect, rounded
from coldsnap.games.icecool.actions import PlaceCatcher
from coldsnap.games.icecool.board import build
from coldsnap.games.icecool.events import CatcherPlaced, DecisionAsked
from coldsnap.games.icecool.module import NOTHING, Events, Module
from coldsnap.games.icecool.places import PENGUIN, place_of, put, standing
from coldsnap.games.icecool.state import IceCoolState, penguin

KITCHEN: Final = "2"
"""The Kitchen's number on every board (SETUP-6)."""


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
        if state.asked is None or state.asked.about != self.name:
            return ()
        area = _area(state)
        return (Ranged(PlaceCatcher(_middle(area)), region=area),)

    def decide(self, state: IceCoolState, seat: int, action: PlaceCatcher) -> Events:
        """Stand there, or on the nearest free point."""
        if state.asked is None or state.asked.about != self.name:
            raise Rejected("icecool-not-now", "SETUP-6")
        area = _area(state)
        if not contains(area, action.at):
            raise Rejected("icecool-outside-line", "SETUP-6")
        wanted = Point(rounded(action.at.x), rounded(action.at.y))
        body = standing(penguin(seat), PENGUIN, wanted)
        placed = put(build(state.options.layout), state.bodies, body, wanted, area)
        return (CatcherPlaced(seat=seat, placed=placed, moved=place_of(placed) != wanted),)

    def lapse(self, state: IceCoolState) -> PlaceCatcher:
        """The middle of the Kitchen."""
        return PlaceCatcher(_middle(_area(state)))


def _area(state: IceCoolState) -> Rect:
    return build(state.options.layout).room(KITCHEN).line


def _middle(area: Rect) -> Point:
    return Point(rounded((area.x0 + area.x1) / 2), rounded((area.y0 + area.y1) / 2))
