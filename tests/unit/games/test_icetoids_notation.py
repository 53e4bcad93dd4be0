import pytest
from msgspec import structs

from coldsnap.core.choices import Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.values import Action
from coldsnap.games.icetoids.actions import ChooseHome, Enter, MovePiece, Orient, Point
from coldsnap.games.icetoids.notation import read, write
from coldsnap.games.icetoids.rules import IceToids
from icetoids_positions import Play, new_game, position
from icetoids_typed import KEPT, typed_text

BOARD = """
    .   .   .   .
    .   B   >   .
    R   ^>  Y   .
    .   R   .   .
"""


def understood(play: Play, text: str) -> Action:
    status = IceToids().status(play.state)
    choices = status.offers[0].choices if isinstance(status, Turn) else ()
    return read(play.view, choices, text)


def refused(play: Play, text: str) -> Rejected:
    with pytest.raises(Rejected) as caught:
        understood(play, text)
    return caught.value


def crowded() -> Play:
    """Red: two pieces on b2, one of them pointing at b3, where two blues look different."""
    return position(BOARD, red=("b2", "b2 north"), blue=("b3", "b3 east", "c3"), yellow=("b3",), seats=3)


def test_a_home_is_named_by_its_tile_and_at_a_corner_also_by_its_side() -> None:
    play = new_game()
    assert write(play.view, ChooseHome("b1", "south")) == "home b1"
    assert write(play.view, ChooseHome("a1", "west")) == "home a1 west"
    assert understood(play, "home b1") == ChooseHome("b1", "south")
    assert understood(play, "home a1 s") == ChooseHome("a1", "south")


def test_a_corner_without_its_side_is_ambiguous_and_both_sides_are_named() -> None:
    why = refused(new_game(), "home a1")
    assert why.code == "ambiguous"
    assert why.details["candidates"] == ("home a1 south", "home a1 west")


def test_a_facing_is_written_only_where_own_pieces_look_different() -> None:
    assert write(crowded().view, MovePiece(0, "east")) == "b2u-c2"
    alone = position(BOARD, red=("b2",))
    assert write(alone.view, MovePiece(0, "east")) == "b2-c2"
    assert write(alone.view, Point(0, "west")) == "b2:w"


def test_the_pushed_piece_is_named_by_colour_and_by_facing_only_if_needed() -> None:
    view = crowded().view
    assert write(view, MovePiece(1, "north", 3)) == "b2n-b3xY"
    assert write(view, MovePiece(1, "north", 7)) == "b2n-b3xBe"


def test_an_entering_piece_may_push_in_writing_too() -> None:
    play = position(BOARD, yellow=("a2",))
    assert write(play.view, Enter(3)) == "enter xY"
    assert understood(play, "enter xY") == Enter(3)
    assert understood(play, "enter") == Enter()


@pytest.mark.parametrize(
    "text", ["b2n-b3xBu", "B2N-B3XBU", " b2 n - b3 x b u ", "b2 north - b3 x blue upright", "b2north-b3xbu"]
)
def test_capitals_spaces_and_whole_words_do_not_matter(text: str) -> None:
    assert understood(crowded(), text) == MovePiece(1, "north", 6)


@pytest.mark.parametrize("text", ["b2u-c2", "b2upright - c2", "b2-c2"])
def test_saying_more_than_needed_is_fine(text: str) -> None:
    assert understood(position(BOARD, red=("b2",)), text) == MovePiece(0, "east")


def test_a_short_form_is_enough_when_only_one_offered_move_fits_it() -> None:
    # Both own pieces on b2 may go north, along the arrow; only the lying one may push.
    assert understood(crowded(), "b2-b3xY") == MovePiece(1, "north", 3)


def test_a_short_form_that_fits_several_moves_is_ambiguous() -> None:
    why = refused(crowded(), "b2-b3")
    assert why.code == "ambiguous"
    assert why.details["candidates"] == ("b2u-b3", "b2n-b3")
    assert refused(crowded(), "b2n-b3xB").details["candidates"] == ("b2n-b3xBu", "b2n-b3xBe")


def test_pointing_off_the_board_can_be_typed_though_it_is_hidden() -> None:
    assert understood(position(BOARD, red=("a2",)), "a2:w") == Point(0, "west")


