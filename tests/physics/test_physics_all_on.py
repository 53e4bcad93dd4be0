"""The bear, the Emperor, and everything at once: eight penguins, walruses, two shut doors and the Platform."""

import math
from collections import Counter
from itertools import combinations_with_replacement
from typing import Final

import numpy as np
import pytest

from coldsnap.arena.physics.sample_flicks import crowd, everything_on, impulses_all_on
from coldsnap.core.facts import Crossed, HitWall, Touched
from coldsnap.core.scene import Impulse
from coldsnap.core.shapes import shape, shapes
from coldsnap.games.icecool.board.layout import NAMES
from coldsnap.games.icecool.board.places import MAY_LIE
from coldsnap.games.icecool.board.platform import is_on
from coldsnap.physics.bodies import matter
from coldsnap.physics.check import check_scene
from coldsnap.physics.engine import BLOCK, record
from coldsnap.physics.errors import SceneRefused
from coldsnap.physics.mujoco_simulator import MujocoSimulator
from coldsnap.physics.pieces import pieces, plate
from coldsnap.physics.recording import Path
from physics_scenes import ice, of_kind, penguin, random_flicks, rest_of, searched, straight
from sentences import refuses

SIM = MujocoSimulator()
FLICKS: Final = 1000
BEARS: Final = ("pawclaw", "emperor")


# Bodies


def test_pawclaw_weighs_two_penguins_and_the_emperor_one_and_a_half() -> None:
    assert matter("pawclaw").mass == 2 * matter("penguin").mass
    assert matter("emperor").mass == 1.5 * matter("penguin").mass


def test_pawclaw_is_broad_and_the_emperor_is_tall() -> None:
    bear, emperor, small = shape("pawclaw"), shape("emperor"), shape("penguin")
    assert bear.footprint_radius > emperor.footprint_radius > small.footprint_radius
    assert min(bear.height, emperor.height) > small.height
    assert bear.height / bear.footprint_radius < emperor.height / emperor.footprint_radius < small.height / 0.0175


@pytest.mark.parametrize("kind", shapes())
def test_a_body_whose_weight_is_low_rights_itself_and_only_what_may_lie_does_not(kind: str) -> None:
    """Rules and physics agree on who stands up again."""
    (rights,) = {matter(kind).com < 0.0}
    assert rights == (kind not in MAY_LIE)
    for recording in record(ice(penguin("a", 0.0, 0.0, kind)), random_flicks(7, 64, slowest=0.5, bodies="a")):
        upright = recording.paths[0].axis[-1, 2] > 0.95
        assert upright or not rights
        assert len(recording.poses) * recording.step < 4.0


@pytest.mark.parametrize("count", [3, 4])
def test_pawclaw_pushes_a_row_of_penguins_and_farther_than_a_penguin_does(count: int) -> None:
    row = [penguin(f"p{number}", 0.06 + 0.036 * number, 0.0) for number in range(count)]
    last: dict[str, list[float]] = {}
    for kind in ("pawclaw", "penguin"):
        facts = SIM.run(ice(penguin("a", 0.0, 0.0, kind), *row), straight(1.5, height=0.0)).facts
        last[kind] = [rest_of(facts, body.id).x - body.pose.x for body in row]
        pairs = {(fact.a, fact.b) for fact in of_kind(facts, Touched)}
        assert pairs >= {("a", "p0"), *((f"p{n}", f"p{n + 1}") for n in range(count - 1))}
    assert min(last["pawclaw"]) > 0.02
    assert all(pushed > by_one for pushed, by_one in zip(last["pawclaw"], last["penguin"], strict=True))
    assert last["pawclaw"][-1] > 0.3


