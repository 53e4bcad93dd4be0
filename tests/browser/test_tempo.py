"""The flow of a table: who flicks is named and lit, bots are as fast as one likes, and turns end by themselves."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser_hands import PATIENCE_S, SMALL, STATE, button, deciding, known, settings_script, sit, turn_comes, until
from browser_kit import Server, serving, violations
from browser_promos import Staged
from browser_tables import Places, made
from coldsnap.games.icecool.state.cards import Card
from icecool_match import through

Someone = Callable[..., Page]

HANDS: dict[str, tuple[Card, ...]] = {"window 1": ("1-jump", "1-bounce"), "window 0": ("3", "2")}
"""The cards of seat 1 by the match's seed: with the first two one may skate, the others are good for nothing."""
GYM, LAB, KITCHEN = (495.0, 300.0), (105.0, 300.0), (195.0, 495.0)
BOT = {"kind": "bot", "level": "pebble"}


def with_cards(seed: str, server: Server) -> Places:
    """Three people; seat 1 has two cards, and it is its turn."""
    staged = Staged(seats=3, seed=seed).place_catcher()
    fish = (through("p1", "1-3", 0.4), through("p1", "3-5", 0.6, back=True))
    staged.flick(*fish, rest={"p1": GYM}).end_turn().flick(rest={"p2": LAB}).flick(rest={"p0": KITCHEN})
    return staged.put(server)


def nothing_slides(page: Page) -> Page:
    """What is shown in this page stands where it began, and is never over."""
    page.add_init_script("""const frame = requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (draw) => frame(() => draw(1000));""")
    return page


def flicked(page: Page) -> int:
    """Flick with Enter; how many entries there are when physics has answered."""
    turn_comes(page, "icecool-flick")
    ply: int = known(page)["known"]
    page.keyboard.press("Enter")
    until(page, lambda: page.evaluate(STATE)["known"] >= ply + 2, "physics")
    return ply + 2


def hand(page: Page) -> tuple[Card, ...]:
    slices = known(page)["view"]["slices"]
    cards = next(each for each in slices if each["kind"] == "icecool-cards-seen")["hands"][1]["cards"]
    return tuple(cards)


def heard(page: Page) -> list[dict[str, Any]]:
    """All that a page hears from now on, as far as it is short enough to be text."""
    told: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        if isinstance(frame, str):
            told.append(json.loads(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose turns end by themselves so late that a test can look at everything before."""
    with serving(tmp_path_factory.mktemp("patient"), closing_s=PATIENCE_S, show_s=PATIENCE_S) as found:
        yield found


@pytest.mark.parametrize("seed", HANDS)
def test_a_turn_ends_by_itself_whatever_the_cards_are(someone: Someone, server: Server, seed: str) -> None:
    places = with_cards(seed, server)
    page, watcher = someone(), someone(viewport=SMALL)
    page.add_init_script(settings_script(closing="soon"))
    told, told_others = heard(page), heard(watcher)
    sit(watcher, places.watch_link)
    sit(page, places.link(1))
    assert hand(page) == HANDS[seed]
    ply = flicked(page)
    page.keyboard.press("Escape")
    for each in (page, watcher):
        until(each, lambda each=each: each.evaluate(STATE)["known"] == ply + 1, "the turn to end")  # type: ignore[misc]
    assert {"kind": "closes", "ply": ply, "in_ms": 3000} in told
    assert "closes" not in {message["kind"] for message in told_others}


def test_whoever_wants_to_think_keeps_the_turn_open(someone: Someone, patient: Server) -> None:
    places = with_cards("window 1", patient)
    page = someone(base_url=patient.address)
    page.add_init_script(settings_script(closing="soon"))
    sit(page, places.link(1))
    ply = flicked(page)
    page.keyboard.press("Escape")
    status, thinking, end = page.locator(".status-whole"), button(page, "Let me think"), button(page, "End my turn")
    expect(status).to_have_text("Well flicked, Bo! Your turn is about to end.")
    expect(thinking).to_contain_text(re.compile(r"\d s"))
    expect(end).to_be_visible()
    assert "icecool-use-skates" in {action["kind"] for action in deciding(page)}
    assert violations(page) == []
    button(page, "Hide my cards").click()  # whoever looks at cards wants to think, as whoever presses the button
    expect(status).to_have_text("Well flicked, Bo! Cards, or end your turn?")
    expect(thinking).to_have_count(0)
    end.click()
    until(page, lambda: page.evaluate(STATE)["known"] == ply + 1, "the end of the turn")


def test_a_turn_that_ends_at_once_is_kept_open_while_its_flick_slides(someone: Someone, patient: Server) -> None:
    places = with_cards("window 0", patient)
    page = nothing_slides(someone(base_url=patient.address))
    page.add_init_script(settings_script(closing="at-once"))
    sit(page, places.link(1))
    ply = flicked(page)
    expect(page.locator(".status-text")).to_have_text("Bo flicks!")
    thinking = button(page, "Let me think")
    expect(thinking).to_be_visible()
    page.keyboard.press("w")
    expect(thinking).to_have_count(0)
    page.keyboard.press("Escape")
    expect(button(page, "End my turn")).to_be_visible()
    assert known(page)["known"] == ply
    # The next one is not asked for, and has nothing to wait for.
    button(page, "End my turn").click()
    until(page, lambda: page.evaluate(STATE)["known"] == ply + 1, "the end of the turn")


def test_bots_play_at_once_for_whoever_wants_it_and_their_turns_are_one_line_each(
    someone: Someone, server: Server
) -> None:
    page = nothing_slides(someone())
    page.add_init_script(settings_script(bots="at-once"))
    options = {"first_catcher": "1", "layout": "school", "tremor": "off"}
    places = made(page.request, "icecool2", {"kind": "person", "name": "Ada"}, BOT, BOT, options=options)
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-place-catcher")
    page.keyboard.press("Enter")
    turn_comes(page, "icecool-flick")
    assert sum(line["event"]["kind"] == "icecool-flicked" for line in known(page)["story"]) == 2
    turns = page.locator(".story-turn")
    expect(turns).to_have_count(2)
    expect(page.locator(".story-line")).not_to_contain_text(["%"])
    summary = turns.first.locator("summary")
    summary.focus()
    page.keyboard.press("Enter")
    expect(turns.first.locator("li").first).to_be_visible()
    expect(turns.first.locator("li").first).to_contain_text("turn")


def test_whoever_flicks_is_named_and_lit_until_everything_rests(someone: Someone, server: Server) -> None:
    page = nothing_slides(someone())
    options = {"first_catcher": "1", "layout": "school", "tremor": "off"}
    places = made(page.request, "icecool2", {"kind": "person", "name": "Ada"}, BOT, options=options)
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-place-catcher")
    page.keyboard.press("Enter")
    expect(page.locator(".status-text")).to_have_text("Flo flicks!")
    expect(page.locator(".status .mark")).to_be_visible()
    expect(page.locator(".player[data-active=true] .player-name")).to_have_text("Flo")