def test_a_turned_tile_is_laid_by_saying_where_its_top_looks() -> None:
    orienting = _orienting()
    assert understood(orienting, "TOP  east") == Orient("east")
    assert refused(orienting, "enter").code == "icetoids-orient-first"


def _orienting() -> Play:
    """A tile was turned over whose four ways are all different."""
    for number in range(200):
        play = new_game(seed=f"{number:032x}")
        play.do(ChooseHome("a2", "west"), ChooseHome("d3", "east"), Enter())
        if len(play.offered) == 4:
            return play
    raise AssertionError("no seed draws a tile with arrows")


@pytest.mark.parametrize(
    "text", ["", "hello", "e2-e4", "b2", "b2-", "b2:u", "top", "home", "enter x", "b2-b3xP", "b22-b3"]
)
def test_what_is_not_notation_is_unreadable(text: str) -> None:
    assert refused(crowded(), text).code == "unreadable"


def test_an_unreadable_text_is_quoted_but_never_at_length() -> None:
    assert refused(crowded(), "z" * 1000).details["text"] == "z" * 40


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("home b1", "icetoids-homes-are-fixed", "TOIDS-2"),
        ("top n", "icetoids-nothing-to-orient", "TOIDS-7"),
        ("b1-b2", "icetoids-no-such-piece", "TOIDS-3"),
        ("b2w-b3", "icetoids-no-such-piece", "TOIDS-3"),
        ("b2-c3", "icetoids-too-far", "TOIDS-3"),
        ("b2-b2", "icetoids-too-far", "TOIDS-3"),
        ("b2-a2", "icetoids-cannot-go-there", "TOIDS-5"),
        ("b2u-b3xY", "icetoids-upright-cannot-push", "TOIDS-8"),
        ("b2n-c2xY", "icetoids-must-point-to-push", "TOIDS-8"),
        ("b2n-b3xR", "icetoids-not-there", "TOIDS-8"),
        ("b2n-b3xG", "icetoids-not-there", "TOIDS-8"),
        ("b2n-b3xBw", "icetoids-not-there", "TOIDS-8"),
        ("enter xY", "icetoids-not-there", "TOIDS-8"),
        ("b2n:n", "icetoids-points-there-already", "TOIDS-3"),
    ],
)
def test_a_move_that_is_not_offered_is_refused_with_the_rule_that_forbids_it(text: str, code: str, rule: str) -> None:
    why = refused(crowded(), text)
    assert (why.code, why.rule) == (code, rule)


def test_homes_are_refused_with_their_reasons() -> None:
    play = new_game()
    assert refused(play, "home b2").code == "icetoids-not-at-the-edge"
    assert refused(play, "home b1 north").code == "icetoids-not-at-the-edge"
    assert refused(play, "enter").code == "icetoids-home-first"
    assert refused(play, "b2-b3").code == "icetoids-home-first"
    play.do(ChooseHome("a1", "west"))
    assert refused(play, "home a1").code == "icetoids-home-taken"


def test_nobody_waits_when_all_are_on_the_board() -> None:
    assert refused(position(BOARD, red=("b2", "b2", "a2")), "enter").code == "icetoids-nobody-waits"


def test_a_table_where_entering_pieces_do_not_push_says_so() -> None:
    play = position(BOARD, yellow=("a2",), entering_pushes="no")
    assert refused(play, "enter xY").code == "icetoids-entering-cannot-push"


def test_a_move_that_would_repeat_is_refused_as_a_repetition() -> None:
    play = position(BOARD, red=("b2",), yellow=("c2",), repetition="forbid")
    play.do(Point(0, "north"), Point(0, "north"))
    west, north = Point(0, "west"), Point(0, "north")
    play.do(west, west, north, north, west, west, north)
    # Both pieces pointing north, and red to move, has come up twice.
    assert refused(play, "c2:n").code == "icetoids-repeats"
    assert understood(play, "c2:s") == Point(0, "south")


def test_without_choices_it_is_not_your_turn_or_the_game_is_over() -> None:
    play = crowded()
    with pytest.raises(Rejected, match="not-your-turn"):
        read(play.view, (), "enter")
    with pytest.raises(Rejected, match="over"):
        read(structs.replace(play.view, phase="over"), (), "enter")


def test_the_browser_is_tested_against_what_the_terminal_writes_and_reads_now() -> None:
    assert KEPT.read_text(encoding="ascii") == typed_text(), "it is stale: python tests/icetoids_typed.py"
