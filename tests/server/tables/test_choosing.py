"""What each player chooses for their own seat while a table waits: a colour, the side of a board."""

from __future__ import annotations

from typing import Any

import pytest
from table_talk import GUEST_A, GUEST_B, GUEST_C, Clock, Room

import peltry
from conftest import open_room
from peltry.server.store import records
from peltry.server.tables.choosing import turned

Colours = list[str | None]


def waiting(room: Room, *others: str, **more: Any) -> str:
    table, _ = room.table("human", *others, guest=GUEST_A, game="stroganov", names=["Anna"], **more)
    return table


def join(room: Room, table: str, guest: str, name: str, seat: int | None = None, **choices: Any) -> Any:
    return room.call("POST", f"tables/{table}/join", guest, name=name, seat=seat, choices=choices)


def choose(room: Room, table: str, guest: str, seat: int | None = None, **choices: Any) -> Any:
    return room.call("POST", f"tables/{table}/choose", guest, seat=seat, choices=choices)


def colours(room: Room, table: str) -> Colours:
    """As everybody in the waiting room is told."""
    return next(each["chosen"] for each in room.get(f"tables/{table}")["choices"] if each["name"] == "colours")


def kept(room: Room, table: str) -> dict[str, Any]:
    """What the database holds."""
    read = room.client.portal.call(room.lobby.house.store.read, records.outline(table))
    return dict(read.options)


def test_a_guest_chooses_while_sitting_down(room: Room) -> None:
    table = waiting(room, "open", "open")
    anna = room.sit(table)
    assert colours(room, table) == [None, None, None]
    assert join(room, table, GUEST_B, "Boris", colours="green", boards="b").status_code == 200
    told = anna.until(lambda m: m["is"] == "table" and m["seats"][1]["kind"] == "human")
    assert [each["chosen"] for each in told["choices"]] == [[None, "green", None], ["a", "b", "a"]]
    assert kept(room, table) == {"colours": [None, "green", None], "boards": [None, "b", None]}


def test_who_has_not_chosen_takes_what_is_left_when_the_game_begins(room: Room) -> None:
    table = waiting(room, "open", "open", "open")
    join(room, table, GUEST_B, "Boris", seat=2, colours="blue")
    join(room, table, GUEST_C, "Cyril", seat=3)
    room.post(f"tables/{table}/start", GUEST_A)
    assert kept(room, table)["colours"] == ["red", "green", "blue", "yellow"]
    facts = room.get(f"tables/{table}")
    assert facts["colours"] == ["red", "green", "blue", "yellow"]
    assert "choices" not in facts
    state = room.sit(table, **{"as": "data"}).next("data")["sees"]
    assert [player["colour"] for player in state["players"][:4]] == [1, 2, 0, 3]


def test_the_last_to_sit_down_begins_the_game_in_the_colour_they_chose(room: Room) -> None:
    table = waiting(room, "open")
    join(room, table, GUEST_B, "Boris", colours="blue")
    assert room.get(f"tables/{table}")["state"] == "playing"
    assert kept(room, table)["colours"] == ["red", "blue"]


def test_a_table_at_which_nobody_chooses_begins_as_it_always_did(room: Room) -> None:
    table = waiting(room, "open")
    join(room, table, GUEST_B, "Boris")
    assert kept(room, table) == {}
    assert room.get(f"tables/{table}")["colours"] == ["blue", "red"]


def test_a_bot_and_a_free_seat_take_what_is_left(room: Room) -> None:
    table = waiting(room, "bot", "open", "open", options={"colours": ["blue", "red", "green", "yellow"]})
    assert join(room, table, GUEST_B, "Boris", seat=3, colours="red").status_code == 200, "the bot had it"
    assert colours(room, table) == ["blue", None, "green", "red"]
    assert choose(room, table, GUEST_B, colours="green").status_code == 200, "a free seat had it"
    assert colours(room, table) == ["blue", None, None, "green"]
    room.post(f"tables/{table}/start", GUEST_A)
    assert kept(room, table)["colours"] == ["blue", "red", "yellow", "green"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Red is taken by Anna; still free: Blue, Green, Yellow"),
        ("fr", "Rouge est déjà à Anna\N{NO-BREAK SPACE}; encore libre\N{NO-BREAK SPACE}: Bleu, Vert, Jaune"),
        ("cs", "Červená: to už má Anna; ještě volné: Modrá, Zelená, Žlutá"),
    ],
)
def test_a_colour_that_somebody_has_is_refused_and_nobody_sits_down(room: Room, lang: str, said: str) -> None:
    table = waiting(room, "open", "open")
    choose(room, table, GUEST_A, colours="red")
    refused = room.client.post(
        f"/api/tables/{table}/join?lang={lang}",
        headers={"Authorization": f"Bearer {GUEST_B}"},
        json={"name": "Boris", "choices": {"colours": "red"}},
    )
    assert (refused.status_code, refused.json()["error"]) == (409, said)
    assert room.get(f"tables/{table}")["seats"][1]["kind"] == "open"
    assert colours(room, table) == ["red", None, None]


