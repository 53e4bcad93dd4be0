"""Both tables without a barrier, in both languages, on a desk and on the smallest telephone, with every window open."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser_hands import SMALL, sit, turn_comes
from browser_kit import Server, too_wide, violations
from browser_tables import before_the_last_flick, golden, icecool_to_the_end, made, put

LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
TYPE: Final = {"en": "Type a move", "fr": "Taper un coup"}
SMALLEST: Final = ViewportSize(width=320, height=640)
DESK: Final = ViewportSize(width=1280, height=800)
SIZES: Final = {"smallest": SMALLEST, "desk": DESK}
FOUR: Final = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cleo", "Maximiliana Longname")]
OPTIONS: Final = {"first_catcher": "4", "layout": "school", "tremor": "off"}


def barriers(page: Page) -> list[str]:
    """What axe finds, and whether anything is wider than the window."""
    wider = too_wide(page)
    return violations(page) + ([f"{wider} pixels too wide"] if wider else [])


def drawer_opened(page: Page) -> None:
    """On a small window story and tools are behind a button."""
    menu = page.locator("#table-menu")
    if menu.is_visible() and menu.get_attribute("aria-expanded") == "false":
        menu.click()


def every_window(page: Page, *openers: str) -> list[str]:
    """The barriers in the windows that these buttons open."""
    found = []
    for opener in openers:
        drawer_opened(page)
        page.locator(opener).first.click()
        page.locator("dialog[open]").wait_for()
        found += barriers(page)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    return found


@pytest.mark.parametrize(("language", "size"), [("en", "desk"), ("fr", "smallest")])
def test_the_icecool_table_has_no_barrier(
    someone: Callable[..., Page], server: Server, language: str, size: str
) -> None:
    page = someone(locale=LOCALES[language], viewport=SIZES[size])
    places = made(page.request, "icecool2", *FOUR, options=OPTIONS)
    other = someone(viewport=SMALL)
    sit(other, places.link(3))
    turn_comes(other, "icecool-place-catcher")
    other.keyboard.press("Enter")
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-flick")
    page.locator(".aim-fine summary").click()
    page.keyboard.press("Escape")
    assert barriers(page) == []
    page.keyboard.press("/")
    page.locator("[data-command]:focus").wait_for()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    drawer_opened(page)
    assert barriers(page) == []
    assert every_window(page, ".tools > .button-icon", ".menu-buttons button:last-child", ".why") == []
    record = icecool_to_the_end()
    sit(page, put(server.database, record, len(record.entries)).link(0, host=True))
    page.locator(".end").wait_for()
    assert barriers(page) == []
    sit(page, put(server.database, record, before_the_last_flick(record) - 1).link(0, 1))
    page.locator(".pass").wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize(("language", "size"), [("en", "desk"), ("fr", "smallest")])
def test_the_icetoids_table_has_no_barrier(
    someone: Callable[..., Page], server: Server, language: str, size: str
) -> None:
    page = someone(locale=LOCALES[language], viewport=SIZES[size])
    record = golden("icetoids-won-3")
    sit(page, put(server.database, record, len(record.entries) - 12).link(0, 1, 2))
    page.locator("[data-take]").first.click()
    assert barriers(page) == []
    drawer_opened(page)
    page.get_by_role("button", name=TYPE[language]).click()
    page.locator("[data-command]:focus").wait_for()
    assert barriers(page) == []
    assert every_window(page, ".why") == []
    sit(page, put(server.database, record, len(record.entries)).link(0))
    page.locator(".end").wait_for()
    assert barriers(page) == []


def test_thirteen_cards_fit_the_smallest_telephone(someone: Callable[..., Page], server: Server) -> None:
    record = golden("icecool2-cards-4")
    page = someone(viewport=SMALLEST)
    sit(page, put(server.database, record, len(record.entries)).link(0))
    expect(page.locator(".hand-cards li")).to_have_count(13)
    assert too_wide(page) == 0