@pytest.mark.parametrize("speed", [0.2, 0.3, 0.4])
def test_the_emperor_rocks_to_and_fro_and_stands_again_where_he_was(speed: float) -> None:
    (recording,) = record(ice(penguin("a", 0.0, 0.0, "emperor")), [straight(speed, height=0.6)])
    up = recording.moved[0].axis
    tilt = np.degrees(np.arctan2(up[:, 0], up[:, 2]))
    swings = np.flatnonzero(np.diff(np.sign(tilt[np.abs(tilt) > 1.0])))
    assert tilt.max() > 30.0
    assert tilt.min() < -20.0
    assert len(swings) >= 3
    pose = SIM.run(recording.scene, straight(speed, height=0.6)).rest[0].pose
    assert (pose.qx, pose.qy, pose.z) == (0.0, 0.0, shape("emperor").rest_height)
    assert abs(pose.x) < 0.03


@pytest.mark.parametrize("pair", list(combinations_with_replacement(shapes(), 2)))
def test_bodies_of_any_two_shapes_stand_side_by_side_but_not_in_each_other(pair: tuple[str, str]) -> None:
    wide = shape(pair[0]).footprint_radius + shape(pair[1]).footprint_radius
    far = penguin("a", -0.3, 0.2)

    def beside(apart: float) -> list[str]:
        world = ice(far, penguin("b", 0.0, 0.0, pair[0]), penguin("c", apart, 0.0, pair[1]))
        return [body.id for body in SIM.run(world, straight(0.3, yaw=math.pi)).rest]

    assert beside(wide + 0.001) == ["a"]
    with refuses(SceneRefused, match="b and c overlap"):
        beside(0.9 * wide)


# Everything at once


@pytest.mark.parametrize("bear", BEARS)
@pytest.mark.parametrize("name", NAMES)
def test_a_crowd_and_everything_at_once_are_possible_starts(name: str, bear: str) -> None:
    for world in (crowd(name, bear), everything_on(name, bear)):
        check_scene(world)
        kinds = Counter(body.shape for body in world.bodies)
        assert kinds == {"penguin": 8, bear: 1, "walrus": 3}
        idle = SIM.run(world, Impulse("p0", 0.0, 0.0, 0.0, 0.0))
        assert idle.rest == ()


def within(path: Path, low: tuple[float, float, float], high: tuple[float, float, float]) -> bool:
    """Whether the centre of the base or the torso was ever inside a box."""
    centres = path.centres[:, :2]
    return bool(((centres > low) & (centres < high)).all(axis=2).any())


@pytest.mark.parametrize("bear", BEARS)
def test_a_thousand_random_flicks_with_everything_on_all_end_well(bear: str) -> None:
    """Half of them with each bear: none fails, pierces a wall or leaves a body in a wall; p7 falls only if touched."""
    world = everything_on(bear=bear)
    seen = Counter[str]()
    for outcome in searched(world, impulses_all_on(FLICKS // 2, bear)):
        rests = {body.id: body for body in outcome.rest}
        seen.update(hit.wall for hit in of_kind(outcome.facts, HitWall))
        seen.update(fact.how for fact in of_kind(outcome.facts, Crossed))
        touched = {name for fact in of_kind(outcome.facts, Touched) for name in (fact.a, fact.b)}
        seen["touches"] += bool(touched)
        assert "p7" in touched or "p7" not in rests
        assert all(body.pose.z < 0.03 or is_on(world.slabs[0], body) for body in rests.values())
        shut = {wall.id.removeprefix("plug-") for wall in world.walls if wall.id.startswith("plug-")}
        through = {fact.barrier for fact in of_kind(outcome.facts, Crossed) if fact.how == "through"}
        assert not through & shut
    assert min(seen["plug-1-3"], seen["plug-4-5"], seen["over"], seen["through"], seen["touches"]) >= 10


@pytest.mark.parametrize("bear", BEARS)
def test_no_base_or_torso_is_ever_inside_a_wall_a_plug_or_the_platform(bear: str) -> None:
    world = everything_on(bear=bear)
    boxes = (*pieces(world.walls, world.gates), *(plate(slab) for slab in world.slabs))
    for recording in record(world, impulses_all_on(2 * BLOCK, bear, seed=2)):
        pierced = [(path.body.id, box) for path in recording.moved for box in boxes if within(path, box.lo, box.hi)]
        assert pierced == []
