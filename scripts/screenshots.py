"""All pictures of the client: `make screenshots`, into dist/pictures. The best are kept in docs/pictures by hand.

Every screen in both languages, on a telephone upright and on its side, a desk and a large screen, in high quality; and
a jump through the school as an animated picture. `make screenshots ARGS="--only jump"` makes one of them, by a part of
its name.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser_hands import PATIENCE_S, STATE, known, place_of, pull_for, sit, turn_comes, until
from browser_kit import Server, find_node, launching, serving, visit
from browser_tables import Places, golden, icecool_to_the_end, made, put
from coldsnap.core.record import Record
from coldsnap.games.icetoids.actions import Orient
from pictures import animated, webp

ROOT: Final = Path(__file__).parents[1]
SIZES: Final = {
    "phone": ViewportSize(width=360, height=740),
    "side": ViewportSize(width=844, height=390),
    "desk": ViewportSize(width=1280, height=800),
    "large": ViewportSize(width=2560, height=1440),
}
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
HIGH: Final = "quality=high"
PERSON: Final = {"kind": "person", "name": "Ada"}
FOUR: Final = (PERSON, *({"kind": "person", "name": name} for name in ("Bo", "Cleo", "Dai")))
SCHOOL: Final = {"first_catcher": "1", "layout": "school", "tremor": "off"}
THROUGH: Final = "flick 49 power 70"
"""From the red circle through the door to the Gym, where a fish of its own hangs."""
JUMP: Final = "flick 70 power 100 height 50"
"""From the red circle over the wall into the Gym."""
OWN_TIME: Final = """{
    const [real, next] = [performance.now.bind(performance), requestAnimationFrame.bind(window)];
    let [at, due] = [null, []];
    performance.now = () => at ?? real();
    window.requestAnimationFrame = (draw) => (at === null ? next(() => draw(performance.now())) : due.push(draw));
    window.holdTime = () => { at = real(); };
    window.passTime = async (ms) => {
        at += ms;
        for (const draw of due.splice(0)) draw(at);
        await new Promise(next);
    };
}"""
"""Time of a page's own, which passes when it is told to: however slow a computer draws, no frame is missed."""
MOMENT_MS: Final = 700
"""After the beginning of a decisive moment; the camera has come near by then."""
FRAME_MS: Final = 60
FRAMES: Final = 54
STAGE: Final = ViewportSize(width=660, height=940)
"""Upright, so that the school is as wide as the window."""
WIDTH: Final = 520
LAST_MS: Final = 1500
QUALITY: Final = 0.68


class Studio:
    """A server, and a browser that is asked for pages."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server = server
        self.browser = browser

    def page(self, locale: str, size: ViewportSize) -> Page:
        """A new visitor's page."""
        context = self.browser.new_context(
            base_url=self.server.address, locale=locale, viewport=size, reduced_motion="reduce"
        )
        context.set_default_timeout(1000 * PATIENCE_S)
        return context.new_page()


def _front(_: Studio, page: Page) -> None:
    visit(page, f"/?{HIGH}")
    page.wait_for_timeout(3000)


def _new_table(_: Studio, page: Page) -> None:
    visit(page, "/new?game=icecool2&with=link").locator(".seats").wait_for()


def _waiting(_: Studio, page: Page) -> None:
    places = made(page.request, "icecool2", PERSON, {"kind": "open"}, {"kind": "bot", "level": "rookie"})
    link = f"/t/{places.table}#host={places.host}.invite={places.invite}.seat={places.seats[0]}"
    visit(page, link).locator(".waiting-parts").wait_for()


def _rules(_: Studio, page: Page) -> None:
    visit(page, "/rules/icecool").locator(".chapter").first.wait_for()


def catcher_placed(page: Page) -> Places:
    """Four people at one table, and the first Runner is about to flick."""
    places = made(page.request, "icecool2", *FOUR, options=SCHOOL)
    host = page.context.new_page()
    sit(host, places.link(0, host=True))
    turn_comes(host, "icecool-place-catcher")
    host.keyboard.press("Enter")
    until(host, lambda: known(host)["ply"] >= 2, "the Catcher")
    host.close()
    return places


def _aiming(_: Studio, page: Page) -> None:
    """A pull in the middle of it, with the picture of the penguin's back."""
    sit(page, catcher_placed(page).link(1, query=HIGH))
    turn_comes(page, "icecool-flick")
    x, y = place_of(page, "p1")
    begin, end = pull_for(page, "p1", (x - 60, y + 105), 130)
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.wait_for_timeout(1500)


