"""A replay goes by moves, by turns, and by the game's seasons or rounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import peltry
from peltry.lab.variety import random_match
from peltry.server.telling.story import story

from .conftest import Guest, Keep
from .playing import bring, sideways, too_small

CHAPTERS = {"stroganov": ("Next season", "Previous season"), "strogoff": ("Next round", "Previous round")}


def starts(log: list[dict[str, object]], *what: str) -> list[int]:
    return sorted({int(str(event["move"])) for event in log if event.get("begins") in what})


def told(house: str, game: str) -> tuple[str, list[dict[str, object]]]:
    """A finished game: its replay, and its log."""
    match = random_match(peltry.load(game), 2, 17, {})
    return bring(house, match).partition("#")[0].replace("/t/", "/replay/"), story(match, -1, -1, "en")


def stands_at(page: Page, move: int) -> None:
    expect(page.locator(".where b")).to_have_text(f"Move {move}")


@pytest.mark.parametrize("game", CHAPTERS)
def test_by_turn_and_by_chapter(guest: Guest, house: str, keep: Keep, game: str) -> None:
    path, log = told(house, game)
    turns, chapters = starts(log, "turn", "chapter"), starts(log, "chapter")
    page = guest(path, calm=True)
    page.wait_for_selector(".controls")
    onward, back = CHAPTERS[game]
    page.get_by_role("button", name=onward).click()
    first = next(move for move in chapters if move > 0)
    stands_at(page, first)
    page.keyboard.press("PageDown")
    second = next(move for move in chapters if move > first)
    stands_at(page, second)
    page.get_by_role("button", name="Next turn").click()
    third = next(move for move in turns if move > second)
    stands_at(page, third)
    expect(page.locator(f'.log .head[data-move="{third}"]').first).to_be_visible()
    page.keyboard.press("Shift+ArrowLeft")
    stands_at(page, second)
    page.get_by_role("button", name=back).click()
    stands_at(page, first)
    keep(page, "replay")


def test_a_game_without_chapters_has_no_such_buttons(guest: Guest, house: str) -> None:
    path, log = told(house, "connect_four")
    page = guest(path, calm=True)
    page.wait_for_selector(".controls")
    expect(page.locator(".buttons button")).to_have_count(7)
    page.get_by_role("button", name="Next turn").click()
    stands_at(page, starts(log, "turn")[0])


def test_the_controls_fit_a_phone(guest: Guest, house: str, keep: Keep) -> None:
    path, _ = told(house, "stroganov")
    page = guest(f"{path}#move=30", 390, 844, calm=True)
    page.wait_for_selector(".controls")
    assert sideways(page) <= 0
    assert too_small(page.locator(".controls button"), 40) == []
    keep(page, "phone")
