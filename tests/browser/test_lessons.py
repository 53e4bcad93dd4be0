"""Lessons at real tables: the coach ticks off what was done, can be skipped, and goes on after a reload; drills."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser_kit import too_wide, violations

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}


@pytest.fixture
def page(browser: Browser, base_url: str) -> Iterator[Page]:
    with browser.new_context(base_url=base_url, locale="en-GB", reduced_motion="reduce") as context:
        yield context.new_page()


def done(page: Page) -> Locator:
    return page.locator(".coach-dots li[data-how='done']")


def test_the_lesson_of_icetoids_ticks_off_what_was_done_and_goes_on_after_a_reload(page: Page) -> None:
    page.goto("/learn")
    page.get_by_role("region", name="Your first IceToids").get_by_role("link", name="Start").click()
    coach = page.get_by_role("region", name="Your coach")
    expect(coach.get_by_role("heading")).to_have_text("Choose your home")
    page.locator("[data-slot]:visible").first.click()
    expect(coach.get_by_role("heading")).to_have_text("Come in")
    expect(done(page)).to_have_count(1)
    page.reload()
    expect(coach.get_by_role("heading")).to_have_text("Come in")
    coach.get_by_role("button", name="Skip this").click()
    expect(coach.get_by_role("heading")).to_have_text("Turn a tile over")
    expect(done(page)).to_have_count(2)
    assert violations(page) == []


def test_the_first_lap_begins_with_a_flick_that_the_coach_has_seen(page: Page) -> None:
    page.goto("/learn/icecool?quality=low")
    coach = page.get_by_role("region", name="Your coach")
    expect(coach.get_by_role("heading")).to_have_text("Pull and let go")
    page.get_by_role("button", name="Flick!").click()
    expect(coach.get_by_role("heading")).to_have_text("Changed your mind?")
    coach.get_by_role("button", name="Got it!").click()
    # The flick may have done what a later step asks for, too.
    for step in range(2):
        expect(page.locator(".coach-dots li").nth(step)).to_have_attribute("data-how", "done")


def test_a_drill_is_a_table_that_counts(page: Page) -> None:
    page.goto("/learn?quality=low")
    page.get_by_role("region", name="Curve").get_by_role("button", name="Start").click()
    expect(page.get_by_role("img", name="0 of 5 went well, 0 tries")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_page_of_lessons_has_no_barrier_and_fits_a_phone(browser: Browser, base_url: str, locale: str) -> None:
    with browser.new_context(base_url=base_url, locale=locale, viewport=PHONE, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto("/learn")
        page.locator(".lesson").first.wait_for()
        assert (violations(page), too_wide(page)) == ([], 0)
