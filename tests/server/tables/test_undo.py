"""Taking moves back: freely as the match allows, past that by asking the others."""

from __future__ import annotations

from table_talk import GUEST_A, GUEST_B, WIN, Room, play_out

from peltry.lab.variety import random_match
from peltry.server.tables.taking_back import taken_back
from peltry.table.library import load


def test_the_last_move_is_taken_back_freely(room: Room) -> None:
    table, a, b, _ = room.two()
    a.move(3, 0)
    b.view(1)
    a.say(do="undo", seat=0, version=1)
    for person in (a, b):
        view = person.view(2)
        assert (view["move"], view["toPlay"], view["keep"], view["events"]) == (0, 0, 0, [])
    assert room.live(table).record.version == 2, "a version never falls"
    assert a.move(4, 2)["version"] == 3


def test_an_undo_that_comes_too_late_does_nothing(room: Room) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [3, 3])
    a.say(do="undo", seat=0, version=1)
    a.until(lambda m: m["is"] == "view" and m["version"] == 2)
    assert room.live(table).record.moves == 2


def test_past_the_other_players_move_they_are_asked_and_agree(room: Room) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [3, 4])
    view = a.view(2)
    assert (view["canUndo"], view["canAsk"]) == (False, True)
    a.say(do="undo", seat=0, version=2)
    asked = b.next("ask")
    assert asked["takesBack"] == [{"who": 0, "n": 1}, {"who": 1, "n": 1}]
    assert (asked["what"], asked["who"], asked["name"], asked["waiting"]) == ("undo", 0, "Player 1", [1])
    assert room.live(table).record.moves == 2
    b.say(do="agree", yes=True)
    assert a.next("answer")["yes"] is True
    assert a.view(3)["move"] == 0


def test_the_others_may_say_no(room: Room) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [3, 4])
    a.say(do="undo", seat=0, version=2)
    b.next("ask")
    b.say(do="agree", yes=False)
    assert a.next("answer")["yes"] is False
    assert "nobody has asked" in b.refused(do="agree", yes=True)
    assert room.live(table).record.moves == 2


def test_nobody_is_asked_again_and_again(room: Room) -> None:
    """Each question lies over the other's table."""
    _, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [3, 4])
    for _ in range(2):
        a.say(do="undo", seat=0, version=2)
        b.next("ask")
        b.say(do="agree", yes=False)
        a.next("answer")
    assert "asked just now" in a.refused(do="undo", seat=0, version=2)
    assert "nobody has asked" in b.refused(do="agree", yes=True)
    room.clock.pass_minutes(0.2)
    a.say(do="undo", seat=0, version=2)
    b.next("ask")
    b.say(do="agree", yes=True)
    assert a.view(3)["move"] == 0


def test_nobody_answers_for_somebody_else(room: Room) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [3, 4])
    a.say(do="undo", seat=0, version=2)
    b.next("ask")
    assert "nobody has asked" in a.refused(do="agree", yes=True)
    watcher = room.sit(table)
    assert watcher.next("ask")["who"] == 0
    assert "nobody has asked" in watcher.refused(do="agree", yes=True)
    assert room.live(table).record.moves == 2


def test_a_move_makes_the_question_void(room: Room) -> None:
    _, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [3, 4])
    b.view(2)
    b.say(do="undo", seat=1, version=2)  # free: nobody is asked
    b.view(3)
    b.move(4, 3, seat=1)
    a.say(do="undo", seat=0, version=4)
    b.next("ask")
    a.move(1, 4)
    assert b.next("answer")["yes"] is False
    assert "nobody has asked" in b.refused(do="agree", yes=True)


def test_one_who_is_away_is_asked_all_the_same(room: Room) -> None:
    """Their hand could be read from what the stand-in does, and the move taken back."""
    table, a, b, tokens = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [3, 4])
    a.view(2)
    room.post(f"tables/{table}/leave", tokens[1])
    view = a.view(2)
    assert (view["canUndo"], view["canAsk"]) == (False, True)
    a.say(do="undo", seat=0, version=2)
    assert b.next("ask")["waiting"] == [1]
    assert room.live(table).record.moves == 2
    b.say(do="agree", yes=True)  # still away, but it is their game
    assert a.view(3)["move"] == 0


