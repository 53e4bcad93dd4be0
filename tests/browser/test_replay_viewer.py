"""A finished match is seen again: scrubbed, stepped through, jumped in, shared; flicks are shown as they were."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser_finished import WATCH, put_finished
from browser_kit import serving, too_wide, violations

TOIDS: Final = "toids-won-by-two"
LAP: Final = "once-round-it"
PRIVATE: Final = "nobodys-business"
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with three finished matches."""
    folder: Path = tmp_path_factory.mktemp("archive")
    put_finished(folder / "t.sqlite", TOIDS, "icetoids-won-2")
    put_finished(folder / "t.sqlite", LAP, "icecool-practice-lap-1")
    put_finished(folder / "t.sqlite", PRIVATE, "icetoids-won-2", public=False)
    with serving(folder) as server:
        yield server.address


@pytest.fixture
def page(browser: Browser, archive: str) -> Iterator[Page]:
    with browser.new_context(base_url=archive, locale="en-GB", reduced_motion="reduce") as context:
        yield context.new_page()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Where in the game")


def expect_at(page: Page, ply: int) -> None:
    """The slider is there, and so is the table."""
    expect(slider(page)).to_have_value(str(ply))
    expect(page.locator(".replay-story [data-now='true']").first).to_be_visible()


def test_a_replay_opens_at_the_moment_of_its_link_and_keys_go_through_it(page: Page) -> None:
    page.goto(f"/replay/{TOIDS}?at=5")
    expect_at(page, 5)
    page.keyboard.press("ArrowRight")
    expect_at(page, 6)
    page.keyboard.press("ArrowLeft")
    expect_at(page, 5)
    page.keyboard.press("End")
    expect(page.locator(".replay-told")).to_contain_text("wins")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"61 of 61\..* wins"))
    expect(page).to_have_url(re.compile(r"\?at=61$"))
    page.keyboard.press("Home")
    expect_at(page, 1)


def test_a_replay_plays_by_itself_and_rests_when_it_is_told_to(page: Page) -> None:
    page.clock.install()
    page.goto(f"/replay/{TOIDS}")
    expect_at(page, 1)
    page.get_by_label("Speed").select_option("0.5")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".replay-told")).not_to_contain_text("shuffled")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    ply = int(slider(page).input_value())
    assert ply > 1
    page.clock.fast_forward("01:00")
    expect_at(page, ply)


def test_the_story_leads_to_every_moment_and_a_link_to_it_can_be_shared(page: Page, archive: str) -> None:
    page.goto(f"/replay/{TOIDS}")
    pushed = page.locator(".story-line[data-mark='push'] .replay-jump").first
    pushed.click()
    expect(page.locator(".replay-told")).to_contain_text("pushes")
    ply = slider(page).input_value()
    assert int(ply) > 1
    page.get_by_role("button", name="Share this moment").click()
    expect(page.locator(".link-input")).to_have_value(f"{archive}/replay/{TOIDS}?at={ply}")
    page.keyboard.press("Escape")
    with page.expect_download() as record:
        page.get_by_role("button", name="Save the record").click()
    assert record.value.path().read_text("utf-8").count("\n") == 62


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_nothing_of_a_replay_is_a_barrier_nor_too_wide_for_a_phone(browser: Browser, archive: str, locale: str) -> None:
    with browser.new_context(base_url=archive, locale=locale, viewport=PHONE, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(f"/replay/{TOIDS}?at=20")
        page.locator(".story-line[data-now='true']").first.wait_for(state="attached")
        assert (violations(page), too_wide(page)) == ([], 0)
        page.locator("#table-menu").click()
        page.locator(".story-line[data-now='true']").first.wait_for()
        assert (violations(page), too_wide(page)) == ([], 0)


def test_a_flick_is_shown_from_its_beginning_and_counts_when_it_has_been(page: Page) -> None:
    page.goto(f"/replay/{LAP}?at=1&quality=low")
    expect_at(page, 1)
    page.get_by_role("button", name="Show the next move").click()
    expect(slider(page)).to_have_value("3")
    expect(page.locator(".replay-told")).to_contain_text("has come to")
    expect(page.locator(".story-line[data-now='true']").first).to_contain_text("All is still again")
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_private_match_opens_with_the_watchers_secret_alone(page: Page, faults: list[str]) -> None:
    page.goto(f"/replay/{PRIVATE}")
    expect(page.locator(".lost")).to_contain_text("private")
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()
    page.goto(f"/replay/{PRIVATE}?at=4#watch={WATCH}")
    page.reload()
    expect_at(page, 4)
    assert WATCH not in page.url
    page.get_by_role("button", name="Share this moment").click()
    expect(page.locator(".link-input")).to_have_value(re.compile(f"at=4#watch={WATCH}$"))
