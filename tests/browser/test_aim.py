"""An aim that one can trust: the path that is shown is the one that is flicked, and what helps to see it."""

import re
from collections.abc import Callable
from math import hypot
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser_aim import Line, farthest_off, flicked, line_of, path_shown, turn_again
from browser_hands import AT_REST, PHONE, button, known, place_of, seen_at, sit, turn_comes, until
from browser_tables import made

ADA: Final = {"kind": "person", "name": "Ada"}
BO: Final = {"kind": "person", "name": "Bo"}
CAMERA: Final = "window.coldsnap.stage.camera"


def alone(page: Page, drill: str = "free", allowed: str = "full") -> None:
    """A table for one, in which no hand trembles."""
    options = {"drill": drill, "layout": "school-mirrored", "tremor": "off"}
    sit(page, made(page.request, "icecool-practice", ADA, help=allowed, options=options).link(0, host=True))
    turn_comes(page, "icecool-flick")


def settled(page: Page, line: Line) -> dict[str, Any]:
    """The path that is shown, once it is that of the last aim that was asked for."""

    def last() -> dict[str, Any] | None:
        shown, asked = page.evaluate("window.coldsnap.stage.path"), line.sent("preview")
        return shown if shown and asked and shown["ref"] == asked[-1]["ref"] else None

    found: dict[str, Any] = until(page, last, "the path of the aim")
    return found


@pytest.mark.parametrize(("drill", "hit"), [("straight", None), ("curve", "Curve right"), ("jump", "Jump")])
def test_the_path_that_is_shown_is_the_one_that_is_flicked_and_what_is_offered_does_what_a_drill_asks(
    someone: Callable[..., Page], drill: str, hit: str | None
) -> None:
    page = someone()
    line = line_of(page)
    alone(page, drill)
    path_shown(page)  # from the first moment on, of the aim that is offered
    if hit is not None:
        button(page, hit).click()
        fitted = until(page, lambda: line.of("fitted"), "an aim that fits")[-1]["action"]
        until(page, lambda: line.sent("preview")[-1]["action"] == fitted, "its path to be asked for")
    shown = settled(page, line)
    played = flicked(page, line)
    assert line.sent("act")[-1]["action"] == line.sent("preview")[-1]["action"]
    assert farthest_off(shown["path"], played, "p0") < 5
    assert (max(z for _, _, z in shown["path"]) > 60) == (drill == "jump")
    expect(page.locator(".drill-verdict")).to_have_text("Yes! That is how it is done.")


def test_no_path_is_of_another_aim_and_without_help_there_is_none(someone: Callable[..., Page]) -> None:
    page = someone()
    line = line_of(page)
    alone(page)
    first = path_shown(page)
    for _ in range(10):
        page.keyboard.press("ArrowLeft")
    assert settled(page, line)["path"][-1] != first["path"][-1]
    assert len(line.sent("preview")) < 8, "an aim is asked for when it rests, not at every key"
    page.keyboard.press("ArrowUp")
    percent = page.locator(".strength").inner_text()
    expect(page.get_by_text(re.compile(f"power {percent}"))).to_be_attached()
    line.said.clear()
    alone(page, allowed="none")
    page.keyboard.press("ArrowLeft")
    until(page, lambda: line.sent("aim"), "the aim to be told")
    flicked(page, line)
    assert line.sent("preview") == []


def test_the_strength_of_a_pull_stands_beside_the_finger_and_off_the_line_of_the_aim(
    someone: Callable[..., Page],
) -> None:
    page = someone()
    alone(page, allowed="none")
    x, y = seen_at(page, place_of(page, "p0"))
    page.mouse.move(x, y)
    page.mouse.down()
    for pull in ((20, 120), (-110, 30), (5, -120)):
        page.mouse.move(x + pull[0], y + pull[1], steps=3)
        box = until(page, lambda: page.locator(".strength").bounding_box(), "the strength")
        middle = box["x"] + box["width"] / 2 - x, box["y"] + box["height"] / 2 - y
        assert abs(middle[0] * pull[1] - middle[1] * pull[0]) / hypot(*pull) > box["height"] / 2
        assert hypot(middle[0] - pull[0], middle[1] - pull[1]) < 80
    page.mouse.move(x, y)
    page.mouse.up()
    assert known(page)["known"] == 1, "back in the ring nothing is flicked"


