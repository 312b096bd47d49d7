"""Where the three rulebooks differ: every book is a preset, and every difference an option of its own."""

from __future__ import annotations

from typing import Any

import pytest

import peltry
from peltry.errors import BadOption
from peltry.server.tables.choosing import settled
from tests.contract.books import held, rulings, spanned

from ..scenario import Scenario

SHIELDS = {"english": [2, 5, 9, 14], "french": [2, 5, 9, 15], "czech": [1, 5, 9, 14]}


def test_every_book_is_a_preset() -> None:
    assert list(peltry.load("stroganov").presets) == ["english", "french", "czech"]


@pytest.mark.parametrize(
    ("book", "option", "value"),
    [
        ("english", "story_bonus_once", "off"),
        ("french", "story_bonus_once", "on"),
        ("czech", "story_bonus_once", "off"),
        ("english", "narrow_claims", "off"),
        ("french", "narrow_claims", "on"),
        ("czech", "yellow_shields", "czech"),
        ("french", "yellow_shields", "french"),
        ("czech", "missing_fur_coin", "instead"),
        ("english", "missing_fur_coin", "besides"),
    ],
)
def test_d1_what_each_book_says(book: str, option: str, value: str) -> None:
    game = peltry.load("stroganov")
    for players in game.players:
        assert game.full_options(players, {"preset": book})[option] == value


@pytest.mark.parametrize("book", SHIELDS)
def test_d2_the_shields_of_the_yellow_board_in_each_book(book: str) -> None:
    options: Any = {"colours": ["yellow"], "boards": ["b"], "yellow_shields": book}
    scenario = Scenario(players=1, **options)
    track = scenario.box["tracks"][int(scenario.state["players"][0]["track"])]
    assert sorted({int(shield) for shield in track["shields"]} - {0}) == SHIELDS[book]


# Colours.


@pytest.mark.parametrize(("colour", "track"), [("blue", 1), ("red", 2), ("green", 3), ("yellow", 4)])
def test_q76_alone_one_can_play_every_b_board(colour: str, track: int) -> None:
    match = peltry.load("stroganov").new(1, seed=1, colours=[colour], boards=["b"])
    assert int(match.position.state["players"][0]["track"]) == track
    assert match.game.look.colours(match.options[0])[0] == colour


def test_q76_each_player_chooses_another_colour() -> None:
    game = peltry.load("stroganov")
    state = game.new(3, seed=1, colours=["green", "yellow", "blue"]).position.state
    assert state["players"]["colour"][:3].tolist() == [2, 3, 0]
    with pytest.raises(BadOption, match="option colours needs another value for each player; red stands twice"):
        game.new(3, seed=1, colours=["red", "blue", "red"])


def test_q76_ivan_takes_a_colour_that_is_left() -> None:
    game = peltry.load("stroganov")
    for colour in ("blue", "red", "green", "yellow"):
        match = game.new(1, seed=1, colours=[colour])
        assert len(set(match.game.look.colours(match.options[0]))) == 2


def test_q76_who_chooses_none_takes_a_colour_that_is_left() -> None:
    game = peltry.load("stroganov")
    begun = settled(game, {"colours": [None, "blue", None, "red"]})
    match = game.new(4, seed=1, **begun)
    assert match.game.look.colours(match.options[0]) == ["green", "blue", "yellow", "red"]


# Where the books say what a ruling answers.

TEXTS = {"English": "stroganov-en", "French": "stroganov-fr", "Czech": "stroganov-cs"}


def test_rulings_and_books_name_the_same_paragraphs() -> None:
    told = {
        (ruling.id, TEXTS[book], paragraph)
        for ruling in rulings("stroganov").values()
        for book, _, places in (place.partition(" ") for place in ruling.place.split("; "))
        for place in places.split(", ")
        for paragraph in spanned(place)
    }
    assert told == {
        (ruling, row.book, paragraph)
        for row in held("stroganov")
        for ruling in row.rulings
        for paragraph in row.paragraphs
    }
