"""The wire is typed once: what is really sent has the shapes of `telling/shapes/`, and the client knows the same."""

from __future__ import annotations

import functools
import subprocess
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin

import pytest
from table_talk import GUEST_A, WIN, Message, Person, Room, play_out

import peltry
from peltry.server.socket.commands import COMMANDS
from peltry.server.store import records, seats
from peltry.server.telling import shapes

ROOT = Path(__file__).parents[3]
MOST_MOVES = 400  # some games are long; what a view holds has been seen by then


def differences(value: Any, shape: Any, at: str = "") -> Iterator[str]:
    """Where a value is not what its shape says."""
    origin, inside = get_origin(shape), get_args(shape)
    if shape is Any:
        return
    if origin in (Union, types.UnionType):
        tried = [list(differences(value, each, at)) for each in inside]
        if all(tried):
            yield min(tried, key=len)[0]
    elif origin is Literal:
        if value not in inside:
            yield f"{at}: {value!r} is none of {inside}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{at}: {value!r} is no list"
        else:
            for number, each in enumerate(value):
                yield from differences(each, inside[0], f"{at}[{number}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{at}: {value!r} is no object"
        else:
            for key, each in value.items():
                yield from differences(each, inside[1], f"{at}.{key}")
    elif typing.is_typeddict(shape):
        yield from differences_of_fields(value, shape, at)
    else:
        wanted = (int, float) if shape is float else (shape,)
        if not isinstance(value, wanted) or (isinstance(value, bool) and shape is not bool):
            yield f"{at}: {value!r} is no {shape.__name__}"


def differences_of_fields(value: Any, shape: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is no {shape.__name__}"
        return
    fields = typing.get_type_hints(shape, include_extras=True)
    for name in value.keys() - fields.keys():
        yield f"{at}.{name}: {shape.__name__} has no such field"
    for name, kind in fields.items():
        optional = get_origin(kind) is NotRequired
        if name in value:
            yield from differences(value[name], get_args(kind)[0] if optional else kind, f"{at}.{name}")
        elif not optional:
            yield f"{at}.{name}: {shape.__name__} must have it"


def by_tag(union: Any, tag: str) -> dict[str, Any]:
    """The messages of a union by their `is` or `do`."""
    return {get_args(typing.get_type_hints(shape)[tag])[0]: shape for shape in get_args(union)}


FROM_SERVER = by_tag(shapes.FromServer, "is")


def check(value: Any, shape: Any) -> None:
    assert list(differences(value, shape, getattr(shape, "__name__", ""))) == []


def check_heard(person: Person) -> set[str]:
    """Every message somebody got; answers which kinds there were."""
    for message in person.heard:
        check(message, FROM_SERVER[message["is"]])
    return {message["is"] for message in person.heard}


def check_calls(room: Room, table_id: str, secret: str, game: str) -> None:
    """What the lobby answers about a table and its game."""
    at = f"tables/{table_id}"
    check(room.get("games?lang=fr"), shapes.GameList)
    check(room.get("tables?mine", secret), shapes.TableLists)
    check(room.get(at, secret), shapes.TableFacts)
    check(room.get(f"{at}/log", secret), shapes.Story)
    check(room.get(f"{at}/points"), shapes.Points)
    check(room.get(f"{at}/replay?move=0"), shapes.View)
    check(room.get(f"{at}/replay", secret), shapes.View)
    rules = room.call("GET", f"games/{game}/rules?lang=cs")
    check(rules.json(), shapes.Reference if rules.status_code == 200 else shapes.Refusal)


@pytest.mark.parametrize("game", peltry.game_names())
@pytest.mark.usefixtures("unhurried")
def test_a_table_of_each_game_says_only_what_the_shapes_say(room: Room, game: str) -> None:
    table_id, [token] = room.table("human", "bot", guest=GUEST_A, game=game)
    anna, watcher = room.sit(table_id, token), room.sit(table_id, lang="fr")
    check_calls(room, table_id, GUEST_A, game)
    kept = 0  # a view may be shown twice, and a move on the first of them makes the second an old one
    for _ in range(MOST_MOVES):
        view = anna.until(functools.partial(asks_from, kept))
        if view["over"]:
            break
        done = anna.move(last_of(view), view["version"])
        assert done["is"] == "done", done
        kept = done["version"]
    assert check_heard(anna) >= {"view", "table", "chat", "done"}
    watcher.say(do="ping")
    watcher.next("pong")
    check_heard(watcher)
    check_calls(room, table_id, GUEST_A, game)


def asks_from(version: int, message: Message) -> bool:
    return message["is"] == "view" and message["version"] >= version and bool(message.get("moves") or message["over"])


def last_of(view: Message) -> int:
    """A move that brings the game on: often the last offered, but not always the same."""
    moves = view["moves"]
    return int(moves[-1 if view["version"] % 3 else view["version"] % len(moves)]["move"])


def test_people_who_chat_ask_and_refuse_are_told_in_the_same_shapes(room: Room) -> None:
    table_id, a, b, tokens = room.two(hints=True)
    program = room.sit(table_id, tokens[0], **{"as": "words", "worlds": True})
    assert "world" in program.next("data")
    check(room.get("tables"), shapes.TableLists)
    a.say(do="chat", text="Good evening.")
    assert a.next("chat")
    assert a.move(99, 0)["is"] == "error"
    for seat, person in ((0, a), (1, b)):
        assert person.move(3, seat, seat)["is"] == "done"
    a.say(do="hint", seat=0, version=2)
    assert a.next("hint")["taken"] == 1
    a.say(do="why", seat=0, moves=[3], version=2)
    assert a.next("why")["whys"] == [], "it can be done"
    b.say(do="ahead", seat=1, moves=[])
    assert b.next("ahead")["moves"]
    b.say(do="prepare", seat=1, moves=[4], version=2)
    assert b.until(lambda message: "prepared" in message)
    a.say(do="undo", seat=0, version=2)
    assert b.next("ask")["what"] == "undo"
    b.say(do="agree", yes=False)
    assert a.next("answer")["yes"] is False
    a.say(do="ping")
    assert a.next("pong")
    assert "changed" in program.next("data")
    assert check_heard(a) | check_heard(b) | check_heard(program) == FROM_SERVER.keys()


def test_who_sits_down_and_who_proves_a_game_is_answered_in_the_same_shapes(room: Room) -> None:
    made = room.post("tables", GUEST_A, game="connect_four", seats=[{"kind": "human"}, {"kind": "open"}], open=True)
    check(made, shapes.Seated)
    at = f"tables/{made['id']}"
    check(room.get("tables"), shapes.TableLists)
    joined = room.post(f"{at}/join", name="Boris")
    check(joined, shapes.SatDown)
    check(room.post(f"{at}/renew", joined["token"], seat=1), shapes.Seated)
    check(room.post(f"{at}/leave", GUEST_A), shapes.Seated)
    check(room.post(f"{at}/join", GUEST_A, seat=0), shapes.SatDown)
    check(room.call("GET", f"{at}/verify").json(), shapes.Refusal)

    waiting, _ = room.table("human", "open", guest=GUEST_A, game="stroganov")
    check(room.post(f"tables/{waiting}/choose", GUEST_A, choices={"colours": "red"}), shapes.Seated)
    assert check_choices(room.get(f"tables/{waiting}")) == [["red", None], ["a", "a"]]

    table_id, tokens = room.table("human", "human")
    both = room.sit(table_id, *tokens)
    play_out({0: both, 1: both}, both.view(0), WIN)
    check(room.get(f"tables/{table_id}/verify"), shapes.Verified)
    check(room.post(f"tables/{table_id}/rematch", tokens[0]), shapes.Seated)
    check(room.post(f"tables/{table_id}/fork", tokens[0], move=2), shapes.Seated)


def check_choices(facts: Message) -> list[list[str | None]]:
    check(facts, shapes.TableFacts)
    return [choice["chosen"] for choice in facts["choices"]]


def test_a_shape_notices_what_is_missing_unknown_or_of_another_kind() -> None:
    wrong = {"n": 1, "who": "Anna", "name": "Anna", "text": "Hello", "mood": "cheerful"}
    found = set(differences(wrong, shapes.ChatLine, "line"))
    assert found == {
        "line.mood: ChatLine has no such field",
        "line.at: ChatLine must have it",
        "line.who: 'Anna' is no int",
    }


def test_every_command_has_a_shape_and_every_shape_a_command() -> None:
    assert by_tag(shapes.ToServer, "do").keys() == COMMANDS.keys()


def test_the_store_and_the_wire_know_the_same_seats_and_states() -> None:
    assert (seats.Kind, records.State) == (shapes.SeatKind, shapes.TableState)


def test_the_clients_types_and_the_protocol_page_are_written_from_the_shapes_as_they_are() -> None:
    fresh = subprocess.run(
        [sys.executable, ROOT / "tools" / "wire.py", "--check"], check=False, capture_output=True, text=True
    )
    assert fresh.returncode == 0, fresh.stderr
