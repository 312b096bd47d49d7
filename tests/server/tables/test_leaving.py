"""Time limits, people who leave, and seats taken back."""

from __future__ import annotations

from table_talk import GUEST_A, GUEST_B, GUEST_C, Room


def test_a_player_who_runs_out_of_time_is_replaced_and_comes_back(room: Room) -> None:
    table, a, b, tokens = room.two(minutes=10)
    facts = room.get(f"tables/{table}")
    assert facts["clock"]["seat"] == 0
    room.clock.pass_minutes(9)
    room.sweep()
    assert room.live(table).record.version == 0
    room.clock.pass_minutes(2)
    room.sweep()
    b.until(lambda m: m["is"] == "table" and bool(m["seats"][0].get("away")))
    b.view(1)  # the bot has moved
    assert b.move(0, 1, seat=1)["version"] == 2
    b.view(3)  # and goes on moving
    room.post(f"tables/{table}/join", tokens[0])
    a.until(lambda m: m["is"] == "table" and not m["seats"][0].get("away"))
    assert b.move(1, 3, seat=1)["version"] == 4
    turn = a.until(lambda m: m["is"] == "view" and m["version"] == 4)
    assert turn["moves"], "the player is asked again, not the bot"
    assert a.move(2, 4)["version"] == 5


def test_the_clock_starts_anew_with_every_turn(room: Room) -> None:
    table, a, _, _ = room.two(minutes=10)
    room.clock.pass_minutes(8)
    a.move(3, 0)
    room.clock.pass_minutes(8)
    room.sweep()
    assert not room.live(table).record.seats[1].away
    room.clock.pass_minutes(3)
    room.sweep()
    a.until(lambda m: m["is"] == "table" and bool(m["seats"][1].get("away")))


def test_coming_and_going_of_others_does_not_wind_up_the_clock(room: Room) -> None:
    table, _, b, tokens = room.two(minutes=10)
    room.clock.pass_minutes(8)
    room.post(f"tables/{table}/leave", tokens[1])
    room.post(f"tables/{table}/join", tokens[1])
    room.clock.pass_minutes(3)
    room.sweep()
    b.until(lambda m: m["is"] == "table" and bool(m["seats"][0].get("away")))


def test_the_clock_runs_while_the_table_is_put_away(room: Room) -> None:
    table, a, b, _ = room.two(minutes=10)
    a.leave(), b.leave()
    room.clock.pass_minutes(5)
    room.sweep()
    assert table not in room.lobby.live
    room.clock.pass_minutes(6)
    room.sweep()
    again = room.sit(table)
    again.until(lambda m: m["is"] == "view" and m["version"] >= 1)
    assert room.live(table).record.seats[0].away


def test_a_bot_plays_for_one_who_leaves_until_they_return(room: Room) -> None:
    table, a, b, tokens = room.two()
    room.post(f"tables/{table}/leave", tokens[0])
    b.view(1)
    assert b.move(3, 1, seat=1)["version"] == 2
    b.view(3)
    a.say(do="back", seat=0)
    b.until(lambda m: m["is"] == "table" and not m["seats"][0].get("away"))
    assert b.move(3, 3, seat=1)["version"] == 4
    assert a.until(lambda m: m["is"] == "view" and m["version"] == 4)["moves"]


def test_one_who_left_cannot_move_before_coming_back(room: Room) -> None:
    table, a, b, tokens = room.two()
    a.move(0, 0)
    room.post(f"tables/{table}/leave", tokens[0])
    a.until(lambda m: m["is"] == "table" and bool(m["seats"][0].get("away")))
    # It is the other's turn, so no bot moves now; once it has, the seat's own moves are refused.
    b.view(1)
    b.say(do="undo", seat=1, version=1)
    assert "no move" in b.next("error")["text"]
    assert "another player" in a.refused(do="move", seat=0, move=0, version=1)


def test_a_seat_given_up_for_good_goes_to_somebody_else(room: Room) -> None:
    table, a, b, tokens = room.two()
    a.move(3, 0)
    room.post(f"tables/{table}/leave", tokens[0], forGood=True)
    facts = b.until(lambda m: m["is"] == "table" and m["seats"][0]["kind"] == "open")
    assert facts["state"] == "playing"
    taken = room.post(f"tables/{table}/join", GUEST_C, name="Cyril")
    assert taken["seat"] == 0
    # The old token opens nothing any more, and the old window sees what a spectator sees.
    assert "not your seat" in a.refused(do="move", seat=0, move=3, version=1)
    a.say(do="lang", lang="en")
    assert a.view()["seat"] == -1
    assert room.call("POST", f"tables/{table}/leave", tokens[0]).status_code == 403


def test_nobody_takes_a_seat_that_is_only_left_for_a_while(room: Room) -> None:
    table, _, _, tokens = room.two()
    room.post(f"tables/{table}/leave", tokens[1])
    assert room.call("POST", f"tables/{table}/join", GUEST_C, seat=1).status_code == 409
    # Its person comes back by the guest's secret too.
    assert room.post(f"tables/{table}/join", GUEST_B)["seat"] == 1
    assert room.call("POST", f"tables/{table}/leave", GUEST_A, seat=1).status_code == 403


def test_who_plays_alone_and_goes_away_has_paused(room: Room) -> None:
    table, [token] = room.table("human", "bot", guest=GUEST_A, minutes=10)
    a = room.sit(table, token)
    a.my_turn()
    onlooker = room.sit(table)
    onlooker.until(lambda m: m["is"] == "table" and "clock" in m)
    a.leave()
    room.clock.pass_minutes(60)
    room.sweep()
    onlooker.until(lambda m: m["is"] == "table" and "clock" not in m)
    record = room.live(table).record
    assert (record.moves, record.seats[0].away, record.due) == (0, False, None)
    again = room.sit(table, token)
    again.my_turn()
    assert record.due == room.clock() + 600, "the clock runs anew"
    room.clock.pass_minutes(11)
    room.sweep()
    again.until(lambda m: m["is"] == "table" and bool(m["seats"][0].get("away")))


def test_a_clock_that_jumps_back_loses_nothing_and_turns_nobody_out(room: Room) -> None:
    table, a, b, _ = room.two(minutes=10)
    a.move(3, 0)
    room.clock.pass_minutes(-24 * 60)  # set right after a night with a wrong battery, say
    room.sweep()
    assert b.move(3, 1, seat=1)["version"] == 2
    assert a.move(2, 2)["version"] == 3
    assert not any(seat.away for seat in room.live(table).record.seats)
    assert [each["id"] for each in room.get("tables", GUEST_A)["mine"]] == [table]
    room.clock.pass_minutes(11)
    room.sweep()
    b.until(lambda m: m["is"] == "table" and bool(m["seats"][1].get("away")))


def test_a_clock_that_jumps_ahead_costs_a_turn_at_most_and_the_seat_is_taken_back(room: Room) -> None:
    table, a, _, tokens = room.two(minutes=10)
    room.clock.pass_minutes(365 * 24 * 60)
    room.sweep()
    a.until(lambda m: m["is"] == "table" and bool(m["seats"][0].get("away")))
    room.post(f"tables/{table}/join", tokens[0])
    assert not room.live(table).record.seats[0].away
    unhurried, c, d, _ = room.two()
    room.clock.pass_minutes(365 * 24 * 60)
    room.sweep()
    assert c.move(3, 0)["version"] == 1
    assert d.move(3, 1, seat=1)["version"] == 2
    assert room.live(unhurried).record.moves == 2
