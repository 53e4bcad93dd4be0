"""A page of ours in the browser of whoever sits at this computer."""

import json
import os
import sys
import urllib.request
import webbrowser
from collections.abc import Mapping
from typing import Final

DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
_PATIENCE_S: Final = 2.0
_ANSWER: Final = 10_000
"""Bytes that are read of an answer: a server of ours says less."""


def has_window(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a screen with windows. Without one, a browser in the terminal would take the terminal over."""
    return platform in {"darwin", "win32"} or any(environ.get(name) for name in DISPLAYS)


def open_page(address: str) -> bool:
    """Open a page. False: there is no browser with a window here, so somebody has to be told the address."""
    return has_window() and webbrowser.open(address)


def is_ours(address: str) -> bool:
    """Whether a server of ours answers at this address."""
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=_PATIENCE_S) as answer:  # noqa: S310 - http, ours
            said = json.loads(answer.read(_ANSWER))
    except (OSError, ValueError, RecursionError):
        return False
    return isinstance(said, dict) and said.get("ok") is True and "protocol" in said
