"""TURN-11 and TURN-12: penguins that rest on a wall or on each other, and the millimetre between all of them."""

from itertools import combinations
from math import dist

import pytest

from coldsnap.core.choices import Simulate
from coldsnap.core.scene import Body, Pose
from coldsnap.games.icecool.state.actions import ChooseRoom, EndTurn, FlickPenguin, PlaceOnLine
from coldsnap.games.icecool.state.events import CameToRest, DecisionAsked, IdTaken, PutOnCircle, Returned
from icecool_match import CIRCLE, SPOTS, Match, Mm, course, gap, midgame, point, raised, refusal
from marks import rule

WALL = 85.45
"""Height of a penguin's origin when it stands on a wall or a lintel."""
HEAD = 71.0
"""And on another penguin."""


def perched(who: int, at: Mm, z: float = WALL, turn: int = 1) -> Match:
    """In somebody's turn a penguin has come to rest on something."""
    match = midgame(turn)
    match.flick(poses=[raised(who, at, z)])
    return match


# --- TURN-11 ---


@rule("TURN-11")
@pytest.mark.parametrize(
    ("at", "rooms"),
    [
        ((450, 208), {"1": (450, 177.5), "3": (450, 242.5)}),
        ((450, 213), {"3": (450, 242.5), "1": (450, 177.5)}),
        ((495, 209), {"1": (495, 177.5), "3": (495, 242.5)}),
        ((389, 450), {"2": (357.5, 450), "3": (422.5, 450)}),
    ],
)
def test_on_a_wall_or_lintel_between_two_rooms_its_owner_chooses_the_closest_point_of_which_line(
    at: Mm, rooms: dict[str, Mm]
) -> None:
    for room, line in rooms.items():
        match = perched(1, at)
        assert match.one(DecisionAsked) == DecisionAsked(rule="TURN-11", seat=1, about="returns", subject="p1")
        assert match.offered() == [ChooseRoom(name) for name in rooms], "the closer line first"
        match.act(ChooseRoom(room))
        assert course(match) == ["Returned TURN-11", "TurnBegan TURN-1"]
        assert match.at("p1") == line


@rule("TURN-11")
def test_where_three_boxes_meet_it_chooses_among_the_three() -> None:
    match = perched(1, (390, 390))
    assert {action.room for action in match.offered() if isinstance(action, ChooseRoom)} == {"2", "3", "5"}


@rule("TURN-11")
@pytest.mark.parametrize(
    ("at", "line"), [((599, 105), (567.5, 105)), ((105, 1), (105, 32.5)), ((2, 598), (32.5, 567.5))]
)
def test_on_an_outer_wall_it_goes_to_the_room_inside_without_a_question(at: Mm, line: Mm) -> None:
    match = perched(1, at)
    assert course(match)[1] == "Returned TURN-11"
    assert match.at("p1") == line


@rule("TURN-11")
def test_one_pushed_onto_a_wall_in_anothers_turn_is_asked_itself_then_the_turn_goes_on() -> None:
    match = midgame(1).deal(1, "3", "3")
    match.flick(poses=[raised(2, (450, 212), WALL)])
    assert match.actor == 2
    match.act(ChooseRoom("1"))
    assert (match.at("p2"), match.actor, match.offered()) == ((450, 177.5), 1, [EndTurn()])


@rule("TURN-11")
def test_only_the_rooms_beside_the_wall_may_be_chosen_and_nothing_else_be_done() -> None:
    match = perched(1, (450, 208))
    assert refusal(match, ChooseRoom("2")) == ("icecool-not-that-room", "TURN-11")
    assert refusal(match, FlickPenguin("p1", 0, 500)) == ("icecool-not-now", "TURN-14")
    assert refusal(match, EndTurn())[0] == "icecool-not-now"
    assert refusal(match, ChooseRoom("1"), seat=2) == ("not-your-turn", "TURN-1")


@rule("TURN-11", "TURN-12")
def test_the_point_of_the_line_is_the_closest_free_one() -> None:
    match = midgame(1).put({3: (450, 177.5)})
    match.flick(poses=[raised(1, (452, 208), WALL)])
    match.act(ChooseRoom("1"))
    assert match.at("p1")[1] == 177.5
    assert match.at("p1")[0] > 450
    assert 36 <= gap(match, 1, 3) <= 36.02


@rule("TURN-11")
def test_on_another_penguin_it_goes_to_the_nearest_free_floor_point_of_that_room() -> None:
    match = perched(1, (495, 306), HEAD)
    assert course(match) == ["CameToRest TURN-13", "Returned TURN-11", "TurnBegan TURN-1"]
    assert match.at("p1") == pytest.approx((495, 336), abs=0.02)
    assert match.at("p2") == SPOTS[2]


