"""What a preview says of a flick: it is the flick of the engine itself, and what a trembling hand may make of it."""

from itertools import pairwise
from math import dist
from typing import Final

import pytest

from coldsnap.arena.physics.sample_flicks import school
from coldsnap.core.errors import ColdsnapError
from coldsnap.core.facts import HitWall, Touched
from coldsnap.core.flick import Flick, impulse_of
from coldsnap.core.rng import rng_from
from coldsnap.core.scene import Impulse, Point, Scene
from coldsnap.core.shots import overs, rest_of, touches
from coldsnap.games.icecool.board.board import board, scene
from coldsnap.games.icecool.board.places import PENGUIN, standing
from coldsnap.games.icecool.rule_points.tremor import edges_of, shaken
from coldsnap.physics.errors import SimulationFailed
from coldsnap.physics.frames import Playback, unpack
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.simulator import Trajectory
from coldsnap.server.workers.foresight import foreseen
from coldsnap.server.workers.jobs import Foreseen, PreviewJob

STRAIGHT: Final = Impulse("p0", 1.0, 1.5, 0.2, 0.1)
CURVE: Final = Impulse("p0", 0.6, 1.4, 0.7, 0.05)
JUMP: Final = Impulse("p0", 1.57, 1.9, 0.0, 0.72)


def seen(impulse: Impulse, *edges: Impulse, until_bounce: bool = False, where: Scene | None = None) -> Foreseen:
    return foreseen(MujocoSimulator(), PreviewJob(where or school(), impulse, edges, until_bounce, 20.0))


def flown(impulse: Impulse, where: Scene | None = None) -> tuple[Trajectory, Playback]:
    trajectory = MujocoSimulator().run(where or school(), impulse)
    assert trajectory.frames is not None
    return trajectory, unpack(trajectory.frames)


@pytest.mark.parametrize("impulse", [STRAIGHT, CURVE, JUMP], ids=["straight", "curve", "jump"])
def test_the_path_is_the_one_that_the_flick_takes(impulse: Impulse) -> None:
    trajectory, played = flown(impulse)
    assert trajectory.frames is not None
    frames = [played.pose("p0", number / 240) for number in range(4 * trajectory.frames.count)]
    places = [(1000 * pose.x, 1000 * pose.y, 1000 * pose.z) for pose in frames if pose is not None]
    path = seen(impulse).path
    assert all(min(dist(point, place) for place in places) < 5 for point in path)
    end = rest_of(trajectory.facts, "p0")
    assert end is not None
    assert path[-1] == pytest.approx((1000 * end.x, 1000 * end.y, 1000 * end.z), abs=1)
    assert (max(z for _, _, z in path) > 60) == bool(overs(trajectory.facts, "p0"))


def test_no_corner_is_cut_where_the_path_bounces() -> None:
    trajectory, played = flown(STRAIGHT)
    hits = [fact.t for fact in trajectory.facts if isinstance(fact, HitWall) and fact.speed >= 0.05]
    assert hits
    path = seen(STRAIGHT).path
    for t in hits:
        pose = played.pose("p0", t)
        assert pose is not None
        assert min(dist(point, (1000 * pose.x, 1000 * pose.y, 1000 * pose.z)) for point in path) < 1


def test_until_the_first_bounce_it_ends_there_and_is_the_same_before() -> None:
    whole, first = seen(STRAIGHT), seen(STRAIGHT, until_bounce=True)
    assert first.path[:-1] == whole.path[: len(first.path) - 1]
    assert len(first.path) < len(whole.path)
    assert (first.ghost, first.hits) == (whole.ghost, whole.hits)


def test_speeds_are_those_between_the_places() -> None:
    found = seen(Impulse("p0", 3.1, 0.9, 0.0, 0.0))
    assert len(found.speeds) == len(found.path)
    assert found.speeds[0] == pytest.approx(900, rel=0.1)
    assert found.speeds[-1] < 50
    gaps = [30 * dist(a, b) for a, b in pairwise(found.path[:6])]
    assert gaps == pytest.approx([(a + b) / 2 for a, b in pairwise(found.speeds[:6])], rel=0.1, abs=45)


