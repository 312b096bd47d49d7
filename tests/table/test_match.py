"""A match: moves by number or text, undo, rewind, forks."""

from __future__ import annotations

import hashlib
import random
import re
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.errors import BadOption, CannotUndo, IllegalMove, PeltryError, UnknownGame


@pytest.fixture
def match() -> peltry.Match:
    return peltry.load("connect_four").new(2, seed=7, names=["Anna"])


def test_the_api_a_bot_author_meets(match: peltry.Match) -> None:
    assert match.legal() == [0, 1, 2, 3, 4, 5, 6]
    assert [(event.who, event.column, event.row) for event in match.play(3)] == [(0, 3, 0)]
    assert [(event.who, event.column, event.row) for event in match.play("d")] == [(1, 3, 1)]
    assert match.to_play() == 0
    assert match.undo().move == 3
    assert match.to_play() == 1
    assert match.scores() == [0, 0]
    assert match.names == ["Anna", "Player 2"]


def test_a_finished_game_has_a_winner_and_takes_no_move(match: peltry.Match) -> None:
    for column in "abababa":
        match.play(column)
    assert match.over
    assert match.scores() == [1, 0]
    assert match.ranking() == [0, 1]
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play("a")


def test_a_seat_takes_back_only_its_own_move(match: peltry.Match) -> None:
    with pytest.raises(CannotUndo, match="no move to take back"):
        match.undo()
    match.play("a")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(CannotUndo, match="another player made it"):
        match.undo(1)
    match.undo(0)
    assert match.history == []


def test_a_move_that_showed_something_is_not_taken_back_freely() -> None:
    match = peltry.load("strogoff").new(2, seed=1)
    while not match.history or not match.history[-1].told_news:
        match.play(match.legal()[0])
    before = len(match.history)
    with pytest.raises(CannotUndo, match="it showed something new"):
        match.undo()
    assert len(match.rewind(0)) == before


@pytest.mark.parametrize("name", ["connect_four", "stroganov", "strogoff"])
def test_the_history_knows_who_made_each_move(name: str) -> None:
    game = peltry.load(name)
    match, chance = game.new(max(game.players), seed=3), random.Random(3)
    while not match.over:
        seat = match.to_play()
        played = match.play(chance.choice(match.legal()))
        assert (played.seat, played.told_news) == (seat, match.position.told_news)
    assert {played.seat for played in match.history} == set(range(match.players))


def test_rewind_and_fork(match: peltry.Match) -> None:
    for column in "abcd":
        match.play(column)
    fork = match.fork(2)
    assert fork.moves == [0, 1]
    fork.play("g")
    assert match.moves == [0, 1, 2, 3]
    assert [played.move for played in match.rewind(1)] == [1, 2, 3]
    with pytest.raises(CannotUndo, match="cannot go back to move 5"):
        match.rewind(5)


def test_the_seed_is_committed_to_by_its_sha256(match: peltry.Match) -> None:
    assert match.commitment == hashlib.sha256(b"7").hexdigest()
    first, second = (peltry.load("connect_four").new(2).seed for _ in range(2))
    assert first != second
    assert max(first, second) > 2**64


def test_wrong_input_is_named() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; the games are: .*connect_four"):
        peltry.load("chess")
    game = peltry.load("connect_four")
    with pytest.raises(BadOption, match="is played by 2 players, not 9"):
        game.new(9)
    with pytest.raises(BadOption, match="has no option 'fog'"):
        game.new(2, fog="on")
    with pytest.raises(BadOption, match="a seed is a whole number from 0, not -1"):
        game.new(2, seed=-1)
    with pytest.raises(BadOption, match="3 names for 2 players"):
        game.new(2, names=["a", "b", "c"])
    with pytest.raises(PeltryError, match=r"'z' is no move; expected one of: a, b, c, d, e, f, g$"):
        game.new(2).play("z")


@pytest.mark.parametrize("players", [2.0, "2", True, [2]])
def test_a_number_of_players_is_whole(players: Any) -> None:
    for name in ("connect_four", "stroganov"):
        with pytest.raises(BadOption, match=rf"is played by .* players, not {re.escape(repr(players))}"):
            peltry.load(name).new(players, seed=1)


@pytest.mark.parametrize("seed", ["x", 1.5, True, -1])
def test_a_seed_is_whole(seed: Any) -> None:
    game = peltry.load("connect_four")
    for start in (game.new, game.position):
        with pytest.raises(BadOption, match=f"a seed is a whole number from 0, not {seed!r}"):
            start(2, seed)


@pytest.mark.parametrize("move", [None, 1.5, np.float32(1), [1]])
def test_a_move_is_whole(match: peltry.Match, move: Any) -> None:
    with pytest.raises(IllegalMove, match="a move is a whole number or its text, not"):
        match.play(move)
    with pytest.raises(IllegalMove, match="a move is a whole number, not"):
        match.position.play(move)
    assert match.position.state["depth"] == 1
    assert match.history == []


def test_numpys_whole_numbers_are_numbers() -> None:
    match = peltry.load("connect_four").new(np.int64(2), seed=np.uint32(7))
    match.play(match.position.out[3])
    match.position.copy().play(np.int8(2))
    assert (match.players, match.seed, match.moves) == (2, 7, [3])
    assert [type(number) for number in (match.players, match.seed, match.moves[0])] == [int] * 3


