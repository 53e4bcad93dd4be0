"""Is this a scene that can be simulated? Absurd ones are refused with the reason; nothing is repaired in silence."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

import numpy as np

from coldsnap.core.codec import require_finite
from coldsnap.core.errors import ColdsnapError, Undecodable
from coldsnap.core.geometry import TOLERANCE, frame, plugs
from coldsnap.core.scene import Body, Gate, Impulse, Rect, Scene, Slab, Wall, Zone
from coldsnap.core.shapes import UnknownShape, shape
from coldsnap.physics.bodies import matter
from coldsnap.physics.errors import SceneRefused
from coldsnap.physics.pieces import Piece, pieces, plate
from coldsnap.physics.recording import Array, reach

MOST_BODIES: Final = 24
FASTEST: Final = 4.0
"""m/s: twice the full power of a flick."""
OVERLAP: Final = 0.0002
"""Metres that bodies may press into each other or into a wall at the start: rounding, not absurdity."""
SUNK: Final = 0.001
"""Metres below its resting height at which a body is in the floor."""
TURNED: Final = 0.01
"""How far a quaternion's length may be from 1."""

_Ball = tuple[float, float, float, float]
"""A sphere: its centre and its radius, in metres."""


def check_scene(scene: Scene) -> None:
    """Raise SceneRefused if the scene cannot be simulated."""
    for fault in _faults(scene):
        raise SceneRefused("scene", cause=fault)


def check_impulse(scene: Scene, impulse: Impulse) -> None:
    """Raise SceneRefused if the impulse is for no body of the scene or is no number."""
    try:
        require_finite(impulse, "impulse")
    except Undecodable as fault:
        raise SceneRefused("impulse", cause=fault) from fault
    if all(body.id != impulse.body for body in scene.bodies):
        raise SceneRefused("impulse-no-body", body=impulse.body)
    if not (0.0 <= impulse.speed <= FASTEST and abs(impulse.side) <= 1.0 and 0.0 <= impulse.height <= 1.0):
        raise SceneRefused("impulse-range", fastest=f"{FASTEST:g}")


def _faults(scene: Scene) -> Iterator[ColdsnapError]:
    yield from _board_faults(scene.walls, scene.gates, scene.zones, scene.boards)
    yield from _slab_faults(scene)
    try:
        require_finite(scene.bodies, "bodies")
    except Undecodable as fault:
        yield fault
        return
    if not 1 <= len(scene.bodies) <= MOST_BODIES:
        yield ColdsnapError("scene-bodies", most=MOST_BODIES, found=len(scene.bodies))
    yield from _repeated("bodies", scene.bodies)
    try:
        for body in scene.bodies:
            matter(body.shape)
    except UnknownShape as fault:
        yield ColdsnapError("scene-shape", body=body.id, cause=fault)
    yield from _body_faults(scene)
    balls = [_balls(body) for body in scene.bodies]
    yield from _wall_faults(scene, balls)
    yield from _overlap_faults(scene, balls)


@lru_cache(maxsize=64)
def _board_faults(
    walls: tuple[Wall, ...], gates: tuple[Gate, ...], zones: tuple[Zone, ...], boards: tuple[Rect, ...]
) -> tuple[ColdsnapError, ...]:
    """What is wrong with all that never moves; looked at once for each board."""
    try:
        require_finite((walls, gates, zones, boards), "board")
    except Undecodable as fault:
        return (fault,)
    flat = (wall for wall in walls if min(wall.thickness, wall.height) <= 0.0)
    thin = (ColdsnapError("scene-wall-thin", wall=wall.id) for wall in flat)
    named = (("walls", walls), ("gates", gates), ("zones", zones))
    repeated = (fault for kind, things in named for fault in _repeated(kind, things))
    return (*repeated, *thin, *_gate_faults(walls, gates))


def _slab_faults(scene: Scene) -> Iterator[ColdsnapError]:
    """Slabs that are none, that are in the floor, or that have the name of a wall: facts name both alike."""
    try:
        require_finite(scene.slabs, "slabs")
    except Undecodable as fault:
        yield fault
        return
    yield from _repeated("walls", (*scene.walls, *scene.slabs) if scene.slabs else ())
    for slab in scene.slabs:
        wide, deep = slab.outline.x1 - slab.outline.x0, slab.outline.y1 - slab.outline.y0
        if min(wide, deep, slab.thickness) <= 0.0 or slab.top < slab.thickness:
            yield ColdsnapError("scene-slab-flat", slab=slab.id)


def _repeated(kind: str, things: Sequence[Body | Wall | Slab | Gate | Zone]) -> Iterator[ColdsnapError]:
    names = [thing.id for thing in things]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        yield ColdsnapError("scene-id-twice", kind=kind, name=name)


