"""Every game ends, whatever its players do: also with one at the table who tries to go on for ever.

The argument for each game stands in its RULINGS.md, under "Why every turn ends".
"""

from __future__ import annotations

import random

import pytest

import peltry
from peltry.kernel.position import Position
from peltry.lab.variety import all_tables

EACH_GAME = pytest.mark.parametrize("name", peltry.game_names())
NEVER = (
    "pass",
    "end",
    "enough",
    "stop",
    "decline",
)  # what ends a turn or a decision, as long as there is anything else
LOOKED_AHEAD = 6


def goes_on(position: Position, dice: random.Random) -> int:
    """A move of somebody who never stops by choice, and who likes best what leaves most to be done."""
    legal = position.legal()
    moves = position.engine.game.pieces.moves
    lively = [move for move in legal if moves[move].verb not in NEVER] or legal
    tried = []
    for move in dice.sample(lively, min(len(lively), LOOKED_AHEAD)):
        after = position.copy()
        after.play(move)
        same = not after.over and after.to_play() == position.to_play()
        tried.append((same, len(after.legal()) if same else 0, move))
    return max(tried)[2]


@EACH_GAME
def test_a_player_who_tries_to_go_on_for_ever_does_not(name: str) -> None:
    game = peltry.load(name)
    most = game.kind.rules.longest_turn
    for players, seed, options in all_tables(game):
        position, dice = game.position(players, seed, options), random.Random(seed)
        longest = played = 0
        while not position.over:
            position.play(goes_on(position, dice))  # an endless turn would be refused
            longest, played = max(longest, position.in_a_row), played + 1
            assert played < 20_000
        if players > 1:  # alone, moves in a row are many turns
            assert longest < most / 2, "nobody comes near the bound by playing on"


@EACH_GAME
def test_the_argument_stands_in_the_rulings(name: str) -> None:
    text = (peltry.load(name).kind.home / "RULINGS.md").read_text(encoding="utf-8")
    assert "**Why every turn ends.**" in text