def _sliding(_: Studio, page: Page) -> None:
    """A flick through a door, seen close at the decisive moment."""
    page.emulate_media(reduced_motion="no-preference")
    places = catcher_placed(page)
    show(page, places.link(1, query=HIGH), THROUGH)
    while not page.locator(".moment").is_visible():
        page.evaluate(f"passTime({FRAME_MS})")
    for _frame in range(MOMENT_MS // FRAME_MS):
        page.evaluate(f"passTime({FRAME_MS})")


def show(page: Page, link: str, move: str) -> None:
    """Sit down in a page whose time is its own, flick, and hold the time as soon as that is shown."""
    page.add_init_script(OWN_TIME)
    sit(page, link)
    turn_comes(page, "icecool-flick")
    page.evaluate("holdTime()")
    typed(page, move)
    until(page, lambda: page.evaluate(STATE)["shows"], "the show")


def typed(page: Page, move: str) -> None:
    """Make a move by typing it; the field is the only text field of a table."""
    page.keyboard.press("/")
    field = page.locator(".command input")
    field.fill(move)
    field.press("Enter")
    field.press("Escape")


def _cards(studio: Studio, page: Page) -> None:
    sit(page, put(studio.server.database, icecool_to_the_end(), 40).link(0, query=HIGH))


def _icetoids(studio: Studio, page: Page) -> None:
    """A pyramid is taken, and where it may go is shown."""
    record = golden("icetoids-won-3")
    sit(page, put(studio.server.database, record, len(record.entries) - 12).link(0, 1, 2))
    page.locator("[data-take]").first.click()
    page.wait_for_timeout(500)


def _orienting(studio: Studio, page: Page) -> None:
    """A new tile is being turned."""
    record = golden("icetoids-pairs6-2")
    ply = next(entry.ply for entry in record.entries if entry.ply > 20 and entry.move.action == Orient(way="west"))
    sit(page, put(studio.server.database, record, ply).link(0, 1)).locator("[data-top]").first.wait_for()
    page.wait_for_timeout(500)


def _end(studio: Studio, page: Page) -> None:
    record = icecool_to_the_end()
    sit(page, put(studio.server.database, record, len(record.entries)).link(0, host=True, query=HIGH))
    page.locator(".end").wait_for()


def _replay(studio: Studio, page: Page) -> None:
    replayed(studio, page, golden("icetoids-won-3"))
    page.wait_for_timeout(500)


def _replayed_school(studio: Studio, page: Page) -> None:
    """A match of ICECOOL, half way through."""
    replayed(studio, page, icecool_to_the_end())
    slider = page.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.wait_for_timeout(2500)


def replayed(studio: Studio, page: Page, record: Record) -> None:
    """Open a finished match in the viewer."""
    places = put(studio.server.database, record, len(record.entries))
    sit(page, places.link(0, host=True))
    visit(page, f"/replay/{places.table}?{HIGH}").get_by_role("slider").first.wait_for()


def _learn(_: Studio, page: Page) -> None:
    visit(page, "/learn").locator("h1").wait_for()


SCENES: Final[dict[str, Callable[[Studio, Page], None]]] = {
    "front": _front,
    "new": _new_table,
    "waiting": _waiting,
    "rules": _rules,
    "aiming": _aiming,
    "sliding": _sliding,
    "cards": _cards,
    "icetoids": _icetoids,
    "orienting": _orienting,
    "end": _end,
    "replay": _replay,
    "replay-school": _replayed_school,
    "learn": _learn,
}


def jump(studio: Studio) -> bytes:
    """A jump over a wall, frame by frame."""
    page = studio.page("en-GB", STAGE)
    page.emulate_media(reduced_motion="no-preference")
    places = catcher_placed(page)
    show(page, places.link(1, query=HIGH), JUMP)
    shots = []
    sight = page.locator(".table-sight").bounding_box()
    for _ in range(FRAMES):
        shots.append(page.screenshot(clip=sight))
        page.evaluate(f"passTime({FRAME_MS})")
    darkroom = studio.browser.new_page()
    frames = [webp(darkroom, shot, QUALITY, WIDTH) for shot in shots]
    darkroom.close()
    page.context.close()
    return animated(frames, FRAME_MS, LAST_MS)


def stills(studio: Studio, only: str) -> Iterator[tuple[str, bytes]]:
    """The pictures whose names contain this, with their names."""
    for scene, arrive in SCENES.items():
        for size in SIZES:
            for language, locale in LOCALES.items():
                name = f"{scene}-{size}-{language}"
                if only not in name:
                    continue
                page = studio.page(locale, SIZES[size])
                arrive(studio, page)
                yield name, page.screenshot()
                page.context.close()


def main() -> None:
    """Make the pictures that are wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the name of what is wanted")
    parser.add_argument("--to", type=Path, default=ROOT / "dist" / "pictures")
    wanted = parser.parse_args()
    find_node()
    folder: Path = wanted.to
    folder.mkdir(parents=True, exist_ok=True)
    tables = folder / ".tables"
    tables.mkdir(exist_ok=True)
    with serving(tables) as server, sync_playwright() as driver, driver.chromium.launch(**launching()) as browser:
        studio = Studio(server, browser)
        for name, picture in stills(studio, wanted.only):
            (folder / f"{name}.png").write_bytes(picture)
            sys.stdout.write(f"{name}: {len(picture) / 1000:.0f} kB\n")
        if wanted.only in "jump":
            picture = jump(studio)
            (folder / "jump.webp").write_bytes(picture)
            sys.stdout.write(f"jump: {len(picture) / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
