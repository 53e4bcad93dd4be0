"""TOIDS-8: a piece that points at an occupied tile may push one piece onward as it moves in."""

import pytest

from coldsnap.games.icetoids.actions import Enter, MovePiece, Point
from coldsnap.games.icetoids.events import Moved, PieceEntered, Pushed, PushedOff
from coldsnap.games.icetoids.words import WAYS, Way
from icetoids_positions import Play, position
from marks import rule

BOARD = """
    G  G   G  B
    B  <>^ B  R
    R  ^   Y  R
    Y  Y   ^> <>^v
"""


def pushes(play: Play) -> set[int]:
    """The pieces that may be pushed by a move."""
    return {a.push for a in play.offered if isinstance(a, MovePiece | Enter) and a.push is not None}


@rule("TOIDS-8")
@pytest.mark.parametrize(
    ("way", "at", "onto"), [("north", "c3", "c4"), ("east", "d2", None), ("south", "c1", None), ("west", "b2", "a2")]
)
def test_a_pushed_piece_goes_one_tile_on_in_the_same_direction_or_off(way: Way, at: str, onto: str | None) -> None:
    play = position(BOARD, red=(f"c2 {way}",), yellow=(f"{at} east",))
    play.do(MovePiece(0, way, push=3))
    assert play.piece(0).cell == at
    assert play.piece(3).cell == onto
    assert (play.piece(3).facing == "upright") == (onto is not None)


@rule("TOIDS-8")
def test_the_events_tell_the_move_and_then_the_push() -> None:
    play = position(BOARD, red=("c2 west",), yellow=("b2 south",))
    assert play.do(MovePiece(0, "west", push=3)) == (
        Moved(seat=0, piece=0, frm="c2", to="b2", by="pointing"),
        Pushed(seat=0, piece=3, owner=1, frm="b2", to="a2"),
    )


@rule("TOIDS-8")
def test_ones_own_piece_can_be_pushed() -> None:
    play = position(BOARD, red=("c2 west", "b2 south"))
    assert pushes(play) == {1}
    play.do(MovePiece(0, "west", push=1))
    assert [play.piece(number).cell for number in (0, 1)] == ["b2", "a2"]


@rule("TOIDS-8")
def test_pushing_is_never_compulsory() -> None:
    play = position(BOARD, red=("c2 west",), yellow=("b2 south",))
    play.do(MovePiece(0, "west"))
    assert (play.piece(0).cell, play.piece(3).cell, play.piece(3).facing) == ("b2", "b2", "south")


@rule("TOIDS-8")
def test_the_mover_picks_exactly_one_of_several() -> None:
    def crowd() -> Play:
        return position(BOARD, red=("c2 west", "b2"), yellow=("b2 south", "b2"), blue=("b2 east", "c2"), seats=3)

    assert pushes(crowd()) == {1, 3, 4, 6}
    for pushed in (1, 3, 4, 6):
        play = crowd()
        before = play.view.pyramids
        play.do(MovePiece(0, "west", push=pushed))
        moved = [number for number in range(9) if play.piece(number) != before[number]]
        assert moved == [0, pushed]
        assert play.piece(pushed).cell == "a2"


@rule("TOIDS-8")
def test_of_equal_pieces_the_one_with_the_lowest_number_is_pushed() -> None:
    play = position(BOARD, red=("c2 west",), yellow=("b2 south", "b2 south", "b2"))
    assert pushes(play) == {3, 5}
    assert play.refusal(MovePiece(0, "west", push=4)) == ("icetoids-equal-piece", "TOIDS-3")


@rule("TOIDS-8")
def test_a_push_makes_no_chain() -> None:
    play = position(BOARD, red=("c2 west",), yellow=("b2", "a2 south"))
    play.do(MovePiece(0, "west", push=3))
    assert [play.piece(number).cell for number in (0, 3, 4)] == ["b2", "a2", "a2"]
    assert play.piece(4).facing == "south"


@rule("TOIDS-8")
def test_an_upright_piece_cannot_push() -> None:
    play = position(BOARD, red=("b2",), yellow=("b3",))
    assert pushes(play) == set()
    assert play.refusal(MovePiece(0, "north", push=3)) == ("icetoids-upright-cannot-push", "TOIDS-8")


@rule("TOIDS-8")
def test_a_move_along_an_arrow_cannot_push_where_the_piece_does_not_point() -> None:
    play = position(BOARD, red=("b2 west",), yellow=("b3", "a2"))
    assert pushes(play) == {4}
    assert play.refusal(MovePiece(0, "north", push=3)) == ("icetoids-must-point-to-push", "TOIDS-8")
    play.do(MovePiece(0, "north"))
    assert play.piece(3).cell == "b3"


