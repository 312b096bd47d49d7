"""Prepared moves: chosen while waiting, made when the turn comes, offered where something new was learned."""

from __future__ import annotations

import random

import pytest
from table_talk import GUEST_C, Clock, Person, Room, play_out

from conftest import open_room
from peltry.kernel.position import Position
from peltry.server.tables import prepared
from peltry.table.library import game_names, load
from peltry.table.match import Match


def prepare(person: Person, seat: int, moves: list[int], version: int) -> dict[str, object]:
    """Answers what the person is then told of it."""
    person.say(do="prepare", seat=seat, moves=moves, version=version)
    told: dict[str, object] = person.until(lambda m: m["is"] == "view" and bool(m.get("prepared")) == bool(moves)).get(
        "prepared", {}
    )
    return told


def test_a_prepared_move_is_made_when_the_turn_comes(room: Room) -> None:
    table, a, b, _ = room.two()
    assert prepare(b, 1, [3], 0) == {"moves": [{"move": 3, "text": "Drop a disc into column d"}]}
    a.move(0, 0)
    assert b.view(2)["move"] == 2, "nobody has pressed anything"
    assert "prepared" not in b.heard[-1]
    assert [played.move for played in room.live(table).match.history] == [0, 3]


def test_what_could_be_prepared_is_asked_for(room: Room) -> None:
    _, _, b, _ = room.two()
    b.say(do="ahead", seat=1, moves=[])
    offered = b.next("ahead")
    assert offered["decision"] == "Choose a column for your disc."
    assert [line["move"] for line in offered["moves"]] == list(range(7))
    assert [line["nodes"] for line in offered["moves"]] == [[f"column-{letter}"] for letter in "abcdefg"]
    b.say(do="ahead", seat=1, moves=[3])
    assert "moves" not in b.next("ahead"), "with one disc the turn is over"


def test_what_could_be_prepared_lies_on_pieces_that_name_moves_only_when_they_are_legal() -> None:
    match = Match(load("wendake"), 2, 7)
    waits = 1 - match.to_play()
    offered = prepared.choices_ahead(match, waits, [], "en")
    assert offered["decision"] == "Choose a lake for your canoe."
    assert all(line["nodes"][0].startswith("lake-") for line in offered["moves"])


def test_only_its_owner_is_told(room: Room) -> None:
    table, a, b, _ = room.two(open=True)
    watching = room.sit(table)
    watching.view(0)
    people = (a, watching)
    for person in people:
        person.say(do="ping")
        person.next("pong")
    heard = [len(person.raw) for person in people]
    prepare(b, 1, [3], 0)
    for person, before in zip(people, heard, strict=True):
        person.say(do="ping")
        person.next("pong")
        assert person.raw[before:] == ['{"is":"pong"}'], "not even that something was prepared"
    assert "prepared" not in str([room.get(f"tables/{table}"), room.get("tables"), room.get(f"tables/{table}/log")])
    again = room.sit(table, b.tokens[0])
    assert again.view(0)["prepared"]["moves"], "it is kept with the table, not in a browser"


def test_it_is_dropped_by_a_word(room: Room) -> None:
    _, a, b, _ = room.two()
    prepare(b, 1, [3], 0)
    prepare(b, 1, [], 0)
    a.move(0, 0)
    view = b.view(1)
    assert view["moves"]
    assert "prepared" not in view


def test_it_waits_for_nobody_and_outlives_the_server(database: str, clock: Clock) -> None:
    with open_room(database, clock) as client:
        room = Room(client, clock)
        table, a, b, tokens = room.two()
        prepare(b, 1, [3], 0)
        a.leave(), b.leave()
    with open_room(database, clock) as client:
        room = Room(client, clock, 100)
        a = room.sit(table, tokens[0])
        a.view(0)
        a.move(0, 0)
        assert a.view(2)["move"] == 2, "Boris has closed his browser long ago"
        a.leave()


def test_a_column_that_was_filled_meanwhile_is_offered_and_not_made(room: Room) -> None:
    table, a, b, _ = room.two()
    version = play_out({0: a, 1: b}, a.heard[-1], [3, 3, 3, 3, 0])
    version = play_out({0: a, 1: b}, {"version": version, "toPlay": 1}, [3])
    prepare(b, 1, [3], version)
    a.move(3, version)
    view = b.view(version + 1)
    assert view["prepared"] == {"moves": [{"move": 3, "text": "Drop a disc into column d"}], "why": "changed"}
    assert view["moves"], "it is for Boris to choose"
    assert b.move(4, version + 1, 1)["is"] == "done"
    assert "prepared" not in b.view(version + 2), "who thinks better of it has decided"
    assert room.live(table).record.moves == 8


