"""A whole game of ICECOOL2 against three rookies in Chromium, in seconds: `python benchmarks/tempo.py fast normal`.

The person flicks as soon as it may, and its turns end at once, so what is measured is what one waits for: the own
flicks, which are shown as they were, and the bots'. `waits` are the seconds from the end of the own turn to the next
one, over three bots' turns; `quiet` are those of them in which nothing decisive happened: no catch, no fish, no jump,
no end of a round.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser_hands import STATE, settings_script, sit, until
from browser_kit import find_node, launching, serving
from browser_tables import made

PERSON: Final = {"kind": "person", "name": "Ada"}
BOT: Final = {"kind": "bot", "level": "rookie"}
SMALL: Final = {"width": 720, "height": 480}
"""Drawn by software, a large window would take longer than what is shown in it."""
DECISIVE: Final = {"icecool-id-taken", "icecool-caught-again", "icecool-token-taken", "icecool-round-ended"}


def is_mine(now: dict[str, Any]) -> bool:
    """Whether the person may decide, and nothing slides."""
    return now["offer"] is not None and now["shows"] == 0 and not now["simulating"]


def decide(page: Page, now: dict[str, Any]) -> None:
    """Flick, or stand where it is offered; whatever else is asked takes the first answer."""
    kinds = {choice["action"]["kind"] for choice in now["offer"]["choices"]}
    if kinds & {"icecool-flick", "icecool-place-catcher"}:
        page.keyboard.press("Enter")
    else:
        page.locator(".table-controls .button").first.click()
    until(page, lambda: (state := page.evaluate(STATE)) and (state["ply"] != now["ply"] or state["over"]), "an answer")


def game(page: Page) -> dict[str, Any]:
    """Play to the end."""
    began, since, told = time.monotonic(), None, 0
    waits: list[tuple[float, bool]] = []
    while not (now := page.evaluate(STATE))["over"] or now["shows"]:
        mine = is_mine(now)
        seat = (now["view"]["turn"] or {}).get("seat")
        if since is None and seat != 0 and not mine:
            since, told = time.monotonic(), len(now["story"])
        if mine:
            if since is not None:
                kinds = {line["event"]["kind"] for line in now["story"][told:] if line["event"]}
                waits.append((time.monotonic() - since, not kinds & DECISIVE))
                since = None
            decide(page, now)
        page.wait_for_timeout(10)
    all_of_them, quiet = [wait for wait, _ in waits], [wait for wait, still in waits if still]
    return {
        "seconds": round(time.monotonic() - began, 1),
        "turns": len(waits),
        "waits": summary(all_of_them),
        "quiet": summary(quiet),
    }


def summary(seconds: list[float]) -> dict[str, float]:
    """How many, their median, and the longest."""
    if not seconds:
        return {"count": 0}
    return {"count": len(seconds), "median": round(statistics.median(seconds), 2), "longest": round(max(seconds), 2)}


def main(paces: list[str]) -> None:
    """Play a game at each pace and print it."""
    find_node()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as driver,
        driver.chromium.launch(**launching()) as browser,
    ):
        for pace in paces:
            context = browser.new_context(
                base_url=server.address,
                viewport=ViewportSize(width=SMALL["width"], height=SMALL["height"]),
                locale="en-GB",
            )
            page = context.new_page()
            page.add_init_script(settings_script(bots=pace, closing="at-once"))
            places = made(page.request, "icecool2", PERSON, BOT, BOT, BOT)
            sit(page, places.link(0, host=True))
            sys.stdout.write(json.dumps({"bots": pace, **game(page)}) + "\n")
            sys.stdout.flush()
            context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or ["normal", "fast", "at-once"])
