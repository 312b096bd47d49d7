"""Who is kept out stays out: by whichever secret they come, and though they never made a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.datastructures import Headers
from table_talk import GUEST_A, GUEST_B, GUEST_C, WIN, Closed, Person, Room, play_out

from peltry.server.bounds import visitors
from peltry.server.bounds.security import digest
from peltry.server.bounds.visitors import maker_of
from peltry.server.store import hosting
from peltry.server.store.caring import Admin


@pytest.fixture
def admin(room: Room, database: str) -> Iterator[Admin]:
    found = Admin(database)
    yield found
    found.close()


@pytest.fixture(autouse=True)
def lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever says so comes over a line of their own."""
    monkeypatch.setattr(visitors, "visitor", lambda scope: Headers(scope=scope).get("x-line", "the club's"))


def network(line: str) -> str:
    return maker_of({"type": "http", "headers": [(b"x-line", line.encode())]})


def coming_from(room: Room, line: str) -> None:
    room.client.headers["x-line"] = line


def until_closed(person: Person) -> object:
    try:
        while True:
            person.hear()
    except Closed as closed:
        return closed.args[0]


def keep_out(room: Room, admin: Admin, who: str) -> None:
    admin.ban(who[:12], "")
    room.sweep()


def test_the_token_of_a_seat_does_not_lead_back_in(room: Room, admin: Admin) -> None:
    table, a, b, [_, token] = room.two()
    keep_out(room, admin, digest(GUEST_B))
    assert until_closed(b) == 1012
    again = Person(room, table, [token])
    assert until_closed(again) == 1008
    again.leave()
    for path in ("join", "choose", "leave", "renew", "start", "rematch", "fork"):
        refused = room.call("POST", f"tables/{table}/{path}", token, seat=1, move=0)
        assert (refused.status_code, "closed its door" in refused.json()["error"]) == (403, True), path
    for path in ("", "/log", "/replay", "/export"):
        assert room.call("GET", f"tables/{table}{path}", token).status_code == 403, path
    assert room.get(f"tables/{table}")["seats"][1]["away"]
    assert a.move(0, 0)["is"] == "done", "a bot plays on with the others"


def test_nobody_sits_down_for_somebody_who_is_kept_out(room: Room, admin: Admin) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A)
    room.two()
    keep_out(room, admin, digest(GUEST_B))
    for path in ("tables", f"tables/{table}/join", f"tables/{table}/fork", "games/stroganov/lesson"):
        asked = {"game": "connect_four", "players": 2, "move": 0, "guest": GUEST_B}
        assert room.call("POST", path, None, **asked).status_code == 403, path
        assert room.call("POST", path, GUEST_C, **asked).status_code == 403, path


def test_who_names_no_guest_is_known_by_their_seat(room: Room, admin: Admin) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A)
    token = room.post(f"tables/{table}/join", name="Nameless")["token"]
    [nameless] = [each for each in admin.people(9) if each["name"] == "Nameless"]
    assert nameless["who"] == digest(token)[:12]
    person = room.sit(table, token)
    person.view(0)
    keep_out(room, admin, nameless["who"])
    assert until_closed(person) == 1012
    assert room.call("POST", f"tables/{table}/join", token).status_code == 403
    assert [each["banned"] for each in admin.people(9) if each["name"] == "Nameless"] == [True]


def test_who_only_joined_can_be_kept_out_by_their_network(room: Room, admin: Admin) -> None:
    table, [mine] = room.table("human", "open", guest=GUEST_A)
    a = room.sit(table, mine)
    coming_from(room, "the troll's")
    token = room.post(f"tables/{table}/join", GUEST_B, name="Boris")["token"]
    b = room.sit(table, token)
    b.view(0)
    [boris] = [each for each in admin.people(9) if each["name"] == "Boris"]
    assert boris["network"] == network("the troll's")[:12]
    keep_out(room, admin, boris["network"])
    assert until_closed(b) == 1012
    assert room.call("GET", "tables", GUEST_C).status_code == 403
    coming_from(room, "the club's")
    assert room.get(f"tables/{table}")["seats"][1]["away"]
    assert a.move(0, 0)["is"] == "done"


