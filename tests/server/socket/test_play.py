"""Playing over the socket: moves, late and double messages, several windows, drops, hot-seat, spectators, chat."""

from __future__ import annotations

import time

import pytest
from table_talk import GUEST_A, WIN, Clock, Person, Room, play_out

from conftest import open_room
from peltry.server.socket import showing


def test_a_move_reaches_everybody_with_its_sentence(room: Room) -> None:
    _, a, b, _ = room.two()
    a.say(do="move", seat=0, move=3, version=0, key="first")
    for person in (a, b):
        view = person.view(1)
        assert view["toPlay"] == 1
        assert [event["text"] for event in view["events"]] == ["Player 1 drops a disc into column d."]


def test_moves_are_offered_only_to_the_one_whose_turn_it_is(room: Room) -> None:
    _, a, b, _ = room.two()
    first = a.heard[-1]
    assert [move["move"] for move in first["moves"]] == list(range(7))
    assert first["decision"]
    assert "moves" not in b.heard[-1]
    assert "another player" in b.refused(do="move", seat=1, move=3, version=0)


def test_an_illegal_move_changes_nothing(room: Room) -> None:
    table, a, _, _ = room.two()
    assert "0 to 6" in a.refused(do="move", seat=0, move=7, version=0)
    assert "numbers" in a.refused(do="move", seat=0, move=[3], version=0)
    assert "'x' is no move" in a.refused(do="move", seat=0, move="x", version=0)
    assert room.live(table).record.version == 0


def test_a_move_can_be_written_as_it_is_said(room: Room) -> None:
    table, a, _, _ = room.two()
    a.say(do="move", seat=0, move="d", version=0, key="a")
    assert a.answer()["version"] == 1
    assert room.live(table).match.moves == [3]


def test_a_late_move_is_answered_with_the_table_as_it_is(room: Room) -> None:
    _, a, b, _ = room.two()
    a.move(3, 0)
    b.view(1)
    b.say(do="move", seat=1, move=3, version=0, key="late")
    assert b.view()["version"] == 1
    assert b.move(3, 1, seat=1)["version"] == 2


def test_a_double_click_makes_one_move(room: Room) -> None:
    table, a, b, _ = room.two()
    for _ in range(2):
        a.say(do="move", seat=0, move=3, version=0, key="click")
    answers = [a.next("done"), a.next("done")]
    assert answers[0] == answers[1] == {"is": "done", "key": "click", "version": 1}
    b.view(1)
    assert room.live(table).record.moves == 1


def test_a_repeated_command_is_known_after_the_table_was_put_away(room: Room) -> None:
    table, a, _, [token, _] = room.two()
    a.move(3, 0, key="once")
    room.client.portal.call(room.lobby.forget, table)
    again = room.sit(table, token)
    again.view(1)
    assert again.move(3, 0, key="once") == {"is": "done", "key": "once", "version": 1}


def test_two_windows_of_one_player_both_follow(room: Room) -> None:
    table, a, _, [token, _] = room.two()
    second = room.sit(table, token)
    second.my_turn()
    assert second.move(2, 0)["version"] == 1
    assert a.view(1)["version"] == 1
    a.say(do="move", seat=0, move=4, version=0)
    assert a.view()["version"] == 1, "the other window's click came too late and did nothing"


def test_after_a_drop_a_player_gets_exactly_what_was_missed(room: Room) -> None:
    table, a, b, [token, _] = room.two()
    version = play_out({0: a, 1: b}, a.heard[-1], [0, 1])
    a.view(version)
    a.leave()
    b.say(do="undo", seat=1, version=version)
    b.view(3)
    assert b.move(5, 3, seat=1)["version"] == 4
    back = room.sit(table, token, seen=version)
    view = back.view()
    assert view["version"] == 4
    assert view["keep"] == 1, "the second of two events was taken back"
    assert [(event["n"], event["text"]) for event in view["events"]] == [(1, "Boris drops a disc into column f.")]
    fresh = room.sit(table, token)
    assert [event["n"] for event in fresh.view()["events"]] == [0, 1]


