"""Frames for the wire and the replay: exact enough to look at, small enough to send."""

from functools import cache
from statistics import median

import numpy as np
import pytest

from coldsnap.core.codec import decode, encode
from coldsnap.core.facts import Rested
from coldsnap.core.scene import Pose, Scene
from coldsnap.physics.engine import record
from coldsnap.physics.frames import Playback, pack, unpack
from coldsnap.physics.model import STEP
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.packed_frames import HZ, Frames
from coldsnap.physics.recording import Array, Recording
from coldsnap.physics.simulator import Trajectory
from physics_scenes import motion, of_kind, penguin, random_flicks, school, tilted


@cache
def flicks() -> tuple[tuple[Recording, Trajectory], ...]:
    """Two hundred flicks in the school."""
    impulses = random_flicks(51, 200, slowest=0.4)
    return tuple(zip(record(school(), impulses), MujocoSimulator().run_many(school(), impulses), strict=True))


def frames_of(trajectory: Trajectory) -> Frames:
    assert trajectory.frames is not None
    return trajectory.frames


def played(playback: Playback, body: str, t: float) -> Array:
    pose = playback.pose(body, t)
    assert pose is not None
    return np.array([pose.x, pose.y, pose.z, pose.qw, pose.qx, pose.qy, pose.qz])


def off_by(seen: Array, real: Array) -> tuple[float, float]:
    """Differences of place (metres) and of the quaternion's worst part; q and -q are the same turn."""
    turn = min(np.abs(seen[3:] - real[3:]).max(), np.abs(seen[3:] + real[3:]).max())
    return float(np.abs(seen[:3] - real[:3]).max()), float(turn)


def test_frames_show_every_body_within_a_tenth_of_a_millimetre_at_the_times_of_steps() -> None:
    """Every third frame falls on a step: 0.05 s are 25 steps and 3 frames."""
    checked = 0
    for recording, trajectory in flicks()[:60]:
        playback = unpack(frames_of(trajectory))
        for path in recording.moved:
            if path.body.id not in playback.paths:
                continue
            for row in range(0, len(path.poses), 25):
                place, turn = off_by(played(playback, path.body.id, row * STEP), path.poses[row])
                assert place < 0.0001
                assert turn < 0.002
                checked += 1
    assert checked > 1000


def test_frames_between_steps_lie_between_their_neighbours() -> None:
    for recording, trajectory in flicks()[:20]:
        playback = unpack(frames_of(trajectory))
        for path in recording.moved:
            for frame in range(1, int((len(path.poses) - 1) * STEP * HZ)):
                if path.body.id in playback.paths:
                    row = int(frame / HZ / STEP)
                    seen = played(playback, path.body.id, frame / HZ)[:3]
                    low = np.minimum(path.poses[row, :3], path.poses[row + 1, :3])
                    high = np.maximum(path.poses[row, :3], path.poses[row + 1, :3])
                    assert np.all(seen > low - 0.0001)
                    assert np.all(seen < high + 0.0001)


def test_the_last_frame_is_the_rest() -> None:
    for _, trajectory in flicks():
        frames = frames_of(trajectory)
        playback = unpack(frames)
        assert frames.duration == pytest.approx(max(f.t for f in of_kind(trajectory.facts, Rested)), abs=3 / HZ)
        for body in trajectory.rest:
            if body.id in playback.paths:
                real = np.array([getattr(body.pose, name) for name in body.pose.__struct_fields__])
                place, turn = off_by(played(playback, body.id, frames.duration), real)
                assert place <= 0.000051
                assert turn < 0.001


def test_a_pose_is_a_pure_function_of_time() -> None:
    _, trajectory = flicks()[0]
    playback, again = unpack(frames_of(trajectory)), unpack(frames_of(trajectory))
    body = trajectory.rest[0].id
    times = [0.0, 0.5, 0.1, 0.73, 0.5, 99.0, 0.1]
    assert [playback.pose(body, t) for t in times] == [again.pose(body, t) for t in reversed(times)][::-1]


def test_a_time_before_the_start_or_after_the_end_shows_the_start_or_the_end() -> None:
    for _, trajectory in flicks()[:20]:
        frames = frames_of(trajectory)
        playback = unpack(frames)
        for body in playback.paths:
            assert playback.pose(body, -5.0) == playback.pose(body, 0.0)
            assert playback.pose(body, frames.duration) == playback.pose(body, frames.duration + 60.0)


def test_a_pose_between_two_frames_is_between_them_and_its_quaternion_has_length_1() -> None:
    _, trajectory = flicks()[0]
    playback = unpack(frames_of(trajectory))
    body = trajectory.rest[0].id
    first, half, second = (played(playback, body, t / HZ) for t in (6, 6.5, 7))
    assert np.abs(half[:3] - (first[:3] + second[:3]) / 2).max() < 1e-9
    assert np.linalg.norm(half[3:]) == pytest.approx(1.0, abs=1e-9)


def test_typical_frames_are_under_8_kb_and_the_worst_of_200_under_40_kb() -> None:
    sizes = [len(encode(frames_of(trajectory))) for _, trajectory in flicks()]
    assert median(sizes) < 8_000
    assert max(sizes) < 40_000


def test_frames_come_back_from_json_as_they_were() -> None:
    for _, trajectory in flicks()[:30]:
        frames = frames_of(trajectory)
        assert decode(Frames, encode(frames)) == frames


def test_a_body_that_never_moved_has_no_track_and_no_pose() -> None:
    unmoved = 0
    for recording, trajectory in flicks()[:60]:
        playback = unpack(frames_of(trajectory))
        still = {body.id for body in recording.scene.bodies} - {path.body.id for path in recording.moved}
        unmoved += len(still)
        assert not still & {track.body for track in frames_of(trajectory).tracks}
        assert all(playback.pose(body, 0.3) is None for body in still)
    assert unmoved > 100


def test_a_body_that_is_pushed_late_has_a_track_that_starts_late() -> None:
    scene = Scene((penguin("a", 0.0, 0.0), penguin("b", 0.5, 0.0)))
    rest = scene.bodies[1].pose

    def late(t: float) -> Pose:
        return Pose(0.5 + max(0.0, t - 0.5), 0.0, rest.z)

    recording = motion(scene, lambda t: Pose(min(t, 0.4), 0.0, rest.z), late)
    frames = pack(recording, [Rested(0.4, "a", Pose(0.4, 0.0, rest.z)), Rested(1.0, "b", Pose(1.0, 0.0, rest.z))])
    assert [track.body for track in frames.tracks] == ["a", "b"]
    assert frames.tracks[0].start == 0
    assert frames.tracks[1].start == pytest.approx(0.5 * HZ, abs=1)
    assert len(frames.tracks[0].channels[0]) == pytest.approx(0.4 * HZ, abs=3)


def test_a_quaternion_that_ends_with_the_other_sign_does_not_spin_the_body() -> None:
    scene = Scene((penguin("a", 0.0, 0.0),))
    rest = scene.bodies[0].pose
    recording = motion(scene, lambda t: tilted(t, 0.0, rest.z, 0.1 * t, 0.0))
    frames = pack(recording, [Rested(1.0, "a", Pose(1.0, 0.0, rest.z, -1.0))])
    playback = unpack(frames)
    for frame in range(frames.count):
        assert played(playback, "a", (frame + 0.5) / HZ)[3] > 0.99
