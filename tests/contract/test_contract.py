"""The contract of a game, checked for every game on the shelf: what kernel/game.py asks for.

Each table is a player count with a set of options; a random game is played at each.
"""

from __future__ import annotations

import functools
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import peltry
from peltry.bots import make_bot
from peltry.errors import IllegalMove, PeltryError
from peltry.kernel.game import Message
from peltry.kernel.position import Position
from peltry.lab.variety import mixed_tables, picked, random_match
from peltry.table.library import GameAtTable
from peltry.table.match import Match
from peltry.table.record import Teller
from peltry.table.words import LANGUAGES

from .own import own

Table = tuple[str, int, int, dict[str, Any]]


@functools.cache
def tables() -> list[Table]:
    found: list[Table] = []
    for name in peltry.game_names():
        try:
            found += [(name, *table) for table in mixed_tables(peltry.load(name))]
        except Exception:
            found.append((name, 0, 0, {}))  # a game that cannot be loaded fails its own tests and no others
    return found


def shown(table: Table) -> str:
    name, players, _, options = table
    chosen = [f"{k}={''.join(v) if isinstance(v, list) else v}" for k, v in options.items()]
    return "-".join([name, str(players), *chosen])


@pytest.fixture(params=tables(), ids=shown)
def table(request: pytest.FixtureRequest) -> Table:
    return request.param


@pytest.fixture
def game(table: Table) -> GameAtTable:
    return peltry.load(table[0])


@pytest.fixture
def start(game: GameAtTable, table: Table) -> Match:
    _, players, seed, options = table
    return Match(game, players, seed, options)


@pytest.fixture
def whole(game: GameAtTable, table: Table) -> Match:
    """A whole random game."""
    return random_match(game, *table[1:])


def positions(match: Match, about: int = 60) -> list[Position]:
    """Positions spread over a whole game, its first and its last among them."""
    wanted = set(np.linspace(0, len(match.history), about).astype(int).tolist())
    found = [match.at(0)] + [step.after for step in match.walk()]
    return [position for number, position in enumerate(found) if number in wanted]


def image(position: Position) -> bytes:
    return position.states.tobytes()


def test_legal_is_never_empty_before_the_end(start: Match, table: Table) -> None:
    seen = 0
    while not start.over:
        legal = start.legal()
        assert start.position.state["depth"] > 0, "a decision was popped, and nothing pushed that comes next"
        assert 0 < len(legal) <= start.game.rules.most_legal
        assert len(set(legal)) == len(legal)
        assert all(0 <= move < len(start.game.moves) for move in legal)
        assert 0 <= start.to_play() < start.players
        start.play(picked(legal, table[2] + 7, seen))
        seen += 1
        assert seen < 20_000
    assert start.legal() == []
    assert start.to_play() == -1
    with pytest.raises(IllegalMove):
        start.play(0)


def test_every_legal_move_applies(whole: Match) -> None:
    for position in positions(whole):
        for move in position.legal():
            after = position.copy()
            after.play(move)
            assert after.over == (after.legal() == [])
            assert len(after.scores()) == len(whole.sides)


def test_illegal_moves_are_refused_and_change_nothing(whole: Match) -> None:
    moves = len(whole.game.moves)
    for position in positions(whole, 25):
        legal, before = set(position.legal()), image(position)
        tried = range(moves) if moves <= 300 else {picked(list(range(moves)), 5, i) for i in range(300)}
        for move in tried:
            if move not in legal:
                with pytest.raises(IllegalMove):
                    position.play(move)
        assert image(position) == before
        assert set(position.legal()) == legal


def test_numbers_that_are_no_moves_are_refused(start: Match) -> None:
    before = image(start.position)
    for number in (-1, len(start.game.moves), 2**40):
        with pytest.raises(IllegalMove):
            start.play(number)
    for text in ("", "no such move", "?"):
        with pytest.raises(PeltryError):
            start.play(text)
    assert image(start.position) == before
    assert start.history == []


def test_same_options_seed_and_moves_give_the_same_bytes(whole: Match, game: GameAtTable, table: Table) -> None:
    _, players, seed, options = table
    again = Match(game, players, seed, options)
    for played in whole.history:
        assert again.play(played.move) == played.events
    assert image(again.position) == image(whole.position)
    assert image(whole.at(len(whole.history))) == image(whole.position)


def test_chance_comes_from_the_seed(whole: Match, game: GameAtTable, table: Table) -> None:
    _, players, seed, options = table
    begun, other = whole.at(0).state["rng"], game.position(players, seed + 1, options).state["rng"]
    if whole.position.state["rng"] != begun:  # something was drawn
        assert other != begun, "what lays the table begins with seed_chance(game, seed)"


def digest(name: str) -> str:
    """A hash over the final bytes and all events of a game at every table of one game."""
    total = hashlib.sha256()
    for table in mixed_tables(peltry.load(name)):
        match = random_match(peltry.load(name), *table)
        total.update(image(match.position))
        total.update(repr([played.events for played in match.history]).encode())
    return total.hexdigest()


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_another_process_plays_the_same_bytes(hash_seed: str) -> None:
    """Nothing may hang on the order of a set or on the process: PYTHONHASHSEED makes no difference."""
    names = peltry.game_names()
    program = f"from tests.contract.test_contract import digest; print(*map(digest, {names!r}))"
    path = os.pathsep.join([".", str(Path(peltry.__file__).parents[1])])
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    there = dict(zip(names, done.stdout.split(), strict=True))
    assert there == {name: digest(name) for name in names}


