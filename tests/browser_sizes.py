"""What the tests in the browser measure on a page: places of its parts, texts that are cut off, targets of fingers."""

from itertools import combinations
from typing import Final, NamedTuple

from playwright.sync_api import BrowserContext, Locator, Page

TOUCH_PX: Final = 44
LARGE_LETTERS: Final = """addEventListener("DOMContentLoaded", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets = [sheet];
})"""
CUT: Final = """() => {
    const cut = new Set();
    const dialog = document.querySelector("dialog[open]");
    const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const forListeners = (element) => element.closest("[aria-hidden=true], .skip, [aria-live]") !== null
        || [...ancestors(element)].some((each) => getComputedStyle(each).clipPath !== "none");
    function* ancestors(element) {
        for (let each = element; each !== null; each = each.parentElement) yield each;
    }
    const hides = (value) => value === "hidden" || value === "clip";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const owner = text.parentElement;
        if (text.data.trim() === "" || owner.closest("script, option, svg") || !shown(owner)) continue;
        if (forListeners(owner) || dialog !== null && !dialog.contains(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
            let [seen, scrolls] = [true, false];
            for (const each of ancestors(owner)) {
                const { overflowX, overflowY } = getComputedStyle(each);
                const edge = each.getBoundingClientRect();
                const sideways = box.left < edge.left - 1 || box.right > edge.right + 1;
                const upright = box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
                if ((hides(overflowX) && sideways) || (hides(overflowY) && upright && !scrolls)) seen = false;
                if (overflowX === "auto" && sideways && each !== document.documentElement) seen = false;
                if (overflowY === "auto" || overflowY === "scroll") scrolls = true;
            }
            if (!seen || box.left < -1 || box.right > innerWidth + 1) cut.add(text.data.trim());
        }
    }
    return [...cut];
}"""
"""Texts of which something cannot be seen, however one scrolls up and down."""
SMALL: Final = """(least) => {
    const wanted = "a[href], button, input, select, summary, textarea, [role=button], [role=tab]";
    const found = [];
    const dialog = document.querySelector("dialog[open]");
    const inText = (element) => getComputedStyle(element).display === "inline";
    for (const element of document.querySelectorAll(wanted)) {
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!shown || inText(element) || element.disabled || element.closest("[inert], .skip")) continue;
        if (dialog !== null && !dialog.contains(element)) continue;
        const target = element.labels?.[0] ?? element;
        target.scrollIntoView({ block: "center", inline: "center" });
        const own = element.getBoundingClientRect();
        const [x, y, reach] = [own.x + own.width / 2, own.y + own.height / 2, least / 2 - 1];
        const whole = target.getBoundingClientRect();
        if (whole.width >= least && whole.height >= least) continue;
        const around = [[0, 0], [-reach, 0], [reach, 0], [0, -reach], [0, reach]];
        const hit = ([dx, dy]) => {
            const there = document.elementFromPoint(x + dx, y + dy);
            return there !== null && (target.contains(there) || element.contains(there));
        };
        if (!around.every(hit)) {
            const name = element.getAttribute("aria-label") ?? element.textContent.trim();
            found.push(`${element.tagName} ${element.className} "${name}": ${whole.width} x ${whole.height}`);
        }
    }
    return found;
}"""
"""What a finger may miss: targets that are smaller than wanted, with whatever of them reaches over their edges."""


class Box(NamedTuple):
    """A part of the page, in pixels of the window."""

    x: float
    y: float
    width: float
    height: float

    def overlaps(self, other: "Box") -> bool:
        """Whether more than a hair of both is at the same place."""
        across = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        upright = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return across > 1 and upright > 1

    def inside(self, width: int, height: int) -> bool:
        """Whether all of it is in a window of this size."""
        return (
            self.x >= -1
            and self.y >= -1
            and self.x + self.width <= width + 1
            and (self.y + self.height <= height + 1)
            and min(self.width, self.height) > 0
        )


def large_letters(context: BrowserContext) -> None:
    """Let every page of a browser have letters twice as large, as somebody sets them who sees little."""
    context.add_init_script(LARGE_LETTERS)


def cut_texts(page: Page) -> list[str]:
    """Texts that are cut off, or lie beside the window."""
    found: list[str] = page.evaluate(CUT)
    return found


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is smaller than a fingertip."""
    found: list[str] = page.evaluate(SMALL, TOUCH_PX)
    return found


def box_of(part: Locator) -> Box:
    """Where a part of the page is."""
    found = part.bounding_box()
    assert found is not None, f"{part} is not to be seen"
    return Box(found["x"], found["y"], found["width"], found["height"])


def misplaced(page: Page, *parts: str) -> list[str]:
    """Which of these parts are not wholly in the window, and which of them lie over each other."""
    size = page.viewport_size
    assert size is not None
    boxes = {
        f"{part} {number}": box_of(each)
        for part in parts
        for number, each in enumerate(page.locator(part).filter(visible=True).all())
    }
    missing = [part for part in parts if f"{part} 0" not in boxes]
    outside = [f"{name} {box}" for name, box in boxes.items() if not box.inside(size["width"], size["height"])]
    over = [f"{one} {a} over {two} {b}" for (one, a), (two, b) in combinations(boxes.items(), 2) if a.overlaps(b)]
    return [*missing, *outside, *over]
