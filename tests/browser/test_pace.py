"""How quickly bots move, skipping to one's own turn, and moves that make themselves because there is no other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import peltry
from peltry.lab.variety import random_match

from .conftest import Guest, Keep, open_house
from .playing import bring, lay_table, my_turn, until, version_of, wait_past

AN_HOUR = 3600.0


@pytest.fixture
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots would never move if nobody hurried them."""
    with open_house(tmp_path_factory.mktemp("slow"), bot_pace=AN_HOUR) as address:
        yield address


def sent(page: Page) -> list[dict[str, Any]]:
    """What this page says over its socket, from now on."""
    said: list[dict[str, Any]] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda text: said.append(json.loads(text)))

    page.on("websocket", listen)
    return said


def paces(said: list[dict[str, Any]]) -> list[float]:
    return [message["pace"] for message in said if message["do"] == "pace"]


def test_skipping_to_ones_own_turn(guest: Guest, slow_house: str, keep: Keep) -> None:
    page = guest("/", calm=True)
    page.goto(f"{slow_house}/games/connect_four")
    said = sent(page)
    lay_table(page)
    my_turn(page)
    page.keyboard.press("1")
    expect(page.locator("#decision")).to_have_text("Novice is thinking")
    keep(page, "waiting")
    page.get_by_role("button", name="Skip to my turn").click()
    my_turn(page)
    expect(page.locator(".k-disc")).to_have_count(2)
    until(page, lambda: paces(said) == [0, 1], "then all is as before")
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Skip to my turn")).to_be_visible()


def test_the_bots_pace_is_a_setting_that_is_kept(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    said = sent(page)
    lay_table(page)
    my_turn(page)
    assert [message["pace"] for message in said if message["do"] == "hello"] == [1]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    pace = page.get_by_role("radiogroup", name="Pace of the bots")
    expect(pace.get_by_role("radio", name="usual")).to_be_checked()
    pace.get_by_role("radio", name="calm").click()
    expect(pace.get_by_role("radio", name="calm")).to_be_checked()
    keep(page, "settings")
    until(page, lambda: paces(said) == [3], "the server is told at once")
    page.reload()
    my_turn(page)
    assert [message["pace"] for message in said if message["do"] == "hello"] == [1, 3]


ONLY = ".list:has(li:only-child) .choice[data-move]"


@pytest.fixture(scope="module")
def forced(house: str) -> str:
    """The address of a seat that has only one move, and several after it."""
    game = peltry.load("stroganov")
    for seed in range(200):
        match = random_match(game, 1, seed, {}, longest=40)
        for length in range(10, len(match.history)):
            here, after = match.at(length).legal(), match.at(length + 1).legal()
            if len(here) == 1 and len(after) > 1:
                return bring(house, match.fork(length))
    raise AssertionError("sometimes there is only one thing to do")


def test_the_only_move_there_is_waits_for_its_click(guest: Guest, forced: str) -> None:
    page = guest(forced, calm=True)
    expect(page.locator(ONLY)).to_be_visible()
    version = version_of(page)
    page.wait_for_timeout(900)
    assert version_of(page) == version


def test_the_only_move_there_is_makes_itself_where_one_wishes(guest: Guest, forced: str) -> None:
    page = guest(forced, calm=True, passForced=True)
    page.locator(".choice").nth(1).wait_for()  # nobody has clicked
    page.keyboard.press("u")
    ask = page.get_by_role("button", name="Take back")
    expect(ask.or_(page.locator(ONLY)).first).to_be_visible()
    if ask.count():
        ask.click()
    expect(page.locator(ONLY)).to_be_visible()
    version = version_of(page)
    page.wait_for_timeout(900)
    assert version_of(page) == version, "what was taken back does not make itself again"
    page.locator(ONLY).click()
    wait_past(page, version)
