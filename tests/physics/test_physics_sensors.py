"""Facts of hand-made paths. The wall is on the line x = 0, its gate is 66 mm wide about y = 0, its lintel 60 mm up."""

import math
from collections.abc import Callable, Sequence

import pytest

from coldsnap.core.facts import Crossed, Entered, Fact, HitWall, Left, Rested, Toppled, Touched
from coldsnap.core.scene import Body, Disc, Gate, Outline, Pose, Rect, Scene, Zone
from coldsnap.core.shapes import shape
from coldsnap.physics.contacts import PAUSE
from coldsnap.physics.model import STEP
from coldsnap.physics.sensors import sense
from physics_scenes import LINTEL, along, motion, of_kind, penguin, tilted, wall

REST = shape("penguin").rest_height
R = 0.0175
BESIDE = 0.15
HIGH = 0.09
Way = Callable[[float], Pose]


def walled(*bodies: Body, zones: tuple[Zone, ...] = (), boards: tuple[Rect, ...] = ()) -> Scene:
    walls = (wall("w", x0=0.0, y0=-0.3, x1=0.0, y1=0.3),)
    return Scene(bodies, walls, (Gate("g", "w", -0.033, 0.033, LINTEL),), zones, boards)


def walk(*stations: tuple[float, float, float], seconds: float = 1.0) -> tuple[Fact, ...]:
    """The facts of a penguin that goes upright through these stations (x, y, z of its base centre)."""
    x, y, z = stations[0]
    scene = walled(Body("a", "penguin", Pose(x, y, z)))
    return sense(motion(scene, along(*stations, seconds=seconds), seconds=seconds))


def crossed(facts: Sequence[Fact]) -> list[tuple[str, int, int, str, bool]]:
    return [(f.barrier, f.frm, f.to, f.how, f.began_in) for f in of_kind(facts, Crossed)]


# Crossings


def test_a_body_that_goes_through_below_the_lintel_has_crossed_through_the_gate() -> None:
    assert crossed(walk((-0.1, 0.0, REST), (0.1, 0.0, REST))) == [("g", -1, 1, "through", False)]
    assert crossed(walk((0.1, 0.0, REST), (-0.1, 0.0, REST))) == [("g", 1, -1, "through", False)]


def test_an_airborne_body_under_the_lintel_goes_through() -> None:
    assert crossed(walk((-0.1, 0.0, 0.022), (0.1, 0.0, 0.022))) == [("g", -1, 1, "through", False)]


def test_a_crossing_lasts_from_the_first_part_over_the_slab_to_the_last() -> None:
    (fact,) = of_kind(walk((-0.1, 0.0, REST), (0.1, 0.0, REST)), Crossed)
    assert fact.since == pytest.approx((0.1 - 0.0025 - R) / 0.2, abs=2 * STEP)
    assert fact.t == pytest.approx((0.1 + 0.0025 + R) / 0.2, abs=2 * STEP)


def test_a_body_above_gate_or_wall_has_crossed_over() -> None:
    assert crossed(walk((-0.1, 0.0, HIGH), (0.1, 0.0, HIGH))) == [("g", -1, 1, "over", False)]
    assert crossed(walk((-0.1, BESIDE, HIGH), (0.1, BESIDE, HIGH))) == [("w", -1, 1, "over", False)]


def test_through_and_back_are_two_crossings() -> None:
    there_and_back = walk((-0.1, 0.0, REST), (0.1, 0.0, REST), (-0.1, 0.0, REST))
    assert crossed(there_and_back) == [("g", -1, 1, "through", False), ("g", 1, -1, "through", False)]


def test_a_body_that_comes_out_where_it_went_in_has_not_crossed() -> None:
    assert crossed(walk((-0.1, 0.0, REST), (0.0195, 0.0, REST), (-0.1, 0.0, REST))) == []
    assert len(crossed(walk((-0.1, 0.0, REST), (0.0205, 0.0, REST), (-0.1, 0.0, REST)))) == 2


def test_a_body_that_ends_within_the_gate_has_not_crossed() -> None:
    assert crossed(walk((-0.1, 0.0, REST), (0.015, 0.0, REST))) == []


def test_a_body_that_began_in_the_gate_comes_from_the_side_of_its_base_centre() -> None:
    assert crossed(walk((-0.01, 0.0, REST), (0.1, 0.0, REST))) == [("g", -1, 1, "through", True)]
    assert crossed(walk((-0.01, 0.0, REST), (-0.1, 0.0, REST))) == []
    assert crossed(walk((0.01, 0.0, REST), (-0.1, 0.0, REST))) == [("g", 1, -1, "through", True)]
    assert crossed(walk((0.01, 0.0, REST), (0.1, 0.0, REST))) == []


