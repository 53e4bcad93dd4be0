"""Slabs and the tops of walls: places above the floor on which a body stands, stays, and from which it falls."""

import math
from collections import Counter
from typing import Final

import numpy as np
import pytest
from msgspec.structs import replace

from coldsnap.core.facts import Crossed, Fact, HitWall, Rested, Touched
from coldsnap.core.scene import Body, Impulse, Point, Pose, Rect, Scene, Slab, rounded
from coldsnap.core.shapes import shape, shapes
from coldsnap.games.icecool.board.board import board, scene
from coldsnap.games.icecool.board.layout import NAMES
from coldsnap.games.icecool.board.places import standing
from coldsnap.games.icecool.board.platform import is_on, platform, standing_on
from coldsnap.physics.check import check_scene
from coldsnap.physics.engine import record
from coldsnap.physics.errors import SceneRefused
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.sensors import sense
from physics_exact import facts_of
from physics_scenes import along, motion, of_kind, penguin, searched, straight
from sentences import refuses

SIM = MujocoSimulator()
SCHOOL: Final = board("school")
PLATFORM: Final = platform(SCHOOL, SCHOOL.junctions[0])
PLATE: Final = Slab("plate", Rect(-0.1, -0.1, 0.1, 0.1), 0.03, 0.003)
OTHER: Final = penguin("a", 0.45, 0.1)
NUDGE: Final = straight(0.5)
HIGH: Final = PLATFORM.top + shape("penguin").rest_height


def on_platform(*bodies: Body, slab: Slab = PLATFORM) -> Scene:
    """The school with a penguin on the Platform, and others."""
    return replace(scene(SCHOOL, (*bodies, standing_on(slab, "on", "penguin"))), slabs=(slab,))


def over_a_plate(*bodies: Body) -> Scene:
    """A low plate on nothing, with these bodies."""
    return Scene(bodies, slabs=(PLATE,))


# Standing


@pytest.mark.parametrize("kind", shapes())
@pytest.mark.parametrize("off", [0.0, 0.012, 0.021])
@pytest.mark.parametrize("name", NAMES)
def test_a_body_on_the_platform_stays_where_it_is(kind: str, off: float, name: str) -> None:
    school = board(name)
    for junction in school.junctions:
        slab = platform(school, junction)
        body = standing_on(slab, "on", kind)
        body = replace(body, pose=replace(body.pose, x=rounded(body.pose.x + off)))
        world = replace(scene(school, (standing("a", "penguin", school.spots_of("circle")[0].at), body)), slabs=(slab,))
        seen = SIM.run(world, NUDGE)
        assert {each.id for each in seen.rest} == {"a"}
        assert is_on(slab, body)


@pytest.mark.parametrize("kind", shapes())
@pytest.mark.parametrize("at", [(0.21, 0.3), (0.3, 0.21), (0.405, 0.21), (0.21, 0.21), (0.2115, 0.25), (0.495, 0.21)])
def test_a_body_on_the_top_of_a_wall_is_a_possible_start_and_stays(kind: str, at: tuple[float, float]) -> None:
    """On a wall, on a lintel, where walls meet, and off a wall's middle line."""
    body = Body("on", kind, Pose(*at, 0.068 + shape(kind).rest_height))
    seen = SIM.run(scene(SCHOOL, (OTHER, body)), NUDGE)
    assert {each.id for each in seen.rest} == {"a"}


@pytest.mark.parametrize("speed", [0.05, 0.1, 0.2, 0.3])
def test_a_soft_flick_on_a_slab_ends_upright_on_it(speed: float) -> None:
    (rest,) = SIM.run(on_platform(OTHER), Impulse("on", 1.0, speed, 0.0, 0.1)).rest
    assert (rest.pose.qx, rest.pose.qy, rest.pose.z) == (0.0, 0.0, rounded(HIGH))
    assert is_on(PLATFORM, rest)


