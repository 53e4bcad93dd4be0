"""TURN-7 and TURN-8: penguins that leave the school."""

import pytest

from coldsnap.core.scene import Body, Pose
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, MoveFish, UseSkates
from coldsnap.games.icecool.state.events import (
    FlickRepeated,
    IdTaken,
    PutOnCircle,
    Returned,
    TaskDone,
    TaskFailed,
    TokenTaken,
    TurnBegan,
)
from icecool_match import (
    CIRCLE,
    SPOTS,
    Match,
    Mm,
    course,
    gap,
    left,
    midgame,
    over,
    point,
    raised,
    refusal,
    through,
    touched,
)
from marks import rule

OUT: Mm = (500, -60)


# --- TURN-7 ---


@rule("TURN-7")
def test_a_penguin_that_ends_its_own_flick_outside_goes_back_and_its_turn_ends_at_once() -> None:
    match = midgame(1)
    match.flick(left(1), rest={1: OUT})
    assert course(match) == ["CameToRest TURN-13", "Returned TURN-7", "TurnBegan TURN-1"]
    back = match.one(Returned)
    assert (back.seat, back.moved, match.at("p1"), match.actor) == (1, False, SPOTS[1], 2)


@rule("TURN-7")
def test_it_goes_back_to_the_exact_start_pose_turned_as_it_was() -> None:
    turned = Body("p1", "penguin", Pose(0.30123, 0.10456, 0.01745, 0.70711, 0.0, 0.0, 0.70711))
    match = midgame(1)
    match.flick(poses=[turned])
    match.pass_turns_to(1).flick(left(1), rest={1: OUT})
    assert match.one(Returned).placed == match.state.body("p1") == turned


@rule("TURN-7")
@pytest.mark.parametrize(
    ("at", "back"),
    [((600.01, 300), "TURN-7"), ((300, -0.01), "TURN-7"), ((600, 300), "TURN-11"), ((300, 0), "TURN-11")],
)
def test_outside_means_that_the_base_centre_is_in_none_of_the_boxes_outer_rectangles(at: Mm, back: str) -> None:
    match = midgame(1)
    match.flick(poses=[raised(1, at, 85.5)])
    assert match.one(Returned).rule == back


@rule("TURN-7")
def test_ice_skates_may_still_be_used() -> None:
    match = midgame(1).deal(1, "1-doors", "1-jump")
    match.flick(left(1), rest={1: OUT})
    assert match.offered() == [UseSkates(("1-doors", "1-jump")), EndTurn()]
    match.act(UseSkates(("1-doors", "1-jump")))
    assert (match.actor, match.at("p1"), match.one(TurnBegan).why) == (1, SPOTS[1], "skates")


@rule("TURN-7")
def test_but_nothing_else_such_as_moving_fish_until_a_new_turn_has_begun() -> None:
    match = midgame(1).deal(1, "2", "2", "1-doors", "1-jump")
    match.flick(left(1), rest={1: OUT})
    assert match.offered(MoveFish) == []
    assert refusal(match, MoveFish(2, "2-4", "1-4")) == ("icecool-went-out", "TURN-7")
    match.act(UseSkates(("1-doors", "1-jump")))
    assert MoveFish(2, "2-4", "1-4") in match.offered(MoveFish)


@rule("TURN-7")
def test_fish_and_ids_before_it_left_count() -> None:
    match = midgame(1)
    match.flick(through(1, "1-3", 0.5), touched(0, 1, 0.6), left(1, 0.9), rest={1: OUT})
    assert course(match) == [
        "CameToRest TURN-13",
        "TokenTaken DOOR-1",
        "CardDrawn DOOR-1",
        "IdTaken CATCH-2",
        "Returned TURN-7",
        "TurnBegan TURN-1",
    ]


@rule("TURN-7")
def test_a_task_fulfilled_before_it_left_counts_one_fulfilled_by_leaving_does_not() -> None:
    jumped, gone = over(1, "y210:210-600", (450, 210), 0.5), over(1, "y600:0-600", (500, 600), 1.0)
    match = midgame(1).deal(1, "1-jump")
    match.act(AnnounceTask("jump"))
    match.flick(jumped, left(1, 0.9), gone, rest={1: (500, 700)})
    assert match.one(TaskDone).task == "jump"
    match = midgame(1).deal(1, "1-jump")
    match.act(AnnounceTask("jump"))
    match.flick(left(1, 0.9), gone, rest={1: (500, 700)})
    assert match.one(TaskFailed).task == "jump"


@rule("TURN-7")
def test_nothing_that_it_does_after_it_left_counts() -> None:
    match = midgame(1)
    match.flick(left(1, 0.4), touched(1, 0, 0.6), through(1, "1-3", 0.8), rest={1: OUT, 0: (650, 495)})
    assert course(match) == ["CameToRest TURN-13", "Returned TURN-7", "Returned TURN-8", "TurnBegan TURN-1"]


@rule("TURN-7")
def test_a_touch_does_not_count_either_if_only_the_other_one_is_outside() -> None:
    match = midgame(1)
    match.flick(left(2, 0.4), touched(0, 2, 0.6), rest={2: OUT})
    assert match.all(IdTaken) == []


@rule("TURN-7")
def test_one_that_leaves_and_comes_back_in_has_not_gone_out() -> None:
    match = midgame(1)
    match.flick(left(1, 0.4), through(1, "1-3", 0.8), rest={1: (495, 500)})
    assert course(match)[1:] == ["TokenTaken DOOR-1", "CardDrawn DOOR-1", "TurnBegan TURN-1"]
    assert match.at("p1") == (495, 500)


