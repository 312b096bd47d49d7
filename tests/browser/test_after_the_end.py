"""When the game is over: rematch, the file, verifying, replay. Connect four ends soonest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, Keep
from .playing import LIT, choose_lit, friends_path, lay_table, lines, my_turn, quick_win


@pytest.fixture
def won(guest: Guest) -> Page:
    """A finished game; both people sat at one screen."""
    page = guest("/games/connect_four", calm=True)
    lay_table(page, "Someone here")
    quick_win(page)
    return page


def test_rematch_seats_the_same_people_again(won: Page) -> None:
    old = won.url
    won.get_by_role("button", name="Rematch").click()
    won.wait_for_url(lambda url: "/t/" in url and url != old)
    my_turn(won)
    expect(won.locator(".k-disc")).to_have_count(0)
    for at in range(3):
        choose_lit(won, at)
    begins = won.locator(".log .line").first.inner_text()
    assert begins.startswith("Anna 2"), "the other one begins this time"


def test_a_rematch_is_offered_to_the_friend_too(guest: Guest) -> None:
    anna = guest("/games/connect_four", calm=True)
    lay_table(anna, "Open seat")
    boris = guest(friends_path(anna), name="Boris", calm=True)
    boris.get_by_role("button", name="Sit here").click()
    for at in (0, 1, 0, 1, 0, 1):
        choose_lit(boris if at else anna, at)
    choose_lit(anna, 0)
    anna.get_by_role("button", name="Rematch").click()
    boris.get_by_role("button", name="Rematch").click()
    choose_lit(boris, 3)
    expect(anna.locator(LIT).first).to_be_visible()
    assert anna.url == boris.url
    choose_lit(anna, 3)
    anna.reload()
    expect(anna.get_by_text("You drop a disc").first).to_be_visible()
    anna.get_by_role("button", name="Menu").click()
    expect(anna.get_by_text("My seat link")).to_be_visible()


def test_a_saved_game_comes_back_from_its_file(won: Page, guest: Guest, tmp_path: Path) -> None:
    told = lines(won)
    won.get_by_role("button", name="Look at the table").click()
    won.get_by_role("button", name="Menu").click()
    with won.expect_download() as coming:
        won.get_by_role("button", name="Save to a file").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.name.startswith("connect_four")
    boris = guest("/", name="Boris", calm=True)
    boris.locator("input[type=file]").set_input_files(file)
    boris.wait_for_url(re.compile("/t/"))
    assert boris.url != won.url
    brought = boris.url.rpartition("/")[2]
    expect(boris.locator(".winner.done h3")).to_have_text("Anna wins")  # all its seats are his now
    expect(boris.locator(".log .line")).to_have_count(told)
    boris.goto(boris.url.split("/t/")[0])
    expect(boris.locator(f'.row[href="/replay/{brought}"]')).to_contain_text("Anna wins")


def test_a_file_of_something_else_is_refused_in_words(guest: Guest, tmp_path: Path) -> None:
    page = guest("/")
    for name, text in (("picture.json", "\x89PNG"), ("other.json", '{"game": "chess"}')):
        (tmp_path / name).write_text(text)
        page.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_be_visible()
        assert len(page.get_by_role("alert").inner_text()) > 20
    assert page.url.endswith("/")


def test_a_refusal_comes_in_the_language_of_the_page(guest: Guest, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text('{"game": "chess"}')
    said = {}
    for lang in ("en", "fr", "cs"):
        page = guest("/", lang=lang)
        page.locator("input[type=file]").set_input_files(tmp_path / "other.json")
        said[lang] = page.get_by_role("alert").inner_text()
    assert said["fr"].lower().startswith("il n’y a pas de jeu 'chess'")
    assert said["cs"].lower().startswith("hra 'chess' není")
    assert len(set(said.values())) == 3


def test_verify_shows_the_seed_and_that_it_was_promised(guest: Guest) -> None:
    """What everybody could write down while the game went on is the fingerprint of the seed shown at its end."""
    page = guest("/games/connect_four", calm=True)
    lay_table(page, "Someone here")
    my_turn(page)
    verify(page)
    expect(page.locator("dd")).to_have_count(1)  # the seed stays closed
    promised = page.locator("dd").inner_text()
    for _ in range(2):  # what is verified, and the menu below it
        page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    quick_win(page)
    page.get_by_role("button", name="Look at the table").click()
    verify(page)
    expect(page.get_by_text("Replays exactly · 7 moves")).to_be_visible()
    expect(page.get_by_text("The seed matches its fingerprint")).to_be_visible()
    assert page.locator("dd").nth(1).inner_text() == promised


def verify(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Verify").click()


def test_on_a_phone_the_moves_can_be_run_through_with_a_thumb(won: Page) -> None:
    won.set_viewport_size({"width": 390, "height": 844})
    won.locator("dialog").get_by_role("link", name="Replay").click()
    scrub, speed = won.locator(".controls input").bounding_box(), won.locator(".controls .speed").bounding_box()
    play = won.get_by_role("button", name="Play", exact=True).bounding_box()
    assert scrub is not None
    assert speed is not None
    assert play is not None
    assert scrub["width"] > 150
    assert abs(speed["y"] + speed["height"] / 2 - play["y"] - play["height"] / 2) < 10, "in one row"


def test_watching_it_again(won: Page, keep: Keep) -> None:
    won.locator("dialog").get_by_role("link", name="Replay").click()
    won.wait_for_selector(".controls")
    won.keyboard.press("End")
    expect(won.locator(".k-disc")).to_have_count(7)
    won.keyboard.press("ArrowLeft")
    expect(won).to_have_url(re.compile("#move=6$"))
    expect(won.locator(".k-disc")).to_have_count(6)
    won.reload()
    expect(won.locator(".where b")).to_have_text("Move 6")
    won.locator(".log .line").nth(2).click()
    expect(won.locator(".k-disc")).to_have_count(3)
    won.get_by_role("button", name="Play", exact=True).click()
    won.get_by_role("button", name="Pause").click()
    won.get_by_role("button", name="Speed").click()
    won.get_by_role("button", name="Play", exact=True).click()
    expect(won.locator(".k-disc")).to_have_count(7)
    keep(won, "replay")
