"""The front page opens, with nothing to complain about."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser_hands import until
from browser_kit import violations, visit


def test_the_front_page_opens_and_is_drawn(page: Page) -> None:
    visit(page)
    expect(page).to_have_title("Coldsnap")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("fr-CA", "fr"), ("de-DE", "en")])
def test_the_page_speaks_the_language_of_the_browser(
    browser: Browser, base_url: str, locale: str, language: str
) -> None:
    with browser.new_context(locale=locale, base_url=base_url) as context:
        page = visit(context.new_page())
        expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(
    ("locale", "said", "home"),
    [("en-GB", "There is nothing here", "To the front page"), ("fr-FR", "Il n’y a rien ici", "À l’accueil")],
)
def test_an_address_that_does_not_exist_is_a_page_with_a_way_home(
    browser: Browser, base_url: str, faults: list[str], locale: str, said: str, home: str
) -> None:
    with browser.new_context(locale=locale, base_url=base_url) as context:
        page = context.new_page()
        answer = page.goto("/nowhere/at/all")
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", level=1)).to_have_text(said)
        page.get_by_role("link", name=home).click()
        expect(page).to_have_title("Coldsnap")
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()


def test_a_fault_is_noticed_in_the_page_of_any_context(browser: Browser, base_url: str, faults: list[str]) -> None:
    with browser.new_context(base_url=base_url) as context:
        page = visit(context.new_page())
        page.evaluate("setTimeout(() => { throw new Error('on purpose') }); console.error('said on purpose')")
        until(page, lambda: len(faults) == 2, "both faults")
    assert all("on purpose" in fault for fault in faults)
    faults.clear()


def test_a_script_that_the_policy_forbids_is_a_fault(page: Page, faults: list[str]) -> None:
    visit(page)
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'window.x = 1'}))")
    until(page, lambda: faults, "the fault")
    assert page.evaluate("window.x") is None
    assert "Content Security Policy" in faults.pop()


def test_everything_that_the_manifest_names_is_there(page: Page) -> None:
    visit(page)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    manifest = page.request.get(address).json()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    assert page.request.get(manifest["start_url"]).status == 200


def test_nothing_on_the_front_page_is_a_barrier(page: Page) -> None:
    assert violations(visit(page)) == []


def test_the_search_for_barriers_finds_one(page: Page) -> None:
    visit(page)
    page.evaluate("document.querySelector('h1').append(document.createElement('button'))")
    assert any(found.startswith("button-name") for found in violations(page))
