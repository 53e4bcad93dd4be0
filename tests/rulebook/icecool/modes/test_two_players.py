"""TWO-1: with two players the first catch sends the Runner to the circle, for a turn before the Catcher's next."""

from typing import Any

import pytest

from coldsnap.games.icecool.state.actions import AnnounceTask, ChooseRoom, FlickPenguin, MoveFish, UseSkates
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CardsTurned,
    DecisionAsked,
    FlickRepeated,
    IdTaken,
    PutOnCircle,
    Returned,
    TaskDone,
    TaskFailed,
    TokenTaken,
    TurnBegan,
    TurnGranted,
    WalrusFell,
)
from coldsnap.games.icecool.state.slices import Ids
from icecool_match import CIRCLE, Match, left, midgame, only, raised, refusal, through, toppled, touched
from marks import rule


def duel(turn: int, **options: Any) -> Match:
    """Two players; seat 0, the Catcher, in the Kitchen, seat 1 in the Classroom."""
    return midgame(turn=turn, seats=2, **options).pile(*("3",) * 12)


def names(match: Match) -> list[str]:
    """What brought penguins back, and whose turn it then was, by the events' names."""
    return [type(event).__name__ for event in only(match, Returned, PutOnCircle, TurnBegan)]


@rule("TWO-1")
@pytest.mark.parametrize(("turn", "why"), [(0, "CATCH-1"), (1, "CATCH-2")])
def test_the_first_catch_sends_the_runner_to_the_circle_for_a_turn_at_once_and_then_the_catcher_plays(
    turn: int, why: str
) -> None:
    match = duel(turn)
    match.flick(touched(0, 1), rest={1: (300, 105)})
    put = match.one(PutOnCircle)
    assert only(match, IdTaken, PutOnCircle, TurnGranted, TurnBegan) == [
        IdTaken(rule=why, seat=1, by=0),
        PutOnCircle(rule="TWO-1", seat=1, placed=put.placed),
        TurnGranted(rule="TWO-1", seat=1, body="p1", why="caught", at_once=True, alone=True, follows=True),
        TurnBegan(rule="TWO-1", seat=1, body="p1", why="caught"),
    ]
    assert (match.at("p1"), match.actor, match.state.get(Ids).holder) == (CIRCLE, 1, (0, 0))
    match.flick(rest={1: (300, 105)})
    assert match.all(TurnBegan) == [TurnBegan(seat=0, body="p0")]
    match.flick()
    assert match.all(TurnBegan) == [TurnBegan(seat=1, body="p1")]


@rule("TWO-1")
def test_a_runner_pushed_into_the_catcher_by_another_piece_is_caught_for_the_first_time_too() -> None:
    match = duel(0, walruses="yes")
    match.flick(touched(0, "walrus-3", 0.2), touched("walrus-3", 1, 0.4), touched(1, 0, 0.6))
    assert only(match, IdTaken, TurnBegan) == [
        IdTaken(rule="CATCH-1", seat=1, by=0),
        TurnBegan(rule="TWO-1", seat=1, body="p1", why="caught"),
    ]


@rule("TWO-1")
def test_the_catcher_gets_no_window_before_the_runners_immediate_turn() -> None:
    match = duel(0).deal(0, "1-jump", "1-jump", "2", "2")
    match.flick(touched(0, 1))
    assert (match.actor, match.state.stage) == (1, "before")
    assert refusal(match, UseSkates(("1-jump", "1-jump")), seat=0) == ("not-your-turn", "TURN-1")
    assert refusal(match, MoveFish(1, "1-3", "4-5"), seat=0) == ("not-your-turn", "TURN-1")


@rule("TWO-1")
def test_nor_does_a_runner_that_was_caught_in_its_own_turn_but_its_immediate_turn_is_a_whole_one() -> None:
    match = duel(1).deal(1, "1-jump", "1-jump", "2", "2")
    match.flick(touched(1, 0))
    assert match.state.stage == "before"
    assert match.offered(AnnounceTask) == [AnnounceTask("jump")]
    assert match.offered(MoveFish) != []
    match.flick(rest={1: (300, 105)})
    match.act(UseSkates(("1-jump", "1-jump")))
    match.flick()
    match.end()
    assert match.all(TurnBegan) == [TurnBegan(seat=0, body="p0")]


@rule("TWO-1", "WAL-1")
def test_a_walrus_that_falls_in_the_flick_of_the_first_catch_gives_no_extra_turn() -> None:
    match = duel(0, walruses="yes")
    match.flick(toppled("walrus-3", 0.2), touched(0, 1, 0.4))
    assert match.one(WalrusFell).walrus == "walrus-3"
    assert [event.rule for event in match.all(TurnGranted)] == ["TWO-1"]
    match.flick(rest={1: (300, 105)})
    match.flick()
    assert match.all(TurnBegan) == [TurnBegan(seat=1, body="p1")]


@rule("TWO-1", "WAL-1")
def test_a_walrus_turn_that_waited_behind_skates_is_lost_with_the_first_catch() -> None:
    match = duel(0, walruses="yes").deal(0, "1-jump", "1-jump")
    match.flick(toppled("walrus-3"))
    match.act(UseSkates(("1-jump", "1-jump")))
    match.flick(touched(0, 1))
    assert match.one(TurnBegan).why == "caught"
    match.flick(rest={1: (300, 105)})
    assert match.all(TurnBegan) == [TurnBegan(seat=0, body="p0")]
    match.flick()
    assert match.all(TurnBegan) == [TurnBegan(seat=1, body="p1")]


