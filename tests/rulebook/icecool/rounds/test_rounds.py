"""ROUND: how a round ends, what is drawn then, and how the next one begins."""

from typing import Any

import pytest

from coldsnap.core.facts import Fact
from coldsnap.games.icecool.state.actions import AnnounceTask
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CardsTurned,
    DecisionAsked,
    IdTaken,
    Returned,
    RoundBegan,
    RoundEnded,
    TaskDone,
    TokensHung,
    TokenTaken,
    TurnBegan,
    TurnGranted,
)
from coldsnap.games.icecool.state.slices import CardsHeld, Ids, Tokens
from icecool_match import CIRCLE, Match, Mm, left, midgame, only, through, toppled, touched
from marks import rule

IN_GYM: dict[int | str, Mm] = {1: (450, 260)}
LAST_CATCH_THEN_FISH = (touched(1, 0, 0.3), through(1, "1-3", 0.8))
FISH_THEN_LAST_CATCH = (through(1, "1-3", 0.3), touched(1, 0, 0.8))


def draws(match: Match) -> list[int]:
    """The seats that drew for IDs, in their order."""
    return [event.seat for event in match.all(CardDrawn) if event.rule == "ROUND-2"]


def all_but_one(turn: int = 1, **options: Any) -> Match:
    """Runners 2 and 3 are caught, and 1 lacks one fish."""
    match = midgame(turn=0, **options).pile(*("3",) * 12)
    match.flick(touched(0, 2), touched(0, 3))
    return match.pass_turns_to(turn).hang(1, "1-3")


@rule("ROUND-1")
def test_a_runners_third_fish_ends_the_round() -> None:
    match = midgame().hang(1, "1-3").pile(*("3",) * 9)
    match.flick(through(1, "1-3"), rest=IN_GYM)
    assert match.one(RoundEnded) == RoundEnded(rule="ROUND-1", round=1, why="three-fish", seats=(1,))
    assert match.state.round == 2


@rule("ROUND-1")
def test_two_fish_do_not_end_it_nor_do_three_of_different_runners() -> None:
    match = midgame().hang(1, "1-3", "2-4").hang(2, "3-5").hang(3, "1-3")
    match.flick(through(1, "1-3"), rest=IN_GYM)
    assert match.all(RoundEnded) == []
    assert match.state.get(Tokens).taken == (0, 2, 2, 2)


@rule("ROUND-1")
def test_three_fish_in_one_flick_end_it() -> None:
    match = midgame().pile(*("3",) * 9)
    match.flick(through(1, "1-3", 0.3), through(1, "3-5", 0.6, back=True), through(1, "2-4", 0.9), rest={1: (105, 450)})
    assert [type(event) for event in only(match, TokenTaken, RoundEnded)] == [TokenTaken] * 3 + [RoundEnded]


@rule("ROUND-1")
def test_two_runners_can_have_their_third_fish_in_the_same_flick() -> None:
    match = midgame().hang(1, "1-3").hang(2, "3-5").pile(*("3",) * 9)
    match.flick(
        touched(1, 2, 0.2),
        through(1, "1-3", 0.5),
        through(2, "3-5", 0.7, back=True),
        rest={1: (450, 260), 2: (330, 300)},
    )
    assert [event.seat for event in match.all(TokenTaken)] == [1, 2]
    assert match.one(RoundEnded).seats == (1, 2)
    assert [len(match.hand(seat).down) for seat in range(4)] == [1, 2, 2, 1]


@rule("ROUND-1", "DOOR-6")
def test_a_third_fish_by_a_push_in_anothers_turn_ends_it() -> None:
    match = midgame(turn=0).hang(3, "2-4").pile(*("3",) * 9)
    match.flick(touched(0, 3, 0.2), through(3, "2-4", 0.5), rest={3: (105, 450)})
    assert match.one(TokenTaken) == TokenTaken(rule="DOOR-6", seat=3, door="2-4")
    assert match.one(RoundEnded).why == "three-fish"


@rule("ROUND-1")
def test_the_last_id_ends_the_round() -> None:
    match = all_but_one(turn=0)
    match.flick(touched(0, 1))
    assert only(match, IdTaken, RoundEnded) == [
        IdTaken(rule="CATCH-1", seat=1, by=0),
        RoundEnded(rule="ROUND-1", round=1, why="all-caught", seats=(0,)),
    ]


