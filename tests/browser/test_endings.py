"""How a game ends: who won or lost and what broke a tie, in the game's own picture where it is not about points."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import peltry
from peltry.lab.variety import random_match

from .playing import bring, choose_lit, lay_table

OVER_THE_PICTURE = """(dialog) => {
  const box = dialog.querySelector('.picture').getBoundingClientRect();
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y]));
  const seen = points.map(([x, y]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y));
  return seen.filter((hit) => !hit?.closest('.picture')).map((hit) => hit?.className ?? '');
}"""


def found(game, players, wanted):
    """The first random game that ended so."""
    matches = (random_match(peltry.load(game), players, seed, {}) for seed in range(400))
    return next(match for match in matches if wanted(match))


@pytest.mark.parametrize("width", [1366, 390])
def test_the_end_is_drawn_by_the_game(guest, house, width):
    match = random_match(peltry.load("strogoff"), 3, 17, {})
    page = guest(bring(house, match), width=width, height=800)
    dialog = page.get_by_role("dialog")
    dialog.locator(".k-vista > .art use").wait_for(state="attached")
    assert dialog.locator(".k-standing").count() == 3
    assert page.locator(".stage .k-final").count() == 0  # on the table itself it does not lie
    assert dialog.evaluate(OVER_THE_PICTURE) == []
    expect(dialog.locator(".k-left", has_text="abilit").first).to_be_visible()  # figures say what they count
    box = dialog.locator(".k-standings").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (844, 390), (390, 844)])
def test_a_long_name_keeps_its_line(guest, house, width, height):
    match = random_match(peltry.load("wendake"), 4, 34, {})
    match.names[1] = "Vladimír Jaroslavovič"
    page = guest(bring(house, match), width=width, height=height, lang="cs", calm=True)
    names = page.locator("dialog .k-standing > .k-name")
    expect(names).to_have_count(4)
    for name in names.all():
        box, chip = name.bounding_box(), name.locator("xpath=../*[1]").bounding_box()
        assert box is not None
        assert chip is not None
        assert box["x"] < chip["x"] + chip["width"] + 20, "beside its crest"
        assert box["height"] < 44
        assert box["width"] > 60


def test_a_tie_says_what_broke_it(guest, house, keep):
    match = found("stroganov", 2, lambda match: len(set(match.scores())) == 1)
    best = match.names[match.winners()[0]]
    page = guest(bring(house, match), calm=True)
    said = f"Tied at {match.scores()[0]} points: the Cossack furthest east decides, and that is {best}’s."
    expect(page.locator(".winner.done")).to_contain_text(said)
    keep(page, "tie")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_totals_stay_in_sight_and_riders_come_in_in_order(guest, house, width, height):
    match = random_match(peltry.load("stroganov"), 3, 4, {"colours": ["green", "yellow", "blue"]})
    page = guest(bring(house, match), width=width, height=height, calm=True)
    dialog = page.get_by_role("dialog")
    total, buttons = dialog.locator("tfoot tr"), dialog.locator(".act")
    expect(total).to_be_visible()
    above, below = total.bounding_box(), buttons.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"] + 1
    worn = ["green", "yellow", "blue"]
    riders = dialog.locator(".frieze > use").evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
    assert riders == [f"#house-rider-{worn[side]}" for side in reversed(match.ranking())]
    first = dialog.locator(".frieze > use").last.bounding_box()
    assert first is not None
    assert first["x"] + first["width"] <= width


@pytest.mark.parametrize(("game", "below"), [("stroganov", "Ivan wins."), ("strogoff", "")])
def test_alone_one_has_lost(guest, house, keep, game, below):
    match = found(game, 1, lambda match: match.winners() != [0])
    page = guest(bring(house, match), calm=True)
    expect(page.locator(".winner.done h3")).to_have_text("You have lost")
    if below:
        expect(page.locator(".winner.done p")).to_contain_text(below)
    keep(page, "lost")


def test_several_lose_together(guest, house):
    match = found("strogoff", 2, lambda match: not match.winners())
    page = guest(bring(house, match), calm=True)
    expect(page.locator(".winner.done h3")).to_have_text("All have lost")


def test_connect_four_shows_the_four(guest, keep):
    page = guest("/games/connect_four", calm=True)
    lay_table(page, "Someone here")
    for at in (0, 1, 0, 1, 0, 1, 0):
        choose_lit(page, at)
    expect(page.locator(".k-disc.won")).to_have_count(4)
    assert set(page.locator(".k-disc.won").evaluate_all("all => all.map((disc) => disc.dataset.id)")) == {
        "disc-a1", "disc-a2", "disc-a3", "disc-a4",
    }  # fmt: skip
    assert page.locator("dialog").count() == 0, "for a moment they are seen before the end is told"
    keep(page, "four")
    expect(page.locator(".winner.done")).to_be_visible()
