"""The connection breaks and comes back: the page says so, goes on by itself, and no flick is lost or made twice."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser_hands import OWN_LETTERS, SMALL, STATE, known, letters_come, sit, turn_comes, until
from browser_kit import Server, serving, visit
from browser_tables import Places, made

ALONE = {"kind": "person", "name": "Ada"}
THOUGHT = """performance.getEntriesByType("resource")
    .filter(({ name, responseEnd }) => name.includes("/Think-") && responseEnd > 0).length > 1"""
"""What is shown after a flick has come, script and style: it is fetched while one is shown."""
WORKER = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture
def weak(tmp_path: Path) -> Iterator[Server]:
    """A server that is killed in the test."""
    with serving(tmp_path) as found:
        yield found


def practising(page: Page) -> Places:
    """Somebody alone in the school, about to flick."""
    places = made(page.request, "icecool-practice", ALONE)
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-flick")
    return places


def flick_by_key(page: Page) -> int:
    """Flick; gives back how many entries there were."""
    before = int(known(page)["known"])
    page.keyboard.press("Enter")
    return before


def test_a_flick_outlives_the_server(someone: Callable[..., Page], weak: Server, faults: list[str]) -> None:
    page = someone(base_url=weak.address, viewport=SMALL)
    practising(page)
    # Nothing but the connection is cut: the page has all its files, and so has its worker.
    assert page.evaluate(WORKER)
    before = flick_by_key(page)
    until(page, lambda: page.evaluate(THOUGHT), "what comes after a flick")
    weak.kill()
    expect(page.locator(".connection-banner[data-connection=lost]")).to_be_visible()
    weak.start_again()
    expect(page.locator(".connection-banner")).to_be_hidden()
    until(page, lambda: known(page)["ply"] == before + 2, "the flick and what came of it")
    turn_comes(page, "icecool-flick")
    assert known(page)["known"] == before + 2
    # What listeners are told comes with a file of its own: that is asked for again with the next flick.
    expected = ("ERR_CONNECTION", "WebSocket", "/assets/where-", "/assets/resultSaid-", "icon.svg")
    assert [fault for fault in faults if not any(word in fault for word in expected)] == []
    faults.clear()


def test_letters_that_did_not_come_are_there_when_the_connection_is_back(
    someone: Callable[..., Page], faults: list[str]
) -> None:
    page, cut = someone(), [True]
    # A worker would ask for them unseen.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.route("**/*.woff2", lambda route: route.abort("connectionrefused") if cut else route.continue_())
    visit(page)
    until(page, lambda: "error" in str(page.evaluate(OWN_LETTERS)), "letters that do not come")
    cut.clear()
    letters_come(page)
    assert ["Fredoka", "loaded"] in page.evaluate(OWN_LETTERS)
    assert ["Nunito Sans", "loaded"] in page.evaluate(OWN_LETTERS)
    assert all("ERR_CONNECTION_REFUSED" in fault and ".woff2" in fault for fault in faults)
    faults.clear()


def test_a_page_that_is_loaded_anew_mid_flick_goes_on(someone: Callable[..., Page]) -> None:
    page = someone(viewport=SMALL)
    practising(page)
    before = flick_by_key(page)
    until(page, lambda: page.evaluate(STATE)["known"] > before, "the flick to be made")
    page.reload()
    until(page, lambda: known(page)["ply"] == before + 2, "the flick and what came of it")
    turn_comes(page, "icecool-flick")


def test_a_move_that_is_refused_is_explained_with_its_rule(someone: Callable[..., Page]) -> None:
    page = someone(viewport=SMALL)
    places = made(page.request, "icecool2", options={"first_catcher": "1"})
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-place-catcher")
    page.locator("#table-menu").click()
    page.get_by_role("button", name="Type a move").click()
    field = page.get_by_role("textbox", name="Type a move")
    field.fill("place 10,10")
    field.press("Enter")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("Kitchen")
    expect(page.locator(".command [role=alert]")).to_contain_text("Kitchen")
    refusal.get_by_role("button", name="Shows rule").click()
    expect(page.get_by_role("dialog")).to_contain_text("Catcher")
    page.keyboard.press("Escape")
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_be_hidden()
    assert known(page)["ply"] == 1
