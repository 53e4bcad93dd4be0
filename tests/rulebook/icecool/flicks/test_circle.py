"""TURN-3: the first flick from the red circle, and its repeats."""

from math import dist
from typing import Any

import pytest

from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, MoveFish, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.events import (
    CircleLeft,
    FlickRepeated,
    IdTaken,
    PutOnCircle,
    TaskDone,
    TaskFailed,
    TokenTaken,
    TurnBegan,
)
from icecool_match import CIRCLE, Match, Mm, course, gap, midgame, over, point, refusal, through, touched
from marks import rule

REPEATED = ["CameToRest TURN-13", "FlickRepeated TURN-3"]
LEFT = ["CameToRest TURN-13", "CircleLeft TURN-3", "TurnBegan TURN-1", "PutOnCircle TURN-2"]


def started(**options: Any) -> Match:
    """Seat 1 stands on the circle before its first flick."""
    return Match(**options).place_catcher()


def next_round(match: Match) -> Match:
    """End the round with the third token of the Runner in turn, and begin the next."""
    match.hang(match.actor, "1-3").flick(through(match.actor, "1-3"))
    return match.place_catcher()


@rule("TURN-3")
def test_a_penguin_that_does_not_leave_the_circle_is_flicked_again() -> None:
    match = started()
    match.flick()
    assert course(match) == REPEATED
    assert match.one(FlickRepeated) == FlickRepeated(seat=1, times=1)
    assert match.actor == 1
    match.flick(rest={1: (300, 100)})
    assert course(match) == LEFT


@rule("TURN-3")
def test_so_is_one_that_ends_on_the_circle_again_from_where_it_stands_now() -> None:
    match = started()
    match.flick(through(1, "1-3", 1.0), through(1, "1-3", 2.0, back=True), rest={1: (420, 110)})
    assert match.one(FlickRepeated).seat == 1
    assert match.at("p1") == (420, 110)


@rule("TURN-3")
@pytest.mark.parametrize(("x", "told"), [(442.49, REPEATED), (442.5, LEFT)])
def test_on_the_circle_is_any_part_over_it_seen_from_above(x: float, told: list[str]) -> None:
    match = started()
    match.flick(rest={1: (x, 105)})
    assert course(match) == told


@rule("TURN-3")
def test_what_happened_in_a_failed_flick_stands() -> None:
    match = started()
    match.flick(
        through(1, "1-3", 1.0), touched(0, 1, 1.5), through(1, "1-3", 2.0, back=True), rest={1: CIRCLE, 0: (495, 300)}
    )
    assert course(match) == [
        "CameToRest TURN-13",
        "TokenTaken DOOR-1",
        "CardDrawn DOOR-1",
        "IdTaken CATCH-2",
        "FlickRepeated TURN-3",
    ]
    match.flick(through(1, "1-3"), rest={1: (495, 300)})
    assert (match.all(TokenTaken), match.all(IdTaken)) == ([], [])
    assert match.tokens(1) == ["2-4", "3-5"]


@rule("TURN-3")
def test_an_announced_task_carries_over_to_the_repeat() -> None:
    match = started().deal(1, "1-jump")
    match.act(AnnounceTask("jump"))
    match.flick()
    assert course(match) == REPEATED
    match.flick(over(1, "y210:210-600", (450, 210)), rest={1: (450, 300)})
    assert match.one(TaskDone) == TaskDone(seat=1, task="jump")


@rule("TURN-3")
def test_a_task_done_in_a_failed_flick_is_done_and_does_not_come_again() -> None:
    match = started().deal(1, "1-doors", "1-doors")
    match.act(AnnounceTask("doors"))
    doors = (through(1, "1-3", 1.0), through(1, "3-5", 1.5, back=True))
    match.flick(*doors, rest={1: CIRCLE})
    assert len(match.all(TaskDone)) == len(match.all(FlickRepeated)) == 1
    match.flick(*doors, rest={1: (300, 300)})
    assert (match.all(TaskDone), match.all(TaskFailed)) == ([], [])


@rule("TURN-3")
def test_a_task_fails_only_with_the_last_repeat() -> None:
    match = started().deal(1, "1-jump")
    match.act(AnnounceTask("jump"))
    for _ in range(5):
        match.flick()
        assert match.all(TaskFailed) == []
    match.flick()
    assert match.one(TaskFailed) == TaskFailed(seat=1, task="jump")


@rule("TURN-3")
def test_between_the_repeats_all_is_open_that_is_open_before_a_flick_but_no_skates_and_no_end() -> None:
    match = started().deal(1, "1-jump", "1-doors", "2", "2")
    first = match.offered()
    match.flick()
    assert match.offered() == first
    assert {type(action) for action in first} == {FlickPenguin, MoveFish, AnnounceTask}
    assert refusal(match, UseSkates(("1-doors", "1-jump"))) == ("icecool-not-in-window", "CARD-1")
    assert refusal(match, EndTurn())[0] == "icecool-not-now"
    assert refusal(match, PlaceOnLine("1", point((405, 32.5)))) == ("icecool-not-close-to-wall", "TURN-4")


