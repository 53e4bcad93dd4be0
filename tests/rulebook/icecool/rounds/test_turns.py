"""TURN-1 and TURN-2: whose turn it is, and what a turn is."""

import pytest

from coldsnap.core.choices import Simulate
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Unresolved
from coldsnap.games.icecool.state.actions import EndTurn, FlickPenguin, Lapse
from coldsnap.games.icecool.state.events import CardDrawn, Flicked, PutOnCircle, RoundBegan, RoundEnded, TurnBegan
from icecool_match import CIRCLE, SPOTS, Match, course, midgame, refusal
from marks import rule


def taken(match: Match, turns: int) -> list[int]:
    """The seats of so many turns, each a flick to a place of its own."""
    seats = []
    for _ in range(turns):
        seats.append(match.actor)
        match.flick(rest={match.actor: (450, 60 + 40 * match.actor)})
    return seats


# --- TURN-1 ---


@rule("TURN-1")
@pytest.mark.parametrize(
    ("seats", "catcher", "order"),
    [(4, "1", [1, 2, 3, 0]), (4, "3", [3, 0, 1, 2]), (3, "2", [2, 0, 1]), (2, "1", [1, 0]), (2, "2", [0, 1])],
)
def test_turns_go_clockwise_from_the_catchers_left_the_catcher_last_and_again(
    seats: int, catcher: str, order: list[int]
) -> None:
    match = Match(seats=seats, first_catcher=catcher)
    match.lapse()
    assert taken(match, 2 * seats) == order * 2
    assert match.one(TurnBegan) == TurnBegan(rule="TURN-1", seat=order[0], body=f"p{order[0]}", why="order")


@rule("TURN-1")
def test_nobody_flicks_out_of_turn_not_even_the_own_penguin() -> None:
    match = midgame(2)
    for seat in (0, 1, 3):
        assert refusal(match, FlickPenguin(f"p{seat}", 0, 500), seat) == ("not-your-turn", "TURN-1")
        assert refusal(match, FlickPenguin("p2", 0, 500), seat) == ("not-your-turn", "TURN-1")
    assert match.actor == 2


@rule("TURN-1")
def test_after_sixty_turns_of_a_seat_the_round_ends_with_the_cards_for_ids_and_nothing_more() -> None:
    match = Match(seats=3).place_catcher()
    for _ in range(60 * 3 - 1):
        match.lapse()
        assert match.all(RoundEnded) == []
    match.lapse()
    assert match.one(RoundEnded) == RoundEnded(rule="TURN-1", round=1, why="cap")
    assert [(event.rule, event.seat) for event in match.all(CardDrawn)] == [("ROUND-2", seat) for seat in (0, 1, 2)]
    assert match.one(RoundBegan).catchers == (1,)


@rule("TURN-1")
def test_the_sixty_turns_are_counted_anew_in_each_round() -> None:
    match = Match(seats=3).place_catcher()
    for _ in range(60 * 3):
        match.lapse()
    match.place_catcher()
    for _ in range(60 * 3 - 1):
        match.lapse()
    assert match.state.round == 2
    match.lapse()
    assert match.one(RoundEnded).round == 2


# --- TURN-2 ---


@rule("TURN-2")
def test_a_turn_is_one_flick() -> None:
    match = midgame(1)
    match.flick(rest={1: (300, 100)})
    assert course(match) == ["CameToRest TURN-13", "TurnBegan TURN-1"]
    assert match.actor == 2
    assert refusal(match, FlickPenguin("p1", 0, 500), seat=1) == ("not-your-turn", "TURN-1")


@rule("TURN-2")
def test_a_runners_first_turn_starts_on_the_red_circle() -> None:
    match = Match().place_catcher()
    for seat in (1, 2, 3):
        put = match.one(PutOnCircle)
        assert (put.rule, put.seat, put.moved) == ("TURN-2", seat, False)
        assert match.at(f"p{seat}") == CIRCLE
        match.flick(rest={seat: SPOTS[seat]})
    assert match.all(PutOnCircle) == []


@rule("TURN-2")
def test_later_turns_start_from_wherever_the_penguin_stands() -> None:
    match = midgame(1)
    assert match.all(PutOnCircle) == []
    assert match.at("p1") == SPOTS[1]
    match.act(FlickPenguin("p1", 0, 500))
    assert isinstance(match.status, Simulate)
    assert [body for body in match.status.scene.bodies if body.id == "p1"] == [match.state.body("p1")]


@rule("TURN-2")
def test_also_from_where_others_have_pushed_it_since() -> None:
    match = midgame(3)
    match.flick(rest={3: (150, 60), 1: (300, 100), 2: (450, 500)})
    match.pass_turns_to(1)
    assert match.at("p1") == (300, 100)


@rule("TURN-2")
def test_the_catchers_first_turn_starts_where_it_was_placed() -> None:
    match = Match().place_catcher((60, 450)).pass_turns_to(0)
    assert match.all(PutOnCircle) == []
    assert match.at("p0") == (60, 450)


@rule("TURN-2")
def test_the_catchers_first_turn_starts_from_where_it_has_been_pushed_since() -> None:
    match = Match().place_catcher((60, 450))
    match.flick(rest={1: (100, 450), 0: (105, 340)})
    assert match.pass_turns_to(0).at("p0") == (105, 340)


@rule("TURN-2")
@pytest.mark.parametrize("power", [0, 1])
def test_a_confirmed_flick_of_any_strength_is_the_turn_even_if_nothing_moves(power: int) -> None:
    match = midgame(1)
    match.flick(power=power)
    assert course(match) == ["CameToRest TURN-13", "TurnBegan TURN-1"]
    assert match.actor == 2


@rule("TURN-2")
def test_a_flick_for_which_physics_has_no_answer_is_the_turn_too() -> None:
    match = midgame(1)
    before = match.state.bodies
    match.act(FlickPenguin("p1", 0, 500))
    match.act(Unresolved("the world came apart"), seat=NATURE)
    assert course(match) == ["FlickFailed TURN-2", "TurnBegan TURN-1"]
    assert match.state.bodies == before
    assert match.actor == 2


@rule("TURN-2")
def test_a_turn_is_not_passed_by_without_a_flick() -> None:
    assert refusal(midgame(1), EndTurn()) == ("icecool-not-now", "TURN-2")


@rule("TURN-2")
def test_while_the_pieces_move_nobody_does_anything() -> None:
    match = midgame(1)
    match.act(FlickPenguin("p1", 0, 500))
    assert [type(event) for event in match.events] == [Flicked]
    assert refusal(match, FlickPenguin("p1", 0, 500), seat=1) == ("not-your-turn", "TURN-1")
    assert refusal(match, Lapse(1), seat=NATURE)[0] == "wait-for-physics"
