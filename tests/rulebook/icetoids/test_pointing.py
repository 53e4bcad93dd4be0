"""TOIDS-3, the other half of a turn: pointing a piece another way."""

import pytest

from coldsnap.games.icetoids.actions import MovePiece, Point
from coldsnap.games.icetoids.events import Pointed
from coldsnap.games.icetoids.words import WAYS, Way
from icetoids_positions import position
from marks import rule

BOARD = """
    G  G   G  B
    B  <>^ B  R
    R  ^   Y  R
    Y  Y   ^> <>^v
"""


@rule("TOIDS-3")
@pytest.mark.parametrize("way", WAYS)
def test_an_upright_piece_may_be_tipped_to_point_in_any_of_the_four_ways(way: Way) -> None:
    play = position(BOARD, red=("b2",))
    assert play.do(Point(0, way)) == (Pointed(seat=0, piece=0, cell="b2", was="upright", way=way),)
    assert (play.piece(0).cell, play.piece(0).facing) == ("b2", way)
    assert play.actor == 1


@rule("TOIDS-3")
@pytest.mark.parametrize("way", WAYS)
def test_a_piece_that_lies_may_point_in_each_of_the_three_other_ways(way: Way) -> None:
    play = position(BOARD, red=(f"b2 {way}",))
    assert {a.way for a in play.offered if isinstance(a, Point)} == set(WAYS) - {way}


@rule("TOIDS-3")
@pytest.mark.parametrize("way", WAYS)
def test_pointing_the_same_way_again_is_refused(way: Way) -> None:
    play = position(BOARD, red=(f"b2 {way}",))
    assert play.refusal(Point(0, way)) == ("icetoids-points-there-already", "TOIDS-3")


@rule("TOIDS-3")
def test_pointing_off_the_board_is_legal_but_quiet() -> None:
    play = position(BOARD, red=("a1", "b4", "c2"))
    quiet = {action for action, hidden in play.offered.items() if hidden}
    assert quiet == {Point(0, "south"), Point(0, "west"), Point(1, "north")}
    play.do(Point(0, "west"))
    assert play.piece(0).facing == "west"


@rule("TOIDS-3")
def test_a_piece_that_points_off_the_board_can_be_turned_back() -> None:
    play = position(BOARD, red=("a1 west",))
    assert {a.way for a in play.offered if isinstance(a, Point)} == {"north", "east", "south"}
    assert not any(isinstance(action, MovePiece) for action in play.offered)


@rule("TOIDS-3")
def test_no_action_stands_a_lying_piece_up_on_its_tile() -> None:
    play = position(BOARD, red=("b2 west", "c2 north"), yellow=("d4",))
    for action in play.offered:
        after = position(BOARD, red=("b2 west", "c2 north"), yellow=("d4",))
        after.do(action)
        for before, now in zip(play.view.pyramids[:2], after.view.pyramids[:2], strict=True):
            assert now.facing != "upright" or now.cell != before.cell, action


@rule("TOIDS-3")
def test_pointing_touches_nothing_but_the_piece() -> None:
    play = position(BOARD, red=("b2", "b2", "b2 east"), yellow=("b2", "c2"))
    before = play.view
    play.do(Point(0, "north"))
    assert play.view.pyramids[1:] == before.pyramids[1:]
    assert (play.view.tiles, play.view.bag, play.view.homes) == (before.tiles, before.bag, before.homes)


@rule("TOIDS-5")
def test_a_turn_spent_on_pointing_opens_the_way() -> None:
    play = position(BOARD, red=("c2",), yellow=("d4",))
    assert play.refusal(MovePiece(0, "west")) == ("icetoids-cannot-go-there", "TOIDS-5")
    play.do(Point(0, "west"), Point(0, "south"), MovePiece(0, "west"))
    assert play.piece(0).cell == "b2"
