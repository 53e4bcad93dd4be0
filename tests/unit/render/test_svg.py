import re
from xml.etree import ElementTree

import pytest

from coldsnap.core.errors import ColdsnapError
from coldsnap.games.icetoids.actions import Enter
from coldsnap.games.icetoids.words import CELL_NAMES
from coldsnap.games.registry import GAMES
from coldsnap.render.faces import Shown, face_of
from coldsnap.render.icetoids.scenery import HEIGHT, WIDTH
from coldsnap.render.icetoids.svg import svg
from coldsnap.render.words import Words
from icetoids_positions import Play, new_game, position, started

SVG = "{http://www.w3.org/2000/svg}"
BOARD = """
    .   B   .   G
    .   ^>v<  >   .
    R   ^>  Y   R
    .   R   .   .
"""


def groups(play: Play, kind: str) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(svg(play.view))  # noqa: S314 - our own document
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def crowd() -> Play:
    """Twelve pieces on the tile with four arrows."""
    three = ("b3", "b3 east", "b3 south")
    return position(BOARD, red=three, yellow=three, blue=three, green=three, seats=4)


@pytest.mark.parametrize("play", [new_game(), started(3), crowd()])
def test_there_is_one_group_for_each_tile_and_one_for_each_piece(play: Play) -> None:
    assert sorted(str(group.get("data-cell")) for group in groups(play, "tile")) == sorted(CELL_NAMES)
    has_homes = play.view.phase != "choosing"
    assert len(groups(play, "piece")) == (len(play.view.pyramids) if has_homes else 0)
    assert len(groups(play, "player")) == play.view.seats


def test_pieces_are_inside_the_tile_they_stand_on() -> None:
    play = position(BOARD, red=("b2", "d2 west"))
    tiles = {tile.get("data-cell"): tile for tile in groups(play, "tile")}
    (lying,) = (group for group in tiles["d2"].iter(f"{SVG}g") if group.get("class") == "piece")
    assert (lying.get("data-seat"), lying.get("data-facing")) == ("0", "west")
    waiting = [piece for piece in groups(play, "piece") if piece.get("data-cell") == "off"]
    assert len(waiting) == 4


def test_hidden_tiles_are_drawn_alike_to_the_last_byte() -> None:
    hidden = [line for line in svg(new_game().view).splitlines() if "class='tile'" in line]
    assert len(hidden) == 16
    assert len({re.sub(r"data-cell='..'|translate\([^)]*\)", "", line) for line in hidden}) == 1


def test_each_colour_has_a_letter_in_every_piece_and_every_symbol() -> None:
    for piece in groups(crowd(), "piece"):
        assert [text.text for text in piece.iter(f"{SVG}text")] == ["RYBG"[int(str(piece.get("data-seat")))]]


def test_twelve_pieces_on_one_tile_stay_inside_it_and_apart() -> None:
    places = []
    for piece in groups(crowd(), "piece"):
        found = re.fullmatch(r"translate\((\S+) (\S+)\) scale\((\S+)\)", str(piece.get("transform")))
        assert found
        x, y, scale = map(float, found.groups())
        assert abs(x) + 18 * scale <= 60
        assert abs(y) + 18 * scale <= 60
        places.append((x, y))
    assert len(set(places)) == 12


def test_names_are_escaped_and_cannot_add_markup() -> None:
    picture = svg(new_game().view, names=("<script>&'\"", "\x00\x1b]0;\ud800"))
    ElementTree.fromstring(picture)  # noqa: S314 - our own document
    assert "<script" not in picture
    assert "&lt;script&gt;&amp;" in picture


def test_the_picture_needs_nothing_from_outside_and_says_what_it_shows() -> None:
    picture = svg(crowd().view, words=Words("fr"))
    links = re.findall(r"(?:href=|src=|url\()['\"]?(.)", picture)
    assert set(links) == {"#"}
    assert "<script" not in picture
    root = ElementTree.fromstring(picture)  # noqa: S314 - our own document
    assert root.get("role") == "img"
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text == "IceToids après le coup 20"
    assert description is not None
    assert "rouge en b3, debout" in str(description.text)
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"


def test_only_the_tile_that_is_being_laid_is_framed() -> None:
    play = started()
    assert "class='pending'" not in svg(play.view)
    play.do(Enter())
    (framed,) = (line for line in svg(play.view).splitlines() if "class='pending'" in line)
    assert f"data-cell='{play.view.pending}'" in framed


def test_every_game_has_a_face_and_no_other_name_has() -> None:
    for game_id, game in GAMES.items():
        face = face_of(game_id)
        view = game.view(game.setup(game.info.seats[0], game.resolve({}), "0" * 32).state, None)
        assert face.svg(view).startswith("<svg")
        assert face.legend(Words("en"))
        assert face.board(view, Shown(Words("en"))).plain
    with pytest.raises(ColdsnapError, match="chess"):
        face_of("chess")


def test_a_face_writes_and_reads_moves() -> None:
    play, face = started(), face_of("icetoids")
    assert face.write(play.view, Enter()) == "enter"
    with pytest.raises(ColdsnapError, match="not-your-turn"):
        face.read(play.view, (), "enter")
