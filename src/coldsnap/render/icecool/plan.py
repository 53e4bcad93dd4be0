"""The school from above in characters: walls with gaps for doors, lines, the circle, and all that stands there."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from coldsnap.core.scene import Body, Point, Wall
from coldsnap.games.icecool.board.board import Board, Door, Room
from coldsnap.games.icecool.board.layout import SpotKind
from coldsnap.games.icecool.modules.promos.pawclaw import Honeycombs
from coldsnap.games.icecool.modules.promos.portals import Portals
from coldsnap.games.icecool.modules.promos.teleport import TeleportSpot
from coldsnap.games.icecool.modules.promos.trap import Trap
from coldsnap.games.icecool.state.slices import Walruses
from coldsnap.games.icecool.state.state import number_of
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.icecool.grid import ROWS, Area, Cell, Grid, Sheet, grid_of
from coldsnap.render.icecool.signs import Signs
from coldsnap.render.icecool.telling import board_of, corners_to_name, emerald_door, hung, room_name
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
    grid, sheet = grid_of(board, rows), Sheet()
    for body in view.bodies:
        if body.id in view.perched:
            _aloft(sheet, grid, body, _sign(view, body, signs))
    _school(sheet, board, grid, signs, view.shut)
    if Portals.name in view.options.modules:
        _portals(sheet, board, grid)
    for door in board.doors:
        label = _label(door, view.shut, signs)
        sheet.write(grid.cell(door.at, len(label)), label, _DOOR)
        _hung(sheet, board, grid, door, _fish(view, door, signs))
    _corners(sheet, view, grid, signs)
    for body in view.bodies:
        if body.id not in view.perched:
            _body(sheet, board, grid, body, _sign(view, body, signs))
    _laid(sheet, grid, view, signs)
    _names(sheet, board, grid, words, signs)
    return sheet.lines()


def bare_plan(board: Board, words: Words, signs: Signs, rows: int = ROWS) -> list[Text]:
    """The lines of a school in which nothing stands, with the places of all promos: so many at most."""
    grid, sheet = grid_of(board, rows), Sheet()
    _school(sheet, board, grid, signs, ())
    for door in board.doors:
        sheet.write(grid.cell(door.at, len(door.id)), door.id, _DOOR)
        _hung(sheet, board, grid, door, _symbol(door, signs))
    for spot in board.spots:
        if spot.kind in SPOT_SIGNS:
            sheet.write(grid.cell(spot.at), SPOT_SIGNS[spot.kind], "bold")
    _names(sheet, board, grid, words, signs)
    return sheet.lines()


def _school(sheet: Sheet, board: Board, grid: Grid, signs: Signs, shut: Sequence[str]) -> None:
    """Lines, walls and the circle."""
    for room in board.rooms:
        _line(sheet, grid.area(room.line), signs)
    _walls(sheet, board, grid, signs, shut)
    _circle(sheet, board, grid)


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


def _portals(sheet: Sheet, board: Board, grid: Grid) -> None:
    """The portals: braces with room for a penguin."""
    for spot in board.spots_of("portal"):
        sheet.write(grid.cell(spot.at, 4), "{  }", "bold #6C4BB4", solid=False)


def _corners(sheet: Sheet, view: IceCoolView, grid: Grid, signs: Signs) -> None:
    """Where honeycombs lie, and the names of the corners to which one can be sent."""
    combs, board = view.find(Honeycombs), board_of(view)
    for name in combs.lying if combs else ():
        sheet.write(grid.cell(board.spot(name).at, 1), signs.honeycomb, "bold #B97A12")
    for spot in corners_to_name(view):
        label = spot.id.rpartition("-")[2]
        sheet.write(grid.cell(spot.at, len(label)), label, "#B97A12", solid=False)


def _walls(sheet: Sheet, board: Board, grid: Grid, signs: Signs, shut: Sequence[str]) -> None:
    links: dict[Cell, int] = {}
    for wall in board.walls:
        back, forth = (_WEST, _EAST) if wall.along_x else (_NORTH, _SOUTH)
        doors = {door: _label(door, shut, signs) for door in board.doors if door.gate.wall == wall.id}
        for run in _runs(wall, doors, grid):
            for cell in run:
                ways = (back if cell != run[0] else 0) | (forth if cell != run[-1] else 0)
                links[cell] = links.get(cell, 0) | ways
    for cell, ways in links.items():
        sheet.write(cell, signs.walls[ways], _WALL)


def _runs(wall: Wall, doors: Mapping[Door, str], grid: Grid) -> Iterator[list[Cell]]:
    """The cells of a wall, from one of its doors to the next; `doors` says of each how it is labelled."""
    start, end = sorted((grid.cell(wall.a), grid.cell(wall.b)))
    if wall.along_x:
        cells = [Cell(start.row, column) for column in range(start.column, end.column + 1)]
    else:
        cells = [Cell(row, start.column) for row in range(start.row, end.row + 1)]
    gaps = {cell for door, label in doors.items() for cell in _gap(door, cells, wall, grid, label)}
    run: list[Cell] = []
    for cell in cells:
        if cell not in gaps:
            run.append(cell)
        elif run:
            yield run
            run = []
    if run:
        yield run


def _gap(door: Door, cells: list[Cell], wall: Wall, grid: Grid, label: str) -> list[Cell]:
    """The cells of a wall that a door opens: one at least, and along the wall as many as its label takes."""
    if wall.along_x:
        lo, hi = grid.column(door.gate.lo), grid.column(door.gate.hi)
        first = grid.cell(door.at, len(label)).column
        said = range(first, first + len(label))
        opened = [cell for cell in cells if lo < cell.column < hi or cell.column in said]
    else:
        lo, hi = grid.row(door.gate.hi), grid.row(door.gate.lo)
        opened = [cell for cell in cells if lo < cell.row < hi]
    return opened or [grid.cell(door.at)]


def _label(door: Door, shut: Sequence[str], signs: Signs) -> str:
    """The id of a door; of one that is shut between the signs of the block."""
    return f"{signs.shut}{door.id}{signs.shut}" if door.id in shut else door.id


def _fish(view: IceCoolView, door: Door, signs: Signs) -> list[Text]:
    """What hangs on a door: tokens, the emerald fish, or the bare symbol of a fish door."""
    shown = [signs.token(token.seat) for token in hung(view) if token.door == door.id]
    shown += [signs.emerald()] if emerald_door(view) == door.id else []
    return shown or _symbol(door, signs)


def _symbol(door: Door, signs: Signs) -> list[Text]:
    """The symbol of a fish door on which nothing hangs."""
    return [Text(signs.fish, style="dim")] if door.fish else []


def _hung(sheet: Sheet, board: Board, grid: Grid, door: Door, shown: Sequence[Text]) -> None:
    """Below a door what hangs there, in as many rows as it takes."""
    at = grid.cell(door.at, len(door.id))
    below = _below(board, grid, door)
    fit = min(_IN_A_ROW, (below.right - below.left + 2) // (len(shown[0]) + 1)) if shown else 1
    for number, first in enumerate(range(0, len(shown), fit)):
        row = Text(" ").join(shown[first : first + fit])
        middle = grid.cell(door.at, len(row)).column
        line, wanted = at.row + 1 + number, max(below.left, min(middle, below.right + 1 - len(row)))
        columns = sorted(range(below.left, below.right + 2 - len(row)), key=lambda column: abs(column - wanted))
        free = (column for column in columns if sheet.free(Cell(line, column), len(row)))
        sheet.write(Cell(line, next(free, wanted)), row)


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


def _aloft(sheet: Sheet, grid: Grid, body: Body, sign: Text) -> None:
    """A penguin on its Platform, over the walls."""
    plate = Text.assemble("=", sign, "=")
    sheet.write(grid.cell(Point(body.pose.x, body.pose.y), len(plate)), plate)


def _laid(sheet: Sheet, grid: Grid, view: IceCoolView, signs: Signs) -> None:
    """What lies on the floor, with its player's sign; it hides nothing that stands there."""
    for piece, left, right in ((view.find(Trap), ">", "<"), (view.find(TeleportSpot), "[", "]")):
        if piece is not None and piece.laid is not None:
            sign = signs.penguin(piece.laid.seat)
            at = grid.cell(piece.laid.at, len(sign))
            sheet.write(Cell(at.row, at.column - 1), Text.assemble(left, sign, right, style="dim"), solid=False)


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
