"""ICECOOL2 from a nearly finished position to its end, by two people at one device: by mouse, by touch and by keys."""

from collections.abc import Callable
from itertools import chain
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser_hands import PHONE, SMALL, flick_by_mouse, flick_by_touch, known, place_of, reach, sit, turn_comes, until
from browser_kit import Server
from browser_tables import before_the_last_flick, icecool_to_the_end, put
from coldsnap.core.values import Event
from coldsnap.games.icecool.state.events import IdTaken, RoundEnded

RECORD: Final = icecool_to_the_end()
PLIES: Final = len(RECORD.entries)
PULL: Final = 200
"""Millimetres: half of the power, more or less."""
PHONE_SCREEN: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def flick_by_keys(page: Page, body: str, towards: tuple[float, float], _pull: float) -> None:
    """The first aim is at the Runner: two steps away from it, and back."""
    assert place_of(page, body)[1] == towards[1]
    for key in ("ArrowLeft", "Shift+ArrowLeft", "ArrowUp", "Shift+ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(".aim-slider input").first).to_have_value("0")
    page.keyboard.press("Enter")


def click(what: Locator) -> None:
    what.click()


def tap(what: Locator) -> None:
    what.tap()


@pytest.mark.parametrize(
    ("press", "flick", "more"),
    [
        pytest.param(click, flick_by_mouse, {"viewport": SMALL}, id="mouse"),
        pytest.param(tap, flick_by_touch, PHONE_SCREEN, id="touch"),
        pytest.param(reach, flick_by_keys, {"viewport": SMALL}, id="keys"),
    ],
)
def test_the_last_round_is_played_to_the_end(
    someone: Callable[..., Page],
    server: Server,
    press: Callable[[Locator], None],
    flick: Callable[[Page, str, tuple[float, float], float], None],
    more: dict[str, object],
) -> None:
    page = someone(**more)
    play_the_last_turns(page, server, press, flick)
    end = page.get_by_role("region", name="The game is over")
    expect(end).to_be_visible()
    assert (known(page)["over"], known(page)["ply"]) == (True, PLIES)
    told(page, end)


def play_the_last_turns(
    page: Page,
    server: Server,
    press: Callable[[Locator], None],
    flick: Callable[[Page, str, tuple[float, float], float], None],
) -> None:
    """One turn ends, and the flick of the other one ends the match."""
    places = put(server.database, RECORD, before_the_last_flick(RECORD) - 1)
    sit(page, places.link(0, 1, host=True))
    press(page.get_by_role("button", name="I am Ada"))
    press(page.get_by_role("button", name="End my turn"))
    press(page.get_by_role("button", name="I am Bo"))
    turn_comes(page, "icecool-flick")
    flick(page, "p1", place_of(page, "p0"), PULL)


BOARDS: Final = """window.boards = [];
window.flown = null;
new MutationObserver(() => {
    const [flight] = document.querySelectorAll(".flight");
    const holds = (box) => parseFloat(flight.style.left) > box.left && parseFloat(flight.style.left) < box.right &&
        parseFloat(flight.style.top) > box.top && parseFloat(flight.style.top) < box.bottom;
    const panels = [...document.querySelectorAll(".player")];
    if (flight) window.flown ??= panels.find((panel) => holds(panel.getBoundingClientRect()))?.dataset.seat;
    const board = document.querySelector(".round");
    if (board !== null && window.boards.at(-1) !== board.innerText) window.boards.push(board.innerText);
}).observe(document, { childList: true, subtree: true });"""
"""Remembers what boards of rounds have said, and at whose panel an ID arrived: they go away by themselves."""


def catch(page: Page, server: Server, what: type[Event]) -> int:
    """The catcher flicks at the Runner, which makes something happen for the first time; the catcher's seat."""
    found = next(entry for entry in RECORD.entries if any(isinstance(event, what) for event in entry.events))
    places = put(server.database, RECORD, found.ply - 1)
    page.add_init_script(BOARDS)
    sit(page, places.link(0, 1, host=True))
    catcher: int = known(page)["view"]["catchers"][0]
    turn_comes(page, "icecool-flick")
    flick_by_mouse(page, f"p{catcher}", place_of(page, f"p{1 - catcher}"), PULL)
    return catcher


def test_an_id_is_seen_at_the_panel_of_whoever_caught(someone: Callable[..., Page], server: Server) -> None:
    page = someone(viewport=SMALL)
    catcher = catch(page, server, IdTaken)
    assert until(page, lambda: page.evaluate("flown"), "the ID to arrive") == str(catcher)


def test_a_round_ends_with_a_board_that_says_who_caught_and_who_is_catcher_next(
    someone: Callable[..., Page], server: Server
) -> None:
    page = someone(viewport=SMALL)
    catcher = catch(page, server, RoundEnded)
    until(page, lambda: page.evaluate("boards.length"), "the board")
    (board,) = page.evaluate("boards")
    other = ("Ada", "Bo")[1 - catcher]
    for said in ("Round 1 is over", "2 catches", f"{other} is the next Catcher."):
        assert said in board
    expect(page.get_by_role("region", name="Round 1 is over")).to_have_count(0)


TURNED: Final = """window.turned = [];
new MutationObserver(() => {
    if (document.querySelector(".reveal") === null) return;
    const count = document.querySelectorAll(".reveal-turned").length;
    if (window.turned.at(-1) !== count) window.turned.push(count);
}).observe(document, { childList: true, subtree: true });"""
"""Remembers how many cards have been turned over, each time that it changes."""


def test_cards_are_turned_over_one_by_one_and_then_the_podium_and_the_awards_are_seen(
    someone: Callable[..., Page], server: Server
) -> None:
    page = someone(viewport=SMALL, reduced_motion="no-preference")
    page.add_init_script(TURNED)
    play_the_last_turns(page, server, click, flick_by_mouse)
    end = page.get_by_role("region", name="The game is over")
    expect(end.get_by_role("img", name="1: ")).to_be_visible()
    hands = next(each["hands"] for each in known(page)["view"]["slices"] if each["kind"] == "icecool-cards-seen")
    assert page.evaluate("turned") == list(range(sum(hand["down"] for hand in hands) + 1))
    expect(end.get_by_role("region", name="Awards")).to_contain_text("Best catcher: Ada and Bo, with 2 IDs")


def told(page: Page, end: Locator) -> None:
    """Who won is read out, has the focus, and stands there with everybody's points."""
    heading = end.get_by_role("heading")
    expect(heading).to_be_focused()
    ending = known(page)["view"]["ending"]
    expect(end.get_by_role("img", name="1: ")).to_be_visible()
    rows = end.get_by_role("listitem")
    expect(rows).to_have_count(2)
    for row, seat in enumerate(chain.from_iterable(ending["ranking"])):
        expect(rows.nth(row)).to_contain_text(("Ada", "Bo")[seat])
        expect(rows.nth(row)).to_contain_text(f"{ending['points'][seat]} points")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("wins")
