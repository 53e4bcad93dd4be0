"""Where penguins come to rest, drawn over the school that was played on; and how often they pass each door."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

from coldsnap.arena.report.numbers import Flicks
from coldsnap.core.scene import Point
from coldsnap.games.icecool.board.board import Board, build
from coldsnap.games.icecool.board.layout import Layout, SpotKind
from coldsnap.render.icecool import look, telling
from coldsnap.render.icecool.board_svg import extent, school
from coldsnap.render.icecool.markup import disc, el, group, num, on, text
from coldsnap.render.words import Words

CELL: Final = 20.0
"""Millimetres of a side of a square in which rests are counted."""
SCHOOL: Final = "the-school"
SPOTS: Final[tuple[SpotKind, ...]] = ("circle",)
_MARGIN: Final = 14.0


def school_once(layout: Layout, words: Words) -> str:
    """The drawing of the school that all maps of a page share; it shows nothing by itself."""
    board = build(layout)
    labels = {room.name: telling.room_name(room.name, words) for room in board.rooms}
    drawing = look.definitions() + group(school(board, labels=labels, spots=SPOTS), id=SCHOOL)
    return el("svg", el("defs", drawing), width="0", height="0", aria_hidden="true", class_="shared")


def heat_map(title: str, layout: Layout, found: Sequence[Flicks], told: str) -> str:
    """The school with the rests of some bots as warm squares, jumps as stars, and the passages of each door.

    `told` is what the numbers at the doors are.
    """
    board = build(layout)
    x0, y0, x1, y1 = extent(board)
    frame = (x0 - _MARGIN, y0 - _MARGIN, x1 - x0 + 2 * _MARGIN, y1 - y0 + 2 * _MARGIN)
    inner = [
        el("title", escape(title)),
        el("rect", x=frame[0], y=frame[1], width=frame[2], height=frame[3], rx=18, class_="table"),
        el("use", href=f"#{SCHOOL}"),
        el("rect", x=x0, y=y0, width=x1 - x0, height=y1 - y0, class_="veil"),
        group(_cells([point for one in found for point in one.rests]), class_="heat"),
        group(_stars([point for one in found for point in one.jumps]), class_="jumps"),
        group(_doors(board, sum((one.doors for one in found), Counter()), told), class_="doors"),
    ]
    return el("svg", *inner, viewBox=" ".join(map(num, frame)), role="img", class_="plot map")


def _cells(rests: Sequence[Point]) -> list[str]:
    counts = Counter((int(x // CELL), int(y // CELL)) for x, y in map(on, rests))
    most = max(counts.values(), default=1)
    return [
        el(
            "rect",
            el("title", str(count)),
            x=CELL * column + 0.7,
            y=CELL * row + 0.7,
            width=CELL - 1.4,
            height=CELL - 1.4,
            rx=5,
            fill_opacity=0.16 + 0.74 * (count / most) ** 0.6,
        )
        for (column, row), count in sorted(counts.items())
    ]


def _stars(jumps: Sequence[Point]) -> list[str]:
    return [disc(on(point), 3.4) for point in jumps[:400]]


def _doors(board: Board, passed: Counter[str], told: str) -> list[str]:
    every = sum(passed.values())
    most = max(passed.values(), default=1)
    badges = []
    for door in board.doors:
        count = passed[door.id]
        x, y = on(door.at)
        radius = 11 + 7 * (count / most if every else 0)
        badges += [
            el("circle", el("title", escape(f"{count} {told}")), cx=x, cy=y, r=radius),
            text(str(count), x=x, y=y + 4.2, text_anchor="middle", font_size=12),
        ]
    return badges
