"""People who mean harm, each refused: foreign pages, forged seats, stolen secrets, floods, broken and huge messages."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from table_talk import GUEST_A, GUEST_B, GUEST_C, WIN, Closed, Room, play_out

from peltry.server.bounds import security
from peltry.server.bounds.limits import (
    BODY_BYTES,
    CHAT_LENGTH,
    IMPORT_BYTES,
    MESSAGE_BYTES,
    NAME_LENGTH,
    Addresses,
    Bucket,
    clean,
)
from peltry.server.bounds.refusals import Refused
from peltry.server.socket import showing

EVIL = {"Origin": "http://evil.example"}


# Where a request comes from.


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://table.test.evil.example", "http://table.test:81"]
)
def test_a_foreign_page_opens_no_socket(room: Room, origin: str) -> None:
    table, _ = room.table("human", "human", guest=GUEST_A)
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        room.client.websocket_connect(f"/ws/{table}", headers={"Origin": origin}),
    ):
        pass
    assert refused.value.code == 1008


def test_a_foreign_page_posts_nothing(room: Room) -> None:
    asked = {"game": "connect_four", "seats": [{"kind": "human"}] * 2}
    assert room.client.post("/api/tables", json=asked, headers=EVIL).status_code == 403
    assert room.client.post("/api/import", content=b"{}", headers=EVIL).status_code == 403
    own = {"Origin": "http://table.test"}
    assert room.client.post("/api/tables", json=asked, headers=own).status_code == 201


def test_every_answer_forbids_inline_script_and_frames(room: Room) -> None:
    for path in ("/", "/api/games", "/t/whatever", "/api/nothing", "/assets/none.js"):
        headers = room.client.get(path).headers
        policy = headers["content-security-policy"]
        script = next(part for part in policy.split(";") if part.strip().startswith("script-src"))
        assert script.strip() == "script-src 'self'"
        assert "frame-ancestors 'none'" in policy
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_strange_host_is_not_written_into_the_policy(room: Room) -> None:
    headers = room.client.get("/api/games", headers={"Host": "a; script-src *"}).headers
    assert "script-src *" not in headers["content-security-policy"]


# Whose seat it is.


def test_a_forged_seat_is_refused(room: Room) -> None:
    table, a, b, _ = room.two()
    assert "not your seat" in b.refused(do="move", seat=0, move=3, version=0)
    assert "not your seat" in a.refused(do="move", seat=1, move=3, version=0)
    for seat in (-1, 7, True, "0", None, 1.0, [0]):
        assert a.refused(do="move", seat=seat, move=3, version=0)
    assert room.live(table).record.version == 0


def test_a_guessed_secret_opens_nothing(room: Room) -> None:
    table, _, _, tokens = room.two()
    guesses: list[Any] = [
        "0" * 32,
        tokens[0][:-1] + "x",
        tokens[0].upper(),
        security.digest(tokens[0]),
        "",
        None,
        5,
        {},
    ]
    guesses = [guess for guess in guesses if guess != tokens[0]]
    thief = room.sit(table, *guesses)
    assert thief.view()["seat"] == -1
    for guess in ("0" * 32, security.digest(tokens[0]), tokens[0] + "0"):
        assert room.call("POST", f"tables/{table}/leave", guess).status_code == 403


def test_somebody_elses_secret_opens_only_their_own_table(room: Room) -> None:
    _, _, _, tokens = room.two()
    other, _ = room.table("human", "human", guest=GUEST_C)
    stranger = room.sit(other, *tokens)
    assert stranger.view()["mySeats"] == []
    assert room.call("POST", f"tables/{other}/leave", tokens[0]).status_code == 403
    assert room.call("POST", f"tables/{other}/start", GUEST_B).status_code == 403


def test_secrets_are_never_stored_nor_told(room: Room, tmp_path: Path) -> None:
    table, a, b, tokens = room.two()
    play_out({0: a, 1: b}, a.heard[-1], WIN)
    room.get(f"tables/{table}", GUEST_A)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("peltry.db*"))
    for secret in (*tokens, GUEST_A, GUEST_B):
        assert secret.encode() not in stored
        assert secret not in "".join(a.raw + b.raw)
    told = json.dumps([room.get(f"tables/{table}"), room.get("tables", GUEST_A), room.get(f"tables/{table}/export")])
    for digest in map(security.digest, (*tokens, GUEST_A, GUEST_B)):
        assert digest not in told
        assert digest not in "".join(a.raw + b.raw)


# What is sent.


BROKEN = [
    "", "{", "[]", "null", "5", '"move"', "{}", '{"do": 5}', '{"do": "fly"}', '{"do": ["move"]}', "\x00", "[" * 2000,
    '{"do": "move"}', '{"do":"move","seat":0}', '{"do":"undo","seat":0,"version":"x"}', '{"do":"agree"}',
    '{"do":"move","seat":0,"move":1e400,"version":0}', '{"do":"move","seat":0,"move":99999999999999,"version":0}',
    '{"do":"move","seat":0,"move":-1,"version":0}', f'{{"do":"move","seat":0,"move":0,"version":0,"key":"{"k" * 65}"}}',
    '{"do":"hello","tokens":"all"}', '{"do":"chat"}', '{"do":"chat","text":{"a":1}}', '{"do":"seat","seat":1}',
]  # fmt: skip


@pytest.mark.parametrize("message", BROKEN)
def test_a_broken_message_is_refused_and_the_table_goes_on(room: Room, message: str) -> None:
    table, tokens = room.table("human", "bot", guest=GUEST_A)
    a = room.sit(table, *tokens)
    a.my_turn()
    a.socket.send_text(message)
    assert a.next("error")["text"]
    assert room.live(table).record.version == 0
    assert a.move(3, 0)["version"] == 1


def test_binary_rubbish_is_refused(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    a = room.sit(table, *tokens)
    a.view()
    a.socket.send_bytes(b"\xff\xfe\x00rubbish")
    assert a.next("error")["text"]


def test_nothing_is_told_before_hello(room: Room) -> None:
    table, _ = room.table("human", "human", guest=GUEST_A)
    with room.client.websocket_connect(f"/ws/{table}") as socket:
        socket.send_text(json.dumps({"do": "chat", "text": "x"}))
        assert socket.receive_json() == {"is": "error", "text": "say hello first"}


def test_an_oversized_message_closes_the_socket(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    a = room.sit(table, *tokens)
    a.view()
    a.say(do="chat", text="x" * MESSAGE_BYTES)
    with pytest.raises(Closed, match="1009"):
        a.until(lambda message: False)  # the greeting's chat may come behind the first view


def test_a_flood_is_cut_off(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    a = room.sit(table, *tokens)
    a.view()
    for _ in range(300):
        a.socket.send_text('{"do":"ping"}')
    with pytest.raises(Closed, match="1008"):
        a.until(lambda message: False)
    pongs = sum(message["is"] == "pong" for message in a.heard)
    assert pongs < 150
    assert room.live(table).record.version == 0


@pytest.mark.parametrize(
    "again", [{"do": "lang", "lang": "en"}, {"do": "hello", "tokens": []}, {"do": "seat", "seat": 1}]
)
def test_a_table_is_told_anew_only_so_often(room: Room, again: dict[str, Any]) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table, *tokens)
    person.view(0)
    for _ in range(40):
        person.say(**again)
    person.say(do="ping")
    heard = [person.hear() for _ in range(2)]
    while heard[-1]["is"] != "pong":
        heard.append(person.hear())
    refused = [message for message in heard if message["is"] == "error"]
    assert 15 <= len(refused) <= 25
    assert {message["text"] for message in refused} == {str(Refused("look-slower"))}


def test_who_plays_both_seats_looks_as_whoever_is_to_play(room: Room) -> None:
    """At every turn of a whole game, as fast as they like."""
    table, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table, *tokens)
    person.view(0)
    for version in range(24):
        seat = version % 2
        person.say(do="seat", seat=seat)
        assert person.move([0, 1, 2, 4][version // 6], version, seat)["is"] == "done"
    assert not [message for message in person.heard if message.get("text") == str(Refused("look-slower"))]


def test_a_long_story_waits_for_its_turn_at_the_desk(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "MANY_MOVES", 1)
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 3, 2])
    told: list[str] = []
    house = room.lobby.house
    desk = house.at_the_desk

    async def at_the_desk(work: Any, *args: Any, **whose: Any) -> Any:
        told.append(work.__name__)
        return await desk(work, *args, **whose)

    monkeypatch.setattr(house, "at_the_desk", at_the_desk)
    assert len(room.sit(table).view(3)["events"]) >= 3
    assert told == ["tell"]


def test_one_address_cannot_found_tables_without_end(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(room.lobby.house.shares.of, "posts", Addresses(1e-9, 20, room.clock))
    answers = [room.call("POST", "tables", GUEST_A, game="chess").status_code for _ in range(30)]
    assert answers == [404] * 20 + [429] * 10


def test_buckets_fill_again() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 4.0, lambda: now[0])
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    addresses = Addresses(1.0, 1.0, lambda: now[0])
    assert addresses.take("a")
    assert addresses.take("b")
    assert not addresses.take("a")
    now[0] = 100.0
    for number in range(1200):
        addresses.take(str(number))
    assert "a" not in addresses.buckets


def test_bodies_have_an_end(room: Room) -> None:
    too_long = b'{"game": "' + b"x" * BODY_BYTES + b'"}'
    assert room.client.post("/api/tables", content=too_long).status_code == 413
    assert room.client.post("/api/import", content=b"x" * (IMPORT_BYTES + 1)).status_code == 413

    def endless() -> Any:  # no content-length: counted as it comes
        for _ in range(64):
            yield b"x" * 1024

    assert room.client.post("/api/tables", content=endless()).status_code == 413
    assert room.client.post("/api/tables", content=b"\xff\x00").status_code == 400
    assert room.client.post("/api/tables", content=b"[1]").status_code == 400


# What is written.

SCRIPT = "<script>alert(1)</script>"


LONG = "a" * 3000


@pytest.mark.parametrize(
    "asked",
    [
        {"options": {"colours": LONG}}, {"options": {"preset": LONG}}, {"options": {LONG: "on"}}, {"game": LONG},
        {"seats": [{"kind": LONG}]}, {"seats": [{"kind": "bot", "bot": LONG}]}, {"minutes": LONG}, {"players": LONG},
    ],
)  # fmt: skip
def test_a_long_text_is_refused_in_a_short_line(room: Room, asked: dict[str, Any]) -> None:
    """Fluent raises at more than 2,500 characters in a row, which was a 500."""
    answer = room.call("POST", "tables", GUEST_A, **({"game": "stroganov", "players": 2} | asked))
    assert 400 <= answer.status_code < 500, answer.text
    assert len(answer.json()["error"]) < 2000


def test_script_in_names_and_chat_stays_plain_text(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A, names=[SCRIPT, 'x" onload="y'])
    a = room.sit(table, *tokens)
    names = a.view()["names"]
    assert names[0] == SCRIPT[:NAME_LENGTH], "the same characters, and only so many"
    a.say(do="chat", text=SCRIPT)
    assert a.until(lambda m: m["is"] == "chat" and bool(m["lines"]))["lines"][0]["text"] == SCRIPT
    page = room.client.get(f"/api/tables/{table}")
    assert page.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "unseen",
    [
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800",
        "\u034f",
        "\ufe0f",
        "\ufe01",
        "\U000e0101",
        "\u17b4",
        "\u2800\ufe0f",
        "\u180b",
    ],
)
def test_what_nobody_sees_makes_no_name_and_no_other_one(room: Room, unseen: str) -> None:
    assert clean(unseen * 3, 40) == ""
    assert clean(f"{unseen}Anna{unseen}", 40) == "Anna"
    table, tokens = room.table("human", "open", guest=GUEST_A, names=["Anna"], open=True)
    a, other = room.sit(table, *tokens), room.sit(table)
    other.say(do="chat", name=f"Anna{unseen}", text="I am not Anna")
    heard = a.until(lambda m: m["is"] == "chat" and bool(m["lines"]))
    assert heard["lines"][0]["name"] == "Anna 2"


def test_no_script_piles_up_marks_over_the_lines_around() -> None:
    assert clean("\u0e2a" + "\u0e47" * 50, 40) == "\u0e2a" + "\u0e47" * 4
    assert clean("a" + "\u0489" * 50, 40) == "a" + "\u0489" * 4
    for whole in (
        "\u0e17\u0e35\u0e48",
        "\u1019\u103c\u103d\u103e\u102c",
        "\u0938\u094d\u0924\u094d\u0930\u0940",
        "\u2764\ufe0f \u263a\ufe0f",
    ):
        assert clean(whole, 40) == whole


def test_names_and_chat_are_cleaned() -> None:
    assert clean("  Anna \n\t of\u00a0  Perm\x00\x1b[31m ", 40) == "Anna of Perm [31m"
    assert clean("a\u202eb\u200bc\u2066d\ufeff", 40) == "abcd"
    assert clean("e" + "\u0301" * 50, 40) == "\u00e9\u0301\u0301"
    assert clean("x" * 1000, CHAT_LENGTH) == "x" * CHAT_LENGTH
    assert clean("\ud800lone", 40) == "lone"
    assert clean(None, 40) == clean(5, 40) == clean(["a"], 40) == ""


@pytest.mark.parametrize("letter", ["\u0301\u0323", "\u0344", "\u0301\u200d", "x", "\ufb2c", "\u1100\u1161\u11a8"])
def test_only_what_is_short_is_normalised(monkeypatch: pytest.MonkeyPatch, letter: str) -> None:
    """To sort the marks of a letter takes the square of their number: 120 kB of them took three seconds."""
    lengths, marks = [], []
    normalize = unicodedata.normalize

    def measured(form: str, text: str) -> str:
        lengths.append(len(text))
        marks.append(max(map(len, re.findall("[\u0300-\u036f]+", text)), default=0))
        return normalize(form, text)

    monkeypatch.setattr(unicodedata, "normalize", measured)
    assert len(clean("a" + letter * 100_000, NAME_LENGTH)) <= NAME_LENGTH
    assert max(lengths) <= 10 * NAME_LENGTH
    assert max(marks) <= 5


def test_what_is_cut_before_it_is_normalised_loses_nothing_that_is_shown() -> None:
    decomposed = unicodedata.normalize("NFD", "Nguyễn Thị Ánh Tuyết ở Hà Nội")
    assert clean(decomposed, NAME_LENGTH) == "Nguyễn Thị Ánh Tuyết ở Hà Nội"[:NAME_LENGTH].strip()
    assert clean(" " * 10_000 + "Anna", NAME_LENGTH) == "Anna"


def test_an_empty_name_gets_one(room: Room) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A, names=["\u200b\u202e  "])
    room.post(f"tables/{table}/join", GUEST_B, name="\x00")
    assert room.get(f"tables/{table}")["names"] == ["Player 1", "Player 2"]


# Paths.


PATHS = [
    "/assets/../../app.py", "/assets/%2e%2e/%2e%2e/server/app.py", "/..%2f..%2fserver/app.py", "/%2e%2e/pyproject.toml",
    "/api/games/..%2fstroganov/art.svg", "/api/games/../../art.svg", "/api/tables/..%2f..%2fx", "/assets//etc/passwd",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_client(room: Room, path: str) -> None:
    answer = room.client.get(path)
    assert answer.status_code in (404, 503) or "<!doctype html" in answer.text.lower()
    assert "import " not in answer.text
    assert "root:" not in answer.text


def test_a_socket_that_says_nothing_is_closed(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    from peltry.server.socket import connection

    monkeypatch.setattr(connection, "HELLO_WITHIN", 0.05)
    table, _ = room.table("human", "human", guest=GUEST_A)
    with room.client.websocket_connect(f"/ws/{table}") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_text()
    assert closed.value.code == 1008
