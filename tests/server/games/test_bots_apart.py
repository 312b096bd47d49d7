"""Bots of the host's own: a slow one keeps nobody waiting, and each seat of each game has one of its own."""

from __future__ import annotations

import asyncio
import gc
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.walls import closed

import peltry
from peltry.bots import apart, finding
from peltry.kernel.position import Position
from peltry.server.games import own_bots
from peltry.server.games.bots import BotsAtWork
from peltry.server.games.own_bots import AT_ONCE
from peltry.table.library import load_with_text

SOON = 60.0  # seconds after which a test has hung


BOTS = '''
import time
from pathlib import Path

HERE = Path(__file__).parent


def note(kind, *facts):
    with (HERE / kind).open("a", encoding="utf-8") as notes:
        print(*facts, file=notes)


class Slow:
    """Thinks until the test lets it go on."""

    def __init__(self, game, seed=0):
        pass

    def wait(self):
        while not (HERE / "may-go-on").exists():
            time.sleep(0.01)

    def choose(self, position, seat):
        note("thoughts", seat)
        self.wait()
        return position.legal()[0]


class SlowToMake(Slow):
    def __init__(self, game, seed=0):
        self.wait()


class Rememberer:
    """Keeps whatever it has seen."""

    def __init__(self, game, seed=0):
        self.seed, self.seats = seed, []
        note("made", seed)

    def choose(self, position, seat):
        self.seats.append(seat)
        note("seen", self.seed, *self.seats)
        return position.legal()[0]

    def __del__(self):
        note("forgotten", self.seed)


class Peeper:
    """Looks for the house's tables beside it and in the memory of whoever asks, and would end it."""

    def __init__(self, game, seed=0):
        pass

    def choose(self, position, seat):
        import gc, os, signal

        found = {type(each).__name__ for each in gc.get_objects()}
        try:
            open(f"/proc/{os.getppid()}/mem", "rb").close()
            found.add("memory")
        except OSError:
            pass
        try:
            os.kill(os.getppid(), 0)
            found.add("signals")
        except OSError:
            pass
        secret = [name for name in os.environ if name.startswith("PELTRY_DATABASE")]
        note("found", os.getpid(), *found & {"BotsAtWork", "Match", "memory", "signals"}, *secret)
        return position.legal()[0]


class Listener:
    """Dies when a third move has been told."""

    def __init__(self, game, seed=0):
        self.columns = []

    def heard(self, events, seat):
        self.columns += [event.column for event in events if event.name == "dropped"]
        note("heard", *(event.name for event in events))

    def choose(self, position, seat):
        note("columns", *self.columns)
        if len(self.columns) == 3:
            import os

            os._exit(3)
        return position.legal()[0]


class Dying:
    def __init__(self, game, seed=0):
        pass

    def choose(self, position, seat):
        import os

        note("died")
        os._exit(3)
'''


