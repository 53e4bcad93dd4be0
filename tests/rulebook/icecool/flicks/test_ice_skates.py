"""CARD-1, CARD-4, CARD-10: two face-down 1s turned up at the end of one's turn are another whole turn."""

import pytest
from msgspec.structs import replace

from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, MoveFish, PlaceOnLine, UseSkates
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.events import CardsTurned, IdTaken, Returned, TaskDone, TurnBegan, TurnGranted
from coldsnap.games.icecool.state.slices import Hand
from icecool_match import CIRCLE, Match, left, midgame, only, refusal, through, touched
from marks import rule

SKATES = UseSkates(("1-bounce", "1-jump"))


def skater(*more: Card, turn: int = 1) -> Match:
    """A seat in turn with a bounce, a jump and more."""
    return midgame(turn=turn).deal(turn, "1-bounce", "1-jump", *more)


@rule("CARD-1")
def test_two_ones_turned_up_at_the_end_of_a_turn_give_another_turn_at_once() -> None:
    match = skater()
    match.flick()
    assert match.act(SKATES) == (
        CardsTurned(rule="CARD-1", seat=1, cards=("1-bounce", "1-jump")),
        TurnGranted(rule="CARD-1", seat=1, body="p1", why="skates", at_once=True),
        TurnBegan(rule="CARD-1", seat=1, body="p1", why="skates", follows=False),
    )
    assert match.hand(1) == Hand((), ("1-bounce", "1-jump"))


@rule("CARD-1")
def test_after_the_extra_turn_the_order_goes_on_with_the_next_player() -> None:
    match = skater()
    match.flick()
    match.act(SKATES)
    match.flick(rest={1: (300, 105)})
    assert match.one(TurnBegan) == TurnBegan(seat=2, body="p2")


@rule("CARD-1")
def test_the_catcher_may_skate_too() -> None:
    match = skater(turn=0)
    match.flick()
    match.act(SKATES)
    assert match.one(TurnBegan).seat == 0
    match.flick()
    assert match.actor == 1


@rule("CARD-1")
def test_skating_is_a_choice() -> None:
    match = skater()
    match.flick()
    assert match.offered() == [SKATES, EndTurn()]
    match.end()
    assert (match.actor, match.hand(1)) == (2, Hand(("1-bounce", "1-jump")))


@rule("CARD-1")
def test_four_ones_are_two_extra_turns_in_a_row_and_no_third() -> None:
    match = skater("1-jump", "1-doors")
    match.flick()
    match.act(SKATES)
    match.flick()
    match.act(UseSkates(("1-doors", "1-jump")))
    assert match.one(TurnBegan) == TurnBegan(rule="CARD-1", seat=1, body="p1", why="skates", follows=False)
    match.flick()
    assert match.actor == 2
    assert match.hand(1).up == ("1-bounce", "1-jump", "1-doors", "1-jump")


@rule("CARD-1")
def test_skates_come_after_the_flick_and_not_before_it() -> None:
    match = skater("1-doors", "1-doors")
    assert match.offered(UseSkates) == []
    assert refusal(match, SKATES) == ("icecool-not-in-window", "CARD-1")
    match.flick()
    match.act(SKATES)
    assert refusal(match, UseSkates(("1-doors", "1-doors"))) == ("icecool-not-in-window", "CARD-1")


@rule("CARD-1")
def test_nobody_skates_in_anothers_turn() -> None:
    match = skater().deal(2, "1-bounce", "1-jump")
    match.flick()
    assert refusal(match, SKATES, seat=2) == ("not-your-turn", "TURN-1")


@rule("CARD-1")
@pytest.mark.parametrize(
    ("down", "up", "why"),
    [
        (("1-bounce", "2", "3"), (), "CARD-1"),
        (("1-bounce", "blank"), (), "CARD-1"),
        (("1-bounce", "2"), ("1-jump",), "CARD-4"),
        (("2", "3"), ("1-bounce", "1-jump"), "CARD-4"),
        (("1-jump", "1-jump"), ("1-bounce",), "CARD-4"),
    ],
)
def test_only_two_ones_that_are_both_face_down_can_be_turned(
    down: tuple[Card, ...], up: tuple[Card, ...], why: str
) -> None:
    match = midgame().deal(1, *down, up=up)
    match.flick()
    assert SKATES not in match.offered()
    assert refusal(match, SKATES) == ("icecool-no-skates", why)


@rule("CARD-1")
def test_one_card_cannot_be_turned_twice_for_one_turn() -> None:
    match = skater("2")
    match.flick()
    assert refusal(match, UseSkates(("1-jump", "1-jump"))) == ("icecool-no-skates", "CARD-1")


@rule("CARD-1")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_catch_with_three_players_or_more_does_not_stop_skates(turn: int) -> None:
    match = skater(turn=turn)
    match.flick(touched(0, 1))
    assert match.one(IdTaken).seat == 1
    assert match.offered() == [SKATES, EndTurn()]
    match.act(SKATES)
    assert match.one(TurnBegan).seat == turn


