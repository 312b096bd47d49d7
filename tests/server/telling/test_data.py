"""A program at the table gets plain values: everything once, then what changed, and moves as they are written."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from table_talk import GUEST_A, Person, Room

from peltry.kernel.packing import layout_of, unpacked
from peltry.server.telling.data import changes, seen_by, written
from peltry.table.library import game_names, load
from peltry.visiting.sheet import take_over

FIRST_SIGHT, A_MOVE = 10_000, 1_000  # bytes
MOVES = 150


def data(person: Person, version: int) -> dict[str, Any]:
    return person.until(lambda message: message["is"] == "data" and message["version"] == version)


@pytest.mark.parametrize("name", game_names())
def test_everything_first_then_what_changed_and_little_of_it(room: Room, name: str) -> None:
    """Whoever takes over the changes has what the seat sees, to the end; and it is short."""
    players = max(load(name).players)
    room.client.portal.call(room.lobby.house.shelf.ready, name)
    table_id, tokens = room.table(*["human"] * players, guest=GUEST_A, game=name)
    people = [room.sit(table_id, token, **{"as": "data"}) for token in tokens]
    told = [data(person, 0) for person in people]
    match = room.live(table_id).match
    sheets = [each["sees"] for each in told]
    for person in people:
        facts = next(len(text) for text in person.raw if '"is":"table"' in text)
        assert facts + len(person.raw[-1]) < FIRST_SIGHT
    start = [sum(map(len, person.raw)) for person in people]
    chance, version = random.Random(4), 0
    while not match.over and version < MOVES:
        seat = told[0]["toPlay"]
        assert told[seat]["moves"] == [match.describe(move) for move in match.legal()]
        assert all("moves" not in each for number, each in enumerate(told) if number != seat)
        people[seat].say(
            do="move", seat=seat, move=chance.choice(told[seat]["moves"]), version=version, key=f"k{version}"
        )
        version = people[seat].answer()["version"]
        for number, person in enumerate(people):
            told[number] = data(person, version)
            take_over(told[number]["changed"], sheets[number])
            assert sheets[number] == json.loads(json.dumps(seen_by(match.position, number)))
            assert told[number]["events"] == [written(event) for event in match.history[-1].heard_by(number)]
            assert told[number]["scores"] == match.scores()
    for person, before in zip(people, start, strict=True):
        assert (sum(map(len, person.raw)) - before) / version < A_MOVE  # all that was sent, answers included


def test_the_end_is_told(room: Room) -> None:
    table_id, tokens = room.table("human", "human", guest=GUEST_A)
    people = [room.sit(table_id, token, **{"as": "data"}) for token in tokens]
    first = data(people[0], 0)["toPlay"]
    for version, column in enumerate("abababa"):
        seat = (first + version) % 2
        people[seat].say(do="move", seat=seat, move=column, version=version, key=f"k{version}")
        assert people[seat].answer()["version"] == version + 1
    told = data(people[1], 7)
    assert (told["over"], told["winners"], told["ranking"][0], told["toPlay"]) == (True, [first], first, -1)
    assert "moves" not in told


def test_a_clock_is_told_without_the_facts_of_the_table(room: Room) -> None:
    table_id, tokens = room.table("human", "human", guest=GUEST_A, minutes=5)
    person = room.sit(table_id, *tokens, **{"as": "data"})
    told = data(person, 0)
    for version, column in enumerate("abab"):
        assert told["clock"]["seat"] == told["toPlay"]
        person.say(do="move", seat=told["toPlay"], move=column, version=version, key=f"k{version}")
        told = data(person, version + 1)
    assert [message["is"] for message in person.heard[-8:]].count("table") == 0
    room.sit(table_id)  # who only watches is nobody's news
    room.sit(table_id, tokens[0]).leave()
    room.post(f"tables/{table_id}/leave", tokens[1])
    assert person.next("table")["seats"][1]["away"]


def test_the_legend_names_what_stands_between_the_colons(room: Room) -> None:
    room.client.portal.call(room.lobby.house.shelf.ready, "stroganov")
    table_id, tokens = room.table("human", "human", guest=GUEST_A, game="stroganov")
    told = data(room.sit(table_id, tokens[0], **{"as": "data"}), 0)
    assert "hunt:place:fur" in told["legend"]["moves"]
    assert "hunted:who:place:fur:horses:coins" in told["legend"]["events"]
    assert told["sees"]["stack"][-1]["who"] == told["toPlay"]
    assert isinstance(told["sees"]["stack"][-1]["kind"], str)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("name", game_names())
def test_what_moves_cost_is_told_to_whoever_asks(room: Room, name: str) -> None:
    game = load(name)
    room.client.portal.call(room.lobby.house.shelf.ready, name)
    table_id, tokens = room.table("human", "human", guest=GUEST_A, game=name)
    person, other = (room.sit(table_id, *tokens, **{"as": "data", "prices": asks}) for asks in (True, False))
    told, chance, goods = data(person, 0), random.Random(3), set()
    match = room.live(table_id).match
    for version in range(1, 80):
        if told["seat"] != told["toPlay"]:
            person.say(do="seat", seat=told["toPlay"])
            told = person.until(lambda message: message["is"] == "data" and "prices" in message)
        said = {}
        for move in match.legal():
            lines = [(game.goods[cost.good], cost.amount, cost.value) for cost in match.position.price(move)]
            said |= (
                {match.describe(move): [":".join(map(str, each if each[2] else each[:2])) for each in lines]}
                if lines
                else {}
            )
        assert told["prices"] == said
        assert "prices" not in data(other, version - 1)
        goods |= {line.split(":")[0] for lines in said.values() for line in lines}
        move = chance.choice(told["moves"])
        person.say(do="move", seat=told["toPlay"], move=move, version=version - 1, key=f"k{version}")
        if (told := data(person, version))["over"]:
            break
    assert bool(goods) == bool(game.goods), "a price was met, where there are any"


def test_a_move_that_is_written_wrongly_is_told_what_would_be_right(room: Room) -> None:
    table_id, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table_id, tokens[0], **{"as": "data"})
    data(person, 0)
    assert "'9' is no move" in person.refused(do="move", seat=0, move="9", version=0, key="a")
    assert "scene" in room.sit(table_id, tokens[1]).refused(do="hello", tokens=[], lang="en", **{"as": "picture"})


def test_words_besides_for_whoever_reads_text(room: Room) -> None:
    table_id, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table_id, *tokens, **{"as": "words"})
    told = data(person, 0)
    words = told["words"]
    assert (words["lang"], len(words["moves"])) == ("en", len(told["moves"]))
    assert words["decision"]
    assert "#" in words["position"]
    person.say(do="move", seat=told["seat"], move=told["moves"][3], version=0, key="a")
    words = data(person, 1)["words"]
    assert len(words["events"]) == 1
    assert "moves" not in words


def test_an_undo_is_only_another_change(room: Room) -> None:
    table_id, tokens = room.table("human", "human", guest=GUEST_A)
    person = room.sit(table_id, *tokens, **{"as": "data"})
    told = data(person, 0)
    sheet, seat = told["sees"], told["toPlay"]
    person.say(do="move", seat=seat, move="c", version=0, key="a")
    take_over(data(person, 1)["changed"], sheet)
    assert sum(sheet["height"]) == 1
    person.say(do="undo", seat=seat, version=1)
    told = data(person, 2)
    take_over(told["changed"], sheet)
    assert (sheet["height"], told["move"], told["events"]) == ([0] * 7, 0, [])


@pytest.mark.parametrize("name", game_names())
def test_a_world_shows_the_seat_what_the_table_shows_it(room: Room, name: str) -> None:
    game = load(name)
    players = max(game.players)
    room.client.portal.call(room.lobby.house.shelf.ready, name)
    table_id, tokens = room.table(*["human"] * players, guest=GUEST_A, game=name)
    person = room.sit(table_id, *tokens, **{"as": "data", "worlds": True})
    told, chance, worlds = data(person, 0), random.Random(5), set()
    match = room.live(table_id).match
    for version in range(40):
        if (seat := told["toPlay"]) < 0:
            break
        if told["seat"] != seat:
            person.say(do="seat", seat=seat)
            told = person.until(lambda m, seat=seat: m["is"] == "data" and m["seat"] == seat)
        if len(told["moves"]) == 1:
            assert "world" not in told  # nothing to think about
        else:
            world = told["world"]
            assert (world["rules"], world["printed"]) == (game.version, game.printed_hash)
            assert world["record"] == layout_of(game.engine.state)
            position = unpacked(game.engine, world["state"])
            assert seen_by(position, seat) == seen_by(match.position, seat)
            assert position.legal() == match.legal()
            assert position.state["rng"] != match.state["rng"]
            worlds.add(world["state"])
        person.say(do="move", seat=seat, move=chance.choice(told["moves"]), version=version, key=f"k{version}")
        told = data(person, version + 1)
    assert len(worlds) > 5


def test_changes_are_the_shortest_way_to_say_them() -> None:
    before = {"row": [1, 2, 3], "players": [{"coins": 1}, {"coins": 2}], "stack": [{"kind": "a"}]}
    now = {"row": [1, 5, 6], "players": [{"coins": 1}, {"coins": 3}], "stack": [{"kind": "b", "who": 1}]}
    assert changes(before, now) == {"row": [1, 5, 6], "players.1.coins": 3, "stack.0": {"kind": "b", "who": 1}}
    assert changes(now, now) == {}
