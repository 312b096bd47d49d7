"""Symbols explain themselves, and the rules are a book that leads to the table and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import peltry
from peltry.server.telling.speech import sources_of
from peltry.table.scene import look_at

from .conftest import Guest, Keep
from .playing import LIT, bring, choose_lit, lay_table, my_turn, sit_down

TIP = ".tip"


@pytest.fixture
def at_table(guest: Guest) -> Page:
    page = guest("/games/stroganov", calm=True)
    lay_table(page)
    sit_down(page)
    return page


def point_at(page: Page, piece: str) -> None:
    page.mouse.move(5, 5)
    page.locator(f'[data-id="{piece}"]').first.hover()


def test_a_piece_tells_what_it_is_why_it_cannot_be_chosen_and_where_its_rule_stands(at_table: Page) -> None:
    """At the draft a landscape can do nothing yet: the tip says what it is and why, and R opens its rule."""
    point_at(at_table, "start")
    expect(at_table.locator(TIP)).to_contain_text("The starting tile")
    at_table.locator('.node[data-id^="tile-"]').first.hover(position={"x": 20, "y": 60})
    tip = at_table.locator(TIP)
    expect(tip).to_contain_text("Landscape 1")
    expect(tip.locator(".why")).to_contain_text("Not now")
    expect(tip.locator(".rule")).to_contain_text("Moving")
    at_table.keyboard.press("r")
    expect(at_table.locator('details[data-section="move"]')).to_have_attribute("open", "")


def tile_of(match: peltry.Match, move: int) -> str:
    """The piece that stands for a move on the desk of seat 0."""
    scene = match.game.look.scene(
        look_at(match.position, 0, match.names, match.position.legal(), sources_of(match.game))
    )
    return next(node.id for node in scene.walk() if move in node.moves)


def test_a_reason_leads_to_its_own_place_in_the_rules(guest: Guest, house: str) -> None:
    """A tile of Wendake lies off the line of one's markers: that stands elsewhere than what tiles are."""
    match = peltry.Match(peltry.load("wendake"), 2, 1)
    moves = range(len(match.game.moves))

    def barred() -> int | None:
        return next((move for move in moves if (why := match.position.why_not(move)) and why.name == "off_line"), None)

    while (off := barred()) is None or match.position.to_play() != 0:
        match.play(match.position.legal()[-1])
    page = guest(bring(house, match), calm=True)
    page.locator(LIT).first.wait_for()
    point_at(page, tile_of(match, off))
    expect(page.locator(f"{TIP} .why")).to_contain_text("Not now")
    expect(page.locator(f"{TIP} .rule")).to_contain_text("The line")
    page.keyboard.press("r")
    expect(page.locator('details[data-section="line"]')).to_have_attribute("open", "")


def test_a_symbol_on_a_card_tells_what_it_means(at_table: Page) -> None:
    horse = at_table.locator('.node[data-art="horse"]:not([data-tip])').first
    for _ in range(5):  # again where the piece was still on its way
        at_table.mouse.move(1, 1)
        horse.hover()
        at_table.wait_for_timeout(700)
        if at_table.locator(TIP).count():
            break
    expect(at_table.locator(TIP)).to_contain_text("Horse: for riding further")


def test_the_legend_is_one_key_away_and_leads_to_the_rules(at_table: Page, keep: Keep) -> None:
    at_table.keyboard.press("g")
    panel = at_table.locator(".panel-body")
    expect(panel.get_by_text("Coin: paid with a fur")).to_be_visible()
    keep(at_table, "legend")
    panel.get_by_role("button", name="Villages").first.click()
    expect(at_table.locator('details[data-section="villages"]')).to_have_attribute("open", "")


def test_the_rules_show_their_pieces_on_the_table(at_table: Page, keep: Keep) -> None:
    at_table.keyboard.press("r")
    at_table.locator('details[data-section="songs"] summary').click()
    at_table.locator('details[data-section="songs"]').get_by_role("button", name="Show on the table").click()
    expect(at_table.locator('.node.told[data-id^="song-"]').first).to_be_visible()
    expect(at_table.locator('.node.told[data-id^="village-"]')).to_have_count(0)
    keep(at_table, "shown")
    choose_lit(at_table)  # what is done at the table ends it
    expect(at_table.locator(".node.told")).to_have_count(0, timeout=2_000)


@pytest.mark.parametrize(
    ("lang", "word", "other"), [("en", "yurt", "money"), ("fr", "yourte", "argent"), ("cs", "jurta", "peníze")]
)
def test_the_rules_are_a_book_with_links_pictures_and_a_search(
    guest: Guest, keep: Keep, lang: str, word: str, other: str
) -> None:
    page = guest("/rules/stroganov#songs", lang=lang)
    expect(page.locator("details#songs summary")).to_be_in_viewport(ratio=1)
    expect(page.locator("nav a").first).to_be_visible()
    expect(page.locator(".figures .art").first).to_be_visible()
    sections = page.locator("details")
    before = sections.count()
    page.get_by_role("searchbox").fill(word)
    expect(sections.first).to_contain_text(word, ignore_case=True)
    expect(sections.first.locator("mark").first).to_have_text(re.compile(word[:4], re.IGNORECASE))
    assert 0 < sections.count() < before
    keep(page, lang)
    page.get_by_role("searchbox").fill(other)  # which the book calls otherwise
    expect(page.locator("details mark").first).to_be_visible()


def long_press(page: Page, piece: Locator) -> None:
    box = piece.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(TIP)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_on_a_phone_a_long_press_tells_and_leads_to_the_rule(guest: Guest) -> None:
    page = guest("/games/stroganov", width=390, height=844, calm=True)
    lay_table(page)
    sit_down(page)
    my_turn(page)
    long_press(page, page.locator('.node[data-id^="tile-"] .art').first)
    expect(page.locator(f"{TIP} .rule")).to_be_visible()
    page.wait_for_timeout(300)  # the finger is gone, the tip is read
    page.locator(f"{TIP} .rule").tap()
    expect(page.locator('details[data-section="move"]')).to_be_visible()


def test_the_position_is_told_in_words_by_one_key(at_table: Page) -> None:
    at_table.keyboard.press("p")
    words = at_table.get_by_role("dialog", name="The position in words")
    expect(words).to_contain_text("Landscape 12")
    expect(words.get_by_role("heading", name="Anna")).to_be_visible()
