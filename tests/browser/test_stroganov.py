"""Stroganov in the browser: what is lit can be chosen, on a desk and on a phone; a curtain between two players."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest
from .playing import LIT, choose_lit, lay_table, my_turn, sideways

Keep = Callable[[Page, str], None]
COMPILING = 300_000  # the first table of a new rule waits for the rules to be compiled


def sit_down(page: Page) -> None:
    page.locator(LIT).first.wait_for(timeout=COMPILING)


@pytest.mark.parametrize(("theme", "lang"), [("day", "en"), ("lamplight", "cs")])
def test_alone_against_ivan(guest: Guest, keep: Keep, theme: str, lang: str) -> None:
    page = guest("/games/stroganov#alone", theme=theme, lang=lang)
    lay_table(page)
    sit_down(page)
    for at in range(6):
        choose_lit(page, at)
    my_turn(page)
    assert sideways(page) <= 0
    keep(page, "table")
    explained = page.locator(".tip .mark")
    for at in range(4):  # a view that arrives just now may take a tip away again
        page.mouse.move(2, 2)
        page.locator(".stage [data-mark]:visible").nth(at).hover()
        page.wait_for_timeout(700)
        if explained.is_visible():
            break
    expect(explained).to_be_visible()


def test_a_phone_reaches_what_is_lit(guest: Guest, keep: Keep) -> None:
    page = guest("/games/stroganov#alone", 390, 844)
    page.locator("form button.go").tap()
    sit_down(page)
    for _ in range(4):
        version = page.locator("[data-version]").get_attribute("data-version")
        page.locator(LIT).first.tap()
        if page.locator(".popover button").count():
            page.locator(".popover button").first.tap()
        page.wait_for_function("v => document.querySelector('[data-version]').dataset.version !== v", arg=version)
        my_turn(page)
        assert sideways(page) <= 0
    keep(page, "table")


def test_a_curtain_hides_the_hand_of_the_other(guest: Guest, keep: Keep) -> None:
    page = guest("/games/stroganov")
    page.get_by_role("radio", name="Someone here").click()
    page.locator(".seat input").fill("Boris")
    lay_table(page)
    curtain = page.get_by_role("button", name="I am ")
    for _ in range(20):  # whose turn comes first is for the game to say
        page.locator(f"{LIT}, .curtain").first.wait_for(timeout=COMPILING)
        if curtain.count():
            break
        choose_lit(page)
    expect(curtain).to_be_visible()
    assert page.locator(".stage").count() == 0
    keep(page, "curtain")
    curtain.click()
    my_turn(page)
