"""TOIDS-11: two-sided tokens may stand in for pyramids."""

import pytest

from coldsnap.games.icetoids.words import WAYS, Way
from coldsnap.render.icetoids.text import board
from coldsnap.render.words import Words
from icetoids_positions import Play, position
from marks import rule

BOARD = """
    .   B   .   G
    .   ^>v<  >   .
    R   ^>  Y   R
    .   R   .   .
"""
TRIANGLES = dict(zip(WAYS, "▲►▼◄", strict=True))
LETTERS = dict(zip(WAYS, "^>v<", strict=True))


def drawn(play: Play, pieces: str, *, unicode: bool = True) -> str:
    return board(play.view, words=Words("en"), pieces=pieces, unicode=unicode).plain


@rule("TOIDS-11")
def test_an_upright_token_shows_its_square() -> None:
    play = position(BOARD, red=("b2",), yellow=("b2", "b2"))
    assert "R■ Y■■" in drawn(play, "tokens")
    assert "R# Y##" in drawn(play, "tokens", unicode=False)


@rule("TOIDS-11")
@pytest.mark.parametrize("way", WAYS)
def test_a_token_that_points_shows_a_triangle_that_way(way: Way) -> None:
    play = position(BOARD, red=(f"b2 {way}",), yellow=("c2", "c2", "c2"))
    assert f"R{TRIANGLES[way]} " in drawn(play, "tokens")
    assert f"R{LETTERS[way]} " in drawn(play, "tokens", unicode=False)


@rule("TOIDS-11")
@pytest.mark.parametrize(("unicode", "square", "point"), [(True, "■", "◆"), (False, "#", "o")])
def test_tokens_change_nothing_but_the_sign_of_an_upright_piece(*, unicode: bool, square: str, point: str) -> None:
    play = position(BOARD, red=("b2", "d2 west"), yellow=("b2 north", "a2", "a2"))
    pyramids, tokens = drawn(play, "pyramids", unicode=unicode), drawn(play, "tokens", unicode=unicode)
    changed = [(old, new) for old, new in zip(pyramids, tokens, strict=True) if old != new]
    assert changed == [(point, square)] * 3
