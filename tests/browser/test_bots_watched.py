"""A table of bots alone plays while its page is open, and says so where it has to wait."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser_hands import SMALL, got_to, known, sit
from browser_tables import made
from coldsnap.server.limits import Limits

ORCA = {"kind": "bot", "level": "orca"}


def test_bots_alone_play_while_the_page_is_open_and_go_on_when_it_is_opened_again(someone: Callable[..., Page]) -> None:
    page = someone(viewport=SMALL)
    places = made(page.request, "icecool2", ORCA, ORCA, ORCA, ORCA)  # a long game, which does not end meanwhile
    sit(page, places.watch_link)
    got_to(page, 4)
    page.reload()
    got_to(page, known(page)["ply"] + 2)
    ply = known(page)["ply"]
    page.close()
    later = someone(viewport=SMALL)
    sit(later, places.watch_link)
    got_to(later, ply + 2)


def test_who_watches_bots_that_wait_for_a_place_is_told_and_sees_them_go_on(someone: Callable[..., Page]) -> None:
    pages = [someone(viewport=SMALL) for _ in range(Limits().bot_tables_per_address + 1)]
    # A long game: none of them is over before the last page has been opened.
    tables = [made(page.request, "icecool2", ORCA, ORCA, ORCA, ORCA) for page in pages]
    for page, places in zip(pages, tables, strict=True):
        sit(page, places.watch_link)
    told = pages[-1].get_by_text("Bots are playing alone at other tables")
    expect(told).to_be_visible()
    expect(pages[0].get_by_text("Bots are playing alone")).to_have_count(0)
    assert known(pages[-1])["ply"] == 1
    pages[0].close()
    got_to(pages[-1], 2)