def test_a_body_that_backs_out_of_the_gate_and_comes_again_still_began_in_it() -> None:
    backing = walk((-0.01, 0.0, REST), (-0.1, 0.0, REST), (0.1, 0.0, REST))
    assert crossed(backing) == [("g", -1, 1, "through", True)]


def test_a_body_that_began_beside_the_gate_did_not_begin_in_it() -> None:
    assert crossed(walk((-0.0201, 0.0, REST), (0.1, 0.0, REST))) == [("g", -1, 1, "through", False)]
    assert crossed(walk((-0.0199, 0.0, REST), (0.1, 0.0, REST))) == [("g", -1, 1, "through", True)]


def test_a_body_that_goes_round_the_end_of_a_wall_has_not_crossed_it() -> None:
    assert crossed(walk((-0.1, 0.4, REST), (0.1, 0.4, REST))) == []
    assert crossed(walk((-0.1, 0.0, REST), (-0.1, 0.4, REST), (0.1, 0.4, REST), (0.1, 0.0, REST))) == []


def test_round_the_end_and_back_through_the_gate_is_one_crossing() -> None:
    way = ((-0.1, 0.0, REST), (-0.1, 0.4, REST), (0.1, 0.4, REST), (0.1, 0.0, REST), (-0.1, 0.0, REST))
    assert crossed(walk(*way)) == [("g", 1, -1, "through", False)]


def test_the_whole_hull_must_have_changed_side_also_the_head_of_one_that_lies() -> None:
    scene = walled(penguin("a", -0.1, 0.0))

    def lying(end: float) -> Way:
        return lambda t: tilted(-0.1 + (end + 0.1) * t, 0.0, REST, math.pi / 2, math.pi)

    assert crossed(sense(motion(scene, lying(0.038)))) == []
    assert crossed(sense(motion(scene, lying(0.041)))) == [("g", -1, 1, "through", False)]


# Contacts of bodies


def two(*ways: Way | None, seconds: float = 1.0, apart: float = 0.1) -> list[Touched]:
    scene = Scene((penguin("a", 0.0, 0.0), penguin("b", apart, 0.0)))
    return of_kind(sense(motion(scene, *ways, seconds=seconds)), Touched)


def test_bodies_touch_when_their_balls_meet_and_the_fact_says_how_fast() -> None:
    (fact,) = two(along((0.0, 0.0, REST), (0.08, 0.0, REST)), None)
    assert (fact.a, fact.b) == ("a", "b")
    assert fact.t == pytest.approx((0.1 - 2 * R) / 0.08, abs=STEP)
    assert fact.speed == pytest.approx(0.08, abs=1e-3)


def test_a_touch_names_bodies_in_the_order_of_the_scene_whoever_moved() -> None:
    (fact,) = two(None, along((0.1, 0.0, REST), (0.02, 0.0, REST)))
    assert (fact.a, fact.b) == ("a", "b")


def test_closing_speeds_of_two_moving_bodies_add_up() -> None:
    (fact,) = two(along((0.0, 0.0, REST), (0.04, 0.0, REST)), along((0.1, 0.0, REST), (0.05, 0.0, REST)))
    assert fact.speed == pytest.approx(0.09, abs=1e-3)


def test_bodies_that_pass_by_or_above_each_other_do_not_touch() -> None:
    assert two(along((0.0, 0.0, REST), (0.0, 0.2, REST)), None) == []
    assert two(along((0.0, 0.0, 0.1), (0.2, 0.0, 0.1)), None) == []
    assert len(two(along((0.0, 0.0, 0.05), (0.2, 0.0, 0.05)), None)) == 1


def test_a_contact_from_the_start_is_no_new_touch() -> None:
    assert two(along((0.0, 0.0, REST), (-0.1, 0.0, REST)), None, apart=0.03499) == []
    back = along((0.0, 0.0, REST), (-0.1, 0.0, REST), (0.0, 0.0, REST))
    assert len(two(back, None, apart=0.03499)) == 1


def flickering(down: int) -> Way:
    """20 steps apart, 10 steps of contact, `down` steps apart, 10 of contact, then apart; the other is at 0.1."""

    def way(t: float) -> Pose:
        row = round(t / STEP) - 20
        touching = 0 <= row < 10 or 10 + down <= row < 20 + down
        return Pose(0.0651 if touching else 0.0, 0.0, REST)

    return way


def test_a_contact_that_is_lost_for_less_than_the_pause_is_the_same_contact() -> None:
    assert len(two(flickering(PAUSE - 1), None)) == 1
    assert len(two(flickering(PAUSE), None)) == 2


# Contacts with walls


