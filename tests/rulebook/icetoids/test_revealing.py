"""TOIDS-7: a hidden tile that is landed on is turned over and oriented, for good."""

from collections import Counter
from typing import Any

import pytest

from coldsnap.core.game import Move
from coldsnap.core.rng import rng_from
from coldsnap.games.icetoids.actions import Enter, MovePiece, Orient, Point
from coldsnap.games.icetoids.events import TileOriented, TileTurned
from coldsnap.games.icetoids.tiles import Tile, TileSet
from coldsnap.games.icetoids.words import COLOURS, WAYS, Way
from icetoids_positions import CELLS, GAME, Play, position, started, turned
from marks import rule

CORNER_LEFT = """
    G  G   G  B
    B  <>^ B  R
    R  ^   Y  R
    Y  .   Y  <>^v
"""
"""Only b1 is hidden, and only the tile with two arrows is left for it."""


def set_with(arrows: tuple[Way, ...]) -> TileSet:
    """A tile set in which every tile without a symbol has these arrows."""
    symbols = tuple(Tile(icons=(colour,)) for colour in COLOURS for _ in range(3))
    return TileSet("test", "made up for a test", symbols + (Tile(arrows=arrows),) * 4)


def about_to_reveal(arrows: tuple[Way, ...], **options: Any) -> Play:
    """Red points from a2 at the only hidden tile, b2, which must have these arrows."""
    signs = "".join({"north": "^", "east": ">", "south": "v", "west": "<"}[way] for way in arrows)
    picture = f"""
        R  R  R  Y
        Y  Y  B  B
        B  .  G  G
        G  {signs} {signs} {signs}
    """
    return position(picture, red=("a2 east",), tiles=set_with(arrows), **options)


@rule("TOIDS-7")
def test_landing_on_a_hidden_tile_turns_it_over_and_the_mover_orients_it() -> None:
    play = position(CORNER_LEFT, red=("b2 south",))
    _, event = play.do(MovePiece(0, "south"))
    assert isinstance(event, TileTurned)
    assert (event.seat, event.cell, event.icons, len(event.arrows)) == (0, "b1", (), 2)
    assert (play.view.phase, play.view.pending, play.actor) == ("orienting", "b1", 0)


@rule("TOIDS-7")
def test_an_open_tile_is_not_turned_again() -> None:
    play = position(CORNER_LEFT, red=("b2 north",))
    assert not any(isinstance(event, TileTurned) for event in play.do(MovePiece(0, "north")))
    assert play.actor == 1


@rule("TOIDS-7")
@pytest.mark.parametrize(
    ("arrows", "different"),
    [
        (("north",), 4),
        (("north", "east"), 4),
        (("north", "south"), 2),
        (("north", "east", "west"), 4),
        (("north", "east", "south", "west"), 1),
    ],
)
def test_orientations_that_look_alike_are_offered_once(arrows: tuple[Way, ...], different: int) -> None:
    play = about_to_reveal(arrows)
    play.do(MovePiece(0, "east"))
    assert len(play.offered) == different
    laid = set()
    for action in play.offered:
        assert isinstance(action, Orient)
        after = Play(play.state)
        after.do(action)
        laid.add(after.tile("b2"))
    assert laid == {turned(Tile(arrows), times) for times in range(4)}
    assert len(laid) == different


@rule("TOIDS-7")
def test_the_sole_orientation_is_still_a_decision_that_is_offered() -> None:
    play = position(CORNER_LEFT.replace("<>^v", ".").replace(".   Y", "^>  Y"), red=("d2 south",))
    play.do(MovePiece(0, "south"))
    assert list(play.offered) == [Orient("north")]
    assert play.actor == 0
    play.do(Orient("north"))
    assert play.actor == 1


@rule("TOIDS-7")
def test_a_tile_with_a_symbol_has_one_orientation() -> None:
    play = position(CORNER_LEFT.replace("B\n", ".\n").replace(".   Y", "^>  Y"), red=("c4 east",))
    play.do(MovePiece(0, "east"))
    assert play.tile("d4") == Tile(icons=("blue",))
    assert list(play.offered) == [Orient("north")]


@rule("TOIDS-7")
@pytest.mark.parametrize("top", WAYS)
def test_orienting_turns_the_arrows_with_the_top_of_the_tile(top: Way) -> None:
    play = about_to_reveal(("north",))
    _, fell = play.do(MovePiece(0, "east"))
    assert isinstance(fell, TileTurned)
    assert fell.arrows == ("north",)
    assert play.do(Orient(top)) == (TileOriented(seat=0, cell="b2", top=top, arrows=(top,)),)
    assert play.tile("b2") == Tile((top,))


@rule("TOIDS-7")
def test_an_orientation_that_looks_like_another_is_refused() -> None:
    play = about_to_reveal(("north", "south"))
    play.do(MovePiece(0, "east"))
    assert Orient("north") in play.offered
    assert play.refusal(Orient("south")) == ("icetoids-looks-alike", "TOIDS-7")


@rule("TOIDS-7")
def test_nothing_else_is_played_before_the_tile_lies() -> None:
    play = position(CORNER_LEFT, red=("b2 south", "a2"))
    play.do(MovePiece(0, "south"))
    for action in (Point(1, "north"), MovePiece(0, "west"), Enter()):
        assert play.refusal(action) == ("icetoids-orient-first", "TOIDS-7")
    assert play.refusal(Orient("north"), seat=1)[0] == "not-your-turn"


