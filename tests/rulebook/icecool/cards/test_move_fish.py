"""CARD-5: two face-down 2s turned up move a token of any colour to another door."""

import pytest

from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, MoveFish, UseSkates
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.events import CardDrawn, CardsTurned, FishMoved, RoundEnded, TokenTaken, TurnBegan
from coldsnap.games.icecool.state.slices import Hand, Tokens
from icecool_match import Match, Mm, left, midgame, only, refusal, through
from marks import rule

FISH_DOORS = ["1-3", "2-4", "3-5"]


def holding(*cards: Card, turn: int = 1) -> Match:
    """A seat in turn with exactly these cards."""
    return midgame(turn=turn).deal(turn, *cards)


def goals(match: Match, owner: int) -> set[str]:
    """The doors to which a colour's tokens may go; the same for each of them."""
    moves = [action for action in match.offered() if isinstance(action, MoveFish) and action.owner == owner]
    ways = {frm: {move.to for move in moves if move.frm == frm} for frm in match.tokens(owner)}
    assert len({frozenset(way) for way in ways.values()}) == 1
    assert sorted(move.frm for move in moves) == sorted(frm for frm, way in ways.items() for _ in way)
    return next(iter(ways.values()))


@rule("CARD-5")
def test_two_twos_turned_up_hang_a_token_on_another_door() -> None:
    match = holding("2", "3", "2")
    assert match.act(MoveFish(1, "1-3", "4-5")) == (
        CardsTurned(rule="CARD-5", seat=1, cards=("2", "2")),
        FishMoved(seat=1, owner=1, frm="1-3", to="4-5"),
    )
    assert match.hand(1) == Hand(("3",), ("2", "2"))
    assert match.tokens(1) == ["4-5", "2-4", "3-5"]
    assert match.tokens(2) == match.tokens(3) == FISH_DOORS


@rule("CARD-5")
def test_every_colour_may_go_to_every_door_that_is_not_of_its_penguins_room_and_holds_none_of_it() -> None:
    match = holding("2", "2")
    assert goals(match, 1) == {"2-3", "4-5"}
    assert goals(match, 2) == {"1-4", "1-5", "4-5"}
    assert goals(match, 3) == {"1-5", "2-3"}
    assert {action.owner for action in match.offered() if isinstance(action, MoveFish)} == {1, 2, 3}


@rule("CARD-5")
def test_fish_may_be_moved_before_the_flick_and_the_flick_is_still_to_come() -> None:
    match = holding("2", "2")
    match.act(MoveFish(2, "3-5", "1-4"))
    assert (match.actor, match.offered(FlickPenguin) != []) == (1, True)


@rule("CARD-5")
def test_fish_may_be_moved_after_the_flick_and_the_turn_is_then_ended_or_gone_on_with() -> None:
    match = holding("2", "2", "1-jump", "1-jump")
    match.flick()
    match.act(MoveFish(2, "3-5", "1-4"))
    assert match.offered() == [UseSkates(("1-jump", "1-jump")), EndTurn()]


@rule("CARD-5", "TURN-3")
def test_fish_may_be_moved_between_the_repeats_of_a_flick_from_the_circle() -> None:
    match = Match().place_catcher().deal(1, "2", "2", "2", "2")
    match.flick()
    assert match.state.repeats == 1
    match.act(MoveFish(1, "2-4", "2-3"))
    assert (match.actor, match.state.repeats, match.tokens(1)) == (1, 1, ["1-3", "2-3", "3-5"])
    match.flick()
    assert match.state.repeats == 2, "moving fish is no way off the circle"
    match.act(MoveFish(2, "2-4", "2-3"))
    assert match.hand(1) == Hand((), ("2", "2", "2", "2"))
    assert match.offered(MoveFish) == []
    match.flick(rest={1: (300, 100)})
    assert match.actor == 2


@rule("CARD-5")
def test_four_twos_move_two_fish_one_before_and_one_after_the_flick() -> None:
    match = holding("2", "2", "2", "2")
    match.act(MoveFish(1, "1-3", "4-5"))
    match.flick()
    match.act(MoveFish(1, "4-5", "2-3"))
    assert match.tokens(1) == ["2-3", "2-4", "3-5"]
    assert match.hand(1) == Hand((), ("2", "2", "2", "2"))


@rule("CARD-5")
def test_four_twos_move_two_fish_in_one_window() -> None:
    match = holding("2", "2", "2", "2")
    match.act(MoveFish(1, "1-3", "4-5"))
    match.act(MoveFish(3, "1-3", "1-5"))
    assert (match.tokens(1)[0], match.tokens(3)[0]) == ("4-5", "1-5")
    assert match.offered(MoveFish) == []


@rule("CARD-5")
@pytest.mark.parametrize(
    ("down", "up"), [(("2", "3"), ()), (("2", "1-jump"), ("2",)), (("3", "3"), ("2", "2")), (("2", "blank"), ())]
)
def test_both_twos_must_be_face_down(down: tuple[Card, ...], up: tuple[Card, ...]) -> None:
    match = midgame().deal(1, *down, up=up)
    assert match.offered(MoveFish) == []
    assert refusal(match, MoveFish(1, "1-3", "4-5")) == ("icecool-no-pair", "CARD-5")


@rule("CARD-5")
def test_the_catcher_moves_fish_too_but_has_none_of_its_own_on_a_door() -> None:
    match = holding("2", "2", turn=0)
    assert refusal(match, MoveFish(0, "1-3", "4-5")) == ("icecool-no-token-there", "CARD-5")
    match.act(MoveFish(3, "2-4", "1-5"))
    assert match.tokens(3) == ["1-3", "1-5", "3-5"]


