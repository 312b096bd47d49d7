"""A phone is played with a thumb: whatever can be tapped is large enough, and what one decides with is in sight."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from peltry.table.library import game_names, load
from peltry.table.match import Match

from .conftest import Guest, Keep
from .playing import LIT, bring, sideways

THUMB = 40
MOMENTS = (0.1, 0.4, 0.8)  # of a game
# Whatever can be tapped and is in sight, with the unseen margin around it that takes a tap too.
TOO_SMALL = """(thumb) => {
  const sizes = (element) => {
    const before = getComputedStyle(element, '::before');
    const reach = element.querySelector(':scope > .reach')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const around = element.matches('.grip') ? parseFloat(before.height) : 0;
    return [Math.max(box.width, reach?.width ?? 0), Math.max(box.height, reach?.height ?? 0, around)];
  };
  return [...document.querySelectorAll('.page button, .page a[href], .page .node.can, .popover button')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length)
    .map((element) => [element, sizes(element)])
    .filter(([, [width, height]]) => Math.min(width, height) < thumb - 0.5)
    .map(([element, [width, height]]) =>
      `${element.dataset.id || element.ariaLabel || element.textContent.trim()} ${width}x${height}`);
}"""


def some_way_through(game: str, share: float) -> Match:
    """A game played by chance, gone back to a moment at which the first seat has a choice."""
    match, dice, choices = Match(load(game), max(load(game).players), 5), random.Random(5), list[int]()
    while not match.over:
        if match.to_play() == 0 and len(match.legal()) > 1:
            choices.append(len(match.history))
        match.play(dice.choice(match.legal()))
    match.rewind(choices[int(share * len(choices))])
    return match


def at_table(guest: Guest, house: str, match: Match, width: int = 390, height: int = 844) -> Page:
    page = guest(bring(house, match), width, height, calm=True)
    expect(page.locator(".choice").first).to_be_visible(timeout=60_000)
    return page


@pytest.mark.parametrize("game", game_names())
def test_a_phone_on_its_side_is_played_with_thumbs_too(guest: Guest, house: str, keep: Keep, game: str) -> None:
    page = at_table(guest, house, some_way_through(game, 0.4), 844, 390)
    expect(page.locator(f"{LIT}:visible").first).to_be_in_viewport()
    keep(page, "table")
    assert sideways(page) <= 0
    assert page.evaluate(TOO_SMALL, THUMB) == []
    for tab in page.locator(".tabs button:visible").all():
        tab.tap()
        assert page.evaluate(TOO_SMALL, THUMB) == [], tab.get_attribute("aria-label")


@pytest.mark.parametrize("share", MOMENTS)
@pytest.mark.parametrize("game", game_names())
def test_a_thumb_meets_whatever_can_be_tapped(guest: Guest, house: str, keep: Keep, game: str, share: float) -> None:
    page = at_table(guest, house, some_way_through(game, share))
    assert page.evaluate(TOO_SMALL, THUMB) == []
    for tab in page.locator(".tabbar button").all():
        tab.tap()
        assert page.evaluate(TOO_SMALL, THUMB) == []
        assert sideways(page) <= 0
    keep(page, "phone")


def choosing(game: str, *verbs: str) -> Match:
    """By chance to a moment at which the first seat, holding something, may make one of these moves."""
    for seed in range(40):
        match, dice = Match(load(game), 2, seed), random.Random(seed)
        while not match.over:
            legal = [match.describe(move).partition(":")[0] for move in match.legal()]
            if match.to_play() == 0 and any(verb in legal for verb in verbs) and len(match.history) > 30:
                return match
            match.play(dice.choice(match.legal()))
    raise AssertionError(f"nobody came to {verbs} of {game}")


def test_own_furs_stay_in_sight(guest: Guest, house: str) -> None:
    page = at_table(guest, house, choosing("stroganov", "claim", "trade"))
    furs = page.locator(".mine .k-pile")
    assert furs.count(), "whoever may claim or trade has furs"
    expect(furs.first).to_be_in_viewport(ratio=1)
    expect(page.locator(".k-drawer")).not_to_have_class("open")


def test_the_hand_of_cards_stays_in_sight(guest: Guest, house: str) -> None:
    page = at_table(guest, house, choosing("strogoff", "face"))
    expect(page.locator(".mine .k-hand .k-action").first).to_be_in_viewport(ratio=1)


def test_goods_stay_in_sight_and_people_when_one_of_them_is_chosen(guest: Guest, house: str) -> None:
    page = at_table(guest, house, choosing("wendake", "heal"))
    expect(page.locator(".mine .k-good").first).to_be_in_viewport(ratio=1)
    expect(page.locator(f".mine {LIT.removeprefix('.stage ')}").first).to_be_in_viewport(ratio=1)
