"""Making tables, finding them, sitting down, standing up."""

from __future__ import annotations

from table_talk import GUEST_A, GUEST_B, GUEST_C, Room

from peltry.kernel.game import Message
from peltry.table.library import load
from peltry.table.match import seed_commitment
from peltry.table.words import say


def test_the_lobby_tells_what_can_be_played(room: Room) -> None:
    games = {game["name"]: game for game in room.get("games?lang=fr")["games"]}
    game = games["connect_four"]
    assert game["players"] == [2]
    assert game["title"] == say(load("connect_four").words, "fr", Message("game-title"))
    assert "random" in [bot["name"] for bot in game["bots"]]


def test_a_table_with_every_seat_filled_begins_at_once(room: Room) -> None:
    table, tokens = room.table("human", "bot", guest=GUEST_A)
    facts = room.get(f"tables/{table}", tokens[0])
    assert facts["state"] == "playing"
    assert facts["seats"][0]["mine"]
    assert facts["seats"][1]["kind"] == "bot"
    assert "mine" not in room.get(f"tables/{table}", GUEST_B)["seats"][0]


def test_a_friend_joins_through_the_link_and_the_game_begins(room: Room) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A)
    assert room.get(f"tables/{table}")["state"] == "waiting"
    joined = room.post(f"tables/{table}/join", GUEST_B, name="Boris")
    assert joined["seat"] == 1
    facts = room.get(f"tables/{table}", GUEST_B)
    assert facts["state"] == "playing"
    assert facts["seats"][1] == {"seat": 1, "kind": "human", "name": "Boris", "mine": True}
    assert room.call("POST", f"tables/{table}/join", GUEST_C, name="Cyril").status_code == 409


def test_private_tables_are_listed_only_for_those_who_sit_there(room: Room) -> None:
    private, _ = room.table("human", "open", guest=GUEST_A)
    public, _ = room.table("human", "open", guest=GUEST_A, open=True)
    mine, others = room.get("tables?mine", GUEST_A), room.get("tables", GUEST_B)
    assert {table["id"] for table in mine["mine"]} == {private, public}
    assert [table["id"] for table in others["waiting"]] == [public]
    assert others["mine"] == []
    assert [table["id"] for table in room.get("tables")["waiting"]] == [public]


def test_nobody_but_those_who_sit_there_starts_a_table(room: Room) -> None:
    table, tokens = room.table("human", "open", guest=GUEST_A)
    assert room.call("POST", f"tables/{table}/start", GUEST_B).status_code == 403
    room.post(f"tables/{table}/start", tokens[0])
    facts = room.get(f"tables/{table}")
    assert facts["state"] == "playing"
    assert facts["seats"][1]["kind"] == "open"
    # The open seat is played by a bot, and can still be taken.
    assert room.post(f"tables/{table}/join", GUEST_B, name="Boris")["seat"] == 1


def test_a_seat_given_up_before_the_start_is_open_again(room: Room) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A)
    room.post(f"tables/{table}/leave", GUEST_A)
    assert [seat["kind"] for seat in room.get(f"tables/{table}")["seats"]] == ["open", "open"]


def test_two_people_of_one_name_can_be_told_apart(room: Room) -> None:
    made = room.post(
        "tables", GUEST_A, game="connect_four", seats=[{"kind": "human", "name": "Anna"}, {"kind": "open"}]
    )
    room.post(f"tables/{made['id']}/join", GUEST_B, name="Anna")
    assert room.get(f"tables/{made['id']}")["names"] == ["Anna", "Anna 2"]


def test_wrong_wishes_get_an_answer_that_says_what_would_be_right(room: Room) -> None:
    def error(**asked: object) -> str:
        answer = room.call("POST", "tables", GUEST_A, **asked)
        assert answer.status_code in (400, 404), answer.text
        return str(answer.json()["error"])

    human = {"kind": "human"}
    assert "connect_four" in error(game="chess", seats=[human])
    assert "2 players" in error(game="connect_four", seats=[human] * 3)
    assert "no option" in error(game="connect_four", seats=[human] * 2, options={"size": "big"})
    assert "human, bot, open" in error(game="connect_four", seats=[human, {"kind": "ghost"}])
    assert "random" in error(game="connect_four", seats=[human, {"kind": "bot", "bot": "deep_thought"}])
    assert "minutes" in error(game="connect_four", seats=[human] * 2, minutes=-1)
    assert "list" in error(game="connect_four", seats="two")


def test_a_page_may_send_options_that_decide_nothing(room: Room) -> None:
    """Somebody chose the French road and heroic, then a fifth courier: the table is laid on Devir's."""
    asked = {"edition": "french", "difficulty": "heroic"}
    made = room.post("tables", GUEST_A, game="strogoff", seats=[{"kind": "human"}] * 5, options=asked)
    assert room.get(f"tables/{made['id']}")["players"] == 5


def test_the_seed_is_promised_from_the_start_and_shown_at_the_end_only(room: Room) -> None:
    table, _ = room.table("human", "human", guest=GUEST_A)
    facts = room.get(f"tables/{table}")
    assert facts["commitment"] == seed_commitment(room.live(table).record.seed)
    assert str(room.live(table).record.seed) not in str(facts)
    assert room.call("GET", f"tables/{table}/verify").status_code == 409
    assert room.call("GET", f"tables/{table}/export").status_code == 403


def test_unknown_tables_and_addresses_are_not_found(room: Room) -> None:
    assert room.call("GET", "tables/nowhere").status_code == 404
    assert room.call("GET", "nothing").status_code == 404
    assert room.call("GET", "games/chess/art.svg").status_code == 404
