"""Geometry of the plan (seen from above), the same for rules and sensors. Metres.

Only + - * / and square roots are used, which IEEE 754 makes equal on every machine; results are rounded as they are
stored. Nothing here knows heights, except that `hull` turns a body's spheres by its quaternion and that `stuck_in` asks
whether a body is below the lintel.
"""

import math
from collections.abc import Iterable
from typing import Final, Literal

from coldsnap.core.scene import Body, Disc, Gate, Outline, Point, Pose, Rect, Wall, rounded
from coldsnap.core.shapes import Sphere, footprint_radius, reach, shape

TOLERANCE: Final = 1e-9
"""Metres by which comparisons forgive the noise of floats: far above it, far below the stored 10 um."""

Axis = Literal["x", "y"]
Side = Literal[-1, 1]

Path = tuple[Point, ...]
"""A line on the floor: axis-parallel segments from point to point."""

Opening = tuple[Gate, Rect]
"""A gate and its frame."""


def span(dx: float, dy: float) -> float:
    """The length of a plan vector, not rounded: to compare or divide by, not to store."""
    return math.sqrt(dx * dx + dy * dy)


def distance(a: Point, b: Point) -> float:
    """From point to point."""
    return rounded(span(a.x - b.x, a.y - b.y))


def distance_to(rect: Rect, point: Point) -> float:
    """From a point to the nearest point of a rectangle; 0 in it."""
    return rounded(_off(rect, point.x, point.y))


def nearest_point(rect: Rect, point: Point) -> Point:
    """The point of the closed rectangle that is nearest to a point."""
    return Point(rounded(min(max(point.x, rect.x0), rect.x1)), rounded(min(max(point.y, rect.y0), rect.y1)))


def contains(region: Outline, point: Point) -> bool:
    """Whether a point is in a region; the border belongs to it."""
    if isinstance(region, Disc):
        return span(point.x - region.x, point.y - region.y) <= region.radius + TOLERANCE
    return (
        region.x0 - TOLERANCE <= point.x <= region.x1 + TOLERANCE
        and region.y0 - TOLERANCE <= point.y <= region.y1 + TOLERANCE
    )


def overlaps(disc: Disc, outline: Outline) -> bool:
    """Whether any part of a disc is over an outline. Touching from outside is not overlapping."""
    if isinstance(outline, Disc):
        return span(disc.x - outline.x, disc.y - outline.y) < disc.radius + outline.radius - TOLERANCE
    return _off(outline, disc.x, disc.y) < disc.radius - TOLERANCE


def inside(disc: Disc, outline: Outline) -> bool:
    """Whether the whole disc is over an outline; it may touch the border from inside."""
    if isinstance(outline, Disc):
        return span(disc.x - outline.x, disc.y - outline.y) + disc.radius <= outline.radius + TOLERANCE
    margin = min(disc.x - outline.x0, outline.x1 - disc.x, disc.y - outline.y0, outline.y1 - disc.y)
    return margin >= disc.radius - TOLERANCE


def middle(rect: Rect) -> Point:
    """The middle of a rectangle."""
    return Point(rounded((rect.x0 + rect.x1) / 2), rounded((rect.y0 + rect.y1) / 2))


def border(rect: Rect) -> Path:
    """The closed line round a rectangle, counter-clockwise from its lower left corner."""
    start = Point(rect.x0, rect.y0)
    return (start, Point(rect.x1, rect.y0), Point(rect.x1, rect.y1), Point(rect.x0, rect.y1), start)


def footprint(body: Body) -> Disc:
    """The disc that a body at rest, upright, covers. It does not look at the body's quaternion."""
    return Disc(rounded(body.pose.x), rounded(body.pose.y), footprint_radius(body.shape))


def hull(body: Body) -> tuple[Disc, ...]:
    """A body in any pose seen from above: one disc for each sphere of its shape, in the shape's order."""
    pose = body.pose
    turned = ((_turned(pose, ball), ball.radius) for ball in shape(body.shape).spheres)
    return tuple(Disc(rounded(pose.x + dx), rounded(pose.y + dy), radius) for (dx, dy), radius in turned)


def extent(discs: Iterable[Disc], axis: Axis) -> tuple[float, float]:
    """From where to where discs reach together along an axis. It does not say whether there are gaps."""
    reach = [(disc.x if axis == "x" else disc.y, disc.radius) for disc in discs]
    return rounded(min(at - radius for at, radius in reach)), rounded(max(at + radius for at, radius in reach))