@rule("ROUND-1")
def test_all_but_one_id_do_not_end_it() -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 2), touched(0, 3))
    assert match.all(RoundEnded) == []
    assert match.actor == 1


@rule("ROUND-1")
@pytest.mark.parametrize(("turn", "why"), [(1, "CATCH-2"), (2, "CATCH-3")])
def test_the_last_id_can_be_lost_in_a_runners_turn(turn: int, why: str) -> None:
    match = all_but_one(turn=turn)
    match.flick(touched(1, 0))
    assert match.one(IdTaken).rule == why
    assert match.one(RoundEnded).why == "all-caught"


@rule("ROUND-1")
@pytest.mark.parametrize("facts", [LAST_CATCH_THEN_FISH, FISH_THEN_LAST_CATCH])
def test_third_fish_and_last_catch_in_one_flick_both_count(facts: tuple[Fact, ...]) -> None:
    match = all_but_one()
    match.flick(*facts, rest=IN_GYM)
    assert match.one(TokenTaken).seat == match.one(IdTaken).seat == 1
    assert match.one(RoundEnded).round == 1
    assert draws(match) == [0, 0, 0, 0]
    assert len(match.hand(1).down) == 1


@rule("ROUND-1")
def test_with_round_end_instant_a_catch_after_the_third_fish_comes_too_late() -> None:
    match = all_but_one(round_end="instant")
    match.flick(*FISH_THEN_LAST_CATCH, rest=IN_GYM)
    assert match.one(RoundEnded).why == "three-fish"
    assert match.all(IdTaken) == []
    assert draws(match) == [0, 0, 0, 1]


@rule("ROUND-1")
def test_with_round_end_instant_a_fish_after_the_last_catch_comes_too_late() -> None:
    match = all_but_one(round_end="instant")
    match.flick(*LAST_CATCH_THEN_FISH, rest=IN_GYM)
    assert match.one(RoundEnded).why == "all-caught"
    assert match.all(TokenTaken) == []
    assert match.hand(1).down == ()


@rule("ROUND-1", "CARD-3")
@pytest.mark.parametrize(("round_end", "done"), [("whole", 1), ("instant", 0)])
def test_what_a_task_lacked_when_the_round_ended_counts_only_if_the_flick_is_resolved_whole(
    round_end: str, done: int
) -> None:
    match = midgame(round_end=round_end).hang(1, "1-3").deal(1, "1-doors").pile(*("3",) * 9)
    match.act(AnnounceTask("doors"))
    match.flick(through(1, "1-3", 0.3), through(1, "3-5", 0.6, back=True), rest={1: (300, 300)})
    assert len(match.all(TaskDone)) == len(match.all(CardsTurned)) == done
    assert len(match.all(RoundEnded)) == 1


@rule("ROUND-1", "CARD-3")
def test_with_round_end_instant_a_task_done_by_the_flick_so_far_still_draws() -> None:
    match = midgame(round_end="instant").hang(1, "3-5").deal(1, "1-doors").pile(*("3",) * 9)
    match.act(AnnounceTask("doors"))
    match.flick(through(1, "1-3", 0.3), through(1, "3-5", 0.6, back=True), rest={1: (300, 300)})
    assert match.one(TaskDone).task == "doors"
    assert len(match.all(RoundEnded)) == 1


@rule("ROUND-1")
@pytest.mark.parametrize("round_end", ["whole", "instant"])
def test_an_ordinary_flick_is_the_same_with_either_option(round_end: str) -> None:
    match = midgame(round_end=round_end).pile("3", "2")
    match.flick(through(1, "1-3", 0.3), touched(1, 0, 0.5), through(1, "3-5", 0.6, back=True), rest={1: (300, 300)})
    assert [type(event) for event in only(match, TokenTaken, IdTaken)] == [TokenTaken, IdTaken, TokenTaken]
    assert match.actor == 1
    assert match.state.stage == "window"


@rule("ROUND-1")
def test_no_window_no_skates_no_walrus_turn_and_no_return_follow_the_end() -> None:
    match = midgame(walruses="yes").hang(1, "1-3").deal(1, "1-jump", "1-jump", "2", "2").pile(*("3",) * 9)
    match.flick(through(1, "1-3", 0.3), toppled("walrus-3", 0.4), left(1, 0.8), rest={1: (700, 300)})
    assert only(match, TurnGranted, TurnBegan, Returned) == []
    assert match.one(DecisionAsked) == DecisionAsked(rule="SETUP-6", seat=1, about="catcher_placement", subject="p1")
    assert match.actor == 1