@rule("CARD-1", "TURN-7")
def test_whoever_went_out_may_still_skate_from_where_it_started() -> None:
    match = skater()
    match.flick(left(1), rest={1: (700, 105)})
    assert match.one(Returned).rule == "TURN-7"
    assert match.offered() == [SKATES, EndTurn()]
    match.act(SKATES)
    assert (match.actor, match.at("p1")) == (1, (495, 105))


@rule("CARD-1", "TURN-7")
def test_whoever_went_out_from_the_circle_skates_from_the_circle() -> None:
    match = Match().place_catcher().deal(1, "1-bounce", "1-jump")
    match.flick(left(1), rest={1: (700, 105)})
    match.act(SKATES)
    assert (match.actor, match.at("p1")) == (1, CIRCLE)


@rule("CARD-10")
def test_every_different_pair_of_ones_is_offered_once() -> None:
    match = skater("1-jump", "2", "1-doors", "1-jump")
    match.flick()
    assert match.offered(UseSkates) == [
        UseSkates(("1-bounce", "1-doors")),
        UseSkates(("1-bounce", "1-jump")),
        UseSkates(("1-doors", "1-jump")),
        UseSkates(("1-jump", "1-jump")),
    ]


@rule("CARD-10")
def test_exactly_the_chosen_cards_are_turned() -> None:
    match = skater("1-jump", "2", "1-doors")
    match.flick()
    match.act(UseSkates(("1-jump", "1-jump")))
    assert match.hand(1) == Hand(("1-bounce", "2", "1-doors"), ("1-jump", "1-jump"))


@rule("CARD-10")
def test_in_a_skates_turn_the_line_a_task_and_fish_moving_are_open_again() -> None:
    match = skater("1-doors", "1-doors", "2", "2", "2", "2")
    match.act(AnnounceTask("doors"))
    match.act(MoveFish(1, "1-3", "4-5"))
    match.flick(rest={1: (580, 105)})
    match.act(SKATES)
    assert match.offered(PlaceOnLine) != []
    assert match.offered(AnnounceTask) == [AnnounceTask("doors")]
    assert MoveFish(1, "4-5", "2-3") in match.offered()
    assert match.offered(FlickPenguin) != []


@rule("CARD-10")
def test_a_second_task_can_be_done_in_the_skates_turn() -> None:
    match = skater("1-doors", "1-doors").pile("3", "3", "3", "3", "3", "3")
    for into, back in (("1-5", "4-5"), ("4-5", "1-5")):
        match.act(AnnounceTask("doors"))
        match.flick(through(1, into, 0.5), through(1, back, 0.9, back=True))
        assert match.one(TaskDone) == TaskDone(seat=1, task="doors")
        if match.offered(UseSkates):
            match.act(SKATES)
    assert match.hand(1).up == ("1-doors", "1-bounce", "1-jump", "1-doors")


@rule("CARD-10", "TURN-7")
def test_fish_may_be_moved_in_a_skates_turn_that_follows_going_out() -> None:
    match = skater("2", "2")
    match.flick(left(1), rest={1: (700, 105)})
    assert match.offered(MoveFish) == []
    match.act(SKATES)
    assert MoveFish(1, "1-3", "4-5") in match.offered()


@rule("CARD-4")
def test_a_card_used_for_skating_cannot_serve_for_a_task() -> None:
    match = skater()
    match.flick()
    match.act(SKATES)
    assert match.offered(AnnounceTask) == []
    assert refusal(match, AnnounceTask("jump")) == ("icecool-no-such-card", "CARD-4")


@rule("CARD-4")
def test_a_card_used_for_a_task_cannot_serve_for_skating() -> None:
    match = midgame().deal(1, "1-doors", "1-jump").pile("3")
    match.act(AnnounceTask("doors"))
    match.flick(through(1, "1-5", 0.5), through(1, "4-5", 0.9, back=True), rest={1: (150, 250)})
    assert only(match, CardsTurned) == [CardsTurned(rule="CARD-3", seat=1, cards=("1-doors",))]
    assert match.offered() == [EndTurn()]
    assert refusal(match, UseSkates(("1-doors", "1-jump"))) == ("icecool-no-skates", "CARD-4")


@rule("CARD-1", "TURN-1")
def test_nobody_skates_into_the_cap_of_turns_for_nothing() -> None:
    match = midgame(1).deal(1, "1-doors", "1-jump")
    match.state = replace(match.state, turns=(0, 60, 0, 0))
    match.flick(rest={1: (450, 260)})
    assert match.offered() == [EndTurn()]
    assert refusal(match, UseSkates(("1-doors", "1-jump"))) == ("icecool-not-now", "TURN-1")
