"""The service worker keeps the page for when the server cannot be reached, and never shows an old page otherwise."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser_hands import letters_come, until
from browser_kit import serving, visit

CONTROLLED = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """Promise.all(performance.getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.startsWith("/assets/"))
    .map(({ name }) => caches.match(name))).then((found) => found.length > 0 && found.every(Boolean))"""
"""Whether all files that the page has used are there without a server."""


def test_the_app_opens_without_its_server_and_again_with_it(
    browser: Browser, tmp_path: Path, faults: list[str]
) -> None:
    with serving(tmp_path) as server, browser.new_context(base_url=server.address, locale="fr-FR") as context:
        page = visit(context.new_page())
        assert page.evaluate(CONTROLLED)
        letters_come(visit(page))
        until(page, lambda: page.evaluate(KEPT), "the page to be kept")
        server.kill()
        visit(page)
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(page.get_by_role("heading").first).to_be_visible()
        assert page.evaluate("fetch('/api/health').then(() => 'answered', () => 'not reached')") == "not reached"
        server.start_again()
        visit(page)
        assert page.evaluate("fetch('/api/health').then(answer => answer.ok)")
    assert [fault for fault in faults if "ERR_CONNECTION" not in fault] == []
    faults.clear()


def test_the_interface_and_the_servers_own_pages_are_never_kept(browser: Browser, base_url: str) -> None:
    with browser.new_context(base_url=base_url) as context:
        page = visit(context.new_page())
        assert page.evaluate(CONTROLLED)
        visit(page)
        page.evaluate("fetch('/api/games').then(answer => answer.text())")
        page.goto("/openapi")
        kept = page.evaluate(
            "caches.keys().then(async ([name, ...others]) =>"
            " [others.length, (await (await caches.open(name)).keys()).map(found => new URL(found.url).pathname)])"
        )
    assert kept[0] == 0
    assert "/" in kept[1]
    assert len(kept[1]) > 2
    assert all(path == "/" or path.startswith("/assets/") for path in kept[1])
