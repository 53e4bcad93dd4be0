"""TURN-13: what follows a flick, in which order, and on which poses it is judged."""

from typing import Any

import pytest

from coldsnap.core.scene import Body, Pose
from coldsnap.games.icecool.state.actions import AnnounceTask, ChooseRoom, EndTurn
from coldsnap.games.icecool.state.events import CardDrawn, FlickRepeated, IdTaken, Returned, RoundEnded, TokenTaken
from coldsnap.games.icecool.state.slices import CardsHeld
from icecool_match import CIRCLE, SPOTS, Match, course, left, midgame, raised, through, touched
from marks import rule

OUT = (700.0, 300.0)
WALL = 85.45


@rule("TURN-13")
def test_first_the_facts_in_the_order_of_time_then_the_task_then_the_returns_then_the_window() -> None:
    match = midgame(1).deal(1, "1-doors", "2").pile("3", "2", "3", "2")
    match.act(AnnounceTask("doors"))
    match.flick(
        through(1, "1-3", 0.3),
        touched(1, 2, 0.5),
        through(2, "3-5", 0.6, back=True),
        touched(3, 0, 0.7),
        through(1, "3-5", 0.8, back=True),
        left(2, 0.9),
        rest={1: (300, 300), 2: OUT, 0: (105, 450)},
        poses=[raised(3, (1, 300), WALL)],
    )
    assert course(match) == [
        "CameToRest TURN-13",
        "TokenTaken DOOR-1",
        "CardDrawn DOOR-1",
        "TokenTaken DOOR-6",
        "CardDrawn DOOR-6",
        "IdTaken CATCH-3",
        "TokenTaken DOOR-1",
        "CardDrawn DOOR-1",
        "TaskDone CARD-2",
        "CardsTurned CARD-3",
        "CardDrawn CARD-3",
        "Returned TURN-8",
        "Returned TURN-11",
    ]
    assert [(event.seat, event.card) for event in match.all(CardDrawn)] == [(1, "3"), (2, "2"), (1, "3"), (1, "2")]
    assert match.hand(1).down == ("2", "3", "3", "2")
    assert EndTurn() in match.offered()


@rule("TURN-13")
def test_facts_count_in_the_order_of_time_whatever_kind_they_are() -> None:
    match = midgame(1)
    match.flick(touched(0, 1, 0.2), through(1, "1-3", 0.4), touched(0, 2, 0.6), rest={1: (450, 300)})
    kinds = [type(event) for event in match.events if isinstance(event, IdTaken | TokenTaken)]
    assert kinds == [IdTaken, TokenTaken, IdTaken]


@rule("TURN-13")
def test_at_equal_times_the_active_player_comes_first_then_clockwise() -> None:
    match = midgame(2).pile("3", "2", "1-jump")
    match.flick(through(1, "1-3", 0.5), through(3, "2-4", 0.5), through(2, "3-5", 0.5, back=True))
    assert [event.seat for event in match.all(TokenTaken)] == [2, 3, 1]
    assert [match.hand(seat).down for seat in (2, 3, 1)] == [("3",), ("2",), ("1-jump",)]


@rule("TURN-13")
def test_at_equal_times_a_touch_counts_for_the_one_of_both_who_comes_first() -> None:
    match = midgame(2)
    match.flick(touched(0, 1, 0.5), touched(0, 3, 0.5), touched(0, 2, 0.5))
    assert [event.seat for event in match.all(IdTaken)] == [2, 3, 1]


@rule("TURN-13")
def test_returns_come_active_penguin_first_then_clockwise_whatever_rule_brings_them_back() -> None:
    match = midgame(3)
    match.flick(
        left(1, 0.1),
        left(3, 0.4),
        rest={1: OUT, 3: (-60, 300)},
        poses=[raised(0, (195, 599), WALL), raised(2, (599, 300), WALL)],
    )
    back = [(event.rule, event.seat) for event in match.all(Returned)]
    assert back == [("TURN-7", 3), ("TURN-11", 0), ("TURN-8", 1), ("TURN-11", 2)]


@rule("TURN-13")
def test_a_question_interrupts_the_returns_which_then_go_on() -> None:
    match = midgame(1)
    match.flick(left(2), rest={2: OUT}, poses=[raised(1, (450, 208), WALL)])
    assert course(match) == ["CameToRest TURN-13", "DecisionAsked TURN-11"]
    match.act(ChooseRoom("1"))
    assert course(match) == ["Returned TURN-11", "Returned TURN-8", "TurnBegan TURN-1"]
    assert match.at("p2") == SPOTS[2]


@rule("TURN-13")
def test_two_questions_are_asked_one_after_the_other() -> None:
    match = midgame(2)
    match.flick(poses=[raised(1, (450, 208), WALL), raised(3, (300, 212), WALL)])
    assert match.actor == 3
    match.act(ChooseRoom("5"))
    assert match.actor == 1
    match.act(ChooseRoom("1"))
    assert (match.at("p3"), match.at("p1"), match.actor) == ((300, 242.5), (450, 177.5), 3)


