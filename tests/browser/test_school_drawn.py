"""Everything that the school can draw is drawn: build/slimThree.ts leaves out of three.js what it is said not to need.

What was left out wrongly throws or is an error in the console, and `faults` fails the test.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browser_hands import SMALL, known, sit, turn_comes, until
from browser_tables import made

PERSON: Final = {"kind": "person", "name": "Ada"}
FIGURES: Final = ("p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "emperor", "pawclaw", "walrus-1", "guard-1")
AIM: Final = {"from": "p0", "yaw": 450, "power": 700, "side": 30, "height": 90}
CAMERAS: Final = ("overview", "top", "aim", "follow", "close", "free")

FILL: Final = """([figures, aim]) => {
    const { stage } = window.coldsnap;
    const pose = (i) => ({ x: 0.1 + 0.035 * i, y: 0.1, z: 0.018, qw: 1, qx: 0, qy: 0, qz: 0 });
    stage.setBodies(figures.map((id, i) => ({ id, pose: pose(i) })));
    stage.setCatchers([0, 3]);
    stage.setShut(window.coldsnap.state().now.view.options.layout.doors.map((door) => door.id));
    stage.setAim(aim);
    stage.setOthersAim({ ...aim, from: "p1" });
    const path = [[100, 100, 0], [150, 150, 40], [200, 160, 0]];
    stage.setPath({ body: "p0", path, speeds: [900, 500, 100], ghost: pose(3), hits: "3-5", fan: [path, path] });
    stage.setMarks([{ id: "a", at: { x: 100, y: 200 }, state: "hover" }], [60, 60, 120, 120]);
    stage.setGlow("p2");
}"""
LOOK: Final = """([mode, body]) => {
    const { stage } = window.coldsnap;
    stage.setCamera(mode, { body });
    stage.orbitBy(mode === "free" ? 60 : 0, 10);
    stage.zoomBy(0.9);
    stage.panBy(5, 5);
    for (const ms of [0, 20, 400, 3000]) stage.draw(performance.now() + ms);
    return stage.counts();
}"""
LOSE: Final = """() => new Promise((lost) => {
    const canvas = document.querySelector(".school-canvas");
    canvas.addEventListener("webglcontextlost", () => setTimeout(lost));
    window.lost = canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
    window.lost.loseContext();
})"""
"""Gives back when the page has heard of it."""
TONES: Final = """async () => {
    const { stage } = window.coldsnap;
    const canvas = document.querySelector(".school-canvas");
    stage.setCamera("overview");
    stage.draw(performance.now());
    const small = Object.assign(document.createElement("canvas"), { width: 64, height: 40 });
    const ink = small.getContext("2d");
    ink.drawImage(canvas, 0, 0, 64, 40);
    const { data } = ink.getImageData(0, 0, 64, 40);
    const tones = new Set();
    for (let i = 0; i < data.length; i += 4) tones.add([0, 1, 2].map((part) => data[i + part] >> 4).join());
    return tones.size;
}"""
MANY: Final = 60
"""A picture of a school has more tones than these; an empty one has a few of the sky's."""


def table(someone: Callable[..., Page], quality: str) -> Page:
    """A small window: a school of high quality is a lot for a processor."""
    page = someone(viewport=SMALL)
    places = made(page.request, "icecool-practice", PERSON)
    return sit(page, places.link(0, host=True, query=f"quality={quality}"))


@pytest.mark.parametrize("quality", ["low", "auto", "high"])
def test_every_figure_aim_mark_door_and_camera_is_drawn(someone: Callable[..., Page], quality: str) -> None:
    page = table(someone, quality)
    page.evaluate(FILL, [FIGURES, AIM])
    counts: dict[str, Any] = {}
    for mode in CAMERAS:
        counts = page.evaluate(LOOK, [mode, "p0"])
    assert page.evaluate(TONES) > MANY
    # Shadows draw most things a second time.
    assert (counts["drawCalls"] > 30) == (quality == "high")


def test_a_browser_that_has_no_canvas_for_workers_paints_the_school_on_the_page(someone: Callable[..., Page]) -> None:
    page = someone(viewport=SMALL)
    page.add_init_script("delete window.OffscreenCanvas")
    places = made(page.request, "icecool-practice", PERSON)
    sit(page, places.link(0, host=True, query="quality=low"))
    assert page.evaluate(TONES) > MANY


def test_a_worker_that_does_not_come_leaves_the_painting_to_the_page(
    someone: Callable[..., Page], faults: list[str]
) -> None:
    page = someone(viewport=SMALL)
    page.route("**/assets/paintWorker-*.js", lambda route: route.abort())
    places = made(page.request, "icecool-practice", PERSON)
    sit(page, places.link(0, host=True, query="quality=low"))
    assert page.evaluate(TONES) > MANY
    assert all("ERR_FAILED" in fault for fault in faults)
    faults.clear()


def test_the_school_is_there_again_after_another_size_and_after_the_graphics_card_was_lost(
    someone: Callable[..., Page], faults: list[str]
) -> None:
    page = table(someone, "high")
    page.set_viewport_size({"width": 400, "height": 500})
    until(page, lambda: page.evaluate("document.querySelector('.school-canvas').width <= 410"), "another size")
    assert page.evaluate(TONES) > MANY
    page.evaluate(LOSE)
    page.evaluate("window.lost.restoreContext()")
    until(page, lambda: page.evaluate(TONES) > MANY, "the school again")
    # three.js says so.
    assert all("Context Lost" in fault or "Context Restored" in fault for fault in faults)
    faults.clear()


def test_a_flick_is_shown_with_shadows_from_its_beginning_to_its_end(someone: Callable[..., Page]) -> None:
    page = table(someone, "high")
    turn_comes(page, "icecool-flick")
    page.keyboard.press("Enter")
    until(page, lambda: known(page)["ply"] > 2, "the end of a flick")
    assert page.evaluate(TONES) > MANY


def test_a_machine_without_a_graphics_card_gets_no_shadows_but_canvases_as_fine_as_low_quality_has(
    someone: Callable[..., Page],
) -> None:
    page = table(someone, "auto")
    still = "window.coldsnap.stage.needsDraw"
    until(page, lambda: not page.evaluate(still), "nothing left to paint")
    assert page.evaluate("window.coldsnap.stage.counts().drawCalls") < 12
