"""Save files that somebody made up: each is refused with one line, and none reaches a file or a stranger's table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from table_talk import WIN, Room, play_out

from peltry.server.bounds.limits import NAME_LENGTH
from peltry.table.save import checksum

SCRIPT = "<script>alert(1)</script>"


def upload(room: Room, data: Any) -> Any:
    text = data if isinstance(data, str | bytes) else json.dumps(data)
    return room.client.post("/api/import", content=text)


def save_of(room: Room, **changed: Any) -> dict[str, Any]:
    """A good save with something wrong in it, its checksum right all the same."""
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], WIN)
    save = {**room.get(f"tables/{table}/export"), **changed}
    save["checksum"] = checksum(save)
    return save


WICKED: list[dict[str, Any]] = [
    {"game": "../../../etc/passwd"}, {"game": "connect_four/../stroganov"}, {"game": "connect_four\x00"}, {"game": 5},
    {"game": {"$": 1}}, {"players": 99}, {"players": "2"}, {"players": -1}, {"options": {"../x": "y"}},
    {"seed": "-1"}, {"seed": "1e9"}, {"seed": 7}, {"seed": "٣"}, {"seed": "9" * 61}, {"seed": "9" * 5000},
    {"moves": "a a a a a a a a"}, {"moves": "z"}, {"moves": ["a"]}, {"moves": "../../etc/passwd"},
    {"names": [1, 2]}, {"names": ["a"] * 50}, {"rules": 99}, {"printed": "0" * 16}, {"printed_text": ["x"]},
    {"format": "peltry save 99"},
]  # fmt: skip


@pytest.mark.parametrize("changed", WICKED)
def test_a_wicked_save_is_refused(room: Room, changed: dict[str, Any]) -> None:
    answer = upload(room, save_of(room, **changed))
    assert 400 <= answer.status_code < 500, answer.text
    assert "\n" not in answer.json()["error"]
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "text", ["", "x", "[]", "null", "{" * 5000, "[" * 100000, '{"game": "connect_four"}', b"\xff\xfe"]
)
def test_what_is_no_save_is_refused(room: Room, text: str | bytes) -> None:
    answer = upload(room, text)
    assert 400 <= answer.status_code < 500, answer.text


def test_names_in_a_save_are_cleaned(room: Room) -> None:
    made = upload(room, save_of(room, names=["\u202e" + SCRIPT, "  "])).json()
    assert room.get(f"tables/{made['id']}")["names"] == [SCRIPT[:NAME_LENGTH], "Player 2"]


def test_an_edited_save_is_noticed(room: Room) -> None:
    save = save_of(room)
    save["moves"] = "a b a b a b c"
    assert "checksum" in upload(room, save).json()["error"]
