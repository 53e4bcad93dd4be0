"""What is printed on the floors: things by which a room is known at a glance, never in the way of a flick."""

from collections.abc import Callable
from typing import Final

from coldsnap.core.geometry import distance_to
from coldsnap.core.scene import Point, Rect
from coldsnap.games.icecool.board.board import Board, Room
from coldsnap.render.icecool.look import PLAIN, ROOMS, RoomLook, fish
from coldsnap.render.icecool.markup import box, disc, el, group, on, placed

RINK: Final = "#4C8FD1"
DOOR_NEAR: Final = 0.01
"""Metres from a wall's face within which a door's middle is in that wall."""

# Each drawing lies along a wall: x along it from the middle, y from the wall's face into the room.


def _blackboard() -> list[str]:
    chalk = "M-58,5.5q4,-4 8,0t8,0t8,0M-22,3.5h12M-22,7h18M10,7l5,-4.5l5,4.5zM34,3v4.5M31.5,5.2h5M44,4.2h7M44,6.6h7"
    return [
        el("rect", x=-68, y=0.5, width=136, height=10, rx=1.2, fill="#2F5D50", stroke="#8A6236", stroke_width=1.6),
        el("path", d=chalk, fill="none", stroke="#FFFFFF", stroke_width=0.8, stroke_linecap="round", opacity=0.85),
        el("rect", x=-30, y=12, width=60, height=2.4, rx=1.2, fill="#A97C4A"),
    ]


def _kitchen() -> list[str]:
    rings = [
        el("circle", cx=x, cy=y, r=4, fill="none", stroke="#E8EDF0", stroke_width=1.3)
        for x in (-60, -48)
        for y in (6.4, 16.4)
    ]
    crates = [
        group(
            [
                el("rect", x=-12, y=1, width=24, height=19, rx=1.5, fill="#C99B63", stroke="#8A6236", stroke_width=1),
                el("path", d="M-12,7.3H12M-12,13.6H12", stroke="#8A6236", stroke_width=0.8),
                group([fish("#8FB8D0", "#4F7F9B")], transform=placed((0, 10.5), -18, 0.66)),
            ],
            transform=placed((x, 0)),
        )
        for x in (34, 62)
    ]
    stove = el("rect", x=-68, y=0.5, width=28, height=21, rx=2, fill="#5B6B78", stroke="#3C4A55", stroke_width=1)
    return [stove, *rings, *crates]


def _wall_bars() -> list[str]:
    rungs = "".join(f"M{x},1.5V9.5" for x in range(-64, 65, 8))
    return [
        el("path", d="M-68,1.5H68M-68,9.5H68", stroke="#B98B57", stroke_width=2, stroke_linecap="round"),
        el("path", d=rungs, stroke="#D9B486", stroke_width=2, stroke_linecap="round"),
        el("circle", cx=84, cy=9, r=7, fill="#F2A65A", stroke="#B0602A", stroke_width=1),
        el("path", d="M77,9H91M84,2V16", stroke="#B0602A", stroke_width=0.8),
    ]


def _flasks() -> list[str]:
    parts = [el("rect", x=-44, y=17.5, width=88, height=2, rx=1, fill="#A08BC4")]
    for x, colour in ((-30, "#39A9A4"), (0, "#E8708A"), (30, "#F0B429")):
        glass = f"M{x - 2.2},2V8L{x - 8},17.5H{x + 8}L{x + 2.2},8V2"
        parts += [
            el("path", d=f"M{x - 5},12.5L{x - 8},17.5H{x + 8}L{x + 5},12.5Z", fill=colour),
            el("path", d=glass, fill="#FFFFFF", fill_opacity=0.4, stroke="#6A4C9C", stroke_width=1),
            el("circle", cx=x + 4, cy=4, r=1.1, fill=colour),
        ]
    return parts


ALONG_WALL: Final[dict[str, Callable[[], list[str]]]] = {
    "classroom": _blackboard,
    "kitchen": _kitchen,
    "gym": _wall_bars,
    "lab": _flasks,
}


