"""Bots of a house on PostgreSQL think in other processes, on any machine; the house never depends on them."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import private_postgres
import pytest
import sqlalchemy as sa
from private_postgres import PrivatePostgres
from starlette.testclient import TestClient
from table_talk import GUEST_A, WIN, Clock, Person, Room, play_out
from tests.server.workers.two_workers import soon
from thinkers_apart import thinker

from conftest import NO_POSTGRES, open_room
from peltry.cli import main
from peltry.kernel.packing import unpacked
from peltry.server.bounds.counters import counted
from peltry.server.games import thinkers
from peltry.server.games.thinkers import rules_of, thought_of
from peltry.server.games.thinking import CannotThink, check_house, editions
from peltry.server.store import thoughts
from peltry.server.store.database import make_engine
from peltry.server.store.schema import thinkers as all_thinkers
from peltry.server.store.schema import thoughts as all_thoughts
from peltry.server.store.thoughts import Knows, Thought
from peltry.table.library import load

LAST_COLUMN = 6
BY_THINKERS = ("peltry_thoughts_total", (("by", "thinkers"),))
BY_THE_HOUSE = ("peltry_thoughts_total", (("by", "house"),))


@pytest.fixture
def url(postgres: PrivatePostgres) -> str:
    return postgres.new_house()


@pytest.fixture
def house(url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """A house on PostgreSQL that asks others whenever there are any."""
    monkeypatch.setattr(thinkers, "WORTH_ASKING", 0.0)
    client: TestClient = open_room(url, clock)
    with client:
        room = Room(client, clock)
        yield room
        for person in room.people:
            person.leave()


def against_the_clerk(room: Room) -> Person:
    table, [token] = room.table("human", "bot", guest=GUEST_A)  # the clerk, when nobody is named
    person = room.sit(table, token)
    person.my_turn()
    return person


def there(room: Room, count: int = 1) -> None:
    soon(lambda: room.lobby.house.bots.thinkers == count)


def test_a_bots_move_comes_from_a_thinker(house: Room, url: str) -> None:
    before = counted[BY_THINKERS]
    with thinker(url, "edge"):
        there(house)
        guest = against_the_clerk(house)
        for version in (0, 2, 4):
            guest.move(0, version)
            guest.view(version + 2)
    table = next(iter(house.lobby.live.values()))
    assert [played.move for played in table.match.history] == [0, LAST_COLUMN] * 3
    assert counted[BY_THINKERS] == before + 3
    assert 'peltry_thoughts_total{by="thinkers"}' in house.client.get("/metrics").text


def test_a_thinker_that_dies_in_the_middle_of_a_thought_holds_up_no_game(house: Room, url: str) -> None:
    before = counted[BY_THE_HOUSE]
    with thinker(url, "dreamer") as dreamer:
        there(house)
        guest = against_the_clerk(house)
        guest.move(0, 0)
        assert dreamer.stdout is not None
        assert dreamer.stdout.readline() == "dreaming\n"
        dreamer.kill()
        guest.view(2)
    assert counted[BY_THE_HOUSE] == before + 1
    there(house, 0)
    guest.move(0, 2)
    guest.view(4)


def test_what_a_dead_thinker_had_in_hand_is_taken_over(house: Room, url: str) -> None:
    before = counted[BY_THE_HOUSE]
    with thinker(url, "dreamer") as dreamer:
        there(house)
        guest = against_the_clerk(house)
        guest.move(0, 0)
        assert dreamer.stdout is not None
        assert dreamer.stdout.readline() == "dreaming\n"
        with thinker(url, "edge"):
            there(house, 2)
            dreamer.kill()
            guest.view(2)
            table = next(iter(house.lobby.live.values()))
            assert table.match.moves == [0, LAST_COLUMN]
    assert counted[BY_THE_HOUSE] == before


def test_a_thinker_that_leaves_hands_its_thought_over(house: Room, url: str) -> None:
    """It is told to stop, and does not wait for the end of its thought."""
    with thinker(url, "dreamer") as dreamer:
        there(house)
        guest = against_the_clerk(house)
        guest.move(0, 0)
        assert dreamer.stdout is not None
        assert dreamer.stdout.readline() == "dreaming\n"
        dreamer.send_signal(signal.SIGTERM)
        assert dreamer.wait() == 0
        guest.view(2)


def test_a_busy_thinker_holds_up_neither_people_nor_other_tables(
    house: Room, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "ANSWERED_WITHIN", 1e6)
    with thinker(url, "dreamer") as dreamer:
        there(house)
        waiting = against_the_clerk(house)
        waiting.move(0, 0)
        assert dreamer.stdout is not None
        assert dreamer.stdout.readline() == "dreaming\n"
        other = against_the_clerk(house)
        other.move(0, 0)
        other.view(2)  # nobody had time for it: the house's own bot has moved
        _, a, b, _ = house.two()
        play_out({0: a, 1: b}, {"version": 0, "toPlay": 0}, WIN)
        waiting.say(do="undo", seat=0, version=1)  # while the bot thinks, its person goes on too
        waiting.view(2)
        waiting.leave()


def test_who_thinks_for_too_long_is_not_waited_for(house: Room, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "ANSWERED_WITHIN", 0.0)
    with thinker(url, "dreamer"):
        there(house)
        guest = against_the_clerk(house)
        guest.move(0, 0)
        guest.view(2)


def goes_on(room: Room) -> bool:
    """Whether the house has seen that its database is back."""
    room.sweep()
    return room.call("POST", "tables", GUEST_A, game="connect_four", players=2).status_code < 300


def test_thinkers_come_back_with_their_database(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "WORTH_ASKING", 0.0)
    if not private_postgres.can_be_had():
        pytest.skip(NO_POSTGRES)
    with private_postgres.private_postgres() as own, open_room(url := own.new_database(), clock) as client:
        room = Room(client, clock)
        with thinker(url, "edge"):
            there(room)
            own.stop()
            there(room, 0)
            own.start()
            there(room)
            soon(lambda: goes_on(room))
            guest = against_the_clerk(room)
            guest.move(0, 0)
            guest.view(2)
            assert next(iter(room.lobby.live.values())).match.moves == [0, LAST_COLUMN]
            guest.leave()


def test_rubbish_is_not_played_and_who_answers_it_is_not_asked_again(house: Room, url: str) -> None:
    before = counted[BY_THE_HOUSE]
    with thinker(url, "fool") as fool:
        there(house)
        guest = against_the_clerk(house)
        guest.move(0, 0)
        guest.view(2)  # the house's own bot has moved
        there(house, 0)
        guest.move(0, 2)
        guest.view(4)
        assert fool.poll() is None
    assert counted[BY_THE_HOUSE] == before + 2


def test_a_thinker_without_an_idea_says_so_at_once(house: Room, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "TAKEN_WITHIN", 1e6)
    monkeypatch.setattr(thinkers, "ANSWERED_WITHIN", 1e6)
    with thinker(url, "broken"):
        there(house)
        guest = against_the_clerk(house)
        guest.move(0, 0)
        guest.view(2)
        there(house)  # it may be asked about other things


def test_who_plays_by_other_rules_is_not_asked(house: Room, url: str) -> None:
    before = counted[BY_THE_HOUSE]
    with thinker(url, "edge", rules="9"):
        there(house)
        guest = against_the_clerk(house)
        guest.move(0, 0)
        guest.view(2)
    assert counted[BY_THE_HOUSE] == before + 1


def test_what_is_thought_of_at_once_is_thought_of_here(house: Room, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To ask takes longer than to think for a moment."""
    monkeypatch.setattr(thinkers, "WORTH_ASKING", 1e6)
    house.lobby.house.bots.elsewhere.note(rules_of(load("connect_four")), "clerk", 0.001)
    before = counted[BY_THE_HOUSE]
    with thinker(url, "edge"):
        there(house)
        guest = against_the_clerk(house)
        guest.move(0, 0)
        guest.view(2)
    assert counted[BY_THE_HOUSE] == before + 1


