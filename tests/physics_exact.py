"""A second opinion on contacts and crossings: plain Python, one step at a time, nothing shared with physics/.

It is slow and simple on purpose. Only the shapes' sizes and the fact types come from the program.
"""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from coldsnap.core.facts import Crossed, Fact, HitWall, Touched
from coldsnap.core.scene import Body, Gate, Point, Scene, Slab, Wall
from coldsnap.core.shapes import shape
from coldsnap.physics.recording import Recording

Ball = tuple[float, float, float, float]
PAUSE = 5


class Box(NamedTuple):
    """A solid part of a wall, from its lower to its upper corner."""

    x0: float
    y0: float
    z0: float
    x1: float
    y1: float
    z1: float


def facts_of(recording: Recording) -> list[Fact]:
    """Touches, hits and crossings of a recording, in no order."""
    scene = recording.scene
    rows = [[[float(v) for v in pose] for pose in row] for row in recording.poses]
    ways = {body.id: [balls(body, row[i]) for row in rows] for i, body in enumerate(scene.bodies)}
    moved = [body for i, body in enumerate(scene.bodies) if any(row[i] != rows[0][i] for row in rows)]
    found: list[Fact] = []
    for i, a in enumerate(scene.bodies):
        for b in scene.bodies[i + 1 :]:
            if a in moved or b in moved:
                found += touches(a.id, b.id, ways[a.id], ways[b.id], recording.step)
    for body in moved:
        for wall in scene.walls:
            found += hits(scene, wall, body.id, ways[body.id], recording.step)
            if wall.id not in plugs(scene).values():
                found += crossings(scene, wall, body, ways[body.id], recording.step)
        for slab in scene.slabs:
            found += bumps(slab, body.id, ways[body.id], recording.step)
    return found


def balls(body: Body, pose: list[float]) -> list[Ball]:
    """The spheres of a body in the world, by the textbook formula of a turned vector."""
    px, py, pz, w, x, y, z = pose
    found = []
    for ball in shape(body.shape).spheres:
        tx, ty, tz = (2 * (y * ball.z - z * ball.y), 2 * (z * ball.x - x * ball.z), 2 * (x * ball.y - y * ball.x))
        dx = ball.x + w * tx + (y * tz - z * ty)
        dy = ball.y + w * ty + (z * tx - x * tz)
        dz = ball.z + w * tz + (x * ty - y * tx)
        found.append((px + dx, py + dy, pz + dz, ball.radius))
    return found


def touches(a: str, b: str, way_a: list[list[Ball]], way_b: list[list[Ball]], step: float) -> Iterator[Touched]:
    gaps = []
    for row_a, row_b in zip(way_a, way_b, strict=True):
        if math.dist(row_a[0][:2], row_b[0][:2]) > 0.2:
            gaps.append(1.0)
        else:
            gaps.append(min(math.dist(p[:3], q[:3]) - p[3] - q[3] for p in row_a for q in row_b))
    for row in beginnings([gap <= 0.0 for gap in gaps]):
        yield Touched(round(row * step, 4), a, b, closing(gaps, row, step))


def hits(scene: Scene, wall: Wall, body: str, way: list[list[Ball]], step: float) -> Iterator[HitWall]:
    boxes = solid(scene, wall)
    nearest = [min((gap_to(box, ball), i) for box in boxes for i, ball in enumerate(row)) for row in way]
    gaps = [gap for gap, _ in nearest]
    for row in beginnings([gap <= 0.0 for gap in gaps]):
        at = way[row][nearest[row][1]][0 if wall.along_x else 1]
        frames = [gate.id for gate in scene.gates if gate.wall == wall.id and gate.lo < at < gate.hi]
        yield HitWall(round(row * step, 4), body, wall.id, closing(gaps, row, step), frames[0] if frames else None)


def bumps(slab: Slab, body: str, way: list[list[Ball]], step: float) -> Iterator[HitWall]:
    """Contacts with a slab that begin at its side or below: not with a ball whose centre is over its top."""
    of = slab.outline
    box = Box(of.x0, of.y0, slab.top - slab.thickness, of.x1, of.y1, slab.top)
    nearest = [min((gap_to(box, ball), i) for i, ball in enumerate(row)) for row in way]
    gaps = [gap for gap, _ in nearest]
    for row in beginnings([gap <= 0.0 for gap in gaps]):
        if way[row][nearest[row][1]][2] < slab.top:
            yield HitWall(round(row * step, 4), body, slab.id, closing(gaps, row, step))


def gap_to(box: Box, ball: Ball) -> float:
    x, y, z, radius = ball
    dx = box.x0 - x if x < box.x0 else x - box.x1 if x > box.x1 else 0.0
    dy = box.y0 - y if y < box.y0 else y - box.y1 if y > box.y1 else 0.0
    dz = box.z0 - z if z < box.z0 else z - box.z1 if z > box.z1 else 0.0
    return math.sqrt(dx * dx + dy * dy + dz * dz) - radius


