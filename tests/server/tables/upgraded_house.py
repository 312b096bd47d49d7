"""What people do in a house before and after an upgrade, each part run on the sources of its own release.

`python upgraded_house.py before DATA URL …` leaves tables behind in each of these databases and notes them in the
folder; `after` goes on with them.
"""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from starlette.testclient import TestClient
from table_talk import GUEST_A, GUEST_B, GUEST_C, WIN, Clock, Closed, Person, Room, play_out

from peltry.server.app import make_app

Left = dict[str, Any]
IN_THE_MIDDLE = 3


def house(url: str) -> TestClient:
    app = make_app(url, clock=Clock(), pace=0.0, sweeping=False, warm=False)
    return TestClient(app, base_url="http://table.test")


def play_alone(person: Person, view: dict[str, Any], moves: int) -> dict[str, Any]:
    """The first legal move, again and again."""
    while moves and not view["over"]:
        assert person.move(view["moves"][0]["move"], view["version"])["is"] == "done"
        view, moves = person.view(view["version"] + 1), moves - 1
    return view


def before(room: Room) -> Left:
    running, anna, boris, tokens = room.two()
    play_out({0: anna, 1: boris}, {"version": 0, "toPlay": 0}, [IN_THE_MIDDLE, 0, 0])
    movable, carl, dora, their_tokens = room.two()
    play_out({0: carl, 1: dora}, {"version": 0, "toPlay": 0}, [1, 0, 1, 0])
    finished, anna, boris, _ = room.two()
    play_out({0: anna, 1: boris}, {"version": 0, "toPlay": 0}, WIN)
    waiting, _ = room.table("human", "open", guest=GUEST_A)
    left: Left = {"running": [running, tokens], "finished": finished, "waiting": waiting}
    left |= {"movable": [movable, their_tokens], "save": room.get(f"tables/{finished}/export")}
    hunt, [token] = room.table("human", game="stroganov", guest=GUEST_C)
    first = room.sit(hunt, token).my_turn()
    view = play_alone(room.people[-1], first, 12)
    hunted, [other] = room.table("human", game="stroganov", guest=GUEST_C)
    end = play_alone(room.sit(hunted, other), room.people[-1].my_turn(), 10_000)
    assert end["over"]
    return left | {"hunt": [hunt, token, first["scene"]["id"], view["move"]], "hunted": hunted, "points": end["scores"]}


def after(room: Room, left: Left) -> None:
    an_old_table_goes_on_beside_a_new_one(room, *left["running"])
    a_finished_game_is_told_and_proved(room, left["finished"], left["save"])
    a_table_that_waited_begins(room, left["waiting"])
    a_hunt_goes_on(room, *left["hunt"])
    proof = room.get(f"tables/{left['hunted']}/verify")
    assert (proof["exact"], proof["matches"]) == (True, True)
    assert room.get(f"tables/{left['hunted']}")["scores"] == left["points"]
    players_take_their_game_over(room, *left["movable"])
    a_game_that_cannot_be_taken_over_stays(room, *left["running"])


def an_old_table_goes_on_beside_a_new_one(room: Room, table_id: str, tokens: list[str]) -> None:
    anna, boris = (room.sit(table_id, token) for token in tokens)
    view = boris.my_turn()
    assert view["moves"][0]["text"] == "Drop a disc into column a"
    facts = room.get(f"tables/{table_id}")
    assert (facts["rules"], facts["edition"], facts["newRules"]) == (1, "connect_four@1", 2)
    new_id, carl, dora, _ = room.two()
    assert room.get(f"tables/{new_id}")["rules"] == 2
    assert "Let a disc fall" in carl.heard[-1]["moves"][0]["text"]
    assert "not legal" in carl.move(IN_THE_MIDDLE, 0)["text"]
    four = play_out({0: carl, 1: dora}, {"version": 0, "toPlay": 0}, WIN)
    assert room.get(f"tables/{new_id}")["state"] != "finished"  # five win by now
    assert four == len(WIN)
    version = play_out({0: anna, 1: boris}, {"version": 3, "toPlay": 1}, [1, 2, 1, 2, 1])
    assert version == 8
    for address in ("art.svg", "table.css", "rules"):
        assert room.client.get(f"/api/games/connect_four@1/{address}").status_code == 200
        assert room.client.get(f"/api/games/connect_four@7/{address}").status_code == 404


