"""Games played with roles and names alone: what somebody hears who does not see the page. No place, and no selector."""

import re
from collections.abc import Callable
from typing import Final, cast

from playwright.sync_api import Locator, Page, expect

from browser_hands import everybody_knows, got_to, known, sit
from browser_kit import Server, violations
from browser_tables import before_the_last_flick, golden, icecool_to_the_end, put
from coldsnap.games.icetoids import notation
from coldsnap.games.icetoids.actions import IceToidsAction
from coldsnap.games.icetoids.view import IceToidsView
from coldsnap.games.registry import GAMES
from coldsnap.match.replay import fold

RECORD: Final = icecool_to_the_end()
TOIDS: Final = golden("icetoids-won-2")
NAMED: Final = {"en": ("Type a move", "Do it", "Answer"), "fr": ("Taper un coup", "Jouer", "Réponse")}
LAST: Final = 4
"""Moves of the match of IceToids that are played here."""


def asked(page: Page, question: str, language: str = "en") -> Locator:
    """The answer to a question that is typed, as a list."""
    field, send, answer = NAMED[language]
    page.get_by_role("textbox", name=field).fill(question)
    page.get_by_role("button", name=send).click()
    return page.get_by_role("list", name=answer).get_by_role("listitem")


def test_a_round_of_icecool_is_played_to_the_end_by_roles_and_names_only(
    someone: Callable[..., Page], server: Server
) -> None:
    places = put(server.database, RECORD, before_the_last_flick(RECORD) - 1)
    page = sit(someone(), places.link(0, 1, host=True))
    page.get_by_role("button", name="I am Ada").click()
    page.get_by_role("button", name="End my turn").click()
    page.get_by_role("button", name="I am Bo").click()
    page.get_by_role("button", name="Type a move").click()
    expect(asked(page, "where")).to_have_text(
        [re.compile(r"You: Kitchen, \d+ cm from door 2-"), re.compile(r"Ada: Kitchen, .* cm east of you")]
    )
    expect(asked(page, "moves").filter(has_text="flick at 1: Ada")).to_have_count(1)
    expect(asked(page, "who").first).to_have_text("It is your turn.")
    expect(asked(page, "fish").first).to_contain_text("0 of 3 fish; left on doors")
    expect(asked(page, "score").first).to_have_text(re.compile("Round . of ."))
    stands = page.get_by_role("region", name="What stands where")
    expect(stands.get_by_role("heading", level=2)).to_have_text("What stands where")
    expect(stands.get_by_role("listitem").filter(has_text="You: Kitchen")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("textbox", name="Type a move").fill("flick at 1 power 60")
    page.get_by_role("button", name="Do it").click()
    end = page.get_by_role("region", name="The game is over")
    expect(end).to_be_visible()
    expect(page.get_by_text(re.compile("Ada rests in the .*; Bo rests in the .*Bo wins"))).to_have_count(1)
    expect(end.get_by_role("listitem")).to_have_count(2)


def test_an_aim_that_rests_is_spoken_with_what_lies_ahead(someone: Callable[..., Page], server: Server) -> None:
    places = put(server.database, RECORD, before_the_last_flick(RECORD) - 1)
    page = sit(someone(), places.link(0, 1, host=True))
    page.get_by_role("button", name="I am Ada").click()
    page.get_by_role("button", name="End my turn").click()
    page.get_by_role("button", name="I am Bo").click()
    expect(page.get_by_role("button", name="Flick!")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text(re.compile(r"^0°, east, power \d+ %: towards Ada, \d+ cm\.$"))).to_have_count(1)
    page.get_by_role("link", name="Coldsnap, front page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text(re.compile("towards Ada"))).to_have_count(0)


def test_icetoids_is_played_to_the_end_by_roles_and_names_only(someone: Callable[..., Page], server: Server) -> None:
    places = put(server.database, TOIDS, len(TOIDS.entries) - LAST)
    page = sit(someone(locale="fr-FR"), places.link(0, 1, host=True))
    page.get_by_role("button", name="Taper un coup").click()
    yours = asked(page, "où", "fr").filter(has_text=re.compile(r"^Vous, jaune \(Y\)\s: [abcd][1-4] "))
    expect(yours).to_have_count(1)
    expect(asked(page, "poissons", "fr")).to_have_text("Il n’y a pas de poisson à prendre.")
    expect(asked(page, "points", "fr").first).to_contain_text("sur 3.")
    stands = page.get_by_role("region", name="Ce qui se trouve où")
    assert violations(page) == []
    for entry in TOIDS.entries[-LAST:]:
        view = fold(GAMES["icetoids"], TOIDS, entry.ply).view(None)
        assert isinstance(view, IceToidsView)
        got_to(page, entry.ply)
        # A tile that can lie in one way only lays itself.
        if known(page)["ply"] == entry.ply and len(known(page)["offer"]["choices"]) > 1:
            page.get_by_role("textbox", name="Taper un coup").fill(
                notation.write(view, cast(IceToidsAction, entry.move.action))
            )
            page.get_by_role("button", name="Jouer").click()
        everybody_knows([page], entry.ply + 1)
    expect(page.get_by_role("region", name="La partie est finie")).to_be_visible()
    expect(stands.get_by_role("listitem").filter(has_text="3 symboles sur 3")).to_have_count(1)
