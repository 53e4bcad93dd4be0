"""Moves at the IceToids table by mouse, by touch and by keys: each as a person would make it."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from browser_hands import known, reach, until

PER_SEAT: Final = 3
STEPS: Final = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
Action = dict[str, Any]
Press = Callable[[Locator], None]


def _click(what: Locator) -> None:
    what.click()


def _tap(what: Locator) -> None:
    what.scroll_into_view_if_needed()
    what.tap()


def by_mouse(page: Page, action: Action) -> None:
    """Play an action with clicks on the board."""
    _by_pressing(page, action, _click)


def by_touch(page: Page, action: Action) -> None:
    """Play an action with taps on the board and the large buttons below it."""
    _by_pressing(page, action, _tap)


def _by_pressing(page: Page, action: Action, press: Press) -> None:
    asks = _asks_whom(page, action)
    match action["kind"]:
        case "icetoids-choose-home":
            press(page.locator(f"[data-slot='{action['cell']} {action['side']}']"))
        case "icetoids-enter":
            press(page.locator("[data-enter]"))
        case "icetoids-move" | "icetoids-point":
            press(page.locator(f"[data-take='{_piece(page, action)}']"))
            what = "go" if action["kind"] == "icetoids-move" else "point"
            press(page.locator(f"[data-{what}={action['way']}]"))
        case "icetoids-orient":
            press(page.locator(f"[data-top={action['way']}]"))
            press(page.locator("[data-confirm]"))
    if asks:
        press(page.locator(_pushed(action)))


def by_keys(page: Page, action: Action) -> None:
    """Play an action with nothing but keys, beginning on the board."""
    asks = _asks_whom(page, action)
    if action["kind"] == "icetoids-orient":
        page.locator("[data-cell][tabindex='0']").focus()
        page.keyboard.press(action["way"][0])
        reach(page.locator("[data-confirm]"))
        return
    if action["kind"] == "icetoids-choose-home":
        reach(page.locator(f"[data-slot='{action['cell']} {action['side']}']"))
        return
    if action["kind"] == "icetoids-enter":
        page.locator("[data-cell][tabindex='0']").focus()
        page.keyboard.press("i")
    else:
        piece = _piece(page, action)
        cell = known(page)["view"]["pyramids"][piece]["cell"]
        _take(page, piece)
        if action["kind"] == "icetoids-point":
            page.keyboard.press(action["way"][0])
            return
        (right, up), (file, rank) = STEPS[action["way"]], cell
        _go(page, f"{chr(ord(file) + right)}{int(rank) + up}")
        page.keyboard.press("Enter")
    if asks:
        reach(page.locator(_pushed(action)))


def _piece(page: Page, action: Action) -> int:
    """The number of a pyramid among all of them."""
    return PER_SEAT * int(known(page)["view"]["turn"]) + int(action["piece"])


def _pushed(action: Action) -> str:
    push = action.get("push")
    return f"[data-push='{'nobody' if push is None else push}']"


def _asks_whom(page: Page, action: Action) -> bool:
    """Whether the same step is offered with another push or with none."""
    same = {name: action[name] for name in ("kind", "piece", "way") if name in action}
    offered = [choice["action"] for choice in known(page)["offer"]["choices"]]
    return "push" in action and sum(same.items() <= each.items() for each in offered) > 1


def _go(page: Page, cell: str) -> None:
    """Arrow keys from the tile that has the focus to another one."""
    here = page.locator("[data-cell]:focus")
    now = until(page, lambda: here.get_attribute("data-cell"), "a tile with the focus")
    files, ranks = ord(cell[0]) - ord(now[0]), int(cell[1]) - int(now[1])
    for key, times in (
        ("ArrowRight", files),
        ("ArrowLeft", -files),
        ("ArrowUp", ranks),
        ("ArrowDown", -ranks),
    ):
        for _ in range(max(times, 0)):
            page.keyboard.press(key)
    page.locator(f"[data-cell={cell}]:focus").wait_for()


def _take(page: Page, piece: int) -> None:
    """Go to a pyramid's tile and take it; several on one tile are taken in turn."""
    pyramids = known(page)["view"]["pyramids"]
    page.locator("[data-cell][tabindex='0']").focus()
    _go(page, pyramids[piece]["cell"])
    own = range(piece - piece % PER_SEAT, piece + 1)
    for _ in [each for each in own if pyramids[each]["cell"] == pyramids[piece]["cell"]]:
        page.keyboard.press("Enter")