def a_finished_game_is_told_and_proved(room: Room, table_id: str, save: dict[str, Any]) -> None:
    proof = room.get(f"tables/{table_id}/verify")
    assert (proof["exact"], proof["matches"], proof["rules"]) == (True, True, 1)
    assert room.get(f"tables/{table_id}/replay?move=3")["of"] == len(WIN)
    assert room.get(f"tables/{table_id}/export") == save
    copy = room.post(f"tables/{table_id}/fork", GUEST_C, move=3)["id"]
    assert room.get(f"tables/{copy}")["rules"] == 1
    again = room.post("import", GUEST_C, **save)["id"]
    assert (room.get(f"tables/{again}")["rules"], room.get(f"tables/{again}")["winners"]) == (1, [0])
    rematch = room.post(f"tables/{table_id}/rematch", GUEST_A)["id"]
    assert room.get(f"tables/{rematch}")["rules"] == 2  # a new game is played by the new rules


def a_table_that_waited_begins(room: Room, table_id: str) -> None:
    token = room.post(f"tables/{table_id}/join", GUEST_B, name="Boris")["token"]
    boris = room.sit(table_id, token)
    assert boris.view()["toPlay"] == 0
    facts = room.get(f"tables/{table_id}")
    assert (facts["state"], facts["rules"], facts.get("trouble")) == ("playing", 1, None)


def a_hunt_goes_on(room: Room, table_id: str, token: str, scene: str, move: int) -> None:
    hunter = room.sit(table_id, token)
    view = hunter.my_turn()
    assert (view["scene"]["id"], view["move"]) == (scene, move)
    assert play_alone(hunter, view, 5)["move"] == move + 5
    new = room.sit(*flat(room.table("human", game="stroganov", guest=GUEST_C)))
    assert room.get(f"tables/{new.id}")["rules"] == room.get(f"tables/{table_id}")["rules"] + 1
    assert play_alone(new, new.my_turn(), 3)["move"] == 3


def flat(made: tuple[str, list[str]]) -> tuple[str, ...]:
    return made[0], *made[1]


def players_take_their_game_over(room: Room, table_id: str, tokens: list[str]) -> None:
    carl, dora = (room.sit(table_id, token) for token in tokens)
    carl.view(), dora.view()
    assert "only the host" in dora.refused(do="rules")
    carl.say(do="rules")
    asked = dora.next("ask")
    assert (asked["what"], asked["waiting"], asked["name"]) == ("rules", [1], "Player 1")
    dora.say(do="agree", yes=False)
    assert carl.next("answer") == {"is": "answer", "what": "rules", "yes": False}
    assert room.get(f"tables/{table_id}")["rules"] == 1
    carl.say(do="rules")
    dora.next("ask")
    dora.say(do="agree", yes=True)
    assert carl.next("answer")["yes"]
    with contextlib.suppress(Closed):  # the table is put away, and everybody comes back to the new one
        while True:
            carl.hear()
    carl, dora = (room.sit(table_id, token) for token in tokens)
    view = carl.my_turn()
    assert (view["move"], view["version"]) == (4, 4 + 1 + 4)  # all is taken back and played again
    assert "Let a disc fall" in view["moves"][0]["text"]
    facts = room.get(f"tables/{table_id}")
    assert (facts["rules"], facts.get("newRules")) == (2, None)
    version = play_out({0: carl, 1: dora}, view, [1, 0, 1, 0, 1])  # the fifth disc in column b
    assert version == view["version"] + 5
    proof = room.get(f"tables/{table_id}/verify")
    assert (proof["exact"], proof["rules"]) == (True, 2)


def a_game_that_cannot_be_taken_over_stays(room: Room, table_id: str, tokens: list[str]) -> None:
    anna = room.sit(table_id, tokens[0])
    anna.view()
    assert "move 1, d, could not have been made" in anna.refused(do="rules")
    assert room.get(f"tables/{table_id}")["rules"] == 1


def main(part: str, note: Path, url: str) -> None:
    with house(url) as client:
        room = Room(client, Clock(), first_key=0 if part == "before" else 10_000)
        try:
            if part == "before":
                note.write_text(json.dumps(before(room)))
            else:
                after(room, json.loads(note.read_text()))
        finally:
            for person in room.people:
                person.leave()


if __name__ == "__main__":
    for number, url in enumerate(sys.argv[3:]):
        main(sys.argv[1], Path(sys.argv[2]) / f"left-{number}.json", url)
