import math

import pytest

from coldsnap.core.geometry import (
    border,
    contains,
    distance,
    distance_to,
    extent,
    footprint,
    frame,
    hull,
    inside,
    nearest_point,
    openings,
    overlaps,
    stuck_in,
    visible_rooms,
    visible_sides,
)
from coldsnap.core.scene import Body, Disc, Gate, Outline, Point, Pose, Rect, Wall

BOX = Rect(0.1, 0.2, 0.5, 0.4)
ROUND = Disc(0.405, 0.105, 0.015)
SOUTH = Wall("south", Point(0.21, 0.21), Point(0.60, 0.21), thickness=0.005, height=0.068)
WEST = Wall("west", Point(0.21, 0.21), Point(0.21, 0.39), thickness=0.005, height=0.068)
DOOR = Gate("door", "south", 0.268, 0.334, lintel=0.060)
SIDE_DOOR = Gate("side-door", "west", 0.268, 0.334, lintel=0.060)
ROOMS = (
    ("1", Rect(0.2125, 0.0025, 0.5975, 0.2075)),
    ("5", Rect(0.2125, 0.2125, 0.3875, 0.3875)),
)
HALF = 0.70711


def penguin(x: float, y: float) -> Disc:
    return footprint(Body("red", "penguin", Pose(x, y, 0.01745)))


def test_distances_are_rounded_as_they_are_stored() -> None:
    assert distance(Point(0.1, 0.1), Point(0.4, 0.5)) == 0.5
    assert distance(Point(0.0, 0.0), Point(0.00001, 0.00001)) == 0.00001
    assert distance_to(BOX, Point(0.05, 0.3)) == 0.05
    assert distance_to(BOX, Point(0.53, 0.44)) == 0.05
    assert distance_to(BOX, Point(0.3, 0.3)) == 0.0


def test_the_nearest_point_of_a_rectangle_is_on_its_border_or_the_point_itself() -> None:
    assert nearest_point(BOX, Point(0.0, 0.9)) == Point(0.1, 0.4)
    assert nearest_point(BOX, Point(0.3, 0.1)) == Point(0.3, 0.2)
    assert nearest_point(BOX, Point(0.3, 0.3)) == Point(0.3, 0.3)


@pytest.mark.parametrize(
    ("region", "point", "expected"),
    [
        (BOX, Point(0.3, 0.3), True),
        (BOX, Point(0.1, 0.2), True),
        (BOX, Point(0.5, 0.4), True),
        (BOX, Point(0.50001, 0.4), False),
        (BOX, Point(0.3, 0.19999), False),
        (ROUND, Point(0.42, 0.105), True),
        (Disc(0.086, 0.1, 0.015), Point(0.101, 0.1), True),  # as floats, 0.101 - 0.086 is more than 0.015
        (ROUND, Point(0.414, 0.117), True),
        (ROUND, Point(0.42001, 0.105), False),
        (ROUND, Point(0.417, 0.117), False),
    ],
)
def test_a_region_contains_its_border_and_nothing_beyond(region: Outline, point: Point, expected: bool) -> None:
    assert contains(region, point) is expected


@pytest.mark.parametrize(
    ("disc", "outline", "overlap", "whole"),
    [
        (Disc(0.3, 0.3, 0.05), BOX, True, True),
        (Disc(0.3, 0.3, 0.10), BOX, True, True),
        (Disc(0.3, 0.3, 0.10001), BOX, True, False),
        (Disc(0.05, 0.3, 0.05), BOX, False, False),
        (Disc(0.05, 0.3, 0.05001), BOX, True, False),
        (Disc(0.06, 0.16, 0.05), BOX, False, False),  # beside a corner: in the box's shadow, but too far
        (Disc(0.405, 0.105, 0.015), ROUND, True, True),
        (Disc(0.410, 0.105, 0.010), ROUND, True, True),
        (Disc(0.411, 0.105, 0.010), ROUND, True, False),
        (Disc(0.430, 0.105, 0.010), ROUND, False, False),
        (Disc(0.42999, 0.105, 0.010), ROUND, True, False),
    ],
)
def test_touching_is_not_overlapping_and_whole_may_touch(
    disc: Disc, outline: Outline, overlap: bool, whole: bool
) -> None:
    assert overlaps(disc, outline) is overlap
    assert inside(disc, outline) is whole


