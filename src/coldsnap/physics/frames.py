"""Motion packed for the wire and the replay: 60 frames a second, integer differences, only bodies that move.

`packed_frames.py` says what they are made of.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from msgspec import structs

from coldsnap.core.facts import Rested
from coldsnap.core.scene import Pose
from coldsnap.physics.packed_frames import HZ, LENGTH, TURN, Frames, Track
from coldsnap.physics.recording import Array, Recording

_SCALE: Final = np.array([LENGTH] * 3 + [TURN] * 4, dtype=np.float64)


def pack(recording: Recording, rests: Sequence[Rested]) -> Frames:
    """The frames of a recording, ending in the snapped rests."""
    steps = len(recording.poses) - 1
    count = int(np.ceil(steps * recording.step * HZ)) + 2
    rows = np.minimum(np.arange(count - 1) / HZ / recording.step, steps)
    rest_of = {rest.body: rest.pose for rest in rests}
    tracks = (_track(path.body.id, _sampled(path.poses, rows), rest_of) for path in recording.moved)
    return Frames(HZ, count, tuple(track for track in tracks if track is not None))


def _sampled(poses: Array, rows: Array) -> Array:
    """Poses at fractional rows, between the two neighbours; quaternions keep one sign along the way."""
    low = rows.astype(int)
    high = np.minimum(low + 1, len(poses) - 1)
    share = (rows - low)[:, None]
    sampled: Array = poses[low] * (1 - share) + poses[high] * share
    sampled[:, 3:] /= np.linalg.norm(sampled[:, 3:], axis=1)[:, None]
    return sampled


def _track(body: str, sampled: Array, rest_of: dict[str, Pose]) -> Track | None:
    rest = rest_of[body]
    end = np.array(structs.astuple(rest))
    if np.dot(end[3:], sampled[-1, 3:]) < 0:
        end[3:] = -end[3:]
    counts = np.rint(np.vstack((sampled, end)) * _SCALE).astype(np.int64)
    changes = np.flatnonzero((counts[1:] != counts[:-1]).any(axis=1))
    if not changes.size:
        return None
    first, last = int(changes[0]), int(changes[-1]) + 1
    span = counts[first : last + 1]
    deltas = np.vstack((span[:1], np.diff(span, axis=0)))
    return Track(body, first, tuple(tuple(channel) for channel in deltas.T.tolist()))


@dataclass(frozen=True)
class Playback:
    """Frames unpacked, to be asked for the pose of a body at a time."""

    hz: int
    paths: dict[str, tuple[int, Array]]

    def pose(self, body: str, t: float) -> Pose | None:
        """The pose of a body `t` seconds after the flick; None for one that never moves. A pure function of time."""
        if body not in self.paths:
            return None
        start, path = self.paths[body]
        at = min(max(t * self.hz - start, 0.0), len(path) - 1.0)
        low = int(at)
        high = min(low + 1, len(path) - 1)
        values = path[low] + (path[high] - path[low]) * (at - low)
        length = float(np.linalg.norm(values[3:])) or 1.0
        return Pose(*(float(v) for v in values[:3]), *(float(v) / length for v in values[3:]))


def unpack(frames: Frames) -> Playback:
    """Frames as paths of poses."""
    paths = {
        track.body: (track.start, np.cumsum(np.array(track.channels, dtype=np.float64), axis=1).T / _SCALE)
        for track in frames.tracks
    }
    return Playback(frames.hz, paths)


def places(frames: Frames) -> tuple[tuple[str, list[tuple[float, float, float]]], ...]:
    """Where each body that moves is at every frame: its id and (x, y, z) in metres, from the flick to the last rest."""
    played = unpack(frames)
    found = []
    for track in frames.tracks:
        poses = (played.pose(track.body, number / frames.hz) for number in range(frames.count))
        found.append((track.body, [(pose.x, pose.y, pose.z) for pose in poses if pose is not None]))
    return tuple(found)
