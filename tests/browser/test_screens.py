"""The screens around the tables: they open in both languages without a barrier, and lead where they say."""

from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Request, ViewportSize, expect

from browser_kit import too_wide, violations, visit

LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
FRIENDS: Final = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
SCREENS: Final = {
    "/": ".ways",
    "/new?game=icecool2&with=link": ".seats",
    "/new?game=icetoids&with=here": ".seats",
    "/rules/icecool#TURN-3": "#TURN-3[aria-current]",
    "/rules/icetoids": ".chapter",
    "/tables": ".table-entry",
    "/archive": ".panel",
    "/rules/chess": ".lost",
    "/t/no-such-table": ".lost",
}


def new_table(page: Page, **wish: Any) -> dict[str, Any]:
    """A table with one free seat, made as a program would."""
    answer = page.request.post("/api/tables", data={"game": "icetoids", "seats": FRIENDS, **wish})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def wish_of(sent: Request) -> dict[str, Any]:
    """The table that a page has asked for."""
    wish: dict[str, Any] | None = sent.post_data_json
    assert wish is not None
    return wish


@pytest.mark.parametrize("language", LOCALES)
def test_no_screen_has_a_barrier_or_is_wider_than_a_phone(browser: Browser, base_url: str, language: str) -> None:
    with browser.new_context(
        base_url=base_url, locale=LOCALES[language], viewport=PHONE, reduced_motion="reduce"
    ) as context:
        page = context.new_page()
        new_table(page, public=True)
        for path, sight in SCREENS.items():
            visit(page, path)
            page.locator(sight).first.wait_for()
            assert (path, violations(page), too_wide(page)) == (path, [], 0)
            expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(("opener", "opened"), [("Settings", "dialog[open]"), ("Menu", ".nav-open")])
def test_what_opens_over_a_screen_has_no_barrier(browser: Browser, base_url: str, opener: str, opened: str) -> None:
    with browser.new_context(base_url=base_url, viewport=PHONE, reduced_motion="reduce") as context:
        page = visit(context.new_page())
        page.get_by_role("button", name=opener).click()
        page.locator(opened).wait_for()
        assert violations(page) == []


def test_a_table_is_set_a_friend_comes_by_the_link_and_the_game_begins(browser: Browser, base_url: str) -> None:
    with (
        browser.new_context(base_url=base_url, reduced_motion="reduce") as mine,
        browser.new_context(base_url=base_url, viewport=PHONE, locale="fr-FR", reduced_motion="reduce") as theirs,
    ):
        host = visit(mine.new_page(), "/new?game=icetoids&with=link&quality=low")
        host.get_by_label("Name on seat 1").fill("Ana")
        host.get_by_role("button", name="Set the table").click()
        expect(host.get_by_role("img", name="The link to play")).to_be_visible()
        assert violations(host) == []
        host.get_by_role("button", name="How do other devices get in?").click()
        expect(host.get_by_role("dialog")).to_contain_text("--lan")
        assert violations(host) == []
        host.keyboard.press("Escape")
        link = host.get_by_role("textbox", name="Link to play").input_value()

        friend = visit(theirs.new_page(), link)
        assert "#" not in friend.url
        friend.get_by_label("Votre nom").fill("Léo")
        assert violations(friend) == []
        friend.get_by_role("button", name="M’asseoir").click()
        for page in (host, friend):
            page.locator("html[data-full]").wait_for()
            expect(page).to_have_title("IceToids · Coldsnap")


def test_the_host_does_not_have_to_wait_for_anybody(page: Page) -> None:
    visit(page, "/new?game=icetoids&with=link")
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="Begin with bots").click()
    expect(page.locator("html")).to_have_attribute("data-full", "1")


def test_a_waiting_room_is_there_again_after_a_reload(page: Page) -> None:
    made = new_table(page)
    visit(page, made["links"]["host"])
    expect(page.get_by_text("Ana")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Ana")).to_be_visible()
    expect(page.get_by_text("free seat")).to_be_visible()


def test_a_private_table_is_not_there_without_its_link(page: Page) -> None:
    made = new_table(page)
    visit(page, f"/t/{made['table']}")
    expect(page.get_by_role("heading", name="This table is not there")).to_be_visible()


def test_the_language_changes_without_losing_what_was_typed(page: Page) -> None:
    visit(page, "/new?with=link")
    page.get_by_label("Name on seat 1").fill("Ana")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nouvelle table")
    expect(page.get_by_label("Nom à la place 1")).to_have_value("Ana")
    expect(page).to_have_title("Nouvelle table · Coldsnap")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_an_option_tells_its_rule_and_is_sent(page: Page) -> None:
    visit(page, "/new?game=icecool2")
    page.get_by_role("heading", name="House rules").click()
    page.get_by_role("button", name="Rule TURN-15").click()
    expect(page.get_by_role("dialog")).to_contain_text("no finger is perfect")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_label("Fingers tremble").select_option("off")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Set the table").click()
    assert wish_of(sent.value)["options"] == {"tremor": "off"}


def test_play_now_is_one_click_away_from_a_game(page: Page) -> None:
    visit(page, "/?quality=low")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Play now").click()
    wish = wish_of(sent.value)
    assert (wish["game"], wish["help"], [seat["kind"] for seat in wish["seats"]]) == (
        "icecool2",
        "bounce",
        ["person", "bot", "bot", "bot"],
    )
    expect(page.locator("html")).to_have_attribute("data-full", "1")


def test_a_link_is_marked_where_a_page_may_not_copy(page: Page) -> None:
    page.add_init_script("delete Navigator.prototype.clipboard; document.execCommand = () => false")
    made = new_table(page)
    visit(page, f"{made['links']['host']}.invite={made['invite']}")
    page.get_by_role("button", name="Copy").first.click()
    invite = page.get_by_role("region", name="Invite your friends")
    expect(invite.get_by_text("Your browser does not let me copy")).to_be_visible()
    field = page.get_by_role("textbox", name="Link to play")
    expect(field).to_be_focused()
    assert field.evaluate("input => [input.selectionStart, input.selectionEnd]") == [0, len(field.input_value())]


def test_the_rules_are_searched_without_accents(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url, locale="fr-FR") as context:
        page = visit(context.new_page(), "/rules")
        page.get_by_label("Chercher dans les règles").fill("ecole pichenette")
        expect(page.locator(".rule").first).to_contain_text("école")
        page.get_by_label("Chercher dans les règles").fill("xyzzy")
        expect(page.get_by_text("Rien trouvé")).to_be_visible()


def test_the_settings_are_kept(page: Page) -> None:
    visit(page, "/?quality=low")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Calm").click()
    page.get_by_role("switch", name="Sound").click()
    page.keyboard.press("Escape")
    visit(page, "/?quality=low")
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
