"""A turn that does not end meets a bound that says so; turns of somebody who plays alone are told apart."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.releases import Release

import peltry
from peltry.errors import EndlessTurn


def test_a_turn_without_end_is_stopped_with_a_sentence() -> None:
    position = peltry.load("connect_four").position(2, 1)
    position.play(0)
    before, most = position.states.tobytes(), position.engine.longest_turn
    position.in_a_row = most  # as if the same seat had moved all the while
    with pytest.raises(EndlessTurn, match=f"a turn has at most {most} moves; take some of them back"):
        position.play(0)
    assert position.states.tobytes() == before


def test_many_turns_of_one_who_plays_alone_are_no_endless_turn() -> None:
    position = peltry.load("stroganov").position(1, 1)
    played = 0
    while not position.over:
        position.in_a_row = position.engine.longest_turn if played % 40 == 0 else position.in_a_row
        position.play(position.legal()[0])
        played += 1
    assert played > 40


ENDLESS = """
import numpy as np, peltry
from peltry.errors import EndlessTurn
from peltry.ground import Batch
from peltry.kernel.turns import LastGames

game = peltry.load("connect_four")
engine, options = game.engine, game.options(2)

def said(play):
    try:
        play()
    except EndlessTurn as error:
        print(error)
    else:
        print("it was dropped in silence")

def stepped():
    batch = engine.batch(options, np.array([21, 22], np.uint64))
    while True:
        batch.step(batch.drawn)

def learned():
    ground = Batch(game, 3, 2)
    ground.reset(seed=31)
    while True:
        ground.step(ground.sample())

def on_a_gpu():
    batch, last = engine.batch(options, np.array([41, 42], np.uint64)), LastGames(engine)
    batch._watch.is_due = lambda: False
    for _ in range(100):
        for _ in range(16):
            batch.step(batch.drawn)
        last.look(16, lambda: np.arange(2), lambda i: batch.states[i : i + 1], 41)

position = game.position(2, seed=1)
said(lambda: position.playout(11))
said(lambda: [position.play(0) for _ in range(200)])
said(lambda: engine.random_games(options, np.array([7, 8], np.uint64)))
said(stepped)
said(learned)
said(on_a_gpu)
"""


@pytest.mark.parametrize("interpreted", [True, False])
def test_games_that_play_by_themselves_say_that_a_turn_goes_on_for_ever(tmp_path: Path, interpreted: bool) -> None:
    """Connect four in which the same player drops discs that never come to lie. Its turns may have 60 moves."""
    release = Release.of_the_sources(tmp_path / "release", tmp_path / "cache", interpreted)
    rules = "games/connect_four/rules"
    release.change(f"{rules}/drop.py", "    state.discs[move, row] = who + 1\n    state.height[move] += 1\n", "")
    release.change(f"{rules}/drop.py", "1 - who", "who")
    release.change(f"{rules}/drop.py", "if makes_line(game, move, row)", "if who < 0")
    release.change(f"{rules}/__init__.py", "most_legal=COLUMNS", "most_legal=COLUMNS, longest_turn=60")
    told = release.python("-c", ENDLESS).splitlines()
    played = "connect_four, seed {}: seat 0 has made 60 moves in one turn (turn 0) and could go on for ever"
    assert told[1].startswith("a turn has at most 60 moves")
    for line, seed in zip([told[0], *told[2:]], (11, 7, 21, 31, 41), strict=True):
        assert line.startswith(played.format(seed)), line
