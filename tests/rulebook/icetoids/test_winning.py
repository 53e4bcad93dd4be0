"""TOIDS-9: three pieces on the three own symbols, one on each."""

import pytest

from coldsnap.core.choices import Over
from coldsnap.core.values import Action
from coldsnap.games.icetoids.actions import Enter, MovePiece, Orient, Point
from coldsnap.games.icetoids.events import Moved, Pushed, TileOriented, TileTurned, Won
from icetoids_positions import Play, position
from marks import rule

BOARD = """
    R  G   G  B
    B  <>^ B  R
    R  G   Y  ^
    Y  Y   ^> <>^v
"""
"""Red's symbols are on a4, a2 and d3; yellow's on c2, a1 and b1."""
DRAWN = """
    R  G   G  B
    B  <>^ B  R
    .  G   Y  ^
    Y  Y   ^> <>^v
"""
"""The same, with a2 still face down: only red's third symbol can be there."""
BESIDE = """
    R  G   R  B
    B  <>^ B  G
    R  Y   ^  G
    Y  Y   ^> <>^v
"""
"""Red's symbols are on a4, c4 and a2; yellow's on b2 (beside red's a2), a1 and b1."""
PAIRS = """
    RY  YG  ^   ^
    RB  <>  <>  v>
    RG  YB  <>^ BG
    ^>  ^v<> ^v<> >^v
"""


def winner(play: Play) -> int | None:
    return play.view.winner


@rule("TOIDS-9")
def test_the_third_piece_on_the_third_symbol_wins_at_once() -> None:
    play = position(BOARD, red=("a4", "d3", "a3 south"))
    assert play.do(MovePiece(2, "south")) == (
        Moved(seat=0, piece=2, frm="a3", to="a2", by="pointing"),
        Won(seat=0),
    )
    assert play.over == Over(((0,), (1,)), "icetoids-over-won")
    assert (play.view.phase, play.view.outcome, winner(play)) == ("over", "won", 0)


@rule("TOIDS-9")
def test_entering_can_complete_the_three() -> None:
    play = position(BOARD, red=("a4", "d3"), homes=("a2 west", "d1 east"))
    play.do(Enter())
    assert winner(play) == 0


@rule("TOIDS-9")
@pytest.mark.parametrize(
    "stands", [("a4 north", "d3 west", "a3 south"), ("a4 east", "d3", "a3 south"), ("d3 south", "a4", "a3 south")]
)
def test_facings_and_the_order_of_the_pieces_do_not_matter(stands: tuple[str, ...]) -> None:
    play = position(BOARD, red=stands)
    play.do(MovePiece(2, "south"))
    assert winner(play) == 0


@rule("TOIDS-9")
def test_two_pieces_on_one_symbol_tile_are_no_win() -> None:
    play = position(BOARD, red=("a2", "d3", "a3 south"))
    play.do(MovePiece(2, "south"))
    assert [play.piece(number).cell for number in range(3)] == ["a2", "d3", "a2"]
    assert (winner(play), play.actor) == (None, 1)


@rule("TOIDS-9")
def test_the_symbols_of_another_colour_do_not_count() -> None:
    play = position(BOARD, red=("a1", "b1", "c3 south"))
    play.do(MovePiece(2, "south"))
    assert winner(play) is None


@rule("TOIDS-9")
def test_a_piece_that_still_waits_is_on_no_symbol() -> None:
    play = position(BOARD, red=("a4", "a3 south"))
    play.do(MovePiece(1, "south"))
    assert winner(play) is None


@rule("TOIDS-9")
def test_others_may_stand_on_the_same_tiles() -> None:
    play = position(BOARD, red=("a4", "d3", "a3 south"), yellow=("a4", "d3", "a2"))
    play.do(MovePiece(2, "south"))
    assert winner(play) == 0


