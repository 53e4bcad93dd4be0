"""DOOR-1 to DOOR-7: who passes completely through which door, and what that is worth."""

import pytest

from coldsnap.core.secrets import redact
from coldsnap.games.icecool.state.actions import AnnounceTask, PlaceOnLine
from coldsnap.games.icecool.state.cards import Task
from coldsnap.games.icecool.state.events import CardDrawn, RoundEnded, TaskDone, TaskFailed, TokenLeft, TokenTaken
from coldsnap.games.icecool.state.slices import CardsHeld, CardsSeen, Tokens
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_match import Match, Mm, course, hit_wall, midgame, over, point, through, touched
from marks import rule

TAKEN = ["TokenTaken DOOR-1", "CardDrawn DOOR-1"]
GYM: Mm = (450, 300)


def told(match: Match) -> list[str]:
    """What happened between the rest and the next turn."""
    return course(match)[1:-1]


# --- DOOR-1 ---


@rule("DOOR-1")
def test_a_runner_through_a_door_with_its_token_takes_it_and_draws_the_top_card() -> None:
    match = midgame(1).pile("3", "2", "2")
    match.flick(through(1, "1-3"), rest={1: GYM})
    assert told(match) == TAKEN
    assert match.one(TokenTaken) == TokenTaken(seat=1, door="1-3")
    assert match.tokens(1) == ["2-4", "3-5"]
    assert (match.hand(1).down, match.hand(1).up) == (("3",), ())
    assert match.state.get(CardsHeld).pile == ("2", "2")
    assert match.state.get(Tokens).taken == (0, 1, 0, 0)


@rule("DOOR-1")
def test_from_either_side() -> None:
    match = midgame(2)
    match.flick(through(2, "1-3", back=True), rest={2: (495, 60)})
    assert told(match) == TAKEN


@rule("DOOR-1")
def test_the_card_is_looked_at_by_its_owner_alone_and_kept_face_down() -> None:
    match = midgame(1).pile("3", "2")
    match.flick(through(1, "1-3"), rest={1: GYM})
    drawn = match.one(CardDrawn)
    cards = {seat: redact(drawn, seat) for seat in (None, 0, 1, 2)}
    assert [getattr(event, "card", "") for event in cards.values()] == [None, None, "3", None]
    for seat in (None, 0, 1):
        view = match.game.view(match.state, seat)
        assert isinstance(view, IceCoolView)
        seen = view.find(CardsSeen)
        assert seen is not None
        assert (seen.hands[1].down, seen.hands[1].cards) == (1, ("3",) if seat == 1 else None)


@rule("DOOR-1")
def test_several_doors_in_one_flick_all_count_in_the_order_of_time() -> None:
    match = midgame(1).pile("3", "2", "1-jump")
    match.flick(through(1, "1-3", 0.4), through(1, "3-5", 0.8, back=True), rest={1: (300, 300)})
    assert [event.door for event in match.all(TokenTaken)] == ["1-3", "3-5"]
    assert match.hand(1).down == ("3", "2")


@rule("DOOR-1")
def test_all_three_doors_in_one_flick_end_the_round() -> None:
    match = midgame(1)
    match.flick(through(1, "1-3", 0.3), through(1, "3-5", 0.6, back=True), through(1, "2-4", 0.9), rest={1: (105, 500)})
    assert len(match.all(TokenTaken)) == 3
    assert match.one(RoundEnded).why == "three-fish"


@rule("DOOR-1")
@pytest.mark.parametrize("door", ["1-4", "1-5", "2-3", "4-5"])
def test_a_door_without_a_token_gives_nothing(door: str) -> None:
    match = midgame(1)
    match.flick(through(1, door), rest={1: GYM})
    assert told(match) == []


@rule("DOOR-1")
def test_a_token_is_taken_wherever_it_hangs_and_only_as_long_as_it_hangs() -> None:
    match = midgame(1).hang(1, "4-5", "2-4")
    match.flick(through(1, "4-5", 0.3), through(1, "1-3", 0.6), rest={1: GYM})
    assert match.one(TokenTaken).door == "4-5"
    match.pass_turns_to(1).flick(through(1, "4-5"), rest={1: (300, 300)})
    assert match.all(TokenTaken) == []


# --- DOOR-2 ---


