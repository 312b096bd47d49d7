"""A link to a seat got into the wrong hands: its owner renews it, and the old one opens nothing any more."""

from __future__ import annotations

from table_talk import GUEST_A, GUEST_B, GUEST_C, Room


def test_the_old_link_opens_nothing_any_more(room: Room) -> None:
    table, a, _, tokens = room.two()
    thief = room.sit(table, tokens[0])
    assert thief.view()["mySeats"] == [0]
    [renewed] = room.post(f"tables/{table}/renew", GUEST_A)["seats"]
    assert renewed["seat"] == 0
    assert renewed["token"] not in tokens
    for old_window in (a, thief):  # at once, without a word from them
        told = old_window.until(lambda m: m["is"] == "table" and m["mySeats"] == [])
        assert not any(seat.get("mine") for seat in told["seats"])
        assert old_window.view()["seat"] == -1
    assert "not your seat" in thief.refused(do="move", seat=0, move=3, version=0)
    assert room.call("POST", f"tables/{table}/leave", tokens[0]).status_code == 403
    owner = room.sit(table, renewed["token"])
    owner.my_turn()
    assert owner.move(3, 0)["version"] == 1


def test_a_device_that_has_only_the_token_renews_it_too_and_the_guest_stays_in(room: Room) -> None:
    table, _, _, tokens = room.two()
    [renewed] = room.post(f"tables/{table}/renew", tokens[1], seat=1)["seats"]
    assert room.sit(table, renewed["token"]).view()["mySeats"] == [1]
    assert room.sit(table, GUEST_B).view()["mySeats"] == [1]


def test_several_seats_in_one_browser_are_renewed_together_or_one_by_one(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    one = room.post(f"tables/{table}/renew", GUEST_A, seat=1)["seats"]
    assert [seat["seat"] for seat in one] == [1]
    assert room.sit(table, tokens[0]).view()["mySeats"] == [0], "the other seat's link is as it was"
    assert [seat["seat"] for seat in room.post(f"tables/{table}/renew", GUEST_A)["seats"]] == [0, 1]


def test_nobody_renews_somebody_elses_seat(room: Room) -> None:
    table, _, _, tokens = room.two()
    for secret, seat in ((tokens[0], 1), (GUEST_C, 0), (GUEST_C, None), (None, 0), (tokens[0], 7), (tokens[0], "0")):
        refused = room.call("POST", f"tables/{table}/renew", secret, seat=seat)
        assert refused.status_code == 403
    assert room.sit(table, *tokens).view()["mySeats"] == [0, 1]


def test_a_renewed_link_outlives_the_table_in_memory(room: Room) -> None:
    table, _, _, tokens = room.two()
    [renewed] = room.post(f"tables/{table}/renew", tokens[0])["seats"]
    room.client.portal.call(room.lobby.forget, table)
    assert room.sit(table, renewed["token"]).view()["mySeats"] == [0]
    assert room.sit(table, tokens[0]).view()["mySeats"] == []
