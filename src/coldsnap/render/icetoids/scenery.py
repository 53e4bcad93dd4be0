"""What does not change from picture to picture: the snowy table and the wooden tray."""

from typing import Final

from coldsnap.games.icetoids.words import CELL_NAMES
from coldsnap.render.icetoids.shapes import FONT, HALF, TILE

WIDTH: Final = 760
HEIGHT: Final = 850
_GAP: Final = 8
RIM: Final = 24
"""The width of the tray's rim."""
_FIRST: Final = WIDTH // 2 - 3 * (TILE + _GAP) // 2
"""The middle of the first tile, from the left and from the top."""
_FLOES: Final = ((52, 46, 11), (78, 70, 5), (704, 60, 13), (680, 34, 5), (62, 712, 12), (694, 706, 8), (720, 724, 4))


def centre(cell: str) -> tuple[int, int]:
    """The middle of a tile."""
    rank, file = divmod(CELL_NAMES.index(cell), 4)
    return _FIRST + file * (TILE + _GAP), _FIRST + (3 - rank) * (TILE + _GAP)


def table() -> str:
    """Snow, and the tray that the tiles lie in."""
    edge = _FIRST - HALF - RIM
    size = WIDTH - 2 * edge
    floes = "".join(f"<circle cx='{x}' cy='{y}' r='{r}' fill='#FFFFFF' opacity='.8'/>" for x, y, r in _FLOES)
    grain = "".join(
        f"<path d='M{edge + 6} {y} q{size // 4} {4 + y % 5} {size // 2} 0 t{size // 2 - 12} 0' fill='none' "
        "stroke='#7A5128' opacity='.16' stroke-width='1.4'/>"
        for y in range(edge + 5, edge + size - 4, 14)
    )
    return (
        f"<rect width='{WIDTH}' height='{HEIGHT}' fill='url(#it-table)'/>{floes}"
        f"<rect x='{edge + 6}' y='{edge + 10}' width='{size}' height='{size}' rx='20' fill='#1D3B53' opacity='.18'/>"
        f"<rect x='{edge}' y='{edge}' width='{size}' height='{size}' rx='18' fill='url(#it-wood)' stroke='#8F6236' "
        f"stroke-width='2'/>{grain}"
        f"<rect x='{edge + RIM - 7}' y='{edge + RIM - 7}' width='{size - 2 * RIM + 14}' "
        f"height='{size - 2 * RIM + 14}' rx='13' fill='#5E3C1C' opacity='.4'/>"
    )


def labels() -> str:
    """The names of ranks and files, burnt into the rim."""
    texts = []
    for index in range(4):
        x, y = centre(CELL_NAMES[5 * index])
        rim = HALF + RIM - 7
        texts.append(f"<text x='{x}' y='{_FIRST + 3 * (TILE + _GAP) + rim + 5}'>{'abcd'[index]}</text>")
        texts.append(f"<text x='{_FIRST - rim}' y='{y + 5}'>{index + 1}</text>")
    return f"<g font-size='14' fill='#4A2E12' {FONT}>{''.join(texts)}</g>"
