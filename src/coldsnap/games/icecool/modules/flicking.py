"""The flick itself: one impulse, with the tremor of the hand (TURN-2, TURN-10, TURN-15)."""

from collections.abc import Sequence

from coldsnap.core.choices import Axis, Choice, Ranged
from coldsnap.core.errors import Rejected
from coldsnap.games.icecool.actions import FlickPenguin
from coldsnap.games.icecool.events import Flicked
from coldsnap.games.icecool.module import Events, Module
from coldsnap.games.icecool.state import IceCoolState
from coldsnap.games.icecool.tremor import shaken

AXES = (Axis("yaw", 0, 3599), Axis("power", 0, 1000), Axis("side", -100, 100), Axis("height", 0, 100))


class Flicking(Module):
    """Offers the flick of the body in turn."""

    name = "flicking"
    role = "flick"
    owns = (FlickPenguin,)

    def choices(self, state: IceCoolState) -> Sequence[Choice]:
        """The flick, on its four axes."""
        if state.stage != "before" or state.turn is None:
            return ()
        return (Ranged(FlickPenguin(state.turn.body, 0, 500), AXES),)

    def decide(self, state: IceCoolState, seat: int, action: FlickPenguin) -> Events:
        """Let the finger hit, a little off where the hand trembles."""
        if state.stage != "before" or state.turn is None:
            raise Rejected("icecool-not-now", "TURN-2")
        if action.body != state.turn.body:
            raise Rejected("icecool-not-your-body", "TURN-2")
        rng = state.rng.split(f"tremor {state.flicks}")
        flick = shaken(action.flick, state.options.tremor, rng)
        return (Flicked(seat=seat, body=action.body, wanted=action.flick, flick=flick),)