@rule("CARD-5")
@pytest.mark.parametrize(
    ("action", "code"),
    [
        (MoveFish(1, "1-4", "4-5"), "icecool-no-token-there"),
        (MoveFish(1, "2-4", "2-4"), "icecool-same-door"),
        (MoveFish(1, "1-3", "3-5"), "icecool-door-taken"),
        (MoveFish(1, "1-3", "1-4"), "icecool-door-of-its-room"),
        (MoveFish(3, "1-3", "4-5"), "icecool-door-of-its-room"),
        (MoveFish(1, "1-3", "2-5"), "icecool-no-such-door"),
    ],
)
def test_a_move_that_the_rule_forbids_is_refused_with_its_reason(action: MoveFish, code: str) -> None:
    assert refusal(holding("2", "2"), action) == (code, "CARD-5")


@rule("CARD-5")
def test_a_token_that_was_taken_hangs_nowhere_and_cannot_be_moved() -> None:
    match = holding("2", "2").hang(1, "2-4")
    assert refusal(match, MoveFish(1, "1-3", "4-5")) == ("icecool-no-token-there", "CARD-5")
    assert goals(match, 1) == {"2-3", "3-5", "4-5"}


@rule("CARD-5")
def test_nobody_moves_fish_in_anothers_turn() -> None:
    match = midgame().deal(2, "2", "2")
    assert refusal(match, MoveFish(1, "1-3", "4-5"), seat=2) == ("not-your-turn", "TURN-1")


@rule("CARD-5")
@pytest.mark.parametrize(
    ("at", "free"),
    [
        ((495, 210), {"4-5"}),  # in the door of Classroom and Gym: in both
        ((495, 224), {"4-5"}),  # all but a sliver is in the Gym
        ((495, 226), {"1-4", "1-5", "4-5"}),  # in the frame still, but no part of it is seen in the Classroom
        ((300, 300), {"1-4", "2-3"}),  # the middle room has three doors
        ((195, 495), {"1-4", "1-5", "4-5"}),
    ],
)
def test_a_penguin_is_in_every_room_in_which_a_part_of_it_is_seen(at: Mm, free: set[str]) -> None:
    match = holding("2", "2").put({0: (60, 540), 1: at})
    assert goals(match, 1) == free


@rule("CARD-5", "SETUP-8")
def test_a_runner_that_is_not_on_the_board_yet_counts_as_being_in_the_classroom() -> None:
    match = Match().place_catcher().deal(1, "2", "2")
    assert match.state.body("p2") is None
    assert goals(match, 2) == {"2-3", "4-5"}
    assert refusal(match, MoveFish(2, "1-3", "1-5")) == ("icecool-door-of-its-room", "CARD-5")


@rule("CARD-5")
def test_where_the_penguin_is_after_the_flick_decides_in_the_window_after_it() -> None:
    match = holding("2", "2")
    match.flick(rest={1: (300, 300)})
    assert goals(match, 1) == {"1-4", "2-3"}


@rule("CARD-5")
def test_two_colours_may_hang_on_one_door_but_never_two_tokens_of_one() -> None:
    match = holding("2", "2", "2", "2")
    match.act(MoveFish(1, "1-3", "2-3"))
    match.act(MoveFish(3, "1-3", "2-3"))
    hung = match.state.get(Tokens).hung
    assert sorted(token.seat for token in hung if token.door == "2-3") == [1, 3]


@rule("CARD-5")
def test_a_moved_token_is_taken_at_its_new_door_and_no_longer_at_the_old_one() -> None:
    match = holding("2", "2").pile("3")
    match.act(MoveFish(1, "1-3", "4-5"))
    match.flick(through(1, "1-3", 0.4), through(1, "4-5", 0.8, back=True), rest={1: (150, 250)})
    assert only(match, TokenTaken, CardDrawn) == [
        TokenTaken(seat=1, door="4-5"),
        CardDrawn(rule="DOOR-1", seat=1, card="3", knows=(1,)),
    ]


@rule("CARD-5", "ROUND-1")
def test_a_moved_token_is_still_one_of_the_three() -> None:
    match = holding("2", "2").hang(1, "2-4")
    match.act(MoveFish(1, "2-4", "4-5"))
    match.flick(through(1, "4-5", back=True), rest={1: (150, 250)})
    assert match.one(RoundEnded).why == "three-fish"


@rule("CARD-5")
def test_a_token_moved_to_a_door_that_was_just_passed_is_not_collected_in_retrospect() -> None:
    match = holding("2", "2")
    lap = (through(1, "1-5", 0.3), through(1, "4-5", 0.6, back=True), through(1, "1-4", 0.9))
    match.flick(*lap, rest={1: (300, 105)})
    assert match.act(MoveFish(1, "3-5", "4-5"))[:2] == (
        CardsTurned(rule="CARD-5", seat=1, cards=("2", "2")),
        FishMoved(seat=1, owner=1, frm="3-5", to="4-5"),
    )
    assert match.one(TurnBegan).seat == 2
    assert match.all(TokenTaken) == []
    assert match.tokens(1) == ["1-3", "2-4", "4-5"]


@rule("CARD-5", "TURN-7")
def test_whoever_went_out_has_no_fish_to_move_any_more_in_that_turn() -> None:
    match = holding("2", "2")
    match.flick(left(1), rest={1: (700, 105)})
    assert match.offered() == [EndTurn()]
    assert refusal(match, MoveFish(1, "1-3", "4-5")) == ("icecool-went-out", "TURN-7")
