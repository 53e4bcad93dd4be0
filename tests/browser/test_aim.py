"""An aim that one can trust: the path that is shown is the one that is flicked, and all around it helps to see it."""

from collections.abc import Callable
from math import hypot

from playwright.sync_api import Page, ViewportSize, expect

from browser_aim import farthest_off, flicked, line_of, path_of, path_shown, turn_again
from browser_hands import PHONE, button, known, kinds, reach, seen_at, sit, turn_comes, until
from browser_tables import made

ADA = {"kind": "person", "name": "Ada"}
BO = {"kind": "person", "name": "Bo"}
HANDHELD = {"viewport": ViewportSize(width=PHONE["width"], height=PHONE["height"]), "has_touch": True, "is_mobile": True}


def alone(page: Page, drill: str = "free", help: str = "full") -> None:
    """A table for one, in which no hand trembles."""
    options = {"drill": drill, "layout": "school-mirrored", "tremor": "off"}
    sit(page, made(page.request, "icecool-practice", ADA, help=help, options=options).link(0, host=True))
    turn_comes(page, "icecool-flick")


def test_the_path_that_is_shown_is_the_one_that_is_flicked(someone: Callable[..., Page]) -> None:
    page = someone()
    line = line_of(page)
    alone(page)
    # It is there from the first moment on, for the aim that is offered.
    shown = path_shown(page)
    for number, hit in enumerate((None, "Curve left", "Jump")):
        if hit is not None:
            shown = path_of(page, lambda: button(page, hit).click())
            # The aim is turned so that it fits, and the path with it.
            aim = until(page, lambda: line.sent("fit")[number - 1 :] and line.sent("preview")[-1]["action"], "an aim")
            shown = until(
                page,
                lambda: (now := page.evaluate("window.coldsnap.stage.path"))
                and now["ref"] == line.sent("preview")[-1]["ref"]
                and now,
                "its path",
            )
            assert aim["side" if hit != "Jump" else "height"] != 0
        played = flicked(page, line)
        assert line.sent("act")[-1]["action"] == line.sent("preview")[-1]["action"]
        assert farthest_off([tuple(place) for place in shown["path"]], played, "p0") < 5
        assert page.evaluate("window.coldsnap.stage.path") is None, "what is shown now is the flick itself"
        turn_again(page)
    assert max(z for _, _, z in shown["path"]) > 60, "the last one jumped"


def test_a_path_is_of_no_other_aim_and_without_help_there_is_none(someone: Callable[..., Page]) -> None:
    page = someone()
    line = line_of(page)
    alone(page)
    before = path_shown(page)["path"]
    after = path_of(page, lambda: [page.keyboard.press("ArrowLeft") for _ in range(10)])["path"]
    assert before[-1] != after[-1]
    assert len(line.sent("preview")) <= 4, "an aim is asked for when it rests, not at every key"
    expect(page.locator(".strength")).to_have_text("50 %" if False else page.locator(".strength").inner_text())
    said = page.locator("[aria-live=polite]")
    page.keyboard.press("ArrowUp")
    percent = page.locator(".strength").inner_text()
    until(page, lambda: f"Power: {percent}" in "".join(said.all_inner_texts()), "the strength to be spoken")
    line.said.clear()
    alone(page, help="none")
    page.keyboard.press("ArrowLeft")
    until(page, lambda: line.sent("aim"), "the aim to be told")
    page.keyboard.press("Enter")
    until(page, lambda: line.flights(), "a flick")
    assert line.sent("preview") == []


def test_the_strength_of_a_pull_stands_beside_the_finger_and_off_the_line_of_the_aim(
    someone: Callable[..., Page],
) -> None:
    page = someone()
    alone(page, help="none")
    place = known(page)["view"]["bodies"][0]["pose"]
    x, y = seen_at(page, (1000 * place["x"], 1000 * place["y"]))
    page.mouse.move(x, y)
    page.mouse.down()
    for to in ((x + 20, y + 120), (x - 110, y + 30), (x + 5, y - 120)):
        page.mouse.move(*to, steps=3)
        box = page.locator(".strength").bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2 - x, box["y"] + box["height"] / 2 - y
        pull = to[0] - x, to[1] - y
        off = abs(middle[0] * pull[1] - middle[1] * pull[0]) / hypot(*pull)
        assert off > box["height"] / 2
        assert hypot(middle[0] - pull[0], middle[1] - pull[1]) < 80
    page.mouse.move(x, y)
    page.mouse.up()
    assert known(page)["known"] == 1


