"""The solid boxes of a scene's walls: what the engine collides with and what the sensors measure against."""

from functools import lru_cache
from typing import NamedTuple

from coldsnap.core.scene import Gate, Wall


class Piece(NamedTuple):
    """An axis-parallel box of a wall; `gate` if it is the lintel of that gate. Metres."""

    wall: str
    gate: str | None
    lo: tuple[float, float, float]
    hi: tuple[float, float, float]


@lru_cache(maxsize=64)
def pieces(walls: tuple[Wall, ...], gates: tuple[Gate, ...]) -> tuple[Piece, ...]:
    """The walls cut at their gates, and a lintel over each gate."""
    cut: dict[str, list[Gate]] = {}
    for gate in gates:
        cut.setdefault(gate.wall, []).append(gate)
    return tuple(
        piece for wall in walls for piece in _wall(wall, sorted(cut.get(wall.id, ()), key=lambda gate: gate.lo))
    )


def _wall(wall: Wall, gates: list[Gate]) -> list[Piece]:
    slab = wall.slab
    start, end = (slab.x0, slab.x1) if wall.along_x else (slab.y0, slab.y1)
    found: list[Piece] = []
    for gate in gates:
        if gate.lo > start:
            found.append(_piece(wall, None, start, gate.lo, 0.0))
        if gate.lintel < wall.height:
            found.append(_piece(wall, gate.id, gate.lo, gate.hi, gate.lintel))
        start = gate.hi
    if start < end:
        found.append(_piece(wall, None, start, end, 0.0))
    return found


def _piece(wall: Wall, gate: str | None, start: float, end: float, bottom: float) -> Piece:
    slab = wall.slab
    if wall.along_x:
        return Piece(wall.id, gate, (start, slab.y0, bottom), (end, slab.y1, wall.height))
    return Piece(wall.id, gate, (slab.x0, start, bottom), (slab.x1, end, wall.height))