@rule("TWO-1")
def test_fish_and_task_of_the_flick_with_the_first_catch_count() -> None:
    match = duel(1).deal(1, "1-doors")
    match.act(AnnounceTask("doors"))
    match.flick(touched(1, 0, 0.3), through(1, "1-3", 0.8), through(1, "3-5", 0.9, back=True), rest={1: (300, 300)})
    assert [
        type(event) for event in only(match, IdTaken, TokenTaken, TaskDone, CardsTurned, CardDrawn, PutOnCircle)
    ] == [
        IdTaken,
        TokenTaken,
        CardDrawn,
        TokenTaken,
        CardDrawn,
        TaskDone,
        CardsTurned,
        CardDrawn,
        PutOnCircle,
    ]
    assert match.at("p1") == CIRCLE


@rule("TWO-1", "CARD-3")
def test_a_task_that_was_not_done_does_not_pass_on_to_the_immediate_turn() -> None:
    match = duel(1).deal(1, "1-jump")
    match.act(AnnounceTask("jump"))
    match.flick(touched(1, 0))
    assert match.one(TaskFailed).task == "jump"
    assert match.offered(AnnounceTask) == [AnnounceTask("jump")]


@rule("TWO-1", "TURN-7")
def test_a_caught_runner_that_went_out_by_itself_goes_to_the_circle() -> None:
    match = duel(1)
    match.flick(touched(1, 0, 0.3), left(1, 0.6), rest={1: (-60, 500)})
    assert match.all(Returned) == []
    assert (match.actor, match.at("p1")) == (1, CIRCLE)


@rule("TWO-1", "TURN-8")
def test_a_caught_runner_that_was_knocked_out_goes_to_the_circle() -> None:
    match = duel(0)
    match.flick(touched(1, 0, 0.3), left(1, 0.6), rest={1: (700, 105)})
    assert match.all(Returned) == []
    assert (match.actor, match.at("p1")) == (1, CIRCLE)


@rule("TWO-1", "TURN-11")
def test_a_caught_runner_on_a_wall_goes_to_the_circle_and_is_not_asked_for_a_side() -> None:
    match = duel(0)
    match.flick(touched(1, 0), poses=[raised(1, (450, 210), 85)])
    assert only(match, DecisionAsked, Returned) == []
    assert (match.actor, match.at("p1")) == (1, CIRCLE)


@rule("TWO-1", "TURN-7")
def test_a_catcher_that_went_out_is_returned_before_the_runner_is_moved() -> None:
    match = duel(0)
    match.flick(touched(0, 1, 0.3), left(0, 0.6), rest={0: (-60, 500)})
    assert names(match) == ["Returned", "PutOnCircle", "TurnBegan"]
    assert (match.one(Returned).rule, match.at("p0"), match.at("p1")) == ("TURN-7", (195, 495), CIRCLE)


@rule("TWO-1", "TURN-8")
def test_a_catcher_that_the_runner_knocked_out_is_returned_before_the_runner_is_moved() -> None:
    match = duel(1)
    match.flick(touched(1, 0, 0.3), left(0, 0.6), rest={0: (-60, 500), 1: (195, 495)})
    assert names(match) == ["Returned", "PutOnCircle", "TurnBegan"]
    # The caught Runner still stood on the Catcher's place: the nearest free point it is.
    assert match.one(Returned).moved
    assert match.at("p0") != (195, 495)
    assert match.at("p1") == CIRCLE


@rule("TWO-1", "TURN-3")
def test_a_circle_taken_by_the_catcher_leaves_the_nearest_free_point() -> None:
    match = duel(0)
    match.flick(touched(0, 1), rest={0: CIRCLE})
    assert match.one(PutOnCircle).moved
    assert match.at("p1") != CIRCLE
    assert match.actor == 1


@rule("TWO-1", "TURN-3")
def test_the_immediate_flick_is_repeated_until_the_circle_is_left() -> None:
    match = duel(0)
    match.flick(touched(0, 1))
    match.flick()
    assert match.one(FlickRepeated).seat == 1
    assert [type(action) for action in match.offered()] == [FlickPenguin]
    match.flick(rest={1: (300, 105)})
    assert match.actor == 0


@rule("TWO-1", "TURN-3")
def test_a_first_catch_in_a_flick_that_did_not_leave_the_circle_is_no_repeat_but_a_new_turn() -> None:
    match = Match(seats=2).place_catcher().put({0: (405, 160)})
    match.flick(touched(1, 0), rest={1: (405, 110)})
    assert match.all(FlickRepeated) == []
    assert match.one(TurnBegan) == TurnBegan(rule="TWO-1", seat=1, body="p1", why="caught")
    assert match.state.repeats == 0


@rule("TWO-1", "TURN-16")
def test_an_immediate_turn_that_lapses_is_over_and_the_catcher_plays() -> None:
    match = duel(0)
    match.flick(touched(0, 1))
    match.lapse()
    assert match.all(TurnBegan) == [TurnBegan(seat=0, body="p0")]


@rule("TWO-1", "TURN-11")
def test_a_catcher_that_landed_on_a_wall_chooses_its_side_before_the_runner_is_moved() -> None:
    match = duel(0)
    match.flick(touched(0, 1), poses=[raised(0, (450, 210), 85)])
    assert (match.actor, match.all(PutOnCircle)) == (0, [])
    match.act(ChooseRoom("3"))
    assert names(match) == ["Returned", "PutOnCircle", "TurnBegan"]
    assert (match.actor, match.at("p1")) == (1, CIRCLE)