@pytest.mark.parametrize("speed", [0.6, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("yaw", [0.4, 2.0, 4.0])
def test_a_hard_flick_on_a_slab_ends_on_the_floor(speed: float, yaw: float) -> None:
    (rest, *_) = (
        each for each in SIM.run(on_platform(OTHER), Impulse("on", yaw, speed, 0.0, 0.1)).rest if each.id == "on"
    )
    assert (rest.pose.qx, rest.pose.qy, rest.pose.z) == (0.0, 0.0, shape("penguin").rest_height)
    assert not is_on(PLATFORM, rest)


def test_a_slab_slides_as_the_floor_does() -> None:
    """The same flick ends in the same place on the floor and on a plate that is wide enough."""
    wide = Slab("plate", Rect(-0.5, -0.5, 0.5, 0.5), 0.03, 0.003)
    high = Body("a", "penguin", Pose(-0.4, 0.0, 0.03 + shape("penguin").rest_height))
    above = SIM.run(Scene((high,), slabs=(wide,)), straight(0.8)).rest[0].pose
    below = SIM.run(Scene((penguin("a", -0.4, 0.0),)), straight(0.8)).rest[0].pose
    assert math.hypot(above.x - below.x, above.y - below.y) < 0.005
    assert (above.z, above.qx) == (rounded(0.03 + shape("penguin").rest_height), 0.0)


def test_a_body_on_a_slab_is_not_in_the_way_of_one_that_rights_itself_under_it() -> None:
    high = replace(PLATFORM, top=0.09)
    low = standing("a", "penguin", Point(0.2305, 0.2305))
    pushed = Impulse("a", math.pi / 4, 0.15, 0.0, 0.2)
    with_one = SIM.run(on_platform(low, slab=high), pushed).rest
    assert with_one == SIM.run(replace(scene(SCHOOL, (low,)), slabs=(high,)), pushed).rest


# Staying and falling


def test_a_penguin_on_the_platform_stays_for_ten_minutes_of_other_flicks() -> None:
    """Flicks against the walls under it, one after the other, each from where the last one ended."""
    rand, ends, lasted, hits = np.random.default_rng(3), ("x210:0-390", "y210:210-600", "y210:0-210"), 0.0, 0
    world = on_platform(penguin("a", 0.25, 0.25), penguin("b", 0.15, 0.15), penguin("c", 0.25, 0.16))
    start, beneath = world.bodies[-1], [wall.id for wall in world.walls if wall.id in ends]
    while lasted < 600.0:
        flick = Impulse(
            "abc"[rand.integers(3)], *map(float, rand.uniform((-3.1, 0.3, -1.0, 0.0), (3.1, 2.0, 1.0, 0.2)))
        )
        seen = SIM.run(world, flick)
        lasted += max((fact.t for fact in of_kind(seen.facts, Rested)), default=0.0) + 0.5
        hits += any(hit.wall in beneath for hit in of_kind(seen.facts, HitWall))
        rests = {body.id: body for body in seen.rest}
        assert "on" not in rests, flick
        world = replace(world, bodies=tuple(rests.get(body.id, body) for body in world.bodies))
    assert world.bodies[-1] == start
    assert hits >= 50


def jumps(at: Point, towards: Point, count: int) -> list[Impulse]:
    """Strong head hits of penguin a, towards a place."""
    yaw = math.atan2(towards.y - at.y, towards.x - at.x)
    drawn = np.random.default_rng(1).uniform((yaw - 0.1, 1.7, -0.2, 0.6), (yaw + 0.1, 2.0, 0.2, 1.0), (count, 4))
    return [Impulse("a", *(float(value) for value in flick)) for flick in drawn]


@pytest.mark.parametrize("away", [(0.1, 0.1), (-0.1, -0.1), (-0.1, 0.09), (0.1, -0.1)])
def test_a_penguin_on_the_platform_falls_when_one_jumps_at_it(away: tuple[float, float]) -> None:
    middle = Point(0.21, 0.21)
    at = Point(rounded(middle.x + away[0]), rounded(middle.y + away[1]))
    became = Counter[str]()
    for seen in searched(on_platform(standing("a", "penguin", at)), jumps(at, middle, 100)):
        became["touched"] += bool(of_kind(seen.facts, Touched))
        for body in seen.rest:
            if body.id == "on":
                assert is_on(PLATFORM, body) or body.pose.z < 0.09
                became["stayed" if is_on(PLATFORM, body) else "fell"] += 1
    assert became["fell"] >= 20
    assert became["touched"] >= became["fell"] + became["stayed"]


# Facts


def test_a_hit_at_the_side_of_a_slab_names_it() -> None:
    low = Slab("plate", Rect(0.0, -0.1, 0.1, 0.1), 0.03, 0.03)
    seen = SIM.run(Scene((penguin("a", -0.1, 0.0),), slabs=(low,)), straight(1.0, height=0.0))
    (hit, *_) = of_kind(seen.facts, HitWall)
    assert (hit.wall, hit.gate) == ("plate", None)
    assert hit.speed == pytest.approx(0.9, abs=0.2)
    assert seen.rest[0].pose.x < -0.0173


def test_a_hit_from_below_names_the_slab_and_landing_on_it_is_none() -> None:
    high = Slab("plate", Rect(-0.1, -0.1, 0.1, 0.1), 0.08, 0.003)
    rising, falling = along((0.0, 0.0, 0.02), (0.0, 0.0, 0.06)), along((0.0, 0.0, 0.2), (0.0, 0.0, 0.0974))
    under, over = (motion(Scene((penguin("a", 0.0, 0.0),), slabs=(high,)), way) for way in (rising, falling))
    assert [hit.wall for hit in of_kind(sense(under), HitWall)] == ["plate"]
    assert of_kind(sense(over), HitWall) == []


def test_a_body_that_falls_off_a_slab_has_not_hit_it_nor_the_walls_before_it_reaches_them() -> None:
    facts = SIM.run(over_a_plate(Body("a", "penguin", Pose(0.05, 0.0, 0.04745))), straight(0.8)).facts
    assert of_kind(facts, HitWall) == []
    assert of_kind(facts, Rested)[0].pose.z == shape("penguin").rest_height


def test_who_falls_off_the_platform_to_the_other_side_has_crossed_the_wall_over_it() -> None:
    crossed = [
        fact
        for yaw in range(0, 63, 3)
        for fact in of_kind(SIM.run(on_platform(OTHER), Impulse("on", yaw / 10, 0.8, 0.0, 0.1)).facts, Crossed)
    ]
    assert len(crossed) >= 5
    assert {fact.how for fact in crossed} == {"over"}


def test_facts_with_a_platform_agree_with_slow_plain_geometry() -> None:
    at, world = Point(0.3, 0.3), on_platform(standing("a", "penguin", Point(0.3, 0.3)))
    compared = Counter[str]()
    for recording in record(world, jumps(at, Point(0.21, 0.21), 12)):
        theirs = [fact for fact in sense(recording) if isinstance(fact, HitWall | Crossed | Touched)]
        ours = facts_of(recording)
        told = [sorted((fact.t, type(fact).__name__, barrier_of(fact)) for fact in facts) for facts in (theirs, ours)]
        assert told[0] == told[1]
        compared.update(fact.wall for fact in theirs if isinstance(fact, HitWall))
    assert compared["platform"] >= 3


def barrier_of(fact: Fact) -> str:
    """What was hit or crossed."""
    return fact.wall if isinstance(fact, HitWall) else fact.barrier if isinstance(fact, Crossed) else ""


# What is refused

ABSURD = {
    "without thickness": (replace(PLATE, thickness=0.0), "plate has no size"),
    "without width": (replace(PLATE, outline=Rect(0.0, 0.0, 0.0, 0.1)), "plate has no size"),
    "in the floor": (replace(PLATE, thickness=0.04), "plate has no size, or reaches into the floor"),
    "endless": (replace(PLATE, top=math.inf), "inf"),
    "in a body": (replace(PLATE, top=0.02), "a is in wall plate"),
}


@pytest.mark.parametrize("how", ABSURD)
def test_an_absurd_slab_is_refused(how: str) -> None:
    slab, words = ABSURD[how]
    with refuses(SceneRefused, match=words):
        check_scene(Scene((penguin("a", 0.0, 0.0),), slabs=(slab,)))


def test_a_slab_with_the_name_of_a_wall_is_refused() -> None:
    wall = SCHOOL.walls[0].id
    with refuses(SceneRefused, match=f"two walls have the same id '{wall}'"):
        check_scene(replace(scene(SCHOOL, (OTHER,)), slabs=(replace(PLATFORM, id=wall),)))
