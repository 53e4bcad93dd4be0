"""Two people at one device: it is passed round, and nobody sees the other's cards, not even in the page's memory.

Only who has cards to hide is asked whether they are there, and the board stays in sight meanwhile.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser_hands import PATIENCE_S, PHONE, SMALL, button, known, sit, turn_comes, until
from browser_kit import Server, too_wide, violations
from browser_promos import Staged
from browser_tables import before_the_last_flick, icecool_to_the_end, put
from icecool_match import through

ON_TOP = """() => {
    const box = document.querySelector(".school-canvas").getBoundingClientRect();
    const school = window.coldsnap.stage.project({ x: 300, y: 300 });
    return document.elementFromPoint(box.x + school.x, box.y + school.y)?.className;
}"""
"""What lies on top in the middle of the school."""
EVERYTHING = "JSON.stringify(window.coldsnap.state(), (_, value) => value instanceof Map ? [...value] : value)"


def hands(page: Page) -> list[Any]:
    """The cards of each seat as far as the page knows them: None where it knows only how many."""
    slices = known(page)["view"]["slices"]
    seen = next(each for each in slices if each["kind"] == "icecool-cards-seen")
    return [hand["cards"] for hand in seen["hands"]]


def passed_to(page: Page, name: str) -> None:
    """Wait until the device has to be passed on, with nothing secret on it."""
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    until(page, lambda: known(page)["seat"] is None and not known(page)["turning"], "the page to face nobody")
    assert hands(page) == [None, None]
    expect(page.locator(".card:not(.card-back)")).to_have_count(0, timeout=1000 * PATIENCE_S)


def test_cards_are_seen_by_their_owner_alone(someone: Callable[..., Page], server: Server) -> None:
    record = icecool_to_the_end()
    places = put(server.database, record, before_the_last_flick(record) - 1)
    page = sit(someone(viewport=SMALL), places.link(0, 1, host=True))
    passed_to(page, "Ada")
    button(page, "I am Ada").click()
    expect(page.get_by_role("heading", name="Pass the device")).to_have_count(0)
    until(page, lambda: known(page)["seat"] == 0, "Ada's view")
    mine, others = hands(page)
    assert len(mine) == 4
    assert others is None
    expect(page.locator(".card:not(.card-back)")).to_have_count(0)
    button(page, "Peek at my cards").click()
    expect(page.locator(".card:not(.card-back)")).to_have_count(4)
    button(page, "Hide my cards").click()
    expect(page.locator(".card:not(.card-back)")).to_have_count(0)

    button(page, "End my turn").click()
    passed_to(page, "Bo")
    assert str(mine).replace("'", '"').replace(" ", "") not in page.evaluate(EVERYTHING)
    button(page, "I am Bo").click()
    until(page, lambda: known(page)["seat"] == 1, "Bo's view")
    assert hands(page)[0] is None
    assert len(hands(page)[1]) == 2


@pytest.mark.parametrize("more", [{"viewport": SMALL}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}])
def test_only_who_has_cards_to_hide_is_waited_for_and_the_board_is_seen(
    someone: Callable[..., Page], server: Server, more: dict[str, Any]
) -> None:
    fetched = Staged().place_catcher().flick(through("p1", "1-3"), rest={"p1": (495, 300)}).end_turn()
    page = sit(someone(**more), fetched.put(server).link(0, 1, host=True))
    turn_comes(page, "icecool-flick")
    assert (known(page)["seat"], hands(page)) == (0, [[], None])
    page.keyboard.press("Enter")
    passed_to(page, "Bo")
    until(page, lambda: page.evaluate(ON_TOP) == "school-canvas", "the board, where the camera has come to rest")
    assert (violations(page), too_wide(page)) == ([], 0)
    page.keyboard.press("Enter")
    button(page, "I am Bo").click()
    turn_comes(page, "icecool-flick")
    assert known(page)["seat"] == 1
    assert [len(hand or []) for hand in hands(page)] == [0, 1]
