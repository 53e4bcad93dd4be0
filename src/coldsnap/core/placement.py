"""Where a body may be put: the nearest free point of a line or region, and bodies at rest set apart (TURN-12).

A placement keeps its clearance after rounding. To be sure of that, every bend is tried twice: on the exact borders,
where rounding may spoil it, and on borders moved back by SLACK, where rounding cannot.
"""

import math
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from typing import Final

from coldsnap.core.geometry import TOLERANCE, Path, contains, nearest_point, overlaps, span
from coldsnap.core.scene import Disc, Outline, Point, Rect, rounded

CLEARANCE: Final = 0.001
"""Metres that every placement keeps from other bodies and from walls (TURN-12)."""

SLACK: Final = 1e-5
"""Metres; more than rounding can move a point (half a diagonal of the 10 um grid)."""

_SWEEPS: Final = 200
_Plan = tuple[float, float]


def nearest_free(
    target: Point,
    where: Outline | Path,
    radius: float,
    obstacles: tuple[Disc, ...] = (),
    clearance: float = CLEARANCE,
    keep_out: tuple[Rect, ...] = (),
) -> Point | None:
    """The point of `where` nearest to `target` for the centre of a disc, or None where nothing is free.

    Free: the disc keeps `clearance` from all obstacles and all `keep_out` rectangles (walls); its centre, not all
    of it, is in the closed region or on the line. Equal distances: lower x, then lower y. A gap in which the centre
    has less than SLACK of room may be overlooked. A line's corners are taken as they would be stored.
    """
    areas = _areas(where)
    grown = radius + clearance
    things: tuple[Outline, ...] = (*obstacles, *keep_out)

    def free(x: float, y: float) -> bool:
        disc = Disc(x, y, grown)
        if any(overlaps(disc, thing) for thing in things):
            return False
        return any(contains(area, Point(x, y)) for area in areas)

    nearest = _nearest_of(areas, target)
    if free(*nearest):  # most placements end here
        return Point(*nearest)
    found: set[_Plan] = set()
    for slack in (0.0, SLACK):
        segments, circles = _borders(areas, grown + slack, obstacles, keep_out, slack)
        for x, y in _bends(target, segments, circles):
            found.add((rounded(x), rounded(y)))
    # To the nanometre, so that mirror images are truly equally far and the tie falls to x and y.
    for _, x, y in sorted((rounded(span(x - target.x, y - target.y), 9), x, y) for x, y in found):
        if free(x, y):
            return Point(x, y)
    return None


def separate(
    discs: tuple[Disc, ...], clearance: float = CLEARANCE, keep_out: tuple[Rect, ...] = ()
) -> tuple[Disc, ...]:
    """The discs in the same order, those closer than `clearance` pushed apart along their centre line.

    Each of a pair moves by half of what is missing; coincident centres part along x, the first to the left. A disc
    that is pushed into a `keep_out` rectangle (a wall) goes to the nearest point where it only touches it. Others
    keep their place. Pairs are taken in order and again until all are apart, 200 times at most: in a crowd or
    between walls some may stay too close. Pushing knows no lines, rooms or gates.
    """
    placed = [Disc(rounded(disc.x), rounded(disc.y), disc.radius) for disc in discs]
    for _ in range(_SWEEPS):
        close = False
        for i, j in combinations(range(len(placed)), 2):
            if overlaps(_enlarged(placed[i], clearance), placed[j]):
                placed[i], placed[j] = (_clear_of(keep_out, disc) for disc in _apart(placed[i], placed[j], clearance))
                close = True
        if not close:
            break
    return tuple(placed)


def _nearest_of(areas: tuple[Outline, ...], target: Point) -> _Plan:
    """The stored point of the areas nearest to the target, obstacles or not; for a disc the target itself."""
    feet = [nearest_point(area, target) for area in areas if isinstance(area, Rect)]
    if not feet:
        return rounded(target.x), rounded(target.y)
    return min((rounded(span(foot.x - target.x, foot.y - target.y), 9), foot.x, foot.y) for foot in feet)[1:]


def _areas(where: Outline | Path) -> tuple[Outline, ...]:
    """What the centre must be in. A line is flat rectangles; a region's sides are moved inwards to the grid."""
    if isinstance(where, Disc):
        return (where,)
    if isinstance(where, Rect):
        x0, y0 = -_floor(-where.x0), -_floor(-where.y0)
        x1, y1 = _floor(where.x1), _floor(where.y1)
        return (Rect(x0, y0, x1, y1),) if x0 <= x1 and y0 <= y1 else ()
    if len(where) < 2:
        raise ValueError("a line has at least two points")
    return tuple(_segment(a, b) for a, b in pairwise(where))


def _segment(a: Point, b: Point) -> Rect:
    if a.x != b.x and a.y != b.y:
        raise ValueError("a line runs parallel to the axes")
    (x0, x1), (y0, y1) = sorted((rounded(a.x), rounded(b.x))), sorted((rounded(a.y), rounded(b.y)))
    return Rect(x0, y0, x1, y1)


def _floor(value: float) -> float:
    """The last coordinate of the stored grid at or below a value."""
    near = rounded(value)
    return near if near <= value + TOLERANCE else rounded(near - 1e-5)


