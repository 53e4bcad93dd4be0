"""TWO-2, TWO-3: the second catch or the third fish ends a round of two, roles swap, and each is Catcher twice."""

from typing import Any

import pytest

from coldsnap.core.choices import Over
from coldsnap.core.facts import Fact
from coldsnap.games.icecool.state.actions import EndTurn
from coldsnap.games.icecool.state.events import (
    CardDrawn,
    CaughtAgain,
    IdTaken,
    PutOnCircle,
    RoundBegan,
    RoundEnded,
    TokenTaken,
    TurnBegan,
)
from coldsnap.games.icecool.state.slices import Ids
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_match import Match, midgame, only, through, touched
from marks import rule

CATCH_THEN_FISH = (touched(1, 0, 0.3), through(1, "1-3", 0.8))
FISH_THEN_CATCH = (through(1, "1-3", 0.3), touched(1, 0, 0.8))


def duel(turn: int, **options: Any) -> Match:
    """Two players; seat 0, the Catcher, in the Kitchen, seat 1 in the Classroom."""
    return midgame(turn=turn, seats=2, **options).pile(*("3",) * 12)


def caught_once(**options: Any) -> Match:
    """The Runner has been caught and has left the circle again; the Catcher is in turn."""
    match = duel(0, **options)
    match.flick(touched(0, 1))
    match.flick(rest={1: (495, 105)})
    return match


def draws(match: Match) -> list[int]:
    return [event.seat for event in match.all(CardDrawn) if event.rule == "ROUND-2"]


@rule("TWO-2")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_second_catch_ends_the_round_and_brings_nothing_else(turn: int) -> None:
    match = caught_once().pass_turns_to(turn).deal(turn, "1-jump", "1-jump")
    match.flick(touched(0, 1))
    assert only(match, IdTaken, CaughtAgain, PutOnCircle, TurnBegan, RoundEnded) == [
        CaughtAgain(rule="TWO-2", seat=1, by=0),
        RoundEnded(rule="TWO-2", round=1, why="caught-twice", seats=(0,)),
    ]
    assert draws(match) == [0, 0]
    assert match.state.round == 2


@rule("TWO-2")
def test_the_second_catch_can_be_in_the_immediate_turn() -> None:
    match = duel(0)
    match.flick(touched(0, 1))
    match.flick(touched(1, 0), rest={1: (240, 495)})
    assert match.one(RoundEnded).why == "caught-twice"


@rule("TWO-2")
def test_two_touches_in_one_flick_are_one_catch() -> None:
    match = duel(0)
    match.flick(touched(0, 1, 0.2), touched(0, 1, 0.9))
    assert only(match, IdTaken, CaughtAgain, RoundEnded) == [IdTaken(rule="CATCH-1", seat=1, by=0)]


@rule("TWO-2")
def test_the_third_fish_ends_the_round_also_for_a_runner_that_was_caught_once() -> None:
    match = caught_once().pass_turns_to(1).hang(1, "1-3")
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    assert match.one(RoundEnded).why == "three-fish"
    assert draws(match) == [0, 0]


@rule("TWO-2")
@pytest.mark.parametrize(
    ("facts", "round_end", "drawn"),
    [
        (CATCH_THEN_FISH, "whole", [0, 0]),
        (FISH_THEN_CATCH, "whole", [0, 0]),
        (CATCH_THEN_FISH, "instant", [0, 0]),
        (FISH_THEN_CATCH, "instant", [0, 1]),
    ],
)
def test_first_catch_and_third_fish_in_one_flick_both_count_unless_the_end_is_instant(
    facts: tuple[Fact, ...], round_end: str, drawn: list[int]
) -> None:
    match = duel(1, round_end=round_end).hang(1, "1-3")
    match.flick(*facts, rest={1: (450, 260)})
    assert match.one(TokenTaken).door == "1-3"
    assert match.one(RoundEnded).why == "three-fish"
    assert only(match, PutOnCircle, TurnBegan) == []
    assert draws(match) == drawn


@rule("TWO-2", "ROUND-1")
@pytest.mark.parametrize(("round_end", "fish"), [("whole", 1), ("instant", 0)])
def test_a_fish_after_the_second_catch_counts_if_the_flick_is_resolved_whole(round_end: str, fish: int) -> None:
    match = caught_once(round_end=round_end).pass_turns_to(1)
    match.flick(*CATCH_THEN_FISH, rest={1: (450, 260)})
    assert len(match.all(TokenTaken)) == fish
    assert match.one(RoundEnded).why == "caught-twice"


@rule("TWO-3")
def test_roles_swap_each_round_and_the_game_ends_when_each_was_catcher_twice() -> None:
    match = Match(seats=2)
    view = match.game.view(match.state, None)
    assert isinstance(view, IceCoolView)
    assert view.rounds == 4
    catchers = [match.state.catchers]
    while not isinstance(match.status, Over):
        match.place_catcher()
        runner = match.actor
        match.hang(runner, "1-3").flick(through(runner, "1-3"), rest={runner: (450, 260)})
        catchers += [event.catchers for event in match.all(RoundBegan) if event.rule == "TWO-3"]
    assert catchers == [(0,), (1,), (0,), (1,)]


@rule("TWO-3")
def test_catches_of_one_round_are_forgotten_in_the_next() -> None:
    match = caught_once()
    match.flick(touched(0, 1))
    match.place_catcher()
    assert (match.actor, match.state.get(Ids).holder) == (0, (0, 1))
    match.flick(touched(0, 1), rest={0: (240, 495)})
    assert only(match, IdTaken, CaughtAgain, RoundEnded) == [IdTaken(rule="CATCH-2", seat=0, by=1)]
    assert match.one(TurnBegan).why == "caught"
    assert match.offered(EndTurn) == []
