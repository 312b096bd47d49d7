"""Choosing while the others think."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, Keep, Pair
from .playing import LIT, choose_lit, friends_path, lay_table, lines, my_turn, until, version_of, wait_past


def take_the_turn(page: Page) -> None:
    """By the list, whose first entry does something; by the time a pointer is there, it may be gone."""
    for _ in range(60):
        page.locator(".choice, .choices.idle").first.wait_for()
        if page.locator(".choices.idle").count():
            return
        version = version_of(page)
        while version_of(page) == version and page.locator(".choice").count():
            page.evaluate("document.querySelector('.choice:enabled')?.click()")
            page.wait_for_timeout(100)
    raise AssertionError("the turn does not end")


def option(page: Page, text: str) -> None:
    page.locator(".prepare .option", has_text=text).first.click()


def test_a_move_prepared_while_waiting_makes_itself(pair: Pair, keep: Keep) -> None:
    anna, boris = pair
    boris.get_by_role("button", name="Prepare my turn").click()
    expect(boris.locator(".prepare")).to_contain_text("What will you do first?")
    option(boris, "column d")
    expect(boris.locator(".prepare")).to_contain_text("With that your turn is over.")
    boris.get_by_role("button", name="Keep this").click()
    expect(boris.locator(".prepare")).to_contain_text("Prepared for your turn")
    keep(boris, "prepared")
    assert anna.locator(".prepare").count() == 0
    choose_lit(anna)
    my_turn(anna)
    expect(anna.locator(".log .line, .log .head")).to_have_count(lines(anna))
    assert version_of(anna) == "2", "Boris has moved without touching anything"


def test_what_glows_on_the_table_is_chosen_ahead_like_an_entry_of_the_list(pair: Pair, keep: Keep) -> None:
    anna, boris = pair
    assert boris.locator(LIT).count() == 0
    boris.get_by_role("button", name="Prepare my turn").click()
    expect(boris.locator(LIT)).to_have_count(7)
    keep(boris, "lit")
    boris.locator('[data-id="column-d"]').click()
    expect(boris.locator(".prepare .chosen li")).to_have_text(["Drop a disc into column d"])
    expect(boris.locator(".prepare")).to_contain_text("With that your turn is over.")
    expect(boris.locator(LIT)).to_have_count(0)
    assert version_of(boris) == "0", "it is chosen, not played"
    boris.get_by_role("button", name="One back").click()
    expect(boris.locator(LIT)).to_have_count(7)
    boris.get_by_role("button", name="Close", exact=True).click()
    expect(boris.locator(LIT)).to_have_count(0)
    choose_lit(anna)
    my_turn(boris)
    assert version_of(boris) == "1", "what was not kept is not played"


def test_what_was_prepared_is_dropped_by_a_click(pair: Pair) -> None:
    anna, boris = pair
    boris.get_by_role("button", name="Prepare my turn").click()
    option(boris, "column d")
    boris.get_by_role("button", name="Keep this").click()
    boris.get_by_role("button", name="Forget it").click()
    expect(boris.get_by_role("button", name="Prepare my turn")).to_be_visible()
    choose_lit(anna)
    my_turn(boris)
    assert version_of(boris) == "1"


def test_what_cannot_be_done_any_more_is_offered_and_not_played(pair: Pair, keep: Keep) -> None:
    anna, boris = pair
    for page in (anna, boris, anna, boris):
        choose_lit(page, 3)
    choose_lit(anna, 0)
    choose_lit(boris, 3)  # five discs lie in column d
    boris.get_by_role("button", name="Prepare my turn").click()
    option(boris, "column d")
    boris.get_by_role("button", name="Keep this").click()
    expect(boris.locator(".prepare")).to_contain_text("Prepared for your turn")
    choose_lit(anna, 3)
    expect(boris.locator(".prepare.had")).to_contain_text("That is not possible now.")
    keep(boris, "offered")
    my_turn(boris)
    boris.get_by_role("button", name="Forget it").click()
    expect(boris.locator(".prepare")).to_have_count(0)


@pytest.mark.parametrize("game", ["stroganov", "strogoff", "wendake"])
def test_a_whole_turn_is_prepared_on_a_phone(guest: Guest, keep: Keep, game: str) -> None:
    anna = guest(f"/games/{game}", calm=True)
    anna.get_by_role("radio", name="2", exact=True).click()
    lay_table(anna, "Open seat")
    boris = guest(friends_path(anna), 390, 844, name="Boris", calm=True)
    boris.get_by_role("button", name="Sit here").click()
    boris.locator(".stage .node").first.wait_for(timeout=60_000)
    first, second = (anna, boris) if anna.locator(LIT).count() else (boris, anna)
    second.get_by_role("button", name="Prepare my turn").click()
    expect(second.locator(LIT).first).to_be_attached()  # in each game pieces glow for what is ahead
    for _ in range(3):
        expect(second.locator(".prepare .option, .prepare p").first).to_be_visible()
        if not second.locator(".prepare .option").count():
            break
        chosen = second.locator(".prepare .chosen li").count()
        while second.locator(".prepare .chosen li").count() == chosen:
            second.evaluate("document.querySelector('.prepare .option:enabled')?.click()")
            second.wait_for_timeout(50)
    keep(second, "choosing")
    second.get_by_role("button", name="Keep this").click()
    expect(second.locator(".prepare")).to_contain_text("Prepared for your turn")
    keep(second, "kept")
    expect(second.locator(".prepare .chosen li").first).to_be_visible()
    second.reload()
    expect(second.locator(".prepare .chosen li").first).to_be_visible()
    take_the_turn(first)
    had, kept = second.locator(".prepare.had"), second.locator(".prepare")
    until(second, lambda: had.count() > 0 or kept.count() == 0, "nothing was made of what was prepared")
    if not had.count():
        return
    keep(second, "offered")
    if had.get_by_text("That is not possible now.").count():  # the other has taken it
        second.get_by_role("button", name="Forget it").click()
        expect(kept).to_have_count(0)
        my_turn(second)
    else:  # something came to light: a word is enough
        version = version_of(second)
        second.get_by_role("button", name="Play it").click()
        wait_past(second, version)