def test_one_may_choose_anew_as_long_as_the_table_waits(room: Room) -> None:
    table = waiting(room, "open", "open")
    join(room, table, GUEST_B, "Boris", colours="red")
    assert choose(room, table, GUEST_A, colours="red").status_code == 409
    assert choose(room, table, GUEST_B, colours="red").status_code == 200, "one's own is no other's"
    assert choose(room, table, GUEST_B, colours="yellow").status_code == 200
    assert choose(room, table, GUEST_A, colours="red").status_code == 200
    assert colours(room, table) == ["red", "yellow", None]
    assert choose(room, table, GUEST_A, colours=None).status_code == 200
    assert colours(room, table) == [None, "yellow", None], "whatever is left will do"
    assert join(room, table, GUEST_B, "Boris", seat=1, colours="green").status_code == 200, "joining again does it too"
    assert colours(room, table) == [None, "green", None]


def test_whoever_leaves_gives_the_colour_back(room: Room) -> None:
    table = waiting(room, "open", "open", options={"boards": ["a", "b", "b"]})
    join(room, table, GUEST_B, "Boris", colours="red")
    room.post(f"tables/{table}/leave", GUEST_B)
    assert kept(room, table) == {"colours": [None, None, None], "boards": ["a", "b", "b"]}
    assert choose(room, table, GUEST_A, colours="red").status_code == 200


def test_in_a_browser_with_two_seats_each_has_its_own(room: Room) -> None:
    table, tokens = room.table("human", "human", "open", guest=GUEST_A, game="stroganov")
    assert choose(room, table, GUEST_A, 1, colours="green").status_code == 200
    assert choose(room, table, tokens[0], colours="yellow").status_code == 200
    assert choose(room, table, tokens[0], 1, colours="red").status_code == 403, "this token opens the first seat"
    assert colours(room, table) == ["yellow", "green", None]


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"story_bonus_once": "off"}, "can be chosen for a seat: colours, boards; 'story_bonus_once' is none of it"),
        ({"preset": "czech"}, "what can be chosen for a seat: colours, boards; 'preset' is none of it"),
        ({"colours": "red", "open_hands": "on"}, "'open_hands' is none of it"),
        ({"colours": "pink"}, "option colours is one of blue, red, green, yellow, not 'pink'"),
        ({"colours": ["red", "blue", "green"]}, "option colours is one of"),
        (["red"], "choices is a list of options"),
        (None, "choices is a list of options"),
    ],
)  # fmt: skip
def test_nothing_else_of_the_options_can_be_changed_this_way(room: Room, choices: Any, said: str) -> None:
    table = waiting(room, "open", "open", options={"story_bonus_once": "on"})
    before = kept(room, table)
    refused = room.call("POST", f"tables/{table}/choose", GUEST_A, choices=choices)
    assert refused.status_code == 400
    assert said in refused.json()["error"]
    if choices:
        assert room.call("POST", f"tables/{table}/join", GUEST_B, choices=choices).status_code == 400
    assert kept(room, table) == before
    assert room.live(table).record.options == before


def test_nothing_is_chosen_for_another_seat_nor_by_an_onlooker(room: Room) -> None:
    table = waiting(room, "open", "open")
    join(room, table, GUEST_B, "Boris")
    for guest, seat in ((GUEST_B, 0), (GUEST_B, 2), (GUEST_C, None), (GUEST_C, 1), (None, 1)):
        refused = room.call("POST", f"tables/{table}/choose", guest, seat=seat, choices={"colours": "red"})
        assert refused.status_code == 403, (guest, seat)
    assert kept(room, table) == {}


def test_nothing_is_chosen_once_the_game_has_begun(room: Room) -> None:
    table = waiting(room, "open", "open")
    join(room, table, GUEST_B, "Boris", colours="red")
    room.post(f"tables/{table}/start", GUEST_A)
    before = kept(room, table)
    for refused in (
        choose(room, table, GUEST_B, colours="green"),
        join(room, table, GUEST_B, "Boris", seat=1, colours="green"),
        join(room, table, GUEST_C, "Cyril", colours="yellow"),
    ):
        assert (refused.status_code, refused.json()["error"]) == (409, "the game has begun already")
    assert kept(room, table) == before
    assert join(room, table, GUEST_C, "Cyril").status_code == 200, "a chair that a bot keeps warm is taken as it is"


def test_a_game_without_such_a_choice_has_none(room: Room) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A)
    assert "choices" not in room.get(f"tables/{table}")
    assert "colours" not in room.get(f"tables/{table}")
    refused = choose(room, table, GUEST_A, colours="red")
    assert refused.json()["error"] == "what can be chosen for a seat: –; 'colours' is none of it"


def test_a_list_of_tables_tells_the_colours_and_not_what_else_there_would_be(room: Room) -> None:
    table = waiting(room, "open", "open", open=True)
    join(room, table, GUEST_B, "Boris", colours="red")
    [told] = room.get("tables")["waiting"]
    assert told["colours"] == ["blue", "red", "green"]
    assert "choices" not in told


def test_what_was_chosen_is_there_after_a_restart(database: str, clock: Clock) -> None:
    with open_room(database, clock) as client:
        room = Room(client, clock)
        table = waiting(room, "open", "open")
        join(room, table, GUEST_B, "Boris", colours="red")
    with open_room(database, clock) as client:
        room = Room(client, clock)
        assert colours(room, table) == [None, "red", None]
        assert choose(room, table, GUEST_A, colours="red").status_code == 409


def test_in_a_rematch_everybody_keeps_their_colour() -> None:
    game = peltry.load("stroganov")
    played = {"colours": ["green", "red", "blue"], "boards": "b", "narrow_claims": "on"}
    assert turned(game, played) == {"colours": ["red", "blue", "green"], "boards": "b", "narrow_claims": "on"}
