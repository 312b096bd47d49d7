"""A map of shapes, and a board whose rows slide: what only a browser can show of them."""

from __future__ import annotations

import itertools
import random

import pytest
from playwright.sync_api import Page, expect

from peltry.table.library import load
from peltry.table.match import Match

from .conftest import Guest, Keep
from .playing import bare_point, bring, lay_table, sit_down, version_of, wait_past

GAME = "wendake"
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.k-cells > .k-tile')].map((tile) => {
  const box = tile.getBoundingClientRect();
  return [tile.dataset.id, [Math.round(box.left), Math.round(box.top)]];
}))"""

# What can be chosen glows without end: only what comes to an end is on its way.
AT_REST = """() => [...document.querySelectorAll('.k-cells > .k-tile')].every((tile) =>
  tile.getAnimations().every((each) => each.effect.getTiming().iterations === Infinity))"""


def new_match(seed: int) -> Match:
    return Match(load(GAME), 2, seed, {"game": "base"})


def by_chance(match: Match, dice: random.Random) -> int:
    """Any move, but movements gladly."""
    legal = match.legal()
    verbs = [match.describe(move).partition(":")[0] for move in legal]
    weights = [{"march": 4, "do": 9, "act": 3}.get(verb, 1) / verbs.count(verb) for verb in verbs]
    return dice.choices(legal, weights)[0]


def on_the_march() -> Match:
    """The first seat may send somebody from the village."""
    match, dice = new_match(3), random.Random(3)
    while match.to_play() != 0 or not any(match.describe(move).startswith("march:home") for move in match.legal()):
        match.play(by_chance(match, dice))
    return match


def before_the_slide() -> tuple[Match, int]:
    """The first seat is about to make the move after which its rows slide down."""
    match, dice, made = new_match(4), random.Random(4), list[int]()
    while not match.over:
        seat, tiles = match.to_play(), match.state["players"][0]["tiles"].tolist()
        made.append(by_chance(match, dice))
        match.play(made[-1])
        if seat == 0 and match.state["players"][0]["tiles"].tolist()[3:] == tiles[:6]:
            before = new_match(4)
            for move in made[:-1]:
                before.play(move)
            return before, made[-1]
    pytest.fail("no year ended by a move of the first seat")


def at_table(guest: Guest, house: str, match: Match, width: int = 1366, height: int = 768) -> Page:
    page = guest(bring(house, match), width, height)
    page.locator(".stage .node.k-chart").wait_for(timeout=60_000)
    return page


def test_land_is_chosen_where_its_shape_is(guest: Guest, house: str) -> None:
    """Two stages: a point of the land in reach, then what can be done there."""
    page = at_table(guest, house, on_the_march())
    lands = page.locator(".k-land.can:not(.village)")
    expect(lands.first).to_be_attached()
    id = lands.first.get_attribute("data-id") or ""
    version, point = version_of(page), bare_point(lands.first)
    assert point is not None
    lands.first.click(position=point)
    if page.locator(".popover button").count():
        page.locator(".popover button").first.click()
    wait_past(page, version)
    expect(page.locator(f'[data-id="{id}"].here')).to_be_attached()
    expect(page.locator(".k-spot.can").first).to_be_visible()


def test_a_phone_looks_at_what_can_be_chosen_on_the_map(guest: Guest, house: str) -> None:
    page = at_table(guest, house, on_the_march(), 390, 844)
    window = page.locator(".k-scroll.map")
    lit = page.locator(".k-scroll.map .k-pile.can, .k-scroll.map .k-native.can").first
    expect(lit).to_be_in_viewport()
    assert window.evaluate("(map) => map.scrollWidth > map.clientWidth && map.scrollHeight > map.clientHeight")


def test_a_small_map_on_a_phone_tells_where_one_is_and_takes_one_on(guest: Guest, house: str, keep: Keep) -> None:
    page = guest(bring(house, on_the_march()), 390, 844, calm=True)
    expect(page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")  # there warriors march
    corner = page.locator(".corner button")
    expect(corner).to_be_visible()
    expect(corner.locator("i")).to_have_count(page.locator(".map .node.can").count())
    keep(page, "corner")
    assert not page.locator(".corner .node, .corner [data-id]").count(), "a picture, not pieces"
    corner.tap(position={"x": 4, "y": 4})
    page.wait_for_function("() => document.querySelector('.k-scroll.map').scrollLeft === 0")
    corner.tap(position={"x": 90, "y": 60})
    page.wait_for_function("() => document.querySelector('.k-scroll.map').scrollLeft > 100")


def test_a_desk_shows_the_whole_map_and_no_small_one(guest: Guest, house: str) -> None:
    page = guest(bring(house, on_the_march()))
    page.locator(".k-land.can").first.wait_for()
    assert page.locator(".corner button").count() == 0


def test_rows_are_seen_to_slide(guest: Guest, house: str) -> None:
    """The same tiles, one row lower, and each on its way there."""
    match, move = before_the_slide()
    page = at_table(guest, house, match)
    before = page.evaluate(PLACES)
    page.evaluate("""() => {
      window.slid = new Set();
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        if (this.matches('.k-cells > .k-tile')) window.slid.add(this.dataset.id);
        return animate.apply(this, how);
      };
    }""")
    version = version_of(page)
    page.locator(f'.choice[data-move="{move}"], .stage .node.can[data-id="do-{move}"]').first.click()
    wait_past(page, version)
    page.wait_for_function("() => window.slid.size >= 6")
    page.wait_for_function(AT_REST)
    lower = page.evaluate("() => [...window.slid]")
    after = page.evaluate(PLACES)
    assert sum(after[tile][1] > before[tile][1] for tile in lower if tile in before and tile in after) >= 6


COVERED = """() => {
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const desk = document.querySelector('.k-desk').getBoundingClientRect();
  const lie = '.k-chart :is(.k-roofs, .k-spot, .k-guards, .k-pile, .k-canoe), .k-goods > .k-good > .art';
  const pieces = document.querySelectorAll(lie);
  const covered = [...pieces].filter((piece) => over(piece.getBoundingClientRect(), desk));
  return covered.map((piece) => piece.closest('.node').dataset.id);
}"""
BEYOND = """() => {
  const edge = document.querySelector('.k-chart').getBoundingClientRect().right;
  const names = [...document.querySelectorAll('.k-place > .k-name > .text')];
  return names.filter((name) => name.getBoundingClientRect().right > edge).map((name) => name.textContent);
}"""


def asked_of_the_first(players: int, verbs: set[str], moves: int = 2) -> Match:
    """The first seat is asked something that these moves, so many of them at least, answer."""
    for seed in itertools.count(3):
        match, dice = Match(load(GAME), players, seed), random.Random(seed)
        while not match.over:
            if match.to_play() == 0 and len(match.legal()) >= moves and verbs <= verbs_of(match):
                return match
            match.play(by_chance(match, dice))
    raise AssertionError


def verbs_of(match: Match) -> set[str]:
    return {match.describe(move).partition(":")[0] for move in match.legal()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lies_nowhere_covers_no_piece_and_no_good(guest: Guest, house: str, keep: Keep, players: int) -> None:
    page = guest(bring(house, asked_of_the_first(players, {"march", "done"})), lang="fr", calm=True)
    expect(page.locator(".k-desk .can").first).to_be_visible()
    keep(page, "desk")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(BEYOND) == []


def test_many_combinations_of_masks_cover_none_either(guest: Guest, house: str, keep: Keep) -> None:
    page = guest(bring(house, asked_of_the_first(3, {"play", "done"}, 7)), calm=True)
    expect(page.locator(".k-desk .k-worth")).to_have_count(5)
    keep(page, "masks")
    assert page.evaluate(COVERED) == []


def test_on_a_phone_the_nine_tiles_are_in_sight_and_not_listed_as_well(guest: Guest, house: str, keep: Keep) -> None:
    page = guest(bring(house, asked_of_the_first(3, {"act"}, 9)), 390, 844, calm=True)
    tiles = page.locator(".k-cells > .k-tile.can")
    expect(tiles.first).to_be_visible()
    keep(page, "tiles")
    hand = page.locator(".k-drawer.mine").bounding_box()
    last = tiles.last.bounding_box()
    assert hand is not None
    assert last is not None
    assert last["y"] + last["height"] <= hand["y"]
    count = tiles.count()
    page.locator(".choice", has_text="A marker on a tile").tap()
    expect(page.locator(".choice")).to_have_count(count)


LIT_UNDER_THE_CORNER = """() => {
  const { left, bottom } = document.querySelector('.corner button').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.k-spot.can')].map((spot) => spot.getBoundingClientRect());
  return boxes.filter((box) => box.right > left && box.top < bottom).length;
}"""


def test_the_small_map_lies_on_nothing_that_can_be_chosen(guest: Guest, house: str, keep: Keep) -> None:
    match, dice = new_match(3), random.Random(3)
    while match.to_play() != 0 or not verbs_of(match) >= {"scout", "guard"}:
        match.play(by_chance(match, dice))
    page = guest(bring(house, match), 390, 844, calm=True)
    expect(page.locator(".corner button")).to_be_visible()
    expect(page.locator(".k-spot.can").first).to_be_in_viewport()
    page.wait_for_function(f"() => ({LIT_UNDER_THE_CORNER})() === 0")
    keep(page, "arrived")


def test_on_a_phone_the_map_leaves_room_for_whom_one_must_choose(guest: Guest, house: str, keep: Keep) -> None:
    page = guest(bring(house, asked_of_the_first(3, {"heal"})), 390, 844, calm=True)
    expect(page.locator(".k-people .can").first).to_be_visible()
    page.locator(".tabbar button").first.tap()
    keep(page, "people")
    stage = page.locator(".stage")
    assert stage.evaluate("stage => stage.scrollHeight - stage.clientHeight") <= 1
    corner, tabs = page.locator(".corner button").bounding_box(), page.locator(".tabbar").bounding_box()
    assert corner is not None
    assert tabs is not None
    assert corner["y"] >= tabs["y"] + tabs["height"]


def test_a_tile_with_one_action_is_done_when_it_is_chosen(guest: Guest) -> None:
    """Undone, it is asked whether to do it or leave it out."""
    page = guest("/games/wendake", calm=True)
    lay_table(page)
    sit_down(page)
    page.locator(".choices .choice").first.click()
    page.locator(".k-tile.acts-1.can[data-tip^='Movement']").click()
    decision = page.locator("#decision")
    expect(decision).to_contain_text("Who goes where?")
    page.get_by_role("button", name="Undo").click()
    expect(decision).to_have_text("Movement 3: do it, or leave it out?")
    page.locator(".choices .choice", has_text="Do it").click()
    expect(decision).to_contain_text("Who goes where?")


def test_of_a_tile_with_two_actions_both_are_done(guest: Guest) -> None:
    """Where the canoe goes is asked, and nothing else."""
    page = guest("/games/wendake", calm=True)
    lay_table(page)
    sit_down(page)
    page.locator(".choices .choice").first.click()
    page.locator(".k-tile.acts-2.can[data-tip^='Canoe']").click()
    decision = page.locator("#decision")
    expect(decision).to_have_text("Choose a lake for your canoe.")
    page.locator(".choices .choice").first.click()
    expect(page.locator(".log")).to_contain_text("Fishing")