@rule("TURN-7")
def test_of_several_departures_the_last_one_is_for_good() -> None:
    match = midgame(1)
    match.flick(left(1, 0.2), through(1, "1-3", 0.5), left(1, 0.8), touched(0, 1, 0.9), rest={1: OUT})
    assert match.one(TokenTaken).seat == 1
    assert match.all(IdTaken) == []


@rule("TURN-7", "TURN-3")
def test_out_from_a_circle_start_it_is_back_on_the_circle_and_the_next_turn_is_again_a_circle_start() -> None:
    match = Match().place_catcher()
    match.flick(left(1), rest={1: OUT})
    assert course(match) == ["CameToRest TURN-13", "Returned TURN-7", "TurnBegan TURN-1", "PutOnCircle TURN-2"]
    assert match.at("p1") == CIRCLE
    assert match.one(PutOnCircle).moved, "the next Runner starts beside it"
    match.pass_turns_to(1).flick()
    assert match.one(FlickRepeated).seat == 1


@rule("TURN-7", "TURN-3")
def test_out_from_the_circle_and_on_with_ice_skates_is_a_circle_start_too() -> None:
    match = Match().place_catcher().deal(1, "1-doors", "1-jump")
    match.flick(left(1), rest={1: OUT})
    match.act(UseSkates(("1-doors", "1-jump")))
    match.flick(rest={1: (420, 105)})
    assert match.one(FlickRepeated) == FlickRepeated(seat=1, times=1)


@rule("TURN-7")
def test_its_start_does_not_count_as_taken_by_one_that_is_not_on_a_floor() -> None:
    match = midgame(1).put({1: (235, 150)})
    match.flick(left(1), rest={1: OUT}, poses=[raised(2, (210, 150), 85.5)])
    back = match.all(Returned)[0]
    assert (back.seat, back.moved, match.at("p1")) == (1, False, (235, 150)), "the exact start pose"


# --- TURN-8 ---


@rule("TURN-8")
def test_a_penguin_knocked_out_by_another_goes_back_to_where_it_was_when_that_flick_began() -> None:
    match = midgame(1)
    match.flick(touched(1, 2, 0.2), left(2), rest={1: (450, 300), 2: (700, 300)})
    assert course(match) == ["CameToRest TURN-13", "Returned TURN-8", "TurnBegan TURN-1"]
    assert (match.one(Returned).seat, match.at("p2"), match.at("p1")) == (2, SPOTS[2], (450, 300))


@rule("TURN-8")
def test_nobody_is_penalised_the_active_player_has_the_whole_window() -> None:
    match = midgame(1).deal(1, "2", "2")
    match.flick(left(2), rest={1: (450, 300), 2: (700, 300)})
    assert match.offered(MoveFish) != []
    match.act(MoveFish(3, "1-3", "1-5"))
    assert match.tokens(3) == ["1-5", "2-4", "3-5"]


@rule("TURN-8")
def test_what_the_knocked_out_one_did_before_it_left_counts() -> None:
    match = midgame(1)
    match.flick(through(2, "1-3", 0.5, back=True), touched(0, 2, 0.6), left(2, 0.7), rest={2: OUT})
    assert course(match)[1:-1] == ["TokenTaken DOOR-6", "CardDrawn DOOR-6", "IdTaken CATCH-3", "Returned TURN-8"]
    assert match.at("p2") == SPOTS[2]


@rule("TURN-8")
def test_the_catcher_knocked_out_goes_back_too() -> None:
    match = midgame(3)
    match.flick(left(0), rest={3: (105, 450), 0: (-60, 495)})
    assert (match.one(Returned).rule, match.one(Returned).seat, match.at("p0")) == ("TURN-8", 0, (195, 495))


@rule("TURN-8", "TURN-12")
def test_where_its_start_is_occupied_it_stands_on_the_nearest_free_point() -> None:
    match = midgame(1)
    match.flick(left(2), rest={1: (500, 300), 2: (700, 300)})
    back = match.one(Returned)
    assert (back.rule, back.moved) == ("TURN-8", True)
    assert 36 <= gap(match, 1, 2) <= 36.02
    assert match.at("p2") == pytest.approx((464, 300), abs=0.02), "away from the one that took its place"


@rule("TURN-8", "TURN-3")
def test_knocked_out_in_a_repeat_it_goes_back_to_where_the_repeat_began() -> None:
    match = Match().place_catcher()
    match.flick(rest={1: (380, 105), 0: (250, 500)})
    match.flick(left(0), rest={1: (300, 100), 0: (-60, 500)})
    assert match.at("p0") == (250, 500)


@rule("TURN-8", "TURN-3")
def test_one_knocked_off_the_circle_and_out_is_on_it_again_and_still_has_its_circle_start() -> None:
    match = Match().place_catcher()
    match.lapse()
    match.flick(left(1), rest={2: (300, 100), 1: OUT})
    assert match.at("p1") == CIRCLE
    match.pass_turns_to(1).flick()
    assert match.one(FlickRepeated).seat == 1


@rule("TURN-7", "TURN-8")
@pytest.mark.parametrize(
    ("start", "taken", "room"),
    [
        ((21, 21), (38, 38), "4"),
        ((579, 21), (562, 38), "1"),
        ((231, 231), (248, 248), "5"),
        ((231, 21), (248, 38), "1"),
    ],
)
@pytest.mark.parametrize("turn", [1, 3])
def test_the_nearest_free_point_is_in_the_room_where_it_started_never_behind_a_wall(
    start: Mm, taken: Mm, room: str, turn: int
) -> None:
    match = midgame(turn).put({1: start})
    match.flick(left(1), rest={1: OUT, 3: taken})
    assert match.one(Returned).rule == ("TURN-7" if turn == 1 else "TURN-8")
    assert match.board.room_of(point(match.at("p1"))) == room
    assert gap(match, 1, 3) >= 36
