"""What the physics feels like, in numbers: slides, curves, jumps, a practised hand, and many random flicks."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from coldsnap.arena.physics.sample_flicks import behind_wall, by_hand, open_floor, random_impulses, school
from coldsnap.core.facts import Left
from coldsnap.core.flick import FULL_POWER
from coldsnap.core.geometry import openings, stuck_in
from coldsnap.core.scene import Body, Impulse, Scene
from coldsnap.core.shots import overs, passages, rest_of, touches
from coldsnap.physics.crossings import passages as changes_of_side
from coldsnap.physics.engine import BLOCK, record
from coldsnap.physics.recording import Recording
from coldsnap.physics.sensors import sense

STRENGTHS: Final = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
SIDES: Final = (0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1.0)
JUMP_HEIGHTS: Final = (0.3, 0.5, 0.7, 0.9)


def flicked(scene: Scene, strength: float, side: float = 0.0, height: float = 0.1) -> Recording:
    """The motion of a flick along x; strength 1 is full power."""
    return record(scene, [Impulse("p0", 0.0, strength * FULL_POWER, side, height)])[0]


def distance(strength: float, height: float = 0.1) -> float:
    """How far a straight flick slides on the open floor (metres)."""
    return float(flicked(open_floor(), strength, 0.0, height).poses[-1, 0, 0])


def deflection(strength: float, side: float, height: float = 0.1) -> tuple[float, float]:
    """Where a curve ends: metres to the side that was hit (right is positive), and forward."""
    end = flicked(open_floor(), strength, side, height).poses[-1, 0]
    return -float(end[1]), float(end[0])


def path(strength: float, side: float) -> list[tuple[float, float]]:
    """The way of a curve: (right, forward) in centimetres."""
    poses = flicked(open_floor(), strength, side).poses[::10, 0]
    return [(-100 * float(y), 100 * float(x)) for x, y in poses[:, :2]]


def apex(strength: float, height: float) -> float:
    """The highest that the lowest point of the body gets (metres)."""
    return float(flicked(open_floor(), strength, 0.0, height).moved[0].low[:, 2].max())


def lean(strength: float, height: float) -> float:
    """The largest tilt of a straight flick (degrees)."""
    up = flicked(open_floor(), strength, 0.0, height).moved[0].axis[:, 2].min()
    return float(np.degrees(np.arccos(np.clip(up, -1.0, 1.0))))


def jump_success(tries: int, seed: int = 0) -> float:
    """How often a practised hand's strong head hit from 14 cm gets over a wall of the school."""
    rand = random.Random(seed)  # noqa: S311 - a study, not a secret
    wanted = (
        Impulse("p0", 0.0, rand.uniform(0.85, 1.0) * FULL_POWER, 0.0, rand.uniform(0.7, 1.0)) for _ in range(tries)
    )
    motions = record(behind_wall(0.14), [by_hand(rand, impulse) for impulse in wanted])
    return float(np.mean([motion.poses[-1, 0, 0] > 0.145 for motion in motions]))


@dataclass(frozen=True, slots=True)
class Feel:
    """One aim of the tuning: what it is, what was wanted, what came out."""

    what: str
    wanted: str
    measured: str
    met: bool


def feel() -> tuple[Feel, ...]:
    """The aims of the tuning and how they are met."""
    full = distance(1.0) * 100
    side = deflection(0.7, 0.5)[0] * 100
    leans = float(np.median([lean(s, h) for s in STRENGTHS[1:] for h in (0.0, 0.05, 0.1)]))
    jumps = 100 * jump_success(400)
    shift = (distance(0.808) - distance(0.8)) * 100
    return (
        Feel("full straight flick, open floor", "80 to 100 cm", f"{full:.0f} cm", 80 <= full <= 100),
        Feel("half side, 0.7 of full power: to the struck side", "at least 15 cm", f"{side:.1f} cm", side >= 15),
        Feel("median lean of straight flicks", "under 40 degrees", f"{leans:.0f} degrees", leans < 40),
        Feel("strong head hit from 14 cm clears the wall", "50 to 75 %", f"{jumps:.0f} %", 50 <= jumps <= 75),
        Feel("1 % more speed on a straight shot", "about 1 cm", f"{shift:.1f} cm", 0.2 <= shift <= 3),
    )


@dataclass(frozen=True, slots=True)
class Many:
    """What became of many random flicks in the school with four penguins; shares are of the flicks."""

    flicks: int
    rest_seconds: tuple[float, float, float, float]
    upright: float
    largest_snap_mm: float
    pierced: int
    through: float
    over: float
    out: float
    stuck: float
    pushed: float


def many_flicks(count: int, progress: Callable[[int], object] = int) -> Many:
    """Random flicks of all kinds. `progress` is told how many are done."""
    scene, impulses = school(4), random_impulses(count, 4)
    seen: dict[str, list[float]] = {name: [] for name in ("rest", "upright", "snap", "pierced", *_KINDS)}
    for first in range(0, count, BLOCK):
        for recording in record(scene, impulses[first : first + BLOCK]):
            _note(seen, recording)
        progress(min(first + BLOCK, count))
    rest = [float(value) for value in np.percentile(seen["rest"], (5, 50, 95, 100))]
    shares = {name: float(np.mean(seen[name])) for name in _KINDS}
    return Many(
        flicks=count,
        rest_seconds=(rest[0], rest[1], rest[2], rest[3]),
        upright=float(np.mean(seen["upright"])),
        largest_snap_mm=max(seen["snap"]),
        pierced=int(sum(seen["pierced"])),
        **shares,
    )


_KINDS: Final = ("through", "over", "out", "stuck", "pushed")


def _note(seen: dict[str, list[float]], recording: Recording) -> None:
    seen["rest"].append((len(recording.poses) - 1) * recording.step)
    seen["pierced"].append(float(any(passage.pierces for passage in changes_of_side(recording))))
    if seen["pierced"][-1]:
        return
    scene, facts = recording.scene, sense(recording)
    stuck, ways = False, openings(scene.gates, scene.walls)
    for way in recording.moved:
        rest = rest_of(facts, way.body.id) or way.body.pose
        seen["upright"].append(float(way.axis[-1, 2] > 0.95))
        seen["snap"].append(1000 * float(np.hypot(way.poses[-1, 0] - rest.x, way.poses[-1, 1] - rest.y)))
        stuck |= bool(stuck_in(Body(way.body.id, way.body.shape, rest), ways))
    seen["stuck"].append(float(stuck))
    seen["through"].append(float(bool(passages(facts))))
    seen["over"].append(float(bool(overs(facts))))
    seen["pushed"].append(float(bool(touches(facts))))
    seen["out"].append(float(any(isinstance(fact, Left) for fact in facts)))