def frame(gate: Gate, wall: Wall) -> Rect:
    """The part of the wall's slab that the gate opens. It does not check that the gate lies within the wall."""
    if gate.wall != wall.id:
        raise ValueError(f"gate {gate.id} is in wall {gate.wall}, not in {wall.id}")
    slab = wall.slab
    if wall.along_x:
        return Rect(rounded(gate.lo), rounded(slab.y0), rounded(gate.hi), rounded(slab.y1))
    return Rect(rounded(slab.x0), rounded(gate.lo), rounded(slab.x1), rounded(gate.hi))


def plugs(gates: Iterable[Gate], walls: Iterable[Wall]) -> dict[str, str]:
    """The gates that are shut, and the wall that fills each of them: on the line of the gate's wall, from lo to hi."""
    named = {wall.id: wall for wall in walls}
    places = {_run(wall): wall.id for wall in named.values()}
    ways = ((gate, named.get(gate.wall)) for gate in gates)
    filled = ((gate, places.get((*_run(wall)[:2], gate.lo, gate.hi))) for gate, wall in ways if wall)
    return {gate.id: plug for gate, plug in filled if plug is not None and plug != gate.wall}


def _run(wall: Wall) -> tuple[bool, float, float, float]:
    """A wall's middle line: whether along x, its place across, from where to where."""
    (along_a, along_b), across = ((wall.a.x, wall.b.x), wall.a.y) if wall.along_x else ((wall.a.y, wall.b.y), wall.a.x)
    return wall.along_x, across, min(along_a, along_b), max(along_a, along_b)


def openings(gates: Iterable[Gate], walls: Iterable[Wall]) -> tuple[Opening, ...]:
    """The gates, each with its frame, without those that are shut."""
    gates, named = tuple(gates), {wall.id: wall for wall in walls}
    shut = plugs(gates, named.values())
    return tuple((gate, frame(gate, named[gate.wall])) for gate in gates if gate.id not in shut)


def stuck_in(body: Body, ways: Iterable[Opening]) -> tuple[str, ...]:
    """Ids of the gates that hold a body, in the order of `ways`: what "stuck in a door" means, to all (DOOR-4).

    A part of it, seen from above, is over the frame; one that stands on the lintel is over the gate and not in it.
    """
    # Most doors are far from most bodies, and every view of a match asks.
    x, y, far = body.pose.x, body.pose.y, reach(body.shape)
    near = [way for way in ways if way[1].x0 - far < x < way[1].x1 + far and way[1].y0 - far < y < way[1].y1 + far]
    seen = hull(body) if near else ()
    held = ((gate, any(overlaps(disc, rect) for disc in seen)) for gate, rect in near)
    return tuple(gate.id for gate, over in held if over and body.pose.z < gate.lintel)


def visible_sides(disc: Disc, wall: Wall) -> tuple[Side, ...]:
    """On which sides of the wall's slab a part of the disc is visible: -1 towards lower coordinates, +1 higher.

    The slab is taken as endless: a disc beyond an end of the wall has sides too.
    """
    slab = wall.slab
    at, lo, hi = (disc.y, slab.y0, slab.y1) if wall.along_x else (disc.x, slab.x0, slab.x1)
    sides: tuple[tuple[Side, bool], ...] = (
        (-1, at - disc.radius < lo - TOLERANCE),
        (1, at + disc.radius > hi + TOLERANCE),
    )
    return tuple(side for side, visible in sides if visible)


def visible_rooms(disc: Disc, rooms: Iterable[tuple[str, Rect]]) -> tuple[str, ...]:
    """Names of the rooms, in the given order, over whose floor (between the inner wall faces) a part of it is."""
    return tuple(name for name, floor in rooms if overlaps(disc, floor))


def _off(rect: Rect, x: float, y: float) -> float:
    return span(max(rect.x0 - x, 0.0, x - rect.x1), max(rect.y0 - y, 0.0, y - rect.y1))


def _turned(pose: Pose, ball: Sphere) -> tuple[float, float]:
    """The plan offset of a sphere's centre. A stored quaternion is not quite of length 1, hence the division."""
    w, x, y, z = pose.qw, pose.qx, pose.qy, pose.qz
    length = w * w + x * x + y * y + z * z
    if length == 0.0:
        raise ValueError("a quaternion of length 0 turns to nowhere")
    s = 2.0 / length
    dx = (1.0 - s * (y * y + z * z)) * ball.x + s * (x * y - z * w) * ball.y + s * (x * z + y * w) * ball.z
    dy = s * (x * y + z * w) * ball.x + (1.0 - s * (x * x + z * z)) * ball.y + s * (y * z - x * w) * ball.z
    return dx, dy