def test_my_turn_on_a_telephone_is_seen_from_behind_my_penguin_and_never_from_behind_another_one(
    someone: Callable[..., Page],
) -> None:
    page, bo = someone(viewport=PHONE, has_touch=True, is_mobile=True), someone(viewport=PHONE)
    options = {"first_catcher": "2", "layout": "school", "tremor": "off"}
    places = made(page.request, "icecool2", ADA, BO, options=options)
    sit(page, places.link(0, host=True))
    assert page.evaluate(CAMERA) == "overview"
    sit(bo, places.link(1))
    turn_comes(bo, "icecool-place-catcher")
    bo.keyboard.press("Enter")
    turn_comes(page, "icecool-flick")
    is_in_front(page, "p0")
    # A flick that does not leave the red circle is flicked again, and why is said.
    for _ in range(20):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    until(page, lambda: known(page)["view"]["repeats"] == 1, "a repeat")
    expect(page.get_by_text("Not off the circle: again, harder!")).to_be_visible()
    is_in_front(page, "p0")
    behind = button(page, "Behind my penguin")
    expect(behind).to_have_attribute("aria-pressed", "true")
    behind.click()
    until(page, lambda: page.evaluate(CAMERA) == "overview", "the whole school")
    # Chosen for good, it is mine in others' turns, too.
    page.keyboard.press("c")
    page.keyboard.press("c")
    is_in_front(page, "p0")
    button(page, "Flick!").click()
    turn_comes(bo, "icecool-flick")
    page.keyboard.press("Escape")
    until(page, lambda: known(page)["view"]["turn"]["body"] == "p1", "Bo's turn")
    is_in_front(page, "p0")


def is_in_front(page: Page, body: str) -> None:
    """Wait until the camera rests behind a penguin: that one stands in the middle of the breadth."""
    look = "body => { const { stage } = window.coldsnap; return stage.needsDraw ? null : stage.project(body); }"
    width = page.locator(".school-canvas").evaluate("canvas => canvas.clientWidth")

    def seen() -> bool:
        at = page.evaluate(look, body)
        return page.evaluate(CAMERA) == "aim" and at is not None and abs(at["x"] - width / 2) < width / 8

    until(page, seen, f"{body} in front")


def test_a_jump_is_set_to_full_power_and_says_once_what_it_needs(someone: Callable[..., Page]) -> None:
    page = someone()
    line = line_of(page)
    alone(page, allowed="none")
    said = page.get_by_text("A jump takes nearly full power").locator("visible=true")
    for times in (1, 2):
        button(page, "Jump").click()
        until(page, lambda times=times: len(line.of("fitted")) == times, "an aim that fits")  # type: ignore[misc]
        expect(page.locator(".strength")).to_have_text("95 %")
        expect(said).to_have_count(2 - times)
        page.reload()
        turn_comes(page, "icecool-flick")
    button(page, "Jump").click()
    flicked(page, line)
    action = line.sent("act")[-1]["action"]
    assert (action["power"], action["side"], action["height"]) == (950, 0, 72)


def test_a_drill_says_its_goal_on_the_board_and_what_was_off_after_a_miss(someone: Callable[..., Page]) -> None:
    page = someone()
    page.goto("/learn?quality=low")
    page.get_by_role("region", name="Curve").get_by_role("button", name="Start").click()
    expect(page.get_by_text("Round the guard and through the glowing door. Touch nobody!")).to_be_visible()
    turn_comes(page, "icecool-flick")
    assert known(page)["view"]["options"]["layout"]["name"] == "school-mirrored", "the school of Play now"
    verdict = page.locator(".drill-verdict")
    button(page, "Flick!").click()
    expect(verdict).to_have_text("You touched the guard: keep further left.")
    turn_again(page)
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(verdict).to_have_text("Too weak: it stopped before the door.")
    expect(page.get_by_role("img", name="0 of 5 went well, 2 tries")).to_be_visible()


def test_on_a_telephone_the_goal_of_a_drill_hides_nothing_of_the_way(someone: Callable[..., Page]) -> None:
    page = someone(viewport=PHONE)
    alone(page, "curve", allowed="none")
    goal, sight = page.locator(".drill"), page.locator(".table-sight")
    for width, height in ((360, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".drill-goal")).to_be_visible()
        until(page, lambda: page.evaluate(AT_REST), "a school at rest")
        banner, free = goal.bounding_box(), sight.bounding_box()
        assert banner is not None and free is not None
        above, beside = banner["y"] + banner["height"] <= free["y"], banner["x"] + banner["width"] <= free["x"]
        assert above or beside
