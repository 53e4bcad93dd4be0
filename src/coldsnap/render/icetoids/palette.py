"""The four colours: a set that colour-blind people can tell apart, and a letter that needs no colour at all."""

from dataclasses import dataclass
from typing import Final

from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.games.icetoids.words import CELL_NAMES, COLOURS, Colour


@dataclass(frozen=True, slots=True)
class Paint:
    """How one colour is shown. `ink` is readable on `base`; `line` on dark and on light ground."""

    letter: str
    base: str
    light: str
    dark: str
    ink: str
    line: str


PAINTS: Final[dict[Colour, Paint]] = {
    "red": Paint("R", "#D55E00", "#F28C45", "#A34700", "#FFFFFF", "#D55E00"),
    "yellow": Paint("Y", "#F0C808", "#FBE36E", "#C29E00", "#3A2E00", "#B8930A"),
    "blue": Paint("B", "#0072B2", "#4FA8DC", "#00517F", "#FFFFFF", "#2E8FCB"),
    "green": Paint("G", "#009E73", "#4CC9A4", "#007051", "#FFFFFF", "#009E73"),
}


def paint(seat: int) -> Paint:
    """The paint of a seat."""
    return PAINTS[COLOURS[seat]]


def on_symbols(view: IceToidsView, seat: int) -> int:
    """How many tiles with its own symbol a seat stands on; three of them win (TOIDS-9)."""
    cells = {piece.cell for piece in view.pyramids if piece.seat == seat}
    tiles = (tile for cell, tile in zip(CELL_NAMES, view.tiles, strict=True) if cell in cells)
    return sum(tile is not None and COLOURS[seat] in tile.icons for tile in tiles)
