"""A line that is gone is told: at once where the browser knows it, within four seconds where it must find out."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Guest, Keep
from .playing import choose_lit, lay_table, my_turn, try_now


def at_a_table(guest: Guest, **how: object) -> Page:
    page = guest("/games/connect_four", calm=True, **how)
    lay_table(page)
    my_turn(page)
    return page


def test_at_a_table(guest: Guest, keep: Keep) -> None:
    page = at_a_table(guest)
    page.context.set_offline(True)
    expect(page.get_by_role("status").get_by_text("You are offline")).to_be_visible()
    keep(page, "table")
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline")).to_have_count(0)
    choose_lit(page, 3)


def test_in_the_lobby(guest: Guest, keep: Keep) -> None:
    page = guest("/", 390, 844, lang="fr", theme="lamplight")
    page.locator("a.game").first.wait_for()
    page.context.set_offline(True)
    expect(page.get_by_text("Vous êtes hors ligne")).to_be_visible()
    keep(page, "lobby")
    page.context.set_offline(False)
    expect(page.get_by_text("Vous êtes hors ligne")).to_have_count(0)


def test_in_a_replay(guest: Guest) -> None:
    page = at_a_table(guest)
    choose_lit(page, 3)
    my_turn(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector(".controls")
    page.context.set_offline(True)
    page.keyboard.press("End")
    expect(page.get_by_text("You are offline")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.context.set_offline(False)
    page.keyboard.press("End")
    expect(page.locator(".k-disc")).to_have_count(2)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_line_that_only_falls_silent(guest: Guest) -> None:
    """The network is there, the server answers nothing: nobody tells the browser, it has to ask."""
    page = guest("/games/connect_four", calm=True)
    silent = [False]

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if silent[0] else server.send(message))

    page.route_web_socket("**/ws/*", connect)
    page.clock.install()
    lay_table(page)
    my_turn(page)
    page.clock.run_for(30_000)  # half a minute in which nobody moves
    expect(page.get_by_text("The line is down")).to_have_count(0)
    silent[0] = True
    page.clock.run_for(4_000)
    expect(page.get_by_text("The line is down")).to_be_visible()
    silent[0] = False
    try_now(page)
    page.clock.run_for(1_000)
    expect(page.get_by_text("The line is down")).to_have_count(0)
    my_turn(page)
