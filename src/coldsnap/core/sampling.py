"""Even draws from what is no list."""

from typing import Final

from coldsnap.core.geometry import contains
from coldsnap.core.rng import Rng
from coldsnap.core.scene import Outline, Point, Rect, rounded

GRAIN: Final = 1 << 20
"""Steps into which each side of a region is cut when a point of it is drawn."""


def point_in(region: Outline, rng: Rng) -> Point:
    """An even point of the region: the first of points of the rectangle around it that lies in it."""
    if isinstance(region, Rect):
        x, y, wide, high = region.x0, region.y0, region.x1 - region.x0, region.y1 - region.y0
    else:
        wide = high = 2 * region.radius
        x, y = region.x - region.radius, region.y - region.radius
    while True:
        right, rng = rng.below(GRAIN + 1)
        up, rng = rng.below(GRAIN + 1)
        point = Point(rounded(x + wide * right / GRAIN), rounded(y + high * up / GRAIN))
        if contains(region, point):
            return point
