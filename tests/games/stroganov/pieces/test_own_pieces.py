"""Owners may enter what their own copy shows: split of decks, spaces for outposts, contents of yurts, setup furs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import pytest

from peltry.commands.serve import own_values
from peltry.errors import BadPrinted
from peltry.kernel.printed import Printed
from peltry.lab.variety import random_match
from peltry.server.games.shelf import Shelf
from peltry.table.library import load_with_text

from ..scenario import Scenario

SONGS = '[song.SGA9]\ndeck = "B"\n[song.SGA10]\ndeck = "B"\n[yurt.YB1]\ndeck = "A"\n'
SPACES = "[region.R3]\nhorses = [0, 1, 2, 3]\nmarks = [3, 0, 0, 0]\n[region.R4]\nhorses = [0, 2]\nmarks = [0, 3]\n"
YURT = '[yurt.YA5]\nreward = ["1 tiger", "2 coins"]\n'
FURS = "[setup]\nfurs = [2, 2, 4, 5, 6, 8]\n"


@pytest.mark.parametrize("text", [SONGS, SPACES, YURT, FURS, SONGS + SPACES + YURT + FURS])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_played_with_them(text: str, players: int) -> None:
    match = random_match(load_with_text("stroganov", text), players, players, {})
    assert match.over


def test_a_deck_may_be_split_elsewhere() -> None:
    state, box = Scenario(players=3, printed=SONGS).state, Scenario(players=3, printed=SONGS).box
    assert (int(box["a_songs"]), int(box["a_yurts"])) == (8, 9)
    decks = [int(box["song_deck"][song]) for song in state["song_deck"]]
    assert decks == sorted(decks), "A songs come first"


def test_a_region_may_have_another_number_of_spaces() -> None:
    scenario = Scenario(players=4, printed=SPACES).player("Anna", place=6, outposts=1, horses=9)
    scenario.state["outposts"][2, :3] = (5, 6, 5)
    assert scenario.turn("Anna", "main").change("Anna", "build:3") == {"outposts": -1, "built": 1, "horses": -3}
    scenario = Scenario(players=4, printed=SPACES).player("Anna", place=9, outposts=1, horses=9)
    scenario.state["outposts"][3, :2] = (5, 6)
    assert scenario.turn("Anna", "main").refuses("build:4"), "two spaces, both taken"


def test_a_yurt_may_hold_something_else() -> None:
    table = Scenario(players=3, printed=YURT).player("Anna", place=6).region(3, yurt="YA5").turn("Anna", "main")
    assert table.change("Anna", "yurt:3") == {"tigers": 1, "coins": 2}


def test_the_setup_furs_may_have_other_values() -> None:
    state = load_with_text("stroganov", FURS).position(3, 5).state
    assert sorted([*state["region_fur"].tolist(), int(state["trade_fur"])]) == [2, 2, 4, 5, 6, 8]


def test_an_unlabelled_table_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "printed.toml"
    file.write_text("[supply]\ncoins = 20\n", encoding="utf-8")
    with pytest.raises(BadPrinted, match=r"line 2: supply\.coins has no source; give it one of rulebook, public"):
        Printed(file)


# On a server of one's own.


def test_a_server_plays_with_its_owners_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(YURT, encoding="utf-8")

    async def on_the_shelf() -> list[str | None]:
        shelf = Shelf(printed={"stroganov": file})
        await shelf.open()
        games = [await shelf.describe(name) for name in ("stroganov", "connect_four")]
        shelf.close()
        return [game.printed_text for game in games]

    assert asyncio.run(on_the_shelf()) == [YURT, None]


def test_serve_is_told_the_game_and_the_file() -> None:
    assert own_values("stroganov=mine.toml") == ("stroganov", Path("mine.toml"))
    with pytest.raises(argparse.ArgumentTypeError, match=r"write it as stroganov=mine\.toml"):
        own_values("mine.toml")
