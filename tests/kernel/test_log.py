"""The log of a move holds so much; what would be told beyond it is an error with a sentence, never a silent loss."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.releases import Release

TALKATIVE = """
import numpy as np, peltry
from peltry.errors import TooMuchToTell

game = peltry.load("connect_four")
match, options = game.new(2, seed=1), game.options(2)
assert len(match.play(2).events) == 255
before, made = match.position.states.tobytes(), len(match.history)

def refused(play):
    try:
        play()
    except TooMuchToTell as error:
        return str(error)
    return "it was dropped in silence"

for language in ("en", "fr", "cs"):
    try:
        match.play(3)
    except TooMuchToTell as error:
        print(error.said(language))
assert (match.position.states.tobytes(), len(match.history)) == (before, made)
match.play(4)

position = game.position(2, 1)
print(refused(lambda: position.play(3)))
assert (len(position.events()), position.legal()) == (256, [0, 1, 2, 3, 4, 5, 6])
assert len(position.copy().redealt(0, 1).events()) == 256

# Nothing is told in a batch or a playout, so nothing is lost there.
position.playout(3)
batch = game.engine.batch(options, np.array([1], np.uint64))
batch.step(np.array([3], np.int32))
room = game.engine.random_games(options, np.arange(1, 20, dtype=np.uint64))
print(position.over, batch.counts[0], bool(room.moves.min() > 0))
"""

SPEECHLESS = """
import peltry

try:
    peltry.load("connect_four").new(2)
except peltry.PeltryError as error:
    print(error)
"""


@pytest.mark.parametrize("interpreted", [True, False])
def test_a_move_of_which_too_much_is_told_says_so(tmp_path: Path, interpreted: bool) -> None:
    """Connect four that tells of a disc in the middle three hundred times, and of one beside it as often as may be."""
    release = Release.of_the_sources(tmp_path / "release", tmp_path / "cache", interpreted)
    told = "    tell(game, DROPPED, who, move, row)\n"
    often = "    for _ in range(300 if move == 3 else 255 if move == 2 else 1):\n    " + told
    release.change("games/connect_four/rules/drop.py", told, often)
    english, french, czech, alone, played = release.python("-c", TALKATIVE).splitlines()
    assert english == (
        "d cannot be played: more than 255 things would happen by it, which nobody could be told; choose another move"
    )
    assert french.startswith("d ne peut pas être joué\N{NO-BREAK SPACE}: plus de 255 choses")
    assert czech.startswith("d nelze zahrát: stalo by se při tom přes 255 věcí")
    assert alone == english
    assert played == "True 7 True"


def test_a_setup_of_which_too_much_is_told_says_so(tmp_path: Path) -> None:
    release = Release.of_the_sources(tmp_path / "release", tmp_path / "cache")
    begin = "    push(game, ASK_DROP, 0)\n\n"
    often = begin.rstrip("\n") + "\n    for _ in range(300):\n        tell(game, DRAWN, 0)\n\n"
    release.change("games/connect_four/rules/drop.py", begin, often)
    told = release.python("-c", SPEECHLESS)
    assert told.startswith("connect_four cannot begin: of its setup more than 255 things would be told")
