"""One request does not stop the house: what would take all its memory is refused before anything is made of it."""

from __future__ import annotations

import json

import pytest
from table_talk import GUEST_A, Room

from peltry.bots.greedy import GreedyBot
from peltry.errors import PeltryError
from peltry.server.tables.files import read_upload
from peltry.table.library import OWN_PRINTINGS, load_with_text
from peltry.table.save import checksum, dump_save


@pytest.mark.parametrize("players", [0, -1, 3, 40_000, True, "2", 2.0, None])
def test_players_are_counted_before_seats_are_made(room: Room, players: object) -> None:
    answer = room.call("POST", "tables", GUEST_A, game="connect_four", players=players)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert "played by 2 players" in error if type(players) is int else "whole number" in error


def test_as_many_players_as_the_game_takes_need_no_seats_named(room: Room) -> None:
    made = room.post("tables", GUEST_A, game="connect_four", players=2)
    assert [seat["kind"] for seat in room.get(f"tables/{made['id']}")["seats"]] == ["human", "open"]


def save_with(printed: str) -> bytes:
    data = json.loads(dump_save(load_with_text("strogoff", "# my own box").new(2, seed=5)))
    data["printed_text"] = printed
    return json.dumps(data | {"checksum": checksum(data)}).encode()


def test_printed_values_that_would_fill_the_memory_are_refused(room: Room) -> None:
    answer = room.client.post("/api/import", content=save_with("a" + ".a" * 150 + " = 1"))
    assert answer.status_code == 400
    assert "parts between its dots" in answer.json()["error"]


def test_rubbish_takes_nobodys_place(room: Room) -> None:
    """Any number of boxes that cannot be read, then a good one."""

    async def bring(number: int) -> None:
        with pytest.raises(PeltryError, match="is not known"):
            await read_upload(room.lobby.house, save_with(f"rubbish = {number}"))

    for number in range(OWN_PRINTINGS + 1):
        room.client.portal.call(bring, number)
    answer = room.client.post("/api/import", content=save_with("# my own box"))
    assert answer.status_code == 201, answer.text


def test_printed_values_of_many_people_share_the_compiled_rules() -> None:
    ours, theirs = load_with_text("strogoff", None), load_with_text("strogoff", "# their own box")
    assert ours.engine.doors is theirs.engine.doors
    assert ours.engine.box is not theirs.engine.box
    assert GreedyBot(ours).think is GreedyBot(theirs).think
