"""The pieces of promos on the text board and in the picture, who holds how many, and how their moves are typed."""

from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from coldsnap.cli.terminal.move_patterns import summary
from coldsnap.core.choices import OneOf, Turn
from coldsnap.core.errors import Rejected
from coldsnap.core.values import Action
from coldsnap.games.icecool.modules.promos.emperor import FlickAgain, Snowflakes, SwapCard
from coldsnap.games.icecool.modules.promos.pawclaw import Honeycombs, SpendHoneycomb
from coldsnap.games.icecool.state.actions import FlickPenguin
from coldsnap.games.icecool.state.state import Grant
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.faces import face_of
from coldsnap.render.icecool.position_svg import svg
from coldsnap.render.icecool.text import board
from coldsnap.render.words import Words, languages
from icecool_match import Match, midgame

NAMED = ("Anna", "Bo", "Cléo", "Dimitri")
FACE = face_of("icecool2")


def bear(*held: int) -> Match:
    return midgame(pawclaw="yes").set(Honeycombs(("honeycomb-2", "corner-3d"), held))


def seen(match: Match, seat: int | None = 1) -> IceCoolView:
    view = match.game.view(match.state, seat)
    assert isinstance(view, IceCoolView)
    return view


def shown(view: IceCoolView, *, language: str = "en", unicode: bool = True) -> str:
    return board(view, names=NAMED, words=Words(language), unicode=unicode).plain


def drawn(view: IceCoolView) -> dict[str, list[ElementTree.Element]]:
    """The elements of the picture, by their class."""
    root = ElementTree.fromstring(svg(view, names=NAMED))  # noqa: S314 - our own picture
    found: dict[str, list[ElementTree.Element]] = {}
    for element in root.iter():
        for name in element.get("class", "").split():
            found.setdefault(name, []).append(element)
    return found


def said(elements: list[ElementTree.Element]) -> list[str]:
    return [str(part.text) for element in elements for part in element.iter() if part.tag.endswith("text")]


@pytest.mark.parametrize("unicode", [True, False])
def test_the_text_board_shows_pawclaw_honeycombs_and_who_holds_them(unicode: bool) -> None:
    text = shown(seen(bear(0, 0, 1, 1)), unicode=unicode)
    plan, players = text.split("\n\n", 1)
    assert plan.count("P") == 1
    assert plan.count("⬡" if unicode else "@") == 2
    assert players.count("1 honeycomb") == 2
    assert "3c" not in plan, "corners are named to those who may choose one"


def test_free_corners_are_named_once_the_seat_in_turn_can_send_a_honeycomb_there() -> None:
    match = bear(0, 1, 0, 0)
    plan = shown(seen(match)).split("\n\n", 1)[0]
    offered = {action.corner for action in match.offered(SpendHoneycomb) if isinstance(action, SpendHoneycomb)}
    assert offered
    assert all(corner.rpartition("-")[2] in plan for corner in offered)
    assert {str(mark.get("data-spot")) for mark in drawn(seen(match))["corner"]} == offered
    match.act(SpendHoneycomb("corner-3c"))
    assert "corner" not in drawn(seen(match))


def test_the_picture_shows_the_bear_the_honeycombs_and_how_many_somebody_holds() -> None:
    parts = drawn(seen(bear(0, 0, 2, 0)))
    assert len(parts["pawclaw"]) == 1
    assert [mark.get("data-spot") for mark in parts["honeycomb"]] == ["honeycomb-2", "corner-3d"]
    assert said(parts["honeycombs"]) == ["× 2"]
    assert "emperor" not in parts


def test_who_flicks_pawclaw_is_told_and_he_glows() -> None:
    match = bear(0, 1, 0, 0)
    match.act(SpendHoneycomb("corner-3c"))
    assert "Pawclaw has had his honeycomb: Bo flicks him." in shown(seen(match))
    assert "Pawclaw a eu son miel\u00a0: Bo peut le lancer." in shown(seen(match), language="fr")
    assert len(drawn(seen(match))["glow"]) == 1


