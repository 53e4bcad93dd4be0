"""TOIDS-3 to TOIDS-6: one piece by one tile, from off the board, along an arrow or where it points."""

import pytest

from coldsnap.games.icetoids.actions import Enter, MovePiece, Orient, Point
from coldsnap.games.icetoids.events import Moved, PieceEntered, TileTurned
from coldsnap.games.icetoids.words import WAYS, Way
from icetoids_positions import CELLS, Play, position, started
from marks import rule

OPEN = """
    G  G   G  B
    B  <>^ B  R
    R  ^   Y  R
    Y  Y   ^> <>^v
"""
"""Every tile lies open."""


def moves(play: Play, piece: int) -> set[str]:
    """The ways in which a piece may move without pushing."""
    return {a.way for a in play.offered if isinstance(a, MovePiece) and a.piece == piece and a.push is None}


@rule("TOIDS-4")
@pytest.mark.parametrize(
    ("home", "cell"), [("a2 west", "a2"), ("a4 north", "a4"), ("a4 west", "a4"), ("c1 south", "c1")]
)
def test_from_off_the_board_the_only_move_is_onto_the_home_tile(home: str, cell: str) -> None:
    play = started(homes=(home, "d3 east"))
    seat = play.actor
    where = ("d3", cell)[seat == 0]
    assert list(play.offered) == [Enter()]
    first, *_ = play.do(Enter())
    assert first == PieceEntered(seat=seat, piece=3 * seat, cell=where)
    assert [pyramid.cell for pyramid in play.view.pyramids[3 * seat : 3 * seat + 3]] == [where, None, None]


@rule("TOIDS-4")
def test_a_piece_off_the_board_neither_moves_elsewhere_nor_points() -> None:
    play = position(OPEN, red=("b2",))
    assert play.refusal(MovePiece(1, "east")) == ("icetoids-off-board", "TOIDS-4")
    assert play.refusal(Point(2, "north")) == ("icetoids-off-board", "TOIDS-4")


@rule("TOIDS-4")
def test_with_all_three_on_the_board_nobody_can_enter() -> None:
    play = position(OPEN, red=("b2", "a1", "c4"))
    assert Enter() not in play.offered
    assert play.refusal(Enter()) == ("icetoids-nobody-waits", "TOIDS-4")


@rule("TOIDS-4")
def test_waiting_pieces_are_alike_so_entering_is_offered_once() -> None:
    assert [a for a in position(OPEN, red=("b2",)).offered if isinstance(a, Enter)] == [Enter()]


@rule("TOIDS-5")
@pytest.mark.parametrize(
    ("stand", "ways"),
    [("b2", {"north"}), ("b3", {"north", "east", "west"}), ("c1", {"north", "east"}), ("b1", set()), ("d2", set())],
)
def test_an_upright_piece_moves_only_along_an_arrow_under_it(stand: str, ways: set[str]) -> None:
    assert moves(position(OPEN, red=(stand,)), 0) == ways


@rule("TOIDS-5")
def test_an_arrow_that_leads_off_the_board_leads_nowhere() -> None:
    play = position(OPEN, red=("d1",))
    assert moves(play, 0) == {"north", "west"}
    assert play.refusal(MovePiece(0, "east")) == ("icetoids-edge", "TOIDS-3")


@rule("TOIDS-5")
@pytest.mark.parametrize("way", WAYS)
def test_a_piece_on_a_plain_tile_moves_only_where_it_points(way: Way) -> None:
    play = position(OPEN, red=(f"c2 {way}",))
    assert moves(play, 0) == {way}
    for other in WAYS:
        if other != way:
            assert play.refusal(MovePiece(0, other)) == ("icetoids-cannot-go-there", "TOIDS-5")


@rule("TOIDS-5")
def test_on_an_arrow_a_piece_may_follow_it_whatever_way_it_points() -> None:
    assert moves(position(OPEN, red=("b2 west",)), 0) == {"north", "west"}
    assert moves(position(OPEN, red=("b2 north",)), 0) == {"north"}


@rule("TOIDS-5")
def test_the_event_says_whether_an_arrow_or_the_pointing_led_there() -> None:
    along = position(OPEN, red=("b2 west",)).do(MovePiece(0, "north"))
    assert along == (Moved(seat=0, piece=0, frm="b2", to="b3", by="arrow"),)
    pointed = position(OPEN, red=("b2 west",)).do(MovePiece(0, "west"))
    assert pointed == (Moved(seat=0, piece=0, frm="b2", to="a2", by="pointing"),)


@rule("TOIDS-3")
@pytest.mark.parametrize("way", WAYS)
def test_a_move_is_by_exactly_one_tile(way: Way) -> None:
    play = position(OPEN, red=(f"c2 {way}",))
    play.do(MovePiece(0, way))
    assert play.piece(0).cell == {"north": "c3", "east": "d2", "south": "c1", "west": "b2"}[way]


