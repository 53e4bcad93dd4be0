"""What a preview says of a flick only thought of: its way, how fast it is, what it hits first, and where it may err.

It runs in a worker, where the engine is. All its flicks are one batch of the engine: the wanted one and a few more.
"""

import math
from itertools import groupby
from typing import Final

from coldsnap.core.facts import HitWall, Touched
from coldsnap.core.scene import Pose
from coldsnap.core.shots import BOUNCE, bounces, touches
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.frames import Playback, unpack
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.simulator import Trajectory
from coldsnap.server.workers.jobs import Foreseen, Path, PreviewJob

PATH_HZ: Final = 30
"""Places of a path in a second, beside those at which something is hit: between two of them it is nearly straight."""
FAN_HZ: Final = 15
"""Places of a path at the edges of the tremor, of which less is seen."""
_BESIDE: Final = 1 / 120
"""Seconds before and after a moment between which a speed is measured: one frame in all."""

Hit = Touched | HitWall


def foreseen(simulator: MujocoSimulator, job: PreviewJob) -> Foreseen:
    """The answer to a preview. Raises what the simulator raises for the wanted flick."""
    wanted, *edges = _flown(simulator, job)
    if wanted.frames is None:
        return Foreseen()
    body, played = job.impulse.body, unpack(wanted.frames)
    hits = _hits(wanted, body)
    first = hits[0] if hits else None
    end = _end(wanted, body, until_bounce=job.until_bounce)
    places = _places(played, body, _times(end, PATH_HZ, hits))
    return Foreseen(
        path=tuple(place for place, _ in places),
        speeds=tuple(_speed(played, body, t) for _, t in places),
        ghost=played.pose(body, end if first is None else first.t),
        hits=None if first is None else _other(first, body),
        fan=tuple(_edge(trajectory, job) for trajectory in edges),
    )


def _flown(simulator: MujocoSimulator, job: PreviewJob) -> list[Trajectory]:
    """The wanted flick and those at the edges; the wanted one alone where one of the others fails."""
    try:
        return simulator.run_many(job.scene, [job.impulse, *job.edges])
    except SimulationFailed as fault:
        if fault.impulse == job.impulse:
            raise
        return [simulator.run(job.scene, job.impulse)]


def _edge(trajectory: Trajectory, job: PreviewJob) -> Path:
    if trajectory.frames is None:
        return ()
    body = job.impulse.body
    end = _end(trajectory, body, until_bounce=job.until_bounce)
    times = _times(end, FAN_HZ, _hits(trajectory, body))
    return tuple(place for place, _ in _places(unpack(trajectory.frames), body, times))


def _hits(trajectory: Trajectory, body: str) -> list[Hit]:
    """What the body touches, in the order of time: other bodies, and walls unless it only grazes them."""
    walls = [hit for hit in bounces(trajectory.facts, body) if hit.speed >= BOUNCE]
    return sorted([*walls, *touches(trajectory.facts, body)], key=lambda hit: hit.t)


def _other(hit: Hit, body: str) -> str:
    if isinstance(hit, HitWall):
        return hit.wall
    return hit.b if hit.a == body else hit.a


def _end(trajectory: Trajectory, body: str, *, until_bounce: bool) -> float:
    """How far help goes, in seconds after the flick."""
    rest = trajectory.frames.duration if trajectory.frames is not None else 0.0
    hits = _hits(trajectory, body) if until_bounce else []
    return min([rest, *(hit.t for hit in hits)])


def _times(end: float, hz: int, hits: list[Hit]) -> list[float]:
    even = [number / hz for number in range(int(end * hz) + 1)]
    return sorted({*even, *(hit.t for hit in hits if hit.t < end), end})


def _places(played: Playback, body: str, times: list[float]) -> list[tuple[tuple[int, int, int], float]]:
    """Where the body is at these times, and the time of each; places that repeat are left out."""
    poses = ((t, played.pose(body, t)) for t in times)
    found = [(_millimetres(pose), t) for t, pose in poses if pose is not None]
    return [next(same) for _, same in groupby(found, key=lambda each: each[0])]


def _millimetres(pose: Pose) -> tuple[int, int, int]:
    return round(pose.x * 1000), round(pose.y * 1000), round(pose.z * 1000)


def _speed(played: Playback, body: str, t: float) -> int:
    """Millimetres a second; at its first moment the speed with which it sets off."""
    a, b = played.pose(body, max(t - _BESIDE, 0.0)), played.pose(body, max(t + _BESIDE, 2 * _BESIDE))
    if a is None or b is None:
        return 0
    return round(1000 * math.dist((a.x, a.y, a.z), (b.x, b.y, b.z)) / (2 * _BESIDE))
