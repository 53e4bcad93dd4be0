"""The same flick gives the same bits, whatever ran before, beside or elsewhere."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest

from coldsnap.core.codec import decode, encode
from coldsnap.core.facts import Fact, Rested
from coldsnap.core.scene import Body, Pose, Scene
from coldsnap.physics.engine import Limits
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.simulator import Trajectory
from physics_scenes import ice, penguin, random_flicks, rest_of, school, searched, straight

COUNT = 40
FLICKS = tuple(random_flicks(41, COUNT, slowest=0.6))
OTHER_PROCESS = """
from physics_scenes import random_flicks, school
from coldsnap.physics.mujoco_simulator import MujocoSimulator
sim = MujocoSimulator()
print(*(sim.run(school(), flick).digest for flick in random_flicks(41, {count}, slowest=0.6)[:10]))
"""


@cache
def in_a_block() -> tuple[Trajectory, ...]:
    return tuple(MujocoSimulator().run_many(school(), FLICKS))


def digests(trajectories: tuple[Trajectory, ...] | list[Trajectory]) -> list[str]:
    return [trajectory.digest for trajectory in trajectories]


def test_different_flicks_have_different_digests() -> None:
    assert len(set(digests(in_a_block()))) == COUNT
    assert all(len(digest) == 32 for digest in digests(in_a_block()))


def test_a_flick_alone_is_the_flick_in_a_block() -> None:
    sim = MujocoSimulator()
    assert [sim.run(school(), flick) for flick in FLICKS[:15]] == list(in_a_block()[:15])


def test_the_order_of_flicks_does_not_matter() -> None:
    backwards = MujocoSimulator().run_many(school(), FLICKS[::-1])
    assert digests(backwards) == digests(in_a_block())[::-1]


def test_two_threads_give_what_one_gives() -> None:
    assert MujocoSimulator().run_many(school(), FLICKS, threads=2) == list(in_a_block())


def test_another_process_gives_the_same_bits() -> None:
    tests = Path(__file__).resolve().parents[1]
    done = subprocess.run(  # noqa: S603 - our own interpreter and text
        [sys.executable, "-c", OTHER_PROCESS.format(count=COUNT)],
        env=os.environ | {"PYTHONPATH": str(tests)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == digests(in_a_block())[:10]


def test_other_scenes_and_flicks_before_leave_no_trace() -> None:
    sim = MujocoSimulator()
    moved = school(penguin("a", 0.3, 0.1), penguin("b", 0.5, 0.4), penguin("c", 0.1, 0.1), penguin("d", 0.1, 0.5))
    sim.run(moved, FLICKS[3])  # the same model and simulation memory
    sim.run(ice(), straight(2.0, height=0.9))
    sim.run_many(moved, FLICKS[:8], threads=2)
    sim.search(moved, FLICKS[:8])
    assert sim.run(school(), FLICKS[0]).digest == digests(in_a_block())[0]
    assert digests(sim.run_many(school(), FLICKS[:5])) == digests(in_a_block())[:5]


def test_a_run_that_failed_leaves_no_trace() -> None:
    with pytest.raises(SimulationFailed):
        MujocoSimulator(Limits(wall_seconds=0.0)).run_many(school(), FLICKS)
    assert digests(MujocoSimulator().run_many(school(), FLICKS[:5])) == digests(in_a_block())[:5]


@pytest.mark.parametrize("off", [1e-7, -1e-7, 4e-6])
def test_a_start_that_differs_by_less_than_the_rounding_is_the_same_start(off: float) -> None:
    bodies = tuple(
        Body(b.id, b.shape, Pose(b.pose.x + off, b.pose.y - off, b.pose.z + off / 2)) for b in school().bodies
    )
    assert digests(MujocoSimulator().run_many(school(*bodies), FLICKS[:3])) == digests(in_a_block())[:3]


def test_a_start_that_differs_by_more_than_the_rounding_is_another_start() -> None:
    bodies = tuple(Body(b.id, b.shape, Pose(b.pose.x + 1e-5, b.pose.y, b.pose.z)) for b in school().bodies)
    assert digests(MujocoSimulator().run_many(school(*bodies), FLICKS[:3])) != digests(in_a_block())[:3]


def test_a_scene_that_went_through_json_gives_the_same_bits() -> None:
    scene: Scene = decode(Scene, encode(school()))
    assert MujocoSimulator().run(scene, FLICKS[1]).digest == digests(in_a_block())[1]


def test_a_rest_is_canonical_so_that_the_next_flick_starts_from_what_is_stored() -> None:
    rests = [body for trajectory in in_a_block() for body in trajectory.rest]
    assert len(rests) >= COUNT
    assert all(body.pose == body.pose.canonical() for body in rests)


def without_rest(facts: tuple[Fact, ...]) -> list[tuple[str, str]]:
    """Kinds and names in their order."""
    names = ("body", "a", "b", "wall", "gate", "barrier", "to", "how", "zone")
    return [
        (type(fact).__name__, " ".join(str(getattr(fact, name, "")) for name in names))
        for fact in facts
        if not isinstance(fact, Rested)
    ]


def moved_by(full: Trajectory, quick: Trajectory) -> float:
    """How far apart the two think that bodies rest (metres)."""
    ends = [(rest_of(full.facts, body.id), body.pose) for body in quick.rest]
    return max(max(abs(a.x - b.x), abs(a.y - b.y)) for a, b in ends)


def test_search_finds_the_facts_of_the_full_run_and_the_rest_within_3_mm_for_95_percent() -> None:
    flicks = random_flicks(43, 200, slowest=0.4)
    sim = MujocoSimulator()
    pairs = list(zip(sim.run_many(school(), flicks), searched(school(), flicks), strict=True))
    same = [
        without_rest(full.facts) == without_rest(quick.facts)
        and {body.id for body in full.rest} == {body.id for body in quick.rest}
        and moved_by(full, quick) < 0.003
        for full, quick in pairs
    ]
    assert sum(same) >= 190
    assert all(quick.frames is None and quick.digest == "" for _, quick in pairs)
    assert sum(moved_by(full, quick) > 0.0 for full, quick in pairs) > 100  # it did leave something out


def test_search_gives_the_same_answers_on_two_threads_and_in_another_order() -> None:
    sim = MujocoSimulator()
    assert sim.search(school(), FLICKS, threads=2) == sim.search(school(), FLICKS[::-1])[::-1]


def test_two_threads_of_one_process_do_not_disturb_each_other() -> None:
    sim = MujocoSimulator()
    alone = [sim.run(school(), flick).digest for flick in FLICKS[:8]]
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(lambda flick: sim.run(school(), flick).digest, FLICKS[:8]))
    assert together == alone
