import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from coldsnap.core.errors import BadOption
from coldsnap.games.icetoids.actions import Enter
from coldsnap.games.icetoids.words import FACINGS
from coldsnap.render.icetoids.text import WIDTH, board, legend
from coldsnap.render.window import Window, needed_for
from coldsnap.render.words import Words, languages
from icetoids_positions import Play, new_game, position, started

ENGLISH = Words("en")
BOARD = """
    .   B   .   G
    .   ^>v<  >   .
    R   ^>  Y   R
    .   R   .   .
"""
LONG = ("Maximiliana von und zu Hohenstein-Gipfel", "名前がとても長い人名前がとても長い人名前がとても長い人", "", "D")


def lines(play: Play, *, language: str = "en", pieces: str = "pyramids", unicode: bool = True) -> list[str]:
    text = board(play.view, names=("Anna", "Bo"), words=Words(language), pieces=pieces, unicode=unicode)
    return text.plain.splitlines()


def crowd() -> Play:
    """Twelve pieces on one tile, with every facing."""
    stands = [f"b3 {facing}" if facing != "upright" else "b3" for facing in (*FACINGS, *FACINGS, "north", "upright")]
    four = [tuple(stands[first : first + 3]) for first in range(0, 12, 3)]
    return position(BOARD, red=four[0], yellow=four[1], blue=four[2], green=four[3], seats=4)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("play", [new_game(4), started(4), crowd()])
def test_no_line_is_too_wide_whatever_the_names(play: Play, language: str, unicode: bool) -> None:
    text = board(play.view, names=LONG, words=Words(language), unicode=unicode)
    assert max(cell_len(line) for line in text.plain.splitlines()) <= WIDTH
    assert WIDTH <= 80


@pytest.mark.parametrize(("unicode", "signs"), [(True, "▲►▼◄◆"), (False, "^>v<o")])
def test_twelve_pieces_on_one_tile_are_all_there(unicode: bool, signs: str) -> None:
    play = crowd()
    text = "\n".join(lines(play, unicode=unicode))
    for seat, letter in enumerate("RYBG"):
        facings = sorted(FACINGS.index(piece.facing) for piece in play.view.pyramids if piece.seat == seat)
        assert letter + "".join(signs[facing] for facing in facings) in text


def test_every_piece_is_in_its_tile_or_waits_at_its_home() -> None:
    shown = lines(
        position(BOARD, red=("b2", "d2 west"), yellow=("b2 north", "a2", "a2"), homes=("a2 west", "d4 north"))
    )
    row = next(line for line in shown if "R◆ Y▲" in line)
    assert [part.strip() for part in row.split("│")] == ["", "Y◆◆", "R◆ Y▲", "", "R◄", ""]
    assert any(line.startswith("   ⌂R ► 2│") for line in shown), "one red pyramid waits, pointing east at a2"
    assert "⌂Y" in shown[0], "nobody waits at yellow's home in the north"


def test_arrows_and_symbols_stand_in_their_tiles() -> None:
    shown = lines(position(BOARD))
    row = next(line for line in shown if "2│" in line)
    assert [part.strip() for part in row.split("│")[1:5]] == ["(R)", "→", "(Y)", "(R)"]
    row = next(line for line in shown if "3│" in line)
    assert [part.split() for part in row.split("│")[2:4]] == [["←", "→"], ["→"]]


def test_hidden_tiles_look_all_the_same() -> None:
    shown = lines(new_game())
    tiles = [part for line in shown if "?" in line for part in line.split("│")[1:5]]
    assert len(tiles) == 16
    assert set(tiles) == {"░░░░░ ? ░░░░░"}


def test_tokens_are_squares_when_upright() -> None:
    play = position(BOARD, red=("b2", "d2 west"))
    assert any("R■" in line for line in lines(play, pieces="tokens"))
    assert any("R#" in line for line in lines(play, pieces="tokens", unicode=False))
    with pytest.raises(BadOption, match="marbles"):
        lines(play, pieces="marbles")


def test_the_tile_that_is_being_laid_has_a_heavy_frame() -> None:
    play = started()
    assert not re.search("[━┃]", "\n".join(lines(play)))
    play.do(Enter())
    assert play.view.phase == "orienting"
    text = "\n".join(lines(play))
    assert text.count("━") == 2 * 13
    assert text.count("┃") == 2 * 4
    assert "#" * 15 in "\n".join(lines(play, unicode=False))
    assert f"lays the new tile on {play.view.pending}" in text


