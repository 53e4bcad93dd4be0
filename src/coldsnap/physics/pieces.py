"""The solid boxes of a scene: what the engine collides with, what sensors measure against, what can be stood on."""

from functools import lru_cache
from typing import Final, NamedTuple

from coldsnap.core.geometry import contains
from coldsnap.core.scene import Gate, Point, Rect, Scene, Slab, Wall
from coldsnap.core.shapes import shape

STEPPED: Final = 0.0015
"""Metres between a body's foot and a ledge up to which the body stands on it."""
SKIN: Final = 0.002
"""Metres of a wall's top that are as a floor, where somebody can come to rest on it."""


class Piece(NamedTuple):
    """An axis-parallel box of a wall or slab; `gate` if it is the lintel of that gate. Metres."""

    wall: str
    gate: str | None
    lo: tuple[float, float, float]
    hi: tuple[float, float, float]


class Ledge(NamedTuple):
    """A plate above the floor on which a body can come to rest, as on the floor; metres.

    `part` is the wall's box whose uppermost layer it is; None for a slab.
    """

    outline: Rect
    top: float
    thickness: float
    part: Piece | None = None

    def holds(self, x: float, y: float) -> bool:
        """Whether a ball whose middle is here stands on it."""
        return contains(self.outline, Point(x, y))


def ledges(scene: Scene) -> tuple[Ledge, ...]:
    """The slabs, and the tops of all walls if somebody begins up there; otherwise nobody comes to rest on a wall.

    Who stands on a slab falls onto the walls under it, and would rock for ever there.
    """
    if scene.slabs or any(_begins_on(wall, *foot) for foot in _feet(scene) for wall in scene.walls):
        return _ledges(scene.walls, scene.gates, scene.slabs)
    return ()


@lru_cache(maxsize=64)
def _ledges(walls: tuple[Wall, ...], gates: tuple[Gate, ...], slabs: tuple[Slab, ...]) -> tuple[Ledge, ...]:
    plates = (Ledge(slab.outline, slab.top, slab.thickness) for slab in slabs)
    boxes = (box for box in pieces(walls, gates) if box.hi[2] > box.lo[2] + SKIN)
    return (*plates, *(Ledge(Rect(*box.lo[:2], *box.hi[:2]), box.hi[2], SKIN, box) for box in boxes))


def _feet(scene: Scene) -> list[tuple[float, float, float]]:
    """The lowest points of the bases of all bodies that begin above the floor."""
    found = ((body.pose.x, body.pose.y, body.pose.z - shape(body.shape).rest_height) for body in scene.bodies)
    return [foot for foot in found if foot[2] > STEPPED]


def _begins_on(wall: Wall, x: float, y: float, foot: float) -> bool:
    return abs(foot - wall.height) <= STEPPED and contains(wall.slab, Point(x, y))


def plate(slab: Slab) -> Piece:
    """A slab as a box."""
    of = slab.outline
    return Piece(slab.id, None, (of.x0, of.y0, slab.top - slab.thickness), (of.x1, of.y1, slab.top))


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