def test_on_a_telephone_my_turn_is_seen_from_behind_my_penguin_from_its_first_moment_on(
    someone: Callable[..., Page],
) -> None:
    page, bo = someone(**HANDHELD), someone(viewport={"width": 720, "height": 480})
    options = {"first_catcher": "2", "layout": "school", "tremor": "off"}
    places = made(page.request, "icecool2", ADA, BO, options=options)
    sit(page, places.link(0, host=True))
    assert page.evaluate("window.coldsnap.stage.camera") == "overview"
    sit(bo, places.link(1))
    turn_comes(bo, "icecool-place-catcher")
    bo.keyboard.press("Enter")
    turn_comes(page, "icecool-flick")
    until(page, lambda: page.evaluate("window.coldsnap.stage.camera") == "aim", "the camera behind my penguin")
    assert _is_in_front(page, "p0")
    # A weak flick does not leave the circle, and why it is flicked again is said.
    for _ in range(20):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    until(page, lambda: known(page)["view"]["repeats"] == 1, "a repeat")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Not off the circle")
    # Whoever wants to see the whole school presses one button, and looks at his own penguin with it in others' turns, too.
    turn_comes(page, "icecool-flick")
    behind = button(page, "Behind my penguin")
    expect(behind).to_have_attribute("aria-pressed", "true")
    behind.click()
    until(page, lambda: page.evaluate("window.coldsnap.stage.camera") == "overview", "the whole school")
    page.locator(".strength, .school-canvas").first.wait_for()
    for _ in range(14):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    turn_comes(bo, "icecool-flick")
    bo.locator("select").first.select_option("aim")
    until(bo, lambda: bo.evaluate("window.coldsnap.stage.camera") == "aim" and _is_in_front(bo, "p1"), "Bo's penguin")
    turn_again_elsewhere = known(page)["view"]["turn"]["body"]
    assert turn_again_elsewhere == "p1"
    page.keyboard.press("Escape")
    page.evaluate("document.querySelector('.table-menu')?.click()")
    page.locator("select").first.select_option("aim")
    until(page, lambda: page.evaluate("window.coldsnap.stage.camera") == "aim" and _is_in_front(page, "p0"), "mine")


def _is_in_front(page: Page, body: str) -> bool:
    """Whether a penguin is in the middle of the picture's breadth, once the camera rests."""
    found = page.evaluate(
        """body => {
            const { stage } = window.coldsnap;
            return stage.needsDraw ? null : stage.project(body);
        }""",
        body,
    )
    box = page.locator(".school-canvas").bounding_box()
    assert box is not None
    return found is not None and abs(found["x"] - box["width"] / 2) < box["width"] / 6


def test_a_jump_is_set_to_full_power_and_says_once_what_it_needs(someone: Callable[..., Page]) -> None:
    page = someone()
    line = line_of(page)
    alone(page)
    button(page, "Jump").click()
    said = page.get_by_text("A jump takes nearly full power")
    expect(said).to_be_visible()
    expect(page.locator(".strength")).to_have_text("95 %")
    until(page, lambda: [each for each in line.heard if each["kind"] == "fitted"], "a fitting aim")
    flicked(page, line)
    action = line.sent("act")[-1]["action"]
    assert (action["power"], action["side"], action["height"]) == (950, 0, 72)
    turn_again(page)
    page.reload()
    turn_comes(page, "icecool-flick")
    button(page, "Jump").click()
    until(page, lambda: len([each for each in line.heard if each["kind"] == "fitted"]) > 1, "a fitting aim")
    expect(said).to_have_count(0)


def test_a_drill_says_its_goal_on_the_board_and_what_was_off_after_a_miss(someone: Callable[..., Page]) -> None:
    page = someone()
    page.goto("/learn?quality=low")
    page.get_by_role("region", name="Curve").get_by_role("button", name="Start").click()
    expect(page.locator(".drill-goal")).to_have_text("Round the guard and through the glowing door. Touch nobody!")
    turn_comes(page, "icecool-flick")
    assert known(page)["view"]["options"]["layout"]["name"] == "school-mirrored"
    verdict = page.locator(".drill-verdict")
    reach(button(page, "Flick!"))
    expect(verdict).to_have_text("You touched the guard: keep further left.")
    turn_again(page)
    # The next try begins with the aim of the last one; as weak as that, it stops before it gets anywhere.
    for _ in range(9):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(verdict).to_have_text("Too weak: it stopped before the door.")
    turn_again(page)
    button(page, "Straight").click()
    button(page, "Curve right").click()
    page.keyboard.press("Enter")
    until(page, lambda: "icecool-flick" in kinds(page), "the next try")
    expect(page.locator(".drill-marks")).to_have_attribute("aria-label", "0 of 5 went well")
