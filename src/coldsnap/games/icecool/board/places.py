"""Where bodies stand and where they may be put: questions that many rules ask of a board."""

from collections.abc import Iterable
from typing import Final

from coldsnap.core.facts import Crossed
from coldsnap.core.geometry import (
    contains,
    distance,
    distance_to,
    footprint,
    hull,
    overlaps,
    span,
    stuck_in,
    visible_rooms,
)
from coldsnap.core.placement import nearest_free
from coldsnap.core.scene import Body, Disc, Outline, Point, Pose
from coldsnap.core.shapes import footprint_radius, shape
from coldsnap.games.icecool.board.board import Board, Room

PENGUIN: Final = "penguin"
MAY_LIE: Final = ("walrus",)
"""Shapes that do not right themselves and may lie at rest; all others are stood up (TURN-11)."""
RAISED: Final = 0.0015
"""Metres over its resting height from which a body stands on something else than the floor."""
TILTED: Final = 0.01
"""Part of a quaternion about a level axis from which a body does not stand upright."""
REACHES: Final = (0.08, 0.3, 100.0)
"""Metres round a wanted place within which a free one is looked for: first close by, at last everywhere."""


def standing(name: str, form: str, at: Point) -> Body:
    """A body upright on the floor."""
    return Body(name, form, Pose(at.x, at.y, shape(form).rest_height))


def radius_of(body: Body) -> float:
    """The radius of a body's footprint (metres)."""
    return footprint_radius(body.shape)


def place_of(body: Body) -> Point:
    """Where the middle of a body's base is."""
    return Point(body.pose.x, body.pose.y)


def is_raised(body: Body) -> bool:
    """Whether a body is not on the floor: on a wall, a lintel or another body."""
    return body.pose.z > shape(body.shape).rest_height + RAISED


def is_upright(body: Body) -> bool:
    """Whether a body stands; one that lies or leans does not."""
    return abs(body.pose.qx) <= TILTED and abs(body.pose.qy) <= TILTED


def is_outside(board: Board, body: Body) -> bool:
    """Whether a body's base centre is in none of the boxes (TURN-7)."""
    at = place_of(body)
    return not any(contains(box, at) for box in board.boards)


def covered(body: Body) -> tuple[Disc, ...]:
    """What a body at rest covers of the plan."""
    return (footprint(body),) if is_upright(body) else hull(body)


def obstacles(bodies: Iterable[Body], without: str) -> tuple[Disc, ...]:
    """What all bodies but one cover of the floors; one on a wall or on another body covers nothing."""
    return tuple(disc for body in bodies if body.id != without and not is_raised(body) for disc in covered(body))


def rooms_seen(board: Board, body: Body) -> tuple[Room, ...]:
    """The rooms in which a part of a body is visible from above (TURN-5, CARD-5)."""
    names = {name for disc in covered(body) for name in visible_rooms(disc, ((r.id, r.floor) for r in board.rooms))}
    return tuple(room for room in board.rooms if room.id in names)


def doors_holding(board: Board, body: Body) -> tuple[str, ...]:
    """Ids of the doors that hold a body (DOOR-4); a door that is shut holds nobody."""
    return stuck_in(body, board.openings)


def line_point(bodies: Iterable[Body], body: Body, room: Room) -> Point | None:
    """The free point of a room's line that is closest to a body (TURN-4). Walls are too far from a line to matter."""
    return nearest_free(place_of(body), room.line_path, radius_of(body), obstacles(bodies, body.id))


def free_point(
    board: Board,
    bodies: Iterable[Body],
    body: Body,
    wanted: Point,
    within: Outline | None = None,
    more: tuple[Disc, ...] = (),
) -> Point | None:
    """The place for a body nearest to the wanted one, 1 mm clear of walls, other bodies and `more` (TURN-12).

    Without `within` it is on a floor of a room in which the body would be seen at the wanted place: never behind a
    wall.
    """
    radius, taken = radius_of(body), (*obstacles(bodies, body.id), *more)
    seen = rooms_seen(board, standing(body.id, body.shape, wanted))
    regions = (within,) if within else tuple(room.floor for room in seen)
    found = [at for region in regions if (at := _free(board, wanted, region, radius, taken)) is not None]
    return min(found, key=lambda at: (distance(at, wanted), at.x, at.y), default=None)


def _free(board: Board, wanted: Point, region: Outline, radius: float, taken: tuple[Disc, ...]) -> Point | None:
    """The nearest free point of a region. What is far away is looked at only if nothing is free close by."""
    for reach in REACHES:
        far = reach + 2 * radius
        near = tuple(solid for solid in board.solids if distance_to(solid, wanted) <= far)
        discs = tuple(disc for disc in taken if span(disc.x - wanted.x, disc.y - wanted.y) <= far + disc.radius)
        found = nearest_free(wanted, region, radius, discs, keep_out=near)
        if found is not None and span(found.x - wanted.x, found.y - wanted.y) <= reach:
            return found
    return None


def put(board: Board, bodies: Iterable[Body], body: Body, wanted: Point, within: Outline | None = None) -> Body:
    """The body upright at the wanted place, or where the nearest free one is; as wanted if nothing is free."""
    at = free_point(board, bodies, body, wanted, within) or wanted
    return standing(body.id, body.shape, at)


def circle(board: Board) -> Disc:
    """The red circle in the Classroom."""
    return board.spots_of("circle")[0].disc


def is_on_circle(board: Board, body: Body) -> bool:
    """Whether any part of a body is over the red circle (TURN-3)."""
    return any(overlaps(disc, circle(board)) for disc in covered(body))


def on_circle(board: Board, bodies: Iterable[Body], name: str) -> tuple[Body, bool]:
    """A penguin put on the red circle, and whether it had to go to the nearest free point instead."""
    spot = circle(board)
    wanted = Point(spot.x, spot.y)
    placed = put(board, bodies, standing(name, PENGUIN, wanted), wanted)
    return placed, place_of(placed) != wanted


def room_entered(board: Board, passage: Crossed) -> str | None:
    """The room into which a body came by crossing a wall or a door; None if it went out of the school."""
    door = next((door for door in board.doors if door.id == passage.barrier), None)
    wall = next((w for w in board.walls if w.id == (door.gate.wall if door else passage.barrier)), None)
    if wall is None:
        return None  # a wall that a promo has put there; it borders no room
    beyond = passage.to * wall.thickness
    at = passage.at
    return board.room_of(Point(at.x, at.y + beyond) if wall.along_x else Point(at.x + beyond, at.y))