@rule("TOIDS-7")
def test_a_tile_is_oriented_for_good() -> None:
    play = about_to_reveal(("north",), repetition="off")
    play.do(MovePiece(0, "east"), Orient("east"))
    assert play.refusal(Orient("west")) == ("icetoids-nothing-to-orient", "TOIDS-7")
    for _ in range(40):
        play.do(next(iter(play.offered)))
        assert play.tile("b2") == Tile(("east",))


@rule("TOIDS-7")
def test_the_tile_that_was_turned_over_left_the_bag() -> None:
    play = started(seats=3, tiles="pairs6")
    before = play.view.bag
    _, event = play.do(Enter())
    assert isinstance(event, TileTurned)
    looks = {turned(Tile(event.arrows, event.icons), times) for times in range(4)}
    for was, now in zip(before, play.view.bag, strict=True):
        assert now.tile == was.tile
        assert now.count == was.count - (was.tile in looks)


PUSH_ONTO_HIDDEN = """
    G  G   G  B
    .  <>^ B  R
    R  R   Y  Y
    Y  B   ^> <>^v
"""


def pushed_onto_hidden(**options: Any) -> Play:
    """Red (in turn) pushes green's piece onto a3, the last hidden tile."""
    play = position(PUSH_ONTO_HIDDEN, red=("c3 west",), green=("b3",), blue=("c1",), yellow=("d1",), seats=4, **options)
    play.do(MovePiece(0, "west", push=9))
    return play


@rule("TOIDS-7")
def test_a_piece_pushed_onto_a_hidden_tile_turns_it_over_and_its_owner_orients_before_the_next_turn() -> None:
    play = pushed_onto_hidden()
    event = play.events[-1]
    assert isinstance(event, TileTurned)
    assert (event.seat, event.cell) == (3, "a3")
    assert (play.view.phase, play.actor, play.view.turn) == ("orienting", 3, 0)
    assert play.refusal(Orient("north"), seat=0)[0] == "not-your-turn"
    play.do(next(iter(play.offered)))
    assert (play.view.phase, play.actor, play.view.turn) == ("playing", 1, 1)


@rule("TOIDS-7")
def test_a_state_imagined_while_the_owner_orients_asks_the_owner_too() -> None:
    play = pushed_onto_hidden()
    other = Play(GAME.imagine(play.view, rng_from("another chance")))
    assert other.view == play.view
    assert (other.actor, other.view.turn, other.offered) == (3, 0, play.offered)


@rule("TOIDS-7")
def test_under_the_option_the_mover_orients_the_tile_of_a_pushed_piece() -> None:
    play = pushed_onto_hidden(orienter="mover")
    event = play.events[-1]
    assert isinstance(event, TileTurned)
    assert (event.seat, play.actor, play.view.turn) == (0, 0, 0)
    play.do(next(iter(play.offered)))
    assert play.actor == 1


@rule("TOIDS-7")
@pytest.mark.parametrize("orienter", ["owner", "mover"])
def test_ones_own_piece_pushed_onto_a_hidden_tile_is_ones_own_to_orient(orienter: str) -> None:
    play = position(PUSH_ONTO_HIDDEN, red=("c3 west", "b3"), orienter=orienter)
    play.do(MovePiece(0, "west", push=1))
    assert (play.view.pending, play.actor) == ("a3", 0)


@rule("TOIDS-7")
def test_an_entering_push_onto_a_hidden_tile_reveals_it_too() -> None:
    board = CORNER_LEFT.replace("^   Y", ".   Y").replace(".   Y  <", "^   Y  <")
    play = position(board, yellow=("a2",), homes=("a2 west", "d3 east"))
    play.do(Enter(push=3))
    assert (play.view.pending, play.actor, play.view.turn) == ("b2", 1, 0)


@rule("TOIDS-7")
def test_a_piece_pushed_off_the_board_reveals_nothing() -> None:
    play = position(CORNER_LEFT, red=("b2 west",), yellow=("a2",))
    play.do(MovePiece(0, "west", push=3))
    assert (play.view.phase, play.actor) == ("playing", 1)


@rule("TOIDS-7")
def test_the_draw_is_even_over_the_tiles_that_are_still_hidden() -> None:
    play = started(tiles="singles12")
    view = play.view
    drawn: Counter[tuple[str, ...]] = Counter()
    for number in range(1600):
        state = GAME.imagine(view, rng_from(f"draw {number}"))
        event = GAME.apply(state, Move(play.actor, Enter())).events[-1]
        assert isinstance(event, TileTurned)
        drawn[event.icons] += 1
    assert set(drawn) == {(), *((colour,) for colour in COLOURS)}
    assert all(240 <= drawn[(colour,)] <= 360 for colour in COLOURS), "three of sixteen each: 300"
    assert 340 <= drawn[()] <= 460, "four of sixteen: 400"


@rule("TOIDS-7")
def test_a_piece_on_every_tile_of_the_board_leaves_no_tile_hidden_under_it() -> None:
    play = started(seats=2)
    for _ in range(200):
        if play.view.phase == "over":
            break
        play.do([action for action, quiet in play.offered.items() if not quiet][-1])
        for pyramid in play.view.pyramids:
            assert pyramid.cell is None or play.view.tiles[CELLS.index(pyramid.cell)] is not None
