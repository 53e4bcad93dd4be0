"""TOIDS-10: positions that come up again, and games that are too long."""

import pytest

from coldsnap.core.choices import Over
from coldsnap.core.values import Action, Event
from coldsnap.games.icetoids.actions import MovePiece, Orient, Point
from coldsnap.games.icetoids.events import Drawn, PositionRepeated, TileTurned, Won
from coldsnap.games.icetoids.words import Way
from icetoids_positions import Play, position
from marks import rule

BOARD = """
    R  G   G  B
    B  <>^ B  R
    R  G   Y  ^
    Y  Y   ^> <>^v
"""
CYCLE: tuple[Action, ...] = (Point(0, "east"), Point(0, "east"), Point(0, "north"), Point(0, "north"))
"""Red and yellow point to and fro: after four plies the position has come up again."""


def repeats(events: tuple[Event, ...]) -> list[int]:
    return [event.times for event in events if isinstance(event, PositionRepeated)]


@rule("TOIDS-10")
def test_the_third_occurrence_of_a_position_is_a_draw() -> None:
    play = position(BOARD, red=("b2 north",), yellow=("c2 north",))
    plies = 0
    while play.view.phase != "over":
        play.do(CYCLE[plies % 4])
        plies += 1
    # The position of the picture itself was never reached by a move; the one after the first ply was.
    assert plies == 9
    assert play.events[-2:] == (PositionRepeated(times=3), Drawn(reason="repetition"))
    assert play.over == Over(((0, 1),), "icetoids-over-repetition")
    assert (play.view.outcome, play.view.winner) == ("repetition", None)


@rule("TOIDS-10")
def test_the_first_and_second_occurrence_are_no_draw() -> None:
    play = position(BOARD, red=("b2 north",), yellow=("c2 north",))
    for ply in range(8):
        play.do(CYCLE[ply % 4])
        assert play.view.phase == "playing"
        assert repeats(play.events) == ([2] if ply >= 4 else [])


@rule("TOIDS-10")
def test_equal_pieces_that_changed_places_make_the_same_position() -> None:
    arrows = """
        R  G   G  B
        B  <>^ B  R
        R  v   Y  G
        Y  Y   ^> <>^v
    """
    play = position(arrows, red=("b3 south", "b2 north"), yellow=("c2 north",))
    play.do(Point(0, "north"), Point(0, "east"))  # counted: red b3 north and b2 north, yellow c2 east
    counted = play.view.pyramids
    play.do(Point(0, "south"), Point(0, "north"), MovePiece(0, "south"), Point(0, "east"))
    play.do(MovePiece(1, "north"), Point(0, "north"), Point(1, "north"), Point(0, "west"))
    play.do(Point(0, "north"), Point(0, "east"))
    assert [play.piece(0).cell, play.piece(1).cell] == ["b2", "b3"]
    assert play.view.pyramids != counted
    assert repeats(play.events) == [2]


@rule("TOIDS-10")
def test_the_same_board_with_another_seat_in_turn_is_another_position() -> None:
    play = position(BOARD, red=("b2 north",), yellow=("c2 north",), blue=("c3 north",), seats=3)
    play.do(Point(0, "east"), Point(0, "east"), Point(0, "east"))
    assert play.view.turn == 0
    for seat_in_turn in range(1, 3):
        play.lapse()
        assert play.view.turn == seat_in_turn
        assert repeats(play.events) == []
    play.lapse()
    assert repeats(play.events) == [2]


@rule("TOIDS-10")
def test_the_same_cells_with_another_facing_are_another_position() -> None:
    play = position(BOARD, red=("b2 north",), yellow=("c2 north",))
    ways: tuple[Way, ...] = ("east", "east", "south", "south", "west", "west", "north", "east", "east", "south")
    for way in ways:
        play.do(Point(0, way))
        assert repeats(play.events) == []


@rule("TOIDS-10")
def test_a_tile_that_was_turned_over_in_between_makes_another_position() -> None:
    hidden = BOARD.replace("G   Y", ".   Y")
    play = position(hidden, red=("a2 north",), yellow=("c1 north",))
    play.do(Point(0, "east"), Point(0, "east"), Point(0, "north"), Point(0, "north"))
    play.do(Point(0, "east"), Point(0, "east"))
    assert repeats(play.events) == [2]
    moved = play.do(MovePiece(0, "east"))
    assert isinstance(moved[-1], TileTurned)
    play.do(Orient("north"), Point(0, "north"), Point(0, "west"), Point(0, "east"))
    play.do(MovePiece(0, "west"), Point(0, "north"), Point(0, "north"), Point(0, "east"))
    assert play.piece(0).facing == "north"
    play.do(Point(0, "east"))
    assert (play.piece(0).cell, play.piece(0).facing, play.piece(3).facing) == ("a2", "east", "east")
    assert repeats(play.events) == []
    assert play.view.phase == "playing"


@rule("TOIDS-10")
def test_when_repeats_are_off_nothing_is_counted() -> None:
    play = position(BOARD, red=("b2 north",), yellow=("c2 north",), repetition="off")
    for _ in range(20):
        for action in CYCLE:
            play.do(action)
            assert repeats(play.events) == []
    assert play.view.phase == "playing"