def _borders(
    areas: tuple[Outline, ...], grown: float, obstacles: Iterable[Disc], keep_out: Iterable[Rect], slack: float
) -> tuple[list[Rect], list[Disc]]:
    """Straight pieces (flat rectangles) and circles that bound where the centre may be.

    An enlarged rectangle has round corners: four sides, and circles about its corners.
    """
    segments = [edge for area in areas if isinstance(area, Rect) for edge in _edges(area, 0.0)]
    circles = [Disc(a.x, a.y, max(a.radius - slack, 0.0)) for a in areas if isinstance(a, Disc)]
    circles += [_enlarged(disc, grown) for disc in obstacles]
    for wall in keep_out:
        segments += _edges(wall, grown)
        circles += [Disc(x, y, grown) for x in (wall.x0, wall.x1) for y in (wall.y0, wall.y1)]
    return list(dict.fromkeys(segments)), list(dict.fromkeys(circles))


def _edges(rect: Rect, out: float) -> tuple[Rect, ...]:
    """The four sides, each moved out."""
    return (
        Rect(rect.x0, rect.y0 - out, rect.x1, rect.y0 - out),
        Rect(rect.x0, rect.y1 + out, rect.x1, rect.y1 + out),
        Rect(rect.x0 - out, rect.y0, rect.x0 - out, rect.y1),
        Rect(rect.x1 + out, rect.y0, rect.x1 + out, rect.y1),
    )


def _bends(target: Point, segments: list[Rect], circles: list[Disc]) -> Iterator[_Plan]:
    """Every point that can be the nearest: the target, its foot on each border, and where borders meet."""
    yield target.x, target.y
    for index, segment in enumerate(segments):
        foot = nearest_point(segment, target)
        yield foot.x, foot.y
        for other in segments[index + 1 :]:
            x, y = max(segment.x0, other.x0), max(segment.y0, other.y0)
            if x <= min(segment.x1, other.x1) and y <= min(segment.y1, other.y1):
                yield x, y
        for circle in circles:
            yield from _cuts(segment, circle)
    for index, circle in enumerate(circles):
        yield from _feet(target, circle)
        for other_circle in circles[index + 1 :]:
            yield from _meetings(circle, other_circle)


def _cuts(segment: Rect, circle: Disc) -> Iterator[_Plan]:
    """Where a straight piece cuts a circle."""
    along_x = segment.y0 == segment.y1
    off = segment.y0 - circle.y if along_x else segment.x0 - circle.x
    square = circle.radius * circle.radius - off * off
    if square < 0.0:
        return
    half = math.sqrt(square)
    for step in (-half, half):
        if along_x and segment.x0 <= circle.x + step <= segment.x1:
            yield circle.x + step, segment.y0
        elif not along_x and segment.y0 <= circle.y + step <= segment.y1:
            yield segment.x0, circle.y + step


def _feet(target: Point, circle: Disc) -> Iterator[_Plan]:
    """The point of a circle nearest to the target. From its centre all are: then one on each axis."""
    gap = span(target.x - circle.x, target.y - circle.y)
    if gap > 0.0:
        scale = circle.radius / gap
        yield circle.x + (target.x - circle.x) * scale, circle.y + (target.y - circle.y) * scale
        return
    for dx, dy in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        yield circle.x + dx * circle.radius, circle.y + dy * circle.radius


def _meetings(a: Disc, b: Disc) -> Iterator[_Plan]:
    """Where two circles meet; none for concentric ones."""
    dx, dy = b.x - a.x, b.y - a.y
    square = dx * dx + dy * dy
    reach = a.radius + b.radius
    if square == 0.0 or square > reach * reach:
        return
    along = (square + a.radius * a.radius - b.radius * b.radius) / (2.0 * square)
    rest = a.radius * a.radius / square - along * along
    if rest < 0.0:
        return
    across = math.sqrt(rest)
    for side in (-across, across):
        yield a.x + along * dx - side * dy, a.y + along * dy + side * dx


def _apart(a: Disc, b: Disc, clearance: float) -> tuple[Disc, Disc]:
    gap = span(b.x - a.x, b.y - a.y)
    ux, uy = ((b.x - a.x) / gap, (b.y - a.y) / gap) if gap > 0.0 else (1.0, 0.0)
    push = (a.radius + b.radius + clearance + 2 * SLACK - gap) / 2  # both centres are rounded: twice the slack
    return (
        Disc(rounded(a.x - push * ux), rounded(a.y - push * uy), a.radius),
        Disc(rounded(b.x + push * ux), rounded(b.y + push * uy), b.radius),
    )


def _clear_of(keep_out: tuple[Rect, ...], disc: Disc) -> Disc:
    if not any(overlaps(disc, wall) for wall in keep_out):
        return disc
    around = Disc(disc.x, disc.y, 4 * disc.radius)
    free = nearest_free(Point(disc.x, disc.y), around, disc.radius, (), 0.0, keep_out)
    return disc if free is None else Disc(free.x, free.y, disc.radius)


def _enlarged(disc: Disc, by: float) -> Disc:
    return Disc(disc.x, disc.y, disc.radius + by)
