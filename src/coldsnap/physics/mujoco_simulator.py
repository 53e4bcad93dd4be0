"""The real simulator: a checked scene, MuJoCo's motion, the sensors' facts, packed frames."""

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from coldsnap.core.facts import Rested
from coldsnap.core.scene import Body, Impulse, Scene
from coldsnap.physics.check import check_impulse, check_scene
from coldsnap.physics.crossings import WallPierced
from coldsnap.physics.engine import ENGINE, Limits, record
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.frames import pack
from coldsnap.physics.recording import Recording
from coldsnap.physics.sensors import sense
from coldsnap.physics.simulator import Outcome, Trajectory


class MujocoSimulator:
    """Straight, curve and jump from one impulse. Stateless but for compiled models and simulation memory."""

    engine: Final = ENGINE

    def __init__(self, limits: Limits | None = None) -> None:
        self._limits = limits or Limits()

    def run(self, scene: Scene, impulse: Impulse) -> Trajectory:
        """One flick, with frames to look at and a digest of the motion."""
        return self.run_many(scene, [impulse])[0]

    def run_many(self, scene: Scene, impulses: Sequence[Impulse], *, threads: int = 1) -> list[Trajectory]:
        """Many flicks from the same scene: the same trajectories as one by one."""
        return [_trajectory(recording, impulse) for recording, impulse in self._motion(scene, impulses, threads)]

    def search(self, scene: Scene, impulses: Sequence[Impulse], *, threads: int = 1) -> list[Outcome]:
        """Many flicks for one who only wants facts: no frames, and the last rocking is left out (about 1 mm)."""
        try:
            motion = self._motion(scene, impulses, threads, search=True)
            return [_sensed(recording, impulse) for recording, impulse in motion]
        except SimulationFailed as fault:
            if len(impulses) == 1:
                return [fault]
            # One by one, so that a flick that fails spoils no other.
            return [outcome for impulse in impulses for outcome in self.search(scene, [impulse])]

    def _motion(
        self, scene: Scene, impulses: Sequence[Impulse], threads: int, *, search: bool = False
    ) -> list[tuple[Recording, Impulse]]:
        start = canonical(scene)
        check_scene(start)
        for impulse in impulses:
            check_impulse(start, impulse)
        recordings = record(start, impulses, threads=threads, search=search, limits=self._limits)
        return list(zip(recordings, impulses, strict=True))


def canonical(scene: Scene) -> Scene:
    """The scene from which a flick starts: every pose rounded as it is stored."""
    bodies = tuple(Body(body.id, body.shape, body.pose.canonical()) for body in scene.bodies)
    return replace(scene, bodies=bodies)


def _trajectory(recording: Recording, impulse: Impulse) -> Trajectory:
    """Facts, rest, frames and digest of a motion."""
    sensed = _sensed(recording, impulse)
    rests = [fact for fact in sensed.facts if isinstance(fact, Rested)]
    return Trajectory(sensed.facts, sensed.rest, pack(recording, rests), _digest(recording))


def _digest(recording: Recording) -> str:
    """128 bits of every pose of every body that moved."""
    motion = hashlib.blake2b(digest_size=16)
    for path in recording.moved:
        motion.update(path.body.id.encode() + b"\n" + path.poses.tobytes())
    return motion.hexdigest()


def _sensed(recording: Recording, impulse: Impulse) -> Trajectory:
    """Facts and rest of a motion."""
    try:
        facts = sense(recording)
    except WallPierced as fault:
        raise SimulationFailed(fault, recording.scene, impulse) from fault
    poses = {fact.body: fact.pose for fact in facts if isinstance(fact, Rested)}
    bodies = (path.body for path in recording.moved)
    return Trajectory(facts, tuple(Body(body.id, body.shape, poses[body.id]) for body in bodies))
