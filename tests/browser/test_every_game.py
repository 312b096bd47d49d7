"""Journeys that every game on the shelf must allow, in a real browser: nothing here knows a rule of any of them."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from peltry.table.library import game_names, load
from peltry.table.match import Match

from .conftest import Guest, Keep, Shelf
from .playing import (
    LIT,
    bare_point,
    bring,
    choose_some,
    friends_path,
    lay_table,
    lines,
    my_turn,
    play_to_the_end,
    sideways,
    sit_down,
    too_small,
    turns_told,
    until,
    version_of,
    wait_past,
)

every_game = pytest.mark.parametrize("game", game_names())
every_solo_game = pytest.mark.parametrize("game", [name for name in game_names() if 1 in load(name).players])

LONG = ("stroganov", "wendake")  # one of the three published games is played whole


def check_the_end(page: Page) -> list[str]:
    """The verdict names somebody, and the points told line by line make the total below them. Answers who played."""
    verdict = page.locator(".winner.done h3")
    expect(verdict).to_be_visible()
    facts = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())")
    names: list[str] = facts["names"]
    assert facts["state"] == "finished"
    winners = [names[side] for side in facts["winners"]]
    if facts["players"] == 1 and winners != ["Anna"]:
        assert verdict.inner_text() == "You have lost"
    elif not winners:
        assert verdict.inner_text() == "All have lost"
    else:
        alone = "You win" if winners == ["Anna"] else f"{winners[0]} wins"
        shared = "A draw" if winners == names else f"A draw between {', '.join(winners[:-1])} and {winners[-1]}"
        assert verdict.inner_text() == (shared if len(winners) > 1 else alone)
    rows = [
        [int(cell) for cell in row.locator("td").all_text_contents()] for row in page.locator("dialog tbody tr").all()
    ]
    if rows:
        totals = [int(cell) for cell in page.locator("dialog tfoot td").all_text_contents()]
        assert [sum(column) for column in zip(*rows, strict=True)] == totals == facts["scores"]
    return names


def nearly_over(game: str, names: list[str], left: int = 40) -> Match:
    """A game played by chance, with some moves left to make."""
    match, dice = Match(load(game), len(names), 7, names=names), random.Random(7)
    while not match.over:
        match.play(dice.choice(match.legal()))
    match.rewind(max(0, len(match.history) - left))
    return match


@every_game
def test_newcomer_plays_bots_to_the_end_by_what_is_lit(guest: Guest, keep: Keep, house: str, game: str) -> None:
    """A short game whole; of a long one the first choices, then the last ones of another that somebody brings along."""
    page = guest("/", calm=True)
    page.locator(f'a.game[href="/games/{game}"]').click()
    lay_table(page)
    sit_down(page)
    if game in LONG:
        assert choose_some(page, 30) == 30
        page.goto(house + bring(house, nearly_over(game, ["Anna", "Bo", "Cy"], 90), "novice"))
        sit_down(page)
    assert play_to_the_end(page) >= 4
    names = check_the_end(page)
    assert names[0] == "Anna"
    assert len(names) > 1
    keep(page, "end")


@every_solo_game
def test_alone_to_the_end(guest: Guest, keep: Keep, shelf: Shelf, house: str, game: str) -> None:
    """The first choices of a game, then the last ones of another that somebody brings along."""
    page = guest(f"/games/{game}#alone", calm=True, theme="lamplight")
    lay_table(page)
    sit_down(page)
    keep(page, "table")
    choose_some(page, 12)
    page.goto(house + bring(house, nearly_over(game, ["Anna"])))
    sit_down(page)
    assert play_to_the_end(page) > 5
    assert check_the_end(page) == ["Anna", *shelf[game]["automas"].get("1", [])]
    keep(page, "end")


@every_game
def test_reload_in_the_middle_of_a_decision(guest: Guest, game: str) -> None:
    page = guest(f"/games/{game}", calm=True)
    lay_table(page)
    sit_down(page)
    choose_some(page, 3)
    my_turn(page)

    def what_i_see() -> tuple[str, int, list[str], str]:
        glowing = page.locator(LIT).evaluate_all("nodes => nodes.map((node) => node.dataset.id)")
        return page.locator("#decision").inner_text(), lines(page), glowing, version_of(page)

    before = what_i_see()
    page.reload()
    my_turn(page)
    assert what_i_see() == before
    choose_some(page, 1)


@every_game
def test_several_people_at_one_screen(guest: Guest, keep: Keep, shelf: Shelf, game: str) -> None:
    page = guest(f"/games/{game}", calm=True)
    page.get_by_role("radio", name="Someone here").first.click()
    page.locator(".seat input").first.fill("Chloé")
    lay_table(page)
    secret, curtains = shelf[game]["secrets"], 0
    for _ in range(60):
        sit_down(page)
        if page.locator(".curtain").count():
            curtains += 1
            expect(page.locator(".curtain h2")).to_have_text(re.compile("Hand over to (Anna|Chloé)"))
            hidden = ".stage, .choices, .log, .others .node, .popover"
            assert page.locator(hidden).count() == 0, "something of the table is seen behind the curtain"
            keep(page, "curtain")
            page.get_by_role("button", name="I am ").click()
            my_turn(page)
        told = all(page.locator(".log .line", has_text=who).count() for who in ("Anna", "Chloé"))
        if told and curtains >= (2 if secret else 0):
            break
        choose_some(page, 1)
    assert told
    assert curtains == (2 if secret else 0)


MOVED_OR_UNFOLDED = """([version, offered]) => document.querySelector('[data-version]')?.dataset.version !== version
    || document.querySelector('.list')?.innerText !== offered"""
MOVED_OR_ASKED = """(version) => document.querySelector('[data-version]')?.dataset.version !== version
    || document.querySelector('.popover')"""


@every_game
def test_keyboard_alone(guest: Guest, game: str) -> None:
    page = guest(f"/games/{game}", calm=True)
    page.get_by_role("button", name="Lay the table").focus()
    page.keyboard.press("Enter")
    sit_down(page)
    for digit in "321":  # by numbers; the first press may open a group of moves
        version = version_of(page)
        for _ in range(3):
            offered = page.locator(".list").inner_text()
            page.keyboard.press(str(min(int(digit), page.locator(".choice").count())))
            page.wait_for_function(MOVED_OR_UNFOLDED, arg=[version, offered])
            if version_of(page) != version:
                break
        wait_past(page, version)
        my_turn(page)
    version = version_of(page)
    page.locator(LIT).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_OR_ASKED, arg=version)
    if page.locator(".popover").count():  # its first move has the focus
        page.keyboard.press("Enter")
    wait_past(page, version)
    undo = page.get_by_role("button", name="Undo", exact=True)
    page.locator(f"{LIT}, .winner").first.wait_for()
    if undo.count():
        told = version_of(page)
        page.keyboard.press("u")
        wait_past(page, told)


@every_game
def test_on_a_phone(guest: Guest, keep: Keep, game: str) -> None:
    page = guest("/", 390, 844)
    page.locator(f'a.game[href="/games/{game}"]').tap()
    page.locator("form button.go").tap()
    sit_down(page)
    for at in range(4):
        version = version_of(page)
        lit = page.locator(f"{LIT}:visible")  # a game may leave its buttons to the sheet of choices
        lit = lit if lit.count() else page.locator(".choice")
        piece = lit.nth(3 * at % lit.count())  # never four in a row
        piece.tap(position=bare_point(piece))  # a land is chosen where nothing stands on it
        if page.locator(".popover button").count():
            page.locator(".popover button").first.tap()
        wait_past(page, version)
        expect(page.locator(".choice").first).to_be_visible()
        assert sideways(page) <= 0
        assert too_small(page.locator(".choice, .tabs button, .tabbar button, .popover button"), 40) == []
    keep(page, "table")
    for tab in page.locator(".panels .tabs button").all():
        tab.tap()
        assert sideways(page) <= 0
        if page.locator("dialog[open]").count():
            assert too_small(page.locator("dialog button, dialog a.btn"), 40) == []
            keep(page, "menu")
            page.get_by_role("button", name="Close", exact=True).tap()


@every_game
def test_languages_change_at_the_table(guest: Guest, game: str) -> None:
    page = guest(f"/games/{game}", calm=True)
    lay_table(page)
    sit_down(page)
    choose_some(page, 1)
    my_turn(page)
    said: dict[str, tuple[str, str, str]] = {}
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    for lang, name in (("en", "English"), ("fr", "Français"), ("cs", "Čeština")):
        page.get_by_role("radio", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        if said:
            expect(page.locator("#decision")).not_to_have_text(next(reversed(said.values()))[0])
        told = page.locator(".log").inner_text()
        said[lang] = (page.locator("#decision").inner_text(), page.locator(".choice").first.inner_text(), told)
    for at in range(3):
        assert len({told[at] for told in said.values()}) == 3, said
    page.reload()
    expect(page.locator("#decision")).to_have_text(said["cs"][0])


@every_game
def test_two_browsers_play_through_a_link(guest: Guest, keep: Keep, game: str) -> None:
    anna = guest(f"/games/{game}")
    lay_table(anna, "Open seat")
    boris = guest(friends_path(anna), name="")
    boris.get_by_label("Your name").fill("Boris <b>")
    boris.get_by_role("button", name="Sit here").click()
    for page in (anna, boris):
        page.locator(".choices").wait_for(timeout=60_000)
    moved = {"Anna": 0, "Boris <b>": 0}
    for _ in range(200):
        anna.wait_for_function("() => document.querySelector('.choices')")
        for name, page in (("Anna", anna), ("Boris <b>", boris)):
            if page.locator(".choices .choice").count():
                moved[name] += choose_some(page, 3, mine=True)
        if all(moved.values()):
            break
        anna.wait_for_timeout(50)
    assert all(moved.values()), moved
    expect(anna.locator(".log .line", has_text="Boris <b>").first).to_be_visible()
    expect(boris.locator(".log .line", has_text=re.compile(r"^\s*You\b")).first).to_be_visible()

    def waiting() -> list[Page]:
        return [page for page in (anna, boris) if not page.locator(".choices .choice").count()]

    until(anna, lambda: len(waiting()) == 1, "exactly one of the two is to play")
    expect(waiting()[0].locator("#decision")).to_contain_text("is thinking")
    keep(boris, "table")


@every_game
def test_replay_and_continue_from_here(guest: Guest, keep: Keep, game: str) -> None:
    page = guest(f"/games/{game}", calm=True)
    lay_table(page)
    sit_down(page)
    choose_some(page, 3)
    my_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".controls")
    page.keyboard.press("End")
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    of = int(page.locator(".where").inner_text().rsplit(" ", 1)[1])
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(f"#move={of - 1}$"))
    expect(page.locator(".where b")).to_have_text(f"Move {of - 1}")
    at = of - 1
    while at > 1 and not page.locator(".log .line.later").count():  # a move may tell nothing
        at -= 1
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".where b")).to_have_text(f"Move {at}")
    told = turns_told(page, ":not(.later)")
    assert page.locator(".log .line.later").count() > 0
    keep(page, "replay")
    old = page.url
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile("/t/"))
    assert page.url.split("/t/")[1] not in old
    my_turn(page)
    assert turns_told(page) >= told
    choose_some(page, 1)
