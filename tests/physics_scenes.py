"""Scenes, flicks and hand-made motion for the physics tests. Metres, radians, seconds."""

import math
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import numpy as np

from coldsnap.core.facts import Fact, Rested
from coldsnap.core.scene import Body, Gate, Impulse, Point, Pose, Rect, Scene, Wall, Zone
from coldsnap.core.shapes import shape
from coldsnap.physics.model import STEP
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.recording import Recording
from coldsnap.physics.simulator import Trajectory

_Kind = TypeVar("_Kind")

FULL: Final = 2.0
"""Speed of a straight flick of full power (m/s)."""
HEIGHT, THICK, LINTEL = 0.068, 0.005, 0.060
SIZE: Final = 0.6

_WALLS: Final = {
    "s": (0, 0, 60, 0),
    "n": (0, 60, 60, 60),
    "w": (0, 0, 0, 60),
    "e": (60, 0, 60, 60),
    "y21": (21, 21, 60, 21),
    "x21": (21, 0, 21, 39),
    "y39": (0, 39, 39, 39),
    "x39": (39, 21, 39, 60),
}
_GATES: Final = {  # its wall and its middle (cm); all are 66 mm wide
    "1-3": ("y21", 49.5),
    "1-4": ("x21", 10.5),
    "1-5": ("y21", 30.0),
    "2-3": ("x39", 49.5),
    "2-4": ("y39", 10.5),
    "3-5": ("x39", 30.0),
    "4-5": ("x21", 30.0),
}


def wall(name: str, *, x0: float, y0: float, x1: float, y1: float) -> Wall:
    return Wall(name, Point(x0, y0), Point(x1, y1), THICK, HEIGHT)


def penguin(name: str, x: float, y: float, kind: str = "penguin") -> Body:
    return Body(name, kind, Pose(x, y, shape(kind).rest_height))


def walls_and_gates() -> tuple[tuple[Wall, ...], tuple[Gate, ...]]:
    """The pinwheel of five rooms."""
    walls = tuple(
        wall(name, x0=x0 / 100, y0=y0 / 100, x1=x1 / 100, y1=y1 / 100) for name, (x0, y0, x1, y1) in _WALLS.items()
    )
    gates = tuple(
        Gate(name, of, round(at / 100 - 0.033, 5), round(at / 100 + 0.033, 5), LINTEL)
        for name, (of, at) in _GATES.items()
    )
    return walls, gates


def school(*bodies: Body, zones: tuple[Zone, ...] = ()) -> Scene:
    """The pinwheel with these bodies, or with one penguin in each of four rooms."""
    walls, gates = walls_and_gates()
    four = (penguin("a", 0.405, 0.105), penguin("b", 0.5, 0.3), penguin("c", 0.1, 0.2), penguin("d", 0.2, 0.5))
    return Scene(bodies or four, walls, gates, zones, (Rect(0.0, 0.0, SIZE, SIZE),))


def ice(*bodies: Body) -> Scene:
    """An open floor, with one penguin at the origin if no body is named."""
    return Scene(bodies or (penguin("a", 0.0, 0.0),))


def straight(speed: float, *, yaw: float = 0.0, height: float = 0.1, body: str = "a") -> Impulse:
    return Impulse(body, yaw, speed, 0.0, height)


def random_flicks(seed: int, count: int, *, slowest: float, bodies: str = "abcd", high: float = 1.0) -> list[Impulse]:
    """Flicks in all directions, at all points of the body, from `slowest` to full speed."""
    rng = np.random.default_rng(seed)
    return [
        Impulse(
            bodies[int(rng.integers(len(bodies)))],
            float(rng.uniform(-math.pi, math.pi)),
            float(rng.uniform(slowest, FULL)),
            float(rng.uniform(-1.0, 1.0)),
            float(rng.uniform(0.0, high)),
        )
        for _ in range(count)
    ]


def tilted(x: float, y: float, z: float, angle: float, towards: float) -> Pose:
    """A pose that leans by `angle` in the direction `towards`."""
    half = math.sin(angle / 2)
    return Pose(x, y, z, math.cos(angle / 2), -half * math.sin(towards), half * math.cos(towards), 0.0)


def motion(scene: Scene, *ways: Callable[[float], Pose] | None, seconds: float = 1.0) -> Recording:
    """Hand-made motion: for each body a function of time, or None for one that stays."""
    rows = round(seconds / STEP) + 1
    poses = np.empty((rows, len(scene.bodies), 7))
    for index, (body, way) in enumerate(zip(scene.bodies, ways, strict=True)):
        for row in range(rows):
            pose = way(row * STEP) if way else body.pose
            poses[row, index] = (pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz)
    return Recording(scene, poses, STEP)


def along(*points: tuple[float, float, float], seconds: float = 1.0) -> Callable[[float], Pose]:
    """An upright way through points (x, y, z), each leg in the same time."""

    def way(t: float) -> Pose:
        share = min(max(t / seconds, 0.0), 1.0) * (len(points) - 1)
        leg = min(int(share), len(points) - 2)
        part = share - leg
        return Pose(*(a + (b - a) * part for a, b in zip(points[leg], points[leg + 1], strict=True)))

    return way


def of_kind(facts: Sequence[Fact], kind: type[_Kind]) -> list[_Kind]:
    return [fact for fact in facts if isinstance(fact, kind)]


def rest_of(facts: Sequence[Fact], body: str) -> Pose:
    """Where a body came to rest."""
    return next(fact.pose for fact in reversed(facts) if isinstance(fact, Rested) and fact.body == body)


def searched(scene: Scene, flicks: Sequence[Impulse]) -> list[Trajectory]:
    """What search mode says of flicks, none of which fails."""
    found = MujocoSimulator().search(scene, flicks)
    assert all(isinstance(one, Trajectory) for one in found)
    return [one for one in found if isinstance(one, Trajectory)]
