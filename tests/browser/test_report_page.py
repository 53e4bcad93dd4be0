"""The report of an arena in a real browser: on a telephone and by night too, without a barrier."""

from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Request, ViewportSize

from browser_kit import violations
from coldsnap.arena.report.page import report_page
from kept_arena import icecool_arena

Scheme = Literal["light", "dark"]
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
DESK: Final[ViewportSize] = {"width": 1280, "height": 800}
PLOT: Final = 250
"""Pixels that the narrowest plot is wide."""


def look_at(browser: Browser, address: str, scheme: Scheme, size: ViewportSize) -> None:
    """Open a page in a window and require that it fits, is drawn, and asks for nothing."""
    context = browser.new_context(viewport=size, color_scheme=scheme)
    page, said = context.new_page(), list[str]()

    def on_request(request: Request) -> None:
        said.append(request.url)

    def on_console(message: ConsoleMessage) -> None:
        said.append(message.text)

    page.on("request", on_request)
    page.on("console", on_console)
    page.goto(address)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.locator("svg.map").count() == 2
    assert page.evaluate("Math.min(...[...document.querySelectorAll('svg.plot')].map(p => p.clientWidth))") > PLOT
    if size == PHONE:
        assert violations(page) == []
    assert said == [address]
    context.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_report_of_an_arena_has_no_barrier_and_is_not_wider_than_a_phone(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "report.html"
    path.write_text(report_page(icecool_arena(), language), encoding="utf-8")
    look_at(browser, path.as_uri(), "light", PHONE)
    look_at(browser, path.as_uri(), "dark", PHONE)
    look_at(browser, path.as_uri(), "light", DESK)
    look_at(browser, path.as_uri(), "dark", DESK)
