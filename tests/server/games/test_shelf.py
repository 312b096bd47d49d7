"""A house that has just opened: what is told of its games comes before they are made ready."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from peltry.server.games import shelf as shelf_module
from peltry.server.games.shelf import LANGUAGES, Shelf


def test_the_lobby_does_not_wait_for_rules_to_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, untold = Shelf(), list[str]()

    def first_game(game: Any) -> None:
        untold.extend(each.name for each in shelf.games.values() if each.languages != set(LANGUAGES))

    monkeypatch.setattr(shelf_module, "all_compiled", lambda game: True)
    monkeypatch.setattr(shelf_module, "first_game", first_game)
    monkeypatch.setattr(shelf_module, "has_secrets", lambda game: False)
    monkeypatch.setattr(shelf_module, "settle", lambda: None)

    async def open_house() -> None:
        await shelf.open()
        await shelf.warm()

    try:
        asyncio.run(open_house())
    finally:
        shelf.close()
    assert len(shelf.names) >= 4
    assert all(each.ready for each in shelf.games.values())
    assert untold == []
