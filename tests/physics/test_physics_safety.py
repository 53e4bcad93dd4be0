"""Absurd scenes are refused in words; unusual ones still behave."""

import math

import numpy as np
import pytest

from coldsnap.core.errors import ColdsnapError
from coldsnap.core.facts import Crossed, Entered, HitWall, Rested, Toppled, Touched
from coldsnap.core.scene import Body, Disc, Gate, Impulse, Pose, Scene, Zone
from coldsnap.core.shapes import shape, shapes
from coldsnap.physics import engine
from coldsnap.physics.engine import Limits, record
from coldsnap.physics.errors import SceneRefused, SimulationFailed
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from physics_scenes import ice, of_kind, penguin, rest_of, school, searched, straight, tilted, wall
from sentences import refuses, sentence

REST = shape("penguin").rest_height
SIM = MujocoSimulator()
WALL = wall("long", x0=0.0, y0=-2.0, x1=0.0, y1=2.0)
GATE = Gate("door", "long", -0.033, 0.033, 0.06)
FIFTY = tuple(penguin(f"p{n}", 0.1 * n, 0.5) for n in range(50))

ABSURD = {
    "overlapping bodies": (ice(penguin("ann", 0.0, 0.0), penguin("bob", 0.03, 0.0)), ("ann", "bob", "overlap", "5")),
    "a body in a wall": (Scene((penguin("ann", 0.01, 0.0),), (WALL,)), ("ann", "long")),
    "a leaning head in a wall": (
        Scene((Body("ann", "penguin", tilted(-0.03, 0.0, REST, 0.8, 0.0)),), (WALL,)),
        ("ann", "long"),
    ),
    "a head in a lintel": (
        Scene((Body("ann", "penguin", Pose(0.0, 0.0, 0.04)),), (WALL,), (GATE,)),
        ("ann", "long"),
    ),
    "a body in the floor": (ice(Body("ann", "penguin", Pose(0.0, 0.0, 0.012))), ("ann", "floor")),
    "an unknown shape": (ice(Body("ann", "giraffe", Pose(0.0, 0.0, REST))), ("giraffe",)),
    "fifty bodies": (ice(*FIFTY), ("50", "bodies")),
    "no body": (Scene(()), ("0", "bodies")),
    "two bodies of one id": (ice(penguin("ann", 0.0, 0.0), penguin("ann", 0.2, 0.0)), ("bodies", "ann")),
    "two walls of one id": (Scene((penguin("ann", 0.2, 0.0),), (WALL, WALL)), ("walls", "long")),
    "two gates of one id": (Scene((penguin("ann", 0.2, 0.0),), (WALL,), (GATE, GATE)), ("gates", "door")),
    "two zones of one id": (
        Scene((penguin("ann", 0.2, 0.0),), zones=(Zone("z1", Disc(0, 0, 1)), Zone("z1", Disc(1, 0, 1)))),
        ("zones", "z1"),
    ),
    "a gate in no wall": (Scene((penguin("ann", 0.2, 0.0),), (), (GATE,)), ("door", "no wall")),
    "a gate wider than its wall": (
        Scene((penguin("ann", 0.2, 0.0),), (WALL,), (Gate("door", "long", -3.0, 3.0, 0.06),)),
        ("door", "wider"),
    ),
    "gates that overlap": (
        Scene((penguin("ann", 0.2, 0.0),), (WALL,), (GATE, Gate("hole", "long", 0.0, 0.1, 0.06))),
        ("door", "hole"),
    ),
    "a coordinate that is no number": (ice(Body("ann", "penguin", Pose(math.nan, 0.0, REST))), ("nan", "x")),
    "an endless coordinate": (ice(Body("ann", "penguin", Pose(0.0, math.inf, REST))), ("inf", "y")),
    "a quaternion that is too long": (
        ice(Body("ann", "penguin", Pose(0.0, 0.0, REST, 1.0, 0.5))),
        ("ann", "quaternion"),
    ),
    "a quaternion of nothing": (ice(Body("ann", "penguin", Pose(0.0, 0.0, REST, 0.0))), ("ann", "quaternion")),
}


@pytest.mark.parametrize("name", ABSURD)
def test_an_absurd_scene_is_refused_in_a_sentence_that_names_the_thing(name: str) -> None:
    scene, words = ABSURD[name]
    body = scene.bodies[0].id if scene.bodies else "ann"
    with pytest.raises(ColdsnapError) as refused:
        SIM.run(scene, straight(1.0, body=body))
    assert not isinstance(refused.value, SimulationFailed)
    for word in words:
        assert word in sentence(refused.value)


def test_a_scene_is_refused_before_anything_runs_also_for_a_search_and_for_many() -> None:
    scene, _ = ABSURD["overlapping bodies"]
    for run in (SIM.search, SIM.run_many):
        with pytest.raises(SceneRefused):
            run(scene, [straight(1.0, body="ann")])


