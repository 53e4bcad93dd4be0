"""What hands do at a table: mouse, touch and keys on the school, and what the page knows meanwhile."""

import json
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

PHONE: Final = {"width": 360, "height": 740}
SMALL: Final = {"width": 720, "height": 480}
"""A small window, for whoever only has to follow: its school is drawn sooner."""
PATIENCE_S: Final = 240
"""How long a test waits for anything: only what hangs takes as long, however slow and busy a machine is."""

STATE: Final = """() => {
    const state = window.coldsnap?.state?.();
    if (!state || !state.now.view) return null;
    const { now, known, queue, line, seat, turning, story, people } = state;
    return { ...now, table: state.welcome?.table, known, line, seat, turning, shows: queue.length, story, people };
}"""
DRAWN: Final = """() => new Promise((later) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => later(CHECK))));
})"""
"""Whether something is so after the page was drawn with all that it knows when it is asked."""
OWN_LETTERS: Final = """[...document.fonts]
    .map(({ family, status }) => [family.replaceAll('"', ""), status])
    .filter(([family]) => ["Fredoka", "Nunito Sans"].includes(family))"""
LETTERS: Final = DRAWN.replace(
    "CHECK",
    f"""document.documentElement.dataset.fonts === "own" &&
        ((own) => own.includes("loaded") && !own.includes("loading") && !own.includes("error"))(
            {OWN_LETTERS}.map(([_, status]) => status),
        )""",
)
AT_REST: Final = DRAWN.replace("CHECK", "!window.coldsnap.stage.needsDraw")

Mm = tuple[float, float]

SETTINGS: Final = """try {
    const kept = JSON.parse(localStorage.getItem("coldsnap.settings") ?? "{}");
    const wanted = WANTED;
    if (!(UNLESS in kept)) localStorage.setItem("coldsnap.settings", JSON.stringify({ ...kept, ...wanted }));
} catch {}"""


def settings_script(*, unless: str = "", **wanted: str) -> str:
    """What a page runs before its own scripts, so that it has these settings; `unless` that one has been chosen."""
    return SETTINGS.replace("WANTED", json.dumps(wanted)).replace("UNLESS", json.dumps(unless))


def until(page: Page, check: Callable[[], Any], what: str = "it") -> Any:
    """What `check` gives as soon as that is true. `wait_for_function` would need an eval, which the page forbids."""
    late = time.monotonic() + PATIENCE_S
    while not (found := check()):
        assert time.monotonic() < late, f"waited in vain for {what}"
        page.wait_for_timeout(50)
    return found


def letters_come(page: Page) -> None:
    """Wait until a page of the client is set in its own letters: only then is everything as wide as it stays."""
    until(page, lambda: page.evaluate(LETTERS), "the letters")


def known(page: Page) -> dict[str, Any]:
    """The table as the page knows it, with nothing in motion."""
    found: dict[str, Any] = until(page, lambda: (now := page.evaluate(STATE)) and not now["shows"] and now, "the table")
    return found


def sit(page: Page, link: str) -> Page:
    """Open a link to a table, and wait until its board is drawn."""
    page.goto(link)
    known(page)
    board = page.locator(".school-canvas, .toids-svg:not(.toids-over)")
    expect(board).to_be_visible(timeout=1000 * PATIENCE_S)
    if board.evaluate("board => board.tagName") == "CANVAS":
        until(page, lambda: page.evaluate("window.coldsnap.stage?.counts().triangles > 1000"), "the school")
    letters_come(page)
    return page


def kinds(page: Page) -> list[str]:
    """The kinds of actions that this page may do now."""
    offer = known(page)["offer"]
    return [] if offer is None else [choice["action"]["kind"] for choice in offer["choices"]]


def turn_comes(page: Page, kind: str) -> None:
    """Wait until this page may do an action of this kind."""
    until(page, lambda: kind in kinds(page), f"{kind} to be offered")


def everybody_knows(pages: list[Page], ply: int) -> None:
    """Wait until all pages have got so far. The first one watches every show to its end, the others skip them."""
    for page in pages[1:]:
        _told(page, ply)
        page.keyboard.press("Escape")
    for page in pages:
        got_to(page, ply)


def _told(page: Page, ply: int) -> None:
    until(page, lambda: page.evaluate(STATE)["known"] >= ply, f"ply {ply} to be told")


def got_to(page: Page, ply: int) -> None:
    """Wait until a page has shown so many entries."""
    until(page, lambda: known(page)["ply"] >= ply, f"ply {ply} to be shown")


def deciding(page: Page) -> list[dict[str, Any]]:
    """Wait until this page has to decide; what it may do."""
    offer = until(page, lambda: known(page)["offer"], "a turn")
    return [choice["action"] for choice in offer["choices"]]


def place_of(page: Page, body: str) -> Mm:
    """Where a body stands, in millimetres."""
    pose = next(each["pose"] for each in known(page)["view"]["bodies"] if each["id"] == body)
    return 1000 * pose["x"], 1000 * pose["y"]


def seen_at(page: Page, at: Mm, z: float = 0) -> Mm:
    """Where a point of the floor, or over it, is on the page, in pixels, once the camera rests."""
    until(page, lambda: page.evaluate(AT_REST), "a school at rest")
    found = page.evaluate("([x, y, z]) => window.coldsnap.stage.project({ x, y }, z)", [*at, z])
    box = page.locator(".school-canvas").bounding_box()
    assert box is not None
    return box["x"] + found["x"], box["y"] + found["y"]


def pull_for(page: Page, body: str, towards: Mm, pull: float = 120) -> tuple[Mm, Mm]:
    """Where to press and where to let go so that a body is flicked towards a point; `pull` is millimetres of floor."""
    (x, y), (goal_x, goal_y) = place_of(page, body), towards
    away = ((goal_x - x) ** 2 + (goal_y - y) ** 2) ** 0.5
    back = (x - (goal_x - x) / away * pull, y - (goal_y - y) / away * pull)
    return seen_at(page, (x, y)), seen_at(page, back)


def flick_by_mouse(page: Page, body: str, towards: Mm, pull: float = 120) -> None:
    """Press, pull back, let go."""
    begin, end = pull_for(page, body, towards, pull)
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up()


def drag_by_touch(page: Page, begin: Mm, end: Mm) -> None:
    """One finger from here to there, as the screen itself would tell it."""
    line = page.context.new_cdp_session(page)
    for step in range(5):
        share = step / 4
        at = {"x": begin[0] + share * (end[0] - begin[0]), "y": begin[1] + share * (end[1] - begin[1])}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart" if step == 0 else "touchMove", "touchPoints": [at]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def flick_by_touch(page: Page, body: str, towards: Mm, pull: float = 120) -> None:
    """The same gesture with a finger."""
    drag_by_touch(page, *pull_for(page, body, towards, pull))


def button(page: Page, name: str) -> Locator:
    """A button by what is on it."""
    return page.get_by_role("button", name=name)


def reach(what: Locator) -> None:
    """Go to a button with Tab, as one does who has only keys, and press it."""
    what.wait_for()
    for _ in range(60):
        if what.evaluate("button => button === document.activeElement"):
            what.page.keyboard.press("Enter")
            return
        what.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {what}")
