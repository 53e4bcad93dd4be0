"""Two people at one device: it is passed round, and nobody sees the other's cards, not even in the page's memory."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser_hands import PATIENCE_S, SMALL, button, known, sit, until
from browser_kit import Server
from browser_tables import before_the_last_flick, icecool_to_the_end, put

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
    expect(page.get_by_role("dialog")).to_be_hidden()
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
