"""GAME-1: most points on cards, then most cards, then a shared victory; every hand is shown card by card."""

import pytest

from coldsnap.core.choices import Over
from coldsnap.games.icecool.state.actions import EndTurn
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.events import CardCounted, CardDrawn, GameEnded, RoundBegan, RoundEnded
from coldsnap.games.icecool.state.slices import CardsSeen, Hand
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_match import Match, only, refusal, through
from marks import rule


def last_flick(*hands: Hand) -> Match:
    """Three players before the flick that ends the last round: seat 0 has one fish to go, seat 2 is Catcher.

    It will draw a 1 for the fish, and then seats 2, 0 and 1 one each for their IDs.
    """
    match = Match(seats=3)
    for _ in range(2):
        finish(match)
    match.place_catcher()
    for seat, hand in enumerate(hands):
        match.deal(seat, *hand.down, up=hand.up)
    return match.pile("1-jump", "1-jump", "1-jump", "1-jump")


def finish(match: Match) -> None:
    """End a round by the third fish of the first Runner."""
    if match.state.stage == "round":
        match.place_catcher()
    runner = match.actor
    match.hang(runner, "1-3")
    match.flick(through(runner, "1-3"), rest={runner: (450, 260)})
    assert match.one(RoundEnded).why == "three-fish"


def ended(*hands: Hand) -> Match:
    match = last_flick(*hands)
    finish(match)
    return match


@rule("GAME-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_game_is_over_when_each_has_been_catcher_once(seats: int) -> None:
    match = Match(seats=seats)
    catchers = [match.state.catchers]
    while not isinstance(match.status, Over):
        finish(match)
        catchers += [event.catchers for event in match.all(RoundBegan)]
    assert catchers == [(seat,) for seat in range(seats)]


@rule("GAME-1")
def test_most_points_win_however_few_the_cards() -> None:
    # With what is drawn: 0 has 2 + 3 points, 1 has 1 + 6, 2 has 1 + 5 on most cards.
    match = ended(Hand(("3",)), Hand(("3", "3")), Hand(("1-jump",) * 5))
    assert match.one(GameEnded) == GameEnded(ranking=((1,), (2,), (0,)), points=(5, 7, 6), reason="icecool-over-won")
    assert match.status == Over(((1,), (2,), (0,)), "icecool-over-won")


@rule("GAME-1")
def test_face_up_cards_keep_their_points() -> None:
    match = ended(Hand((), ("2", "2")), Hand(("2",), ("3",)), Hand())
    assert match.one(GameEnded).points == (6, 6, 1)


@rule("GAME-1")
@pytest.mark.parametrize(
    ("few", "many"),
    [
        (Hand(("3", "2")), Hand(("2", "2", "1-jump"))),
        (Hand(("3",), ("2",)), Hand((), ("2", "2", "1-doors"))),
        (Hand(("3", "2")), Hand(("3", "blank"), ("1-jump",))),
        (Hand(("2", "2", "1-jump")), Hand(("blank",) * 5)),
    ],
)
def test_of_equal_points_the_most_cards_decide_face_up_face_down_and_blank_alike(few: Hand, many: Hand) -> None:
    # Seat 1 and seat 2 draw one card each.
    assert ended(Hand(), few, many).one(GameEnded).ranking == ((2,), (1,), (0,))
    assert ended(Hand(), many, few).one(GameEnded).ranking == ((1,), (2,), (0,))


@rule("GAME-1")
def test_who_is_still_tied_shares_the_victory() -> None:
    match = ended(Hand(), Hand(("3", "1-jump")), Hand((), ("2", "2")))
    assert match.one(GameEnded).points == (2, 5, 5)
    assert match.one(GameEnded).ranking == ((1, 2), (0,))


@rule("GAME-1")
def test_all_may_share_the_victory() -> None:
    assert ended(Hand(), Hand(("1-doors",)), Hand(("1-doors",))).one(GameEnded).ranking == ((0, 1, 2),)


@rule("GAME-1")
def test_equal_points_for_the_places_behind_are_broken_and_shared_alike() -> None:
    assert ended(Hand(("3", "3")), Hand(("2",)), Hand(("1-jump", "1-jump"))).one(GameEnded).ranking == (
        (0,),
        (2,),
        (1,),
    )
    assert ended(Hand(("3", "3")), Hand(("2",)), Hand(("2",))).one(GameEnded).ranking == ((0,), (1, 2))


@rule("GAME-1")
def test_at_the_end_every_hand_is_counted_card_by_card() -> None:
    match = ended(Hand(("3",), ("2", "2")), Hand(("blank",)), Hand((), ("1-doors",)))
    counted: list[tuple[int, Card, int]] = [
        (0, "2", 2),
        (0, "2", 4),
        (0, "3", 7),
        (0, "1-jump", 8),
        (0, "1-jump", 9),
        (1, "blank", 1),
        (1, "1-jump", 2),
        (2, "1-doors", 1),
        (2, "1-jump", 2),
    ]
    assert only(match, CardCounted, GameEnded) == [
        *(CardCounted(seat=seat, card=card, total=total) for seat, card, total in counted),
        GameEnded(ranking=((0,), (1, 2)), points=(9, 2, 2), reason="icecool-over-won"),
    ]


@rule("GAME-1", "ROUND-2")
def test_the_ids_of_the_last_round_are_drawn_for_before_the_count() -> None:
    match = ended(Hand(), Hand(), Hand())
    assert [event.seat for event in match.all(CardDrawn)] == [0, 2, 0, 1]
    order = [type(event) for event in only(match, RoundEnded, CardDrawn, CardCounted, GameEnded)]
    assert order == [CardDrawn, RoundEnded, *[CardDrawn] * 3, *[CardCounted] * 4, GameEnded]
    assert match.all(RoundBegan) == []


@rule("GAME-1", "CARD-9")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_when_it_is_over_everybody_sees_every_card(seat: int | None) -> None:
    before, after = (
        last_flick(Hand(("3",)), Hand(("2",)), Hand(("3",))),
        ended(Hand(("3",)), Hand(("2",)), Hand(("3",))),
    )
    hidden = [hand.cards is None for hand in _cards(before, seat).hands]
    assert hidden == [owner != seat for owner in range(3)]
    assert [hand.cards for hand in _cards(after, seat).hands] == [
        ("3", "1-jump", "1-jump"),
        ("2", "1-jump"),
        ("3", "1-jump"),
    ]


def _cards(match: Match, seat: int | None) -> CardsSeen:
    view = match.game.view(match.state, seat)
    assert isinstance(view, IceCoolView)
    found = view.find(CardsSeen)
    assert found is not None
    return found


@rule("GAME-1")
def test_nothing_is_played_after_the_end() -> None:
    assert refusal(ended(Hand(), Hand(), Hand()), EndTurn(), seat=0) == ("over", None)