def test_the_emperor_and_snowflakes_are_shown_on_the_board_and_in_the_picture() -> None:
    match = midgame(emperor="yes").set(Snowflakes(9, (0, 1, 2, 0)))
    plan, players = shown(seen(match)).split("\n\n", 1)
    assert plan.count("E") == 1
    assert "1 snowflake" in players
    assert "2 snowflakes" in players
    parts = drawn(seen(match))
    assert len(parts["emperor"]) == 1
    assert said(parts["snowflakes"]) == ["× 1", "× 2"]


@pytest.mark.parametrize("language", languages())
def test_who_takes_a_turn_for_snowflakes_is_told(language: str) -> None:
    match = midgame(emperor="yes").set(Snowflakes(10, (0, 2, 0, 0)))
    match.flick()
    match.act(FlickAgain())
    assert {"en": "Two snowflakes!", "fr": "Deux flocons\u00a0!"}[language] in shown(seen(match), language=language)


def typed(view: IceCoolView, *offered: Action) -> Any:
    choices = tuple(OneOf(action) for action in offered)
    return lambda text: FACE.read(view, choices, text)


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (SpendHoneycomb("corner-3c"), "honeycomb corner-3c", "miel coin-3c"),
        (SpendHoneycomb("honeycomb-1"), "honeycomb honeycomb-1", "miel miel-1"),
        (SwapCard("1-jump"), "swap jump", "échanger saut"),
        (SwapCard("1"), "swap 1", "échanger 1"),
        (SwapCard("3"), "swap 3", "échanger 3"),
        (SwapCard("blank"), "swap blank", "échanger vierge"),
        (FlickAgain(), "again", "rejouer"),
    ],
)
def test_moves_of_promos_are_typed_and_read_in_both_languages(action: Action, english: str, french: str) -> None:
    view = seen(bear(0, 1, 0, 0))
    assert (FACE.write(view, action), FACE.write(view, action, Words("fr"))) == (english, french)
    assert all(typed(view, action)(text) == action for text in (english, french, english.upper()))


def test_a_honeycomb_without_a_corner_goes_to_the_only_one_or_asks_which() -> None:
    view = seen(bear(0, 1, 0, 0))
    one, other = SpendHoneycomb("corner-3c"), SpendHoneycomb("corner-1a")
    assert typed(view, one)("honeycomb") == one
    with pytest.raises(Rejected, match="ambiguous"):
        typed(view, one, other)("honeycomb")
    with pytest.raises(Rejected) as refused:
        midgame(pawclaw="yes").act(typed(seen(midgame(pawclaw="yes")), FlickPenguin("p1", 0, 0))("honeycomb"))
    assert refused.value.code == "icecool-no-honeycomb"


def test_one_can_aim_at_the_emperor_at_pawclaw_and_at_a_corner() -> None:
    match = midgame(pawclaw="yes").put({1: (300, 100), "pawclaw": (300, 300)})
    flick = FlickPenguin("p1", 0, 500)
    read = typed(seen(match), flick)
    assert read("flick at pawclaw").yaw == 900
    assert read("flick at corner-1a") == read("pichenette vers coin-1a")
    assert read("flick at walrus-3").yaw == read("flick at walrus-3 power 50").yaw, "a spot of the floor all the same"
    with pytest.raises(Rejected, match="no-such-target"):
        read("flick at emperor")


@pytest.mark.parametrize("language", languages())
def test_what_may_be_typed_fits_on_a_line_and_names_honeycombs(language: str) -> None:
    match = bear(0, 1, 0, 0)
    status = match.status
    assert isinstance(status, Turn)
    line = summary(FACE, seen(match), status.offers[0].choices, 76, Words(language))
    assert {"en": "honeycomb …", "fr": "miel …"}[language] in line


def test_another_body_keeps_the_penguin_that_the_turn_was_given_for() -> None:
    grant = Grant(1, "p1")
    assert (grant.penguin, replace(grant, body="pawclaw", instead_of="p1").penguin) == ("p1", "p1")
