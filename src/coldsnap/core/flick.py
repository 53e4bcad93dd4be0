"""The flick as people and bots speak it: four integers. One function turns it into the SI impulse."""

import math
from typing import Annotated, Final

from msgspec import Meta

from coldsnap.core.scene import Impulse
from coldsnap.core.values import Value

FULL_POWER: Final = 2.0
"""Speed in m/s that a centred hit of full power gives (docs/physics.md)."""


class Flick(Value, frozen=True):
    """Yaw in 0.1 degree counter-clockwise from +x, power 0..1000, side -100..100 (+ = right), height 0..100."""

    yaw: Annotated[int, Meta(ge=0, le=3599)]
    power: Annotated[int, Meta(ge=0, le=1000)]
    side: Annotated[int, Meta(ge=-100, le=100)] = 0
    height: Annotated[int, Meta(ge=0, le=100)] = 0


def impulse_of(flick: Flick, body: str) -> Impulse:
    """The impulse that a flick gives to a body."""
    return Impulse(
        body=body,
        yaw=flick.yaw * math.pi / 1800,
        speed=flick.power / 1000 * FULL_POWER,
        side=flick.side / 100,
        height=flick.height / 100,
    )
