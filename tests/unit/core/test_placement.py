import pytest

from coldsnap.core.geometry import border, distance, overlaps
from coldsnap.core.placement import nearest_free, separate
from coldsnap.core.scene import Disc, Outline, Point, Rect

R = 0.0175
ROOM = Rect(0.0, 0.0, 0.4, 0.2)
LINE = border(Rect(0.0325, 0.0325, 0.3675, 0.1675))


def test_a_free_target_is_taken_as_it_is() -> None:
    assert nearest_free(Point(0.1, 0.1), ROOM, R) == Point(0.1, 0.1)
    assert nearest_free(Point(0.136, 0.1), ROOM, R, (Disc(0.1, 0.1, R),)) == Point(0.136, 0.1)


def test_a_target_between_grid_points_is_rounded() -> None:
    assert nearest_free(Point(0.1000049, 0.1), ROOM, R) == Point(0.1, 0.1)


def test_a_target_outside_is_brought_to_the_border() -> None:
    assert nearest_free(Point(0.5, 0.1), ROOM, R) == Point(0.4, 0.1)
    assert nearest_free(Point(0.5, 0.5), ROOM, R) == Point(0.4, 0.2)
    assert nearest_free(Point(0.3, 0.4), Disc(0.0, 0.0, 0.05), R) == Point(0.03, 0.04)


def test_an_obstacle_pushes_straight_away_from_its_centre() -> None:
    assert nearest_free(Point(0.12, 0.1), ROOM, R, (Disc(0.1, 0.1, R),)) == Point(0.136, 0.1)


def test_an_occupied_centre_falls_to_the_lower_x() -> None:
    assert nearest_free(Point(0.1, 0.1), ROOM, R, (Disc(0.1, 0.1, R),)) == Point(0.064, 0.1)


def test_equal_distances_are_equal_in_spite_of_floats() -> None:
    line = (Point(0.0, 0.1), Point(0.4, 0.1))  # as floats, 0.143 - 0.107 is less than 0.107 - 0.071
    assert nearest_free(Point(0.107, 0.1), line, R, (Disc(0.107, 0.1, R),)) == Point(0.071, 0.1)


def test_equal_distances_and_equal_x_fall_to_the_lower_y() -> None:
    blocked_left = (Disc(0.1, 0.1, R), Disc(0.064, 0.1, R))
    assert nearest_free(Point(0.1, 0.1), ROOM, R, blocked_left) == Point(0.1, 0.064)


def test_a_line_is_never_left() -> None:
    assert nearest_free(Point(0.1, 0.01), LINE, R) == Point(0.1, 0.0325)
    assert nearest_free(Point(0.2, 0.1), LINE, R) == Point(0.2, 0.0325)
    assert nearest_free(Point(0.0, 0.0), LINE, R) == Point(0.0325, 0.0325)


def test_on_a_line_the_disc_gives_way_along_it() -> None:
    other = Disc(0.105, 0.0325, R)
    assert nearest_free(Point(0.1, 0.01), LINE, R, (other,)) == Point(0.069, 0.0325)


def test_on_a_line_the_disc_gives_way_round_a_corner() -> None:
    placed = nearest_free(Point(0.03, 0.03), LINE, R, (Disc(0.05, 0.0325, R),))
    assert placed is not None
    assert placed.x == 0.0325
    assert placed.y == pytest.approx(0.0325 + (0.036**2 - 0.0175**2) ** 0.5, abs=2e-5)


def test_a_line_may_be_open() -> None:
    open_line = (Point(0.0, 0.0), Point(0.1, 0.0), Point(0.1, 0.1))
    assert nearest_free(Point(0.03, 0.1), open_line, R) == Point(0.1, 0.1)


def test_an_oblique_or_a_single_point_line_is_refused() -> None:
    with pytest.raises(ValueError, match="parallel"):
        nearest_free(Point(0.0, 0.0), (Point(0.0, 0.0), Point(0.1, 0.1)), R)
    with pytest.raises(ValueError, match="two points"):
        nearest_free(Point(0.0, 0.0), (Point(0.0, 0.0),), R)


