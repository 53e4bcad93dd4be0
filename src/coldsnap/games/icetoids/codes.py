"""Numbers of the flat core: cells, ways, codes of moves, and the tables that make move lists cheap.

A cell is 0..15: `4 * rank + file`, so 0 is a1 (south west) and 15 is d4. A way is 0..3: north, east, south, west,
clockwise; 4 is upright. A slot is one of the 16 places beside the outer edge where pyramids wait.
A code is one decision: 12 pointings, 156 moves (3 pieces x 4 ways x no push or one of 12 pieces), 13 entries,
4 orientations, and 16 choices of a home.
"""

from typing import Final

CELLS: Final = 16
OFF: Final = 16
"""The cell of a pyramid that waits off the board."""
UPRIGHT: Final = 4
PER_SEAT: Final = 3

POINT: Final = 0
MOVE: Final = 12
ENTER: Final = 168
ORIENT: Final = 181
HOME: Final = 185
CODES: Final = 201
PUSHES: Final = 13
"""Ways to push on entering a tile: 0 is nobody, 1 + piece is that piece."""


def _neighbour(cell: int, way: int) -> int:
    rank, file = divmod(cell, 4)
    rank += (1, 0, -1, 0)[way]
    file += (0, 1, 0, -1)[way]
    return 4 * rank + file if 0 <= rank < 4 and 0 <= file < 4 else OFF


NEXT: Final = tuple(tuple(_neighbour(cell, way) for way in range(4)) for cell in range(CELLS))
"""NEXT[cell][way]: the neighbouring cell, or OFF."""

ROTATED: Final = tuple(tuple(((mask << turn) | (mask >> (4 - turn))) & 15 for turn in range(4)) for mask in range(16))
"""ROTATED[arrows][way]: a tile's arrows when its top looks that way. Bit `1 << way` is an arrow."""

ORIENTATIONS: Final = tuple(
    tuple(ORIENT + way for way in range(4) if ROTATED[mask].index(ROTATED[mask][way]) == way) for mask in range(16)
)
"""ORIENTATIONS[arrows]: the codes that give different boards; those that look alike are left out."""

SLOTS: Final = tuple((cell, side) for cell in range(CELLS) for side in range(4) if NEXT[cell][side] == OFF)
"""The 16 places beside the board: (home cell, side of it on which the pyramids lie). A corner has two."""

SLOT_CELL: Final = tuple(cell for cell, _ in SLOTS)
SLOT_ENTRY: Final = tuple((side + 2) % 4 for _, side in SLOTS)
"""The way in which a pyramid of this slot enters."""


def _quiet_steps(piece: int, cell: int, facing: int, arrows: int) -> tuple[int, ...]:
    ways = arrows | (1 << facing if facing != UPRIGHT else 0)
    inward = [way for way in range(4) if NEXT[cell][way] != OFF]
    moves = [MOVE + (4 * piece + way) * PUSHES for way in inward if ways >> way & 1]
    points = [POINT + 4 * piece + way for way in inward if way != facing]
    return tuple(moves + points)


STEPS: Final = tuple(
    tuple(
        tuple(tuple(_quiet_steps(piece, cell, facing, arrows) for arrows in range(16)) for facing in range(5))
        for cell in range(CELLS)
    )
    for piece in range(PER_SEAT)
)
"""STEPS[own piece][cell][facing][arrows]: codes of all moves without a push and all pointings at a tile."""

OFF_BOARD_POINTS: Final = tuple(
    tuple(
        tuple(POINT + 4 * piece + way for way in range(4) if NEXT[cell][way] == OFF and way != facing)
        for facing in range(5)
    )
    for piece in range(PER_SEAT)
    for cell in range(CELLS)
)
"""OFF_BOARD_POINTS[16 * own piece + cell][facing]: pointings off the board. Legal, and never of use."""

MOVE_PIECE: Final = tuple((code - MOVE) // PUSHES // 4 if MOVE <= code < ENTER else 0 for code in range(CODES))
MOVE_WAY: Final = tuple((code - MOVE) // PUSHES % 4 if MOVE <= code < ENTER else 0 for code in range(CODES))
PUSHED: Final = tuple(
    (code - MOVE) % PUSHES - 1 if MOVE <= code < ENTER else code - ENTER - 1 if ENTER <= code < ORIENT else -1
    for code in range(CODES)
)
"""PUSHED[code]: the piece that is pushed, or -1."""