# The queue itself.


@pytest.fixture
def queue(url: str) -> Iterator[sa.Engine]:
    main(["admin", "--database", url, "tables"])  # brings it into shape
    engine = make_engine(url)
    yield engine
    engine.dispose()


KNOWS = Knows(frozenset({"hunting@1:00"}), frozenset({"clerk"}))


def a_thought(name: str, rules: str = "hunting@1:00") -> Thought:
    return Thought(name, rules, "hunting", "00", "clerk", "7", 0, "")


def test_each_thought_is_taken_once_the_oldest_first(queue: sa.Engine) -> None:
    with queue.begin() as connection:
        one, two = (thoughts.arrive(name, KNOWS)(connection) for name in ("one", "two"))
    for name in ("first", "second"):
        with queue.begin() as connection:
            thoughts.ask(connection, [a_thought(name)], 60.0)
    with queue.begin() as here, queue.begin() as beside:  # at the same moment: what is locked is passed over
        taken = [thoughts.take(one, KNOWS)(here), thoughts.take(two, KNOWS)(beside)]
    assert [each and each.id for each in taken] == ["first", "second"]
    with queue.begin() as connection:
        assert thoughts.take(one, KNOWS)(connection) is None


def test_a_late_answer_is_dropped(queue: sa.Engine) -> None:
    with queue.begin() as connection:
        slow, quick = (thoughts.arrive(name, KNOWS)(connection) for name in ("slow", "quick"))
        thoughts.ask(connection, [a_thought("first"), a_thought("second")], 60.0)
        assert thoughts.take(slow, KNOWS)(connection) is not None
        connection.execute(all_thinkers.update().where(all_thinkers.c.id == slow).values(until=0))
        taken = [thoughts.take(quick, KNOWS)(connection) for _ in range(2)]
        assert {each and each.id for each in taken} == {"first", "second"}  # what the slow one had is taken over
        assert not thoughts.answer(slow, "first", 3, 0.1)(connection)
        assert thoughts.answer(quick, "first", 4, 0.1)(connection)
        assert thoughts.answers(connection, ["first"])["first"].move == 4
        thoughts.put_away(connection, ["first", "second"])
        assert not thoughts.answer(quick, "second", 5, 0.1)(connection)