def _gate_faults(walls: tuple[Wall, ...], gates: tuple[Gate, ...]) -> Iterator[ColdsnapError]:
    named = {wall.id: wall for wall in walls}
    for gate in gates:
        if gate.wall not in named:
            yield ColdsnapError("scene-gate-no-wall", gate=gate.id)
            continue
        slab = named[gate.wall].slab
        lo, hi = (slab.x0, slab.x1) if named[gate.wall].along_x else (slab.y0, slab.y1)
        if gate.lo < lo or gate.hi > hi:
            yield ColdsnapError("scene-gate-wide", gate=gate.id)
        if _half_shut(gate, named[gate.wall], walls):
            yield ColdsnapError("scene-gate-half-shut", gate=gate.id)
    for a, b in combinations(gates, 2):
        if a.wall == b.wall and a.lo < b.hi and b.lo < a.hi:
            yield ColdsnapError("scene-gates-overlap", gate=a.id, other=b.id)


def _half_shut(gate: Gate, wall: Wall, walls: tuple[Wall, ...]) -> bool:
    """Whether another wall on the same line leaves a gap in the gate, or sticks out of it."""
    way, filled = frame(gate, wall), plugs((gate,), walls).get(gate.id)
    beside = (other for other in walls if other.id != wall.id and other.along_x == wall.along_x)
    return any(
        other.id != filled or other.height != gate.lintel or other.thickness != wall.thickness
        for other in beside
        if _overlap(other.slab, way)
    )


def _overlap(a: Rect, b: Rect) -> bool:
    """Whether one reaches into the other; not if they touch."""
    wide, deep = min(a.x1, b.x1) - max(a.x0, b.x0), min(a.y1, b.y1) - max(a.y0, b.y0)
    return min(wide, deep) > TOLERANCE


def _body_faults(scene: Scene) -> Iterator[ColdsnapError]:
    for body in scene.bodies:
        pose = body.pose
        if pose.z < shape(body.shape).rest_height - SUNK:
            yield ColdsnapError("scene-in-floor", body=body.id)
        if abs(math.hypot(pose.qw, pose.qx, pose.qy, pose.qz) - 1.0) > TURNED:
            yield ColdsnapError("scene-quaternion", body=body.id)


@lru_cache(maxsize=64)
def _solids(walls: tuple[Wall, ...], gates: tuple[Gate, ...], slabs: tuple[Slab, ...]) -> tuple[Piece, ...]:
    """All boxes of the walls and slabs."""
    return (*pieces(walls, gates), *(plate(slab) for slab in slabs))


@lru_cache(maxsize=64)
def _corners(boxes: tuple[Piece, ...]) -> tuple[Array, Array]:
    """The lower and upper corners of some boxes (box, 3)."""
    return np.array([box.lo for box in boxes]), np.array([box.hi for box in boxes])


def _wall_faults(scene: Scene, balls: list[list[_Ball]]) -> Iterator[ColdsnapError]:
    boxes = _solids(scene.walls, scene.gates, scene.slabs)
    if not boxes:
        return
    low, high = _corners(boxes)
    flat = np.array([ball for of_body in balls for ball in of_body])
    centres, radii = flat[:, None, :3], flat[:, None, 3]
    off = centres - np.minimum(np.maximum(centres, low), high)
    pressed = np.sqrt(np.einsum("bwk,bwk->bw", off, off)) < radii - OVERLAP
    if pressed.any():
        ball, box = (int(number) for number in np.argwhere(pressed)[0])
        owners = [body for body, of_body in zip(scene.bodies, balls, strict=True) for _ in of_body]
        yield ColdsnapError("scene-in-wall", body=owners[ball].id, wall=boxes[box].wall)


def _overlap_faults(scene: Scene, balls: list[list[_Ball]]) -> Iterator[ColdsnapError]:
    for (a, ours), (b, theirs) in combinations(zip(scene.bodies, balls, strict=True), 2):
        if math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y) > reach(a.shape) + reach(b.shape):
            continue
        apart = min(math.dist(p[:3], q[:3]) - p[3] - q[3] for p in ours for q in theirs)
        if apart < -OVERLAP:
            yield ColdsnapError("scene-overlap", body=a.id, other=b.id, by=round(-1000 * apart, 1))


def _balls(body: Body) -> list[_Ball]:
    """The centres (world) and radii of a body's spheres; they lie on its axis."""
    p = body.pose
    up = (2 * (p.qx * p.qz + p.qw * p.qy), 2 * (p.qy * p.qz - p.qw * p.qx), 1 - 2 * (p.qx * p.qx + p.qy * p.qy))
    return [
        (p.x + ball.z * up[0], p.y + ball.z * up[1], p.z + ball.z * up[2], ball.radius)
        for ball in shape(body.shape).spheres
    ]
