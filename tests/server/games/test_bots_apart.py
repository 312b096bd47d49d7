"""Bots of the host's own: a slow one keeps nobody waiting, and each seat of each game has one of its own."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest

import peltry
from peltry.bots import finding
from peltry.kernel.position import Position
from peltry.server.games import own_bots
from peltry.server.games.bots import BotsAtWork
from peltry.server.games.own_bots import AT_ONCE

SOON = 60.0  # seconds after which a test has hung


class Slow:
    """Thinks until the test lets it go on."""

    name = "slow"
    may_go_on: ClassVar[threading.Event]
    thoughts: ClassVar[list[int]]

    def __init__(self, game: Any, seed: int = 0):
        pass

    def choose(self, position: Position, seat: int) -> int:
        Slow.thoughts.append(seat)
        Slow.may_go_on.wait(SOON)
        return position.legal()[0]


class SlowToMake(Slow):
    def __init__(self, game: Any, seed: int = 0):
        Slow.may_go_on.wait(SOON)


class Rememberer:
    """Keeps whatever it has seen."""

    name = "rememberer"
    made: ClassVar[list[Rememberer]]

    def __init__(self, game: Any, seed: int = 0):
        self.seed, self.seats = seed, list[int]()
        Rememberer.made.append(self)

    def choose(self, position: Position, seat: int) -> int:
        self.seats.append(seat)
        return position.legal()[0]


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The host has added them."""
    Slow.may_go_on, Slow.thoughts, Rememberer.made = threading.Event(), [], []
    for name, made in (("slow", Slow), ("slow-to-make", SlowToMake), ("rememberer", Rememberer)):
        monkeypatch.setattr(finding, f"own_{made.__name__}", made, raising=False)
        monkeypatch.setitem(finding._named, name, f"peltry.bots.finding:own_{made.__name__}")
    yield
    Slow.may_go_on.set()


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


@pytest.mark.parametrize("slow", ["slow", "slow-to-make"])
@pytest.mark.parametrize("other", ["random", "novice", "rememberer"])
def test_a_slow_bot_keeps_no_other_waiting(slow: str, other: str, at_work: BotsAtWork) -> None:
    async def house() -> None:
        tables = [new_game(seed) for seed in range(AT_ONCE + 2)]  # two of them wait for a thread
        waiting = [asyncio.create_task(asked(at_work, slow, table)) for table in tables]
        await asyncio.sleep(0)
        await asked(at_work, other, new_game())
        assert not any(task.done() for task in waiting)
        Slow.may_go_on.set()
        await asyncio.gather(*waiting)

    asyncio.run(house())


def test_the_house_moves_for_a_bot_that_takes_too_long(at_work: BotsAtWork, caplog: pytest.LogCaptureFixture) -> None:
    at_work.own.patience = 0.05
    table = new_game()

    async def house() -> None:
        for _ in range(3):
            await asked(at_work, "slow", table)
        await until(lambda: Slow.thoughts != [])
        assert len(Slow.thoughts) == 1, "it is still at its first one"
        assert all(thread.daemon for thread in threading.enumerate() if thread.name == "bot slow")
        Slow.may_go_on.set()
        at_work.own.patience = SOON
        await until(lambda: not at_work.own.sitting(table, "slow", 0).thinks)
        await asked(at_work, "slow", table)
        assert len(Slow.thoughts) == 2, "it is asked again as soon as it can think"

    asyncio.run(house())
    said = [each.getMessage() for each in caplog.records if "slow" in each.getMessage()]
    assert said == ["bot slow of connect_four has no move after 0.05 seconds; the house moves in its place"]


def test_nobody_waits_for_threads_that_never_come_back(at_work: BotsAtWork) -> None:
    async def house() -> None:
        at_work.own.patience = 0.05
        await asyncio.gather(*(asked(at_work, "slow", table) for table in [new_game() for _ in range(AT_ONCE)]))
        at_work.own.patience = 10 * SOON
        await asked(at_work, "slow", new_game())
        await until(lambda: len(Slow.thoughts) == AT_ONCE)
        Slow.may_go_on.set()
        await until(lambda: not at_work.own.threads["slow"].overdue)
        await asked(at_work, "slow", new_game())
        assert len(Slow.thoughts) == AT_ONCE + 1

    asyncio.run(house())


def test_the_host_says_how_long_they_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PELTRY_BOT_SECONDS", "2.5")
    bots = BotsAtWork(workers=1)
    assert bots.own.patience == 2.5
    bots.close()


def test_every_seat_of_every_game_has_a_bot_of_its_own(at_work: BotsAtWork) -> None:
    async def house() -> None:
        for table in (new_game(), new_game()):
            for seat in (0, 1, 0, 1, 0):
                await asked(at_work, "rememberer", table, seat)

    asyncio.run(house())
    assert [bot.seats for bot in Rememberer.made] == [[0, 0, 0], [1, 1]] * 2, "made once, and shared with nobody"
    assert len({bot.seed for bot in Rememberer.made}) == 4


def test_they_are_forgotten_with_the_game(at_work: BotsAtWork) -> None:
    match = peltry.load("connect_four").new(2, seed=1)
    for _ in range(2):
        asyncio.run(asked(at_work, "rememberer", match.position, match.to_play()))
        match.play(3)
    match.rewind(0)  # what it remembers of moves that were taken back would be wrong
    asyncio.run(asked(at_work, "rememberer", match.position))
    assert len(Rememberer.made) == 3
    gc.collect()
    assert len(at_work.own.seated) == 1
    del match
    gc.collect()
    assert len(at_work.own.seated) == 0


def test_however_many_games_are_played_so_many_bots_are_kept(
    at_work: BotsAtWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_bots, "GAMES_KEPT", 2)
    tables = [new_game() for _ in range(3)]
    for table in (*tables, tables[1]):
        asyncio.run(asked(at_work, "rememberer", table))
    assert [*at_work.own.seated] == [tables[2], tables[1]], "those that were asked last"


def test_masters_of_all_tables_share_their_weights_but_no_seed(at_work: BotsAtWork) -> None:
    one, other = (at_work._made(peltry.load("connect_four"), "master") for _ in range(2))
    assert one.minds[0].learned is other.minds[0].learned
    assert one.seed != other.seed
