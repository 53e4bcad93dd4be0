"""CARD-9, TURN-14: who sees which card, and that no window tells what somebody holds."""

import pytest

from coldsnap.core.choices import Turn
from coldsnap.core.codec import encode
from coldsnap.core.secrets import redact, redact_all
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, MoveFish, UseSkates
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.events import CardDrawn, CardsTurned, TurnBegan
from coldsnap.games.icecool.state.slices import CardsHeld, CardsSeen, HandSeen, Ids, Tokens
from coldsnap.games.icecool.state.state import IceCoolState
from coldsnap.games.icecool.state.view import IceCoolView
from icecool_match import Match, left, midgame, through, touched
from marks import rule

PAIRS: list[tuple[Card, Card]] = [("3", "3"), ("2", "2"), ("1-jump", "1-doors"), ("blank", "3"), ("1-jump", "2")]


def seen(match: Match, seat: int | None) -> IceCoolView:
    view = match.game.view(match.state, seat)
    assert isinstance(view, IceCoolView)
    return view


def cards(match: Match, seat: int | None) -> CardsSeen:
    found = seen(match, seat).find(CardsSeen)
    assert found is not None
    return found


@rule("CARD-9")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_face_down_cards_are_known_to_their_owner_alone_and_all_the_rest_to_everybody(seat: int | None) -> None:
    match = midgame().deal(1, "2", "1-jump", up=("3",)).deal(2, "1-doors").pile("3", "2", "3")
    assert cards(match, seat) == CardsSeen(
        pile=3,
        hands=(
            HandSeen(0, (), () if seat == 0 else None),
            HandSeen(2, ("3",), ("2", "1-jump") if seat == 1 else None),
            HandSeen(1, (), ("1-doors",) if seat == 2 else None),
            HandSeen(0, (), () if seat == 3 else None),
        ),
    )


@rule("CARD-9")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_ids_and_tokens_are_public(seat: int | None) -> None:
    match = midgame(turn=0)
    match.flick(touched(0, 1, 0.2), touched(0, 3, 0.3), through(3, "2-4", 0.5), rest={3: (105, 450)})
    view = seen(match, seat)
    assert view.find(Ids) == match.state.get(Ids)
    assert view.find(Tokens) == match.state.get(Tokens)
    assert match.state.get(Tokens).taken == (0, 0, 0, 1)


@rule("CARD-9")
@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_two_matches_that_differ_in_hidden_cards_alone_look_the_same_to_everybody_else(seat: int | None) -> None:
    one = midgame().deal(1, "2", "2").pile("3", "1-jump")
    two = midgame().deal(1, "1-doors", "3").pile("2", "blank")
    assert one.state != two.state
    assert encode(seen(one, seat)) == encode(seen(two, seat))


@rule("CARD-9")
def test_nobody_sees_the_pile_not_even_its_next_card() -> None:
    one, two = midgame().pile("3", "2"), midgame().pile("2", "3")
    for seat in (0, 1, 2, 3, None):
        assert encode(seen(one, seat)) == encode(seen(two, seat))
        assert cards(one, seat).order is None


@rule("CARD-9")
def test_a_drawn_card_is_told_to_its_owner_and_to_others_only_that_it_was_drawn() -> None:
    match = midgame().pile("3")
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    drawn = match.one(CardDrawn)
    assert redact(drawn, 1) == CardDrawn(rule="DOOR-1", seat=1, card="3", knows=(1,))
    for seat in (0, 2, 3, None):
        assert redact(drawn, seat) == CardDrawn(rule="DOOR-1", seat=1, card=None, knows=(1,))


@rule("CARD-9", "ROUND-2")
@pytest.mark.parametrize(("seat", "known"), [(0, 1), (1, 2), (2, 1), (3, 1), (None, 0)])
def test_of_the_draws_at_the_end_of_a_round_each_seat_knows_its_own(seat: int | None, known: int) -> None:
    match = midgame().hang(1, "1-3").pile(*("3",) * 5)
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    drawn = [event for event in redact_all(match.events, seat) if isinstance(event, CardDrawn)]
    assert len(drawn) == 5
    assert [event.seat for event in drawn if event.card is not None] == [seat] * known


