"""The plan of a school as a grid of characters: how millimetres become cells, and a sheet to write on."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from coldsnap.core.scene import Point, Rect
from coldsnap.games.icecool.board.board import Board

COLUMNS: Final = 78
ROWS: Final = 27
"""The largest plan."""
_SHAPE: Final = 2.0
"""A character is about so many times as high as it is wide."""


class Cell(NamedTuple):
    """A place of the sheet, from its upper left corner."""

    row: int
    column: int


class Area(NamedTuple):
    """Cells from one to another, both included."""

    top: int
    left: int
    bottom: int
    right: int

    def holds(self, cell: Cell, width: int = 1) -> bool:
        """Whether a sign that begins at a cell is wholly in here."""
        return self.top <= cell.row <= self.bottom and self.left <= cell.column <= self.right + 1 - width


@dataclass(frozen=True, slots=True)
class Grid:
    """Lays cells over a board: `left` and `top` in metres, `scale` in columns to the metre."""

    left: float
    top: float
    scale: float

    def column(self, x: float) -> float:
        """The column of a place, not rounded."""
        return (x - self.left) * self.scale

    def row(self, y: float) -> float:
        """The row of a place, not rounded."""
        return (self.top - y) * self.scale / _SHAPE

    def cell(self, at: Point, width: int = 1) -> Cell:
        """The cell at which a sign of some width begins if its middle is at a point."""
        return Cell(round(self.row(at.y)), round(self.column(at.x) - (width - 1) / 2))

    def area(self, rect: Rect) -> Area:
        """The cells of a rectangle with those on its border."""
        top, left = self.cell(Point(rect.x0, rect.y1))
        bottom, right = self.cell(Point(rect.x1, rect.y0))
        return Area(top, left, bottom, right)

    def inner(self, rect: Rect) -> Area:
        """The cells of a rectangle without those on its border."""
        outer = self.area(rect)
        return Area(outer.top + 1, outer.left + 1, outer.bottom - 1, outer.right - 1)


def grid_of(board: Board, rows: int = ROWS) -> Grid:
    """The finest grid in which the whole board fits, with so many rows at most."""
    boxes = board.boards
    left, right = min(box.x0 for box in boxes), max(box.x1 for box in boxes)
    low, top = min(box.y0 for box in boxes), max(box.y1 for box in boxes)
    return Grid(left, top, min((COLUMNS - 1) / (right - left), (rows - 1) * _SHAPE / (top - low)))


@dataclass(slots=True)
class Sheet:
    """Signs in cells. `solid` are the cells over which nothing else may be written."""

    signs: dict[Cell, Text] = field(default_factory=dict)
    solid: set[Cell] = field(default_factory=set)

    def write(self, at: Cell, text: Text | str, style: str = "", *, solid: bool = True) -> None:
        """Write from a cell to the right. Every sign takes one cell; what is solid already stays."""
        said = text if isinstance(text, Text) else Text(text, style=style)
        for index, sign in enumerate(said.divide(range(1, len(said)))):
            cell = Cell(at.row, at.column + index)
            if cell not in self.solid:
                self.signs[cell] = sign
                self.solid |= {cell} if solid else set()

    def free(self, at: Cell, width: int) -> bool:
        """Whether nothing solid is where a sign of some width would stand."""
        return all(Cell(at.row, at.column + step) not in self.solid for step in range(width))

    def hides(self, at: Cell, width: int) -> int:
        """How many signs a text of some width would hide."""
        return sum(Cell(at.row, at.column + step) in self.signs for step in range(width))

    def lines(self) -> list[Text]:
        """The sheet from top to bottom."""
        last = max((cell.row for cell in self.signs), default=-1)
        return [self._line(row) for row in range(last + 1)]

    def _line(self, row: int) -> Text:
        line = Text()
        for cell in sorted(cell for cell in self.signs if cell.row == row and cell.column >= 0):
            line.append(" " * (cell.column - cell_len(line.plain)))
            line.append_text(self.signs[cell])
        return line