@rule("TURN-3", "CARD-3")
def test_a_task_may_be_announced_before_a_repeat_but_only_one_in_the_turn() -> None:
    match = started().deal(1, "1-jump", "1-doors")
    match.flick()
    match.act(AnnounceTask("jump"))
    assert match.offered(AnnounceTask) == []
    match.flick()
    assert (course(match), match.offered(AnnounceTask)) == (REPEATED, [])
    match.flick(over(1, "y210:210-600", (450, 210)), rest={1: (450, 300)})
    assert match.one(TaskDone) == TaskDone(seat=1, task="jump")


@rule("TURN-3")
def test_once_the_circle_is_left_the_turn_has_its_window() -> None:
    match = started().deal(1, "1-jump", "1-doors")
    match.flick()
    match.flick(rest={1: (300, 100)})
    assert match.offered() == [UseSkates(("1-doors", "1-jump")), EndTurn()]


@rule("TURN-3")
def test_there_are_at_most_five_repeats_then_the_turn_is_over() -> None:
    match = started()
    for times in (1, 2, 3, 4, 5):
        match.flick()
        assert match.one(FlickRepeated).times == times
    match.flick()
    assert course(match) == LEFT
    assert match.actor == 2
    match.pass_turns_to(1).flick()
    assert match.all(FlickRepeated) == [], "the next turn is an ordinary one"


@rule("TURN-3")
def test_a_later_turn_that_ends_on_the_circle_is_not_repeated() -> None:
    match = midgame(1)
    match.flick(rest={1: CIRCLE})
    assert course(match) == ["CameToRest TURN-13", "TurnBegan TURN-1"]


@rule("TURN-3")
def test_nor_is_an_ice_skates_turn_that_ends_there_since_nobody_put_it_on_the_circle() -> None:
    match = started().deal(1, "1-jump", "1-doors")
    match.flick(rest={1: (300, 100)})
    match.act(UseSkates(("1-doors", "1-jump")))
    match.flick(rest={1: CIRCLE})
    assert match.all(FlickRepeated) == []
    assert match.actor == 2


@rule("TURN-3")
def test_the_catcher_never_repeats() -> None:
    match = midgame(0)
    match.flick(rest={0: CIRCLE})
    assert (match.all(FlickRepeated), match.actor) == ([], 1)


@rule("TURN-3", "TURN-2")
def test_where_the_circle_is_occupied_one_starts_at_the_nearest_free_point() -> None:
    match = started()
    match.lapse()
    put = match.one(PutOnCircle)
    assert (put.seat, put.moved) == (2, True)
    assert 36 <= gap(match, 1, 2) <= 36.02
    assert match.at("p2") == pytest.approx((369, 105), abs=0.02), "equally near points: the one with the lowest x"


@rule("TURN-3")
def test_from_beside_an_occupied_circle_a_flick_is_repeated_only_if_it_ends_on_the_circle() -> None:
    beside = started().pass_turns_to(2).put({0: (405, 126), 1: (386.8, 94.5)})
    beside.flick(rest={2: (423.2, 94.5)})
    assert beside.one(FlickRepeated).seat == 2
    beside.lapse()
    put = beside.one(PutOnCircle)
    assert (put.seat, put.moved) == (3, True)
    assert dist(beside.at("p3"), CIRCLE) > 37.5, "too far to be on the circle"
    beside.flick()
    assert course(beside) == ["CameToRest TURN-13", "CircleLeft TURN-3", "TurnBegan TURN-1"]


@rule("TURN-3")
def test_one_that_starts_beside_it_and_ends_on_it_repeats() -> None:
    match = started()
    match.lapse()
    match.flick(rest={1: (300, 100), 2: CIRCLE})
    assert match.one(FlickRepeated).seat == 2
    assert match.one(CircleLeft).seat == 1, "the one that was pushed off has left it"


@rule("TURN-3")
@pytest.mark.parametrize(("at", "repeats"), [((430, 105), 1), ((500, 105), 0)])
def test_one_pushed_off_the_circle_has_left_it_one_still_over_it_has_not(at: Mm, repeats: int) -> None:
    match = started()
    match.lapse()
    match.flick(rest={1: at, 2: (300, 100)})
    match.pass_turns_to(1).flick(rest={1: CIRCLE})
    assert len(match.all(FlickRepeated)) == repeats


@rule("TURN-3")
def test_it_holds_in_every_round() -> None:
    match = next_round(started())
    match.flick()
    assert (match.state.round, match.one(FlickRepeated).seat) == (2, 2)


@rule("TURN-3")
def test_the_option_first_round_leaves_it_to_the_first_round() -> None:
    match = started(circle="first_round")
    match.flick()
    assert len(match.all(FlickRepeated)) == 1
    next_round(match)
    assert match.one(PutOnCircle).seat == 2, "the circle is still where a round begins"
    match.flick()
    assert course(match) == LEFT
    assert match.one(TurnBegan).seat == 3


@rule("TURN-3")
def test_it_holds_for_one_put_on_the_circle_after_the_first_catch_of_two_players() -> None:
    match = Match(seats=2).place_catcher()
    match.flick(touched(0, 1), rest={1: (195, 450)})
    assert match.one(PutOnCircle).rule == "TWO-1"
    match.flick()
    assert match.one(FlickRepeated).seat == 1
