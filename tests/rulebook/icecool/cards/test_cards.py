"""CARD-6 to CARD-9: when a card can be used, what an empty pile gives, ICECOOL's cards, and that cards stay."""

import pytest

from coldsnap.core.errors import BadOption
from coldsnap.games.icecool.state.actions import AnnounceTask, EndTurn, FlickPenguin, MoveFish, UseSkates
from coldsnap.games.icecool.state.cards import POINTS, Card
from coldsnap.games.icecool.state.events import CardDrawn, CardsTurned, TurnBegan
from coldsnap.games.icecool.state.slices import CardsHeld, Hand
from icecool_match import Match, Mm, midgame, refusal, through, touched
from marks import rule

IN_GYM: dict[int | str, Mm] = {1: (450, 260)}


@rule("CARD-6")
def test_a_card_drawn_in_a_turn_can_move_fish_later_in_that_turn() -> None:
    match = midgame().deal(1, "2").pile("2")
    match.flick(through(1, "1-3"), rest=IN_GYM)
    match.act(MoveFish(3, "1-3", "1-5"))
    assert match.hand(1) == Hand((), ("2", "2"))


@rule("CARD-6")
def test_a_card_drawn_in_a_turn_can_be_skated_with_at_its_end() -> None:
    match = midgame().deal(1, "1-jump").pile("1-doors")
    match.flick(through(1, "1-3"), rest=IN_GYM)
    match.act(UseSkates(("1-doors", "1-jump")))
    assert match.one(TurnBegan).seat == 1


@rule("CARD-6")
def test_a_card_gained_by_a_push_waits_for_ones_own_next_turn() -> None:
    match = midgame().deal(2, "1-jump").pile("1-doors")
    match.flick(touched(1, 2, 0.2), through(2, "3-5", 0.5, back=True), rest={2: (330, 300)})
    assert match.one(CardDrawn) == CardDrawn(rule="DOOR-6", seat=2, card="1-doors", knows=(2,))
    # Seat 1's turn is over and 2's own begins: no window was asked of 2 in between.
    assert match.all(TurnBegan) == [TurnBegan(seat=2, body="p2")]
    assert match.offered(AnnounceTask) == [AnnounceTask("jump"), AnnounceTask("doors")]
    match.flick()
    assert match.offered() == [UseSkates(("1-doors", "1-jump")), EndTurn()]


@rule("CARD-6")
def test_a_card_gained_by_a_push_is_of_no_use_in_the_window_of_the_pusher() -> None:
    match = midgame().deal(1, "3", "3").deal(2, "1-jump").pile("1-doors")
    match.flick(touched(1, 2, 0.2), through(2, "3-5", 0.5, back=True), rest={2: (330, 300)})
    assert (match.actor, match.offered()) == (1, [EndTurn()])
    assert refusal(match, UseSkates(("1-doors", "1-jump")), seat=2) == ("not-your-turn", "TURN-1")


@rule("CARD-7")
def test_an_empty_pile_gives_a_blank_card() -> None:
    match = midgame().pile()
    match.flick(through(1, "1-3"), rest=IN_GYM)
    drawn = match.one(CardDrawn)
    assert (drawn.seat, drawn.card, drawn.knows) == (1, "blank", (1,))
    assert match.hand(1) == Hand(("blank",))


@rule("CARD-7")
def test_the_last_real_card_goes_to_whoever_draws_first() -> None:
    match = midgame().hang(1, "1-3").pile("3", "2")
    match.flick(through(1, "1-3"), rest=IN_GYM)
    assert [(event.seat, event.card) for event in match.all(CardDrawn)] == [
        (1, "3"),
        (0, "2"),
        (1, "blank"),
        (2, "blank"),
        (3, "blank"),
    ]
    assert match.state.get(CardsHeld).pile == ()


@rule("CARD-7")
def test_a_task_done_with_an_empty_pile_gives_a_blank_card_too() -> None:
    match = midgame().deal(1, "1-doors").pile()
    match.act(AnnounceTask("doors"))
    match.flick(through(1, "1-5", 0.5), through(1, "4-5", 0.9, back=True), rest={1: (150, 250)})
    assert match.hand(1) == Hand(("blank",), ("1-doors",))


