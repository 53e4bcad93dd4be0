"""The school from above in characters: walls with gaps for doors, lines, the circle, and all that stands there."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from coldsnap.core.scene import Body, Point, Wall
from coldsnap.games.icecool.board import Board, Door, Room
from coldsnap.games.icecool.layout import SpotKind
from coldsnap.games.icecool.slices import Tokens, Walruses
from coldsnap.games.icecool.state import number_of
from coldsnap.games.icecool.view import IceCoolView
from coldsnap.render.icecool.grid import ROWS, Area, Cell, Grid, Sheet, grid_of
from coldsnap.render.icecool.signs import Signs
from coldsnap.render.icecool.telling import board_of, room_name
from coldsnap.render.words import Words

_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8
_IN_A_ROW: Final = 4
"""Tokens side by side on one door, where there is room for them."""
SPOT_SIGNS: Final[dict[SpotKind, str]] = {"dot": "D", "walrus": "W", "portal": "P", "honeycomb": "H", "corner": "h"}
"""Letters of the places of promos on a school in which nothing stands."""
_DOOR: Final = "bold #D08770"
_WALL: Final = "#B5854E"


def plan(view: IceCoolView, words: Words, signs: Signs, rows: int = ROWS) -> list[Text]:
    """The lines of the plan: so many at most."""
    board = board_of(view)
    grid = grid_of(board, rows)
    sheet = _school(board, grid, view.find(Tokens), signs)
    for body in view.bodies:
        _body(sheet, board, grid, body, _sign(view, body, signs))
    _names(sheet, board, grid, words, signs)
    return sheet.lines()


def bare_plan(board: Board, words: Words, signs: Signs, rows: int = ROWS) -> list[Text]:
    """The lines of a school in which nothing stands, with the places of all promos: so many at most."""
    grid = grid_of(board, rows)
    sheet = _school(board, grid, None, signs)
    for spot in board.spots:
        if spot.kind in SPOT_SIGNS:
            sheet.write(grid.cell(spot.at), SPOT_SIGNS[spot.kind], "bold")
    _names(sheet, board, grid, words, signs)
    return sheet.lines()


def _school(board: Board, grid: Grid, tokens: Tokens | None, signs: Signs) -> Sheet:
    """A sheet with lines, walls, circle and doors."""
    sheet = Sheet()
    for room in board.rooms:
        _line(sheet, grid.area(room.line), signs)
    _walls(sheet, board, grid, signs)
    _circle(sheet, board, grid)
    for door in board.doors:
        _door(sheet, board, grid, door, tokens, signs)
    return sheet


def _line(sheet: Sheet, area: Area, signs: Signs) -> None:
    """The printed line, faint: every other cell along, every cell down."""
    across = (*range(area.left, area.right - 1, 2), area.right)
    cells = [Cell(row, column) for row in (area.top, area.bottom) for column in across]
    cells += [Cell(row, column) for row in range(area.top + 1, area.bottom) for column in (area.left, area.right)]
    for cell in cells:
        sheet.write(cell, signs.dot, "dim", solid=False)


def _circle(sheet: Sheet, board: Board, grid: Grid) -> None:
    """The red circle: brackets with room for a penguin."""
    for spot in board.spots_of("circle"):
        sheet.write(grid.cell(spot.at, 4), "(  )", "bold #D7263D", solid=False)


def _walls(sheet: Sheet, board: Board, grid: Grid, signs: Signs) -> None:
    links: dict[Cell, int] = {}
    for wall in board.walls:
        back, forth = (_WEST, _EAST) if wall.along_x else (_NORTH, _SOUTH)
        for run in _runs(wall, board, grid):
            for cell in run:
                ways = (back if cell != run[0] else 0) | (forth if cell != run[-1] else 0)
                links[cell] = links.get(cell, 0) | ways
    for cell, ways in links.items():
        sheet.write(cell, signs.walls[ways], _WALL)


def _runs(wall: Wall, board: Board, grid: Grid) -> Iterator[list[Cell]]:
    """The cells of a wall, from door to door."""
    start, end = sorted((grid.cell(wall.a), grid.cell(wall.b)))
    if wall.along_x:
        cells = [Cell(start.row, column) for column in range(start.column, end.column + 1)]
    else:
        cells = [Cell(row, start.column) for row in range(start.row, end.row + 1)]
    gaps = {cell for door in board.doors if door.gate.wall == wall.id for cell in _gap(door, cells, wall, grid)}
    run: list[Cell] = []
    for cell in cells:
        if cell not in gaps:
            run.append(cell)
        elif run:
            yield run
            run = []
    if run:
        yield run


def _gap(door: Door, cells: list[Cell], wall: Wall, grid: Grid) -> list[Cell]:
    """The cells of a wall that a door opens: one at least, and along the wall as many as its id takes."""
    if wall.along_x:
        lo, hi = grid.column(door.gate.lo), grid.column(door.gate.hi)
        first = grid.cell(door.at, len(door.id)).column
        said = range(first, first + len(door.id))
        opened = [cell for cell in cells if lo < cell.column < hi or cell.column in said]
    else:
        lo, hi = grid.row(door.gate.hi), grid.row(door.gate.lo)
        opened = [cell for cell in cells if lo < cell.row < hi]
    return opened or [grid.cell(door.at)]


def _door(sheet: Sheet, board: Board, grid: Grid, door: Door, tokens: Tokens | None, signs: Signs) -> None:
    """The id of a door in its gap, and below it what hangs there: tokens, or the bare symbol of a fish door."""
    at = grid.cell(door.at, len(door.id))
    sheet.write(at, door.id, _DOOR)
    hung = [signs.token(token.seat) for token in tokens.hung if token.door == door.id] if tokens else []
    if door.fish and not hung:
        hung = [Text(signs.fish, style="dim")]
    below = _below(board, grid, door)
    fit = min(_IN_A_ROW, (below.right - below.left + 2) // (len(hung[0]) + 1)) if hung else 1
    for number, first in enumerate(range(0, len(hung), fit)):
        row = Text(" ").join(hung[first : first + fit])
        middle = grid.cell(door.at, len(row)).column
        column = max(below.left, min(middle, below.right + 1 - len(row)))
        sheet.write(Cell(at.row + 1 + number, column), row)


def _below(board: Board, grid: Grid, door: Door) -> Area:
    """The cells from side to side of what is below a door: of one room, or of both where its wall goes down."""
    inner = [grid.inner(board.room(room).outer) for room in door.rooms]
    if board.wall_of(door).along_x:
        return inner[0]
    return Area(inner[0].top, inner[0].left, inner[0].bottom, inner[1].right)


def _sign(view: IceCoolView, body: Body, signs: Signs) -> Text:
    """A penguin's number and symbol; another piece's first letter, small if it lies."""
    seat = number_of(body.id)
    if seat is not None:
        return signs.penguin(seat)
    walruses = view.find(Walruses)
    letter = body.id[0].upper()
    lies = walruses is not None and body.id in walruses.fallen
    return Text(letter.lower() if lies else letter, style="bold reverse")


def _body(sheet: Sheet, board: Board, grid: Grid, body: Body, sign: Text) -> None:
    """A piece where it stands, or at the nearest free cells of its room; one outside the school is not shown."""
    at = Point(body.pose.x, body.pose.y)
    room = board.room_of(at)
    if room is not None:
        wanted = grid.cell(at, len(sign))
        sheet.write(_nearest_free(sheet, grid.inner(board.room(room).outer), wanted, len(sign)) or wanted, sign)


def _nearest_free(sheet: Sheet, area: Area, wanted: Cell, width: int) -> Cell | None:
    cells = (Cell(row, column) for row in range(area.top, area.bottom + 1) for column in range(area.left, area.right))
    free = (cell for cell in cells if area.holds(cell, width) and sheet.free(cell, width))
    return min(free, key=lambda c: (4 * (c.row - wanted.row) ** 2 + (c.column - wanted.column) ** 2, c), default=None)


def _names(sheet: Sheet, board: Board, grid: Grid, words: Words, signs: Signs) -> None:
    for room in board.rooms:
        _name(sheet, grid, room, signs.text(room_name(room.name, words)))


def _name(sheet: Sheet, grid: Grid, room: Room, name: str) -> None:
    """The number and name of a room: inside its line if they fit there, else beside it, else over it."""
    area, line = grid.inner(room.outer), grid.area(room.line)
    label, wide = f"{room.id} {name}", area.right - area.left + 1
    if len(label) > wide:
        label = label[: wide - 1].rstrip() + "."
    beside = [Cell(row, area.left + indent) for row in range(area.top, area.bottom + 1) for indent in (1, 0)]
    slots = [Cell(line.top + 1, line.left + 2), *beside]
    slots = [slot for slot in slots if area.holds(slot, len(label)) and sheet.free(slot, len(label))]
    slots.sort(key=lambda slot: _crowding(sheet, slot, len(label)))
    if slots:
        sheet.write(slots[0], label, "italic")


def _crowding(sheet: Sheet, at: Cell, width: int) -> tuple[int, bool]:
    """How bad a place for a text is: what it hides, and whether it sticks to something."""
    return sheet.hides(at, width), not sheet.free(Cell(at.row, at.column - 1), width + 2)
