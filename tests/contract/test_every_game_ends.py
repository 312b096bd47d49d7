"""Every game ends, whatever its players do: also with one at the table who tries to go on for ever.

The argument for each game stands in its RULINGS.md, under "Why every turn ends".
"""

from __future__ import annotations

import random
import re

import pytest

import peltry
from peltry.kernel.position import Position
from peltry.kernel.tools.records import LOG_LENGTH
from peltry.lab.variety import mixed_tables

from .books import names_of_tests
from .own import own

EACH_GAME = pytest.mark.parametrize("name", peltry.game_names())
LOOKED_AHEAD = 6
SHORTEST_ARGUMENT = 20  # words


def goes_on(position: Position, dice: random.Random) -> int:
    """A move of somebody who never stops by choice, and who likes best what leaves most to be done."""
    legal, game = position.legal(), position.engine.game
    lively = [move for move in legal if game.pieces.moves[move].verb not in own(game.name).stops] or legal
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
    for players, seed, options in mixed_tables(game):
        position, dice = game.position(players, seed, options), random.Random(seed)
        longest = played = told = 0
        while not position.over:
            position.play(goes_on(position, dice))  # an endless turn would be refused
            longest, told, played = max(longest, position.in_a_row), max(told, position.told), played + 1
            assert played < 20_000
        if players > 1:  # alone, moves in a row are many turns
            assert longest < most / 2, "nobody comes near the bound by playing on"
        assert told < LOG_LENGTH / 2, "nor does a move come near telling more than is kept"


@EACH_GAME
def test_what_ends_a_turn_is_a_move_of_the_game(name: str) -> None:
    moves = peltry.load(name).moves
    assert set(own(name).stops) <= {moves[number].verb for number in range(len(moves))}


@EACH_GAME
def test_the_argument_stands_in_the_rulings(name: str) -> None:
    """It says something, and names the tests that hold what it says."""
    text = (peltry.load(name).kind.home / "RULINGS.md").read_text(encoding="utf-8")
    argument = text.partition("**Why every turn ends.**")[2].partition("\n**")[0].partition("\n|")[0]
    said, _, tests = " ".join(argument.split()).partition("Held by ")
    assert len(said.split()) >= SHORTEST_ARGUMENT
    held_by = re.findall(r"`([^`]+)`", tests)
    assert held_by
    assert set(held_by) <= names_of_tests(name)
