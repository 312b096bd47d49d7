"""The house cannot keep anything: lobby and table say why, in the reader's language, and go on by themselves."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from peltry.words import line

from .conftest import Guest, Keep
from .playing import lay_table, my_turn, try_now


def said(key: str, lang: str = "en") -> str:
    return str(line("client", lang, key, {}))


def test_the_lobby_says_that_the_disk_is_full(guest: Guest) -> None:
    def in_trouble(route: Route) -> None:
        lists = route.fetch().json() | {"house": "full"}
        route.fulfill(json=lists)

    page = guest("/", lang="cs")
    page.route("**/api/tables?**", in_trouble)
    expect(page.get_by_role("alert")).to_have_text(said("trouble-full", "cs"))
    page.unroute("**/api/tables?**")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_house_that_cannot_even_read_is_not_taken_for_one_that_is_away(guest: Guest) -> None:
    def refused(route: Route) -> None:
        route.fulfill(status=503, json={"error": "in English", "house": "unreachable"})

    page = guest("/")
    page.route("**/api/tables?**", refused)
    expect(page.get_by_role("alert")).to_have_text(said("trouble-unreachable"))
    assert page.get_by_text(said("server-away")).count() == 0


def say(page: Page, wire: WebSocketRoute, change: dict[str, Any]) -> None:
    """Pass everything on, with something changed in what is told about the table."""
    server = wire.connect_to_server()

    def tell(text: str | bytes) -> None:
        message = json.loads(text)
        wire.send(json.dumps(message | change if message["is"] == "table" else message))

    server.on_message(tell)


def test_the_table_says_it_too(guest: Guest, keep: Keep) -> None:
    page = guest("/games/connect_four", calm=True)
    page.route_web_socket("**/ws/**", lambda wire: say(page, wire, {"house": "full"}))
    lay_table(page)
    my_turn(page)
    expect(page.get_by_role("alert")).to_have_text(said("trouble-full", "en"))
    keep(page, "disk-full")


def test_a_line_that_was_closed_for_a_trouble_names_it(guest: Guest) -> None:
    page = guest("/games/connect_four", calm=True)
    closing = True

    def once(wire: WebSocketRoute) -> None:
        if closing:
            wire.close(code=4503, reason="full")
        else:
            wire.connect_to_server()

    page.route_web_socket("**/ws/**", once)
    lay_table(page)
    expect(page.get_by_role("status").filter(has_text=said("trouble-full", "en"))).to_be_visible()
    closing = False
    try_now(page)
    my_turn(page)
    expect(page.get_by_role("status").filter(has_text=said("trouble-full", "en"))).to_have_count(0)
