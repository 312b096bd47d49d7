"""Each player chooses a colour before the game, also who comes by a link."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Guest, Keep
from .playing import friends_path, lay_table


def colour(page: Page, name: str) -> None:
    page.get_by_role("radiogroup", name="Colours").get_by_role("radio", name=name).check()


def test_a_guest_by_link_chooses_a_colour_and_sits_in_it(guest: Guest, keep: Keep) -> None:
    anna = guest("/games/stroganov#open", calm=True)
    lay_table(anna)
    path = friends_path(anna)
    colour(anna, "Red")
    boris = guest(path, 390, 844, name="Boris", calm=True)
    taken = boris.get_by_role("radio", name="Red taken: Anna")
    expect(taken).to_be_disabled()
    colour(boris, "Blue")
    keep(boris, "phone")
    boris.get_by_role("button", name="Sit here").first.tap()
    seats = boris.get_by_role("listitem")
    expect(seats.filter(has_text="Boris").filter(has_text="Blue").first).to_be_visible()
    expect(anna.get_by_role("radio", name="Blue taken: Boris")).to_be_disabled()

    boris.get_by_role("radio", name="Blue").press("ArrowRight")  # past what is taken
    expect(boris.get_by_role("radio", name="Green")).to_be_checked()
    expect(anna.get_by_role("radio", name="Green taken: Boris")).to_be_disabled()
    keep(anna, "desk")

    olga = guest(path, name="Olga", calm=True, theme="lamplight")
    expect(olga.get_by_role("radio", name="Green taken: Boris")).to_be_disabled()
    keep(olga, "lamplight")
    olga.get_by_role("button", name="Sit here").click()  # the last one: the game begins, and she takes what is left
    for page, worn in ((anna, "red"), (boris, "green"), (olga, "blue")):
        expect(page.locator(f".stage .k-drawer.mine.p-{worn}")).to_be_attached()
    for name, worn in (("Anna", "red"), ("Boris", "green"), ("Olga", "blue")):
        expect(anna.locator(f".score:has-text('{name}') .chip.p-{worn}")).to_be_visible()
    keep(boris, "table")


def test_a_game_without_colours_asks_for_none(guest: Guest) -> None:
    anna = guest("/games/connect_four", calm=True)
    lay_table(anna, "Open seat")
    friends_path(anna)
    assert anna.get_by_role("radio").count() == 0
