"""Who listens to a table instead of looking at it, or walks it with keys: one stop for each thing, all of it named."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from peltry import load

from .conftest import Guest
from .playing import bring, sit_down

STOPS = """() => [...document.querySelectorAll("a[href], button, input, [tabindex]")]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility()).length"""
PAST_THE_FIRST_TURNS = 40  # moves: the log has many turns by then
FEW = 14  # stops of the Tab key: the house, the menu, the table, what is asked, its tabs, the log


def at_a_table(house: str, guest: Guest, game: str) -> Page:
    match = load(game).new(players=2, seed=4)
    for _ in range(PAST_THE_FIRST_TURNS):
        match.play(match.legal()[0])
    page = guest(bring(house, match, "random"), calm=True)
    sit_down(page)
    return page


@pytest.mark.parametrize("game", ["stroganov", "strogoff", "wendake"])
def test_the_tab_key_stops_once_for_each_thing(house: str, guest: Guest, game: str) -> None:
    page = at_a_table(house, guest, game)
    assert page.evaluate(STOPS) <= FEW
    log = page.get_by_role("log").get_by_role("button")
    newest = log.last
    newest.focus()
    page.keyboard.press("ArrowUp")
    expect(log.nth(log.count() - 2)).to_be_focused()


@pytest.mark.parametrize("game", ["stroganov", "strogoff", "wendake"])
def test_tabs_name_what_they_show(house: str, guest: Guest, game: str) -> None:
    page = at_a_table(house, guest, game)
    tabs = page.locator(".panels").get_by_role("tab")
    assert page.locator(".panels [role=tablist] > :not([role=tab])").count() == 0
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        name = tab.get_attribute("aria-label") or ""
        expect(page.get_by_role("tabpanel", name=name, exact=True)).to_be_visible()


def test_headings_lead_over_the_table(house: str, guest: Guest) -> None:
    page = at_a_table(house, guest, "wendake")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    for title in ("Tracks", "Masks", "Turtle tiles", "New tiles", "Progress"):
        expect(page.locator("main").get_by_role("heading", name=title, exact=True)).to_have_count(1)


def test_the_list_keeps_the_focus_when_moves_unfold(house: str, guest: Guest) -> None:
    page = at_a_table(house, guest, "wendake")
    several = page.locator(".choice:has(small)").first
    ways = several.locator(".unseen").inner_text()
    expect(several).to_have_accessible_name(f"{several.locator('.what').inner_text()} {ways}")
    several.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice").first).to_be_focused()
    page.locator(".move-back").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice").first).to_be_focused()


@pytest.mark.parametrize("game", ["stroganov", "strogoff", "wendake"])
def test_a_phone_has_its_heading_too(house: str, guest: Guest, game: str) -> None:
    match = load(game).new(players=2, seed=4)
    page = guest(bring(house, match), width=390, height=844, calm=True)
    page.locator(".stage .node").first.wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_every_action_of_a_tile_says_what_it_would_bring(house: str, guest: Guest) -> None:
    """Also of tiles with two or three actions: a number that can be read, on the tile."""
    page = at_a_table(house, guest, "wendake")
    numbers = page.locator(".k-cells > .k-tile:not(.used) .k-now")
    assert numbers.count() > 0
    tiny = numbers.evaluate_all(
        """(all) => all.filter((now) => !now.checkVisibility() || !now.textContent.trim()
            || parseFloat(getComputedStyle(now.querySelector(".text") ?? now).fontSize) < 12)
            .map((now) => now.dataset.id)"""
    )
    assert tiny == []
