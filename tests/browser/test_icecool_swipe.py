"""Who would rather swipe: a finger that goes through the penguin flicks it, on a telephone held in the left hand."""

import json
import time
from collections.abc import Callable

from playwright.sync_api import Page, WebSocket, expect

from browser_hands import PHONE, Mm, known, place_of, seen_at, sit, turn_comes, until
from browser_tables import made

SETTINGS = """localStorage.setItem("coldsnap.settings", JSON.stringify({ flick: "swipe", hand: "left" }))"""
FRAME_S = 0.016


def swipe(page: Page, begin: Mm, end: Mm) -> None:
    """One finger, as fast as fingers are however slow this computer is: events say when they happened."""
    line = page.context.new_cdp_session(page)
    began = time.time()
    for step in range(9):
        at = {"x": begin[0] + step / 8 * (end[0] - begin[0]), "y": begin[1] + step / 8 * (end[1] - begin[1])}
        kind = "touchStart" if step == 0 else "touchMove"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at], "timestamp": began + step * FRAME_S})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": began + 9 * FRAME_S})
    line.detach()


def moves_of(page: Page) -> list[str]:
    """The moves that a page asks for, as it asks."""
    asked: list[str] = []

    def heard(said: str | bytes) -> None:
        asked.extend(["act"] if json.loads(said)["kind"] == "act" else [])

    def watch(line: WebSocket) -> None:
        line.on("framesent", heard)

    page.on("websocket", watch)
    return asked


def test_a_swipe_through_the_penguin_flicks_it_and_one_beside_it_does_not(someone: Callable[..., Page]) -> None:
    page = someone(viewport=PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(SETTINGS)
    moves = moves_of(page)
    places = made(page.request, "icecool-practice", {"kind": "person", "name": "Ada"})
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-flick")
    expect(page.get_by_text("Swipe, or tap a place.")).to_be_visible()
    # The camera is behind the penguin here, so what is far away on the floor is not on the screen.
    x, y = seen_at(page, place_of(page, "p0"))
    swipe(page, (x + 90, y + 60), (x + 110, y - 60))
    assert (known(page)["known"], moves) == (1, [])
    swipe(page, (x - 20, y + 90), (x + 30, y - 90))
    until(page, lambda: known(page)["known"] > 1, "a flick")
    assert moves == ["act"]
