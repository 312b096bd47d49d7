"""What the others did since one's last move: told by turns, a line each, with rings on the pieces they touched."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, Keep
from .playing import choose_some, lay_table, my_turn, sit_down

published = pytest.mark.parametrize("game", ["stroganov", "strogoff"])
TURN = re.compile(r"Novice: \w")


def until_others_have_moved(page: Page) -> None:
    """To the beginning of an ordinary turn: the opponent has had one."""
    sit_down(page)
    for _ in range(60):
        my_turn(page)
        if page.locator(".log .head.since", has_text="Novice:").count():
            return
        choose_some(page, 1)
    raise AssertionError("the opponent never had a turn")


@published
def test_an_ordinary_turn_tells_what_the_opponent_did(guest: Guest, keep: Keep, game: str) -> None:
    page = guest(f"/games/{game}", calm=True)
    lay_table(page)
    until_others_have_moved(page)
    expect(page.locator(".log .head.since", has_text="Novice:").last).to_have_text(TURN)
    assert page.locator(".node.just").count(), "what they touched has a ring"
    keep(page, "turn")
    page.get_by_role("button", name="Since your last move").click()
    bar = page.locator(".review")
    expect(bar).to_contain_text(re.compile("1 of [1-9]"))
    assert page.locator(".node.can").count() == 0, "the past cannot be played"
    steps = int(bar.locator("small").inner_text().split(" of ")[1])
    for step in range(1, steps + 1):
        expect(bar.locator("small")).to_have_text(f"{step} of {steps}")
        bar.get_by_role("button", name="Next").click()
    expect(bar).to_have_count(0)
    my_turn(page)


def test_ones_own_move_ends_it(guest: Guest) -> None:
    page = guest("/games/stroganov", calm=True)
    lay_table(page)
    until_others_have_moved(page)
    choose_some(page, 1)  # the Cossack moves; the turn goes on
    my_turn(page)
    expect(page.locator(".again, .log .since, .node.just")).to_have_count(0)


def test_an_automas_turn_lies_within_ones_own_move(guest: Guest) -> None:
    page = guest("/games/stroganov#alone", calm=True)
    lay_table(page)
    sit_down(page)
    choose_some(page, 1)  # a wish is drafted: Ivan may go first
    for _ in range(30):
        my_turn(page)
        if page.locator(".log .head.since", has_text="Ivan:").count():
            break
        choose_some(page, 1)
    expect(page.locator(".log .head.since", has_text="Ivan:").last).to_have_text(re.compile(r"Ivan: landscape \d+"))
    assert page.locator(".node.just").count()


def test_a_turn_unfolds_to_all_that_happened_in_it(guest: Guest) -> None:
    page = guest("/games/stroganov", calm=True)
    lay_table(page)
    until_others_have_moved(page)
    turn = page.locator(".log .head.since", has_text="Novice:").last
    expect(turn).to_have_attribute("aria-expanded", "false")
    before = page.locator(".log .line").count()
    turn.click()
    expect(page.locator('.log .head[aria-expanded="true"]').first).to_have_text("Novice")
    assert page.locator(".log .line").count() > before
    expect(page.locator(".log .line:not(.head)", has_text="Novice moves").first).to_be_visible()


@published
def test_a_phone_tells_it_above_the_choices(guest: Guest, keep: Keep, game: str) -> None:
    page = guest(f"/games/{game}", 390, 844, calm=True)
    lay_table(page)
    sit_down(page)
    meanwhile = page.locator(".meanwhile .line", has_text="Novice:")
    for _ in range(60):
        page.locator(".choice").first.wait_for()
        if meanwhile.count():
            break
        version = page.locator("[data-version]").get_attribute("data-version")
        page.locator(".choice").first.tap()
        page.wait_for_function("v => document.querySelector('[data-version]').dataset.version !== v", arg=version)
    expect(meanwhile.last).to_have_text(TURN)
    box = page.locator(".meanwhile").bounding_box()
    assert box is not None
    assert box["height"] >= 40
    keep(page, "phone")
    page.locator(".meanwhile").tap()
    expect(page.locator(".review")).to_contain_text("1 of ")
