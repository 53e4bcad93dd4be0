"""The school from above as a picture: paper boxes in low winter sun. No script, no font, no file from outside."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Final, get_args

from coldsnap.core.facts import Fact
from coldsnap.core.scene import Point, Scene
from coldsnap.games.icecool.board.board import Board, Room, Spot
from coldsnap.games.icecool.board.layout import SpotKind
from coldsnap.render.icecool import look
from coldsnap.render.icecool.flick_svg import FlickPath, flights, penguins
from coldsnap.render.icecool.furniture import floor
from coldsnap.render.icecool.marks_svg import marks
from coldsnap.render.icecool.markup import box, disc, el, group, num, on, placed, text
from coldsnap.render.icecool.promos_svg import hexagon, honeycomb
from coldsnap.render.icecool.walls_svg import walls

MARGIN: Final = 26.0
KINDS: Final[tuple[SpotKind, ...]] = get_args(SpotKind)


def board_svg(
    board: Board,
    *,
    scene: Scene | None = None,
    paths: Sequence[FlickPath] = (),
    facts: Sequence[Fact] = (),
    interval: float = 1 / 60,
    labels: Mapping[str, str] | None = None,
) -> str:
    """The board, with the bodies of a scene and a flick's paths and facts if they are given.

    `paths`: (body id, its (x, y, z) in metres every `interval` seconds from the flick on). A body with a path is
    drawn where it ends, a ring where it began; facts are marked where their body was at their time. `labels` turns
    room names (`game-room`) into words; a name without a word is shown as it is.
    """
    x0, y0, x1, y1 = extent(board)
    parts = [
        *school(board, labels=labels),
        *flights(scene, paths),
        *penguins(scene, paths, facts),
        *marks(board, scene, paths, facts, interval),
    ]
    frame = (x0 - MARGIN, y0 - MARGIN, x1 - x0 + 2 * MARGIN, y1 - y0 + 2 * MARGIN)
    return document(frame, [el("title", escape(board.name))], parts)


def document(frame: tuple[float, float, float, float], head: Sequence[str], parts: Iterable[str]) -> str:
    """A whole picture on a snowy table. `frame`: left and top edge, width and height; `head`: title and description."""
    table = el("rect", x=frame[0], y=frame[1], width="100%", height="100%", fill="url(#ic-table)")
    view = " ".join(num(value) for value in frame)
    start = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{view}">'
    return "\n".join([start, *head, look.definitions(), table, *parts]) + "\n</svg>\n"


def school(
    board: Board,
    *,
    labels: Mapping[str, str] | None = None,
    spots: Collection[SpotKind] = KINDS,
    bare: Collection[str] = (),
) -> Iterator[str]:
    """The empty school: floors, lines, spots of some kinds, walls. Doors in `bare` show no white fish."""
    yield from (floor(board, room) for room in board.rooms)
    yield from (box(room.outer, fill="url(#ic-sun)") for room in board.rooms)
    yield from (_print(room, labels or {}) for room in board.rooms)
    yield group((_spot(spot) for spot in board.spots if spot.kind in spots), class_="spots")
    yield from walls(board, bare)


def extent(board: Board) -> tuple[float, float, float, float]:
    """The edges of the school in the picture: left, top, right, bottom."""
    corners = [on(Point(x, y)) for r in board.boards for x, y in ((r.x0, r.y0), (r.x1, r.y1))]
    return (
        min(x for x, _ in corners),
        min(y for _, y in corners),
        max(x for x, _ in corners),
        max(y for _, y in corners),
    )


def _print(room: Room, labels: Mapping[str, str]) -> str:
    """The line, and the room's number and name below its lower left corner, where no spot is."""
    ink = look.ROOMS.get(room.name, look.PLAIN).ink
    x, y = on(Point(room.line.x0, room.line.y0))
    return group(
        [
            box(room.line, fill="none", stroke="#FFFFFF", stroke_width=3.4, opacity=0.55),
            box(room.line, fill="none", stroke=look.LINE, stroke_width=1.8, class_="line"),
            disc((x + 15, y + 11), 7, fill=ink, opacity=0.9),
            text(room.id, x=x + 15, y=y + 14.6, font_size=10, fill="#FFFFFF", text_anchor="middle"),
            text(labels.get(room.name, room.name), x=x + 26, y=y + 15.2, font_size=12, fill=ink),
        ],
        font_family=look.FONT,
        font_weight="600",
    )


def _spot(spot: Spot) -> str:
    radius = spot.disc.radius * 1000.0
    drawing = {
        "circle": [
            disc((0, 0), radius, fill="#FFFFFF", fill_opacity=0.6, stroke=look.RED, stroke_width=3),
            disc((0, 0), radius - 5, fill="none", stroke=look.RED, stroke_width=0.9, stroke_dasharray="2.4 2.4"),
        ],
        "dot": [disc((0, 0), radius, fill=look.RED, stroke="#FFFFFF", stroke_width=1.4)],
        "walrus": [
            disc((0, 0), radius, fill="#8A6A55", fill_opacity=0.16, stroke="#8A6A55", stroke_dasharray="2.5 2"),
            el("path", d="M-3.2,-1V5.5M3.2,-1V5.5", stroke="#FFFFFF", stroke_width=2, stroke_linecap="round"),
            el("path", d="M-5.5,-1.5Q0,-6 5.5,-1.5Q0,2 -5.5,-1.5Z", fill="#8A6A55"),
        ],
        "honeycomb": honeycomb(radius),
        "corner": [el("polygon", points=hexagon(radius), fill="none", stroke="#B97A12", stroke_dasharray="2.5 2")],
        "portal": [
            disc((0, 0), radius, fill="#6C4BB4", fill_opacity=0.13, stroke="#6C4BB4", stroke_width=1.6),
            el("path", d="M0,0a4,4 0 0 1 8,0a8,8 0 0 1 -16,0a12,12 0 0 1 24,0", fill="none", stroke="#6C4BB4"),
        ],
    }[spot.kind]
    return group(drawing, transform=placed(on(spot.at)), class_=f"spot {spot.kind}", opacity=_PRESENCE[spot.kind])


_PRESENCE: Final = {"circle": 1.0, "dot": 1.0, "walrus": 0.75, "honeycomb": 0.85, "corner": 0.5, "portal": 0.75}
"""The circle is part of every game; the places of promos stand back."""
