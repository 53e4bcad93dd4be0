"""The signs of the text board, with and without Unicode, and the lines between tiles."""

from dataclasses import dataclass, replace
from typing import Final

from coldsnap.core.errors import BadOption

STYLES: Final = ("pyramids", "tokens")
"""TOIDS-11: two-sided tokens may stand in for pyramids; their upright side is a square."""


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of signs. `arrows` and `facings` go north, east, south, west; the fifth facing is upright.

    `light` and `heavy` are the horizontal and the upright line; a heavy line runs around the tile that is being laid.
    """

    arrows: str
    facings: str
    hatch: str
    home: str
    times: str
    marker: str
    light: str
    heavy: str
    unicode: bool


_UNICODE: Final = Glyphs("↑→↓←", "▲►▼◄◆", "░", "⌂", "×", "▸", "─│", "━┃", unicode=True)
_ASCII: Final = Glyphs("^>v<", "^>v<o", ".", "@", "x", ">", "-|", "##", unicode=False)

_LIGHT: Final = ("┌┬┐", "├┼┤", "└┴┘")
LIGHT_LINES: Final = "─│┌┬┐├┼┤└┴┘|+-"
"""Every sign of a line that is not heavy."""
_HEAVY: Final = {
    # Corner of the heavy box (down or up, right or left of it), then the kind of crossing it falls on.
    ("top", "left"): ("┏┲ ", "┢╆ ", "   "),
    ("top", "right"): (" ┱┓", " ╅┪", "   "),
    ("bottom", "left"): ("   ", "┡╄ ", "┗┺ "),
    ("bottom", "right"): ("   ", " ╃┩", " ┹┛"),
}


def glyphs(pieces: str = "pyramids", *, unicode: bool = True) -> Glyphs:
    """The signs for a kind of pieces and a kind of terminal."""
    if pieces not in STYLES:
        raise BadOption("no-pieces", pieces=pieces, known=tuple(STYLES))
    chosen = _UNICODE if unicode else _ASCII
    if pieces == "pyramids":
        return chosen
    return replace(chosen, facings=chosen.facings[:4] + ("■" if unicode else "#"))


def across(signs: Glyphs, line: int, width: int, heavy: tuple[int, int] | None) -> str:
    """The line above row `line` (0 is the top, 4 closes the board); `heavy` is the row and file of a tile."""
    parts = [crossing(signs, line, 0, heavy)]
    for file in range(4):
        bold = heavy is not None and heavy[1] == file and line - heavy[0] in (0, 1)
        parts += [(signs.heavy if bold else signs.light)[0] * width, crossing(signs, line, file + 1, heavy)]
    return "".join(parts)


def upright(signs: Glyphs, row: int, edge: int, heavy: tuple[int, int] | None) -> str:
    """The line west of file `edge` in a row; edge 4 closes the board."""
    bold = heavy is not None and heavy[0] == row and edge - heavy[1] in (0, 1)
    return (signs.heavy if bold else signs.light)[1]


def crossing(signs: Glyphs, line: int, edge: int, heavy: tuple[int, int] | None) -> str:
    """Where the lines cross."""
    down, over = _kind(line), _kind(edge)
    if heavy is None or line - heavy[0] not in (0, 1) or edge - heavy[1] not in (0, 1):
        return _LIGHT[down][over] if signs.unicode else "+"
    corner = ("top" if line == heavy[0] else "bottom", "left" if edge == heavy[1] else "right")
    return _HEAVY[corner][down][over] if signs.unicode else "#"


def _kind(index: int) -> int:
    return 0 if index == 0 else 2 if index == 4 else 1