def test_an_illegal_move_hears_which_are_legal(match: peltry.Match) -> None:
    for column in "dddddd":
        match.play(column)
    for board in (match, match.position):
        with pytest.raises(IllegalMove, match=r"^d is not legal now; what is: a, b, c, e, f, g"):
            board.play(3)
        with pytest.raises(IllegalMove, match=r"^moves are numbers from 0 to 6, not 7$"):
            board.play(7)
        with pytest.raises(IllegalMove, match=r"not 1180591620717411303424$"):
            board.play(2**70)
    many = peltry.load("strogoff").new(2, seed=1)
    while len(many.legal()) <= 8:
        many.play(many.legal()[0])
    illegal = min(set(range(len(many.game.moves))) - set(many.legal()))
    with pytest.raises(IllegalMove, match=rf"what is: ([^ ,]+, ){{7}}[^ ,]+ and {len(many.legal()) - 8} more\."):
        many.play(illegal)


def test_what_happened_reads_like_the_game(match: peltry.Match) -> None:
    told = match.play("c")
    assert told == match.fork().history[0].events
    assert told != match.fork(0).play("d")
    assert len(told) == 1
    assert (told[0].name, told[0].who, told[0].column, told[0].row) == ("dropped", 0, 2, 0)
    assert list(told) == [told[0]]
    assert hash(told) == hash(match.fork().history[0])
    assert repr(told) == "<c by seat 0: [dropped(who=0, column=2, row=0)]>"
    assert repr(match) == "<connect_four, 2 players, 1 move made, Player 2 to play>"
    assert repr(match.position) == "<connect_four, drop() by 1: a, b, c, d, e, f, g>"
    assert repr(match.read(2)) == "c"
    with pytest.raises(AttributeError, match="dropped has no colour; it has who, column, row"):
        _ = told[0].colour


def test_a_match_is_walked_through_in_one_way(match: peltry.Match) -> None:
    for column in "cdc":
        match.play(column)
    steps = list(match.walk(1))
    assert [step.number for step in steps] == [2, 3]
    assert steps[0].after.states.tobytes() == match.at(2).states.tobytes() == steps[1].before.states.tobytes()
    assert steps[-1].after.states.tobytes() == match.position.states.tobytes()
    assert [step.played.move for step in match.walk(0, 2)] == [2, 3]


def test_a_card_of_a_hidden_hand_is_news_to_the_others_alone() -> None:
    """Michel Strogoff: who plays alone may take a card back, others have seen it."""
    game = peltry.load("strogoff")
    for players, free in ((1, True), (3, False)):
        match, chance, shown = game.new(players, seed=5), random.Random(5), 0
        while not match.over:
            played = match.play(chance.choice(match.legal()))
            kinds = {event.name for event in played}
            if not played.told_news and kinds & {"discarded", "played", "paired", "helped"}:
                assert match.can_undo(played.seat) is free
                shown += 1
        assert shown > 3


def test_a_preset_chooses_several_options_at_once() -> None:
    game = peltry.load("strogoff")
    both = game.full_options(3, {"preset": "purple_brain"})
    assert (both["decks"], both["figure"]) == ("open", "follows")
    assert game.full_options(3, {"preset": "purple_brain", "decks": "hidden"})["decks"] == "hidden"
    assert game.options(3, {"preset": "purple_brain"}) == game.options(3, {"decks": "open", "figure": "follows"})
    with pytest.raises(BadOption, match="has no preset 'red'; its presets are: purple_brain"):
        game.new(3, seed=1, preset="red")
    with pytest.raises(BadOption, match="has no preset"):
        game.full_options(3, {"preset": ["purple_brain"]})
    with pytest.raises(BadOption, match="its presets are: none"):
        peltry.load("connect_four").new(2, seed=1, preset="red")


def test_five_couriers_travel_on_devirs_road_and_the_options_say_so() -> None:
    game = peltry.load("strogoff")
    assert game.full_options(5, {"edition": "french"})["edition"] == "devir"
    assert game.full_options(4, {"edition": "french"})["edition"] == "french"


@pytest.mark.parametrize(
    ("name", "players", "options", "said"),
    [
        ("stroganov", 3, {"katyusha": "on"}, "option katyusha decides nothing here: it is for one player, not 3"),
        ("stroganov", 1, {"open_hands": True}, "option open_hands decides nothing here: it is for two players or more"),
        ("strogoff", 5, {"edition": "french"}, "with 5 players option edition is always devir, not french"),
        ("strogoff", 5, {"preset": "purple_brain"}, "with 5 players option edition is always devir, not french"),
        ("strogoff", 5, {"difficulty": "easy"}, "difficulty decides nothing here: in the Devir setting the number"),
        ("strogoff", 2, {"edition": "devir", "difficulty": "heroic"}, "option difficulty decides nothing here"),
    ],
)
def test_a_choice_that_would_be_ignored_is_refused(name: str, players: int, options: dict[str, Any], said: str) -> None:
    game = peltry.load(name)
    with pytest.raises(BadOption, match=said):
        game.new(players, seed=1, **options)
    # Old saves and the lobby may hold such things; they are let be.
    assert peltry.Match(game, players, 1, options).fork().players == players


def test_a_preset_may_bring_along_what_decides_nothing() -> None:
    assert peltry.load("strogoff").new(1, seed=1, preset="purple_brain").options["open_decks"] == 1
    assert peltry.load("strogoff").new(5, seed=1, edition="devir").options["edition"] == 1


@pytest.mark.parametrize(
    ("boards", "said"),
    [("c", "one of a, b, not 'c'"), (5, "one of a, b, not 5"), (["a", "b"], "needs 4 values"), ("abca", "one of a, b")],
)
def test_an_option_for_each_seat_names_what_is_wrong(boards: Any, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        peltry.load("stroganov").new(4, seed=1, boards=boards)
