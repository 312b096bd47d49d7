"""A bot never holds the true world: whatever it reads in the position it is handed was dealt anew, in every command.

The cheat plays by what it finds in the hands of others; a witness beside the game says what they truly held.
"""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from rich.console import Console
from tests.server.real_house import new_table, open_house

import peltry
from peltry.bots import BOTS
from peltry.bots.fair import Deals
from peltry.cli import main
from peltry.kernel.position import Position
from peltry.lab import levels
from peltry.server.games.bots import BotsAtWork
from peltry.terminal.table import TerminalTable

Unknown = tuple[tuple[int, ...], ...]


def unknown(position: Position, seat: int) -> Unknown:
    """The cards that the other couriers hold, and the order of the deck."""
    couriers = position.state["couriers"]
    others = [each for each in range(int(position.state["options"]["players"])) if each != seat]
    hands = [tuple(sorted(couriers[each]["hand"][: couriers[each]["hand_count"]].tolist())) for each in others]
    return *hands, tuple(position.state["action_deck"].tolist())


class Cheat:
    """Looks into every hand, at the order of the deck and at the dice to come, and plays by what it saw."""

    name = "cheat"
    saw: ClassVar[list[tuple[bytes, Unknown, int]]] = []

    def __init__(self, game: Any, seed: int = 0):
        pass

    def choose(self, position: Position, seat: int) -> int:
        rng = int(position.state["rng"])
        Cheat.saw.append((position.sight(seat).tobytes(), unknown(position, seat), rng))
        position.play(position.legal()[0])  # whatever it does to its position does not reach the game
        return int(position.out[0]) if position.over else int(position.engine.game.pieces.moves[0])


class FirstMove(Cheat):
    """The same, but its moves are legal ones."""

    def choose(self, position: Position, seat: int) -> int:
        first = position.legal()[0]
        super().choose(position, seat)
        return first


@pytest.fixture
def truth(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[bytes, tuple[Unknown, int]]]:
    """What was truly held whenever somebody had to decide, by what the seat saw. The cheat can be named."""
    found: dict[bytes, tuple[Unknown, int]] = {}
    dealt_anew = Position.redealt

    def noted(self: Position, seat: int, key: int) -> Position:
        found[self.sight(seat).tobytes()] = unknown(self, seat), int(self.state["rng"])
        return dealt_anew(self, seat, key)

    monkeypatch.setattr(Position, "redealt", noted)
    monkeypatch.setitem(BOTS, "cheat", FirstMove)
    Cheat.saw.clear()
    yield found
    assert len(Cheat.saw) > 20, "the cheat was never asked: nothing was tested"
    assert all(sight in found for sight, _, _ in Cheat.saw)  # it sees what its seat sees …
    guessed = sum(found[sight][0] == held for sight, held, _ in Cheat.saw)
    assert guessed < len(Cheat.saw) / 10  # … and of the rest no more than a guess
    assert all(found[sight][1] != rng for sight, _, rng in Cheat.saw)


Truth = dict[bytes, tuple[Unknown, int]]


def test_simulate_deals_anew_for_a_bot_that_looks(truth: Truth, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "strogoff", "--players", "2", "--games", "2", "--bots", "cheat,random"]) == 0


def test_arena_deals_anew_for_a_bot_that_looks(truth: Truth, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "2", "--games", "2", "--cores", "1")
    assert main(["arena", "strogoff", "--bots", "cheat,random", *words]) == 0


def test_balance_deals_anew_for_a_bot_that_looks(truth: Truth, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "2", "--games", "2", "--cores", "1")
    assert main(["balance", "strogoff", "--bot", "cheat", *words]) == 0


