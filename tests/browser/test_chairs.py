"""Who sits where while a game goes on: devices, onlookers, clocks, people who leave, chairs that bots keep warm."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Guest, Keep, Pair
from .playing import LIT, choose_lit, choose_some, friends_path, lay_table, my_turn, sit_down, version_of, wait_past

KEEP_TABLE = """async (table) => {
  const guest = JSON.parse(localStorage['peltry.guest']);
  const headers = {'Authorization': `Bearer ${guest}`, 'Content-Type': 'application/json'};
  const made = await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(table)})).json();
  const seats = JSON.parse(localStorage['peltry.seats'] ?? '{}');
  seats[made.id] = Object.fromEntries(made.seats.map(({seat, token}) => [seat, token]));
  localStorage['peltry.seats'] = JSON.stringify(seats);
  return made.id;
}"""


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


def test_a_seat_link_in_the_wrong_hands_is_renewed(guest: Guest) -> None:
    desk = guest("/games/connect_four", calm=True)
    lay_table(desk)
    my_turn(desk)
    desk.get_by_role("button", name="Menu").click()
    links = desk.get_by_label("Copy link")
    old = links.nth(1).input_value()
    stranger = guest("/" + old.split("/", 3)[3], name="Olga", calm=True)
    my_turn(stranger)
    desk.get_by_role("button", name="Renew the link").click()
    expect(desk.get_by_text("Renewed: the old links open nothing any more.")).to_be_visible()
    expect(links.nth(1)).not_to_have_value(old)
    expect(stranger.locator("#decision")).to_have_text("You are watching")
    desk.get_by_role("button", name="Close", exact=True).click()
    version = version_of(desk)
    choose_lit(desk, 3)  # the one who renewed it plays on
    wait_past(desk, version)
    desk.reload()
    my_turn(desk)
    late = guest("/" + old.split("/", 3)[3], name="Boris", calm=True)
    expect(late.locator("#decision")).to_have_text("You are watching")


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


def test_when_time_is_up_a_bot_plays_until_the_seat_is_taken_back(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    page.locator("form button.go").wait_for()
    table: dict[str, Any] = {"game": "connect_four", "seats": [{"kind": "human"}, {"kind": "human"}]}
    made = page.evaluate(KEEP_TABLE, table | {"names": ["Anna", "Boris"], "minutes": 0.1})
    page.goto(page.url.split("/games")[0] + f"/t/{made}")
    expect(page.get_by_text("A bot plays for Anna.")).to_be_visible(timeout=20_000)
    expect(page.locator(".log .line")).to_have_count(1)
    keep(page, "away")
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_text("A bot plays for Anna.")).to_have_count(0)
    choose_lit(page)  # Boris, in time
    expect(page.locator("#decision")).to_contain_text("column")
    choose_lit(page)
    expect(page.get_by_text("Anna drops a disc")).to_have_count(2)


def test_who_gives_up_a_seat_can_take_it_back(pair: Pair) -> None:
    anna, boris = pair
    choose_lit(anna)
    my_turn(boris)
    boris.get_by_role("button", name="Menu").click()
    boris.get_by_role("button", name="Give up the seat").click()
    ask = boris.get_by_role("dialog", name="Give up your seat?")
    ask.get_by_role("button", name="Stay").click()
    expect(ask).to_have_count(0)
    assert "/t/" in boris.url, "one click gives nothing up"
    boris.get_by_role("button", name="Give up the seat").click()
    ask.get_by_role("button", name="Give up the seat").click()
    boris.wait_for_url(lambda url: url.endswith("/"))
    my_turn(anna)  # a bot has moved for Boris
    boris.get_by_role("link", name="Connect four with Anna").click()
    boris.get_by_role("button", name="Take your seat back").click()
    expect(boris.get_by_role("button", name="Take your seat back")).to_have_count(0)
    choose_lit(anna, 2)
    my_turn(boris)
    choose_lit(boris, 3)


def test_alone_with_bots_one_pauses_instead(guest: Guest, keep: Keep) -> None:
    page = guest("/games/stroganov", calm=True)
    lay_table(page)
    sit_down(page)
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("button", name="Give up the seat").count() == 0
    keep(page, "menu")
    page.get_by_role("link", name="Pause").click()
    page.get_by_role("link", name="Stroganov with Novice").first.click()
    my_turn(page)
    expect(page.get_by_role("button", name="Take your seat back")).to_have_count(0)


def test_a_running_game_is_saved_whole_or_not_at_all(guest: Guest, pair: Pair, tmp_path: Path) -> None:
    anna, _ = pair
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Save to a file").click()
    expect(anna.get_by_role("alert")).to_contain_text("others play this game too")
    alone = guest("/games/stroganov", name="Olga", calm=True)
    lay_table(alone)
    sit_down(alone)
    choose_some(alone, 3)
    my_turn(alone)
    asked, told = alone.locator("#decision").inner_text(), version_of(alone)
    alone.get_by_role("button", name="Menu").click()
    with alone.expect_download() as coming:
        alone.get_by_role("button", name="Save to a file").click()
    coming.value.save_as(tmp_path / "game.json")
    elsewhere = guest("/", name="Olga", calm=True)
    elsewhere.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    my_turn(elsewhere)
    assert (elsewhere.locator("#decision").inner_text(), version_of(elsewhere)) == (asked, told)
    choose_some(elsewhere, 1)


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
