"""Poses are stored so that JSON gives the same bits back, and shapes that make no sense are refused."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coldsnap.core.codec import decode, encode
from coldsnap.core.errors import Undecodable
from coldsnap.core.facts import Rested
from coldsnap.core.scene import Body, Disc, Gate, Impulse, Point, Pose, Rect, Scene, Wall, Zone, rounded

metres = st.floats(-100.0, 100.0)
units = st.floats(-1.0, 1.0)
poses = st.builds(Pose, metres, metres, metres, units, units, units, units)


def bits(pose: Pose) -> list[str]:
    return [float(getattr(pose, name)).hex() for name in pose.__struct_fields__]


@given(poses)
def test_a_canonical_pose_comes_back_from_json_bit_for_bit(pose: Pose) -> None:
    stored = pose.canonical()
    assert bits(decode(Pose, encode(stored))) == bits(stored)
    assert encode(decode(Pose, encode(stored))) == encode(stored)


@given(poses)
def test_canonical_is_idempotent_and_near(pose: Pose) -> None:
    stored = pose.canonical()
    assert bits(stored.canonical()) == bits(stored)
    for name in pose.__struct_fields__:
        sign = -1.0 if name.startswith("q") and pose.qw < 0.0 else 1.0
        assert abs(getattr(stored, name) - sign * getattr(pose, name)) <= 0.500001e-5


@given(poses)
def test_of_two_quaternions_that_turn_alike_one_is_stored(pose: Pose) -> None:
    other = Pose(pose.x, pose.y, pose.z, -pose.qw, -pose.qx, -pose.qy, -pose.qz)
    assert pose.qw == 0.0 or bits(pose.canonical()) == bits(other.canonical())


@pytest.mark.parametrize("value", [-0.0, -1e-9, -4.9e-6, 0.0, 1e-12])
def test_there_is_no_minus_zero(value: float) -> None:
    assert math.copysign(1.0, rounded(value)) == 1.0
    assert b"-0" not in encode(Pose(value, value, value, value, value, value, value).canonical())


@pytest.mark.parametrize(("value", "stored"), [(0.123456, 0.12346), (-0.123454, -0.12345), (1.0, 1.0), (1e-5, 1e-5)])
def test_coordinates_are_rounded_to_ten_micrometres(value: float, stored: float) -> None:
    assert rounded(value) == stored


def test_a_pose_without_a_turn_stands_upright() -> None:
    assert Pose(1.0, 2.0, 3.0) == Pose(1.0, 2.0, 3.0, 1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Rect(1.0, 0.0, 0.0, 1.0),
        lambda: Rect(0.0, 1.0, 1.0, 0.0),
        lambda: Wall("w", Point(0.0, 0.0), Point(1.0, 1.0), 0.01, 0.03),
        lambda: Wall("w", Point(1.0, 1.0), Point(1.0, 1.0), 0.01, 0.03),
        lambda: Gate("g", "w", 0.2, 0.2, 0.03),
        lambda: Gate("g", "w", 0.3, 0.2, 0.03),
    ],
    ids=["left of itself", "below itself", "slanting", "of no length", "closed", "inside out"],
)
def test_what_cannot_be_is_refused(make: object) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=r"corner|wall|gate"):
        make()


def test_a_slanting_wall_is_refused_in_json_too() -> None:
    data = encode(Wall("w", Point(0.0, 0.0), Point(1.0, 0.0), 0.01, 0.03)).replace(
        b'"b":{"x":1.0,"y":0.0}', b'"b":{"x":1.0,"y":0.5}'
    )
    with pytest.raises(Undecodable, match="parallel"):
        decode(Wall, data)


@pytest.mark.parametrize(
    ("a", "b", "along", "slab"),
    [
        (Point(0.0, 1.0), Point(2.0, 1.0), True, Rect(0.0, 0.9, 2.0, 1.1)),
        (Point(2.0, 1.0), Point(0.0, 1.0), True, Rect(0.0, 0.9, 2.0, 1.1)),
        (Point(1.0, 3.0), Point(1.0, 0.0), False, Rect(0.9, 0.0, 1.1, 3.0)),
    ],
)
def test_a_walls_plan_is_half_its_thickness_either_side(a: Point, b: Point, along: bool, slab: Rect) -> None:
    wall = Wall("w", a, b, 0.2, 0.03)
    assert wall.along_x is along
    assert wall.slab == slab


def test_a_whole_scene_comes_back_from_json() -> None:
    scene = Scene(
        (Body("a", "penguin", Pose(0.1, 0.2, 0.01745)),),
        (Wall("w", Point(0.0, 0.0), Point(1.0, 0.0), 0.01, 0.03),),
        (Gate("g", "w", 0.2, 0.3, 0.02),),
        (Zone("red", Disc(0.1, 0.1, 0.05)), Zone("room", Rect(0.0, 0.0, 1.0, 1.0), "whole")),
    )
    assert decode(Scene, encode(scene)) == scene


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Pose, b'{"x":101.0,"y":0.0,"z":0.0}'),
        (Pose, b'{"x":0.0,"y":0.0,"z":0.0,"qw":1.5}'),
        (Impulse, b'{"body":"a","yaw":0.0,"speed":-1.0,"side":0.0,"height":0.0}'),
        (Impulse, b'{"body":"a","yaw":0.0,"speed":1.0,"side":0.0,"height":-0.1}'),
        (Impulse, b'{"body":"a b","yaw":0.0,"speed":1.0,"side":0.0,"height":0.0}'),
        (Rested, b'{"kind":"fact-rested","t":601.0,"body":"a","pose":{"x":0.0,"y":0.0,"z":0.0}}'),
    ],
)
def test_numbers_out_of_bounds_and_names_with_spaces_are_refused(kind: type, text: bytes) -> None:
    with pytest.raises(Undecodable):
        decode(kind, text)