BAD_IMPULSES = {
    "a body that is not there": (Impulse("zoe", 0.0, 1.0, 0.0, 0.1), "zoe"),
    "a speed below nothing": (Impulse("a", 0.0, -1.0, 0.0, 0.1), "speed"),
    "a speed of 50 m/s": (Impulse("a", 0.0, 50.0, 0.0, 0.1), "speed"),
    "a side beyond the body": (Impulse("a", 0.0, 1.0, 1.2, 0.1), "side"),
    "a height over the head": (Impulse("a", 0.0, 1.0, 0.0, 1.1), "height"),
    "a height below nothing": (Impulse("a", 0.0, 1.0, 0.0, -0.1), "height"),
    "a yaw that is no number": (Impulse("a", math.nan, 1.0, 0.0, 0.1), "yaw"),
    "a speed that is no number": (Impulse("a", 0.0, math.nan, 0.0, 0.1), "speed"),
    "an endless height": (Impulse("a", 0.0, 1.0, 0.0, math.inf), "height"),
}


@pytest.mark.parametrize("name", BAD_IMPULSES)
def test_an_impulse_that_nobody_can_give_is_refused_and_the_sentence_names_the_fault(name: str) -> None:
    impulse, word = BAD_IMPULSES[name]
    with refuses(SceneRefused, match=word):
        SIM.run(school(), impulse)


def test_one_bad_impulse_among_many_is_refused() -> None:
    with refuses(SceneRefused, match="zoe"):
        SIM.run_many(school(), [straight(1.0), straight(1.0, body="zoe")])


def test_a_run_that_takes_too_long_fails_and_keeps_scene_and_impulse() -> None:
    slow = MujocoSimulator(Limits(wall_seconds=0.0))
    with refuses(SimulationFailed, match="too long") as failed:
        slow.run(school(), straight(1.5))
    assert failed.value.scene == school()
    assert failed.value.impulse == straight(1.5)
    outcomes = slow.search(school(), [straight(1.5)] * 3)
    assert [isinstance(one, SimulationFailed) for one in outcomes] == [True] * 3


def test_a_flick_without_speed_moves_nothing() -> None:
    trajectory = SIM.run(school(), straight(0.0, height=0.7))
    assert trajectory.facts == ()
    assert trajectory.rest == ()
    assert trajectory.frames is not None
    assert trajectory.frames.tracks == ()
    assert searched(school(), [straight(0.0)])[0].facts == ()


def test_no_flick_at_all_gives_no_trajectory() -> None:
    assert SIM.run_many(school(), []) == []


@pytest.mark.parametrize("lean", [0.1, 0.3, 0.55])
@pytest.mark.parametrize("towards", [0.0, 2.0, math.pi])
def test_a_leaning_start_comes_to_rest_upright_away_from_the_finger(lean: float, towards: float) -> None:
    scene = ice(Body("a", "penguin", tilted(0.0, 0.0, REST, lean, towards)))
    pose = rest_of(SIM.run(scene, straight(1.2)).facts, "a")
    assert 0.15 < pose.x < 0.6
    assert abs(pose.y) < 0.15
    assert (pose.qx, pose.qy, pose.z) == (0.0, 0.0, REST)


@pytest.mark.parametrize("pressed", [0.0, 0.00001, 0.0001, 0.0002])
def test_a_start_that_touches_a_wall_within_rounding_leaves_it_and_hits_nothing(pressed: float) -> None:
    scene = Scene((penguin("a", 0.0025 + 0.0175 - pressed, 0.0),), (WALL,))
    facts = SIM.run(scene, straight(1.0)).facts
    assert 0.2 < rest_of(facts, "a").x < 0.35
    assert abs(rest_of(facts, "a").y) < 0.01
    assert of_kind(facts, HitWall) == []


def test_a_start_that_touches_a_wall_and_is_flicked_at_it_bounces_back() -> None:
    scene = Scene((penguin("a", 0.0025 + 0.0175, 0.0),), (WALL,))
    assert rest_of(SIM.run(scene, straight(1.0, yaw=math.pi)).facts, "a").x > 0.05


def test_a_start_1_mm_from_another_penguin_pushes_it_ahead() -> None:
    facts = SIM.run(ice(penguin("a", 0.0, 0.0), penguin("b", 0.036, 0.0)), straight(1.2, height=0.0)).facts
    (first, *_) = of_kind(facts, Touched)
    assert (first.a, first.b) == ("a", "b")
    assert first.t <= 0.004
    assert first.speed == pytest.approx(1.2, abs=0.1)
    assert rest_of(facts, "b").x > 0.15
    assert 0.0 < rest_of(facts, "a").x < rest_of(facts, "b").x


def test_a_start_1_mm_behind_another_penguin_leaves_it_alone() -> None:
    facts = SIM.run(ice(penguin("a", 0.0, 0.0), penguin("b", -0.036, 0.0)), straight(1.2)).facts
    assert of_kind(facts, Touched) == []
    assert [fact.body for fact in of_kind(facts, Rested)] == ["a"]


