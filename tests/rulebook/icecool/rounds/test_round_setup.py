"""SETUP-6, SETUP-8 and SETUP-9: what stands and hangs where when a round begins."""

import pytest

from coldsnap.core.choices import Ranged, Simulate, Turn
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, MoveFish, PlaceCatcher
from coldsnap.games.icecool.state.events import CatcherPlaced, RoundBegan, TokensHung, TurnBegan
from icecool_match import KITCHEN, Match, Mm, course, midgame, point, refusal, through
from marks import rule

FISH = ("1-3", "2-4", "3-5")


# --- SETUP-6 ---


@rule("SETUP-6")
def test_a_round_is_set_up_in_order_tokens_first_then_the_catchers_penguin_then_the_first_turn() -> None:
    match = Match()
    assert course(match) == ["GameBegan SETUP-4", "RoundBegan SETUP-5", "TokensHung SETUP-6", "DecisionAsked SETUP-6"]
    match.place_catcher()
    assert course(match) == ["CatcherPlaced SETUP-6", "TurnBegan TURN-1", "PutOnCircle TURN-2"]


@rule("SETUP-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_runner_hangs_one_token_on_each_door_with_a_fish_the_catcher_none(seats: int) -> None:
    match = Match(seats=seats, first_catcher="2")
    runners = tuple(seat for seat in range(seats) if seat != 1)
    assert match.one(TokensHung) == TokensHung(seats=runners, doors=FISH)
    assert [match.tokens(seat) for seat in runners] == [list(FISH)] * (seats - 1)
    assert match.tokens(1) == []


@rule("SETUP-6")
@pytest.mark.parametrize("at", [KITCHEN, (32.5, 422.5), (357.5, 567.5), (200.01, 422.5), (40, 500)])
def test_the_catcher_stands_where_it_wants_its_centre_inside_or_on_the_line(at: Mm) -> None:
    match = Match().place_catcher(at)
    assert match.at("p0") == at
    assert not match.one(CatcherPlaced).moved
    assert match.actor == 1


@rule("SETUP-6")
@pytest.mark.parametrize("at", [(32.49, 500), (195, 567.51), (105, 390), (405, 105), (495, 500), (-50, 500)])
def test_not_outside_the_line_not_in_a_door_not_in_another_room(at: Mm) -> None:
    assert refusal(Match(), PlaceCatcher(point(at))) == ("icecool-outside-line", "SETUP-6")


@rule("SETUP-6")
def test_the_offer_is_the_area_within_the_kitchens_line_and_nothing_else() -> None:
    match = Match()
    assert isinstance(match.status, Turn)
    (choice,) = match.status.offers[0].choices
    assert isinstance(choice, Ranged)
    assert (choice.region, match.actor) == (match.board.room("2").line, 0)
    for at, allowed in (((32.5, 567.5), True), ((32.49, 567.5), False)):
        assert choice.accepts(PlaceCatcher(point(at))) is allowed


@rule("SETUP-6")
def test_nobody_else_places_and_nothing_else_is_done_before() -> None:
    match = Match()
    assert refusal(match, PlaceCatcher(point(KITCHEN)), seat=1) == ("not-your-turn", "TURN-1")
    assert refusal(match, FlickPenguin("p0", 0, 500))[0] == "icecool-not-now"
    assert refusal(match, EndTurn())[0] == "icecool-not-now"


@rule("SETUP-6")
def test_a_catcher_that_does_not_say_where_stands_in_the_middle_of_the_kitchen() -> None:
    match = Match()
    match.lapse()
    assert match.at("p0") == KITCHEN
    assert course(match)[:2] == ["Lapsed TURN-16", "CatcherPlaced SETUP-6"]


@rule("SETUP-6")
def test_every_round_is_set_up_anew() -> None:
    match = midgame(1).hang(1, "1-3")
    match.flick(through(1, "1-3"))
    assert course(match)[-3:] == ["RoundBegan ROUND-3", "TokensHung SETUP-6", "DecisionAsked SETUP-6"]
    assert match.one(TokensHung) == TokensHung(seats=(0, 2, 3), doors=FISH)
    assert match.actor == 1
    match.place_catcher((50, 450))
    assert match.at("p1") == (50, 450)


# --- SETUP-8 ---


@rule("SETUP-8")
def test_runners_are_off_the_board_until_their_first_turn_so_that_nothing_can_touch_them() -> None:
    match = Match().place_catcher()
    for there in (["p0", "p1"], ["p0", "p1", "p2"], ["p0", "p1", "p2", "p3"]):
        match.act(FlickPenguin(match.state.bodies[-1].id, 0, 500))
        assert isinstance(match.status, Simulate)
        assert [body.id for body in match.status.scene.bodies] == there
        match.resolve()
        if len(there) < 4:
            match.pass_turns_to(len(there))


@rule("SETUP-8")
def test_all_are_off_the_board_again_when_the_next_round_begins() -> None:
    match = midgame(1).hang(1, "1-3")
    match.flick(through(1, "1-3"))
    assert match.state.bodies == ()


@rule("SETUP-8")
def test_a_penguin_that_has_not_begun_counts_as_being_in_the_classroom_when_fish_are_moved() -> None:
    match = Match().place_catcher().deal(1, "2", "2")
    match.put({1: (105, 195)})
    moves = [action for action in match.offered(MoveFish) if isinstance(action, MoveFish) and action.owner == 2]
    assert {action.to for action in moves} == {"2-3", "4-5"}
    assert refusal(match, MoveFish(2, "2-4", "1-5")) == ("icecool-door-of-its-room", "CARD-5")


# --- SETUP-9 ---


@rule("SETUP-9")
def test_promo_pieces_that_were_knocked_about_stand_at_their_places_when_the_next_round_begins() -> None:
    match = Match(walruses="yes")
    home = match.one(RoundBegan).bodies
    assert [body.id for body in home] == ["walrus-3", "walrus-4", "walrus-5"]
    match.place_catcher().hang(2, "1-3")
    match.flick(rest={1: (300, 100), "walrus-3": (450, 500), "walrus-4": (60, 60)})
    assert (match.at("walrus-3"), match.at("walrus-4")) == ((450, 500), (60, 60))
    assert match.one(TurnBegan).seat == 2
    match.flick(through(2, "1-3"))
    assert match.one(RoundBegan).bodies == home == match.state.bodies
