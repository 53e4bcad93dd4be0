"""How many turns a pyramid needs from tile to tile: 1 along an arrow, else 2 (turn it, then move)."""

from functools import lru_cache
from typing import Final

from coldsnap.games.icetoids.codes import CELLS, NEXT, OFF
from coldsnap.games.icetoids.flat import HIDDEN

Table = tuple[tuple[int, ...], ...]
"""table[from cell][to cell]: turns that an upright pyramid needs."""


def _plain() -> Table:
    """No arrows anywhere: two turns for each step."""
    return tuple(tuple(2 * (abs(a // 4 - b // 4) + abs(a % 4 - b % 4)) for b in range(CELLS)) for a in range(CELLS))


_PLAIN: Final = _plain()
_SEEN: Final = bytes(0 if arrows >= HIDDEN else arrows for arrows in range(256))


def turns(arrows: bytes) -> Table:
    """The table for 16 bytes of arrows; a hidden tile counts as one without."""
    return _turns(arrows.translate(_SEEN).rstrip(b"\0"))


@lru_cache(maxsize=4096)
def _turns(arrows: bytes) -> Table:
    """Add the last tile with arrows to the table without it: boards of one game share most of the work.

    Cheaper edges out of one cell: a shortest path leaves that cell once, so the old distances to the cell and
    from its neighbours are all that it takes.
    """
    if not arrows:
        return _PLAIN
    cell = len(arrows) - 1
    old = _turns(arrows[:-1].rstrip(b"\0"))
    ahead = [old[to] for way, to in enumerate(NEXT[cell]) if arrows[-1] >> way & 1 and to != OFF]
    if not ahead:
        return old
    onward = [1 + min(column) for column in zip(*ahead, strict=True)]
    return tuple(_shortened(row, row[cell], onward) for row in old)


def _shortened(row: tuple[int, ...], to_cell: int, onward: list[int]) -> tuple[int, ...]:
    return tuple([far if far <= to_cell + more else to_cell + more for far, more in zip(row, onward, strict=True)])