@rule("CARD-9")
def test_a_card_that_is_turned_up_is_told_to_everybody() -> None:
    match = midgame().deal(1, "1-jump", "1-doors")
    match.flick()
    match.act(UseSkates(("1-doors", "1-jump")))
    turned = match.one(CardsTurned)
    for seat in (0, 1, 2, 3, None):
        assert redact(turned, seat) == turned
        assert cards(match, seat).hands[1].up == ("1-doors", "1-jump")


@rule("TURN-14")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
@pytest.mark.parametrize("down", PAIRS)
def test_with_two_face_down_cards_the_window_opens_whatever_they_are_and_can_be_ended(
    game: str, down: tuple[Card, ...]
) -> None:
    match = midgame(game=game).deal(1, *down)
    match.flick()
    assert match.state.stage == "window"
    assert match.all(TurnBegan) == []
    assert match.offered()[-1] == EndTurn()
    match.end()
    assert match.all(TurnBegan) == [TurnBegan(seat=2, body="p2")]


@rule("TURN-14")
@pytest.mark.parametrize("down", [(), ("1-jump",), ("2",)])
def test_with_fewer_face_down_cards_no_window_opens_however_many_are_face_up(down: tuple[Card, ...]) -> None:
    match = midgame().deal(1, *down, up=("1-jump", "1-jump", "2", "2"))
    match.flick()
    assert match.all(TurnBegan) == [TurnBegan(seat=2, body="p2")]


@rule("TURN-14")
@pytest.mark.parametrize("game", ["icecool", "icecool2"])
@pytest.mark.parametrize("out", [False, True])
def test_a_window_looks_the_same_to_all_others_whatever_its_owner_holds(game: str, out: bool) -> None:
    def after(*down: Card) -> Match:
        match = midgame(game=game).deal(1, *down).pile("3")
        match.flick(*([left(1)] if out else []), rest={1: (700, 105)} if out else {})
        return match

    views = [[encode(seen(after(*pair), seat)) for seat in (0, 2, 3, None)] for pair in PAIRS]
    assert all(view == views[0] for view in views)
    events = [redact_all(after(*pair).events, None) for pair in PAIRS]
    assert all(told == events[0] for told in events)


@rule("TURN-14")
def test_the_card_that_was_just_drawn_opens_the_window_by_its_number_and_not_by_its_value() -> None:
    tops: tuple[Card, ...] = ("1-jump", "2", "3", "blank")
    for top in tops:
        match = midgame().deal(1, "1-doors").pile(top)
        match.flick(through(1, "1-3"), rest={1: (450, 260)})
        assert match.state.stage == "window"


@rule("TURN-14")
def test_choices_are_for_the_seat_in_turn_alone() -> None:
    match = midgame().deal(1, "2", "2").deal(2, "2", "2")
    status = match.status
    assert isinstance(status, Turn)
    assert [offer.seat for offer in status.offers] == [1]
    assert status.offer(2) is None
    for seat in (0, 1, 2, 3, None):
        assert b"icecool-move-fish" not in encode(seen(match, seat))


@rule("TURN-14")
def test_before_a_flick_nothing_but_the_choices_tells_what_is_held() -> None:
    rich, poor = midgame().deal(1, "2", "2"), midgame().deal(1, "3", "3")
    assert rich.offered(MoveFish) != []
    assert poor.offered(MoveFish) == []
    assert rich.offered(FlickPenguin) == poor.offered(FlickPenguin) != []
    assert encode(seen(rich, 0)) == encode(seen(poor, 0))


@rule("CARD-9")
def test_a_view_is_a_world_in_which_others_may_hold_other_cards() -> None:
    match = midgame().pile(*three_on_top())
    match.flick(through(1, "1-3"), rest={1: (450, 260)})
    hands = set()
    for number in range(30):
        imagined = match.game.imagine(seen(match, 2), match.state.rng.split(str(number)))
        assert encode(match.game.view(imagined, 2)) == encode(seen(match, 2))
        assert isinstance(imagined, IceCoolState)
        hands.add(imagined.get(CardsHeld).hands[1].down)
    assert len(hands) > 1


def three_on_top() -> tuple[Card, ...]:
    """A pile of the whole deck with a 3 on top."""
    pile = list(Match().state.get(CardsHeld).pile)
    pile.remove("3")
    return ("3", *pile)
