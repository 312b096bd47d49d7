"""A person's own printed values: what can be corrected, and how every mistake is told."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import peltry
from peltry.errors import BadPrinted, PeltryError
from peltry.games.stroganov import GAME
from peltry.kernel.printed import SOURCES

from ..scenario import Scenario


def read_printed(text: str | None = None, name: str = "printed.toml") -> np.ndarray:
    return GAME.box_with(GAME.printed_with(text, name))


def test_a_corrected_wish_is_played_as_corrected() -> None:
    printed = "[wish.A6]\nvalue = 5\nneed = 2\npay = 2\npoints = 9\n"
    table = Scenario(players=3, printed=printed).player("Anna", furs=[5, 5], hand=["A6"]).turn("Anna", "main")
    assert table.change("Anna", "fulfil:A6") == {"furs": -2, "points": 9, "hand": -1, "fulfilled": 1}


def test_a_corrected_reward_is_played_as_corrected() -> None:
    printed = '[village.V3]\nreward = ["2 coins", "1 tiger"]\n'
    table = Scenario(players=3, printed=printed).player("Anna", place=6).turn("Anna", "main")
    assert table.change("Anna", "visit:3") == {"coins": 2, "tigers": 1}


def test_corrected_regions_outposts_and_supplies() -> None:
    printed = (
        "[region.R1]\nwidth = 3\n[region.R2]\nwidth = 2\nhorses = [1, 1, 1]\n"
        "[supply]\nbanners = [10, 11, 12]\n[score]\ntiger = 5\n"
    )
    scenario = Scenario(players=3, printed=printed).player("Anna", place=3, furs=["t"], outposts=1).year(4)
    assert scenario.turn("Anna", "main").legal("visit") == ["visit:1"]
    other = Scenario(players=3, printed=printed).player("Anna", place=4, outposts=1).turn("Anna", "main")
    assert other.legal("visit") == ["visit:2"]
    assert other.refuses("build:2"), "a horse is asked on the first space"
    assert other.state["banners"] == 11
    end = Scenario(players=2, printed=printed).player("Anna", furs=["t"]).year(4).winter("scoring")
    assert end["Anna"].scored == {"tigers": 5}


def test_a_corrected_trophy_yurt_is_barred_from_trophy_rewards() -> None:
    printed = '[yurt.YA5]\nreward = ["1 trophy"]\n'
    scenario = Scenario(players=3, printed=printed).player("Anna", place=11, trophy=7).region(3, yurt="YA5")
    assert scenario.turn("Anna", "main").play("visit:5").refuses("reward:7")


def test_where_each_value_is_known_from() -> None:
    values = {value.key: value for value in GAME.printed_with("[wish.A5]\nneed = 4\n", "mine.toml").listed()}
    assert values["wish.A5.need"].source == "corrected"
    assert values["wish.A5.pay"].source == "guessed_card"
    assert values["wish.A6.value"].source == "guessed_card"
    assert values["track.yellow_b.shields"].source == "guessed_card"
    assert values["wish.S1.points"].source == "reconstructed"
    assert values["village.V1.reward"].source == "rulebook"
    assert {value.source for value in values.values()} == {"corrected", *SOURCES}


def test_other_values_are_another_game() -> None:
    plain, corrected = read_printed(), read_printed("[wish.A5]\nneed = 4\n")
    assert plain.tobytes() != corrected.tobytes()
    assert plain.tobytes() == read_printed("").tobytes()


LAVISH = "".join(f"[landscape.L{kind}{n}]\nfurs = 4\nfurs_of_four = 2\n" for kind in "SF" for n in range(1, 6))
B_SONGS = "".join(f'[song.SGA{n}]\ndeck = "B"\n' for n in range(1, 8))
B_YURTS = "".join(f'[yurt.YA{n}]\ndeck = "B"\n' for n in range(1, 5))
TROPHIES = "".join(f'[village.V{n}]\nreward = ["3 trophy"]\n' for n in range(1, 6))


def blue_b(row: int, reward: str) -> str:
    rows = ['["1 coins"]'] * 6
    rows[row - 1] = reward
    return f"[track.blue_b]\nrewards = [{', '.join(rows)}]\n"


ALONE = 'track.blue_b.rewards must be rows in which "1 two_rewards" stands alone, below two others'
MISTAKES = {
    "unknown section": ("[wolf.W1]\nvalue = 2\n", 2, "wolf.W1.value is not known"),
    "unknown card": ("\n[wish.C1]\nneed = 2\n", 3, "wish.C1.need is not known"),
    "unknown key": ("[wish.A5]\nneed = 4\ncost = 3\n", 3, "wish.A5.cost is not known"),
    "value out of range": ("[wish.A5]\n\nvalue = 9\n", 3, "wish.A5.value must be a whole number from 2 to 8, not 9"),
    "not a number": ('[wish.A5]\nneed = "many"\n', 2, "wish.A5.need must be a whole number"),
    "truth is no number": ("[wish.A5]\nneed = true\n", 2, "wish.A5.need must be a whole number"),
    "more paid than owned": (
        "[wish.S6]\nneed = 1\n",
        2,
        "with wish.S6.need = 1, wish.S6.pay must be a whole number from 1 to 1",
    ),
    "more owned than exist": ("[wish.A10]\nneed = 8\n", 2, "wish.A10.need must be a whole number from 1 to 7"),
    "terrain": ('[landscape.LS1]\nterrain = "sea"\n', 2, "landscape.LS1.terrain must be one of forest, steppe"),
    "start tile": ("[landscape.LF1]\nstart = true\n", 2, "landscape.LF1.start must be true for the first five"),
    "no flag": ("[landscape.LF1]\nstart = 0\n", 2, "landscape.LF1.start must be true or false"),
    "too many furs": ("[landscape.LF1]\nfurs = 9\n", 2, "landscape.LF1.furs must be a whole number from 1 to 4"),
    "goods of a landscape": (
        '[landscape.LF1]\nreward = ["1 banner"]\n',
        2,
        "landscape.LF1.reward must be 1 to 4 goods",
    ),
    "unknown goods": ('[village.V1]\nreward = ["1 wolf"]\n', 2, "village.V1.reward must be 1 to 4 goods"),
    "goods without amount": ('[song.SGA1]\nreward = ["horses"]\n', 2, "song.SGA1.reward must be 1 to 4 goods"),
    "no goods at all": ("[yurt.YA1]\nreward = []\n", 2, "yurt.YA1.reward must be 1 to 4 goods"),
    "too many goods": (
        '[yurt.YA1]\nreward = ["1 story", "1 coins", "1 horses", "1 points", "1 tiger"]\n',
        2,
        "yurt.YA1",
    ),
    "deck": ('[song.SGA1]\ndeck = "C"\n', 2, "song.SGA1.deck must be one of A, B"),
    "split of songs": (B_SONGS, 14, "4 to 19 of the songs must be A, not 3"),
    "split of yurts": (B_YURTS, 8, "5 to 15 of the yurts must be A, not 4"),
    "setup furs": ("[setup]\nfurs = [2, 3, 4, 5, 6]\n", 2, "setup.furs must be 6 whole numbers from 2 to 8"),
    "story of a song": ("[song.SGA1]\nstory = 13\n", 2, "song.SGA1.story must be a whole number from 1 to 12"),
    "fur of a track": (
        "[track.a]\nfurs = [1, 2, 3, 4, 5, 6, 7, 8]\n",
        2,
        "track.a.furs must be fur values from 2 to 8",
    ),
    "no fur of a track": ("[track.a]\nfurs = []\n", 2, "track.a.furs must be 1 to 8 fur values"),
    "length of a track": ("[track.a]\nfurs = [2, 3]\n", 2, "track.a.shields must be 2 whole numbers"),
    "rewards of a track": ('[track.a]\nrewards = [["1 story"]]\n', 2, "track.a.rewards must be 8 rewards"),
    "a trophy for a trophy": (blue_b(4, '["1 trophy"]'), 2, "track.blue_b.rewards must be 1 to 4 goods"),
    "two rewards and a coin": (blue_b(4, '["1 coins", "1 two_rewards"]'), 2, ALONE),
    "two rewards, then a coin": (blue_b(4, '["1 two_rewards", "1 coins"]'), 2, ALONE),
    "two rewards twice": (blue_b(4, '["2 two_rewards"]'), 2, ALONE),
    "two rewards of one": (blue_b(2, '["1 two_rewards"]'), 2, ALONE),
    "automa hunts": ("[automa.AU01]\nhunts = 3\n", 2, "automa.AU01.hunts must be a whole number from 1 to 2"),
    "automa end": ('[automa.AU01]\nend = "middle"\n', 2, "automa.AU01.end must be one of low, high"),
    "automa action": ('[automa.AU01]\naction = "sleep"\n', 2, "automa.AU01.action must be one of outpost"),
    "automa letters": ('[automa.AU01]\nnot_in = ["z"]\n', 2, "automa.AU01.not_in must be a list of different letters"),
    "region too wide": ("[region.R1]\nwidth = 4\n", 2, "region.R1.width must be a whole number from 2 to 3"),
    "row too long": ("\n[region.R1]\nwidth = 3\n", 3, "all regions together must be 12 wide, not 13"),
    "row too short": (
        "[wish.A5]\nneed = 4\n[region.R2]\nwidth = 2\n",
        4,
        "all regions together must be 12 wide, not 11",
    ),
    "outpost spaces": ("[region.R1]\nhorses = []\n", 2, "region.R1.horses must be 1 to 4 whole numbers from 0 to 9"),
    "outpost marks": ("[region.R1]\nhorses = [0, 1]\n", 2, "region.R1.marks must be 2 marks, one for each of the"),
    "banners": ("[supply]\nbanners = [12, 17]\n", 2, "supply.banners must be 3 whole numbers"),
    "tigers": ("[supply]\n# a comment\ntigers = 0\n", 3, "supply.tigers must be a whole number from 4"),
    "outposts": ("[supply]\noutposts = 6\n", 2, "supply.outposts must be a whole number from 5 to 5"),
    "score": ("[score]\noutposts = [1, 3, 6, 10]\n", 2, "score.outposts must be 5 whole numbers"),
    "too many furs in all": ("[wish.A5]\nneed = 4\n[fur.2]\ncount = 15\n", 4, "all furs together must be 76, not 7"),
    "two counts": ("[fur.8]\ncount = 1\n[fur.2]\ncount = 20\n", 2, "with fur.8.count = 1, wish.A10.need must be a"),
    "row too hungry": (LAVISH, 29, "twelve landscapes together must ask for at most 65 furs"),
    "cards of a strategy": (
        "[automa.AU01]\nnot_in = []\n",
        2,
        "strategy d must leave 5 automa cards in the box, not 4",
    ),
    "a letter twice": ('[automa.AU01]\nnot_in = ["a", "a"]\n', 2, "must be a list of different letters"),
    "trophies everywhere": (TROPHIES, 10, "one village must give no trophy"),
    "a header with blanks": ("\n[ wish.A5 ]\nvalue = 9\n", 3, "wish.A5.value must be"),
    "a header in quotes": ('["wish"."A5"]\n"value" = 9\n', 2, "wish.A5.value must be"),
    "an empty card": ("[wish.A5]\nneed = 4\n[wish.A99]\n", 3, "wish.A99 is not known"),
    "an empty section": ("[wishes]\n", 1, "wishes is not known"),
    "source": ('[wish.A5]\nsource = "hearsay"\n', 2, "must be one of rulebook, public, guessed_card, reconstructed"),
    "name of an animal": ('[fur.2]\nanimal = "cat"\n', 2, "fur.2.animal must be one of sable"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_every_mistake_names_its_line_and_what_was_expected(mistake: str) -> None:
    text, line, words = MISTAKES[mistake]
    with pytest.raises(BadPrinted) as caught:
        read_printed(text, "mine.toml")
    message = str(caught.value)
    assert words in message
    assert "\n" not in message
    assert message.startswith(f"mine.toml, line {line}: ")


def test_a_wrong_count_of_furs() -> None:
    with pytest.raises(BadPrinted, match=r"76"):
        read_printed("[fur.2]\ncount = 15\n", "mine.toml")
    two_wrongs = read_printed("[fur.2]\ncount = 15\n[fur.3]\ncount = 12\n", "mine.toml")
    assert two_wrongs[0]["furs"].tolist()[2:4] == [15, 12]


def test_a_table_in_which_nothing_is_corrected() -> None:
    assert read_printed("[wish.A5]\n").tobytes() == read_printed().tobytes()


def test_no_toml_at_all() -> None:
    with pytest.raises(BadPrinted, match=r"mine\.toml"):
        read_printed("[wish.A5\nneed = 4\n", "mine.toml")
    with pytest.raises(BadPrinted, match=r"mine\.toml: its tables or lists stand too deep in each other"):
        read_printed("wish = " + "[\n" * 100_000, "mine.toml")
    with pytest.raises(BadPrinted, match=r"mine\.toml, line 1: a line has at most 400 characters"):
        read_printed("wish" + ".A5" * 5000 + " = 1", "mine.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PeltryError, match="cannot read"):
        peltry.load("stroganov", printed=tmp_path / "nowhere.toml")


def test_a_file_of_your_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[supply]\nstart_coins = 4\n", encoding="utf-8")
    state = peltry.load("stroganov", printed=mine).position(2, 1).state
    assert state["players"]["coins"][:2].tolist() == [4, 4]