def test_moves_taken_back_take_what_was_prepared_with_them(room: Room) -> None:
    table, a, b, _ = room.two()
    prepare(b, 1, [3], 0)
    a.move(0, 0)
    b.view(2)
    b.say(do="undo", seat=1, version=2)
    assert "prepared" not in b.view(3), "or it would make itself again at once"
    assert room.live(table).record.moves == 1


def test_nobody_prepares_for_another_nor_what_cannot_be(room: Room) -> None:
    _, a, b, _ = room.two()
    assert "not your seat" in a.refused(do="prepare", seat=1, moves=[3], version=0)
    assert "not your seat" in a.refused(do="ahead", seat=1, moves=[])
    assert "cannot be prepared" in b.refused(do="prepare", seat=1, moves=[99], version=0)
    assert b.refused(do="prepare", seat=1, moves="all", version=0)
    assert b.refused(do="prepare", seat=1, moves=[3])
    assert "at most" in b.refused(do="prepare", seat=1, moves=[3] * 30, version=0)


def test_whoever_takes_a_seat_finds_nothing_prepared(room: Room) -> None:
    table, a, b, _ = room.two()
    prepare(b, 1, [3], 0)
    room.live(table).record.seats[1].free()
    token = room.post(f"tables/{table}/join", GUEST_C, name="Cyril")["token"]
    newcomer = room.sit(table, token)
    assert "prepared" not in newcomer.view(0)
    a.move(0, 0)
    assert newcomer.my_turn()["move"] == 1


# The same for every game, without a server.


def waiting_moments(game: str, dice: random.Random, players: int = 2) -> list[Match]:
    """Moments of a game played by chance, right after a turn of the first seat."""
    match, found = Match(load(game), players, 11), []
    while not match.over:
        before = match.to_play()
        match.play(dice.choice(match.legal()))
        if before == 0 and not match.over and match.to_play() != 0:
            found.append(match.fork())
    return dice.sample(found, min(8, len(found)))


@pytest.mark.parametrize("game", game_names())
def test_a_plan_is_followed_only_while_it_says_what_was_chosen_and_nothing_was_learned(game: str) -> None:
    dice, followed, offered = random.Random(2), 0, 0
    for match in waiting_moments(game, dice):
        chosen, read = list[int](), list[str]()
        for _ in range(3):  # as far as the turn goes
            ahead = prepared.choices_ahead(match, 0, chosen, "cs")
            if not ahead.get("moves"):
                break
            line = dice.choice(ahead["moves"])
            chosen.append(line["move"])
            read.append(line["text"])
        if not chosen:
            continue
        plan = prepared.prepare(match, 1, 0, chosen)
        assert [said.texts["cs"] for said in plan.moves] == read, "what was offered, as it was offered"
        text, begun = plan.text(), len(match.history)
        assert prepared.standing(text, match, 2, 0) is None, "by other rules the numbers mean something else"
        while not match.over and match.to_play() != 0:
            match.play(dice.choice(match.legal()))
        while (found := prepared.standing(text, match, 1, 0)) is not None and match.to_play() == 0:
            news = any(match.was_news(played) for played in match.history[begun:])
            assert (found.why == "news") == news
            if found.why:
                offered += 1
                break
            said, legal = found.moves[0], match.legal()
            assert said.move in legal
            again = prepared.read(match, match.position, said.move, ("en", "fr", "cs"))
            assert again == said, "price and all"
            match.play(said.move)
            followed += 1
    assert followed + offered > 0
    if game in ("connect_four", "wendake"):
        assert followed > 0


@pytest.mark.parametrize("game", game_names())
def test_only_worlds_as_the_seat_may_imagine_them_are_played_on(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered is said of these: the true hands and decks are not looked at."""
    imagined: list[int] = []
    deal = Position.redealt

    def redealt(position: Position, seat: int, key: int) -> Position:
        imagined.append(seat)
        return deal(position, seat, key)

    monkeypatch.setattr(Position, "redealt", redealt)
    for match in waiting_moments(game, random.Random(4))[:3]:
        before = match.state.tobytes()
        prepared.choices_ahead(match, 0, [], "en")
        assert match.state.tobytes() == before
    assert set(imagined) == {0}