def test_pushed_bodies_have_facts_of_their_own() -> None:
    scene = Scene(
        (penguin("a", -0.25, 0.0), penguin("b", -0.15, 0.0), penguin("c", 0.5, 0.5)),
        (WALL,),
        zones=(Zone("before", Disc(-0.06, 0.0, 0.02)),),
    )
    trajectory = SIM.run(scene, straight(1.8, height=0.0))
    first = of_kind(trajectory.facts, Touched)[0]
    assert (first.a, first.b) == ("a", "b")
    assert "b" in {fact.body for fact in of_kind(trajectory.facts, HitWall)}
    assert ("b", "before") in {(fact.body, fact.zone) for fact in of_kind(trajectory.facts, Entered)}
    assert {fact.body for fact in of_kind(trajectory.facts, Rested)} == {"a", "b"}
    assert [body.id for body in trajectory.rest] == ["a", "b"]


def test_twelve_bodies_in_one_scene_all_come_to_rest() -> None:
    twelve = tuple(penguin(f"p{n}", 0.25 + 0.055 * (n % 6), 0.06 + 0.08 * (n // 6)) for n in range(12))
    trajectory = SIM.run(school(*twelve), straight(2.0, body="p0", height=0.0))
    assert len(trajectory.rest) >= 3
    assert {fact.body for fact in of_kind(trajectory.facts, Rested)} == {body.id for body in trajectory.rest}
    for body in trajectory.rest:
        assert body.pose.z == REST


@pytest.mark.parametrize("speed", [0.8, 1.2, 2.0])
def test_a_walrus_that_a_penguin_hits_topples_and_the_fact_says_so(speed: float) -> None:
    scene = ice(penguin("a", 0.0, 0.0), penguin("w", 0.1, 0.0, "walrus"))
    facts = SIM.run(scene, straight(speed, height=0.0)).facts
    assert "w" in {fact.body for fact in of_kind(facts, Toppled)}
    (touch, *_) = of_kind(facts, Touched)
    fall = next(fact for fact in of_kind(facts, Toppled) if fact.body == "w")
    assert touch.t < fall.t
    assert abs(rest_of(facts, "w").qw) < 0.999  # it lies where it fell


def test_a_walrus_that_nobody_touches_stands() -> None:
    scene = ice(penguin("a", 0.0, 0.0), penguin("w", 0.1, 0.1, "walrus"))
    facts = SIM.run(scene, straight(1.5)).facts
    assert {fact.body for fact in of_kind(facts, Rested)} == {"a"}


def test_search_sees_every_walrus_fall_that_the_full_run_sees() -> None:
    scene = ice(penguin("a", 0.0, 0.0), penguin("w", 0.1, 0.0, "walrus"))
    flicks = [straight(s / 50, yaw=y / 20, height=0.0) for s in range(25, 40) for y in (-5, -3, 0, 2, 4)]
    for full, quick in zip(SIM.run_many(scene, flicks), searched(scene, flicks), strict=True):
        fallen = [{fact.body for fact in of_kind(found.facts, Toppled)} for found in (full, quick)]
        assert fallen[0] == fallen[1]


@pytest.mark.parametrize("kind", shapes())
def test_every_shape_can_be_flicked_and_comes_to_rest(kind: str) -> None:
    (path,) = record(ice(penguin("a", 0.0, 0.0, kind)), [straight(1.5, height=0.0)])[0].moved
    assert 0.2 < path.poses[-1, 0] < 1.0
    assert np.abs(path.poses[:, 1]).max() < 0.02


@pytest.mark.parametrize("kind", ["pawclaw", "emperor"])
def test_pawclaw_and_emperor_stand_up_again_bend_and_pass_a_gate(kind: str) -> None:
    bent = SIM.run(ice(penguin("a", 0.0, 0.0, kind)), Impulse("a", 0.0, 1.4, 0.5, 0.1)).facts
    pose = rest_of(bent, "a")
    assert pose.y < -0.05
    assert (pose.qx, pose.qy, pose.z) == (0.0, 0.0, shape(kind).rest_height)
    scene = Scene((penguin("a", -0.15, 0.0, kind),), (WALL,), (GATE,))
    passed = of_kind(SIM.run(scene, straight(1.5, height=0.0)).facts, Crossed)
    assert [(fact.barrier, fact.how) for fact in passed] == [("door", "through")]


@pytest.mark.parametrize("flicks", [1, 3])
def test_a_simulation_that_breaks_down_fails_and_says_which_flick_it_was(
    monkeypatch: pytest.MonkeyPatch, flicks: int
) -> None:
    """Without this, MuJoCo would quietly put every body back to where the model was compiled."""

    def broken(impulse: Impulse, *_: object) -> tuple[np.ndarray, np.ndarray]:
        value = math.nan if impulse.speed > 1.0 else 0.1
        return np.full(3, value), np.zeros(3)

    monkeypatch.setattr(engine, "blow", broken)
    wanted = [Impulse("a", 0.0, 1.0, 0.0, 0.0)] * (flicks - 1) + [Impulse("a", 0.0, 1.5, 0.0, 0.0)]
    outcomes = SIM.search(ice(), wanted)
    assert [isinstance(one, SimulationFailed) for one in outcomes] == [False] * (flicks - 1) + [True]
    with pytest.raises(SimulationFailed) as failed:
        engine.record(ice(), wanted)
    assert failed.value.impulse.speed == 1.5
    assert b"1.5" in failed.value.report()
