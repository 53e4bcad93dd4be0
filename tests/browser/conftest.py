"""A real server and a real browser for every test here: Debian's Chromium, or the one that CHROMIUM names."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from browser_hands import PATIENCE_S, settings_script
from browser_kit import Server, find_node, launching, serving


def pytest_configure(config: pytest.Config) -> None:
    """Let Playwright run with our Node where its own cannot, and wait as long as we do."""
    expect.set_options(timeout=1000 * PATIENCE_S)
    find_node()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """WebGL by software, the same on every computer."""
    return {**browser_type_launch_args, **launching()}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """An English browser with a window of 1280 x 800; a test that needs another one makes its own context."""
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that runs for all tests, with tables of its own."""
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """The address of that server."""
    return server.address


@pytest.fixture
def someone(browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Iterator[Callable[..., Page]]:
    """Makes devices of people who sit apart: each a browser of its own, in which nothing moves that need not."""
    with ExitStack() as opened:

        def new(**more: Any) -> Page:
            wanted = {**browser_context_args, "base_url": base_url, "reduced_motion": "reduce", **more}
            context = opened.enter_context(browser.new_context(**wanted))
            return context.new_page()

        yield new


@pytest.fixture(autouse=True)
def faults(browser: Browser) -> Iterator[list[str]]:
    """What went wrong in any page of the test: it fails for each. One that is meant to happen is taken off the list.

    Whoever made the browser's context, what is done in it has as much time as anything.
    """
    found: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            found.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def watch(context: BrowserContext) -> None:
        context.set_default_timeout(1000 * PATIENCE_S)
        context.on("console", heard)
        context.on("weberror", lambda fault: found.append(f"thrown: {fault.error}"))
        # No turn ends while a test looks at it, unless the test wants that.
        context.add_init_script(settings_script(unless="closing", closing="never"))

    browser.on("context", watch)
    yield found
    browser.remove_listener("context", watch)
    assert found == []
