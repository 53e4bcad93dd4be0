"""ICECOOL2 on two devices with a spectator: a telephone and a desk see the same game, each with its own hands."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser_hands import (
    PHONE,
    SMALL,
    everybody_knows,
    flick_by_mouse,
    flick_by_touch,
    known,
    place_of,
    pull_for,
    sit,
    turn_comes,
)
from browser_tables import made

PHONE_SCREEN = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
OPTIONS = {"first_catcher": "1", "layout": "school", "tremor": "off"}
FAR = (300.0, 105.0)


def test_a_telephone_a_desk_and_a_spectator_see_one_game(someone: Callable[..., Page]) -> None:
    ada, bo, watcher = someone(), someone(**PHONE_SCREEN), someone(viewport=SMALL)
    places = made(ada.request, "icecool2", options=OPTIONS)
    for page, link in ((ada, places.link(0, host=True)), (bo, places.link(1)), (watcher, places.watch_link)):
        sit(page, link)
    pages = [ada, bo, watcher]

    turn_comes(ada, "icecool-place-catcher")
    assert known(bo)["offer"] is None
    ada.keyboard.press("Enter")
    turn_comes(bo, "icecool-flick")
    everybody_knows(pages, known(bo)["ply"])
    flick_by_touch(bo, "p1", FAR, 180)
    turn_comes(ada, "icecool-flick")
    everybody_knows(pages, known(ada)["ply"])
    assert len({place_of(page, "p1") for page in pages}) == 1
    assert known(watcher)["offer"] is None

    _a_pull_can_be_stopped(ada)
    before = known(ada)["known"]
    flick_by_mouse(ada, "p0", place_of(ada, "p1"), 120)
    everybody_knows(pages, before + 2)
    assert len({place_of(page, "p0") for page in pages}) == 1
    expect(watcher.locator(".deck-flick")).to_have_count(0)


def _a_pull_can_be_stopped(page: Page) -> None:
    """With Escape, and back inside the ring."""
    ply = known(page)["known"]
    begin, end = pull_for(page, "p0", FAR)
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move(*end, steps=3)
    expect(page.locator(".cancel-ring[data-inside=false]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".cancel-ring")).to_have_count(0)
    page.mouse.up()
    page.mouse.down()
    page.mouse.move(*begin, steps=3)
    page.mouse.move(*end, steps=3)
    page.mouse.move(end[0] + 4, end[1] + 4)
    expect(page.locator(".cancel-ring[data-inside=true]")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".cancel-ring")).to_have_count(0)
    assert (known(page)["known"], known(page)["simulating"]) == (ply, False)