class Notes:
    """What the bots have noted, in their folder."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.file = folder / "bots.py"
        self.file.write_text(BOTS, encoding="utf-8")

    def __getitem__(self, kind: str) -> list[list[str]]:
        file = self.folder / kind
        return [line.split() for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []

    def go_on(self) -> None:
        (self.folder / "may-go-on").touch()


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Notes]:
    """The host has added them."""
    notes = Notes(tmp_path)
    for name in ("Slow", "SlowToMake", "Rememberer", "Listener", "Peeper", "Dying"):
        monkeypatch.setitem(finding._named, name.lower(), f"{notes.file}:{name}")
    yield notes
    notes.go_on()


@pytest.fixture
def at_work() -> Iterator[BotsAtWork]:
    bots = BotsAtWork(workers=2)
    yield bots
    bots.close()


def new_game(seed: int = 1) -> Position:
    return peltry.load("connect_four").position(2, seed)


async def asked(at_work: BotsAtWork, name: str, position: Position, seat: int = 0) -> int:
    move = await asyncio.wait_for(at_work.choose(peltry.load("connect_four"), name, position, seat), SOON)
    assert move in position.legal()
    return move


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not so():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("slow", ["slow", "slowtomake"])
@pytest.mark.parametrize("other", ["random", "novice", "rememberer"])
def test_a_slow_bot_keeps_no_other_waiting(slow: str, other: str, at_work: BotsAtWork, notes: Notes) -> None:
    async def house() -> None:
        tables = [new_game(seed) for seed in range(AT_ONCE + 2)]  # two of them wait for a thread
        waiting = [asyncio.create_task(asked(at_work, slow, table)) for table in tables]
        await asyncio.sleep(0)
        await asked(at_work, other, new_game())
        assert not any(task.done() for task in waiting)
        notes.go_on()
        await asyncio.gather(*waiting)

    asyncio.run(house())


def test_the_house_moves_for_a_bot_that_takes_too_long(
    at_work: BotsAtWork, notes: Notes, caplog: pytest.LogCaptureFixture
) -> None:
    at_work.own.patience = 0.05
    table = new_game()

    async def house() -> None:
        for _ in range(3):
            await asked(at_work, "slow", table)
        await until(lambda: notes["thoughts"] != [])
        assert len(notes["thoughts"]) == 1, "it is still at its first one"
        assert all(thread.daemon for thread in threading.enumerate() if thread.name == "bot slow")
        notes.go_on()
        at_work.own.patience = SOON
        await until(lambda: not at_work.own.sitting(table, "slow", 0).thinks)
        await asked(at_work, "slow", table)
        assert len(notes["thoughts"]) == 2, "it is asked again as soon as it can think"

    asyncio.run(house())
    said = [each.getMessage() for each in caplog.records if "slow" in each.getMessage()]
    assert said == ["bot slow of connect_four has no move after 0.05 seconds; the house moves in its place"]


def test_nobody_waits_for_threads_that_never_come_back(at_work: BotsAtWork, notes: Notes) -> None:
    async def house() -> None:
        at_work.own.patience = 0.05
        await asyncio.gather(*(asked(at_work, "slow", table) for table in [new_game() for _ in range(AT_ONCE)]))
        at_work.own.patience = 10 * SOON
        await asked(at_work, "slow", new_game())
        await until(lambda: len(notes["thoughts"]) == AT_ONCE)
        notes.go_on()
        await until(lambda: not at_work.own.threads["slow"].overdue)
        await asked(at_work, "slow", new_game())
        assert len(notes["thoughts"]) == AT_ONCE + 1

    asyncio.run(house())


def test_the_host_says_how_long_they_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELTRY_BOT_SECONDS", "2.5")
    bots = BotsAtWork(workers=1)
    assert bots.own.patience == 2.5
    bots.close()


def test_every_seat_of_every_game_has_a_bot_of_its_own(at_work: BotsAtWork, notes: Notes) -> None:
    async def house() -> None:
        for table in (new_game(), new_game()):
            for seat in (0, 1, 0, 1, 0):
                await asked(at_work, "rememberer", table, seat)

    asyncio.run(house())
    remembered = {seed: seats for seed, *seats in notes["seen"]}  # what each had seen at last
    assert [*remembered.values()] == [["0", "0", "0"], ["1", "1"]] * 2, "made once, and shared with nobody"
    assert notes["made"] == [[seed] for seed in remembered], "each with another seed"


def test_they_are_forgotten_with_the_game(at_work: BotsAtWork, notes: Notes) -> None:
    match = peltry.load("connect_four").new(2, seed=1)
    for _ in range(2):
        asyncio.run(asked(at_work, "rememberer", match.position, match.to_play()))
        match.play(3)
    match.rewind(0)  # what it remembers of moves that were taken back would be wrong
    asyncio.run(asked(at_work, "rememberer", match.position))
    assert len(notes["made"]) == 3
    gc.collect()
    assert len(at_work.own.seated) == 1
    del match
    gc.collect()
    assert len(at_work.own.seated) == 0
    asyncio.run(asked(at_work, "rememberer", new_game()))
    assert len(notes["forgotten"]) == 3, "in its process, too"


def test_however_many_games_are_played_so_many_bots_are_kept(
    at_work: BotsAtWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_bots, "GAMES_KEPT", 2)
    tables = [new_game() for _ in range(3)]
    for table in (*tables, tables[1]):
        asyncio.run(asked(at_work, "rememberer", table))
    assert [*at_work.own.seated] == [tables[2], tables[1]], "those that were asked last"


def test_a_bot_finds_neither_the_house_nor_a_way_into_it(
    at_work: BotsAtWork, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PELTRY_DATABASE", "postgresql+psycopg://house:secret@127.0.0.1/peltry")
    match = peltry.load("connect_four").new(2, seed=1)
    asyncio.run(asked(at_work, "peeper", match.position))
    (process, *found), *others = notes["found"]
    assert others == []
    assert process != str(os.getpid())
    assert {*found} <= {"memory", "signals"} - closed()


def test_a_bot_whose_process_has_died_is_made_anew(at_work: BotsAtWork, notes: Notes) -> None:
    table = new_game()
    for deaths in (1, 2):
        asyncio.run(asked(at_work, "dying", table))
        assert len(notes["died"]) == deaths
    asyncio.run(asked(at_work, "rememberer", table))
    assert len(notes["seen"]) == 1


def test_a_bot_that_listens_hears_each_move_once_and_everything_when_it_is_made_anew(
    at_work: BotsAtWork, notes: Notes
) -> None:
    match = peltry.load("connect_four").new(2, seed=1)

    def ask() -> int:
        asked_now = at_work.choose(match.game, "listener", match.position, match.to_play(), match.told_after)
        return asyncio.run(asyncio.wait_for(asked_now, SOON))

    match.play(6)
    match.play(ask())  # 0
    match.play(5)
    ask()  # it dies in its third move's news, and the house moves in its place
    ask()  # a new one dies of the same
    match.play(4)
    match.play(3)
    ask()
    assert notes["columns"] == [["6"], ["6", "0", "5"], ["6", "0", "5"], ["6", "0", "5", "4", "3"]]
    assert [len(line) for line in notes["heard"]] == [1, 2, 3, 5]


def test_what_was_taken_back_is_another_game_to_a_bot_that_listens(at_work: BotsAtWork, notes: Notes) -> None:
    match = peltry.load("connect_four").new(2, seed=1)
    for column in (6, 5):
        match.play(column)
        asyncio.run(at_work.choose(match.game, "listener", match.position, 1, match.told_after))
        match.rewind(0)
    assert notes["columns"] == [["6"], ["5"]]


def test_with_printed_values_of_guests_begin_only_so_many_processes(
    at_work: BotsAtWork, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apart, "MOST_OF_A_HOUSE", 2)
    for need in (3, 4, 5):
        game = load_with_text("stroganov", f"[wish.A5]\nneed = {need}\npoints = 6\n")
        position = game.position(2, 1)
        while position.count == 1:
            position.play(position.legal()[0])
        asyncio.run(at_work.choose(game, "rememberer", position, position.to_play()))
    assert len(notes["seen"]) == 3
    assert len(apart._running) == 2


def test_masters_of_all_tables_share_their_weights_but_no_seed(at_work: BotsAtWork) -> None:
    one, other = (at_work._made(peltry.load("connect_four"), "master") for _ in range(2))
    assert one.minds[0].learned is other.minds[0].learned
    assert one.seed != other.seed
