"""Who listens to a table instead of looking at it, or walks it with keys: one stop for each thing, all of it named."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from peltry import load

from .conftest import Guest
from .playing import bring, sit_down, version_of, wait_past

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
        name = tab.get_attribute("title") or ""
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


HEAR = """() => {
  window.heard = [];
  const watch = new MutationObserver((changes) => {
    for (const change of changes)
      for (const added of change.addedNodes)
        if (added.textContent && change.target.closest?.("[aria-live=polite], [role=log]:not([aria-live=off])"))
          window.heard.push(added.textContent.trim());
  });
  watch.observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("game", ["stroganov", "strogoff", "wendake"])
def test_what_happened_and_what_is_asked_is_told_once(house: str, guest: Guest, game: str) -> None:
    """Also with the log folded away. A turn of another is a line, not each of its moves and then all of them again."""
    page = at_a_table(house, guest, game)
    page.locator(".panels").get_by_role("tab", name="Rules").click()
    page.evaluate(HEAR)
    before, asked = version_of(page), page.locator("#decision").inner_text()
    page.locator(".choice").first.focus()
    page.keyboard.press("Enter")
    if page.locator(".move-back").count():
        page.keyboard.press("Enter")
    wait_past(page, before)
    page.wait_for_function("document.querySelector('.choices .choice')")
    page.wait_for_function("window.heard.at(-1) === document.querySelector('#decision').textContent.trim()")
    heard = page.evaluate("window.heard")
    assert len(heard) > 1
    assert len(heard) == len(set(heard)), (asked, heard)


def test_arrows_choose_among_radios_and_tab_passes_by(guest: Guest) -> None:
    page = guest("/games/stroganov#alone")
    players = page.get_by_role("radiogroup", name="How many play?")
    players.get_by_role("radio", name="1").focus()
    page.keyboard.press("ArrowRight")
    expect(players.get_by_role("radio", name="2")).to_be_focused()
    expect(players.get_by_role("radio", name="2")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_role("group", name="Seat 2").get_by_role("combobox")).to_be_focused()


def test_the_position_in_words_tells_why_a_piece_can_do_nothing(house: str, guest: Guest) -> None:
    page = at_a_table(house, guest, "stroganov")
    page.keyboard.press("p")
    dialog = page.get_by_role("dialog", name="The position in words")
    expect(dialog.locator("li li").first).to_be_visible()
    dialog.locator("li > button").first.focus()
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("status").filter(has_text="Not now:")).to_have_count(1)


def test_a_page_one_comes_to_is_read_from_its_heading(guest: Guest) -> None:
    page = guest("/")
    page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", level=2).first).to_be_focused()
    expect(page).to_have_title("About Peltry · Peltry")
