"""Telephones upright and on their side, and large letters: all that a turn needs is in the window, and stays there."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser_finished import put_finished
from browser_hands import button, kinds, seen_at, sit, turn_comes, until
from browser_kit import Server, too_wide, violations, visit
from browser_promos import Staged
from browser_sizes import Box, box_of, cut_texts, large_letters, misplaced, small_targets
from browser_tables import Places, golden, icecool_to_the_end, made, put

UPRIGHT: Final = ViewportSize(width=360, height=740)
ON_ITS_SIDE: Final = ViewportSize(width=844, height=390)
TELEPHONES: Final = (UPRIGHT, ON_ITS_SIDE)
DESK: Final = ViewportSize(width=1280, height=800)
ZOOMED: Final = ViewportSize(width=640, height=400)
"""A desk of 1280 x 800 as a browser shows it at 200 %."""
FINGERS: Final = {"viewport": UPRIGHT, "has_touch": True}
FRAME: Final = (".status", "#table-menu", ".player")
PAD: Final = (".chip", ".aim-flick", ".aim-fine summary")
HOST: Final = {"kind": "person", "name": "Ada"}
BOT: Final = {"kind": "bot", "level": "pebble"}
OPTIONS: Final = {"first_catcher": "1", "layout": "school", "tremor": "off"}
OFF_THE_MIDDLE: Final = """async () => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const middle = (part) => box(part).x + box(part).width / 2;
    const found = [];
    for (const each = document.querySelector(".moment"); each.isConnected && found.length < 20; ) {
        found.push(middle(".moment") - middle(".table-sight"));
        await new Promise(requestAnimationFrame);
    }
    return found;
}"""
"""Pixels by which a caption is beside the middle of the board, in each of its first pictures."""

Someone = Callable[..., Page]


def five_cards(page: Page, server: Server) -> tuple[str, ...]:
    """A Runner with five cards may announce a task, move a fish, or flick."""
    sit(page, put(server.database, golden("icecool2-cards-4"), 73).link(1))
    turn_comes(page, "icecool-flick")
    expect(page.locator(".hand-cards li")).to_have_count(5)
    return (*PAD, ".deck-acts .button", ".hand")


def placing(page: Page, _: Server) -> tuple[str, ...]:
    """The Catcher is put somewhere into the Kitchen."""
    sit(page, made(page.request, "icecool2", options=OPTIONS).link(0))
    turn_comes(page, "icecool-place-catcher")
    return (".deck-acts .button",)


def emerald(page: Page, server: Server) -> tuple[str, ...]:
    """A promo asks for one of seven doors."""
    sit(page, Staged(emerald="yes").place_catcher().put(server).link(0))
    turn_comes(page, "icecool-hang-emerald")
    expect(page.locator(".choice-ask .button")).to_have_count(7)
    return (".choice-ask .button",)


def eight(page: Page, _: Server) -> tuple[str, ...]:
    """Eight play, and one of them flicks."""
    seats = [HOST, *[BOT] * 7]
    places = made(page.request, "icecool-both", *seats, options={"first_catcher": "7", "tremor": "off"})
    sit(page, places.link(0, host=True))
    turn_comes(page, "icecool-flick")
    return PAD


def toids(page: Page, server: Server) -> tuple[str, ...]:
    """A pyramid is in the hand."""
    record = golden("icetoids-won-3")
    sit(page, put(server.database, record, len(record.entries) - 12).link(0, 1, 2))
    page.locator("[data-take]").first.click()
    page.locator(".toids-pad").wait_for()
    return (".toids-board", ".toids-pad .button", ".toids-pad-side .button")


@pytest.mark.parametrize("arrive", [five_cards, placing, emerald, eight, toids])
def test_all_that_a_turn_needs_is_in_the_window_of_a_telephone(
    someone: Someone, server: Server, arrive: Callable[[Page, Server], tuple[str, ...]]
) -> None:
    page = someone(**FINGERS)
    needed = arrive(page, server)
    for window in TELEPHONES:
        page.set_viewport_size(window)
        assert (window, misplaced(page, *FRAME, *needed), too_wide(page)) == (window, [], 0)
        sight = box_of(page.locator(".table-sight"))
        assert min(sight.width, sight.height) > 200
        assert sight.inside(window["width"], window["height"])
        assert small_targets(page) == []


def test_the_board_stays_where_it_is_when_the_turn_changes(someone: Someone) -> None:
    page = someone(viewport=UPRIGHT)
    sit(page, made(page.request, "icecool2", HOST, BOT, options=OPTIONS).link(0))
    turn_comes(page, "icecool-place-catcher")
    windows = (UPRIGHT, ON_ITS_SIDE, DESK)
    seen: list[list[Box]] = [_sights(page, windows)]
    page.keyboard.press("Enter")
    page.locator(".deck-acts .button").wait_for(state="detached")
    seen.append(_sights(page, windows))
    turn_comes(page, "icecool-flick")
    seen.append(_sights(page, windows))
    assert seen == [seen[0]] * 3


def _sights(page: Page, windows: tuple[ViewportSize, ...]) -> list[Box]:
    found = []
    for window in windows:
        page.set_viewport_size(window)
        found.append(box_of(page.locator(".table-sight")))
    return found


def test_the_school_fills_the_window_and_is_seen_in_its_sight(someone: Someone) -> None:
    page = someone(viewport=ON_ITS_SIDE)
    sit(page, made(page.request, "icecool2", options=OPTIONS).link(0))
    for window in (ON_ITS_SIDE, UPRIGHT, DESK):
        page.set_viewport_size(window)
        sight, middle = box_of(page.locator(".table-sight")), seen_at(page, (300.0, 300.0))
        assert box_of(page.locator(".school-canvas")) == Box(0, 0, window["width"], window["height"])
        assert abs(middle[0] - sight.x - sight.width / 2) < 30
        assert abs(middle[1] - sight.y - sight.height / 2) < 60


def test_a_telephone_may_be_turned_while_somebody_aims(someone: Someone, server: Server) -> None:
    page = someone(**FINGERS)
    five_cards(page, server)
    for key in ("ArrowLeft", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
    aims = page.locator(".aim-slider input")
    before = [each.input_value() for each in aims.all()]
    page.set_viewport_size(ON_ITS_SIDE)
    assert [each.input_value() for each in aims.all()] == before
    assert misplaced(page, *PAD) == []


def test_the_pad_is_where_the_thumb_is(someone: Someone, server: Server) -> None:
    page = someone(viewport=ON_ITS_SIDE)
    five_cards(page, server)
    for hand, is_left in (("Left", True), ("Right", False)):
        page.locator("#table-menu").click()
        button(page, "Settings").click()
        page.get_by_role("radio", name=hand).click()
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        dock = box_of(page.locator(".deck-flick"))
        assert (dock.x < ON_ITS_SIDE["width"] / 2) is is_left
        assert misplaced(page, *FRAME, *PAD, ".hand") == []


def test_story_and_tools_are_in_a_drawer_that_has_the_keys_while_it_is_open(someone: Someone, server: Server) -> None:
    page = someone(**FINGERS)
    five_cards(page, server)
    story, menu = page.locator(".story"), page.locator("#table-menu")
    expect(story).to_be_hidden()
    menu.press("Enter")
    expect(story).to_be_visible()
    assert (violations(page), too_wide(page), small_targets(page)) == ([], 0, [])
    aims = page.locator(".aim-slider input").first
    before = aims.input_value()
    page.keyboard.press("ArrowLeft")
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.table-front') === null")
    assert aims.input_value() == before
    page.locator(".story").focus()
    page.keyboard.press("Escape")
    expect(story).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    page.mouse.click(8, 400)
    expect(story).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    assert aims.input_value() != before


def test_who_is_asked_to_take_a_move_back_sees_it_without_the_drawer(someone: Someone) -> None:
    page, other = someone(viewport=UPRIGHT), someone(viewport=UPRIGHT)
    places = made(page.request, "icetoids")
    for each, seat in ((page, 0), (other, 1)):
        sit(each, places.link(seat))
    if kinds(page):
        page, other = other, page
    other.locator("[data-slot]").first.click()
    turn_comes(page, "icetoids-choose-home")
    page.locator("[data-slot]").first.click()
    until(other, lambda: kinds(other), "its next turn")
    other.locator("#table-menu").click()
    button(other, "Take it back").click()
    expect(other.locator(".story")).to_be_hidden()
    button(page, "All right").click()
    turn_comes(other, "icetoids-choose-home")


def test_help_on_typed_moves_opens_a_window_and_the_board_stays(someone: Someone, server: Server) -> None:
    page = someone(viewport=DESK)
    for arrive in (five_cards, toids):
        arrive(page, server)
        before = box_of(page.locator(".table-sight"))
        button(page, "Type a move").click()
        expect(page.locator("[data-command]")).to_be_focused()
        page.keyboard.type("help")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog").locator("dt").first).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("[data-command]")).to_be_focused()
        assert box_of(page.locator(".table-sight")) == before
        page.keyboard.press("Escape")
        expect(page.locator("[data-command]")).to_have_count(0)


def test_captions_stand_in_the_middle_of_the_board_while_they_come(someone: Someone) -> None:
    page = someone(viewport=ON_ITS_SIDE, reduced_motion="no-preference")
    sit(page, made(page.request, "icecool2", HOST, BOT, options=OPTIONS | {"first_catcher": "2"}).link(0))
    turn_comes(page, "icecool-flick")
    page.keyboard.press("/")
    expect(page.locator("[data-command]")).to_be_focused()
    page.keyboard.type("flick 49 power 70")
    page.keyboard.press("Enter")
    moment = page.locator(".moment")
    moment.wait_for()
    assert max(abs(each) for each in page.evaluate(OFF_THE_MIDDLE)) < 2


# --- the screens around a table ---


def test_play_now_is_in_sight_on_a_telephone_on_its_side(someone: Someone) -> None:
    page = visit(someone(viewport=ON_ITS_SIDE))
    for name in ("Play now", "Practise", "With friends"):
        way = page.locator(".way").filter(has_text=name)
        assert box_of(way).inside(ON_ITS_SIDE["width"], ON_ITS_SIDE["height"])
    assert box_of(page.locator(".way").first) == box_of(page.locator(".way-play"))


def waiting(request: Any) -> Places:
    """A table with a free seat."""
    return made(request, "icecool2", HOST, {"kind": "open"})


SCREENS: Final = {
    "/": ".ways",
    "/new?game=icecool2&with=link": ".seats",
    "/rules/icecool": ".chapter",
    "/learn": ".lesson",
    "/archive": ".panel",
    "/replay/large-letters?at=20": ".transport",
}


@pytest.mark.parametrize(
    ("window", "locale"), [(DESK, "fr-FR"), (UPRIGHT, "fr-FR"), (ZOOMED, "en-GB")], ids=["desk", "telephone", "zoom"]
)
def test_large_letters_cut_nothing_and_scroll_nothing_sideways(
    someone: Someone, server: Server, window: ViewportSize, locale: str, replayed: None
) -> None:
    page = someone(viewport=window, locale=locale)
    if window is not ZOOMED:
        large_letters(page.context)
    for path, sight in SCREENS.items():
        visit(page, path).locator(sight).first.wait_for()
        assert (path, too_wide(page), cut_texts(page)) == (path, 0, [])
    places = waiting(page.request)
    visit(page, f"{places.link(0, host=True)}.invite={places.invite}").locator(".waiting-parts").wait_for()
    assert (too_wide(page), cut_texts(page)) == (0, [])
    for arrive in (five_cards, toids):
        arrive(page, server)
        assert (too_wide(page), cut_texts(page)) == (0, [])
        page.locator("#table-menu").click()
        page.locator(".story").wait_for()
        assert (too_wide(page), cut_texts(page)) == (0, [])
    record = icecool_to_the_end()
    sit(page, put(server.database, record, len(record.entries)).link(0, host=True)).locator(".end").wait_for()
    assert (too_wide(page), cut_texts(page)) == (0, [])
    visit(page, "/learn/icetoids").locator(".coach").wait_for()
    until(page, lambda: kinds(page), "the lesson's table")
    assert (too_wide(page), cut_texts(page)) == (0, [])


@pytest.fixture(scope="module")
def replayed(server: Server) -> None:
    """A finished match is there to be seen again."""
    put_finished(server.database, "large-letters", "icetoids-won-2")


def test_nothing_on_a_touch_screen_is_smaller_than_a_fingertip(
    someone: Someone, server: Server, replayed: None
) -> None:
    page = someone(**FINGERS)
    for path, sight in SCREENS.items():
        visit(page, path).locator(sight).first.wait_for()
        assert (path, small_targets(page)) == (path, [])
    visit(page, "/").get_by_role("button", name="Settings").click()
    page.locator("dialog[open]").wait_for()
    assert small_targets(page) == []
    five_cards(page, server)
    page.locator(".aim-fine summary").click()
    assert small_targets(page) == []
    sit(page, made(page.request, "icetoids").link(0, 1))
    page.locator("[data-slot]").first.wait_for()
    assert small_targets(page) == []
    record = icecool_to_the_end()
    sit(page, put(server.database, record, len(record.entries)).link(0, host=True)).locator(".end").wait_for()
    assert small_targets(page) == []


def test_the_search_for_cut_texts_and_small_targets_finds_them(page: Page) -> None:
    visit(page, "/?quality=low")
    page.evaluate(
        """() => {
            const [text, target] = [document.createElement("p"), document.createElement("button")];
            text.textContent = "too long for its box";
            text.style.cssText = "width: 60px; overflow: hidden; white-space: nowrap";
            target.ariaLabel = "tiny";
            target.style.cssText = "width: 20px; height: 20px; padding: 0";
            document.querySelector("main").prepend(text, target);
        }"""
    )
    assert cut_texts(page) == ["too long for its box"]
    assert [found for found in small_targets(page) if "tiny" in found]


def test_icetoids_says_its_goal_before_anything_is_chosen(someone: Someone) -> None:
    page = someone(viewport=UPRIGHT)
    places = made(page.request, "icetoids")
    sit(page, places.link(0))
    if not kinds(page):
        sit(page, places.link(1))
    expect(page.locator("p", has_text="on each of the three tiles with your symbol")).to_be_in_viewport(ratio=1)
