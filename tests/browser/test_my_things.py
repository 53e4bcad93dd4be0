"""What a browser remembers of somebody: a name, the games that were played in it, and how all of it is forgotten."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser_hands import button
from browser_kit import Server, serving, violations
from browser_tables import Places, golden, put


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("things")) as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    with browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce") as context:
        yield context.new_page()


def finished(database: Path, name: str) -> Places:
    """A golden match that was played here to its end, in private."""
    record = golden(name)
    return put(database, record, len(record.entries))


def test_private_games_are_listed_where_they_were_played_and_all_of_it_can_be_forgotten(
    page: Page, server: Server, faults: list[str]
) -> None:
    won, lap = (finished(server.database, name) for name in ("icetoids-won-2", "icecool-practice-lap-1"))
    for places in (won, lap):
        page.goto(f"/replay/{places.table}#seat={places.seats[0]}")
    page.goto("/archive")
    mine = page.get_by_role("region", name="My games")
    games = mine.get_by_role("listitem").filter(has=page.get_by_role("heading"))
    expect(games).to_have_count(2)
    expect(games.filter(has_text="IceToids")).to_contain_text("You won!")
    expect(games.filter(has_text="practice")).to_contain_text(re.compile(r"Once round the school in \d+ flicks"))
    expect(games.locator("svg.still circle, svg.still path").first).to_be_visible()
    expect(mine).to_contain_text("1 of one game won")
    assert violations(page) == []
    button(page, "Settings").click()
    with page.expect_download() as saved:
        button(page, "Save them as a file").click()
    kept = json.loads(saved.value.path().read_text("utf-8"))["kept"]
    assert kept[f"coldsnap:table:{won.table}"]["seats"] == [won.seats[0]]
    assert len(kept["coldsnap.games"]["matches"]) == 2
    button(page, "Forget everything").click()
    page.get_by_role("dialog", name="Forget everything?").get_by_role("button", name="Yes, forget everything").click()
    expect(page).to_have_url(f"{server.address}/")
    page.goto("/archive")
    expect(mine).to_contain_text("When a game that you play here is over")
    expect(games).to_have_count(0)
    page.goto(f"/replay/{won.table}")
    expect(page.locator(".lost")).to_contain_text("private")
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()


def test_a_name_is_asked_for_once_and_everything_begins_with_it(page: Page) -> None:
    page.goto("/new?game=icetoids&with=link")
    page.get_by_label("Name on seat 1").fill("Ana")
    button(page, "Set the table").click()
    expect(page.locator(".seat-list")).to_contain_text("Ana")
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Ana")
    button(page, "Play now").click()
    expect(page.locator(".player-name").first).to_have_text("Ana")
