"""The browser's table in numbers, as JSON: `make bench-web`. What is wanted is in docs/speed.md.

A room link of ICECOOL2 is opened in Debian's Chromium. Bytes are those that came over the line, with gzip. The time is
that of a slow telephone (processor at a quarter, 1.6 Mbit/s, 150 ms; packed as the browser asks for it), from opening
the link to the first drawing of a school in which a flick is offered. The pictures are those of high quality.
"""

import base64
import json
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser_hands import PATIENCE_S, known, sit, turn_comes, until
from browser_kit import find_node, launching, serving
from browser_tables import Places, made

PERSON: Final = {"kind": "person", "name": "Ada"}
BOT: Final = {"kind": "bot", "level": "rookie"}
DESK: Final = ViewportSize(width=1280, height=800)
GZIP: Final = {"Accept-Encoding": "gzip"}
SLOW: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
"""1.6 Mbit/s down, 0.72 up; bytes a second and milliseconds."""
ROUNDS: Final = 7
FLICKS: Final = 50
WHOSE: Final = {"code": "_code", "native": "_browser"}
"""Kinds in a heap snapshot that are not the page's own: code that V8 compiled, Chromium's own measurements."""
PLAYABLE: Final = """(() => {
    const look = () => {
        const { state, stage } = window.coldsnap ?? {};
        if (state?.().now.offer && stage?.counts().triangles > 1000) window.playableAt = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""


OF_WORKERS: Final = """performance.getEntriesByType("resource")
    .filter((entry) => /\\/paintWorker-[^/]*\\.js$/.test(entry.name))
    .reduce((sum, entry) => sum + entry.transferSize, 0)"""
"""Bytes of workers' scripts: their ends are not told on the page's line."""


class Scales:
    """Weighs what a page gets over the line, except workers' scripts."""

    def __init__(self, line: CDPSession) -> None:
        self.bytes = 0
        line.send("Network.enable")
        line.on("Network.loadingFinished", self._loaded)
        line.on("Network.webSocketFrameReceived", self._told)

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]

    def _told(self, event: dict[str, Any]) -> None:
        frame = event["response"]
        data = frame["payloadData"]
        self.bytes += len(base64.b64decode(data)) if frame["opcode"] == 2 else len(data.encode())


def fresh(browser: Browser, address: str, locale: str = "en-GB", headers: dict[str, str] | None = None) -> Page:
    """A page of somebody who was never here before."""
    context = browser.new_context(
        base_url=address, viewport=DESK, locale=locale, service_workers="block", extra_http_headers=headers
    )
    context.set_default_timeout(1000 * PATIENCE_S)
    context.add_init_script(PLAYABLE)
    return context.new_page()


def playable(page: Page, link: str) -> float:
    """Open a link; seconds until a flick can be made."""
    page.goto(link)
    return float(until(page, lambda: page.evaluate("window.playableAt"), "a board")) / 1000


def table(page: Page) -> Places:
    """A table at which the person has to place the Catcher at once."""
    return made(page.request, "icecool2", PERSON, BOT, options={"first_catcher": "1"})


def weight(browser: Browser, address: str, locale: str) -> float:
    """Kilobytes before the first flick."""
    page = fresh(browser, address, locale, GZIP)
    scales = Scales(page.context.new_cdp_session(page))
    playable(page, table(page).link(0, host=True, query=""))
    page.wait_for_load_state("networkidle")
    # The page's own letters come right after the first picture, and before anybody has flicked.
    until(page, lambda: page.evaluate("document.documentElement.dataset.fonts"), "fonts")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_timeout(1000)
    workers = int(page.evaluate(OF_WORKERS))
    if workers == 0:
        raise RuntimeError("no worker's script was weighed, and one paints")
    page.context.close()
    return (scales.bytes + workers) / 1000


def seconds(browser: Browser, address: str) -> float:
    """Until a flick can be made on a slow telephone: the median of some rounds, after one that warms the browser up."""
    found = []
    for _ in range(1 + ROUNDS):
        page = fresh(browser, address)
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW)
        line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        found.append(playable(page, table(page).link(0, host=True, query="")))
        page.context.close()
    return statistics.median(found[1:])


def drawing(browser: Browser, address: str) -> tuple[int, int]:
    """Draw calls and triangles of a school of high quality with four penguins, at the most."""
    page = fresh(browser, address)
    places = made(page.request, "icecool2", PERSON, BOT, BOT, BOT, options={"first_catcher": "1"})
    sit(page, places.link(0, host=True, query="quality=high"))
    page.wait_for_timeout(1000)
    counts = page.evaluate("window.coldsnap.stage.counts()")
    page.context.close()
    return counts["drawCalls"], counts["triangles"]


def flicked(page: Page) -> None:
    """One flick, and its show is skipped."""
    turn_comes(page, "icecool-flick")
    before = int(known(page)["known"])
    page.keyboard.press("Enter")
    until(page, lambda: page.evaluate("window.coldsnap.state().known") >= before + 2, "what came of a flick")
    page.keyboard.press("Escape")


def heap(line: CDPSession) -> Counter[str]:
    """Megabytes that are in use after all rubbish was collected: of the page, of compiled code, of the browser."""
    parts: list[str] = []
    line.send("HeapProfiler.collectGarbage")
    line.on("HeapProfiler.addHeapSnapshotChunk", lambda event: parts.append(event["chunk"]))
    line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    found = json.loads("".join(parts))
    meta, nodes = found["snapshot"]["meta"], found["nodes"]
    kinds, width = meta["node_types"][0], len(meta["node_fields"])
    size = meta["node_fields"].index("self_size")
    used: Counter[str] = Counter()
    for at in range(0, len(nodes), width):
        used[WHOSE.get(kinds[nodes[at]], "")] += nodes[at + size] / 1e6
    return used


def growth(browser: Browser, address: str) -> dict[str, float]:
    """Megabytes that fifty flicks leave behind, after fifty that are not looked at."""
    page = fresh(browser, address)
    places = made(page.request, "icecool-practice", PERSON)
    sit(page, places.link(0, host=True))
    used = []
    for _ in range(2):
        for _ in range(FLICKS):
            flicked(page)
        # A line of its own each time: it gives up what it has collected for the inspector.
        line = page.context.new_cdp_session(page)
        used.append(heap(line))
        line.detach()
    page.context.close()
    return {f"heap_growth_mb{whose}": round(used[1][whose] - used[0][whose], 2) for whose in ("", "_code", "_browser")}


def main() -> None:
    """Measure everything and print it."""
    find_node()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as driver,
        driver.chromium.launch(**launching()) as browser,
    ):
        calls, triangles = drawing(browser, server.address)
        found = {
            "gzip_kb_before_flick": round(weight(browser, server.address, "en-GB"), 1),
            "gzip_kb_before_flick_fr": round(weight(browser, server.address, "fr-FR"), 1),
            "seconds_to_playable": round(seconds(browser, server.address), 2),
            "draw_calls": calls,
            "triangles": triangles,
            **growth(browser, server.address),
        }
    sys.stdout.write(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