def test_an_answer_never_overtakes_an_older_view(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, a, b, [token, _] = room.two()
    play_out({0: a, 1: b}, a.heard[-1], [0, 1])
    told = showing.Later.tell

    def tell_slowly(later: showing.Later) -> list[showing.shapes.GameEvent]:
        time.sleep(0.2)
        return told(later)

    monkeypatch.setattr(showing, "MANY_MOVES", 1)  # so that this story, too, is told in a thread
    monkeypatch.setattr(showing.Later, "tell", tell_slowly)
    back = room.sit(table, token)
    assert back.move(5, 2)["version"] == 3
    shown = [message["version"] for message in back.heard if message["is"] == "view"]
    assert shown[:1] == [2], "the story that was being told came first"
    assert back.view(3)


def test_a_table_put_away_comes_back_as_it_was(room: Room) -> None:
    table, a, b, [token, _] = room.two()
    version = play_out({0: a, 1: b}, a.heard[-1], [0, 1, 2])
    a.leave(), b.leave()
    room.clock.pass_minutes(5)
    room.sweep()
    assert table not in room.lobby.live
    again = room.sit(table, token)
    view = again.view()
    assert (view["version"], view["move"], view["toPlay"]) == (version, 3, 1)


def test_another_process_finds_every_move(database: str, clock: Clock) -> None:
    with open_room(database, clock) as client:
        room = Room(client, clock)
        table, a, b, tokens = room.two()
        version = play_out({0: a, 1: b}, a.heard[-1], WIN[:5])
        a.leave(), b.leave()
    with open_room(database, clock) as client:
        room = Room(client, clock)
        person = room.sit(table, tokens[1])
        view = person.my_turn()
        assert (view["version"], view["move"]) == (version, 5)
        person.leave()


def test_hot_seat_two_players_share_one_browser(room: Room) -> None:
    table, tokens = room.table("human", "human", guest=GUEST_A)
    both = room.sit(table, *tokens)
    view = both.my_turn()
    assert (view["seat"], view["mySeats"]) == (0, [0, 1])
    both.move(0, 0, seat=0)
    both.say(do="seat", seat=1)
    view = both.until(lambda m: m["is"] == "view" and m["seat"] == 1)
    assert view["moves"]
    both.move(1, 1, seat=1)
    assert "not your seat" in both.refused(do="seat", seat=2)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Boris", "Boris 2"), ("bORIS", "bORIS 2"), ("B o r i s", "B o r i s 2"), ("Bóris", "Bóris 2"),
        ("\uff22oris", "\uff22oris 2"), ("Boris.", "Boris. 2"), ("Player 1", "Player 1 2"), ("Clara", "Clara"),
        ("", ""),
    ],
)  # fmt: skip
def test_a_spectator_does_not_talk_in_a_players_name(room: Room, said: str, told: str) -> None:
    table, a, _, _ = room.two(open=True)
    watcher = room.sit(table)
    watcher.say(do="chat", name=said, text="I give up")
    [line] = a.until(lambda m: m["is"] == "chat" and bool(m["lines"]))["lines"]
    assert (line["who"], line["name"]) == (-1, told)


def test_a_spectator_sees_the_table_and_touches_nothing(room: Room) -> None:
    table, a, _, _ = room.two()
    watcher = room.sit(table)
    view = watcher.view()
    assert view["seat"] == -1
    assert "moves" not in view
    assert "not your seat" in watcher.refused(do="move", seat=0, move=1, version=0)
    assert "not your seat" in watcher.refused(do="undo", seat=0, version=0)
    assert "not your seat" in watcher.refused(do="back", seat=0)
    assert "sit at this table" in watcher.refused(do="chat", text="hello")
    a.move(3, 0)
    assert watcher.view(1)["toPlay"] == 1


def test_the_game_ends_and_the_seed_is_shown(room: Room) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], WIN)
    view = b.until(lambda m: m["is"] == "view" and m["over"])
    assert (view["scores"], view["ranking"], view["toPlay"]) == ([1, 0], [0, 1], -1)
    assert "over" in a.refused(do="move", seat=0, move=3, version=7)
    proof = room.get(f"tables/{table}/verify")
    assert proof["matches"] is True
    assert proof["exact"] is True
    finished = room.get("tables", GUEST_A)["finished"]
    assert [(facts["id"], facts["scores"]) for facts in finished] == [(table, [1, 0])]


def test_a_bot_answers_every_move(room: Room) -> None:
    table, [token] = room.table("human", "bot", guest=GUEST_A)
    a = room.sit(table, token)
    view = a.my_turn()
    while not view["over"]:
        a.say(do="move", seat=0, move=view["moves"][0]["move"], version=view["version"])
        view = a.until(lambda m: m["is"] == "view" and (m["over"] or bool(m.get("moves"))))
    assert room.get(f"tables/{table}/verify")["exact"]


