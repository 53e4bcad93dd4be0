"""Somebody's connection is lost: everybody sees how long the host waits, and then the host goes on."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser_hands import PHONE, SMALL, sit, until
from browser_kit import too_wide, violations, visit
from browser_tables import Places, made

HEARD = """() => {
    window.heard = [];
    const region = document.querySelector(".sr-only > [aria-live=polite]");
    const hear = () => region.textContent && window.heard.push(region.textContent);
    new MutationObserver(hear).observe(region, { childList: true, subtree: true, characterData: true });
}"""
"""From now on, what a screen reader is given to read in its turn."""


def left_alone(someone: Callable[..., Page], grace_s: int) -> tuple[Page, Page, Page, Places]:
    """A host who has no seat, somebody who watches in French, and the page of those who play, which will be closed."""
    watcher = someone(viewport=PHONE, locale="fr-FR")
    places = made(watcher.request, "icetoids", grace_s=grace_s)
    players = someone(viewport=SMALL)
    sit(players, places.link(0, 1))
    host = someone(viewport=SMALL)
    sit(host, places.link(host=True))
    sit(watcher, places.watch_link)
    for page in (host, watcher):
        expect(page.locator(".player-absent")).to_have_count(0)
        page.evaluate(HEARD)
    return host, watcher, players, places


def heard(page: Page, words: str) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return [each for each in found if words in each]


def seconds_in(page: Page) -> int:
    found = re.search(r"(\d+)\xa0s\.", page.locator(".player-absent").inner_text())
    return int(found[1]) if found else 0


def test_a_lost_player_has_time_to_come_back_and_everybody_sees_how_much(someone: Callable[..., Page]) -> None:
    host, watcher, players, places = left_alone(someone, 300)
    players.close()
    expect(host.locator(".player-absent")).to_contain_text("is not connected: you can go on in")
    expect(watcher.locator(".player-absent")).to_contain_text("n’est pas en ligne\xa0: l’hôte pourra continuer dans")
    for name in ("Skip this turn", "Let a bot play"):
        button = host.get_by_role("button", name=name)
        expect(button).to_be_disabled()
        expect(button).to_have_accessible_description(re.compile("is not connected: you can go on in"))
    expect(watcher.get_by_role("button", name="Passer ce tour")).to_have_count(0)
    first = seconds_in(host)
    assert 0 < first <= 300
    until(host, lambda: seconds_in(host) < first - 2, "the seconds to be counted down")
    assert len(heard(host, "you can go on in")) == 1, "the seconds are not read out one by one"
    assert len(heard(watcher, "pourra continuer dans")) == 1
    for page in (host, watcher):
        assert (violations(page), too_wide(page)) == ([], 0)
    back = someone(viewport=SMALL)
    sit(back, places.link(0, 1))
    for page in (host, watcher):
        expect(page.locator(".player-absent")).to_have_count(0)


def test_when_the_grace_is_over_the_host_lets_a_bot_play(someone: Callable[..., Page]) -> None:
    host, watcher, players, _ = left_alone(someone, 1)
    players.close()
    expect(host.locator(".player-absent")).to_contain_text("is not connected: you can go on now.")
    expect(watcher.locator(".player-absent")).to_contain_text("n’est pas en ligne\xa0: l’hôte peut continuer.")
    assert len(heard(host, "you can go on now")) == 1
    host.get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_role("button", name="Give the seat back")).to_be_visible()


def test_the_form_of_a_new_table_offers_the_grace_to_those_who_play_apart(page: Page) -> None:
    visit(page, "/new?game=icetoids&with=bots")
    wish = page.get_by_label("If a connection is lost, the host waits")
    expect(page.get_by_role("button", name="Set the table")).to_be_visible()
    expect(wish).to_have_count(0)
    visit(page, "/new?game=icetoids&with=link")
    expect(wish).to_have_value("15")
    wish.select_option("One minute")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Set the table").click()
    assert json.loads(asked.value.post_data or "")["grace_s"] == 60
