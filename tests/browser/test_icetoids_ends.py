"""IceToids from a nearly finished position to its end: by mouse, by touch and by keys, each with somebody watching."""

from collections.abc import Callable

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, expect

from browser_hands import PHONE, button, everybody_knows, kinds, known, sit, until
from browser_kit import Server
from browser_tables import golden, put
from browser_toids import Action, by_keys, by_mouse, by_touch

PHONE_SCREEN = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("play", "match", "last", "more"),
    [
        pytest.param(by_mouse, "icetoids-won-2", 4, {}, id="mouse"),
        pytest.param(by_touch, "icetoids-won-with-a-push", 3, PHONE_SCREEN, id="touch"),
        pytest.param(by_keys, "icetoids-won-2", 4, {}, id="keys"),
    ],
)
def test_the_last_moves_are_played_to_the_end(
    someone: Callable[..., Page],
    server: Server,
    play: Callable[[Page, Action], None],
    match: str,
    last: int,
    more: dict[str, object],
) -> None:
    record = golden(match)
    places = put(server.database, record, len(record.entries) - last)
    pages = [sit(someone(**more), places.link(0, host=True)), sit(someone(**more), places.link(1))]
    watcher = sit(someone(**more), places.watch_link)
    for entry in record.entries[-last:]:
        page, action = pages[entry.move.seat], to_builtins(entry.move.action)
        if not _lays_itself(page, action["kind"], entry.ply):
            play(page, action)
        everybody_knows([*pages, watcher], entry.ply + 1)
        assert kinds(watcher) == []
    for page in (*pages, watcher):
        expect(page.get_by_role("region", name="The game is over")).to_be_visible()
    if play is by_mouse:
        _what_comes_next(pages[0], pages[1], watcher)


def _lays_itself(page: Page, kind: str, ply: int) -> bool:
    """Wait for a turn. A tile that can lie in one way only is laid without asking."""
    until(page, lambda: known(page)["ply"] > ply or kind in kinds(page), f"{kind} to be offered")
    return known(page)["ply"] > ply or kinds(page) == ["icetoids-orient"]


def _what_comes_next(ada: Page, bo: Page, watcher: Page) -> None:
    """The record can be kept; who said so comes along when the host plays again, the others are asked."""
    table = known(ada)["table"]
    with ada.expect_download() as download:
        button(ada, "Save the record").click()
    assert download.value.path().read_bytes().count(b"\n") == len(golden("icetoids-won-2").entries) + 1
    button(bo, "I’ll play again").click()
    button(ada, "Play again").click()
    watcher.get_by_role("link", name="Go there").click()
    for page in (ada, bo, watcher):
        _leaves(page, table)
    assert len({known(page)["table"] for page in (ada, bo, watcher)}) == 1
    assert [(known(page)["ply"], known(page)["seat"]) for page in (ada, bo, watcher)] == [(1, 0), (1, 1), (1, None)]


def _leaves(page: Page, table: str) -> None:
    """Wait until a page shows another table than this one: its address is another one a moment before."""
    until(page, lambda: known(page)["table"] != table, "the new table")
