"""A table of earlier rules: it says so, wears the look of its time, and its host can ask to go on by the newer ones."""

from __future__ import annotations

import json

from playwright.sync_api import Route, WebSocketRoute, expect

from peltry.words import line

from .conftest import Guest
from .playing import lay_table, my_turn


def said(key: str, **args: str) -> str:
    return str(line("client", "en", key, args))


def test_the_host_asks_for_the_newer_rules(guest: Guest) -> None:
    page, sent = guest("/games/connect_four", calm=True), list[str]()

    def with_news(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["is"] == "table":
                message |= {"edition": "connect_four@1", "newRules": 2, "host": True}
            wire.send(json.dumps(message))

        def hear(text: str | bytes) -> None:
            if (word := json.loads(text)["do"]) == "rules":  # as if somebody else sat here: they are asked
                sent.append(word)
                wire.send(json.dumps({"is": "ask", "what": "rules", "who": 1, "name": "Boris", "waiting": [0]}))
            else:
                server.send(text)

        server.on_message(tell)
        wire.on_message(hear)

    page.route_web_socket("**/ws/**", with_news)
    lay_table(page)
    my_turn(page)
    assert page.locator('link[data-game="connect_four@1"]').count() == 1
    page.get_by_role("button", name=said("menu")).first.click()
    expect(page.get_by_text(said("old-rules"))).to_be_visible()
    page.get_by_role("button", name=said("newer-rules")).click()
    asked = page.get_by_role("alertdialog", name=said("newer-rules"))
    expect(asked).to_contain_text(said("asks-rules", name="Boris"))
    assert sent == ["rules"]


def test_everybody_reads_what_the_host_says(guest: Guest) -> None:
    def with_notice(route: Route) -> None:
        route.fulfill(json=route.fetch().json() | {"notice": "Back at nine."})

    page = guest("/")
    page.route("**/api/tables?**", with_notice)
    expect(page.get_by_role("alert")).to_have_text("Back at nine.")
