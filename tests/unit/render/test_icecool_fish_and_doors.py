"""The emerald fish, portals and a blocked door on the text board and in the picture, what is asked, what is typed."""

from typing import Any
from xml.etree import ElementTree

import pytest

from coldsnap.cli.terminal.move_patterns import summary
from coldsnap.core.choices import Turn
from coldsnap.core.values import Action
from coldsnap.games.icecool.modules.promos.blocked_door import BlockDoor, LiftBlock, MoveBlock
from coldsnap.games.icecool.modules.promos.emerald_fish import Emerald, HangEmerald
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.faces import face_of
from coldsnap.render.icecool.cards_svg import face
from coldsnap.render.icecool.look import EMERALD
from coldsnap.render.icecool.position_svg import svg
from coldsnap.render.icecool.text import board, legend
from coldsnap.render.words import Words, languages
from icecool_match import Match, hit_wall, midgame

NAMED = ("Anna", "Bo", "Cléo", "Dimitri")
FACE = face_of("icecool2")
ON: dict[str, Any] = {"emerald": "yes", "portals": "yes", "blocked_door": "yes"}


def table(emerald: str = "1-4", block: str = "2-3") -> Match:
    return midgame(setup=(HangEmerald(emerald), BlockDoor(block)), **ON)


def seen(match: Match, seat: int | None = 1) -> IceCoolView:
    view = match.game.view(match.state, seat)
    assert isinstance(view, IceCoolView)
    return view


def shown(match: Match, *, language: str = "en", unicode: bool = True) -> str:
    return board(seen(match), names=NAMED, words=Words(language), unicode=unicode).plain


def drawn(match: Match) -> dict[str, list[ElementTree.Element]]:
    """The elements of the picture, by their class."""
    root = ElementTree.fromstring(svg(seen(match), names=NAMED))  # noqa: S314 - our own picture
    found: dict[str, list[ElementTree.Element]] = {}
    for element in root.iter():
        for name in element.get("class", "").split():
            found.setdefault(name, []).append(element)
    return found


@pytest.mark.parametrize("unicode", [True, False])
@pytest.mark.parametrize("door", ["1-3", "1-4", "1-5", "2-3", "2-4", "3-5", "4-5"])
def test_the_text_board_shows_a_blocked_door_wherever_it_is(door: str, unicode: bool) -> None:
    plan, told = shown(table(block=door), unicode=unicode).split("\n\n", 1)
    assert plan.count(f"▒{door}▒" if unicode else f"X{door}X") == 1
    assert f"Door {door} is blocked." in told


@pytest.mark.parametrize("door", ["1-3", "1-4", "1-5", "2-3", "2-4", "3-5", "4-5"])
def test_the_text_board_shows_the_emerald_fish_on_its_door_beside_others(door: str) -> None:
    plan, told = shown(table(emerald=door)).split("\n\n", 1)
    assert plan.count("∝E") == 1
    assert f"The emerald fish hangs on door {door}." in told
    for seat in (2, 3, 4):
        assert plan.count(f"∝{seat}") == 3


def test_the_text_board_shows_portals_and_who_holds_the_emerald_fish() -> None:
    plan, told = shown(table().set(Emerald(holder=2))).split("\n\n", 1)
    assert (plan.count("{  }"), plan.count("∝E")) == (2, 0)
    assert [line for line in told.splitlines() if "the emerald fish" in line] == [
        "  3■  Cléo · Runner · Gym · 1 ID · fish 0/3 · the emerald fish"
    ]


def test_without_them_nothing_of_them_is_shown() -> None:
    text, parts = shown(midgame()), drawn(midgame())
    assert not any(sign in text for sign in ("{  }", "▒", "∝E", "emerald", "blocked"))
    assert not {"portal", "block", "emerald"} & parts.keys()


