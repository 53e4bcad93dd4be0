from coldsnap.core.facts import Crossed, Entered, Fact, HitWall, Left, Rested, Toppled, Touched
from coldsnap.core.scene import Point, Pose
from coldsnap.core.shots import (
    before,
    bounces,
    bounces_before,
    entered,
    first,
    left,
    overs,
    passages,
    rest_of,
    toppled,
    touches,
)

HERE = Point(0.1, 0.2)
TOUCH = Touched(0.1, "red", "blue", 0.5)
BACK_TOUCH = Touched(0.6, "green", "red", 0.2)
BUMP = HitWall(0.2, "red", "north", 0.4)
SOFT = HitWall(0.3, "red", "east", 0.01)
FRAME = HitWall(0.4, "red", "south", 0.3, "door")
THROUGH = Crossed(0.5, 0.45, "red", "door", 1, -1, "through", HERE)
STUCK = Crossed(0.55, 0.0, "red", "other-door", 1, -1, "through", HERE, began_in=True)
JUMP = Crossed(0.7, 0.65, "red", "south", -1, 1, "over", HERE)
PUSHED = Crossed(0.75, 0.7, "blue", "door", -1, 1, "through", HERE)
TRAP = Entered(0.8, "red", "trap")
PORTAL = Entered(0.9, "blue", "portal")
OUT = Left(1.0, "red")
OUT_AGAIN = Left(1.1, "red")
FALLEN = Toppled(1.2, "walrus")
REST = Rested(1.3, "red", Pose(0.1, 0.2, 0.01745))
LAST_REST = Rested(1.4, "red", Pose(0.1, 0.3, 0.01745))

FACTS: tuple[Fact, ...] = (
    *(TOUCH, BUMP, SOFT, FRAME, THROUGH, STUCK, BACK_TOUCH, JUMP, PUSHED, TRAP, PORTAL, OUT, OUT_AGAIN, FALLEN),
    *(REST, LAST_REST),
)


def test_touches_do_not_care_who_is_named_first() -> None:
    assert touches(FACTS) == (TOUCH, BACK_TOUCH)
    assert touches(FACTS, "red") == (TOUCH, BACK_TOUCH)
    assert touches(FACTS, "blue") == (TOUCH,)
    assert touches(FACTS, "red", "green") == touches(FACTS, "green", "red") == (BACK_TOUCH,)
    assert touches(FACTS, other="green") == (BACK_TOUCH,)
    assert touches(FACTS, "blue", "green") == ()


def test_passages_leave_out_jumps_and_doors_that_held_the_body_at_the_start() -> None:
    assert passages(FACTS, "red") == (THROUGH,)
    assert passages(FACTS) == (THROUGH, PUSHED)
    assert passages(FACTS, "green") == ()


def test_overs_are_the_jumps_only() -> None:
    assert overs(FACTS) == overs(FACTS, "red") == (JUMP,)
    assert overs(FACTS, "blue") == ()


def test_bounces_may_be_asked_of_one_body_and_one_wall() -> None:
    assert bounces(FACTS) == bounces(FACTS, "red") == (BUMP, SOFT, FRAME)
    assert bounces(FACTS, wall="east") == (SOFT,)
    assert bounces(FACTS, "blue") == ()


def test_a_bounce_is_hard_enough_before_the_door_and_not_of_its_own_frame() -> None:
    assert bounces_before(FACTS, THROUGH) == (BUMP,)
    assert bounces_before(FACTS, THROUGH, at_least=0.01) == (BUMP, SOFT)
    assert bounces_before(FACTS, JUMP) == (BUMP, FRAME)
    assert bounces_before(FACTS, PUSHED) == ()


def test_the_rest_of_the_doors_wall_is_a_bounce_like_any_other() -> None:
    beside = HitWall(0.4, "red", "south", 0.3)
    assert bounces_before((beside,), THROUGH) == (beside,)


def test_a_bounce_after_the_hull_came_into_the_door_is_too_late() -> None:
    late = HitWall(0.45, "red", "north", 0.3)
    assert bounces_before((late,), THROUGH) == ()


def test_a_bounce_at_exactly_the_least_speed_counts() -> None:
    exact = HitWall(0.1, "red", "north", 0.05)
    assert bounces_before((exact,), THROUGH) == (exact,)


def test_entered_zones_are_told_by_body_and_zone() -> None:
    assert entered(FACTS) == (TRAP, PORTAL)
    assert entered(FACTS, "red") == (TRAP,)
    assert entered(FACTS, zone="portal") == (PORTAL,)
    assert entered(FACTS, "red", "portal") == ()


def test_left_is_the_first_time_a_body_went_out() -> None:
    assert left(FACTS, "red") == OUT
    assert left(FACTS, "blue") is None


def test_only_what_came_before_is_kept() -> None:
    assert before(FACTS, OUT.t)[-1] == PORTAL
    assert touches(before(FACTS, 0.6), "red") == (TOUCH,)


def test_the_last_rest_is_the_rest() -> None:
    assert rest_of(FACTS, "red") == LAST_REST.pose
    assert rest_of(FACTS, "blue") is None


def test_toppled_names_the_body() -> None:
    assert toppled(FACTS, "walrus")
    assert not toppled(FACTS, "red")


def test_first_is_the_earliest_or_nothing() -> None:
    assert first(touches(FACTS, "red")) == TOUCH
    assert first(touches(FACTS, "walrus")) is None