def test_a_border_is_a_closed_line() -> None:
    assert border(Rect(0.0, 0.0, 0.2, 0.1)) == (
        *(Point(0.0, 0.0), Point(0.2, 0.0), Point(0.2, 0.1), Point(0.0, 0.1), Point(0.0, 0.0)),
    )


def test_a_footprint_is_the_widest_disc_whatever_the_yaw() -> None:
    turned = Body("red", "penguin", Pose(0.3, 0.1, 0.01745, HALF, 0.0, 0.0, HALF))
    assert footprint(turned) == Disc(0.3, 0.1, 0.0175)


def test_an_upright_hull_is_concentric() -> None:
    turned = Body("red", "penguin", Pose(0.3, 0.1, 0.01745, HALF, 0.0, 0.0, HALF))
    assert hull(turned) == (Disc(0.3, 0.1, 0.0175), Disc(0.3, 0.1, 0.0150), Disc(0.3, 0.1, 0.0115))


def test_a_body_tipped_about_x_lies_towards_minus_y() -> None:
    tipped = Body("red", "penguin", Pose(0.3, 0.1, 0.01745, HALF, HALF, 0.0, 0.0))
    assert [(disc.x, disc.y) for disc in hull(tipped)] == [(0.3, 0.1), (0.3, 0.088), (0.3, 0.0745)]


def test_a_body_tipped_about_y_lies_towards_plus_x() -> None:
    tipped = Body("red", "penguin", Pose(0.3, 0.1, 0.01745, HALF, 0.0, HALF, 0.0))
    assert [(disc.x, disc.y) for disc in hull(tipped)] == [(0.3, 0.1), (0.312, 0.1), (0.3255, 0.1)]


def test_a_tilt_and_a_turn_together_agree_with_the_angles() -> None:
    tilt, turn = math.radians(30), math.radians(50)  # tilt about y, then turn about z
    cy, sy, cz, sz = math.cos(tilt / 2), math.sin(tilt / 2), math.cos(turn / 2), math.sin(turn / 2)
    body = Body("red", "penguin", Pose(0.0, 0.0, 0.02, cz * cy, -sz * sy, cz * sy, sz * cy))
    head = hull(body)[2]
    reach = 0.0255 * math.sin(tilt)
    assert head.x == pytest.approx(reach * math.cos(turn), abs=1e-5)
    assert head.y == pytest.approx(reach * math.sin(turn), abs=1e-5)


def test_a_quaternion_of_no_length_is_refused() -> None:
    with pytest.raises(ValueError, match="length 0"):
        hull(Body("red", "penguin", Pose(0.0, 0.0, 0.0, 0.0)))


def test_an_extent_reaches_over_all_discs() -> None:
    discs = (Disc(0.1, 0.5, 0.02), Disc(0.13, 0.5, 0.01), Disc(0.12, 0.4, 0.03))
    assert extent(discs, "x") == (0.08, 0.15)
    assert extent(discs, "y") == (0.37, 0.52)


def test_a_frame_is_the_opened_part_of_the_slab() -> None:
    assert frame(DOOR, SOUTH) == Rect(0.268, 0.2075, 0.334, 0.2125)
    assert frame(SIDE_DOOR, WEST) == Rect(0.2075, 0.268, 0.2125, 0.334)
    with pytest.raises(ValueError, match="south"):
        frame(DOOR, WEST)


WAYS = openings((DOOR, SIDE_DOOR), (WEST, SOUTH))


def standing(x: float, y: float, z: float = 0.01745) -> Body:
    return Body("red", "penguin", Pose(x, y, z))


