"""Nobody looks ahead: a copy of a running game would tell how its deck lies to one who still plays with others."""

from __future__ import annotations

from table_talk import GUEST_A, GUEST_B, GUEST_C, WIN, Room, play_out

from peltry.server.store.schema import tables


def test_no_copy_of_a_game_with_an_open_seat(room: Room) -> None:
    """Finish the copy with bots, read its seed by `verify`, then wait for somebody to sit down at the real one."""
    table, [token] = room.table("human", "open", guest=GUEST_A, open=True)
    room.post(f"tables/{table}/start", token)
    refused = room.call("POST", f"tables/{table}/fork", token, move=0)
    assert refused.status_code == 409
    assert "a seat is open" in refused.json()["error"]
    assert room.post(f"tables/{table}/join", GUEST_B, name="Boris")["seat"] == 1


def test_no_copy_while_somebody_is_only_away(room: Room) -> None:
    table, _, _, tokens = room.two()
    room.post(f"tables/{table}/leave", tokens[1])
    assert room.call("POST", f"tables/{table}/fork", tokens[0], move=0).status_code == 409


def test_a_game_that_was_copied_while_it_ran_gets_no_new_players(room: Room) -> None:
    """Both seats were mine, so I might copy it; then I give one up and know more than whoever would take it."""
    table, _ = room.table("human", "human", guest=GUEST_A)
    assert "known" not in room.get(f"tables/{table}")
    room.post(f"tables/{table}/fork", GUEST_A, move=0)
    room.post(f"tables/{table}/leave", GUEST_A, seat=1, forGood=True)
    facts = room.get(f"tables/{table}")
    assert facts["known"]
    assert facts["seats"][1]["kind"] == "bot"
    assert room.call("POST", f"tables/{table}/join", GUEST_B, name="Boris").status_code == 409


def test_a_game_whose_seed_was_handed_out_gets_no_new_players_either(room: Room) -> None:
    """Who plays alone may save the game while it runs; the file tells what comes next."""
    table, _ = room.table("human", "human", guest=GUEST_A)
    assert room.get(f"tables/{table}/export", GUEST_A)["seed"]
    room.post(f"tables/{table}/leave", GUEST_A, seat=1, forGood=True)
    facts = room.get(f"tables/{table}")
    assert (facts["known"], facts["seats"][1]["kind"]) == (True, "bot")
    assert room.call("POST", f"tables/{table}/join", GUEST_B, name="Boris").status_code == 409


def test_nor_does_the_copy_itself(room: Room) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], WIN)
    copy = room.post(f"tables/{table}/fork", GUEST_C, move=2)["id"]
    room.post(f"tables/{copy}/leave", GUEST_C, seat=1, forGood=True)
    assert room.get(f"tables/{copy}")["seats"][1]["kind"] == "bot"
    assert "known" not in room.get(f"tables/{table}"), "it was over: nothing comes next there"


def test_that_it_was_copied_is_written_down(room: Room) -> None:
    table, _ = room.table("human", "bot", guest=GUEST_A)
    room.post(f"tables/{table}/fork", GUEST_A, move=0)

    async def kept() -> bool:
        query = tables.select().where(tables.c.id == table)
        return bool((await room.lobby.house.store.read(lambda c: c.execute(query).one())).known)

    assert room.client.portal.call(kept)


def test_an_open_seat_stays_open_where_nobody_looked(room: Room) -> None:
    table, _ = room.table("human", "human", guest=GUEST_A)
    room.post(f"tables/{table}/leave", GUEST_A, seat=1, forGood=True)
    assert room.post(f"tables/{table}/join", GUEST_B, name="Boris")["seat"] == 1