@rule("TOIDS-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_win_by_someone_elses_push_counts(seats: int) -> None:
    play = position(BOARD, red=("a4", "d3", "b2"), yellow=("c2 west",), turn="yellow", seats=seats)
    assert play.do(MovePiece(0, "west", push=2)) == (
        Moved(seat=1, piece=3, frm="c2", to="b2", by="pointing"),
        Pushed(seat=1, piece=2, owner=0, frm="b2", to="a2"),
        Won(seat=0),
    )
    assert play.over.ranking == ((0,), tuple(range(1, seats)))


@rule("TOIDS-9")
def test_pushing_ones_own_piece_onto_the_last_symbol_wins() -> None:
    board = BOARD.replace("B  R\n", "B  G\n").replace("R  G   Y", "R  R   Y")
    play = position(board, red=("a4", "c2 west", "b2"))
    play.do(MovePiece(1, "west", push=2))
    assert [play.piece(number).cell for number in range(3)] == ["a4", "b2", "a2"]
    assert winner(play) == 0


@rule("TOIDS-9")
def test_pushing_ones_own_piece_off_its_symbol_does_not_win() -> None:
    play = position(BOARD, red=("a4", "d3", "c3 east"))
    play.do(MovePiece(2, "east", push=1))
    assert [play.piece(number).cell for number in range(3)] == ["a4", None, "d3"]
    assert winner(play) is None


@rule("TOIDS-9")
def test_when_one_move_completes_both_the_mover_wins() -> None:
    by_yellow = position(BESIDE, red=("a4", "c4", "b2"), yellow=("a1", "b1", "c2 west"), turn="yellow")
    by_yellow.do(MovePiece(2, "west", push=2))
    assert [by_yellow.piece(number).cell for number in range(6)] == ["a4", "c4", "a2", "a1", "b1", "b2"]
    assert (winner(by_yellow), by_yellow.over.ranking) == (1, ((1,), (0,)))
    by_red = position(BESIDE, red=("a4", "c4"), yellow=("a1", "b1", "a2"), homes=("a2 west", "d4 east"))
    by_red.do(Enter(push=5))
    assert [by_red.piece(number).cell for number in range(6)] == ["a4", "c4", "a2", "a1", "b1", "b2"]
    assert (winner(by_red), by_red.over.ranking) == (0, ((0,), (1,)))


@rule("TOIDS-9")
def test_a_mover_that_completes_only_the_other_does_not_win() -> None:
    play = position(BESIDE, red=("a4", "c4", "b2"), yellow=("a1", "c2 west"), turn="yellow")
    play.do(MovePiece(1, "west", push=2))
    assert winner(play) == 0


@rule("TOIDS-9")
def test_all_others_share_the_place_behind_the_winner() -> None:
    play = position(PAIRS, red=("a4", "a3", "b2 west"), tiles="pairs6", seats=4)
    play.do(MovePiece(2, "west"))
    assert play.over == Over(((0,), (1, 2, 3)), "icetoids-over-won")


@rule("TOIDS-9")
def test_with_two_symbols_on_a_tile_each_colour_counts_its_own() -> None:
    shared = position(PAIRS, red=("a4", "b3"), yellow=("a4", "b4", "a2 east"), turn="yellow", tiles="pairs6")
    shared.do(MovePiece(2, "east"))
    assert winner(shared) == 1


@rule("TOIDS-9")
def test_a_win_by_a_reveal_is_told_after_the_tile_was_oriented() -> None:
    play = position(DRAWN, red=("a4", "d3", "a3 south"))
    moved, shown = play.do(MovePiece(2, "south"))
    assert isinstance(moved, Moved)
    assert isinstance(shown, TileTurned)
    assert (shown.icons, play.view.phase, winner(play)) == (("red",), "orienting", None)
    oriented, won = play.do(Orient("north"))
    assert isinstance(oriented, TileOriented)
    assert won == Won(seat=0)


@rule("TOIDS-9")
def test_a_win_by_being_pushed_onto_a_hidden_tile_is_told_after_its_owner_oriented_it() -> None:
    play = position(DRAWN, red=("a4", "d3", "b2"), yellow=("c2 west",), turn="yellow")
    play.do(MovePiece(0, "west", push=2))
    assert (play.actor, winner(play)) == (0, None)
    play.do(Orient("north"))
    assert winner(play) == 0


@rule("TOIDS-9")
@pytest.mark.parametrize("action", [Point(0, "east"), Enter(), Orient("north"), MovePiece(0, "south")])
def test_after_the_end_everything_is_refused(action: Action) -> None:
    play = position(BOARD, red=("a4", "d3", "a3 south"))
    play.do(MovePiece(2, "south"))
    for seat in (0, 1):
        assert play.refusal(action, seat)[0] == "over"