@rule("DOOR-2")
def test_one_that_stays_stuck_in_the_door_has_not_passed_it() -> None:
    match = midgame(1)
    match.flick(rest={1: (495, 228)})
    assert told(match) == []
    assert match.tokens(1) == ["1-3", "2-4", "3-5"]


@rule("DOOR-2", "DOOR-4", "TURN-5")
def test_once_stuck_the_fish_is_taken_only_from_the_line_and_wholly_through_in_one_flick() -> None:
    match = midgame(1)
    match.flick(rest={1: (495, 205)})
    match.pass_turns_to(1).flick(through(1, "1-3", began_in=True), rest={1: (495, 205)})
    assert told(match) == ["TokenLeft DOOR-4"]
    match.pass_turns_to(1).act(PlaceOnLine("1", point((495, 177.5))))
    match.flick(through(1, "1-3"), rest={1: GYM})
    assert told(match) == TAKEN


# --- DOOR-3 ---


@rule("DOOR-3")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_through_and_then_back_into_the_same_door_counts(option: str) -> None:
    match = midgame(1, through_and_back=option)
    match.flick(through(1, "1-3"), rest={1: (495, 225)})
    assert told(match) == TAKEN


@rule("DOOR-3")
def test_through_and_wholly_back_counts_once() -> None:
    match = midgame(1)
    match.flick(through(1, "1-3", 0.5), through(1, "1-3", 1.0, back=True), rest={1: (495, 60)})
    assert told(match) == TAKEN


@rule("DOOR-3")
def test_a_token_is_taken_once_however_often_one_passes() -> None:
    match = midgame(1)
    match.flick(*(through(1, "1-3", t, back=t in (0.4, 0.8)) for t in (0.2, 0.4, 0.6, 0.8)), rest={1: (495, 60)})
    assert told(match) == TAKEN
    assert match.state.get(Tokens).taken[1] == 1


@rule("DOOR-3")
def test_the_option_no_lets_through_and_wholly_back_not_count() -> None:
    match = midgame(1, through_and_back="no")
    match.flick(through(1, "1-3", 0.5), through(1, "1-3", 1.0, back=True), rest={1: (495, 60)})
    assert (match.all(TokenTaken), match.all(CardDrawn)) == ([], [])
    assert {event.rule for event in match.all(TokenLeft)} == {"DOOR-3"}
    assert match.tokens(1) == ["1-3", "2-4", "3-5"]


@rule("DOOR-3")
def test_the_option_no_is_about_where_one_is_in_the_end_through_back_and_through_counts_once() -> None:
    match = midgame(1, through_and_back="no")
    match.flick(*(through(1, "1-3", t, back=t == 0.4) for t in (0.2, 0.4, 0.6)), rest={1: GYM})
    assert [event.door for event in match.all(TokenTaken)] == ["1-3"]


@rule("DOOR-3")
def test_the_option_no_does_not_mind_a_way_back_through_another_door() -> None:
    match = midgame(1, through_and_back="no")
    ways = (through(1, "1-3", 0.3), through(1, "3-5", 0.6, back=True), through(1, "1-5", 0.9, back=True))
    match.flick(*ways, rest={1: (300, 60)})
    assert [event.door for event in match.all(TokenTaken)] == ["1-3", "3-5"]


# --- DOOR-4 ---


@rule("DOOR-4")
def test_a_door_that_held_a_part_of_the_penguin_cannot_be_passed_in_that_flick_another_can() -> None:
    match = midgame(1).put({1: (495, 200)})
    match.flick(through(1, "1-3", 0.3, began_in=True), through(1, "3-5", 0.8, back=True), rest={1: (300, 300)})
    assert told(match) == ["TokenLeft DOOR-4", *TAKEN]
    assert match.one(TokenLeft) == TokenLeft(rule="DOOR-4", seat=1, door="1-3")
    assert match.tokens(1) == ["1-3", "2-4"]


@rule("DOOR-4")
def test_not_by_backing_out_and_coming_again_either() -> None:
    match = midgame(1).put({1: (495, 200)})
    match.flick(*(through(1, "1-3", t, back=t == 0.6, began_in=True) for t in (0.3, 0.6, 0.9)), rest={1: GYM})
    assert match.all(TokenTaken) == []


