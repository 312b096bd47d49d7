"""What a piece is can be asked everywhere on it: with a pointer, a finger, a keyboard, a screen reader."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest
from .playing import LIT, choose_some, lay_table, my_turn, sit_down

published = pytest.mark.parametrize("game", ["stroganov", "strogoff"])

# Numbers and titles that have no tip of their own but lie on something that has one; where one would point.
WRITTEN = """() => [...document.querySelectorAll('.stage .node:not([data-tip]) > .text')].flatMap((text) => {
  const piece = text.closest('[data-tip]');
  const box = text.getBoundingClientRect();
  if (!piece || piece.closest('.can') || !text.checkVisibility() || box.width < 4) return [];
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && text.contains(hit) ? [{ x, y, tip: piece.dataset.tip }] : [];
})"""
NAMED = """() => [...document.querySelectorAll('.node[data-tip]')].map((piece) =>
  [piece.dataset.tip, piece.ariaLabel, piece.getAttribute('role')])"""


def in_the_middle(guest: Guest, game: str, width: int = 1366, height: int = 768) -> Page:
    page = guest(f"/games/{game}", width, height, calm=True)
    lay_table(page)
    sit_down(page)
    if width > 700:
        choose_some(page, 6)
        my_turn(page)
    return page


@published
def test_numbers_and_titles_tell_what_they_lie_on(guest: Guest, game: str) -> None:
    page = in_the_middle(guest, game)
    spots = page.evaluate(WRITTEN)
    assert len(spots) >= 5
    for spot in spots[:: max(1, len(spots) // 6)]:
        told = point_at(page, spot)
        assert told == spot["tip"].split("\n")[0]
        page.mouse.move(2, 2)
        expect(page.locator(".tip")).to_have_count(0)


def test_a_finger_reaches_them_too(guest: Guest) -> None:
    page = in_the_middle(guest, "stroganov", 390, 844)
    spot = page.evaluate(WRITTEN)[0]
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator(".tip p").first).to_have_text(spot["tip"].split("\n")[0])


def point_at(page: Page, spot: dict[str, Any]) -> str | None:
    """What is told there. A tip goes when a view comes in: then one points again, as a person would."""
    for _ in range(5):
        page.mouse.move(2, 2)
        page.mouse.move(spot["x"], spot["y"])
        page.wait_for_timeout(700)
        if page.locator(".tip p").count():
            return page.locator(".tip p").first.text_content()
    return None


def pointed_at(page: Page) -> dict[str, Any]:
    """Point at the first piece that tells something; again where it was still on its way."""
    for _ in range(5):
        spot: dict[str, Any] = page.evaluate(WRITTEN)[0]
        page.mouse.move(1, 1)
        page.mouse.move(spot["x"], spot["y"])
        page.wait_for_timeout(700)
        if page.locator(".tip").count():
            return spot
    raise AssertionError("no piece tells anything")


def test_a_tip_stays_while_the_pointer_wanders_over_what_lies_on_its_piece(guest: Guest) -> None:
    page = in_the_middle(guest, "stroganov")
    spot = pointed_at(page)
    expect(page.locator(".tip")).to_be_visible()
    page.evaluate(
        """() => { window.gone = 0;
        const look = new MutationObserver(() => { window.gone += document.querySelector('.tip') ? 0 : 1; });
        look.observe(document.body, {childList: true, subtree: true}); }"""
    )
    for step in range(4):
        page.mouse.move(spot["x"] + step % 2, spot["y"] + step)
    page.wait_for_timeout(200)
    assert page.evaluate("window.gone") == 0


@published
def test_every_piece_with_a_tip_has_it_as_its_label(guest: Guest, game: str) -> None:
    page = in_the_middle(guest, game)
    named = page.evaluate(NAMED)
    assert len(named) > 40
    assert [piece for piece in named if piece[0] != piece[1] or piece[2] not in ("button", "group", "img")] == []
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    read_out = {node["name"]["value"] for node in tree["nodes"] if not node.get("ignored") and "name" in node}
    shown = page.locator(".node[data-tip]:visible").evaluate_all("all => all.map((piece) => piece.dataset.tip)")
    unread = {tip for tip in shown if " ".join(tip.split()) not in {" ".join(str(each).split()) for each in read_out}}
    # What lies on a button is part of the button, to a screen reader.
    inside = set(page.locator(".node.can [data-tip]").evaluate_all("all => all.map((piece) => piece.dataset.tip)"))
    assert unread <= inside


@published
def test_one_tab_stop_for_the_board_and_one_for_the_list(guest: Guest, game: str) -> None:
    page = in_the_middle(guest, game)
    stops = "all => all.filter((each) => each.tabIndex === 0).length"
    for many in (".node.can", ".choice"):
        page.wait_for_function(f"document.querySelectorAll('{many}[tabindex=\"0\"]').length === 1")
        assert page.locator(many).evaluate_all(stops) == 1
    first = page.locator(".choice").first
    first.focus()
    if page.locator(".choice").count() > 1:
        page.keyboard.press("ArrowDown")
        expect(page.locator(".choice").nth(1)).to_be_focused()
        page.keyboard.press("Home")
        expect(first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert not page.evaluate("document.activeElement.matches('.choice')"), "Tab leaves the list"


def test_arrows_go_from_piece_to_piece(guest: Guest) -> None:
    page = guest("/games/connect_four", calm=True)
    lay_table(page)
    my_turn(page)
    page.locator(LIT).first.focus()
    for letter in "bcd":
        page.keyboard.press("ArrowRight")
        expect(page.locator(f'[data-id="column-{letter}"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-id="column-c"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".k-disc").first).to_be_visible()


def test_a_table_that_is_opened_begins_with_what_is_decided(guest: Guest) -> None:
    page = guest("/games/stroganov", calm=True)
    page.get_by_role("button", name="Lay the table").focus()
    page.keyboard.press("Enter")
    sit_down(page)
    expect(page.locator("#decision")).to_be_focused()
    page.reload()
    sit_down(page)
    expect(page.locator("#decision")).to_be_focused()


@pytest.mark.parametrize(
    ("game", "begins", "first", "other"),
    [("stroganov", "Move your Cossack", "Land", "Market"), ("strogoff", "Choose an action", "The road", "Allies")],
)
def test_on_a_phone_each_turn_opens_the_pane_of_the_main_decision(
    guest: Guest, game: str, begins: str, first: str, other: str
) -> None:
    page = guest(f"/games/{game}", 390, 844, calm=True)
    lay_table(page)
    sit_down(page)
    told = 0
    for _ in range(90):
        page.locator(".choice").first.wait_for()
        just_begun = page.locator(".meanwhile").count() and page.locator("#decision").inner_text().startswith(begins)
        if just_begun:  # a winter begins with its income, wherever that lies
            expect(page.get_by_role("tab", name=first)).to_have_attribute("aria-selected", "true")
            told += 1
            if told == 3:
                return
        page.get_by_role("tab", name=other).tap()
        version = page.locator("[data-version]").get_attribute("data-version")
        page.locator(".choice").last.tap()
        page.wait_for_function("v => document.querySelector('[data-version]').dataset.version !== v", arg=version)
    raise AssertionError("no turn of mine began")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_panels_have_their_titles_and_tracks_their_names_in_sight(guest: Guest, width: int, height: int) -> None:
    page = guest("/games/wendake", width, height, calm=True)
    lay_table(page)
    sit_down(page)
    if width < 700:
        page.get_by_role("tab", name="Tracks").click()
    for panel, title in {
        "tracks": "Tracks",
        "alliance": "Alliance",
        "masks": "Masks",
        "turtles": "Turtle tiles",
    }.items():
        expect(page.locator(f"[data-id='{panel}'] > .k-title")).to_have_text(title)
        expect(page.locator(f"[data-id='{panel}'] > .k-title")).to_be_visible()
    names = page.locator(".k-trackname")
    assert sorted(names.all_inner_texts()) == ["economic", "masks", "military", "ritual"]
    cut = "found => found.filter((name) => !name.checkVisibility() || name.scrollWidth > name.clientWidth + 1).length"
    assert names.evaluate_all(cut) == 0


def test_a_picture_is_not_explained_twice(guest: Guest) -> None:
    """A tile's tip tells of each of its actions; the sign of one of them has nothing to add."""
    page = guest("/games/wendake", calm=True)
    lay_table(page)
    sit_down(page)
    sign = page.locator(".k-cells .k-tile .k-act").first
    box = sign.locator(".art").first.bounding_box()
    assert box is not None
    page.mouse.move(2, 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(page.locator(".tip p").first).to_be_visible()
    told = [line for line in page.locator(".tip p.mark").all_inner_texts() if not line.startswith("≈")]
    assert told == []