def test_a_wall_is_kept_out_of_with_clearance() -> None:
    wall = Rect(0.19, 0.0, 0.21, 0.15)
    assert nearest_free(Point(0.205, 0.05), ROOM, R, keep_out=(wall,)) == Point(0.2285, 0.05)
    assert nearest_free(Point(0.2, 0.155), ROOM, R, keep_out=(wall,)) == Point(0.2, 0.1685)


def test_the_corner_of_a_wall_is_passed_round() -> None:
    placed = nearest_free(Point(0.213, 0.154), ROOM, R, keep_out=(Rect(0.19, 0.0, 0.21, 0.15),))
    assert placed is not None
    assert placed.x == pytest.approx(0.21 + 0.6 * 0.0185, abs=2e-5)
    assert placed.y == pytest.approx(0.15 + 0.8 * 0.0185, abs=2e-5)


def test_between_two_bodies_and_a_border_a_corner_of_all_of_them_is_found() -> None:
    neighbours = (Disc(0.1, 0.0, R), Disc(0.15, 0.0, R))
    placed = nearest_free(Point(0.125, 0.0), ROOM, R, neighbours)
    assert placed is not None
    assert placed.x == pytest.approx(0.125, abs=1e-5)
    assert placed.y == pytest.approx((0.036**2 - 0.025**2) ** 0.5, abs=3e-5)


@pytest.mark.parametrize("where", [Rect(0.09, 0.09, 0.11, 0.11), Disc(0.1, 0.1, 0.01), LINE])
def test_where_nothing_is_free_there_is_no_place(where: Outline) -> None:
    assert nearest_free(Point(0.1, 0.1), where, R, (Disc(0.1, 0.1, 0.5),)) is None
    assert nearest_free(Point(0.1, 0.1), where, R, keep_out=(Rect(-1.0, -1.0, 1.0, 1.0),)) is None


def test_a_region_between_two_grid_points_has_no_place() -> None:
    assert nearest_free(Point(0.1, 0.1), Rect(0.100002, 0.1, 0.100008, 0.1), R) is None


def test_a_region_with_sides_off_the_grid_is_not_left_by_rounding() -> None:
    placed = nearest_free(Point(0.2, 0.05), Rect(0.0, 0.0, 0.100008, 0.1), R)
    assert placed == Point(0.1, 0.05)


def test_discs_far_enough_apart_keep_their_places() -> None:
    discs = (Disc(0.1, 0.1, R), Disc(0.136, 0.1, R), Disc(0.3, 0.1, R))
    assert separate(discs) == discs


def test_two_close_discs_share_the_push() -> None:
    left, right = separate((Disc(0.1, 0.1, R), Disc(0.1352, 0.1, R)))
    assert 0.036 <= distance(Point(left.x, left.y), Point(right.x, right.y)) <= 0.03603
    assert left.y == right.y == 0.1
    assert 0.1 - left.x == pytest.approx(right.x - 0.1352, abs=1.1e-5)


def test_coincident_discs_part_along_x_in_their_order() -> None:
    first, second = separate((Disc(0.1, 0.1, R), Disc(0.1, 0.1, R)))
    assert first.x < second.x
    assert first.y == second.y == 0.1


def test_a_disc_at_a_wall_is_not_pushed_into_it() -> None:
    wall = Rect(-0.005, 0.0, 0.0, 0.2)
    at_wall, other = separate((Disc(0.0175, 0.1, R), Disc(0.0527, 0.1, R)), keep_out=(wall,))
    assert not overlaps(at_wall, wall)
    assert other.x - at_wall.x >= 0.036 - 1e-9
    without, _ = separate((Disc(0.0175, 0.1, R), Disc(0.0527, 0.1, R)))
    assert overlaps(without, wall)


def test_a_crowd_that_cannot_part_is_given_up_in_bounded_time() -> None:
    cage = (Rect(-0.1, -0.1, 0.0, 0.2), Rect(0.05, -0.1, 0.15, 0.2), Rect(0.0, -0.1, 0.05, 0.0))
    lid = (Rect(0.0, 0.05, 0.05, 0.15),)
    crowd = separate((Disc(0.02, 0.02, R), Disc(0.03, 0.03, R)), keep_out=cage + lid)
    assert len(crowd) == 2