def test_the_ghost_stands_where_the_first_thing_is_hit() -> None:
    trajectory, played = flown(STRAIGHT)
    hit = next(fact for fact in trajectory.facts if isinstance(fact, HitWall | Touched))
    found = seen(STRAIGHT)
    assert found.ghost == played.pose("p0", hit.t)
    assert found.hits == (hit.wall if isinstance(hit, HitWall) else hit.b)


def test_a_penguin_in_the_way_is_named() -> None:
    bodies = (standing("p0", PENGUIN, Point(0.3, 0.1)), standing("p1", PENGUIN, Point(0.45, 0.1)))
    where = scene(board("school"), bodies)
    impulse = Impulse("p0", 0.0, 1.0, 0.0, 0.0)
    assert touches(flown(impulse, where)[0].facts, "p1")
    assert seen(impulse, where=where).hits == "p1"


def test_a_flick_that_hits_nothing_has_its_ghost_at_rest() -> None:
    impulse = Impulse("p0", 3.1, 0.4, 0.0, 0.0)
    found = seen(impulse, until_bounce=True)
    end = rest_of(flown(impulse)[0].facts, "p0")
    assert end is not None
    assert found.hits is None
    assert found.ghost is not None
    assert (found.ghost.x, found.ghost.y) == pytest.approx((end.x, end.y), abs=0.001)


def test_the_fan_is_the_paths_at_the_edges_and_as_long_as_help_allows() -> None:
    left, right = Impulse("p0", 1.1, 1.5, 0.2, 0.1), Impulse("p0", 0.9, 1.5, 0.2, 0.1)
    for until_bounce in (False, True):
        found = seen(STRAIGHT, left, right, until_bounce=until_bounce)
        ends = [seen(edge, until_bounce=until_bounce).path[-1] for edge in (left, right)]
        assert [path[-1] for path in found.fan] == ends
    assert seen(STRAIGHT).fan == ()


@pytest.mark.parametrize("wanted", [Flick(200, 450), Flick(300, 500, 60, 5)], ids=["straight", "curve"])
def test_three_in_four_trembling_flicks_end_within_the_fan(wanted: Flick) -> None:
    where = scene(board("school"), (standing("p0", PENGUIN, Point(0.25, 0.05)),))
    edges = [impulse_of(edge, "p0") for edge in edges_of(wanted, "full")]
    ends = [path[-1][:2] for path in seen(impulse_of(wanted, "p0"), *edges, where=where).fan]
    left_strong, left_weak, right_strong, right_weak = ends
    around = [left_strong, left_weak, right_weak, right_strong]
    rng = rng_from("the fan")
    flicks = [impulse_of(shaken(wanted, "full", rng.split(str(number))), "p0") for number in range(100)]
    rests = [rest_of(flown.facts, "p0") for flown in MujocoSimulator().run_many(where, flicks)]
    within = [rest for rest in rests if rest is not None and inside(around, (1000 * rest.x, 1000 * rest.y))]
    assert 0.75 < len(within) / len(rests) < 1.0


def inside(around: list[tuple[int, int]], at: tuple[float, float]) -> bool:
    """Whether a place is within corners that stand counter-clockwise around it, as seen from above."""
    turns = [
        (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0])
        for a, b in zip(around, [*around[1:], around[0]], strict=True)
    ]
    return all(turn >= 0 for turn in turns)


def test_an_edge_that_physics_cannot_fly_spoils_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = MujocoSimulator.run_many

    def failing(self: MujocoSimulator, where: Scene, impulses: list[Impulse]) -> list[Trajectory]:
        bad = next((impulse for impulse in impulses if impulse.yaw == 9.0), None)
        if bad is not None:
            raise SimulationFailed(ColdsnapError("made-up"), where, bad)
        return real(self, where, impulses)

    monkeypatch.setattr(MujocoSimulator, "run_many", failing)
    found = seen(STRAIGHT, Impulse("p0", 9.0, 1.5, 0.0, 0.0))
    assert (len(found.path) > 5, found.fan) == (True, ())
    with pytest.raises(SimulationFailed):
        seen(Impulse("p0", 9.0, 1.5, 0.0, 0.0), STRAIGHT)


def test_a_flick_without_power_leads_nowhere() -> None:
    found = seen(Impulse("p0", 0.0, 0.0, 0.0, 0.0))
    assert (found.path, found.speeds, found.hits) == ((), (), None)
