"""Artifacts on the text board and in the picture: where they lie, who has which, and whether it is used up."""

import pytest

from coldsnap.games.icecool.modules.promos.platform import LayPlatform
from coldsnap.games.icecool.modules.promos.teleport import StepOnTeleport
from coldsnap.games.icecool.state.view import IceCoolView
from coldsnap.render.faces import face_of
from coldsnap.render.icecool.position_svg import svg
from coldsnap.render.icecool.telling import turn_line
from coldsnap.render.icecool.text import board
from coldsnap.render.words import Words, languages
from icecool_artifacts import midround, with_artifacts
from icecool_match import Match, entered

NAMES = ("Anna", "Bo", "Cléo", "Dimitri")


def seen(match: Match) -> IceCoolView:
    view = match.game.view(match.state, None)
    assert isinstance(view, IceCoolView)
    return view


def text(match: Match) -> str:
    return board(seen(match), names=NAMES, words=Words()).plain


def plan(match: Match) -> str:
    return text(match).split("\n\n", 1)[0]


def test_trap_and_teleport_lie_on_the_text_board_with_their_players_signs() -> None:
    shown = plan(with_artifacts())
    assert ">2▲<" in shown
    assert "[3■]" in shown


def test_what_stands_on_an_artifact_is_not_hidden_by_it() -> None:
    match = midround(turn=2)
    match.act(StepOnTeleport())
    assert plan(match).count("3■") == 1
    assert "[3■]" in plan(match)


def test_a_penguin_on_its_platform_stands_over_the_walls_and_is_said_to() -> None:
    match = midround(("trap", "platform", "sundial", "teleport"), 1, only=("platform",))
    match.flick()
    match.act(LayPlatform("1-3-5"))
    assert "=2▲=" in plan(match)
    assert "up on the Platform" in text(match)
    assert 'class="platform"' in svg(seen(match))


def test_everybody_sees_who_has_which_and_whether_it_is_used_up() -> None:
    shown = text(midround(turn=2, only=("sundial", "trap")))
    for said in ("the Sundial", "the Trap", "the Teleport (used up)", "the Platform (used up)"):
        assert said in shown


def test_the_picture_shows_them_in_the_colours_of_their_players() -> None:
    picture = svg(seen(with_artifacts()), names=NAMES)
    assert picture.count('class="trap"') == picture.count('class="teleport"') == 1
    assert "the Sundial" in picture


@pytest.mark.parametrize("language", languages())
def test_every_question_about_an_artifact_has_a_line_of_its_own(language: str) -> None:
    words, told = Words(language), []
    match = Match(artifacts="yes").place_catcher()
    told.append(turn_line(seen(match), NAMES, words))
    for choice in (1, 1):  # the Trap, then the Teleport
        match.act(match.offered()[choice])
        told.append(turn_line(seen(match), NAMES, words))
        match.lapse()
    match = midround(("trap", "teleport", "sundial", "platform"), 2)
    match.flick(entered(2, "trap"), rest={2: (300, 330)})
    told.append(turn_line(seen(match), NAMES, words))
    match.lapse()
    told.append(turn_line(seen(match), NAMES, words))
    assert len(set(told)) == 5


def test_an_example_of_where_to_lay_one_is_the_middle_of_a_room() -> None:
    match = Match(artifacts="yes").place_catcher()
    match.act(match.offered()[1])
    choice = match.status.offers[0].choices[0]  # type: ignore[union-attr]  # somebody is asked here
    said = face_of("icecool2").example(seen(match), choice, Words("fr"))
    assert said == "piège 405,105"