def about_to_repeat() -> Play:
    """Repeats are forbidden; red's pointing east would bring a position up for the third time."""
    play = position(BOARD, red=("b2 north",), yellow=("c2 north",), repetition="forbid")
    play.do(*CYCLE, *CYCLE)
    return play


@rule("TOIDS-10")
def test_when_repeats_are_forbidden_a_third_occurrence_is_not_offered_and_is_refused() -> None:
    play = about_to_repeat()
    assert Point(0, "east") not in play.offered
    assert Point(0, "south") in play.offered
    assert play.refusal(Point(0, "east")) == ("icetoids-repeats", "TOIDS-10")


@rule("TOIDS-10")
def test_when_repeats_are_forbidden_a_second_occurrence_is_allowed() -> None:
    play = position(BOARD, red=("b2 north",), yellow=("c2 north",), repetition="forbid")
    play.do(*CYCLE)
    assert Point(0, "east") in play.offered
    play.do(Point(0, "east"))
    assert repeats(play.events) == [2]


@rule("TOIDS-10")
def test_when_repeats_are_forbidden_an_illegal_move_still_gets_its_own_reason() -> None:
    assert about_to_repeat().refusal(Point(0, "north")) == ("icetoids-points-there-already", "TOIDS-3")


def almost_blocked(ways: tuple[Way, ...]) -> Play:
    """Repeats are forbidden. Red's three pieces lie in the corner d1 and point off the board, so it can only point.

    It has pointed one of them each of `ways` twice and is back, while yellow let its turns lapse; yellow is in turn.
    """
    board = """
        R  G   G  B
        B  <>^ B  R
        R  ^   <>^v ^>
        Y  Y   Y  G
    """
    play = position(board, red=("d1 south", "d1 south", "d1 south"), repetition="forbid")
    for way in (*ways, *ways):
        play.do(Point(0, way))
        play.lapse()
    play.do(Point(0, "south"))
    return play


@rule("TOIDS-10")
def test_with_repeats_forbidden_a_seat_whose_every_move_repeats_draws() -> None:
    play = almost_blocked(("north", "east", "west"))
    assert play.view.phase == "playing"
    assert play.lapse()[-1] == Drawn(reason="blocked")
    assert play.over == Over(((0, 1),), "icetoids-over-blocked")
    assert (play.view.outcome, play.view.winner) == ("blocked", None)


@rule("TOIDS-10")
def test_with_one_move_left_that_does_not_repeat_the_seat_plays_on() -> None:
    play = almost_blocked(("north", "west"))
    play.lapse()
    assert play.offered == {Point(0, "east"): True}, "pointing off the board is a move too"


@rule("TOIDS-10")
@pytest.mark.parametrize(("seats", "cap"), [(2, 400), (3, 600), (4, 800)])
def test_a_game_is_drawn_at_the_cap_of_plies_and_not_before(seats: int, cap: int) -> None:
    play = position(BOARD, red=("b2",), yellow=("c2",), blue=("b1",), green=("c1",), seats=seats, ply=cap - 2)
    play.do(Point(0, "north"))
    assert (play.view.ply, play.view.phase) == (cap - 1, "playing")
    assert play.do(Point(0, "north"))[-1] == Drawn(reason="cap")
    assert play.over == Over((tuple(range(seats)),), "icetoids-over-cap")
    assert (play.view.ply, play.view.outcome, play.view.winner) == (cap, "cap", None)


@rule("TOIDS-10")
@pytest.mark.parametrize("repetition", ["draw", "forbid", "off"])
def test_the_cap_holds_whatever_the_repetition_option(repetition: str) -> None:
    play = position(BOARD, red=("b2",), yellow=("c2",), ply=399, repetition=repetition)
    play.do(Point(0, "north"))
    assert play.view.outcome == "cap"


@rule("TOIDS-10")
def test_a_win_with_the_last_ply_is_a_win() -> None:
    play = position(BOARD, red=("a4", "d3", "a3 south"), ply=399)
    assert play.do(MovePiece(2, "south"))[-1] == Won(seat=0)


@rule("TOIDS-10")
def test_plies_above_255_are_counted_on() -> None:
    play = position(BOARD, red=("b2",), yellow=("c2",), ply=254)
    for expected, action in enumerate((Point(0, "north"), Point(0, "north"), Point(0, "east")), start=255):
        play.do(action)
        assert play.view.ply == expected
    play.lapse()
    assert play.view.ply == 258


@rule("TOIDS-10")
def test_a_tile_turned_over_at_the_cap_is_still_oriented_before_the_game_is_drawn() -> None:
    hidden = BOARD.replace("<>^v", ".")
    play = position(hidden, red=("c1 east",), yellow=("c2",), ply=399)
    assert isinstance(play.do(MovePiece(0, "east"))[-1], TileTurned)
    assert play.view.phase == "orienting"
    assert play.do(Orient("north"))[-1] == Drawn(reason="cap")
