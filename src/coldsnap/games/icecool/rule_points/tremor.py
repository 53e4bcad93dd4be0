"""The tremor of a hand (TURN-15): exact typed numbers would kill a game of skill. Integers only, equal everywhere."""

from typing import Final

from coldsnap.core.flick import Flick
from coldsnap.core.rng import Rng
from coldsnap.games.icecool.state.options import Tremor

YAW: Final = 10
"""Standard deviation of the direction for a light tremor, in 0.1 degree."""
POWER: Final = 15
"""Of the power, in thousandths of the wanted power."""
POINTS: Final = 3
"""Of side and height, in points."""

SCALE: Final[dict[Tremor, int]] = {"off": 0, "light": 1, "full": 3}
"""How many times a light tremor. Three degrees are about what a practised hand has (full is ASSUMED)."""

EDGE: Final = 1.5
"""How many standard deviations off the edges are of what a preview shows: seven in eight errors are within each."""

_SPREAD: Final = 37837
"""Standard deviation of the sum of four even draws of 16 bits."""


def shaken(flick: Flick, tremor: Tremor, rng: Rng) -> Flick:
    """The flick that the hand gives. A flick without power stays one; side and height stay on the body."""
    scale = SCALE[tremor]
    if not scale:
        return flick
    errors = []
    for _ in range(4):
        draw, rng = _bell(rng)
        errors.append(draw)
    yaw, power, side, height = errors
    return Flick(
        (flick.yaw + _part(yaw, scale * YAW)) % 3600,
        min(max(flick.power + _part(power, scale * POWER * flick.power, 1000), 0), 1000),
        min(max(flick.side + _part(side, scale * POINTS), -100), 100),
        min(max(flick.height + _part(height, scale * POINTS), 0), 100),
    )


def edges_of(flick: Flick, tremor: Tremor) -> tuple[Flick, ...]:
    """A flick at the edges of a tremor: to the left and to the right, each strong and weak. None where no hand shakes.

    The path bends to the side that is hit, so a hit farther left leads farther left. They say how far a hand may err,
    and nothing of how it will: no chance is drawn.
    """
    far = SCALE[tremor] * EDGE
    if not far:
        return ()
    yaw, power, points = round(far * YAW), round(far * POWER * flick.power / 1000), round(far * POINTS)
    return tuple(
        Flick(
            (flick.yaw + left * yaw) % 3600,
            min(max(flick.power + strong * power, 0), 1000),
            min(max(flick.side - left * points, -100), 100),
            min(max(flick.height + strong * points, 0), 100),
        )
        for left in (1, -1)
        for strong in (1, -1)
    )


def _bell(rng: Rng) -> tuple[int, Rng]:
    """A draw from a bell (the sum of four even ones) about 0, of standard deviation _SPREAD."""
    word, rest = rng.word()
    return sum((word >> shift) & 0xFFFF for shift in (0, 16, 32, 48)) - 2 * 0xFFFF, rest


def _part(draw: int, deviation: int, of: int = 1) -> int:
    """A draw as a whole number with this standard deviation (in parts `of` one), rounded to the nearest."""
    return (2 * draw * deviation + of * _SPREAD) // (2 * of * _SPREAD)