@rule("TURN-13")
def test_when_the_round_is_over_nothing_below_happens() -> None:
    match = Match().place_catcher().hang(1, "1-3").deal(1, "1-jump", "1-doors")
    match.flick(through(1, "1-3", 0.3), left(0, 0.5), rest={1: CIRCLE, 0: OUT})
    assert course(match) == [
        "CameToRest TURN-13",
        "TokenTaken DOOR-1",
        "CardDrawn DOOR-1",
        "RoundEnded ROUND-1",
        *["CardDrawn ROUND-2"] * 4,
        "RoundBegan ROUND-3",
        "TokensHung SETUP-6",
        "DecisionAsked SETUP-6",
    ]


@rule("TURN-13")
def test_a_task_is_judged_before_the_round_is() -> None:
    match = midgame(1).hang(1, "3-5").deal(1, "1-doors")
    match.act(AnnounceTask("doors"))
    match.flick(through(1, "1-3", 0.3), through(1, "3-5", 0.6, back=True), rest={1: (300, 300)})
    told = course(match)
    assert told.index("TaskDone CARD-2") < told.index("CardDrawn CARD-3") < told.index("RoundEnded ROUND-1")


def third_fish_and_last_catch(fish: float, catch: float, **options: Any) -> Match:
    """In one flick seat 1 takes its last token and the last free Runner, seat 3, is caught."""
    match = midgame(1, **options).hang(1, "1-3")
    match.flick(touched(0, 2, 0.1), touched(0, 1, 0.2), through(1, "1-3", fish), touched(0, 3, catch))
    return match


@rule("TURN-13")
@pytest.mark.parametrize(("fish", "catch"), [(0.4, 0.8), (0.8, 0.4), (0.5, 0.5)])
def test_third_fish_and_last_catch_in_one_flick_both_count_and_the_round_ends_once(fish: float, catch: float) -> None:
    match = third_fish_and_last_catch(fish, catch)
    assert match.one(TokenTaken).seat == 1
    assert [event.seat for event in match.all(IdTaken)] == [2, 1, 3]
    assert match.one(RoundEnded).rule == "ROUND-1"
    assert [event.seat for event in match.all(CardDrawn) if event.rule == "ROUND-2"] == [0, 0, 0, 0]


@rule("TURN-13")
def test_the_option_instant_ends_the_round_with_the_first_of_both_and_the_rest_does_not_count() -> None:
    match = third_fish_and_last_catch(0.4, 0.8, round_end="instant")
    assert (match.one(RoundEnded).why, [event.seat for event in match.all(IdTaken)]) == ("three-fish", [2, 1])
    assert [event.seat for event in match.all(CardDrawn) if event.rule == "ROUND-2"] == [0, 0, 0, 3]
    match = third_fish_and_last_catch(0.8, 0.4, round_end="instant")
    assert (match.one(RoundEnded).why, match.all(TokenTaken)) == ("all-caught", [])


@rule("TURN-13", "TURN-3")
def test_returns_come_before_the_repeat_of_a_circle_start() -> None:
    match = Match().place_catcher()
    match.lapse()
    match.flick(poses=[raised(2, (405, 104), 71)])
    assert course(match) == ["CameToRest TURN-13", "Returned TURN-11", "FlickRepeated TURN-3"]
    assert match.one(FlickRepeated).seat == 2
    assert match.at("p2") == pytest.approx((405, 69), abs=0.02)


@rule("TURN-13", "TURN-3")
@pytest.mark.parametrize(("x", "repeats"), [(0.4424949, 1), (0.4424951, 0)])
def test_everything_is_judged_on_the_rounded_pose_from_which_the_next_flick_starts(x: float, repeats: int) -> None:
    match = Match().place_catcher()
    match.flick(poses=[Body("p1", "penguin", Pose(x, 0.1050004, 0.0174529))])
    assert len(match.all(FlickRepeated)) == repeats
    body = match.state.body("p1")
    assert body is not None
    assert body.pose == Pose(round(x, 5), 0.105, 0.01745)


@rule("TURN-13", "TURN-3", "TURN-12")
def test_the_circle_is_judged_after_penguins_were_set_apart() -> None:
    match = Match().place_catcher()
    match.flick(rest={1: (442.4, 105), 0: (407.1, 105)})
    assert match.at("p1")[0] > 442.5
    assert match.all(FlickRepeated) == []


@rule("TURN-13")
def test_a_card_drawn_in_this_flick_opens_the_window_after_it() -> None:
    match = midgame(1).deal(1, "3")
    pile = match.state.get(CardsHeld).pile
    match.flick(through(1, "1-3"), rest={1: (450, 300)})
    assert match.hand(1).down == ("3", pile[0])
    assert (match.actor, EndTurn() in match.offered()) == (1, True)
