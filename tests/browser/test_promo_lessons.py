"""The introductions of a minute: each opens a real table, and its steps are ticked off by what happens there."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser_hands import PHONE, button, deciding, known, turn_comes
from browser_kit import too_wide, violations

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_the_lesson_of_the_emerald_fish_follows_what_one_does(someone: Callable[..., Page]) -> None:
    page = someone()
    page.goto("/learn?quality=low")
    page.get_by_role("region", name="Emerald fish").get_by_role("link", name="Try it").click()
    coach = page.get_by_role("region", name="Your coach")
    expect(coach.get_by_role("heading")).to_have_text("Hang it up")
    button(page, "Stand here").click()
    turn_comes(page, "icecool-hang-emerald")
    button(page, "Classroom – Gym").click()
    expect(coach.get_by_role("heading")).not_to_have_text("Hang it up")
    expect(page.locator(".coach-dots li").first).to_have_attribute("data-how", "done")
    assert violations(page) == []
    for _ in range(3):
        coach.get_by_role("button", name="Skip this").or_(coach.get_by_role("button", name="Got it!")).click()
        if coach.get_by_role("link", name="Play a real game").count() > 0:
            break
    expect(coach.get_by_role("heading")).to_have_text("It glitters!")


def test_a_lesson_on_a_telephone_begins_in_french_with_a_question(someone: Callable[..., Page]) -> None:
    page = someone(**TOUCH, locale="fr-FR")
    page.goto("/learn/artifacts?quality=low")
    turn_comes(page, "icecool-pick-artifact")
    assert {each["kind"] for each in deciding(page)} == {"icecool-pick-artifact"}
    assert (violations(page), too_wide(page)) == ([], 0)
    page.locator(".artifact").first.tap()
    expect(page.locator(".coach-dots li").first).to_have_attribute("data-how", "done")
    assert known(page)["view"]["options"]["modules"].count("artifacts") == 1