def test_the_picture_shows_portals_the_block_and_the_emerald_fish_on_its_door() -> None:
    parts = drawn(table())
    assert len(parts["portal"]) == 2
    assert [mark.get("data-door") for mark in parts["block"]] == ["2-3"]
    assert [mark.get("data-door") for mark in parts["emerald"]] == ["1-4"]
    assert len(parts["token"]) == 9


def test_the_picture_shows_who_holds_the_emerald_fish_and_what_its_card_is() -> None:
    match = table().set(Emerald(holder=2))
    (player,) = [plate for plate in drawn(match)["player"] if plate.get("data-seat") == "2"]
    assert [mark for mark in player.iter() if mark.get("class") == "emerald"]
    match.deal(1, up=("emerald",))
    assert [card.get("data-card") for card in drawn(match)["up"]] == ["emerald"]
    assert EMERALD.symbol in face("emerald")
    assert EMERALD.symbol not in face("3")


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        (
            "en",
            [
                "Anna is the Catcher and hangs the emerald fish on a door.",
                "Anna blocks a door for this round.",
                "Bo bumped into the block: it goes to another door, or away.",
            ],
        ),
        (
            "fr",
            [
                "Anna joue le Surveillant et accroche le poisson d’émeraude à une porte.",
                "Anna bloque une porte pour cette manche.",
                "Bo a heurté le bloc\u00a0: il change de porte, ou s’en va.",
            ],
        ),
    ],
)
def test_what_is_asked_is_told(language: str, asked: list[str]) -> None:
    match = Match(**ON).place_catcher()
    told = [shown(match, language=language)]
    match.act(HangEmerald("1-4"))
    told.append(shown(match, language=language))
    match.act(BlockDoor("1-3"))
    match.flick(hit_wall(1, "plug-1-3"))
    told.append(shown(match, language=language))
    for text, sentence in zip(told, asked, strict=True):
        assert sentence in text.replace("\n", " ")


MOVES = (
    (HangEmerald("1-4"), "hang 1-4", "accrocher 1-4"),
    (BlockDoor("2-3"), "block 2-3", "bloquer 2-3"),
    (MoveBlock("2-4"), "move 2-4", "déplacer 2-4"),
    (LiftBlock(), "lift", "enlever"),
)


@pytest.mark.parametrize(("action", "english", "french"), MOVES, ids=[english for _, english, _ in MOVES])
def test_moves_are_typed_and_read_in_both_languages(action: Action, english: str, french: str) -> None:
    match = Match(**ON).place_catcher()
    view, status = seen(match), match.status
    assert isinstance(status, Turn)
    assert (FACE.write(view, action), FACE.write(view, action, Words("fr"))) == (english, french)
    backwards = english.replace("2-3", "3-2").replace("1-4", "4-1").replace("2-4", "4-2")
    for text in (english, french, english.upper(), backwards):
        assert FACE.read(view, status.offers[0].choices, text) == action


@pytest.mark.parametrize("language", languages())
def test_what_may_be_typed_is_shown(language: str) -> None:
    match = Match(**ON).place_catcher()
    for words in ({"en": "hang …", "fr": "accrocher …"}, {"en": "block …", "fr": "bloquer …"}):
        status = match.status
        assert isinstance(status, Turn)
        assert words[language] in summary(FACE, seen(match), status.offers[0].choices, 76, Words(language))
        match.lapse()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("unicode", [True, False])
def test_the_legend_explains_their_signs(language: str, unicode: bool) -> None:
    text = legend(Words(language), unicode=unicode)
    signs = ("∝E", "{  }", "▒1-3▒") if unicode else ("><E", "{  }", "X1-3X")
    assert all(sign in text for sign in signs)


def test_an_example_of_a_flick_aims_at_a_door_that_is_not_blocked() -> None:
    match = table(block="1-3")
    status = match.status
    assert isinstance(status, Turn)
    choice = next(each for each in status.offers[0].choices if isinstance(each.action, FlickPenguin))
    assert FACE.example(seen(match, match.actor), choice, Words("en")) == "flick at 1-4 power 60"
