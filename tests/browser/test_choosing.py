"""What cards and positions offer beside the flick is chosen by tapping the board; the panel says what it costs."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser_hands import PHONE, SMALL, button, kinds, known, place_of, seen_at, sit, until
from browser_kit import Server, too_wide, violations
from browser_promos import Staged
from coldsnap.core.ids import NATURE
from coldsnap.core.record import Resolved
from coldsnap.games.icecool.state.actions import FlickPenguin
from icecool_match import Mm, raised, through

TOUCH: Final = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
DESK: Final = {"viewport": SMALL}
SIZES: Final = pytest.mark.parametrize("more", [DESK, TOUCH], ids=["mouse", "touch"])
FISH: Final = 80.0
"""Millimetres over the floor at which a fish is tapped that hangs on a door."""
GYM_DOOR: Final = (495.0, 210.0)
KITCHEN_DOOR: Final = (390.0, 495.0)
WALL: Final = (450.0, 210.0)
"""On the wall between the Classroom and the Gym."""

Someone = Callable[..., Page]


def with_cards() -> Staged:
    """Ada has two 2s and two different 1s; it is her turn as a Runner, with all her fish on the doors."""
    staged = Staged()
    for runner in (1, 0, 1):
        staged.place_catcher()
        staged.flick(*(through(f"p{runner}", door, t) for t, door in enumerate(("1-3", "2-4", "3-5"))))
    return staged.place_catcher()


def seated(page: Page, server: Server, staged: Staged) -> Page:
    sit(page, staged.put(server).link(staged.offer.seat))
    until(page, lambda: kinds(page), "a question")
    return page


def tap(page: Page, at: Mm, z: float = 0) -> None:
    """Touch the board where something is, with what this device has."""
    press = page.touchscreen.tap if page.evaluate("matchMedia('(pointer: coarse)').matches") else page.mouse.click
    press(*seen_at(page, at, z))


def marks(page: Page) -> list[str]:
    """What can be tapped on the board now."""
    found: list[str] = page.evaluate("window.coldsnap.stage.marks.map(({ id }) => id).sort()")
    return found


@SIZES
def test_a_fish_is_moved_by_tapping_it_and_its_new_door(someone: Someone, server: Server, more: dict[str, Any]) -> None:
    page = seated(someone(**more), server, with_cards())
    move = button(page, "Move a fish")
    expect(move).to_contain_text("turns up two 2s of yours")
    assert marks(page) == []
    move.click()
    until(page, lambda: marks(page) == ["fish-0-1-3", "fish-0-2-4", "fish-0-3-5"], "the fish to be offered")
    assert (violations(page), too_wide(page)) == ([], 0)
    tap(page, GYM_DOOR, FISH)
    expect(button(page, "Kitchen – Gym")).to_be_visible()
    until(page, lambda: "door-2-3" in marks(page), "the doors to be offered")
    tap(page, KITCHEN_DOOR, FISH)
    until(
        page,
        lambda: [each["door"] for each in hung(page) if each["door"] == "2-3"] == ["2-3"],
        "the fish to hang there",
    )
    expect(button(page, "Move a fish")).to_have_count(0)


def hung(page: Page) -> list[dict[str, Any]]:
    slices = known(page)["view"]["slices"]
    found: list[dict[str, Any]] = next(each for each in slices if each["kind"] == "icecool-tokens")["hung"]
    return found


def test_a_question_that_is_put_off_leaves_everything_as_it_was(someone: Someone, server: Server) -> None:
    page = seated(someone(**DESK), server, with_cards())
    expect(page.locator(".deck-flick")).to_be_visible()
    button(page, "Move a fish").click()
    expect(page.get_by_role("group", name="Which fish do you move?")).to_be_focused()
    expect(page.locator(".deck-flick")).to_have_count(0)
    ply = known(page)["ply"]
    page.keyboard.press("Enter")
    button(page, "Ada’s fish").first.click()
    button(page, "Not now").click()
    button(page, "Not now").click()
    expect(page.locator(".deck-flick")).to_be_visible()
    until(page, lambda: marks(page) == [], "the offers to be gone")
    assert known(page)["ply"] == ply


@SIZES
def test_a_task_is_announced_by_tapping_where_it_is_done(
    someone: Someone, server: Server, more: dict[str, Any]
) -> None:
    page = seated(someone(**more), server, with_cards())
    button(page, "Announce a task").click()
    expect(page.locator(".board-tag")).to_have_text(["Two doors"])
    assert (violations(page), too_wide(page)) == ([], 0)
    tap(page, GYM_DOOR)
    until(page, lambda: "icecool-announce-task" not in kinds(page), "the task to be announced")
    expect(page.locator(".announced")).to_contain_text("go through two doors")


@SIZES
def test_one_goes_to_the_line_by_tapping_it(someone: Someone, server: Server, more: dict[str, Any]) -> None:
    staged = Staged().place_catcher().flick(rest={"p1": (580.0, 105.0)}).end_turn().flick().end_turn()
    page = seated(someone(**more), server, staged)
    expect(button(page, "To the line in the Classroom")).to_be_visible()
    expect(page.locator(".board-tag")).to_have_text(["Classroom"])
    tap(page, (567.5, 105.0))
    until(page, lambda: place_of(page, "p1") == pytest.approx((567.5, 105.0)), "the penguin to stand on the line")


@SIZES
def test_one_who_sits_on_a_wall_taps_the_room_to_climb_down_into(
    someone: Someone, server: Server, more: dict[str, Any]
) -> None:
    staged = Staged().place_catcher()
    staged.act(FlickPenguin("p1", yaw=900, power=500))
    staged.table.submit(NATURE, Resolved((), (raised(1, WALL, 90),)))
    page = seated(someone(**more), server, staged)
    expect(page.locator(".board-tag")).to_have_text(["Classroom", "Gym"])
    assert (violations(page), too_wide(page)) == ([], 0)
    tap(page, (450.0, 242.5))
    until(page, lambda: place_of(page, "p1") == pytest.approx((450.0, 242.5)), "the penguin to be down")


def test_in_ones_turn_ones_own_fish_are_lit_and_nobody_elses(someone: Someone, server: Server) -> None:
    places = Staged().place_catcher().put(server)
    runner, catcher = sit(someone(**DESK), places.link(1)), sit(someone(**DESK), places.link(0))
    lit = "window.coldsnap.stage.lit"
    until(runner, lambda: runner.evaluate(lit) == 1, "one's own fish to be lit")
    assert catcher.evaluate(lit) is None


@SIZES
def test_the_catcher_stands_where_the_board_is_tapped(someone: Someone, server: Server, more: dict[str, Any]) -> None:
    page = seated(someone(**more), server, Staged())
    tap(page, (120.0, 520.0))
    button(page, "Stand here").click()
    until(page, lambda: known(page)["view"]["turn"] is not None, "the Runner's turn")
    assert place_of(page, "p0") == pytest.approx((120.0, 520.0), abs=8)


@SIZES
def test_a_flick_is_made_by_single_taps_alone(someone: Someone, server: Server, more: dict[str, Any]) -> None:
    """Tap the target, tap the place on the back, tap the strength, tap the button (WCAG 2.2, 2.5.7)."""
    page = seated(someone(**more), server, Staged().place_catcher())
    tap(page, (495.0, 105.0))
    sliders = page.locator(".aim-slider input")
    expect(sliders.first).to_have_value("0")
    button(page, "Straight").click()
    page.locator(".aim-fine summary").click()
    middle = sliders.nth(1).bounding_box()
    assert middle is not None
    page.mouse.click(middle["x"] + 0.8 * middle["width"], middle["y"] + middle["height"] / 2)
    assert int(sliders.nth(1).input_value()) > 700
    page.locator(".aim-fine summary").click()
    ply = known(page)["known"]
    button(page, "Flick!").click()
    until(page, lambda: known(page)["ply"] >= ply + 2, "the end of the flick")
    assert place_of(page, "p1")[0] > 420