@rule("TOIDS-8")
def test_a_piece_that_points_along_the_arrow_can_push() -> None:
    play = position(BOARD, red=("b2 north",), yellow=("b3",))
    play.do(MovePiece(0, "north", push=3))
    assert play.piece(3).cell == "b4"


@rule("TOIDS-8")
@pytest.mark.parametrize("piece", [0, 4, 5])
def test_only_a_piece_on_the_entered_tile_can_be_pushed(piece: int) -> None:
    play = position(BOARD, red=("c2 west",), yellow=("b2", "a2"))
    assert play.refusal(MovePiece(0, "west", push=piece)) == ("icetoids-not-there", "TOIDS-8")


@rule("TOIDS-8")
def test_a_piece_pushed_off_the_board_waits_and_comes_in_again_at_its_own_home() -> None:
    play = position(BOARD, red=("c2 east",), yellow=("d2 north", "b1"), homes=("a2 west", "d3 east"))
    assert play.do(MovePiece(0, "east", push=3))[1] == PushedOff(seat=0, piece=3, owner=1, frm="d2")
    assert play.piece(3).cell is None
    assert play.do(Enter()) == (PieceEntered(seat=1, piece=3, cell="d3"),)


@rule("TOIDS-8")
def test_ones_own_piece_can_be_pushed_off_too() -> None:
    play = position(BOARD, red=("c2 east", "d2", "d2 north"))
    play.do(MovePiece(0, "east", push=2))
    assert [play.piece(number).cell for number in range(3)] == ["d2", "d2", None]


@rule("TOIDS-8")
def test_a_pushed_off_piece_costs_its_owner_no_turn_and_gives_none() -> None:
    play = position(BOARD, red=("c2 east",), yellow=("b1",), blue=("d2",), seats=3)
    play.do(MovePiece(0, "east", push=6))
    assert play.actor == 1


@rule("TOIDS-8")
@pytest.mark.parametrize(
    ("home", "onto"),
    [
        ("a2 west", "b2"),
        ("d3 east", "c3"),
        ("b4 north", "b3"),
        ("c1 south", "c2"),
        ("a1 south", "a2"),
        ("a1 west", "b1"),
    ],
)
def test_an_entering_piece_pushes_along_its_entry_direction(home: str, onto: str) -> None:
    other = "d4 north"
    cell = home.split()[0]
    play = position(BOARD, red=(cell,), yellow=(f"{cell} north",), homes=(home, other))
    assert pushes(play) == {0, 3}
    assert play.do(Enter(push=3)) == (
        PieceEntered(seat=0, piece=1, cell=cell),
        Pushed(seat=0, piece=3, owner=1, frm=cell, to=onto),
    )
    assert play.piece(3).cell == onto
    assert (play.piece(3).facing == "upright") == (onto is not None)
    assert play.piece(0).cell == play.piece(1).cell == cell


@rule("TOIDS-8")
def test_an_entering_piece_may_push_its_own_kin_inward() -> None:
    play = position(BOARD, red=("a2",))
    play.do(Enter(push=0))
    assert [play.piece(number).cell for number in range(3)] == ["b2", "a2", None]


@rule("TOIDS-8")
def test_without_the_option_an_entering_piece_cannot_push() -> None:
    play = position(BOARD, red=("a2",), yellow=("a2",), entering_pushes="no")
    assert pushes(play) == set()
    assert play.refusal(Enter(push=3)) == ("icetoids-entering-cannot-push", "TOIDS-8")
    play.do(Enter())
    assert [play.piece(number).cell for number in (0, 1, 3)] == ["a2"] * 3


@rule("TOIDS-8")
def test_without_that_option_pieces_on_the_board_push_as_ever() -> None:
    assert pushes(position(BOARD, red=("c2 west",), yellow=("b2",), entering_pushes="no")) == {3}


@rule("TOIDS-8")
def test_an_entering_piece_pushes_only_a_piece_that_stands_on_the_home_tile() -> None:
    play = position(BOARD, yellow=("b2", "a2"))
    assert play.refusal(Enter(push=3)) == ("icetoids-not-there", "TOIDS-8")
    assert play.refusal(Enter(push=11)) == ("icetoids-not-there", "TOIDS-8")


@rule("TOIDS-8")
def test_pointing_pushes_nobody() -> None:
    play = position(BOARD, red=("c2",), yellow=("b2", "c3", "d2"))
    for way in WAYS:
        after = Play(play.state)
        after.do(Point(0, way))
        assert after.view.pyramids[1:] == play.view.pyramids[1:]