def test_everybody_reads_the_log_in_their_own_language(room: Room) -> None:
    _, a, b, _ = room.two()
    a.move(3, 0)
    b.view(1)
    b.say(do="lang", lang="fr")
    french = b.view(1)
    assert french["events"][0]["text"] != "Player 1 drops a disc into column d."
    assert "Player 1" in french["events"][0]["text"]
    b.say(do="lang", lang="xx")
    assert b.view()["events"][0]["text"] == "Player 1 drops a disc into column d."


def test_chat_reaches_the_table_and_waits_for_latecomers(room: Room) -> None:
    table, a, b, [token, _] = room.two()
    a.say(do="chat", text="Good luck!")
    line = b.until(lambda m: m["is"] == "chat" and bool(m["lines"]))["lines"][0]
    assert (line["who"], line["name"], line["text"]) == (0, "Player 1", "Good luck!")
    late = room.sit(table, token)
    assert [each["text"] for each in late.next("chat")["lines"]] == ["Good luck!"]


def test_presence_is_seen_by_all(room: Room) -> None:
    _, a, b, _ = room.two()
    b.leave()
    facts = a.until(lambda m: m["is"] == "table" and not m["seats"][1].get("here"))
    assert facts["seats"][0]["here"]


def test_replay_shows_each_moment(room: Room) -> None:
    table, a, b, _ = room.two()
    play_out({0: a, 1: b}, a.heard[-1], WIN)
    moments = [room.get(f"tables/{table}/replay?move={n}") for n in range(8)]
    assert [m["move"] for m in moments] == list(range(8))
    assert [m["toPlay"] for m in moments] == [0, 1, 0, 1, 0, 1, 0, -1]
    assert [len(m["events"]) for m in moments] == [0, 1, 1, 1, 1, 1, 1, 2]
    told = [event for m in moments for event in m["events"]]
    assert told == room.get(f"tables/{table}/log")["events"]
    assert room.call("GET", f"tables/{table}/replay?move=8").status_code == 400
    points = room.get(f"tables/{table}/points")
    assert points["sides"][0]["total"] == [0] * 7 + [1]


def test_hello_again_on_the_same_socket(room: Room) -> None:
    table, _ = room.table("human", "open", guest=GUEST_A)
    visitor: Person = room.sit(table)
    assert visitor.next("table")["mySeats"] == []
    token = room.post(f"tables/{table}/join", name="Boris")["token"]
    visitor.say(do="hello", tokens=[token], seen=-1)
    view = visitor.until(lambda m: m["is"] == "view" and m["seat"] == 1)
    assert view["mySeats"] == [1]


def test_a_view_tells_when_the_seat_itself_moved_last(room: Room) -> None:
    """Whose turn it is now is no move of theirs: what the others did since is told from here on."""
    _, a, b, _ = room.two()
    assert a.heard[-1]["myLast"] == 0
    play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, [3, 4, 3])
    assert (a.view(3)["myLast"], b.view(3)["myLast"]) == (3, 2)


def test_events_say_which_begins_a_turn_and_what_was_done_in_a_word(room: Room) -> None:
    _, a, _, _ = room.two()
    a.move(3, 0)
    [dropped] = a.view(1)["events"]
    assert (dropped["begins"], dropped["brief"], dropped["nodes"]) == ("turn", "column d", ["disc-d1"])


def test_bots_move_as_slowly_as_anybody_who_plays_would_have_it(room: Room) -> None:
    table, a, b, _ = room.two()
    onlooker = room.sit(table, pace=5)
    onlooker.view()
    live = room.live(table)
    assert live.pace() == 1, "who only watches is not asked"
    for person, wish, pace in ((a, 0, 1), (b, 0, 0), (a, 3, 3), (b, 1, 3)):
        person.say(do="pace", pace=wish)
        person.say(do="ping")
        person.next("pong")
        assert live.pace() == pace
    assert "from 0 to 5" in a.refused(do="pace", pace=6)
    assert live.pace() == 3
    a.leave()
    b.until(lambda m: m["is"] == "table" and not m["seats"][0].get("here"))
    assert live.pace() == 1
