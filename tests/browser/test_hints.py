"""What would the Master do? Its face lies beside what can be read, and what it says leaves room for the choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import peltry
from peltry.table.match import Match

from .conftest import Guest
from .playing import bring, my_turn, too_small

COVERED = """(face) => {
  const here = face.getBoundingClientRect(), found = [], ROUND = 4; // pixels: its corners are bare
  const common = (line) => Math.min(
    Math.min(line.right, here.right) - Math.max(line.left, here.left),
    Math.min(line.bottom, here.bottom) - Math.max(line.top, here.top),
  );
  for (let at = face.parentElement; at && !at.matches('.stage'); at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at), box = at.getBoundingClientRect();
    if (overflowY !== 'visible' && (here.top < box.top - 1 || here.bottom > box.bottom + 1)) found.push('cut off');
    if (overflowX !== 'visible' && (here.left < box.left - 1 || here.right > box.right + 1)) found.push('cut off');
  }
  for (const words of document.querySelectorAll('.stage .text')) {
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const line of range.getClientRects())
      if (common(line) > ROUND) found.push(words.textContent);
  }
  return found;
}"""
SIZES = [(1366, 768), (390, 844), (844, 390), (820, 1180)]


def asked(guest: Guest, house: str, game: str, width: int, height: int) -> Page:
    """A table whose first choice the Master was asked about."""
    page = guest(bring(house, Match(peltry.load(game), 2, 3), "novice"), width, height, calm=True)
    my_turn(page)
    page.get_by_role("button", name="What would the Master do?").click()
    page.locator(".hint-panel").wait_for()
    return page


def test_what_its_numbers_mean_is_told_to_a_finger(guest: Guest, house: str) -> None:
    page = asked(guest, house, "connect_four", 390, 844)
    page.get_by_role("button", name="The Master would").tap()
    expect(page.get_by_role("tooltip")).to_contain_text("if all played on as Masters")


def test_on_a_short_phone_its_face_stands_beside_the_question_and_the_map_keeps_its_room(
    guest: Guest, house: str
) -> None:
    page = guest(bring(house, Match(peltry.load("stroganov"), 2, 3), "novice"), 390, 600, calm=True)
    my_turn(page)
    question = page.locator("#decision").bounding_box()
    ask = page.get_by_role("button", name="What would the Master do?")
    face = ask.bounding_box()
    assert question
    assert face
    assert abs(face["y"] - question["y"]) < 20
    assert face["width"] >= 40
    ask.click()
    page.locator(".hint-panel").wait_for()
    expect(ask).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [
        ("stroganov", 1366, 768),
        ("strogoff", 1366, 768),
        ("wendake", 1366, 768),
        ("stroganov", 390, 844),
        ("wendake", 390, 844),
    ],
)
def test_its_face_covers_no_word_and_is_seen_whole(
    guest: Guest, house: str, game: str, width: int, height: int
) -> None:
    page = asked(guest, house, game, width, height)
    faces = page.locator(".node > .by-master:visible")  # not those on the small map
    expect(faces.first).to_be_visible()
    page.wait_for_timeout(500)  # what scrolls has come to rest
    for face in faces.all():
        assert face.evaluate(COVERED) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_beside_its_advice_there_is_room_to_choose(guest: Guest, house: str, width: int, height: int) -> None:
    page = asked(guest, house, "strogoff", width, height)
    for at in range(2):
        choice = page.locator(".choices .choice").nth(at)
        box, frame = choice.bounding_box(), page.locator(".choices").bounding_box()
        assert box is not None
        assert frame is not None
        assert box["y"] + box["height"] <= min(frame["y"] + frame["height"], height)
    if min(width, height) < 500:
        assert too_small(page.locator(".hint-panel button:visible:not(.weighed)"), 40) == []
        page.get_by_role("button", name="Rest").and_(page.locator(".which")).click()
        expect(page.locator(".hint-panel li.lit")).to_contain_text("Rest")
