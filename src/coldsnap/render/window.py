"""How much of a terminal a board may take."""

from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text


class Window(NamedTuple):
    """A part of a terminal, in cells. A board that is given one is drawn as large as it fits, and never cut to fit."""

    columns: int
    lines: int

    def holds(self, board: Text) -> bool:
        """Whether all of a board can be seen at once."""
        needed = needed_for(board)
        return needed.columns <= self.columns and needed.lines <= self.lines


def needed_for(board: Text) -> Window:
    """The smallest window that shows all of a board."""
    lines = board.plain.split("\n")
    return Window(max(cell_len(line.rstrip()) for line in lines), len(lines))
