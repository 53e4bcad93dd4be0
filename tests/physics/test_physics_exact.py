"""The sensors against two other opinions: slow plain geometry, and the engine's own list of contacts."""

from collections.abc import Iterator, Sequence
from functools import cache

import mujoco
import numpy as np
from msgspec import structs

from coldsnap.core.facts import Crossed, Fact, HitWall, Touched
from coldsnap.core.scene import Impulse, Scene
from coldsnap.physics.engine import QUIET, record
from coldsnap.physics.finger import blow
from coldsnap.physics.model import STEP, compiled
from coldsnap.physics.pieces import pieces
from coldsnap.physics.recording import Recording
from coldsnap.physics.sensors import sense
from physics_exact import beginnings, facts_of
from physics_scenes import penguin, random_flicks, school

Pair = tuple[str, str]


@cache
def flicks() -> tuple[tuple[Impulse, Recording], ...]:
    """Sixty flicks in the school: forty of all kinds, twenty low ones in a full room with one penguin in a gate."""
    places = {"a": (0.405, 0.105), "b": (0.33, 0.1), "c": (0.47, 0.12), "d": (0.495, 0.2)}
    full = school(*(penguin(name, *place) for name, place in places.items()))
    found: list[tuple[Impulse, Recording]] = []
    for scene, impulses in (
        (school(), random_flicks(31, 40, slowest=0.8)),
        (full, random_flicks(32, 20, slowest=1.0, high=0.3)),
    ):
        found += zip(impulses, record(scene, impulses), strict=True)
    return tuple(found)


def checked(facts: Sequence[Fact]) -> list[Fact]:
    """The facts of contacts and crossings, in an order that does not depend on who lists them."""
    found = [fact for fact in facts if isinstance(fact, Touched | HitWall | Crossed)]
    return sorted(found, key=lambda fact: (fact.t, type(fact).__name__, str(structs.asdict(fact))))


def without_speed(fact: Fact) -> dict[str, object]:
    return {"kind": type(fact).__name__} | {k: v for k, v in structs.asdict(fact).items() if k != "speed"}


def test_facts_agree_one_by_one_with_slow_plain_geometry() -> None:
    seen = {Touched: 0, HitWall: 0, Crossed: 0}
    for impulse, recording in flicks():
        ours, theirs = checked(facts_of(recording)), checked(sense(recording))
        assert [without_speed(fact) for fact in theirs] == [without_speed(fact) for fact in ours], impulse
        for mine, yours in zip(ours, theirs, strict=True):
            seen[type(mine)] += 1
            if isinstance(mine, Touched | HitWall) and isinstance(yours, Touched | HitWall):
                assert abs(mine.speed - yours.speed) < 2e-4, impulse
    assert seen[Touched] >= 10
    assert seen[HitWall] >= 100
    assert seen[Crossed] >= 10


def test_the_flicks_that_are_compared_hold_every_kind_of_crossing() -> None:
    found = [fact for _, recording in flicks() for fact in sense(recording) if isinstance(fact, Crossed)]
    assert {fact.how for fact in found} == {"through", "over"}
    assert {fact.to for fact in found} == {-1, 1}
    assert {fact.began_in for fact in found} == {True, False}
    assert {fact.barrier in {gate.id for gate in school().gates} for fact in found} == {True, False}


def stepped(scene: Scene, impulse: Impulse) -> Iterator[tuple[np.ndarray, set[Pair]]]:
    """The engine one step at a time, without a batch: positions, and who presses on whom just then."""
    model = compiled(scene)
    data = mujoco.MjData(model)
    data.qpos[:] = np.concatenate([structs.astuple(body.pose) for body in scene.bodies])
    mujoco.mj_step(model, data, QUIET)
    body = [body.id for body in scene.bodies].index(impulse.body)
    rotation = np.empty(9)
    mujoco.mju_quat2Mat(rotation, data.qpos[7 * body + 3 : 7 * body + 7])
    speed = np.concatenate(blow(impulse, scene.bodies[body].shape, rotation.reshape(3, 3)))
    data.qvel[6 * body : 6 * body + 6] = speed
    names = named_geoms(scene, model)
    while True:
        places = data.qpos.copy()
        mujoco.mj_step(model, data)  # finds the contacts of the positions before the step
        pairs = {tuple(sorted((names[a], names[b]))) for a, b in data.contact.geom[: data.ncon].tolist()}
        yield places, {(a, b) for a, b in pairs if "floor" not in (a, b)}


def named_geoms(scene: Scene, model: mujoco.MjModel) -> list[str]:
    """For each geom of the model the floor, `wall:` and its wall, or its body."""
    fixed = ["floor", "floor", *(f"wall:{box.wall}" for box in pieces(scene.walls, scene.gates))]
    moving = [scene.bodies[body - 1].id for body in model.geom_bodyid if body > 0]
    assert len(fixed) + len(moving) == model.ngeom
    return fixed + moving


def pairs_of(facts: Sequence[Fact]) -> list[tuple[float, Pair]]:
    """Contacts as (time, who and whom), sorted."""
    found: list[tuple[float, Pair]] = []
    for fact in facts:
        if isinstance(fact, Touched):
            found.append((fact.t, (min(fact.a, fact.b), max(fact.a, fact.b))))
        elif isinstance(fact, HitWall):
            found.append((fact.t, (fact.body, f"wall:{fact.wall}")))
    return sorted(found)


def test_the_engine_stepped_alone_has_the_contacts_that_the_sensors_report() -> None:
    compared = 0
    for impulse, recording in flicks():
        rows = []
        for (places, pairs), row in zip(stepped(recording.scene, impulse), recording.poses, strict=False):
            assert np.array_equal(places, row.ravel()), impulse
            rows.append(pairs)
        expected = sorted(
            (round(row * STEP, 4), pair)
            for pair in set().union(*rows)
            for row in beginnings([pair in pairs for pairs in rows])
        )
        compared += len(expected)
        assert pairs_of(sense(recording)) == expected, impulse
    assert compared > 100