def solid(scene: Scene, wall: Wall) -> list[Box]:
    """A wall as boxes: between the gates from the floor up, over a gate from its lintel up."""
    axis = "x" if wall.along_x else "y"
    ends = sorted((getattr(wall.a, axis), getattr(wall.b, axis)))
    gates = [gate for gate in scene.gates if gate.wall == wall.id]
    cuts = sorted({*ends, *(gate.lo for gate in gates), *(gate.hi for gate in gates)})
    middle = wall.a.y if wall.along_x else wall.a.x
    near, far = middle - wall.thickness / 2, middle + wall.thickness / 2
    found = []
    for lo, hi in pairwise(cuts):
        bottom = next((gate.lintel for gate in gates if gate.lo <= lo and hi <= gate.hi), 0.0)
        if wall.along_x:
            found.append(Box(lo, near, bottom, hi, far, wall.height))
        else:
            found.append(Box(near, lo, bottom, far, hi, wall.height))
    return found


def crossings(scene: Scene, wall: Wall, body: Body, way: list[list[Ball]], step: float) -> Iterator[Crossed]:
    """Walk along the path and remember on which side the whole body was last."""
    across = 1 if wall.along_x else 0
    line = (wall.a.x, wall.a.y)[across]
    came_from = side_of(way[0], wall) or (1 if way[0][0][across] >= line else -1)
    since, over = 0, None
    for row, hull in enumerate(way):
        side = side_of(hull, wall)
        if side == came_from:
            since, over = row + 1, None
            continue
        centre = [(min(b[i] - b[3] for b in hull) + max(b[i] + b[3] for b in hull)) / 2 for i in range(3)]
        if over is None and (centre[across] - line) * came_from <= 0.0:
            over = centre
        if side:
            yield from crossing(scene, wall, body, way[0], over or centre, side, (row * step, since * step))
            came_from, since, over = side, row + 1, None


def crossing(
    scene: Scene, wall: Wall, body: Body, start: list[Ball], over: list[float], to: int, when: tuple[float, float]
) -> Iterator[Crossed]:
    """The fact of one change of side, unless it went round the wall's end."""
    at = over[0 if wall.along_x else 1]
    ends = sorted((wall.a.x, wall.b.x) if wall.along_x else (wall.a.y, wall.b.y))
    if not ends[0] <= at <= ends[1]:
        return
    gate = next((gate for gate in scene.gates if gate.wall == wall.id and gate.lo <= at <= gate.hi), None)
    shut = gate is not None and gate.id in plugs(scene)
    through = gate is not None and not shut and over[2] < (gate.lintel + wall.height) / 2
    yield Crossed(
        t=round(when[0], 4),
        since=round(when[1], 4),
        body=body.id,
        barrier=gate.id if gate else wall.id,
        frm=-1 if to == 1 else 1,
        to=1 if to == 1 else -1,
        how="through" if through else "over",
        at=Point(round(over[0], 5), round(over[1], 5)),
        began_in=gate is not None and not shut and any(reaches(ball, wall, gate) for ball in start),
    )


def plugs(scene: Scene) -> dict[str, str]:
    """The walls that fill gates, by gate: their ends are the gate's, on the middle line of the gate's wall."""
    found = {}
    for gate in scene.gates:
        of = next(wall for wall in scene.walls if wall.id == gate.wall)
        ends = [(gate.lo, of.a.y), (gate.hi, of.a.y)] if of.along_x else [(of.a.x, gate.lo), (of.a.x, gate.hi)]
        for wall in scene.walls:
            if sorted(((wall.a.x, wall.a.y), (wall.b.x, wall.b.y))) == ends:
                found[gate.id] = wall.id
    return found


def reaches(ball: Ball, wall: Wall, gate: Gate) -> bool:
    """Whether a ball, seen from above, is over the floor of an opening."""
    at, off = (ball[0], ball[1] - wall.a.y) if wall.along_x else (ball[1], ball[0] - wall.a.x)
    beside = max(gate.lo - at, 0.0, at - gate.hi)
    return math.hypot(beside, max(abs(off) - wall.thickness / 2, 0.0)) < ball[3]


def side_of(hull: list[Ball], wall: Wall) -> int:
    """-1 or 1 when the whole hull is on one side of the endless slab, 0 when a part is over it."""
    across = 1 if wall.along_x else 0
    line, half = (wall.a.x, wall.a.y)[across], wall.thickness / 2
    if all(ball[across] - ball[3] >= line + half for ball in hull):
        return 1
    return -1 if all(ball[across] + ball[3] <= line - half for ball in hull) else 0


def beginnings(flags: list[bool]) -> Iterator[int]:
    """Steps at which a flag comes up after it was down for at least PAUSE steps; not one that is up at the start."""
    down = 0 if flags[0] else PAUSE
    for row, up in enumerate(flags):
        if up and down >= PAUSE:
            yield row
        down = 0 if up else down + 1


def closing(gaps: list[float], row: int, step: float) -> float:
    """How fast the gap closed in the step before the contact."""
    before = max(row - 2, 0)
    return round(max(0.0, (gaps[before] - gaps[before + 1]) / step), 4)
