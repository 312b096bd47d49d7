"""The game record: a game told in sentences."""

from __future__ import annotations

import random

import pytest

import peltry
from peltry.errors import BadOption
from peltry.lab.variety import random_match
from peltry.table.record import record_lines
from peltry.table.words import LANGUAGES


def record(match: peltry.Match, language: str) -> list[str]:
    return list(record_lines(match, language))


@pytest.fixture
def match() -> peltry.Match:
    match = peltry.load("connect_four").new(2, seed=1, names=["Anna", "Boris"])
    for column in "abababa":
        match.play(column)
    return match


def test_a_whole_record(match: peltry.Match) -> None:
    lines = record(match, "en")
    assert lines[:2] == ["Connect four", "Players: Anna, Boris"]
    assert lines[2] == f"SHA-256 of the seed: {match.commitment}"
    assert lines[4:6] == ["1. Anna: Drop a disc into column a [a]", "    Anna drops a disc into column a."]
    assert lines[-5:] == [
        "    Anna has four in a row and wins.", "", "The game is over after 7 moves.", "1. Anna: 1 point",
        "2. Boris: 0 points",
    ]  # fmt: skip


def test_plurals_follow_each_language(match: peltry.Match) -> None:
    assert record(match, "fr")[-1] == "2. Boris\N{NO-BREAK SPACE}: 0 point"
    assert record(match, "cs")[-2:] == ["1. Anna: 1 bod", "2. Boris: 0 bodů"]


def test_a_game_that_goes_on_says_so(match: peltry.Match) -> None:
    match.rewind(3)
    assert "The game goes on after 3 moves." in record(match, "en")


def test_an_unknown_language(match: peltry.Match) -> None:
    with pytest.raises(BadOption, match="languages are en, fr, cs, not 'de'"):
        record(match, "de")


def test_a_shared_defeat_has_no_ranking() -> None:
    match, chance = peltry.load("strogoff").new(2, seed=1), random.Random(1)
    while not match.over:
        match.play(chance.choice(match.legal()))
    assert match.winners() == []
    assert record(match, "en")[-1] == "Nobody has won."


def test_alone_one_has_lost() -> None:
    match = next(m for seed in range(40) if not (m := random_match(peltry.load("strogoff"), 1, seed, {})).winners())
    assert record(match, "en")[-1] == "You have lost."


def test_a_tie_is_told_with_what_broke_it() -> None:
    games = (random_match(peltry.load("stroganov"), 2, seed, {}) for seed in range(400))
    match = next(match for match in games if len(set(match.scores())) == 1)
    best, points = match.names[match.winners()[0]], match.scores()[0]
    said = f"Tied at {points} points: the Cossack furthest east decides, and that is {best}’s."
    assert record(match, "en")[-1] == said
    for language in LANGUAGES:
        assert best in record(match, language)[-1]


def test_options_are_said_in_every_language() -> None:
    match = peltry.load("strogoff").new(4, seed=1, difficulty="heroic")
    assert record(match, "en")[2:4] == ["Difficulty: Heroic", "Edition: French (Purple Brain)"]
    assert not any(" : hidden" in line or "difficulty" in line for line in record(match, "cs")[2:8])
    told = record(peltry.load("stroganov").new(2, seed=1, boards=["a", "b"]), "en")
    assert told[2:4] == ["Colours: Blue, Red", "Player boards: Side a, Side b"]


def test_options_that_decide_nothing_are_left_out() -> None:
    several = record(peltry.load("stroganov").new(3, seed=1), "en")
    alone = record(peltry.load("stroganov").new(1, seed=1), "en")
    assert "Opponent: Ivan" in alone
    assert not any(line.startswith(("Opponent", "Strategy", "A coin")) for line in several)
    devir = record(peltry.load("strogoff").new(5, seed=1), "en")
    assert devir[2] == "Edition: Devir"
    assert not any(line.startswith("Difficulty") for line in devir)


def test_an_automa_is_called_as_each_language_calls_it() -> None:
    match = peltry.load("stroganov").new(1, seed=1, names=["Anna"], katyusha="on")
    assert record(match, "en")[1] == "Players: Anna, Katyusha"
    assert record(match, "cs")[1] == "Hráči: Anna, Katuša"
    assert match.names == ["Anna", "Katyusha"]
