"""A moment of a replay is shared: as a clip of its flick, as a picture, and with the link to it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Download, Page, expect

from browser_finished import put_finished
from browser_hands import button, sit
from browser_kit import serving, violations
from browser_tables import made

LAP: Final = "a-lap-to-share"
WEBM: Final = b"\x1a\x45\xdf\xa3"
PNG: Final = b"\x89PNG"
BLANK: Final = 20_000
"""Bytes. A picture without a school in it is smaller."""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("shared")
    put_finished(folder / "t.sqlite", LAP, "icecool-practice-lap-1")
    with serving(folder) as server:
        yield server.address


@pytest.fixture
def page(browser: Browser, archive: str) -> Iterator[Page]:
    with browser.new_context(base_url=archive, locale="en-GB", viewport={"width": 640, "height": 480}) as context:
        yield context.new_page()


def saved(page: Page) -> Download:
    with page.expect_download() as found:
        button(page, "Save it").click()
    return found.value


def test_a_moment_is_shared_as_a_clip_as_a_picture_and_as_a_link(page: Page, archive: str) -> None:
    page.goto(f"/replay/{LAP}?at=3&quality=low")
    expect(page.locator("html[data-ready='1']")).to_be_attached()
    page.locator("#table-menu").or_(button(page, "Share this moment")).first.click()
    if not page.get_by_role("dialog").is_visible():
        button(page, "Share this moment").click()
    expect(page.locator(".link-input")).to_have_value(f"{archive}/replay/{LAP}?at=3")
    button(page, "Take a picture").click()
    expect(page.get_by_text("The picture is ready.")).to_be_visible()
    picture = saved(page)
    assert picture.suggested_filename == f"coldsnap-{LAP}-3.png"
    content = picture.path().read_bytes()
    assert (content[:4], len(content) > BLANK) == (PNG, True)
    button(page, "Make a clip").click()
    expect(page.get_by_text("The clip is ready.")).to_be_visible()
    clip = saved(page)
    assert clip.suggested_filename == f"coldsnap-{LAP}-3.webm"
    content = clip.path().read_bytes()
    assert (content[:4], len(content) > BLANK) == (WEBM, True)
    assert violations(page) == []


def test_a_table_is_pictured_while_it_is_played_and_its_link_is_for_later(page: Page) -> None:
    places = made(page.request, "icecool-practice", {"kind": "person"})
    sit(page, places.link(0, host=True))
    if not button(page, "Share").is_visible():
        page.locator("#table-menu").click()
    button(page, "Share").click()
    expect(page.get_by_text("it opens when the game is over")).to_be_visible()
    button(page, "Take a picture").click()
    expect(page.get_by_text("The picture is ready.")).to_be_visible()
    assert len(saved(page).path().read_bytes()) > BLANK
    assert violations(page) == []
