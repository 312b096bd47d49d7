"""What a bot is told leads nobody back to the seed of the game, in any command.

The bot here tries what once worked: it undoes the sums by which its own seed, and the key of the world that it was
handed, had been made of the game's seed; it sets up that game and looks whether it is the one it sits at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

import peltry
from peltry.bots import BOTS
from peltry.cli import main
from peltry.games.strogoff.eyes.redeal import LATER
from peltry.kernel.position import Position
from peltry.kernel.seeds import drawn_seed, new_seed
from peltry.lab import levels

Capture = pytest.CaptureFixture[str]


class Rebuilder:
    name = "rebuilder"
    asked: ClassVar[int] = 0
    rebuilt: ClassVar[int] = 0

    def __init__(self, game: Any, seed: int = 0, *_: Any, **__: Any):
        self.game, self.seed, self.thoughts = game, seed, 0

    def guesses(self, world: Position) -> Iterator[int]:
        yield from (self.seed, self.seed // 16, self.seed // 2)
        yield from (self.seed - seat for seat in range(5))
        for number in range(1, 12):  # of the game's moves so far
            yield (int(world.state["rng"] ^ LATER) - number) // 1_000_003

    def choose(self, position: Position, seat: int) -> int:
        self.thoughts += 1
        if self.thoughts == 1:
            Rebuilder.asked += 1
            seen = cards(position, seat)
            Rebuilder.rebuilt += any(
                cards(self.game.position(2, guess), seat) == seen for guess in self.guesses(position) if guess >= 0
            )
        return position.legal()[0]


def cards(position: Position, seat: int) -> list[int]:
    """The seat's own hand at strogoff, which a game with another seed would not have dealt."""
    courier = position.state["couriers"][seat]
    return sorted(courier["hand"].tolist())


@pytest.fixture(autouse=True)
def somebody_who_rebuilds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(BOTS, "rebuilder", Rebuilder)
    Rebuilder.asked = Rebuilder.rebuilt = 0
    yield
    assert Rebuilder.asked >= 2, "nobody was asked: nothing was tested"
    assert Rebuilder.rebuilt == 0


TWO = ("--players", "2", "--games", "2", "--seed", str(10**12))


def test_simulate(capsys: Capture) -> None:
    assert main(["simulate", "strogoff", "--bots", "rebuilder", *TWO]) == 0


def test_arena(capsys: Capture) -> None:
    assert main(["arena", "strogoff", "--bots", "rebuilder,random", "--cores", "1", *TWO]) == 0


def test_balance(capsys: Capture) -> None:
    assert main(["balance", "strogoff", "--bot", "rebuilder", "--cores", "1", *TWO]) == 0


def test_levels(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    class Level(Rebuilder):
        def choose(self, position: Position, seat: int) -> int:
            self.thoughts = int(self.seed in met)
            met.add(self.seed)
            return super().choose(position, seat)

    met: set[int] = set()
    monkeypatch.setattr(levels, "LearnedBot", Level)
    monkeypatch.setattr(levels, "STEPS", 1)
    assert main(["levels", "strogoff", *TWO]) == 0


def test_gymnasium() -> None:
    pytest.importorskip("gymnasium")
    from peltry import ground

    env = ground.against("strogoff", ["rebuilder"], seat=1)
    for seed in range(4):
        env.reset(seed=seed)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = peltry.load("strogoff")
    truth = game.position(2, 10**12)
    seat = truth.to_play()
    for leak in (10**12 * 16 + seat, 10**12 + seat, 10**12 * 2):
        Rebuilder(game, leak).choose(truth.redealt(seat, 1), seat)
    Rebuilder(game).choose(truth.redealt(seat, 10**12 * 1_000_003 + 3), seat)
    assert Rebuilder.rebuilt == 4
    Rebuilder.rebuilt = 0


def test_seeds_are_drawn_for_each_purpose_and_the_same_every_time() -> None:
    Rebuilder.asked = 2  # here nobody is
    found = {drawn_seed(seed, what, number) for seed in range(9) for what in ("bot", "world") for number in range(9)}
    assert len(found) == 162
    assert drawn_seed(7, "bot", 1) == drawn_seed(7, "bot", 1)
    assert all(0 <= each < 1 << 63 for each in found)


@pytest.mark.parametrize(
    "words",
    [["simulate", "--bots", "rebuilder"], ["arena", "--bots", "rebuilder,random"], ["balance", "--bot", "rebuilder"]],
)
def test_a_seed_that_nobody_chose_is_told_so_that_the_games_can_be_played_again(
    words: list[str], capsys: Capture
) -> None:
    told, games = [], ("--players", "2", "--games", "2", "--cores", "1", "--json")
    command = [words[0], "strogoff", *words[1:], *games]
    for _ in range(2):
        assert main(command) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0]["seed"] != told[1]["seed"]
    assert main([*command, "--seed", str(told[0]["seed"])]) == 0
    again = json.loads(capsys.readouterr().out)
    for facts in (told[0], again):  # a clock's figures are others each time
        for clock in ("seconds", "moves_per_second", "games_per_second"):
            facts.pop(clock, None)
    assert again == told[0]
    assert main([each for each in command if each != "--json"]) == 0
    assert "--seed " in capsys.readouterr().out


def test_random_games_have_the_seed_that_they_always_had(capsys: Capture) -> None:
    Rebuilder.asked = 2
    told = []
    for words in ([], ["--seed", "0"]):
        assert main(["simulate", "connect_four", "--games", "20", "--json", *words]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0]["digest"] == told[1]["digest"]
    assert new_seed() != new_seed()