@rule("CARD-7")
def test_a_blank_card_is_a_point_and_has_no_ability() -> None:
    assert POINTS["blank"] == 1
    match = midgame().deal(1, "blank", "blank", "blank")
    assert [type(action) for action in match.offered()] == [FlickPenguin]
    match.flick()
    assert match.offered() == [EndTurn()]


@rule("CARD-7")
@pytest.mark.parametrize("real", ["1-jump", "2"])
def test_a_blank_card_does_not_complete_a_pair(real: Card) -> None:
    match = midgame().deal(1, real, "blank")
    match.flick()
    assert match.offered() == [EndTurn()]


@rule("CARD-7")
def test_a_deck_of_ones_own_is_played_and_ends_in_blanks() -> None:
    match = midgame(deck=b'source = "mine"\ncards = { 3 = 1 }')
    assert match.state.get(CardsHeld).pile == ("3",)
    match.flick(through(1, "1-3", 0.5), through(1, "3-5", 0.9, back=True), rest={1: (300, 300)})
    assert match.hand(1) == Hand(("3", "blank"))


@rule("CARD-7")
@pytest.mark.parametrize(
    "deck",
    [
        b'source = "mine"\ncards = { 4 = 1 }',
        b'source = "mine"\ncards = { 3 = 2, blank = 3 }',  # blank cards stand in for an empty pile, they are in none
        b"cards",
        b"\xff",
        "no-such-deck",
    ],
)
def test_what_is_no_deck_is_refused(deck: bytes | str) -> None:
    with pytest.raises(BadOption):
        Match(deck=deck)


@rule("CARD-8")
def test_the_first_game_has_forty_five_cards_without_tasks() -> None:
    pile = Match("icecool").state.get(CardsHeld).pile
    assert len(pile) == 45
    assert set(pile) == {"1", "2", "3"}


@rule("CARD-8")
def test_the_first_game_has_ice_skates() -> None:
    match = midgame(game="icecool").deal(1, "1", "1", "2")
    match.flick()
    match.act(UseSkates(("1", "1")))
    assert match.all(CardsTurned) == [CardsTurned(rule="CARD-1", seat=1, cards=("1", "1"))]
    assert match.one(TurnBegan).why == "skates"


@rule("CARD-8")
def test_the_first_game_moves_no_fish() -> None:
    match = midgame(game="icecool").deal(1, "2", "2", "2", "2")
    assert [type(action) for action in match.offered()] == [FlickPenguin]
    assert refusal(match, MoveFish(1, "1-3", "4-5")) == ("icecool-not-in-this-game", "CARD-8")
    match.flick()
    assert match.offered() == [EndTurn()]
    assert refusal(match, MoveFish(1, "1-3", "4-5")) == ("icecool-not-in-this-game", "CARD-8")


@rule("CARD-8")
def test_the_first_game_has_no_tasks_whatever_its_cards_say() -> None:
    match = midgame(game="icecool", deck="icecool2").deal(1, "1-doors", "1-jump")
    assert [type(action) for action in match.offered()] == [FlickPenguin]
    assert refusal(match, AnnounceTask("doors")) == ("icecool-not-in-this-game", "CARD-8")


@rule("CARD-9")
def test_cards_stay_with_their_owner_from_round_to_round_face_up_ones_too() -> None:
    match = midgame().hang(1, "1-3").deal(1, "2", up=("1-jump", "1-jump")).deal(2, "3").pile("3", "3", "2", "1-doors")
    match.flick(through(1, "1-3"), rest=IN_GYM)
    assert match.state.round == 2
    assert match.hand(1) == Hand(("2", "3", "2"), ("1-jump", "1-jump"))
    assert match.hand(2) == Hand(("3", "1-doors"))


@rule("CARD-9")
def test_face_up_cards_of_an_earlier_round_are_not_used_again() -> None:
    match = midgame().hang(1, "1-3").deal(2, "3", "3", up=("1-jump", "1-jump", "2", "2")).pile(*("3",) * 9)
    match.flick(through(1, "1-3"), rest=IN_GYM)
    match.place_catcher()
    assert (match.actor, [type(action) for action in match.offered()]) == (2, [FlickPenguin])
    match.flick(rest={2: (300, 105)})
    assert match.offered() == [EndTurn()]
