"""What would the Master do? Who may ask, how often, and what the others are told of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from table_talk import GUEST_A, GUEST_B, Person, Room

from peltry.bots import levels
from peltry.masters import weights
from peltry.server.bounds import limits
from peltry.server.games import bots
from peltry.server.tables import hints
from peltry.table.lesson import lesson_of
from peltry.table.library import game_names, load

BOT = {"kind": "bot", "bot": "novice"}


def alone(room: Room, game: str = "connect_four", **more: Any) -> tuple[str, Person, dict[str, Any]]:
    """One person and bots, at their first choice."""
    seats = [{"kind": "human"}, *[BOT] * (max(load(game).players) - 1)]
    made = room.post("tables", GUEST_A, game=game, seats=seats, **more)
    person = room.sit(made["id"], made["seats"][0]["token"])
    while len((view := person.my_turn())["moves"]) == 1:
        person.move(view["moves"][0]["move"], view["version"])
    return made["id"], person, view


def asked(person: Person, view: dict[str, Any]) -> dict[str, Any]:
    person.say(do="hint", seat=view["seat"], version=view["version"])
    return person.until(lambda message: message["is"] in ("hint", "error"))


@pytest.mark.parametrize("game", game_names())
def test_who_plays_alone_is_told_the_best_moves(room: Room, game: str) -> None:
    _, person, view = alone(room, game)
    assert view["mayAsk"] is True
    told = asked(person, view)
    assert (told["is"], told["version"], told["seat"], told["taken"]) == ("hint", view["version"], 0, 1)
    assert 1 <= len(told["moves"]) <= 3
    assert {each["move"] for each in told["moves"]} <= {each["move"] for each in view["moves"]}
    assert (told["moves"][0]["lost"], told["moves"][0]["gap"]) == (0, "level")


def test_asked_again_it_says_the_same_and_counts_once(room: Room) -> None:
    table, person, view = alone(room)
    first = asked(person, view)
    assert asked(person, view) == first
    assert room.live(table).record.seats[0].hints == 1
    facts = room.get(f"tables/{table}")
    assert facts["seats"][0]["hints"] == 1
    assert "hints" not in facts["seats"][1]


def test_how_often_somebody_asked_outlives_the_table_in_memory(room: Room) -> None:
    table, person, view = alone(room)
    asked(person, view)
    person.leave()
    room.lobby.forget(table)
    assert room.get(f"tables/{table}")["seats"][0]["hints"] == 1


def test_the_master_is_handed_a_world_dealt_anew(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person, view = alone(room, "stroganov")
    handed: list[Any] = []
    think = room.lobby.house.bots._advise
    monkeypatch.setattr(
        room.lobby.house.bots, "_advise", lambda game, world, seat: (handed.append(world), think(game, world, seat))[1]
    )
    asked(person, view)
    true = room.live(table).match.position
    assert handed[0] is not true
    assert handed[0].states.tobytes() != true.states.tobytes()
    assert handed[0].sight(0).tobytes() == true.sight(0).tobytes()


def test_nobody_asks_where_others_play(room: Room) -> None:
    table, a, _, _ = room.two()
    view = a.until(lambda message: message["is"] == "view") if not a.heard else a.heard[-1]
    assert "mayAsk" not in view
    assert "without hints" in asked(a, {"seat": 0, "version": 0})["text"]
    assert room.live(table).record.seats[0].hints == 0


def test_where_the_table_was_laid_so_everybody_asks_and_all_are_told_how_often(room: Room) -> None:
    table, a, b, _ = room.two(hints=True)
    assert room.get(f"tables/{table}")["hints"] is True
    assert a.heard[-1]["mayAsk"] is True
    assert "mayAsk" not in b.heard[-1], "it is not to play"
    told = asked(a, {"seat": 0, "version": 0})
    assert told["is"] == "hint"
    facts = b.until(lambda message: message["is"] == "table" and "hints" in message["seats"][0])
    assert facts["seats"][0]["hints"] == 1
    assert not [message for message in b.heard if message["is"] == "hint"], "what was said is for the asker"
    assert "another player’s turn" in asked(b, {"seat": 1, "version": 0})["text"]


def test_a_free_chair_is_somebody_elses(room: Room) -> None:
    table, tokens = room.table("human", "open", guest=GUEST_A)
    room.post(f"tables/{table}/start", GUEST_A)
    person = room.sit(table, tokens[0])
    view = person.until(lambda message: message["is"] == "view")
    assert "without hints" in asked(person, view)["text"]


def test_friends_around_one_screen_play_in_one_hand(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table, *tokens)
    assert asked(person, person.view(0))["is"] == "hint"


def test_only_with_the_secret_of_the_seat(room: Room) -> None:
    table, _, _ = alone(room)
    spectator = room.sit(table)
    spectator.until(lambda message: message["is"] == "view")
    assert "not your seat" in spectator.refused(do="hint", seat=0, version=0)


def test_an_earlier_moment_is_not_answered(room: Room) -> None:
    table, person, view = alone(room)
    person.move(view["moves"][0]["move"], view["version"])
    later = person.until(lambda message: message["is"] == "view" and message["version"] > view["version"])
    person.say(do="hint", seat=0, version=view["version"])
    person.until(lambda message: message["is"] == "view")
    assert not [message for message in person.heard if message["is"] == "hint"]
    assert later["version"] > view["version"]
    assert room.live(table).record.seats[0].hints == 0


def test_who_asks_too_much_waits(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    bucket = limits.Addresses(1e-9, 1, room.clock)
    monkeypatch.setitem(room.lobby.house.allowances.of, "hints", bucket)
    table, person, view = alone(room)
    assert asked(person, view)["is"] == "hint"
    assert asked(person, view)["is"] == "hint", "the same again costs nothing"
    person.move(view["moves"][0]["move"], view["version"])
    view = person.until(lambda m: m["is"] == "view" and bool(m.get("moves")) and m["version"] > view["version"])
    assert "too many requests" in asked(person, view)["text"]
    assert room.live(table).record.seats[0].hints == 1


@pytest.fixture
def nothing_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def forget() -> None:
        levels.learned_player.cache_clear()
        bots.plays_greedily.cache_clear()

    monkeypatch.setattr(weights, "home_of", lambda kind: tmp_path / "master.npz")
    monkeypatch.setattr(levels, "_said", set())
    forget()
    yield
    forget()


@pytest.mark.usefixtures("nothing_learned")
def test_where_nobody_has_learned_the_rules_it_says_so(room: Room) -> None:
    table, person, view = alone(room)
    assert "nobody has learned these rules" in asked(person, view)["text"]
    assert room.live(table).record.seats[0].hints == 0


def test_a_lesson_tells_what_to_do_by_itself(room: Room) -> None:
    name = next(name for name in game_names() if lesson_of(load(name).kind.home))
    room.client.portal.call(room.lobby.house.shelf.ready, name)
    made = room.post(f"games/{name}/lesson", GUEST_A, name="Anna")
    person = room.sit(made["id"], made["seats"][0]["token"])
    view = person.until(lambda message: message["is"] == "view" and "lesson" in message)
    assert "mayAsk" not in view
    told = asked(person, view)["text"]
    assert "the lesson tells" in told or "only one move" in told


def test_after_a_lesson_hints_are_to_be_had(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(name for name in game_names() if lesson_of(load(name).kind.home))
    room.client.portal.call(room.lobby.house.shelf.ready, name)
    made = room.post(f"games/{name}/lesson", GUEST_A, name="Anna")
    table = room.live(made["id"])
    match = room.client.portal.call(table.opened)
    monkeypatch.setattr(hints.lessons, "standing", lambda record, match: None)
    assert hints.may_ask(table.record, match, match.to_play()) == (match.position.count > 1)


def test_again_the_count_begins_anew_and_the_table_stays_as_it_was_laid(room: Room) -> None:
    table, a, b, _ = room.two(hints=True)
    asked(a, {"seat": 0, "version": 0})
    version = 0
    for number in range(7):
        person, seat = (a, 0) if number % 2 == 0 else (b, 1)
        version = person.move(number % 2, version, seat)["version"]
    again = room.post(f"tables/{table}/rematch", GUEST_A)["id"]
    facts = room.get(f"tables/{again}", GUEST_B)
    assert facts["hints"] is True
    assert not any("hints" in seat for seat in facts["seats"])
