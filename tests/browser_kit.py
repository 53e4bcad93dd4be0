"""What the tests in the browser share. `wait_for_function` is of no use here: the server's policy forbids its eval."""

from playwright.sync_api import Page


def visit(page: Page, path: str = "/") -> Page:
    """Open a page of the client and wait until it has been drawn for the first time."""
    page.goto(path)
    page.locator("html[data-ready='1']").wait_for(state="attached")
    return page