def test_going_away_does_not_answer_a_question(room: Room) -> None:
    table, a, b, tokens = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [3, 4])
    a.say(do="undo", seat=0, version=2)
    b.next("ask")
    room.post(f"tables/{table}/leave", tokens[1])
    b.until(lambda m: m["is"] == "table" and bool(m["seats"][1].get("away")))
    assert room.live(table).ask.waiting == {1}


def test_what_was_shown_stays_shown_while_a_seat_is_open(room: Room) -> None:
    """Whoever takes it would play against somebody who has seen what comes."""
    table, [token] = room.table("human", "open", guest=GUEST_A)
    room.post(f"tables/{table}/start", token)
    a = room.sit(table, token)
    a.my_turn()
    a.move(3, 0)
    view = a.until(lambda m: m["is"] == "view" and m["version"] == 2)
    assert (view["canUndo"], view["canAsk"]) == (False, False)
    assert "a seat is open" in a.refused(do="undo", seat=0, version=2)
    assert room.live(table).record.moves == 2


def test_bots_do_not_mind(room: Room) -> None:
    table, [token] = room.table("human", "bot", guest=GUEST_A)
    a = room.sit(table, token)
    a.my_turn()
    a.move(3, 0)
    a.until(lambda m: m["is"] == "view" and m["version"] == 2)
    a.say(do="undo", seat=0, version=2)
    assert a.view(3)["move"] == 0


def test_hot_seat_players_need_not_ask_themselves(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    both = room.sit(table, *tokens)
    both.my_turn()
    both.move(3, 0, seat=0)
    both.move(3, 1, seat=1)
    both.say(do="undo", seat=0, version=2)
    assert both.view(3)["move"] == 0


def test_who_has_the_link_of_one_seat_asks_the_other_though_one_browser_took_both(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    a, friend = (room.sit(table, token) for token in tokens)
    a.my_turn()
    a.move(3, 0, seat=0)
    friend.move(3, 1, seat=1)
    a.say(do="undo", seat=0, version=2)
    assert friend.next("ask")["waiting"] == [1]


def test_nothing_is_taken_back_when_there_is_nothing_or_all_is_over(room: Room) -> None:
    _, a, b, _ = room.two()
    assert "no move" in a.refused(do="undo", seat=0, version=0)
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
    assert "over" in a.refused(do="undo", seat=0, version=7)


def test_three_people_must_all_agree(room: Room) -> None:
    """On the asking alone: a game for three is not needed to count answers."""
    from peltry.server.store.seats import Seat
    from peltry.server.tables.taking_back import others_to_ask

    people = [Seat(n, "human", secret=f"s{n}", guest=g) for n, g in enumerate([GUEST_A, GUEST_B, GUEST_A, None, None])]
    people[4].away = True
    assert others_to_ask(people, 0, {0}) == {1, 2, 3, 4}, "the third is asked: its link may be in a friend's hands"
    assert others_to_ask(people, 0, {0, 2}) == {1, 3, 4}
    assert others_to_ask(people, 3, {3}) == {0, 1, 2, 4}
    assert others_to_ask(people, 0, {0, 1, 2}) == {3, 4}


def test_a_view_says_how_far_an_undo_goes_and_whose_moves_it_takes(room: Room) -> None:
    _, a, b, _ = room.two()
    assert "takesBack" not in a.heard[-1], "there is nothing to take back"
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 4, 3, 4])
    mine, theirs = a.view(4), b.view(4)
    assert (mine["takesBack"], mine["looked"]) == ([{"who": 0, "n": 1}, {"who": 1, "n": 1}], True)
    assert theirs["takesBack"] == [{"who": 1, "n": 1}]
    assert "looked" not in theirs, "nobody has done anything since"


def test_an_automas_turns_go_back_with_the_move_that_they_followed() -> None:
    match = random_match(load("stroganov"), 1, 100, {}, longest=9)  # after the ninth move Ivan had a turn
    assert taken_back(match, 8) == [{"who": 0, "n": 1}, {"who": 1, "n": 1}]
    assert taken_back(match, 6) == [{"who": 0, "n": 3}, {"who": 1, "n": 1}]
