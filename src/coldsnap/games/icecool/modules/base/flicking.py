"""The flick itself: one impulse on the body in turn (TURN-2, TURN-10, TURN-15)."""

from collections.abc import Sequence

from coldsnap.core.choices import Choice
from coldsnap.core.errors import Rejected
from coldsnap.games.icecool.rule_points.flicks import flicked, offer_of
from coldsnap.games.icecool.rule_points.module import Events, Module
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.state import IceCoolState


class Flicking(Module):
    """Offers the flick of the body in turn."""

    name = "flicking"
    role = "flick"
    owns = (FlickPenguin,)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """The flick, on its four axes."""
        if state.stage != "before" or state.turn is None:
            return ()
        return (offer_of(state.turn.body),)

    def decide(self, state: IceCoolState, seat: int, action: FlickPenguin) -> Events:
        """Let the finger hit."""
        if state.stage != "before" or state.turn is None:
            raise Rejected("icecool-not-now", "TURN-2")
        if action.body != state.turn.body:
            raise Rejected("icecool-not-your-body", "TURN-2")
        return (flicked(state, seat, action),)
