"""Save files that leave and come back, rematches, and going another way from a move."""

from __future__ import annotations

import json
from pathlib import Path

from table_talk import GUEST_A, GUEST_B, GUEST_C, WIN, Room, play_out

from peltry.table.library import load
from peltry.table.save import dump_save, read_true_save, verify_save


def finished(room: Room) -> tuple[str, list[str]]:
    table, a, b, tokens = room.two()
    play_out({0: a, 1: b}, a.heard[-1], WIN)
    return table, tokens


def bring(room: Room, text: str) -> dict[str, object]:
    answer = room.client.post("/api/import", content=text, headers={"Authorization": f"Bearer {GUEST_C}"})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def test_an_exported_game_verifies_on_its_own(room: Room, tmp_path: Path) -> None:
    table, _ = finished(room)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(room.get(f"tables/{table}/export")))
    assert verify_save(file) == []


def test_an_exported_game_comes_back_as_a_finished_table(room: Room) -> None:
    table, _ = finished(room)
    save = room.get(f"tables/{table}/export")
    new = bring(room, json.dumps(save))["id"]
    assert new != table
    facts = room.get(f"tables/{new}")
    assert (facts["state"], facts["moves"], facts["scores"], facts["origin"]) == ("finished", 7, [1, 0], "import")
    assert room.get(f"tables/{new}/verify")["exact"]
    assert room.get(f"tables/{new}/log") == room.get(f"tables/{table}/log")
    assert room.get(f"tables/{new}/export") == save


def test_a_game_begun_in_the_terminal_goes_on_here(room: Room) -> None:
    match = load("connect_four").new(2, seed=5, names=["Anna", "Boris"])
    for move in WIN[:4]:
        match.play(move)
    made = bring(room, dump_save(match, ["human", "random"]))
    [seat] = made["seats"]
    assert seat["seat"] == 0
    person = room.sit(str(made["id"]), seat["token"])
    view = person.my_turn()
    assert (view["move"], view["names"]) == (4, ["Anna", "Boris"])
    assert person.move(0, 4)["is"] == "done"


def test_a_game_that_others_play_too_is_saved_at_its_end_only(room: Room) -> None:
    table, _, _, tokens = room.two()
    answer = room.call("GET", f"tables/{table}/export", tokens[0])
    assert (answer.status_code, "others play" in answer.text) == (409, True)
    assert room.call("GET", f"tables/{table}/export", GUEST_C).status_code == 403


def test_while_a_chair_waits_for_somebody_nothing_is_told_of_what_is_hidden(room: Room) -> None:
    table, [token] = room.table("human", "open", guest=GUEST_A)
    room.post(f"tables/{table}/start", GUEST_A)  # a bot keeps it warm
    answer = room.call("GET", f"tables/{table}/export", token)
    assert (answer.status_code, "still waits" in answer.text) == (409, True)
    assert "alone" not in room.get(f"tables/{table}", token)


def test_who_plays_alone_saves_all_of_it_and_goes_on_elsewhere(room: Room, tmp_path: Path) -> None:
    table, [token] = room.table("human", "bot", guest=GUEST_A)
    a = room.sit(table, token)
    a.my_turn()
    a.move(3, 0)
    a.my_turn()
    assert room.get(f"tables/{table}", token)["alone"]
    assert room.call("GET", f"tables/{table}/export", GUEST_C).status_code == 403
    save = room.get(f"tables/{table}/export", token)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(save))
    resumed = read_true_save(file)  # as `peltry play --resume` reads it
    assert resumed.seats == ["human", "clerk"]
    assert resumed.match.moves == room.live(table).match.moves
    assert resumed.match.seed == room.live(table).record.seed
    [seat] = bring(room, json.dumps(save))["seats"]
    assert seat["seat"] == 0, "the bot keeps its seat"


def test_several_at_one_screen_may_save_their_game(room: Room) -> None:
    table, _ = room.table("human", "human", guest=GUEST_A)
    assert room.get(f"tables/{table}/export", GUEST_A)["seats"] == ["human", "human"]


def test_the_link_of_one_seat_does_not_open_what_lies_in_the_hands_of_another(room: Room) -> None:
    """Somebody laid the table at one screen and handed a friend the link of one of its seats."""
    table, [_, friend] = room.table("human", "human", guest=GUEST_A)
    for method, ask, more in (("GET", "export", {}), ("POST", "fork", {"move": 0, "guest": GUEST_B})):
        assert room.call(method, f"tables/{table}/{ask}", friend, **more).status_code == 409
    assert "alone" not in room.get(f"tables/{table}", friend)
    assert not room.get(f"tables/{table}").get("known")
    assert room.get(f"tables/{table}", GUEST_A)["alone"]
    assert room.call("POST", f"tables/{table}/fork", friend, move=0, guest=GUEST_A).status_code == 201


def test_the_same_players_again_with_the_same_tokens(room: Room) -> None:
    table, tokens = finished(room)
    assert room.call("POST", f"tables/{table}/rematch", GUEST_C).status_code == 403
    new = room.post(f"tables/{table}/rematch", tokens[0])
    assert room.post(f"tables/{table}/rematch", tokens[1])["id"] == new["id"], "one rematch, whoever asks first"
    assert room.get(f"tables/{table}")["rematch"] == new["id"]
    assert room.get(f"tables/{new['id']}")["names"] == ["Boris", "Player 1"], "the other one begins"
    boris = room.sit(new["id"], tokens[1])
    assert boris.my_turn()["seat"] == 0


def test_no_rematch_before_the_end(room: Room) -> None:
    table, _, _, tokens = room.two()
    assert room.call("POST", f"tables/{table}/rematch", tokens[0]).status_code == 409


def test_going_another_way_from_a_move(room: Room) -> None:
    table, _ = finished(room)
    fork = room.post(f"tables/{table}/fork", GUEST_C, move=6)
    tokens = [seat["token"] for seat in fork["seats"]]
    person = room.sit(fork["id"], *tokens)
    view = person.my_turn()
    assert (view["move"], view["toPlay"]) == (6, 0)
    assert person.move(3, view["version"], seat=0)["is"] == "done"
    facts = room.get(f"tables/{fork['id']}")
    assert (facts["origin"], facts["parent"], facts["state"]) == ("fork", table, "playing")
    assert room.get(f"tables/{table}")["moves"] == 7, "the old game stays as it was"
    assert room.call("POST", f"tables/{table}/fork", GUEST_C, move=8).status_code == 400


def test_nobody_looks_ahead_in_a_game_that_others_still_play(room: Room) -> None:
    table, _, _, tokens = room.two()
    assert room.call("POST", f"tables/{table}/fork", tokens[0], move=0).status_code == 409
    assert room.call("POST", f"tables/{table}/fork", GUEST_C, move=0).status_code == 403
    alone, _ = room.table("human", "bot", guest=GUEST_B)
    assert room.post(f"tables/{alone}/fork", GUEST_B, move=0)["seats"]
    assert room.call("POST", f"tables/{alone}/fork", GUEST_A, move=0).status_code == 403
