"""The smallest game in a real browser: the client knows nodes, not games."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest
from .playing import LIT, choose_lit, lay_table, lines, my_turn, play_to_the_end, sideways

Keep = Callable[[Page, str], None]


def test_newcomer_plays_a_bot_to_the_end_by_what_is_lit(guest: Guest, keep: Keep) -> None:
    page = guest("/")
    page.locator("a.game", has_text="Connect four").click()
    lay_table(page)
    play_to_the_end(page)
    expect(page.locator(".winner.done h3")).to_be_visible()
    keep(page, "end")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Replays exactly")).to_be_visible()


def test_two_browsers_play_through_a_link(guest: Guest, keep: Keep) -> None:
    anna = guest("/games/connect_four")
    lay_table(anna, "Open seat")
    link = anna.get_by_label("Copy link").input_value()
    boris = guest("/" + link.split("/", 3)[3], name="")
    boris.get_by_label("Your name").fill("Boris <b>")
    boris.get_by_role("button", name="Sit here").click()
    for at in range(3):
        choose_lit(anna, at)
        expect(boris.locator(LIT).first).to_be_visible()
        choose_lit(boris, at)
    expect(anna).to_have_title("● Your turn · Connect four")
    expect(anna.get_by_text("Boris <b> drops").first).to_be_visible()
    anna.keyboard.press("c")
    anna.get_by_placeholder("Say something…").fill("<img src=x onerror=alert(1)>")
    anna.keyboard.press("Enter")
    boris.keyboard.press("c")
    expect(boris.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()
    keep(boris, "chat")


def test_undo_past_anothers_move_asks(guest: Guest) -> None:
    anna = guest("/games/connect_four")
    lay_table(anna, "Open seat")
    boris = guest("/" + anna.get_by_label("Copy link").input_value().split("/", 3)[3], name="Boris")
    boris.get_by_role("button", name="Sit here").click()
    choose_lit(anna)
    choose_lit(boris)
    my_turn(anna)
    anna.get_by_role("button", name="Undo?").click()
    boris.get_by_role("button", name="Allow").click()
    expect(anna.locator(".log .line")).to_have_count(0)


def test_reload_in_the_middle_of_a_decision(guest: Guest) -> None:
    page = guest("/games/connect_four")
    lay_table(page)
    choose_lit(page, 3)
    my_turn(page)
    told = lines(page)
    page.reload()
    my_turn(page)
    assert lines(page) == told
    choose_lit(page, 2)


def test_hot_seat(guest: Guest) -> None:
    page = guest("/games/connect_four")
    page.get_by_role("radio", name="Someone here").click()
    page.locator(".seat input").fill("Chloé")
    lay_table(page)
    for at in range(4):
        choose_lit(page, at)
    expect(page.get_by_text("Chloé drops a disc").first).to_be_visible()


def test_keyboard_alone(guest: Guest) -> None:
    page = guest("/games/connect_four")
    page.get_by_role("button", name="Lay the table").focus()
    page.keyboard.press("Enter")
    my_turn(page)
    page.keyboard.press("4")
    expect(page.get_by_text("Anna drops a disc into column d.")).to_be_visible()
    my_turn(page)
    page.keyboard.press("u")
    expect(page.locator(".log .line")).to_have_count(0)
    my_turn(page)
    page.locator(LIT).nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Anna drops a disc into column b.")).to_be_visible()


@pytest.mark.parametrize(("lang", "decision"), [("fr", "Choisissez une colonne"), ("cs", "Vyberte sloupec")])
def test_languages_change_at_the_table(guest: Guest, lang: str, decision: str) -> None:
    page = guest("/games/connect_four")
    lay_table(page)
    my_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name={"fr": "Français", "cs": "Čeština"}[lang]).click()
    expect(page.locator("#decision")).to_contain_text(decision)
    page.reload()
    expect(page.locator("#decision")).to_contain_text(decision)


@pytest.mark.parametrize("theme", ["day", "lamplight"])
def test_a_phone_has_no_sideways_scrolling(guest: Guest, keep: Keep, theme: str) -> None:
    page = guest("/", 390, 844, theme=theme)
    expect(page.locator("a.game").first).to_be_visible()
    assert sideways(page) <= 0
    keep(page, "lobby")
    page.locator("a.game", has_text="Connect four").tap()
    page.locator("form button.go").tap()
    my_turn(page)
    page.locator(LIT).nth(2).tap()
    expect(page.locator(".k-disc").first).to_be_visible()
    assert sideways(page) <= 0
    keep(page, "table")


def test_replay_and_continue_from_here(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four")
    lay_table(page, "Someone here")
    for at in (0, 1, 0, 1, 0, 1, 0):
        choose_lit(page, at)
    expect(page.locator(".winner.done")).to_be_visible()
    page.get_by_role("link", name="Replay").last.click()
    page.wait_for_selector(".controls")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".where b", has_text="Move 6")).to_be_visible()
    expect(page).to_have_url(re.compile("#move=6$"))
    expect(page.locator(".k-disc")).to_have_count(6)
    keep(page, "replay")
    page.get_by_role("button", name="Continue from here").click()
    my_turn(page)
    expect(page.locator(".k-disc")).to_have_count(6)
    choose_lit(page, 2)
