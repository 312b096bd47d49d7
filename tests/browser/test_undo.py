"""Taking moves back: what goes at once, what is asked about first, and that nobody looks twice at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import peltry
from peltry.lab.variety import random_match
from peltry.table.match import Match
from peltry.table.save import dump_save

from .conftest import Guest, Keep
from .playing import choose_lit, choose_some, lay_table, my_turn, sit_down, version_of, wait_past

TABLE = ".stage, .choices, .log, .others .node, .popover"


def test_past_a_bots_moves_it_says_whose_and_how_many(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    lay_table(page)
    choose_lit(page, 3)
    my_turn(page)
    expect(page.locator(".log .line")).to_have_count(2)
    page.get_by_role("button", name="Undo…").click()
    ask = page.get_by_role("dialog", name="Take it back?")
    expect(ask).to_contain_text("Moves taken back: Anna ×1, Novice ×1.")
    keep(page, "ask")
    ask.get_by_role("button", name="Play on").click()
    expect(page.locator(".log .line")).to_have_count(2)
    page.keyboard.press("u")
    ask.get_by_role("button", name="Take back").click()
    expect(page.locator(".log .line")).to_have_count(0)
    my_turn(page)


def test_ones_own_last_move_goes_back_at_once(guest: Guest) -> None:
    page = guest("/games/stroganov", calm=True)
    lay_table(page)
    sit_down(page)
    for _ in range(12):
        choose_some(page, 1)
        my_turn(page)
        undo = page.get_by_role("button", name="Undo", exact=True)
        if undo.count():
            break
    expect(undo).to_have_attribute("title", "Moves taken back: Anna ×1.")
    version = version_of(page)
    undo.click()
    wait_past(page, version)
    expect(page.get_by_role("dialog")).to_have_count(0)


def two_at_one_screen(guest: Guest) -> Page:
    """Michel Strogoff, where everybody holds a hand: Anna has moved, Chloé has taken the screen and moved too."""
    page = guest("/games/strogoff", calm=True)
    page.get_by_role("radio", name="Someone here").first.click()
    page.locator(".seat input").first.fill("Chloé")
    lay_table(page)
    taken = 0
    for _ in range(60):
        sit_down(page)
        if page.locator(".curtain").count():
            page.get_by_role("button", name="I am ").click()
            my_turn(page)
            taken += 1
            if taken == 3:
                return page
        choose_some(page, 1)
    raise AssertionError("the screen was not handed over")


def test_at_one_screen_all_agree_before_a_curtain_and_nobody_looks_twice(guest: Guest, keep: Keep) -> None:
    page = two_at_one_screen(guest)
    asker = page.locator(".k-plate").first.inner_text().split("\n")[0]
    page.get_by_role("button", name=re.compile("^Undo…$")).click()
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Does everybody at the table agree?")
    expect(curtain).to_contain_text(re.compile(r"Moves taken back: Anna ×\d+, Chloé ×\d+"))
    assert page.locator(TABLE).count() == 0, "nothing of anybody's is in sight"
    keep(page, "curtain")
    version = version_of(page)
    page.get_by_role("button", name="Take back").click()
    wait_past(page, version)
    expect(page.locator(".curtain h2")).to_have_text(f"Hand over to {asker}")
    assert page.locator(TABLE).count() == 0
    page.get_by_role("button", name=f"I am {asker}").click()
    my_turn(page)


def test_who_would_rather_play_on_takes_the_screen_again(guest: Guest) -> None:
    page = two_at_one_screen(guest)
    asker = page.locator(".k-plate").first.inner_text().split("\n")[0]
    version = version_of(page)
    page.keyboard.press("u")
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".curtain h2")).to_have_text(f"Hand over to {asker}")
    assert page.locator(TABLE).count() == 0
    page.get_by_role("button", name=f"I am {asker}").click()
    my_turn(page)
    assert version_of(page) == version


KEEP_GAME = """async (save) => {
  const guest = JSON.parse(localStorage['peltry.guest']);
  const headers = {'Authorization': `Bearer ${guest}`, 'Content-Type': 'application/json'};
  const made = await (await fetch('/api/import', {method: 'POST', headers, body: save})).json();
  const seats = Object.fromEntries(made.seats.map(({seat, token}) => [seat, token]));
  localStorage['peltry.seats'] = JSON.stringify({[made.id]: seats});
  return made.id;
}"""


def before_a_turn_ends_quietly() -> tuple[Match, int]:
    """Two couriers, and a move that passes the turn on without anybody learning anything."""
    game = peltry.load("strogoff")
    for seed in range(100):
        match = random_match(game, 2, seed, {}, longest=60)
        for length, played in enumerate(match.history[:-1]):
            after = match.fork(length + 1)
            if not after.over and after.to_play() != played.seat and after.can_undo(played.seat):
                return match.fork(length), played.move
    raise AssertionError("every turn ended with news")


def test_a_slip_is_mended_from_the_curtain_before_the_next_one_looks(guest: Guest) -> None:
    """Whoever ended a turn by mistake takes it back before the screen is handed over, and takes the screen again."""
    match, slip = before_a_turn_ends_quietly()
    match.names[:2] = ["Anna", "Chloé"]
    one, other = (match.names[seat] for seat in (match.to_play(), 1 - match.to_play()))
    page = guest("/", calm=True)
    page.locator("a.game").first.wait_for()
    table = page.evaluate(KEEP_GAME, dump_save(match, ["human", "human"]))
    page.goto(page.url + f"t/{table}")
    my_turn(page)
    page.locator(f'.choice[data-move="{slip}"]').click()
    expect(page.locator(".curtain h2")).to_have_text(f"Hand over to {other}")
    page.locator(".curtain").get_by_role("button", name=f"{one}: undo").click()
    expect(page.locator(".curtain h2")).to_have_text(f"Hand over to {one}")
    assert page.locator(TABLE).count() == 0
    page.get_by_role("button", name=f"I am {one}").click()
    expect(page.locator(f'.choice[data-move="{slip}"]')).to_be_visible()