def test_a_wall_hit_says_which_wall_when_and_how_fast() -> None:
    (fact,) = of_kind(walk((-0.1, BESIDE, REST), (-0.0195, BESIDE, REST)), HitWall)
    assert (fact.body, fact.wall, fact.gate) == ("a", "w", None)
    assert fact.t == pytest.approx(0.08 / 0.0805, abs=STEP)
    assert fact.speed == pytest.approx(0.0805, abs=1e-3)


def test_a_slide_along_a_wall_hits_at_the_speed_towards_it_only() -> None:
    (fact,) = of_kind(walk((-0.03, -0.25, REST), (-0.0195, -0.1, REST)), HitWall)
    assert fact.speed == pytest.approx(0.0105, abs=1e-3)


def test_a_hit_of_the_jamb_from_within_the_opening_names_the_gate() -> None:
    for side in (1, -1):
        (fact,) = of_kind(walk((-0.1, 0.02 * side, REST), (0.1, 0.02 * side, REST)), HitWall)
        assert (fact.wall, fact.gate) == ("w", "g")


def test_a_hit_of_the_lintel_names_the_gate() -> None:
    facts = of_kind(walk((-0.1, 0.0, 0.04), (0.1, 0.0, 0.04)), HitWall)
    assert [(fact.wall, fact.gate) for fact in facts] == [("w", "g")]


def test_a_hit_just_beside_the_opening_names_no_gate() -> None:
    facts = of_kind(walk((-0.1, 0.0335, REST), (-0.0195, 0.0335, REST)), HitWall)
    assert [(fact.wall, fact.gate) for fact in facts] == [("w", None)]


def test_a_straight_passage_through_the_middle_of_the_gate_hits_nothing() -> None:
    assert of_kind(walk((-0.1, 0.0, REST), (0.1, 0.0, REST)), HitWall) == []


def test_the_floor_is_no_wall_and_a_flight_over_the_wall_hits_nothing() -> None:
    assert of_kind(walk((-0.1, BESIDE, 0.01), (-0.05, BESIDE, 0.01)), HitWall) == []
    assert of_kind(walk((-0.1, BESIDE, HIGH), (0.1, BESIDE, HIGH)), HitWall) == []


def test_a_wall_contact_from_the_start_is_no_new_hit() -> None:
    assert of_kind(walk((-0.01999, BESIDE, REST), (-0.1, BESIDE, REST)), HitWall) == []


# Falls


def falling(*angles: float) -> list[Toppled]:
    """The falls of a penguin that leans to these angles (degrees) one after the other."""
    scene = Scene((penguin("a", 0.0, 0.0),))

    def way(t: float) -> Pose:
        share = min(t, 0.999999) * (len(angles) - 1)
        leg = int(share)
        return tilted(0.0, 0.0, REST, math.radians(angles[leg] + (angles[leg + 1] - angles[leg]) * (share - leg)), 1.0)

    return of_kind(sense(motion(scene, way)), Toppled)


def test_a_body_topples_past_45_degrees() -> None:
    (fact,) = falling(0, 90)
    assert fact.t == pytest.approx(0.5, abs=2 * STEP)
    assert falling(0, 44.5) == []


def test_a_body_topples_once_in_a_flick_however_often_it_falls() -> None:
    (fact,) = falling(0, 60, 0, 60, 0)
    assert fact.t == pytest.approx(0.25 * 45 / 60, abs=2 * STEP)


# Zones and boards


@pytest.mark.parametrize("outline", [Disc(0.2, 0.0, 0.05), Rect(0.15, -0.05, 0.25, 0.05)], ids=["disc", "rect"])
def test_a_zone_is_entered_by_any_part_or_by_the_whole_footprint(outline: Outline) -> None:
    for when, first in (("any", 0.15 - R), ("whole", 0.15 + R)):
        zone = Zone("z", outline, "any" if when == "any" else "whole")
        scene = walled(penguin("a", 0.05, 0.0), zones=(zone,))
        facts = of_kind(sense(motion(scene, along((0.05, 0.0, REST), (0.35, 0.0, REST)))), Entered)
        assert [(fact.body, fact.zone) for fact in facts] == [("a", "z")]
        assert facts[0].t == pytest.approx((first - 0.05) / 0.3, abs=2 * STEP)


def zoned(*stations: tuple[float, float, float]) -> list[Entered]:
    x, y, z = stations[0]
    zones = (Zone("any", Disc(0.2, 0.0, 0.05)), Zone("whole", Disc(0.2, 0.0, 0.05), "whole"))
    scene = walled(Body("a", "penguin", Pose(x, y, z)), zones=zones)
    return of_kind(sense(motion(scene, along(*stations))), Entered)


def test_a_graze_enters_an_any_zone_but_not_a_whole_one() -> None:
    assert [fact.zone for fact in zoned((0.05, 0.06, REST), (0.35, 0.06, REST))] == ["any"]


def test_a_body_that_passes_beside_enters_nothing() -> None:
    assert zoned((0.05, 0.07, REST), (0.35, 0.07, REST)) == []


