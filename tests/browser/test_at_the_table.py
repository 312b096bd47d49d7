"""What happens around the moves: bells, motion, other devices, talk, onlookers, clocks and empty chairs."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Guest, Keep
from .playing import LIT, choose_lit, choose_some, friends_path, lay_table, my_turn, sit_down, version_of, wait_past

HIDDEN = """() => {
Object.defineProperty(document, 'visibilityState', {get: () => window.away ? 'hidden' : 'visible'});
Object.defineProperty(document, 'hidden', {get: () => !!window.away});
window.told = [];
window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
  constructor(title, how) { window.told.push([title, how.body]); } };
}"""
AUDIO = """() => {
window.heard = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.heard += 1; } };
}"""
KEEP_TABLE = """async (table) => {
  const guest = JSON.parse(localStorage['peltry.guest']);
  const headers = {'Authorization': `Bearer ${guest}`, 'Content-Type': 'application/json'};
  const made = await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(table)})).json();
  const seats = JSON.parse(localStorage['peltry.seats'] ?? '{}');
  seats[made.id] = Object.fromEntries(made.seats.map(({seat, token}) => [seat, token]));
  localStorage['peltry.seats'] = JSON.stringify(seats);
  return made.id;
}"""


@pytest.fixture
def pair(guest: Guest) -> tuple[Page, Page]:
    """Anna and Boris at a table for two."""
    anna = guest("/games/connect_four")
    lay_table(anna, "Open seat")
    boris = guest(friends_path(anna), name="Boris")
    boris.get_by_role("button", name="Sit here").click()
    my_turn(anna)
    return anna, boris


def test_your_turn_rings(pair: tuple[Page, Page]) -> None:
    anna, boris = pair
    expect(anna).to_have_title("● Your turn · Connect four")
    anna.evaluate(HIDDEN)
    choose_lit(anna)
    expect(anna).to_have_title("Connect four · Peltry")
    expect(boris).to_have_title("● Your turn · Connect four")
    anna.evaluate("window.away = true")
    choose_lit(boris)
    expect(anna).to_have_title("● Your turn · Connect four")
    assert anna.evaluate("window.told") == [["Connect four", "Choose a column for your disc."]]
    anna.evaluate("window.away = false")
    choose_lit(anna)
    choose_lit(boris)
    expect(anna).to_have_title("● Your turn · Connect four")
    assert len(anna.evaluate("window.told")) == 1, "who looks at the page is not notified"


def moving(page: Page) -> list[str]:
    """Every animation that moves or goes on for ever, looked for during a second after a choice."""
    lit = page.locator(LIT)
    page.evaluate(
        """() => {
          window.seen = new Set();
          const look = () => {
            for (const one of document.getAnimations()) {
              const frames = one.effect.getKeyframes();
              const moves = frames.some((frame) => 'translate' in frame || 'transform' in frame || 'scale' in frame);
              const { iterations, duration } = one.effect.getTiming();
              if ((moves && duration > 10) || iterations === Infinity) {
                window.seen.add(one.animationName ?? 'glide');
              }
            }
            window.looking = requestAnimationFrame(look);
          };
          look();
        }"""
    )
    version = version_of(page)
    lit.first.click()
    wait_past(page, version)
    page.wait_for_timeout(1000)
    return sorted(page.evaluate("(cancelAnimationFrame(window.looking), [...window.seen])"))


def test_less_motion_where_the_browser_asks_for_it(guest: Guest) -> None:
    seen = {}
    for calm in (False, True):
        page = guest("/games/connect_four", calm=calm)
        lay_table(page)
        my_turn(page)
        seen[calm] = moving(page)
    assert "glow" in seen[False], "the check itself sees motion"
    assert seen[True] == []


def test_sound_is_off_until_somebody_turns_it_on(guest: Guest) -> None:
    page = guest("/games/connect_four", calm=True)
    page.evaluate(AUDIO)
    lay_table(page)
    choose_lit(page, 2)
    my_turn(page)
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    sound = page.get_by_role("radiogroup", name="Sound")
    expect(sound.get_by_role("radio", name="off")).to_be_checked()
    sound.get_by_role("radio", name="on").click()
    assert page.evaluate("window.heard") == 1


def test_stepping_through_what_the_others_did(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    page.get_by_role("button", name="Lay the table").wait_for()
    lay_table(page)
    choose_lit(page, 3)
    my_turn(page)
    expect(page.locator(".k-disc")).to_have_count(2)
    page.get_by_role("button", name="Since your last move").click()
    bar = page.locator(".review")
    expect(bar).to_contain_text("drops a disc")
    expect(bar).to_contain_text("1 of 1")
    assert page.locator(LIT).count() == 0, "the past cannot be played"
    keep(page, "review")
    bar.get_by_role("button", name="Next").click()
    expect(bar).to_have_count(0)
    my_turn(page)


def test_my_seat_on_another_device(guest: Guest) -> None:
    desk = guest("/games/connect_four", calm=True)
    lay_table(desk)
    choose_lit(desk, 3)
    my_turn(desk)
    desk.get_by_role("button", name="Menu").click()
    link = desk.get_by_label("Copy link").nth(1).input_value()
    assert "#seat=" in link
    phone = guest("/" + link.split("/", 3)[3], 390, 844, name="")
    my_turn(phone)
    assert "#" not in phone.url, "the secret does not stay in the address"
    version = version_of(desk)
    phone.locator(LIT).nth(1).tap()
    wait_past(desk, version)
    phone.reload()
    my_turn(phone)


def test_talk_at_the_table_is_plain_text(pair: tuple[Page, Page], keep: Keep) -> None:
    anna, boris = pair
    anna.keyboard.press("c")
    anna.get_by_placeholder("Say something…").fill("<img src=x onerror=alert(1)> 3 4")
    anna.keyboard.press("Enter")
    expect(boris.locator(".tabs i")).to_have_text("1")
    boris.keyboard.press("c")
    expect(boris.get_by_text("<img src=x onerror=alert(1)> 3 4")).to_be_visible()
    expect(boris.locator(".tabs i")).to_have_count(0)
    expect(anna.locator(".k-disc")).to_have_count(0)
    keep(boris, "chat")
    boris.reload()
    boris.locator(".choices").wait_for()
    boris.keyboard.press("c")
    expect(boris.get_by_text("<img src=x onerror=alert(1)> 3 4")).to_be_visible()


def faces(page: Page) -> set[str]:
    """Every picture on the table."""
    return set(page.locator(".stage .node > .art > use").evaluate_all("all => all.map((u) => u.getAttribute('href'))"))


def test_an_onlooker_sees_what_is_public(guest: Guest, keep: Keep) -> None:
    anna = guest("/games/strogoff", calm=True)  # everybody holds cards from the first moment
    lay_table(anna)
    sit_down(anna)
    my_turn(anna)
    watcher = guest("/t/" + anna.url.split("/t/")[1], name="Olga", calm=True)
    watcher.locator(".stage").wait_for()
    expect(watcher.locator("#decision")).to_have_text("You are watching")
    assert watcher.locator(f"{LIT}, .choice, .undo").count() == 0
    assert faces(anna) - faces(watcher), "what a player holds in hand is closed to others"
    watcher.get_by_role("button", name="Menu").click()
    assert watcher.get_by_text("My seat link").count() == 0
    keep(watcher, "watching")


def test_undo_past_anothers_move_asks(pair: tuple[Page, Page]) -> None:
    anna, boris = pair
    choose_lit(anna)
    choose_lit(boris)
    my_turn(anna)
    anna.get_by_role("button", name="Undo?").click()
    boris.get_by_role("button", name="Refuse").click()
    expect(anna.get_by_text("The others would rather play on.")).to_be_visible()
    expect(anna.locator(".log .line")).to_have_count(2)
    anna.get_by_role("button", name="Undo?").click()
    boris.get_by_role("button", name="Allow").click()
    expect(anna.locator(".log .line")).to_have_count(0)
    my_turn(anna)


def test_when_time_is_up_a_bot_plays_until_the_seat_is_taken_back(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    page.locator("form button.go").wait_for()
    table: dict[str, Any] = {"game": "connect_four", "seats": [{"kind": "human"}, {"kind": "human"}]}
    made = page.evaluate(KEEP_TABLE, table | {"names": ["Anna", "Boris"], "minutes": 0.06})
    page.goto(page.url.split("/games")[0] + f"/t/{made}")
    expect(page.get_by_text("A bot plays for Anna.")).to_be_visible()
    expect(page.locator(".log .line")).to_have_count(1)
    keep(page, "away")
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_text("A bot plays for Anna.")).to_have_count(0)
    choose_lit(page)  # Boris, in time
    expect(page.locator("#decision")).to_contain_text("column")
    choose_lit(page)
    expect(page.get_by_text("Anna drops a disc")).to_have_count(2)


def test_who_gives_up_a_seat_can_take_it_back(pair: tuple[Page, Page]) -> None:
    anna, boris = pair
    choose_lit(anna)
    my_turn(boris)
    boris.get_by_role("button", name="Menu").click()
    boris.get_by_role("button", name="Give up the seat").click()
    boris.wait_for_url(lambda url: url.endswith("/"))
    my_turn(anna)  # a bot has moved for Boris
    boris.get_by_role("link", name="Connect four with Anna").click()
    boris.get_by_role("button", name="Take your seat back").click()
    expect(boris.get_by_role("button", name="Take your seat back")).to_have_count(0)
    choose_lit(anna, 2)
    my_turn(boris)
    choose_lit(boris, 3)


def test_an_onlooker_takes_the_chair_that_a_bot_keeps_warm(guest: Guest, keep: Keep) -> None:
    anna = guest("/games/connect_four#open", calm=True)
    lay_table(anna)
    path = friends_path(anna)
    anna.get_by_role("button", name="Start the game").click()
    my_turn(anna)
    choose_lit(anna, 3)
    my_turn(anna)
    boris = guest(path, name="Boris", calm=True)
    sit = boris.get_by_role("button", name="Sit here")
    expect(sit).to_be_visible()
    keep(boris, "free")
    sit.click()
    expect(sit).to_have_count(0)
    choose_lit(anna, 2)
    my_turn(boris)
    choose_lit(boris, 4)
    expect(anna.get_by_text("Boris drops a disc").first).to_be_visible()
    third = guest(path, name="Olga", calm=True)
    expect(third.locator("#decision")).to_have_text("You are watching")
    assert third.get_by_role("button", name="Sit here").count() == 0


def test_a_chair_laid_for_a_bot_stays_its_own(guest: Guest) -> None:
    anna = guest("/games/connect_four", calm=True)
    lay_table(anna)
    my_turn(anna)
    watcher = guest("/t/" + anna.url.split("/t/")[1], name="Olga", calm=True)
    expect(watcher.locator("#decision")).to_have_text("You are watching")
    assert watcher.get_by_role("button", name="Sit here").count() == 0


def test_a_table_that_is_not_there(guest: Guest, keep: Keep) -> None:
    page = guest("/t/nosuchplace")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    keep(page, "not-found")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("a.game").first).to_be_visible()


def test_the_line_goes_down_and_comes_back(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    up, lines_out = [True], []

    def connect(line: WebSocketRoute) -> None:
        lines_out.append(line)
        if up[0]:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/ws/*", connect)
    lay_table(page)
    my_turn(page)
    version = version_of(page)
    up[0] = False
    lines_out[-1].close()
    expect(page.get_by_text("The line is down")).to_be_visible()
    keep(page, "down")
    up[0] = True
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text("The line is down")).to_have_count(0)
    assert version_of(page) == version
    choose_lit(page, 3)


def test_hovering_tells_what_a_piece_is_and_what_choosing_it_costs(guest: Guest) -> None:
    page = guest("/games/stroganov#alone", calm=True)
    lay_table(page)
    sit_down(page)
    choose_some(page, 2)
    my_turn(page)
    tip = page.locator(".tip")
    page.locator(LIT).first.hover()
    expect(tip).to_be_visible()
    said = page.locator(".choice .what").all_text_contents()
    assert any(text in tip.inner_text() for text in said), "the move's own words, with its price, before it is made"
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    page.locator(".stage [data-mark]:visible").first.hover()
    expect(tip.locator(".mark")).to_be_visible()


def test_a_list_entry_shows_the_piece_it_means(guest: Guest) -> None:
    page = guest("/games/connect_four", calm=True)
    lay_table(page)
    my_turn(page)
    page.locator(".choice").nth(2).hover()
    expect(page.locator(".node.hint")).to_have_count(1)
    assert page.locator(".node.hint").get_attribute("data-id") == "column-c"
