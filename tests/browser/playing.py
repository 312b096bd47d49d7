"""What the tests do at a table, in a person's words."""

from __future__ import annotations

from playwright.sync_api import Page, expect

LIT = ".stage .node.can"


def lay_table(page: Page, seat: str | None = None) -> None:
    """From the new-table page to the table; `seat` is what the second chair holds."""
    if seat:
        page.get_by_role("radio", name=seat).click()
    page.locator("form button.go").click()


def my_turn(page: Page) -> None:
    expect(page.locator(LIT).first).to_be_visible()


def choose_lit(page: Page, at: int = 0) -> None:
    """Choose a glowing piece, and the first of its moves when it has several."""
    my_turn(page)
    version = page.locator("[data-version]").get_attribute("data-version")
    lit = page.locator(LIT)
    lit.nth(at % lit.count()).click()
    if page.locator(".popover button").count():
        page.locator(".popover button").first.click()
    page.wait_for_function("v => document.querySelector('[data-version]').dataset.version !== v", arg=version)


def lines(page: Page) -> int:
    return page.locator(".log .line").count()


def play_to_the_end(page: Page) -> None:
    for at in range(60):
        if page.locator(".winner").count():
            return
        page.wait_for_selector(f"{LIT}, .winner")
        if not page.locator(".winner").count():
            choose_lit(page, at)
    raise AssertionError("the game does not end")


def sideways(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))
