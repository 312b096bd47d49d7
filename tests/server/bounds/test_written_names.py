"""What people name is written down only when no database can stumble over it: a NUL threw a table out of PostgreSQL."""

from __future__ import annotations

import pytest
from table_talk import GUEST_A, Room


@pytest.mark.parametrize("key", ["a\x00b", "\x00", "x" * 65, "", "caf\u00e9", "a b", "\u202e", 5, ["k"]])
def test_a_key_is_plain_letters(room: Room, key: object) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    a = room.sit(table, *tokens)
    a.my_turn()
    assert "a key is" in a.refused(do="move", seat=0, move=3, version=0, key=key)
    assert a.move(3, 0, key="0123456789abcdef")["version"] == 1, "and the table is still there"


@pytest.mark.parametrize("name", ["%00", "a%00b", "%ED%A0%80", "x" * 17, "x" * 5000, "ab%20c", "%27--", "TABLE"])
def test_what_is_no_name_of_a_table_is_not_even_asked_for(
    room: Room, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(work: object) -> None:
        raise AssertionError("the database was asked")

    monkeypatch.setattr(room.lobby.house.store, "read", never)
    for path in ("", "/log", "/verify"):
        assert room.client.get(f"/api/tables/{name}{path}").status_code == 404
    assert room.client.post(f"/api/tables/{name}/join", json={}).status_code == 404
