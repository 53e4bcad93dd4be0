"""A door that is shut is a gate with a plug: solid, told from the wall beside it, and still a gate to jump over."""

import math
from collections.abc import Iterator
from typing import Final

import pytest

from coldsnap.core.facts import Crossed, HitWall
from coldsnap.core.scene import Body, Gate, Impulse, Point, Pose, Scene, Wall
from coldsnap.core.shapes import shape, shapes
from coldsnap.games.icecool.board.board import Board, Door, board, plug_id, scene, with_doors_shut
from coldsnap.games.icecool.board.layout import NAMES, layout
from coldsnap.physics.check import check_scene
from coldsnap.physics.crossings import WallPierced
from coldsnap.physics.engine import record
from coldsnap.physics.errors import SceneRefused
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.recording import Path
from coldsnap.physics.sensors import sense
from physics_exact import facts_of
from physics_scenes import motion, of_kind, penguin, random_flicks, straight, wall
from sentences import refuses

SIM = MujocoSimulator()
LONG: Final = wall("long", x0=0.0, y0=-2.0, x1=0.0, y1=2.0)
GATE: Final = Gate("door", "long", -0.033, 0.033, 0.06)
PLUG: Final = Wall("plug-door", Point(0.0, -0.033), Point(0.0, 0.033), 0.005, 0.06)


def shut(*bodies: Body) -> Scene:
    return Scene(bodies, (LONG, PLUG), (GATE,))


def closed(name: str = "school") -> Board:
    """A school with all doors shut."""
    of = layout(name)
    return with_doors_shut(of, tuple(door.id for door in of.doors))


@pytest.mark.parametrize("name", NAMES)
def test_a_board_with_shut_doors_gives_a_scene_with_a_plug_in_each_of_them(name: str) -> None:
    of = layout(name)
    first, *others = (door.id for door in of.doors)
    circle = board(name).spots_of("circle")[0].at
    world = scene(with_doors_shut(of, (first,)), (penguin("a", circle.x, circle.y),))
    assert [gate.id for gate in world.gates] == [first, *others]
    assert [each.id for each in world.walls if each.id.startswith("plug-")] == [plug_id(first)]
    check_scene(world)
    assert [each.id for each in scene(closed(name), ()).walls][-len(others) - 1 :] == [
        plug_id(each) for each in (first, *others)
    ]


@pytest.mark.parametrize("kind", shapes())
@pytest.mark.parametrize("yaw", [0.0, 0.1])
def test_a_bump_into_a_shut_door_names_the_plug_and_throws_the_body_back(kind: str, yaw: float) -> None:
    seen = SIM.run(shut(penguin("a", -0.1, 0.0, kind)), straight(1.2, yaw=yaw, height=0.0))
    assert {(hit.wall, hit.gate) for hit in of_kind(seen.facts, HitWall)} == {("plug-door", None)}
    assert of_kind(seen.facts, Crossed) == []
    assert seen.rest[0].pose.x < -shape(kind).footprint_radius


def test_a_bump_beside_a_shut_door_names_the_wall() -> None:
    seen = SIM.run(shut(penguin("a", -0.1, 0.08)), straight(1.2, height=0.0))
    assert {(hit.wall, hit.gate) for hit in of_kind(seen.facts, HitWall)} == {("long", None)}


def test_a_jump_over_a_shut_door_is_a_crossing_over_that_door_and_no_bump_into_it() -> None:
    jumps = (Impulse("a", yaw / 50, 1.95, 0.0, height / 20) for height in range(13, 20) for yaw in range(-3, 4))
    seen = SIM.run_many(shut(penguin("a", -0.14, 0.0)), list(jumps))
    crossed = [fact for each in seen for fact in of_kind(each.facts, Crossed)]
    assert len(crossed) >= 10
    assert {(fact.barrier, fact.how, fact.began_in) for fact in crossed} == {("door", "over", False)}


def test_a_way_through_a_shut_door_would_be_a_wall_that_was_pierced() -> None:
    through = motion(shut(penguin("a", -0.1, 0.0)), lambda t: Pose(0.2 * t - 0.1, 0.0, 0.01745))
    with refuses(WallPierced, match="long"):
        sense(through)


