"""Save files that somebody made up: each is refused with one line, and none reaches a file or a stranger's table."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

import pytest
from table_talk import WIN, Room, play_out

from peltry.server.bounds.limits import NAME_LENGTH
from peltry.server.tables import files
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


@pytest.mark.parametrize("crowd", [[[]] * 3000, {f"{n:x}": 0 for n in range(3000)}, [[[0] * 20] * 20] * 20])
def test_what_is_far_too_many_things_is_not_read_twice(room: Room, crowd: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A megabyte of brackets would be read, written and read again, and nobody is answered meanwhile."""
    save = save_of(room, options={"crowd": crowd})
    monkeypatch.setattr(files, "parse", None)
    answer = upload(room, save)
    assert (answer.status_code, answer.json()["error"]) == (400, "this is no save file of Peltry")


GOOD = {"format": "peltry save 1", "game": "connect_four", "rules": 1, "names": ["a", "b"]}
OTHERWISE_ENCODED = [
    json.dumps(GOOD).encode("utf-16"), json.dumps(GOOD).encode("utf-16-le"), json.dumps(GOOD).encode("utf-32"),
    b'{"game": "connect_four", "rules": 1, "names": ["\xed\xa0\x80", "b"]}',
    b'{"game": "connect_four", "rules": 1, "names": ["\\ud800", "b"]}',
]  # fmt: skip


@pytest.mark.parametrize("sent", OTHERWISE_ENCODED)
def test_a_save_is_utf_8(room: Room, sent: bytes) -> None:
    answer = upload(room, sent)
    assert answer.status_code == 400, answer.text


def test_a_mark_at_the_beginning_of_a_text_file_does_not_matter(room: Room) -> None:
    assert upload(room, b"\xef\xbb\xbf" + json.dumps(save_of(room)).encode()).status_code == 201


@pytest.mark.parametrize("field", ["moves", "printed", "game", "format"])
def test_a_long_text_in_a_save_is_not_said_again_in_full(room: Room, field: str) -> None:
    answer = upload(room, save_of(room, **{field: "x" * 9000}))
    assert 400 <= answer.status_code < 500
    assert len(answer.json()["error"]) < 3000


def test_a_long_name_in_a_save_is_shortened_before_anything_is_made_of_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths = []
    normalize = unicodedata.normalize
    monkeypatch.setattr(unicodedata, "normalize", lambda form, text: lengths.append(len(text)) or normalize(form, text))
    made = upload(room, save_of(room, names=["a" + "\u0301\u0323" * 60_000, "Boris"])).json()
    assert room.get(f"tables/{made['id']}")["names"][1] == "Boris"
    assert max(lengths) < 10 * NAME_LENGTH


def test_names_in_a_save_are_cleaned(room: Room) -> None:
    made = upload(room, save_of(room, names=["\u202e" + SCRIPT, "  "])).json()
    assert room.get(f"tables/{made['id']}")["names"] == [SCRIPT[:NAME_LENGTH], "Player 2"]


def test_an_edited_save_is_noticed(room: Room) -> None:
    save = save_of(room)
    save["moves"] = "a b a b a b c"
    assert "checksum" in upload(room, save).json()["error"]