def test_without_unicode_the_board_is_ascii() -> None:
    assert all(line.isascii() for line in lines(crowd(), unicode=False))


def test_whose_turn_it_is_and_what_is_face_down_is_told_in_words() -> None:
    shown = lines(started(homes=("a2 west", "d3 east")))
    actor = next(line for line in shown if line.startswith("▸"))
    name = "Anna" if " R " in actor else "Bo"
    assert any(line.startswith(f"{name} (") and line.endswith("is to move.") for line in shown)
    assert "16 tiles are still face down:" in shown
    assert any("3×(R)" in line and "3×(G)" in line for line in shown)
    assert any("16 tuiles" in line for line in lines(started(), language="fr"))


def test_colours_are_an_addition_and_change_no_letter() -> None:
    text = board(crowd().view, words=ENGLISH)
    plain, coloured = io.StringIO(), io.StringIO()
    Console(file=plain, width=80, no_color=True, color_system=None).print(text)
    Console(file=coloured, width=80, force_terminal=True, color_system="truecolor").print(text)
    assert "\x1b[" in coloured.getvalue()
    assert "\x1b[" not in plain.getvalue()
    bare = re.sub(r"\x1b\[[0-9;]*m", "", coloured.getvalue())
    assert [line.rstrip() for line in bare.splitlines()] == [line.rstrip() for line in plain.getvalue().splitlines()]
    assert plain.getvalue().rstrip() == text.plain.rstrip()


@pytest.mark.parametrize("language", languages())
def test_the_legend_shows_the_signs_that_the_board_uses(language: str) -> None:
    text = legend(Words(language), pieces="tokens")
    for sign in ("↑→↓←", "(R)", "░?░", "R■", "R►", "⌂R ►►►"):
        assert sign in text


SMALL = Window(80, 21)
"""A terminal of 80 columns and 24 lines, without the lines for hint and prompt."""


def compact(play: Play, *, language: str = "en", names: tuple[str, ...] = ("Anna", "Bo"), unicode: bool = True) -> str:
    return board(play.view, names=names, words=Words(language), unicode=unicode, window=SMALL).plain


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("names", [("Anna", "Bo", "Cleo", "Dimitri"), LONG])
@pytest.mark.parametrize("play", [new_game(2), new_game(4), started(4), crowd()])
def test_a_small_window_gets_a_board_that_fits(
    play: Play, names: tuple[str, ...], language: str, unicode: bool
) -> None:
    whole = board(play.view, names=names, words=Words(language), unicode=unicode)
    small = board(play.view, names=names, words=Words(language), unicode=unicode, window=SMALL)
    assert not SMALL.holds(whole)
    assert SMALL.holds(small), needed_for(small)


def test_a_window_that_holds_the_whole_board_gets_it() -> None:
    whole = board(crowd().view, words=ENGLISH)
    assert board(crowd().view, words=ENGLISH, window=needed_for(whole)) == whole
    columns, lines_needed = needed_for(whole)
    assert board(crowd().view, words=ENGLISH, window=Window(columns, lines_needed - 1)) != whole


def test_a_compact_board_shows_every_tile_arrow_symbol_piece_and_home() -> None:
    play = position(BOARD, red=("b2", "d2 west"), yellow=("b2 north", "a2", "a2"), homes=("a2 west", "d4 north"))
    shown = compact(play).splitlines()
    at = next(number for number, line in enumerate(shown) if "2│" in line)
    assert shown[at].startswith("   ⌂R ► 2│")
    assert [part.split() for part in shown[at].split("│")[1:5]] == [["(R)"], ["↑", "→"], ["(Y)"], ["(R)"]]
    assert [part.strip() for part in shown[at + 1].split("│")[1:5]] == ["Y◆◆", "R◆ Y▲", "", "R◄"]
    assert [part.split() for part in shown[at - 3].split("│")[2:4]] == [["←↑", "↓→"], ["→"]]
    assert "⌂Y" in shown[0]
    assert compact(new_game()).count("?") == 16
    assert compact(crowd(), unicode=False).isascii()


def test_a_compact_board_tells_how_each_player_stands_however_long_the_names_are() -> None:
    shown = compact(started(4), names=LONG)
    assert shown.count("0/3 symbols") == 4
    assert "Maximiliana" in shown
    assert "16 tiles are still face down:  3×(R)" in shown
    play = started()
    play.do(Enter())
    assert compact(play).count("━") == 2 * 13, "the tile that is being laid has its frame"
