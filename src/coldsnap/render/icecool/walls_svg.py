"""Walls and doors of a board from above: cut kraft card, its shadow, sills, lintels, fish and clips."""

from collections.abc import Collection, Iterator
from typing import Final

from coldsnap.core.geometry import frame
from coldsnap.core.scene import Point, Rect
from coldsnap.games.icecool.board.board import Board, Door
from coldsnap.render.icecool import look
from coldsnap.render.icecool.markup import box, disc, el, group, num, on, placed, points

SUN: Final = 10.0
"""Millimetres that a wall's shadow reaches to the right and down."""


def walls(board: Board, bare: Collection[str] = ()) -> Iterator[str]:
    """All that stands on the floors, from its shadows up. Doors in `bare` show no white fish."""
    yield _shadows(board)
    yield group((_sill(board, index) for index in range(len(board.doors))), class_="sills")
    yield group(_walls(board), class_="walls")
    yield group((_lintel(board, door, bare=door.id in bare) for door in board.doors), class_="doors")
    yield group((_junction(junction.at) for junction in board.junctions), class_="junctions")
    yield group((_clip(board, clip) for clip in board.clips), class_="clips")


def _solid(board: Board) -> list[Rect]:
    """The walls without their openings."""
    found = []
    for wall in board.walls:
        slab = wall.slab
        start, end = (slab.x0, slab.x1) if wall.along_x else (slab.y0, slab.y1)
        gates = sorted((gate for gate in board.gates if gate.wall == wall.id), key=lambda gate: gate.lo)
        for lo, hi in zip([start, *(gate.hi for gate in gates)], [*(gate.lo for gate in gates), end], strict=True):
            found.append(Rect(lo, slab.y0, hi, slab.y1) if wall.along_x else Rect(slab.x0, lo, slab.x1, hi))
    return found


def _shadows(board: Board) -> str:
    """Walls throw theirs from the floor up; a lintel's is a bar of its own, as the sun shines through under it."""
    parts = []
    for slab in _solid(board):
        (x0, y1), (x1, y0) = on(Point(slab.x0, slab.y0)), on(Point(slab.x1, slab.y1))
        far = ((x1 + SUN, y0 + SUN), (x1 + SUN, y1 + SUN), (x0 + SUN, y1 + SUN))
        parts.append(el("polygon", points=points([(x0, y0), (x1, y0), *far, (x0, y1)])))
    parts += [
        box(frame(door.gate, board.wall_of(door)), transform=f"translate({num(SUN)} {num(SUN)})")
        for door in board.doors
    ]
    return group(parts, fill=look.SHADE, opacity=0.2, filter="url(#ic-soft)", class_="shadows")


def _walls(board: Board) -> list[str]:
    """Kraft card, cut on top: the lighter core shows. Edges first, so that walls join without seams."""
    slabs = _solid(board)
    return [
        *(box(slab, fill=look.KRAFT_EDGE, stroke=look.KRAFT_EDGE, stroke_width=1) for slab in slabs),
        *(box(slab, fill=look.KRAFT) for slab in slabs),
        *(_core(slab) for slab in slabs),
    ]


def _core(slab: Rect, **attributes: str | float) -> str:
    (x0, y1), (x1, y0) = on(Point(slab.x0, slab.y0)), on(Point(slab.x1, slab.y1))
    across, down = (x0 + x1) / 2, (y0 + y1) / 2
    way = f"M{num(x0)},{num(down)}H{num(x1)}" if x1 - x0 > y1 - y0 else f"M{num(across)},{num(y0)}V{num(y1)}"
    return el("path", d=way, stroke=look.CORE, stroke_width=1.3, **attributes)


def _sill(board: Board, index: int) -> str:
    """The floor of a doorway, with the coloured dots by which boxes are matched."""
    door = board.doors[index]
    wall = board.wall_of(door)
    half = (door.gate.hi - door.gate.lo) * 500.0
    colour = look.SILLS[index % len(look.SILLS)]
    dots = [disc((x, y), 2.3, fill=colour) for x in (8 - half, half - 8) for y in (-7.2, 7.2)]
    slab = el("rect", x=-half, y=-2.5, width=2 * half, height=5, fill="#FFF8EA", opacity=0.85)
    return group([slab, *dots], transform=placed(on(door.at), 0.0 if wall.along_x else 90.0))


def _lintel(board: Board, door: Door, *, bare: bool) -> str:
    """The lintel, seen through, so that a penguin under it is not lost; its posts; the fish it carries."""
    opening = frame(door.gate, board.wall_of(door))
    turn = 0.0 if board.wall_of(door).along_x else 90.0
    half = (door.gate.hi - door.gate.lo) * 500.0
    parts = [
        box(
            opening, fill="#D9B07C", fill_opacity=0.5, stroke=look.KRAFT_EDGE, stroke_width=0.8, stroke_dasharray="4 3"
        ),
        _core(opening, opacity=0.5),
        group(
            (el("rect", x=x - 1.8, y=-4.6, width=3.6, height=9.2, rx=1.2, fill=look.KRAFT_EDGE) for x in (-half, half)),
            transform=placed(on(door.at), turn),
        ),
    ]
    if door.fish and not bare:
        hung = group([look.fish("#FFFFFF", "#1F6FA8")], transform=placed(on(door.at), turn, 0.95), class_="fish")
        parts.append(hung)
    return group(parts, class_="door fish-door" if door.fish else "door")


def _clip(board: Board, at: Point) -> str:
    """A white fish astride the wall."""
    along_x = any(wall.along_x and abs(wall.a.y - at.y) < wall.thickness for wall in board.walls)
    turn = 90.0 if along_x else 0.0
    return group([look.fish("#FFFFFF", "#8B98A5")], transform=placed(on(at), turn, 0.6))


def _junction(at: Point) -> str:
    """A small plate where three boxes meet: the Platform would lie here."""
    plate = el("rect", x=-3.6, y=-3.6, width=7.2, height=7.2, rx=1.2, fill=look.CORE, stroke=look.KRAFT_EDGE)
    return group([plate], transform=placed(on(at), 45.0), class_="junction")