def depths(path: Path, plug: Wall) -> float:
    """How far, at the worst step, the middle of the base or the torso was within a plug (metres)."""
    across, along = (1, 0) if plug.along_x else (0, 1)
    at = plug.a.y if plug.along_x else plug.a.x
    lo, hi = sorted((plug.a.x, plug.b.x) if plug.along_x else (plug.a.y, plug.b.y))
    centres = path.centres[:, :2]
    off = plug.thickness / 2 - abs(centres[..., across] - at)
    inside = (centres[..., along] > lo) & (centres[..., along] < hi) & (centres[..., 2] < plug.height)
    return float((off * inside).max())


def hard_flicks() -> Iterator[tuple[Scene, list[Impulse]]]:
    """Strong flicks of every kind beside a shut door of the school, and some that push Pawclaw into it."""
    school = closed()
    for number, door in enumerate(school.doors):
        random_kinds = random_flicks(50 + number, 12, slowest=1.4, bodies="a")
        yield scene(school, [penguin("a", *beside(school, door, 0.04))]), random_kinds
        bear = penguin("b", *beside(school, door, 0.03), "pawclaw")
        into = -math.pi / 2 if school.wall_of(door).along_x else math.pi
        pushes = [straight(speed, yaw=into, height=height) for speed in (1.5, 2.0) for height in (0.0, 0.4)]
        yield scene(school, [penguin("a", *beside(school, door, 0.075)), bear]), pushes


def beside(of: Board, door: Door, off: float) -> tuple[float, float]:
    """A place before a door's middle, so far from its wall's middle line."""
    if of.wall_of(door).along_x:
        return door.at.x, round(door.at.y + off, 5)
    return round(door.at.x + off, 5), door.at.y


def test_nobody_gets_through_shut_doors_and_nobody_is_wedged_in_them() -> None:
    bumps = 0
    for world, flicks in hard_flicks():
        doors = [each for each in world.walls if each.id.startswith("plug-")]
        for recording in record(world, flicks):
            facts = sense(recording)
            bumps += any(hit.wall.startswith("plug-") for hit in of_kind(facts, HitWall))
            assert all(fact.how == "over" for fact in of_kind(facts, Crossed))
            assert max(depths(path, plug) for path in recording.moved for plug in doors) <= 0.0
    assert bumps >= 60


def test_facts_at_shut_doors_agree_with_slow_plain_geometry() -> None:
    compared = 0
    for world, flicks in hard_flicks():
        for recording in record(world, flicks[:2]):
            theirs = [fact for fact in sense(recording) if isinstance(fact, HitWall | Crossed)]
            ours = [fact for fact in facts_of(recording) if isinstance(fact, HitWall | Crossed)]
            key = [sorted((fact.t, type(fact).__name__, name_of(fact)) for fact in facts) for facts in (theirs, ours)]
            assert key[0] == key[1]
            compared += len(ours)
    assert compared >= 20


def name_of(fact: HitWall | Crossed) -> str:
    return f"{fact.wall} {fact.gate}" if isinstance(fact, HitWall) else f"{fact.barrier} {fact.how}"


HALF = {
    "shorter than the door": Wall("plug-door", Point(0.0, -0.033), Point(0.0, 0.02), 0.005, 0.06),
    "longer than the door": Wall("plug-door", Point(0.0, -0.05), Point(0.0, 0.033), 0.005, 0.06),
    "lower than the lintel": Wall("plug-door", Point(0.0, -0.033), Point(0.0, 0.033), 0.005, 0.05),
    "thinner than the wall": Wall("plug-door", Point(0.0, -0.033), Point(0.0, 0.033), 0.002, 0.06),
    "beside the line": Wall("plug-door", Point(0.001, -0.033), Point(0.001, 0.033), 0.005, 0.06),
}


@pytest.mark.parametrize("how", HALF)
def test_a_plug_that_does_not_fill_its_door_is_refused(how: str) -> None:
    with refuses(SceneRefused, match=r"fills only a part of gate door"):
        check_scene(Scene((penguin("a", -0.1, 0.0),), (LONG, HALF[how]), (GATE,)))


def test_a_penguin_in_a_doorway_that_is_shut_is_refused() -> None:
    with refuses(SceneRefused, match=r"a is in wall plug-door"):
        check_scene(shut(penguin("a", 0.0, 0.0)))
