"""A newcomer learns by playing: from the lobby, by clicking what is lit, until the game is theirs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import peltry
from peltry.table.lesson import Beat, Lesson, lesson_of

from .conftest import Guest, Keep
from .playing import LIT, bare_point, choose_lit, my_turn, sideways, until, version_of, wait_past

LESSONS: dict[str, Lesson] = {
    name: lesson for name in peltry.game_names() if (lesson := lesson_of(peltry.load(name).kind.home))
}


def by_hand(beat: Beat) -> bool:
    """What is asked for without a word follows by itself from the move before."""
    return beat.asked and bool(beat.pages)


def read_on(page: Page) -> None:
    """Turn the pages until a move is asked for, or the lesson is over."""
    page.locator(".lesson").wait_for()
    while page.locator(".lesson footer .go").is_visible() and not page.locator(".choices").is_visible():
        page.locator(".lesson footer .go").click()


def do_what_is_lit(page: Page) -> None:
    version = version_of(page)
    lit = page.locator(f"{LIT}:visible")
    lit.first.wait_for()
    piece, point = next((piece, point) for piece in lit.all() if (point := bare_point(piece)))
    piece.click(position=point)
    if page.locator(".popover button").count():
        page.locator(".popover button").first.click()
    wait_past(page, version)
    page.locator(".lesson").wait_for()


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_through_by_clicking_what_is_lit(guest: Guest, keep: Keep, name: str) -> None:
    lesson = LESSONS[name]
    page = guest(f"/games/{name}", calm=True)
    page.get_by_role("button", name="Learn by playing").click()
    page.locator(".lesson").wait_for()
    keep(page, "first")
    asked = [beat for beat in lesson.beats if by_hand(beat)]
    for number, _ in enumerate(asked):
        read_on(page)
        expect(page.locator(".lesson .do")).to_be_visible()
        if number in (1, len(asked) // 2):
            keep(page, f"move-{number}")
        do_what_is_lit(page)
    read_on(page)
    keep(page, "end")
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator(".lesson")).to_have_count(0)
    choose_lit(page)


@pytest.mark.parametrize("name", LESSONS)
def test_on_a_phone_nothing_lies_over_what_is_asked_for(guest: Guest, name: str) -> None:
    """No tab, drawer or card of the lesson; a move without a piece of its own is made on the card."""
    page = guest(f"/games/{name}", width=390, height=844, calm=True)
    page.locator(".learn .btn").click()
    lit = page.locator(f"{LIT}:visible")
    for beat in LESSONS[name].beats:
        if by_hand(beat):
            read_on(page)
            until(page, lambda: not lit.count() or any(map(bare_point, lit.all())), f"{beat.move} is covered")
            version = version_of(page)
            page.locator(".lesson .do").click()
            wait_past(page, version)


WITHIN_THE_MAP = """(id) => {
  const piece = document.querySelector(`[data-id="${id}"]`).getBoundingClientRect();
  const frame = document.querySelector(`[data-id="${id}"]`).closest(".k-scroll").getBoundingClientRect();
  return piece.left >= frame.left - 4 && piece.right <= frame.right + 4;
}"""


def test_on_a_phone_the_map_goes_where_the_lesson_points_and_back(guest: Guest) -> None:
    page = guest("/games/strogoff", width=390, height=844, calm=True)
    page.locator(".learn .btn").click()
    page.locator(".lesson").wait_for()
    page.wait_for_function(WITHIN_THE_MAP, arg="station-11")
    sheet = page.locator(".lesson").bounding_box()
    page.locator(".lesson footer .go").click()
    page.wait_for_function(WITHIN_THE_MAP, arg="station-1")
    assert page.locator(".lesson").bounding_box() == sheet, "a page is as high as the next"


def test_the_lobby_offers_a_newcomer_the_lesson_first(guest: Guest, keep: Keep) -> None:
    page = guest("/")
    offer = page.locator(".plaque .btn").first
    expect(offer).to_contain_text("by playing")
    keep(page, "lobby")
    offer.click()
    page.locator(".lesson").wait_for()
    page.goto(page.url.split("/t/")[0] + "/")
    expect(page.locator(".plaque .btn").first).to_have_text("Go on with the lesson")


def test_a_click_beside_the_lesson_is_explained(guest: Guest) -> None:
    page = guest("/games/stroganov", calm=True)
    page.get_by_role("button", name="Learn by playing").click()
    read_on(page)
    page.locator('[data-id="wish-S8"]').click()
    expect(page.locator(".beside")).to_contain_text("the wish for sables")
    page.locator('[data-id="tile-LS2"] .tile, [data-id="tile-LS2"]').first.click(position={"x": 10, "y": 6})
    expect(page.locator(".beside")).to_contain_text("Landscape 3")
    assert version_of(page) == "0", "nothing was played"


def test_a_tap_on_a_field_sends_the_warrior_to_the_territory_it_lies_in(guest: Guest) -> None:
    page = guest("/games/wendake", 390, 844)
    page.get_by_role("button", name="Learn by playing").click()
    read_on(page)
    version = version_of(page)
    page.locator(".lesson .do").click()
    wait_past(page, version)
    read_on(page)
    expect(page.locator(".k-land.can")).to_have_count(1)
    version = version_of(page)
    page.get_by_label("the bean field in Manitou", exact=False).first.tap()
    wait_past(page, version)
    expect(page.locator(".lesson .beside")).to_have_count(0)


def test_a_lesson_is_left_and_come_back_to(guest: Guest) -> None:
    page = guest("/games/strogoff", calm=True)
    page.get_by_role("button", name="Learn by playing").click()
    read_on(page)
    do_what_is_lit(page)
    said = page.locator(".lesson .said").inner_text()
    page.reload()
    expect(page.locator(".lesson .said")).to_have_text(said)
    page.get_by_role("button", name="Play on without the lesson").click()
    my_turn(page)
    expect(page.locator(".lesson")).to_have_count(0)
    page.get_by_role("button", name="Back to the lesson").click()
    expect(page.locator(".lesson .said")).to_have_text(said)
    page.goto(page.url.split("/t/")[0] + "/")
    page.get_by_role("link", name="Go on with the lesson").click()
    expect(page.locator(".lesson .said")).to_have_text(said)


@pytest.mark.parametrize("lang", ["fr", "cs"])
def test_a_lesson_on_a_phone_and_in_other_languages(guest: Guest, keep: Keep, lang: str) -> None:
    page = guest("/games/stroganov", width=390, height=844, calm=True, lang=lang, theme="lamplight")
    page.locator(".learn .btn").click()
    page.locator(".lesson").wait_for()
    read_on(page)
    assert sideways(page) == 0
    expect(page.locator(f"{LIT}:visible").first).to_be_visible()
    keep(page, lang)