def said_at(admin: Admin, table: str) -> list[dict[str, Any]]:
    with admin.engine.connect() as connection:
        return hosting.talk(connection, table, 9)


def test_a_spectator_who_talks_too_much_can_be_kept_out(room: Room, admin: Admin) -> None:
    table, a, b, _ = room.two(open=True)
    coming_from(room, "the troll's")
    troll = room.sit(table)
    troll.say(do="chat", name="Troll", text="Fools!")
    a.until(lambda m: m["is"] == "chat" and "Fools!" in str(m))
    a.say(do="chat", seat=0, text="Pardon?")
    b.until(lambda m: m["is"] == "chat" and "Pardon?" in str(m))
    ours, theirs = said_at(admin, table)
    assert (ours["seat"], ours["name"], ours["network"]) == (0, "Player 1", "")
    assert (theirs["seat"], theirs["name"], theirs["text"]) == ("watching", "Troll", "Fools!")
    keep_out(room, admin, theirs["network"])
    assert until_closed(troll) == 1012
    coming_from(room, "the club's")
    assert a.move(0, 0)["is"] == "done", "nobody else goes with them"


def test_a_ban_that_came_in_between_counts_with_the_next_word(room: Room, admin: Admin) -> None:
    """As when it is read while a hello is being answered: nobody is turned out then."""
    table, _, b, _ = room.two(open=True)
    watcher = room.sit(table)
    watcher.next("view")
    house = room.lobby.house
    for person, banned in ((b, digest(GUEST_B)), (watcher, network("the club's"))):
        house.wishes = hosting.Wishes(banned=frozenset([banned]))
        person.say(do="chat", text="I am still here")
        assert until_closed(person) == 1008
    assert said_at(admin, table) == []


def test_copies_and_saves_name_the_network_they_came_from(room: Room, admin: Admin) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    save = room.get(f"tables/{table}/export")
    coming_from(room, "the copyist's")
    fork = room.post(f"tables/{table}/fork", GUEST_C, move=2)["id"]
    brought = room.client.post("/api/import", content=json.dumps(save)).json()["id"]
    lesson = room.post("games/stroganov/lesson", GUEST_C)["id"]
    makers = {each["id"]: each["maker"] for each in admin.tables(None, 9)}
    theirs = network("the copyist's")
    assert [makers[each] for each in (fork, brought, lesson)] == [theirs[:12]] * 3
    for each in (fork, brought):
        assert {seat.network for seat in room.live(each).record.seats} == {theirs}


def test_a_seat_given_up_keeps_no_network(room: Room) -> None:
    table, _, _, [_, token] = room.two()
    assert room.live(table).record.seats[1].network == network("the club's")
    room.post(f"tables/{table}/leave", token, forGood=True)
    assert room.live(table).record.seats[1].network is None


def test_at_a_table_that_nobody_watched_a_bot_plays_on_too(room: Room, admin: Admin) -> None:
    table, a, b, tokens = room.two()
    for person in (a, b):
        person.leave()
    room.lobby.forget(table)
    keep_out(room, admin, digest(GUEST_B))
    a = room.sit(table, tokens[0])
    assert a.my_turn()["version"] == 0
    a.move(0, 0)
    assert a.until(lambda m: m["is"] == "view" and m["version"] == 2)["toPlay"] == 0


def test_a_rematch_does_not_wait_for_who_is_kept_out(room: Room, admin: Admin) -> None:
    table, a, b, tokens = room.two()
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    keep_out(room, admin, digest(GUEST_B))
    again = room.post(f"tables/{table}/rematch", tokens[0])["id"]
    assert [seat.get("away", False) for seat in room.get(f"tables/{again}")["seats"]] == [True, False]
    assert room.call("POST", f"tables/{again}/join", tokens[1]).status_code == 403