def test_copies_are_independent(whole: Match) -> None:
    for number, position in enumerate(positions(whole, 30)[:-1]):
        before, legal = image(position), position.legal()
        twin = position.copy()
        twin.playout(number)
        assert image(position) == before
        assert position.legal() == legal
        other = position.copy()
        position.play(picked(legal, 3, number))
        assert image(other) == before
        assert other.legal() == legal


def test_describe_goes_both_ways(whole: Match) -> None:
    moves = whole.game.moves
    for position in positions(whole, 200):
        legal = position.legal()
        texts = [moves.describe(move) for move in legal]
        assert [moves.parse(text) for text in texts] == legal
        assert len(set(texts)) == len(texts)
        assert all(text and text.split() == [text] for text in texts)  # no blanks: saves join them by blanks


def test_dealing_unseen_things_again_changes_nothing_a_seat_may_know(whole: Match) -> None:
    for number, position in enumerate(positions(whole)):
        for seat in range(-1, whole.players):
            before = image(position)
            other = position.redealt(seat, 1000 + number)
            assert image(position) == before
            assert other.sight(seat).tobytes() == position.sight(seat).tobytes()
            assert other.observe(seat).tolist() == position.observe(seat).tolist()
            assert other.to_play() == position.to_play()
            assert other.over == position.over
            assert other.state["rng"] != position.state["rng"]  # nobody may know the dice to come
            if position.to_play() == seat:
                assert other.legal() == position.legal()


def test_a_world_dealt_again_depends_on_nothing_hidden(whole: Match) -> None:
    """Two worlds that a seat cannot tell apart become the same world, so no bot is led by what it must not know."""
    for number, position in enumerate(positions(whole)):
        for seat in range(whole.players):
            other = position.redealt(seat, 1000 + number)
            told = "lay what is unknown in an order of its own before it is shuffled, as `deal_anew` does"
            assert image(other.redealt(seat, number)) == image(position.redealt(seat, number)), told


def test_a_bot_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart(whole: Match) -> None:
    for number, position in enumerate(positions(whole, 40)):
        seat = position.to_play()
        if not position.over:
            other = position.redealt(seat, number)
            choices = {make_bot("greedy", whole.game, 7).choose(world, seat) for world in (position, other)}
            assert len(choices) == 1


def test_a_world_dealt_again_can_be_played_to_its_end(whole: Match) -> None:
    for number, position in enumerate(positions(whole, 15)):
        other = position.redealt(number % whole.players, number)
        other.playout(number)
        assert other.over
        assert len(other.scores()) == len(whole.sides)


def test_events_explain_every_visible_change(whole: Match) -> None:
    """Who saw the table and hears the events knows the table: logs, animations and speech hide nothing."""
    game = own(whole.game.name)
    eyesight = whole.game.kind.eyesight
    for seat in range(-1, whole.players):
        seen = game.told(eyesight.plain(whole.at(0).sight(seat))) | {"me": seat}
        for _, played, _, after in whole.walk():
            for event in played.heard_by(seat):
                game.retell(seen, event)
            now = game.told(eyesight.plain(after.sight(seat))) | {"me": seat}
            assert seen == now, f"after {whole.describe(played.move)}, seat {seat}: {difference(seen, now)}"


def difference(told: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return [f"{key}: told {told.get(key)}, is {now.get(key)}" for key in {*told, *now} if told.get(key) != now.get(key)]


def test_everything_is_said_in_every_language(whole: Match) -> None:
    for language in LANGUAGES:
        teller = Teller(whole, language)
        for number, played, before, after in whole.walk():
            for move in before.legal() if number % 10 == 0 else [played.move]:
                assert teller.move(move, before)
            assert teller.decision(before)
            assert all(teller.events(played, after, number % whole.players))
        tie = whole.game.words.say_tie(whole.scores(), whole.ranking(), whole.names)
        lines = len(whole.sides) + (tie is not None)
        assert len(teller.result()) == (lines if whole.winners() else 1)  # nobody wins a shared defeat


def test_scores_and_ranking_name_every_side(whole: Match) -> None:
    assert whole.over
    assert len(whole.scores()) == len(whole.sides) == len(whole.names)
    assert sorted(int(side) for side in whole.ranking()) == list(range(len(whole.sides)))


def test_undo_comes_back_to_the_same_bytes(whole: Match) -> None:
    twin = whole.fork(len(whole.history) // 2)
    before, length = image(twin.position), len(twin.history)
    told = False
    for number in range(12):
        if twin.over:
            break
        twin.play(picked(twin.legal(), 11, number))
        told = told or twin.history[-1].told_news
    while len(twin.history) > length and twin.can_undo():
        twin.undo()
    assert (len(twin.history) == length) == (not told)
    twin.rewind(length)
    assert image(twin.position) == before


@pytest.mark.parametrize("name", peltry.game_names())
def test_a_game_fits_its_promises(name: str) -> None:
    game = peltry.load(name)
    assert name == game.name
    assert game.version >= 1
    assert game.engine.state.itemsize <= 4096
    assert game.engine.state.isalignedstruct
    for option in game.choices:
        assert option.usual in option.values
    for language in LANGUAGES:
        match = random_match(game, max(game.players), 1, {}, longest=1)
        assert Teller(match, language).say(Message("game-title"))