def test_levels_deals_anew_for_a_bot_that_looks(
    truth: Truth, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who is calibrated sits at the same tables: here a cheat in place of the learned player."""

    class CheatingLevel(FirstMove):
        def __init__(self, game: Any, seed: int = 0, *_: Any, **__: Any):
            self.seed = seed

    monkeypatch.setattr(levels, "LearnedBot", CheatingLevel)
    monkeypatch.setattr(levels, "STEPS", 1)
    assert main(["levels", "strogoff", "--players", "2", "--games", "1"]) == 0


def test_play_deals_anew_for_a_bot_that_looks(truth: Truth, tmp_path: Path) -> None:
    game = peltry.load("strogoff")
    match, console = game.new(2, seed=5), Console(file=io.StringIO())
    bots = [peltry.make_bot("cheat", game), peltry.make_bot("random", game)]
    TerminalTable(console, match, ["cheat", "random"], bots, "en", tmp_path / "game.json").run()
    assert match.over


def test_serve_deals_anew_for_a_bot_that_looks(truth: Truth) -> None:
    game, at_work = peltry.load("strogoff"), BotsAtWork(1)
    position, chance = game.position(2, 5), random.Random(5)
    for _ in range(60):
        seat = position.to_play()
        move = asyncio.run(at_work.choose(game, "cheat", position, seat))
        assert move in position.legal()
        position.play(move if position.count == 1 else chance.choice(position.legal()))
        if position.over:
            position = game.position(2, chance.randrange(1000))
    at_work.close()


def test_join_deals_anew_for_a_bot_that_looks(truth: Truth, tmp_path: Path) -> None:
    with open_house(tmp_path) as port:
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = new_table(port, game="strogoff", seats=seats)["id"]
        assert main(["join", f"http://127.0.0.1:{port}/t/{table}", "--bot", "cheat"]) == 0


def test_what_a_bot_does_to_its_position_does_not_reach_the_game() -> None:
    game = peltry.load("strogoff")
    position = game.position(3, 8)
    before = position.states.tobytes(), position.legal()
    peltry.ask(FirstMove(game), position, position.to_play(), 1)
    assert (position.states.tobytes(), position.legal()) == before


def test_an_illegal_answer_is_refused_with_what_was_legal_whatever_has_become_of_its_world() -> None:
    class Lawless(Cheat):
        def choose(self, position: Position, seat: int) -> int:
            wanted = next(move for move in range(1000) if move not in position.legal())
            position.playout(1)
            return wanted

    game = peltry.load("strogoff")
    position = game.position(3, 8)
    first = game.moves.describe(position.legal()[0])
    with pytest.raises(peltry.PeltryError, match=f"cheat failed: it chose .*, which is not legal; legal are {first}"):
        peltry.ask(Lawless(game), position, position.to_play(), 1)


@pytest.mark.parametrize("name", peltry.game_names())
def test_a_world_dealt_anew_holds_no_leftovers(name: str) -> None:
    """Neither the moves another could make before, nor what only another was told by the last move."""
    game = peltry.load(name)
    chance, veiled = random.Random(3), 0
    for seed in range(3):
        match = game.new(max(game.players), seed=seed)
        while not match.over and len(match.history) < 150:
            match.play(chance.choice(match.legal()))
            played = match.history[-1]
            for seat in range(match.players):
                world = match.position.redealt(seat, 1)
                assert not np.any(world.out[world.count :])
                assert world.events() == played.heard_by(seat)
                veiled += world.events() != match.position.events()
    assert veiled > 0 or not game.events.secret


def test_deals_are_others_for_each_move_and_the_same_for_the_same_seed() -> None:
    first, second, other = Deals(4), Deals(4), Deals(5)
    keys = [first.key() for _ in range(50)]
    assert keys == [second.key() for _ in range(50)]
    assert len({*keys, *(other.key() for _ in range(50))}) == 100


def test_a_bot_that_fails_in_the_middle_of_its_thought_moves_legally(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A seat never stands still, nor does it make a move of the world that its bot has spoilt."""

    class Careless:
        name = "careless"
        thoughts = 0

        def __init__(self, game: Any, seed: int = 0):
            pass

        def choose(self, position: Position, seat: int) -> int:
            Careless.thoughts += 1
            position.playout(1)
            if Careless.thoughts > 1:
                raise RuntimeError("lost")
            return 0

    monkeypatch.setitem(BOTS, "careless", Careless)
    game, at_work = peltry.load("connect_four"), BotsAtWork(1)
    for seed in range(5):
        position = game.position(2, seed)
        assert asyncio.run(at_work.choose(game, "careless", position, 0)) in position.legal()
    at_work.close()
    assert "bot careless of connect_four failed" in caplog.text


def test_the_only_move_needs_no_thought() -> None:
    class Never:
        name = "never"

        def choose(self, position: Position, seat: int) -> int:
            raise AssertionError

    game = peltry.load("strogoff")
    position = game.position(2, 1)
    while position.count != 1:
        position.play(position.legal()[0])
    assert peltry.ask(Never(), position, position.to_play(), 0) == position.legal()[0]
