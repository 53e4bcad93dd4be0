"""A flick as it is offered and as it comes out of a trembling hand (TURN-10, TURN-15): shared by all rules."""

from typing import Final

from coldsnap.core.choices import Axis, Ranged
from coldsnap.games.icecool.rule_points.tremor import shaken
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.events import Flicked
from coldsnap.games.icecool.state.state import IceCoolState

AXES: Final = (Axis("yaw", 0, 3599), Axis("power", 0, 1000), Axis("side", -100, 100), Axis("height", 0, 100))


def offer_of(body: str) -> Ranged:
    """The flick of a body, on its four axes."""
    return Ranged(FlickPenguin(body, 0, 500), AXES)


def flicked(state: IceCoolState, seat: int, action: FlickPenguin) -> Flicked:
    """The finger hits, a little off where the hand trembles."""
    rng = state.rng.split(f"tremor {state.flicks}")
    flick = shaken(action.flick, state.options.tremor, rng)
    return Flicked(seat=seat, body=action.body, wanted=action.flick, flick=flick)