def test_nobody_takes_what_it_does_not_know_or_nobody_waits_for(queue: sa.Engine) -> None:
    with queue.begin() as connection:
        me = thoughts.arrive("me", KNOWS)(connection)
        thoughts.ask(connection, [a_thought("others", rules="hunting@2:00")], 60.0)
        thoughts.ask(connection, [a_thought("over")], 0.0)
    with queue.begin() as connection:
        assert thoughts.take(me, KNOWS)(connection) is None
        assert thoughts.take(me, Knows(KNOWS.rules, frozenset({"expert"})))(connection) is None
        thoughts.put_away(connection, [])
        assert list(connection.execute(sa.select(all_thoughts.c.id)).scalars()) == ["others"]


def test_who_was_dismissed_takes_nothing(queue: sa.Engine) -> None:
    with queue.begin() as connection:
        me = thoughts.arrive("me", KNOWS)(connection)
        thoughts.ask(connection, [a_thought("first")], 60.0)
        thoughts.dismiss(connection, me)
        assert thoughts.take(me, KNOWS)(connection) is None
        assert not thoughts.stay(me, "me", KNOWS)(connection)
        assert thoughts.who_is_there(connection) == []


# What is asked.


@pytest.mark.parametrize("name", ["stroganov", "strogoff", "wendake"])
def test_what_is_asked_does_not_depend_on_what_is_hidden(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers.secrets, "randbits", lambda bits: 5)
    monkeypatch.setattr(thinkers.secrets, "token_hex", lambda size: "draw")
    game = load(name)
    match, compared = game.new(max(game.players), seed=11), 0
    for number in range(80):
        seat = match.to_play()
        other = match.position.redealt(seat, 1000 + number)  # to this seat the same, and yet another world
        asked = [
            thought_of(game, "rules", "clerk", world.redealt(seat, number), seat) for world in (match.position, other)
        ]
        assert asked[0] == asked[1]
        compared += other.states.tobytes() != match.position.states.tobytes()
        assert unpacked(game.engine, asked[0].world).legal() == match.legal()
        match.play(match.legal()[number % len(match.legal())])
    assert compared > 40


# The command.


def test_a_house_on_sqlite_thinks_by_itself(tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think", "--database", f"sqlite:///{tmp_path}/peltry.db"]) == 2
    assert "a house on SQLite thinks by itself" in capsys.readouterr().err


def test_thinkers_wait_for_a_house(postgres: PrivatePostgres, capsys: pytest.CaptureFixture[str]) -> None:
    url = postgres.new_database()
    with pytest.raises(CannotThink, match="was not opened by a house yet"):
        check_house(url)
    main(["admin", "--database", url, "tables"])
    check_house(url)


def test_thinkers_know_the_rules_of_the_past() -> None:
    known = editions(["connect_four", "stroganov"])
    assert known[:2] == ("connect_four", "stroganov")
    assert all("@" in name for name in known[2:])
    assert "connect_four@1" in known or load("connect_four").version == 1