def floor(of: Board, room: Room) -> str:
    """A room's floor with all that is printed on it, except lines and spots."""
    look = ROOMS.get(room.name, PLAIN)
    parts = [box(room.outer, fill=look.floor), box(room.outer, fill=f"url(#{look.pattern})")]
    if room.name == "gym":
        parts.append(_court(room.line, look))
    if room.name == "game-room":
        parts.append(_hockey(of, room))
    if room.name in ALONG_WALL:
        parts.append(_along_free_wall(of, room))
    return group(parts, class_=f"floor {room.name}")


def _court(line: Rect, look: RoomLook) -> str:
    """Court lines inside the room's line."""
    inset = 0.012
    court = Rect(line.x0 + inset, line.y0 + inset, line.x1 - inset, line.y1 - inset)
    (x0, y1), (x1, y0) = on(Point(court.x0, court.y0)), on(Point(court.x1, court.y1))
    middle = (x0 + x1) / 2, (y0 + y1) / 2
    reach = (x1 - x0) / 4
    ends = f"M{x0},{middle[1]}H{x1}M{middle[0] - reach},{y0}v{reach}h{2 * reach}v{-reach}"
    ends += f"M{middle[0] - reach},{y1}v{-reach}h{2 * reach}v{reach}"
    drawn = [box(court), el("path", d=ends), disc(middle, reach * 0.8)]
    return group(drawn, fill="none", stroke=look.ink, stroke_width=1.2, opacity=0.34)


def _hockey(of: Board, room: Room) -> str:
    """The air-hockey table, round the dot."""
    dots = [spot.at for spot in of.spots_of("dot") if spot.room == room.id]
    middle = dots[0] if dots else Point((room.floor.x0 + room.floor.x1) / 2, (room.floor.y0 + room.floor.y1) / 2)
    holes = "".join(f"M{x},{y}h0.01" for x in range(-36, 37, 8) for y in (-18, -10, 10, 18))
    parts = [
        el("rect", x=-47, y=-29, width=94, height=58, rx=9, fill="#7B5EA7", opacity=0.75),
        el("rect", x=-43, y=-25, width=86, height=50, rx=6, fill="#F4FAFF"),
        el("path", d=holes, stroke="#B9CBD8", stroke_width=1.6, stroke_linecap="round"),
        el("path", d="M0,-25V25M-43,-11h6v22h-6M43,-11h-6v22h6", fill="none", stroke=RINK, stroke_width=1.4),
        el("circle", r=12, fill="none", stroke=RINK, stroke_width=1.4),
    ]
    return group(parts, transform=placed(on(middle)), opacity=0.8)


def _along_free_wall(of: Board, room: Room) -> str:
    """The room's furniture, along its longest wall without a door."""
    flat = room.floor
    middle = on(Point((flat.x0 + flat.x1) / 2, (flat.y0 + flat.y1) / 2))
    (left, low), (right, top) = on(Point(flat.x0, flat.y0)), on(Point(flat.x1, flat.y1))
    sides = [
        (flat.x1 - flat.x0, Rect(flat.x0, flat.y1, flat.x1, flat.y1), (middle[0], top), 0.0),
        (flat.y1 - flat.y0, Rect(flat.x1, flat.y0, flat.x1, flat.y1), (right, middle[1]), 90.0),
        (flat.x1 - flat.x0, Rect(flat.x0, flat.y0, flat.x1, flat.y0), (middle[0], low), 180.0),
        (flat.y1 - flat.y0, Rect(flat.x0, flat.y0, flat.x0, flat.y1), (left, middle[1]), 270.0),
    ]
    free = [side for side in sides if all(distance_to(side[1], door.at) > DOOR_NEAR for door in of.doors)]
    if not free:
        return ""
    _, _, at, turn = max(free, key=lambda side: side[0])
    return group(ALONG_WALL[room.name](), transform=placed(at, turn), opacity=0.85)