@rule("DOOR-4", "DOOR-6")
def test_nor_if_the_stuck_penguin_is_pushed_through_by_another() -> None:
    match = midgame(1).put({2: (495, 220)})
    match.flick(touched(1, 2, 0.2), through(2, "1-3", 0.5, began_in=True), rest={2: (495, 400)})
    assert told(match) == ["TokenLeft DOOR-4"]
    assert (match.at("p2"), match.hand(2).down) == ((495, 400), ()), "it stays where it was pushed"


@rule("DOOR-4")
@pytest.mark.parametrize(("task", "card"), [("doors", "1-doors"), ("bounce", "1-bounce")])
@pytest.mark.parametrize("stuck", [True, False])
def test_nor_for_a_task(task: Task, card: str, stuck: bool) -> None:
    match = midgame(1).deal(1, "1-doors", "1-bounce")
    assert card in match.hand(1).down
    match.act(AnnounceTask(task))
    second = (through(1, "3-5", 0.8, back=True),) if task == "doors" else ()
    match.flick(hit_wall(1, t=0.1), through(1, "1-3", 0.5, began_in=stuck), *second, rest={1: (300, 300)})
    assert (len(match.all(TaskDone)), len(match.all(TaskFailed))) == ((0, 1) if stuck else (1, 0))


# --- DOOR-5 ---


@rule("DOOR-5")
def test_over_a_door_does_not_count() -> None:
    match = midgame(1)
    match.flick(over(1, "1-3", (495, 210)), rest={1: GYM})
    assert told(match) == ["TokenLeft DOOR-5"]
    assert len(match.tokens(1)) == 3


@rule("DOOR-5")
def test_over_it_and_then_through_it_does() -> None:
    match = midgame(1)
    match.flick(over(1, "1-3", (495, 210), 0.4), through(1, "1-3", 0.9, back=True), rest={1: (495, 60)})
    assert told(match) == ["TokenLeft DOOR-5", *TAKEN]


# --- DOOR-6 ---


@rule("DOOR-6")
@pytest.mark.parametrize("turn", [0, 2, 3])
def test_a_runner_pushed_completely_through_takes_its_fish_and_card_and_stays_where_it_is(turn: int) -> None:
    match = midgame(turn).pile("3", "2")
    match.flick(touched(turn if turn else 2, 1, 0.2), through(1, "1-3", 0.6), rest={1: GYM})
    assert told(match) == ["TokenTaken DOOR-6", "CardDrawn DOOR-6"]
    assert (match.one(TokenTaken).seat, match.hand(1).down, match.hand(turn).down) == (1, ("3",), ())
    assert match.at("p1") == GYM


@rule("DOOR-6")
def test_in_a_chain_of_pushes_everybody_takes_the_own_fish() -> None:
    match = midgame(1).pile("3", "2", "1-jump")
    match.flick(
        touched(1, 2, 0.2),
        touched(2, 3, 0.3),
        through(3, "3-5", 0.4, back=True),
        through(2, "3-5", 0.5, back=True),
        through(1, "1-3", 0.6),
        rest={1: GYM, 2: (340, 300), 3: (270, 300)},
    )
    assert [(event.rule, event.seat) for event in match.all(TokenTaken)] == [
        ("DOOR-6", 3),
        ("DOOR-6", 2),
        ("DOOR-1", 1),
    ]
    assert [match.hand(seat).down for seat in (3, 2, 1)] == [("3",), ("2",), ("1-jump",)]


@rule("DOOR-6")
def test_the_third_fish_by_a_push_ends_the_round() -> None:
    match = midgame(0).hang(1, "1-3")
    match.flick(through(1, "1-3"), rest={1: GYM})
    assert match.one(TokenTaken).rule == "DOOR-6"
    assert match.one(RoundEnded).why == "three-fish"


# --- DOOR-7 ---


@rule("DOOR-7")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_catcher_collects_no_fish_neither_flicked_nor_pushed(turn: int) -> None:
    match = midgame(turn)
    match.flick(through(0, "2-4", 0.3, back=True), through(0, "1-3", 0.6), rest={0: (105, 60)})
    assert told(match) == []
    assert match.state.get(Tokens).taken == (0, 0, 0, 0)


@rule("DOOR-7")
def test_tokens_of_other_colours_are_ignored() -> None:
    match = midgame(1).hang(1, "2-4")
    match.flick(through(1, "1-3"), rest={1: GYM})
    assert told(match) == []
    assert [match.tokens(seat) for seat in (2, 3)] == [["1-3", "2-4", "3-5"]] * 2