def test_a_body_that_flies_over_a_zone_does_not_enter_it_and_one_that_lands_in_it_does() -> None:
    flying = REST + 0.005
    assert zoned((0.05, 0.0, flying), (0.35, 0.0, flying)) == []
    assert {fact.zone for fact in zoned((0.05, 0.0, flying), (0.2, 0.0, flying), (0.2, 0.0, REST))} == {"any", "whole"}


def test_a_body_that_starts_in_a_zone_does_not_enter_it_until_it_comes_back() -> None:
    assert zoned((0.2, 0.0, REST), (0.35, 0.0, REST)) == []
    assert zoned((0.2, 0.0, REST), (0.21, 0.0, REST)) == []
    back = zoned((0.2, 0.0, REST), (0.35, 0.0, REST), (0.2, 0.0, REST))
    assert sorted(fact.zone for fact in back) == ["any", "whole"]


def boarded(*stations: tuple[float, float, float]) -> list[Left]:
    boards = (Rect(0.0, 0.0, 0.3, 0.3), Rect(0.3, 0.0, 0.6, 0.3))
    scene = Scene((penguin("a", *stations[0][:2]),), boards=boards)
    return of_kind(sense(motion(scene, along(*stations))), Left)


def test_a_body_leaves_when_its_base_centre_leaves_all_boards() -> None:
    (fact,) = boarded((0.5, 0.1, REST), (0.7, 0.1, REST))
    assert fact.t == pytest.approx(0.5, abs=2 * STEP)
    assert boarded((0.1, 0.1, REST), (0.599, 0.1, REST)) == []


def test_a_body_leaves_as_often_as_it_goes_out_and_not_when_it_started_outside() -> None:
    assert len(boarded((0.5, 0.1, REST), (0.7, 0.1, REST), (0.5, 0.1, REST), (0.7, 0.1, REST))) == 2
    assert boarded((0.7, 0.1, REST), (0.9, 0.1, REST)) == []


def test_a_scene_without_boards_is_never_left() -> None:
    assert of_kind(walk((-0.1, BESIDE, REST), (-9.0, BESIDE, REST)), Left) == []


# Rest and order


def test_only_bodies_that_moved_come_to_rest_when_their_last_motion_ends() -> None:
    scene = Scene((penguin("a", 0.0, 0.0), penguin("b", 0.5, 0.0), penguin("c", 1.0, 0.0)))
    ways = (along((0.0, 0.0, REST), (0.1, 0.0, REST), seconds=0.4), None, along((1.0, 0.0, REST), (1.1, 0.2, REST)))
    facts = of_kind(sense(motion(scene, *ways)), Rested)
    assert [(fact.body, fact.t) for fact in facts] == [("a", 0.4), ("c", 1.0)]
    assert facts[1].pose == Pose(1.1, 0.2, REST)


def test_nothing_that_stays_has_facts() -> None:
    assert sense(motion(Scene((penguin("a", 0.0, 0.0), penguin("b", 0.5, 0.0))), None, None)) == ()


def test_a_body_at_rest_on_the_floor_is_rolled_upright_and_one_on_a_wall_is_left_as_it_is() -> None:
    scene = Scene((penguin("a", 0.0, 0.0),))
    lean = 0.05
    (fact,) = of_kind(sense(motion(scene, lambda t: tilted(t, 0.0, REST, lean * t, 0.0))), Rested)
    assert fact.pose.x == pytest.approx(1.0 - R * lean, abs=1e-5)
    assert (fact.pose.qx, fact.pose.qy, fact.pose.z) == (0.0, 0.0, REST)
    (fact,) = of_kind(sense(motion(scene, lambda t: tilted(t, 0.0, REST + 0.068 * t, lean * t, 0.0))), Rested)
    assert fact.pose == tilted(1.0, 0.0, REST + 0.068, lean, 0.0).canonical()


def test_facts_of_all_kinds_are_in_the_order_of_time() -> None:
    scene = walled(
        penguin("a", -0.1, 0.0),
        penguin("b", 0.2, 0.0),
        zones=(Zone("z", Disc(0.1, 0.0, 0.01)),),
        boards=(Rect(-0.2, -0.1, 0.15, 0.1),),
    )
    tip = along((-0.1, 0.02, REST), (0.19, 0.02, REST))

    def way(t: float) -> Pose:
        place = tip(t)
        return tilted(place.x, place.y, place.z, max(0.0, 10.0 * (t - 0.8)), math.pi)

    facts = sense(motion(scene, way, None))
    assert [fact.t for fact in facts] == sorted(fact.t for fact in facts)
    assert [type(fact) for fact in facts] == [HitWall, Crossed, Entered, Left, Toppled, Touched, Rested]