@rule("TOIDS-3")
@pytest.mark.parametrize(("cell", "way"), [("a3", "west"), ("c4", "north"), ("d2", "east"), ("a1", "south")])
def test_nobody_walks_off_the_board(cell: str, way: str) -> None:
    play = position(OPEN, red=(f"{cell} {way}",))
    assert moves(play, 0) == set()
    assert play.refusal(MovePiece(0, next(w for w in WAYS if w == way))) == ("icetoids-edge", "TOIDS-3")


@rule("TOIDS-3")
def test_there_is_no_passing_so_every_offered_action_changes_the_board() -> None:
    play = position(OPEN, red=("b2 west", "c3", "d1 north"), yellow=("a1", "b3 east"))
    assert play.offered
    for action in play.offered:
        after = Play(play.state)
        after.do(action)
        assert after.view.pyramids != play.view.pyramids, action


@rule("TOIDS-3")
def test_a_turn_is_one_decision_and_then_the_next_seat_clockwise_plays() -> None:
    play = position(OPEN, red=("c2",), yellow=("c3",), blue=("a1",), green=("b1",), seats=4, turn="blue")
    order = []
    for _ in range(8):
        order.append(play.actor)
        play.do(next(a for a in play.offered if isinstance(a, Point)))
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@rule("TOIDS-3")
def test_only_the_seat_in_turn_plays_and_only_its_own_pieces() -> None:
    play = position(OPEN, red=("c2 north",), yellow=("c2 west",))
    assert play.refusal(MovePiece(0, "west"), seat=1) == ("not-your-turn", "TOIDS-3")
    play.do(MovePiece(0, "north"))
    assert play.piece(0).cell == "c3"
    assert play.piece(3).cell == "c2", "piece 0 is red's own first, not yellow's"


@rule("TOIDS-3")
def test_equal_pieces_are_offered_once_under_the_lowest_number() -> None:
    play = position(OPEN, red=("c2 north", "c2 north", "c2 west"))
    assert {a.piece for a in play.offered if isinstance(a, MovePiece)} == {0, 2}
    assert {a.piece for a in play.offered if isinstance(a, Point)} == {0, 2}
    assert play.refusal(MovePiece(1, "north")) == ("icetoids-equal-piece", "TOIDS-3")
    assert play.refusal(Point(1, "east")) == ("icetoids-equal-piece", "TOIDS-3")


@rule("TOIDS-6")
def test_a_piece_that_moved_or_entered_stands_upright() -> None:
    pointing = position(OPEN, red=("c2 north",))
    pointing.do(MovePiece(0, "north"))
    assert pointing.piece(0).facing == "upright"
    along = position(OPEN, red=("b2 west",))
    along.do(MovePiece(0, "north"))
    assert along.piece(0).facing == "upright"
    entered = position(OPEN)
    entered.do(Enter())
    assert entered.piece(0).facing == "upright"


@rule("TOIDS-6")
def test_any_number_of_pieces_share_a_tile_and_keep_their_facings() -> None:
    crowd = ("c3", "c3 north")
    play = position(OPEN, red=("c2 north", "c3 west", "c3 east"), yellow=(*crowd, "c3"), blue=crowd, seats=3)
    before = play.view.pyramids
    play.do(MovePiece(0, "north"))
    assert play.piece(0).cell == "c3"
    assert play.view.pyramids[1:] == before[1:]
    assert sum(pyramid.cell == "c3" for pyramid in play.view.pyramids) == 8


@rule("TOIDS-6")
def test_a_tile_where_everybody_stands_can_still_be_entered() -> None:
    play = position(OPEN, red=("a2", "a2 east"), yellow=("a2", "a2", "a2 north"))
    play.do(Enter())
    assert [play.piece(number).cell for number in range(6)] == ["a2"] * 6


@rule("TOIDS-5")
def test_all_four_corners_and_edges_offer_only_moves_that_stay_on_the_board() -> None:
    for cell in CELLS:
        for way in WAYS:
            play = position(OPEN, red=(f"{cell} {way}",))
            for step in moves(play, 0):
                after = Play(play.state)
                after.do(MovePiece(0, next(w for w in WAYS if w == step)))
                assert after.piece(0).cell in CELLS


@rule("TOIDS-3")
def test_a_legal_decision_always_exists() -> None:
    stuck = position(OPEN, red=("a1 south", "a1 south", "a1 south"), yellow=("b1 south", "b1", "b1"))
    assert any(not quiet for quiet in stuck.offered.values())


@rule("TOIDS-4")
def test_the_first_piece_to_enter_turns_the_home_tile_over() -> None:
    play = started()
    seat = play.actor
    entered, turned = play.do(Enter())
    assert isinstance(entered, PieceEntered)
    assert isinstance(turned, TileTurned)
    assert (turned.seat, turned.cell) == (seat, entered.cell)
    assert play.actor == seat
    assert all(isinstance(action, Orient) for action in play.offered)