@rule("ROUND-2")
def test_the_catcher_draws_first_and_then_the_others_clockwise_one_card_for_each_id() -> None:
    match = Match(first_catcher="3").place_catcher().pass_turns_to(2)
    match.flick(touched(2, 0))
    match.hang(3, "1-3").pile("3", "1-jump", "2", "1-doors", "3", "2")
    match.flick(through(3, "1-3"), rest={3: (450, 260)})
    assert only(match, RoundEnded, CardDrawn)[1:] == [
        RoundEnded(round=1, why="three-fish", seats=(3,)),
        CardDrawn(rule="ROUND-2", seat=2, card="1-jump", knows=(2,)),
        CardDrawn(rule="ROUND-2", seat=2, card="2", knows=(2,)),
        CardDrawn(rule="ROUND-2", seat=3, card="1-doors", knows=(3,)),
        CardDrawn(rule="ROUND-2", seat=1, card="3", knows=(1,)),
    ]
    assert match.state.get(CardsHeld).pile == ("2",)


@rule("ROUND-2")
def test_a_catcher_who_caught_nobody_draws_one_for_its_own_id() -> None:
    match = midgame().hang(1, "1-3").pile(*("3",) * 9)
    match.flick(through(1, "1-3"), rest=IN_GYM)
    assert draws(match) == [0, 1, 2, 3]


@rule("ROUND-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_catcher_who_caught_everybody_draws_them_all(seats: int) -> None:
    match = midgame(turn=0, seats=seats).pile(*("3",) * 9)
    match.flick(*(touched(0, runner) for runner in range(1, seats)))
    assert draws(match) == [0] * seats
    assert [len(match.hand(seat).down) for seat in range(seats)] == [seats, *(0,) * (seats - 1)]


@rule("ROUND-2", "TURN-1")
def test_a_round_that_nobody_ends_is_cut_off_and_drawn_for_like_any_other() -> None:
    match = midgame(seats=3).pile(*("3",) * 9)
    while match.state.round == 1:
        match.lapse()
    assert match.one(RoundEnded) == RoundEnded(rule="TURN-1", round=1, why="cap")
    assert draws(match) == [0, 1, 2]


@rule("ROUND-3")
def test_ids_and_tokens_go_back_and_the_player_on_the_left_is_the_next_catcher() -> None:
    match = all_but_one()
    match.flick(through(1, "1-3"), rest=IN_GYM)
    began = match.one(RoundBegan)
    assert (began.rule, began.round, began.catchers) == ("ROUND-3", 2, (1,))
    assert match.one(TokensHung) == TokensHung(seats=(0, 2, 3), doors=("1-3", "2-4", "3-5"))
    assert match.state.get(Ids) == Ids((0, 1, 2, 3))
    assert match.state.get(Tokens).taken == (0, 0, 0, 0)
    assert [match.tokens(seat) for seat in range(4)] == [["1-3", "2-4", "3-5"], [], *[["1-3", "2-4", "3-5"]] * 2]


@rule("ROUND-3")
def test_the_next_round_is_played_from_the_new_catchers_left_with_everybody_off_the_board() -> None:
    match = midgame().hang(1, "1-3")
    match.flick(through(1, "1-3"), rest=IN_GYM)
    assert match.state.bodies == ()
    match.place_catcher()
    seats = []
    for _ in range(4):
        seats.append(match.actor)
        match.lapse()
    assert seats == [2, 3, 0, 1]
    assert match.at("p2") == CIRCLE


@rule("ROUND-3")
def test_the_last_seats_left_neighbour_is_the_first_seat() -> None:
    match = Match(first_catcher="4").place_catcher().hang(0, "1-3")
    match.flick(through(0, "1-3"), rest={0: (450, 260)})
    assert match.one(RoundBegan).catchers == (0,)


@rule("ROUND-3")
def test_a_catch_of_the_last_round_can_be_made_anew() -> None:
    match = all_but_one()
    match.flick(through(1, "1-3"), rest=IN_GYM)
    match.place_catcher()
    match.flick(touched(2, 1), rest={2: (300, 105)})
    assert match.one(IdTaken) == IdTaken(rule="CATCH-2", seat=2, by=1)