def test_a_penguin_is_stuck_as_soon_as_a_part_is_in_the_frame() -> None:
    assert stuck_in(standing(0.3, 0.21), WAYS) == ("door",)
    assert stuck_in(standing(0.3, 0.19001), WAYS) == ("door",)
    assert stuck_in(standing(0.3, 0.19), WAYS) == ()
    assert stuck_in(standing(0.21, 0.3), WAYS) == ("side-door",)
    assert stuck_in(standing(0.4, 0.21), WAYS) == ()


def test_a_penguin_on_the_lintel_is_over_the_door_and_not_stuck_in_it() -> None:
    assert stuck_in(standing(0.3, 0.21, 0.068 + 0.01745), WAYS) == ()
    assert stuck_in(standing(0.3, 0.21, 0.05999), WAYS) == ("door",)


def test_one_body_can_be_stuck_in_two_doors_at_once() -> None:
    close = (Gate("second", "west", 0.222, 0.288, 0.060), Gate("first", "south", 0.222, 0.288, 0.060))
    assert stuck_in(standing(0.225, 0.225), openings(close, (SOUTH, WEST))) == ("second", "first")


def test_of_a_body_that_lies_every_part_can_be_stuck() -> None:
    lying = Pose(0.3, 0.235, 0.00995, HALF, HALF, 0.0, 0.0)
    assert stuck_in(Body("walrus", "walrus", lying), WAYS) == ("door",)
    assert stuck_in(Body("walrus", "walrus", Pose(0.3, 0.235, 0.00995)), WAYS) == ()


@pytest.mark.parametrize("turn", [(1.0, 0.0, 0.0, 0.0), (HALF, HALF, 0.0, 0.0), (HALF, 0.0, -HALF, 0.0)])
@pytest.mark.parametrize("form", ["penguin", "walrus", "pawclaw"])
def test_no_door_is_overlooked_because_it_seems_far(form: str, turn: tuple[float, float, float, float]) -> None:
    held = 0
    for step in range(60 * 60):
        body = Body("any", form, Pose(0.15 + step // 60 * 0.004, 0.15 + step % 60 * 0.004, 0.01, *turn))
        plainly = tuple(gate.id for gate, rect in WAYS if any(overlaps(disc, rect) for disc in hull(body)))
        assert stuck_in(body, WAYS) == plainly
        held += len(plainly)
    assert held > 50


@pytest.mark.parametrize(
    ("y", "sides"),
    [
        (0.15, (-1,)),
        (0.21, (-1, 1)),
        (0.195, (-1,)),  # reaches the far face exactly: nothing strictly beyond
        (0.19501, (-1, 1)),
        (0.225, (1,)),
        (0.3, (1,)),
    ],
)
def test_a_side_is_visible_when_a_part_is_beyond_the_slab(y: float, sides: tuple[int, ...]) -> None:
    assert visible_sides(penguin(0.3, y), SOUTH) == sides
    assert visible_sides(penguin(y, 0.3), WEST) == sides


def test_the_noise_of_floats_shows_no_side() -> None:
    wall = Wall("w", Point(0.0, 0.016), Point(0.5, 0.016), thickness=0.005, height=0.068)
    assert visible_sides(penguin(0.3, 0.031), wall) == (1,)  # as floats, 0.031 - 0.0175 < 0.016 - 0.0025
    assert visible_sides(penguin(0.3, 0.001), wall) == (-1,)


def test_a_disc_within_the_slab_is_visible_on_no_side() -> None:
    assert visible_sides(Disc(0.3, 0.21, 0.002), SOUTH) == ()


@pytest.mark.parametrize(
    ("y", "rooms"), [(0.1, ("1",)), (0.21, ("1", "5")), (0.195, ("1",)), (0.19501, ("1", "5")), (0.3, ("5",))]
)
def test_a_penguin_is_in_every_room_in_which_a_part_is_visible(y: float, rooms: tuple[str, ...]) -> None:
    assert visible_rooms(penguin(0.3, y), ROOMS) == rooms
    assert visible_rooms(penguin(0.3, y), reversed(ROOMS)) == rooms[::-1]


def test_a_penguin_outside_is_in_no_room() -> None:
    assert visible_rooms(penguin(0.1, 0.1), ROOMS) == ()
