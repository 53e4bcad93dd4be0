"""TURN-14: windows open by public facts, tell no secret, and can always be ended."""

from itertools import combinations_with_replacement

import pytest

from coldsnap.core.choices import Turn
from coldsnap.games.icecool.state.actions import ChooseRoom, EndTurn, Lapse, MoveFish, UseSkates
from coldsnap.games.icecool.state.cards import Card
from coldsnap.games.icecool.state.events import TurnBegan
from icecool_match import Match, course, left, midgame, raised, refusal, through
from marks import rule

CARDS: tuple[Card, ...] = ("1-jump", "1-doors", "1-bounce", "2", "3", "blank")
PAIRS = list(combinations_with_replacement(CARDS, 2))


def after_flick(*down: Card, up: tuple[Card, ...] = ()) -> Match:
    """Seat 1 has flicked with these cards in its hand."""
    match = midgame(1).deal(1, *down, up=up)
    match.flick(rest={1: (300, 100)})
    return match


@rule("TURN-14")
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_with_two_face_down_cards_a_window_opens_whatever_they_are_and_its_end_is_offered(
    pair: tuple[Card, Card],
) -> None:
    match = after_flick(*pair)
    assert course(match) == ["CameToRest TURN-13"], "nothing tells a good pair from a bad one"
    assert match.actor == 1
    assert match.offered()[-1] == EndTurn()
    match.end()
    assert (course(match), match.actor) == (["TurnBegan TURN-1"], 2)


@rule("TURN-14")
@pytest.mark.parametrize("down", [(), ("1-jump",), ("2",), ("3",)])
@pytest.mark.parametrize("up", [(), ("1-jump", "1-doors", "2", "2")])
def test_with_fewer_face_down_cards_none_opens_however_many_lie_face_up(
    down: tuple[Card, ...], up: tuple[Card, ...]
) -> None:
    match = after_flick(*down, up=up)
    assert course(match) == ["CameToRest TURN-13", "TurnBegan TURN-1"]


@rule("TURN-14")
def test_a_useless_hand_is_offered_the_end_alone() -> None:
    assert after_flick("3", "3").offered() == [EndTurn()]
    assert after_flick("1-jump", "2").offered() == [EndTurn()]


@rule("TURN-14")
def test_other_seats_and_spectators_see_the_same_whatever_the_cards_in_the_window_are() -> None:
    for seat in (None, 0, 2, 3):
        views = [(match := after_flick(*pair)).game.view(match.state, seat) for pair in PAIRS]
        assert all(view == views[0] for view in views)


@rule("TURN-14")
def test_choices_are_shown_to_their_seat_alone() -> None:
    status = after_flick("1-jump", "1-doors").status
    assert isinstance(status, Turn)
    assert [offer.seat for offer in status.offers] == [1]
    assert [status.offer(seat) for seat in (0, 2, 3)] == [None, None, None]


@rule("TURN-14")
def test_after_going_out_the_window_opens_by_the_same_public_facts() -> None:
    for pair in PAIRS:
        match = midgame(1).deal(1, *pair)
        match.flick(left(1), rest={1: (500, -60)})
        assert course(match) == ["CameToRest TURN-13", "Returned TURN-7"]
        assert match.offered()[-1] == EndTurn()


@rule("TURN-14")
def test_the_window_stays_open_after_fish_were_moved_as_long_as_two_cards_lie_face_down() -> None:
    for pair in PAIRS:
        match = after_flick("2", "2", *pair)
        match.act(MoveFish(2, "2-4", "1-4"))
        assert (course(match)[-1], match.actor) == ("FishMoved CARD-5", 1)
        assert match.offered()[-1] == EndTurn()


@rule("TURN-14")
@pytest.mark.parametrize("left_over", [(), ("1-jump",), ("3",)])
def test_the_window_closes_by_itself_once_everybody_sees_that_nothing_more_can_be_done(
    left_over: tuple[Card, ...],
) -> None:
    match = after_flick("2", "2", *left_over)
    match.act(MoveFish(2, "2-4", "1-4"))
    assert (course(match)[-1], match.actor) == ("TurnBegan TURN-1", 2)


@rule("TURN-14")
def test_in_icecool_too_two_cards_open_the_window_for_skates() -> None:
    match = midgame(1, "icecool").deal(1, "2", "3")
    match.flick(rest={1: (300, 100)})
    assert match.offered() == [EndTurn()]
    match = midgame(1, "icecool").deal(1, "1", "1")
    match.flick(rest={1: (300, 100)})
    assert match.offered() == [UseSkates(("1", "1")), EndTurn()]


@rule("TURN-14")
def test_where_cards_are_not_looked_at_no_window_opens() -> None:
    match = midgame(1, scoring="tournament").hang(1, "1-3", "2-4", "3-5")
    match.flick(through(1, "1-3", 0.2), through(1, "3-5", 0.4, back=True), rest={1: (300, 300)})
    assert match.one(TurnBegan).seat == 2


@rule("TURN-14")
def test_nobody_else_ends_it() -> None:
    assert refusal(after_flick("3", "3"), EndTurn(), seat=2) == ("not-your-turn", "TURN-1")


@rule("TURN-14", "TURN-11")
@pytest.mark.parametrize(("y", "line"), [(208, 177.5), (212, 242.5), (210, 177.5)])
def test_a_question_to_a_seat_that_is_not_in_turn_lapses_to_the_closer_line_and_the_turn_goes_on(
    y: float, line: float
) -> None:
    match = midgame(1).deal(1, "3", "3")
    match.flick(rest={1: (300, 100)}, poses=[raised(2, (450, y), 85.45)])
    assert isinstance(match.status, Turn)
    assert match.status.offers[0].lapse == Lapse(2)
    match.lapse()
    assert course(match) == ["Lapsed TURN-16", "Returned TURN-11"]
    assert (match.at("p2"), match.actor, match.offered()) == ((450, line), 1, [EndTurn()])


@rule("TURN-14", "TURN-11")
def test_the_same_question_to_the_seat_in_turn_lapses_alike_without_costing_its_window() -> None:
    match = midgame(1).deal(1, "3", "3")
    match.flick(poses=[raised(1, (450, 208), 85.45)])
    assert match.offered() == [ChooseRoom("1"), ChooseRoom("3")]
    match.lapse()
    assert (match.at("p1"), match.offered()) == ((450, 177.5), [EndTurn()])
