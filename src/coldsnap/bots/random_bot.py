"""The bot that plays anything, in any game."""

from typing import Final

from msgspec import structs

from coldsnap.core.bot import Budget
from coldsnap.core.choices import Choice, OneOf, Ranged
from coldsnap.core.geometry import contains
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Outline, Point, Rect, rounded
from coldsnap.core.values import Action, View

_GRAIN: Final = 1 << 20
"""Steps into which each side of a region is cut when a point of it is drawn."""


class RandomBot:
    """Plays each choice equally often, and each value of a range. It looks at nothing and never thinks."""

    def choose(self, view: View, choices: tuple[Choice, ...], rng: Rng, budget: Budget) -> Action:
        """Any of the choices."""
        del view, budget
        index, rng = rng.below(len(choices))
        choice = choices[index]
        return choice.action if isinstance(choice, OneOf) else _sample(choice, rng)


def _sample(choice: Ranged, rng: Rng) -> Action:
    """Even values on the axes, and an even point of the region."""
    changes: dict[str, int | Point] = {}
    for axis in choice.axes:
        draw, rng = rng.below(axis.hi - axis.lo + 1)
        changes[axis.field] = axis.lo + draw
    if choice.region is not None:
        changes[choice.at] = _point(choice.region, rng)
    return structs.replace(choice.action, **changes)


def _point(region: Outline, rng: Rng) -> Point:
    """Points of the rectangle around the region, until one lies in it: at least three in four do."""
    if isinstance(region, Rect):
        x, y, wide, high = region.x0, region.y0, region.x1 - region.x0, region.y1 - region.y0
    else:
        wide = high = 2 * region.radius
        x, y = region.x - region.radius, region.y - region.radius
    while True:
        right, rng = rng.below(_GRAIN + 1)
        up, rng = rng.below(_GRAIN + 1)
        point = Point(rounded(x + wide * right / _GRAIN), rounded(y + high * up / _GRAIN))
        if contains(region, point):
            return point