@rule("TURN-11")
def test_on_another_penguin_beside_a_wall_it_does_not_go_to_the_room_behind() -> None:
    match = midgame(1).put({2: (410.1, 450)})
    match.flick(poses=[raised(1, (410.5, 450), HEAD)])
    x, y = match.at("p1")
    assert match.board.room_of(point((x, y))) == "3"
    assert x - 17.5 >= 393.5, "and keeps 1 mm from the wall"
    assert gap(match, 1, 2) >= 36


@rule("TURN-11", "TURN-12")
def test_coming_down_beside_the_catcher_is_no_touch() -> None:
    match = perched(1, (195, 497), HEAD)
    assert match.all(IdTaken) == []
    assert 36 <= gap(match, 0, 1) <= 36.02


@rule("TURN-11")
@pytest.mark.parametrize("at", [(450, 500), (495, 222)])
def test_one_that_lies_or_leans_is_stood_up_on_the_nearest_free_floor_point(at: Mm) -> None:
    match = midgame(1)
    match.flick(poses=[Body("p1", "penguin", Pose(at[0] / 1000, at[1] / 1000, 0.018, 0.81915, 0.57358))])
    assert match.one(Returned).rule == "TURN-11"
    assert match.at("p1") == at


# --- TURN-12 ---


@rule("TURN-12")
def test_penguins_that_rest_closer_than_a_millimetre_are_set_apart_each_by_half() -> None:
    match = midgame(1)
    match.flick(rest={1: (300, 100), 3: (335.2, 100)})
    rest = match.one(CameToRest)
    assert (rest.apart, [body.id for body in rest.bodies]) == (("p1", "p3"), ["p1", "p3"])
    assert match.at("p1") == pytest.approx((299.6, 100), abs=0.02)
    assert match.at("p3") == pytest.approx((335.6, 100), abs=0.02)
    assert 36 <= gap(match, 1, 3) <= 36.03


@rule("TURN-12")
def test_penguins_a_millimetre_apart_stay_where_they_are() -> None:
    match = midgame(1)
    match.flick(rest={1: (300, 100), 3: (336, 100)})
    assert match.one(CameToRest).apart == ()
    assert (match.at("p1"), match.at("p3")) == ((300, 100), (336, 100))


@rule("TURN-12")
def test_one_that_did_not_move_is_set_apart_from_one_that_came_to_it() -> None:
    match = midgame(1)
    match.flick(rest={1: (495, 335.4)})
    assert match.one(CameToRest).apart == ("p1", "p2")
    assert match.at("p2")[1] < 300


@rule("TURN-12")
def test_nobody_is_set_apart_into_a_wall() -> None:
    match = midgame(1)
    match.flick(rest={1: (20, 200), 3: (55.1, 200)})
    assert match.at("p1")[0] >= 20
    assert gap(match, 1, 3) >= 36


@rule("TURN-12")
def test_setting_apart_is_never_a_touch() -> None:
    match = midgame(1)
    match.flick(rest={1: (195, 530.3)})
    assert course(match) == ["CameToRest TURN-12", "TurnBegan TURN-1"]
    assert match.one(CameToRest).apart == ("p0", "p1")


@rule("TURN-12")
@pytest.mark.parametrize("at", [(0, 0), (0, 30), (20, 20)])
def test_every_flick_begins_without_a_contact_however_crowded_it_was(at: Mm) -> None:
    match = midgame(1)
    crowd: dict[int | str, Mm] = {
        seat: (300 + 12 * seat + at[0] * (seat % 2), 100 + at[1] * (seat // 2)) for seat in range(4)
    }
    match.flick(rest=crowd)
    match.act(FlickPenguin("p2", 0, 500))
    assert isinstance(match.status, Simulate)
    places = [(1000 * body.pose.x, 1000 * body.pose.y) for body in match.status.scene.bodies]
    assert all(dist(a, b) >= 36 - 1e-6 for a, b in combinations(places, 2))


@rule("TURN-12")
def test_a_placement_on_the_line_beside_the_catcher_keeps_a_millimetre_and_is_no_touch() -> None:
    match = midgame(1).put({1: (300, 20), 0: (300, 60)})
    (choice,) = match.offered(PlaceOnLine)
    match.act(choice)
    assert course(match) == ["PlacedOnLine TURN-4"]
    assert 36 <= gap(match, 0, 1) <= 36.03


@rule("TURN-12")
def test_a_start_beside_the_catcher_on_the_circle_keeps_a_millimetre_and_is_no_touch() -> None:
    match = Match().place_catcher()
    match.flick(rest={1: (300, 60), 0: (410, 105)})
    assert match.one(PutOnCircle).moved
    assert match.all(IdTaken) == []
    assert match.at("p2") == pytest.approx((374, 105), abs=0.02), "the free point nearest to the circle's middle"
    assert dist(match.at("p2"), CIRCLE) < 36


@rule("TURN-12")
def test_equal_choices_are_always_made_alike() -> None:
    twice = [perched(1, SPOTS[2], HEAD).at("p1") for _ in range(2)]
    assert twice[0] == twice[1] == pytest.approx((459, 300), abs=0.02), "straight on top: lower x first"
