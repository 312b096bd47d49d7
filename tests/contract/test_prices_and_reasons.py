"""What a move costs and why it may not be made: what the rules say is what they charge, and what they allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import peltry
from peltry.errors import IllegalMove
from peltry.kernel.declared import NOT_NOW, Cost
from peltry.kernel.position import Position
from peltry.kernel.tools.reasons import costs_nothing, says_nothing
from peltry.lab.variety import mixed_tables, picked
from peltry.table.library import GameAtTable
from peltry.table.words import LANGUAGES, say

from .own import own
from .watching import symbols

EACH_GAME = pytest.mark.parametrize("name", peltry.game_names())
MANY_VERBS = 12  # of a game in which many kinds of moves cost something
EVERY = 11  # of the positions of a game one in so many is looked at closely


def positions(game: GameAtTable) -> Iterator[Position]:
    """Moments of games of every kind; the next is reached from the one before, so look but do not play."""
    for players, seed, options in mixed_tables(game):
        position, number = game.position(players, seed, options), 0
        while not position.over and number < 600:
            if number % EVERY == 0:
                yield position
            position.play(picked(position.legal(), seed, number))
            number += 1


@EACH_GAME
def test_a_reason_is_given_exactly_for_what_is_not_legal(name: str) -> None:
    """The rules are asked for a reason of illegal moves alone, and have one for each."""
    game = peltry.load(name)
    if game.kind.rules.why_not is says_nothing:
        pytest.skip("this game gives no reasons of its own yet")
    moves = game.kind.pieces.moves
    for position in positions(game):
        legal, reasons = set(position.legal()), {move: position.why_not(move) for move in range(len(moves))}
        silent = {move for move, reason in reasons.items() if reason is None}
        assert silent == legal, [moves.describe(move) for move in silent ^ legal]
        assert [moves.describe(move) for move, reason in reasons.items() if reason == NOT_NOW] == []


@EACH_GAME
def test_a_reason_hangs_on_nothing_that_its_seat_does_not_know(name: str) -> None:
    """Whoever asks why something cannot be done learns nothing of what others hold: `why` on the wire, and refusals."""
    game = peltry.load(name)
    for number, position in enumerate(positions(game)):
        world = position.redealt(position.to_play(), number)
        asked = range(number % 3, len(game.moves), 3)
        told = [(game.moves.describe(move), position.why_not(move), world.why_not(move)) for move in asked]
        assert [each for each in told if each[1] != each[2]] == []


@EACH_GAME
def test_every_reason_can_be_said_in_every_language(name: str) -> None:
    game = peltry.load(name)
    position, pieces, words = game.position(max(game.players), 1), game.kind.pieces, game.words
    for kind in pieces.reasons.kinds:
        reason = kind._replace(need=2, have=1)
        message = words.say_reason(reason, pieces.moves[0], position.sight(0), position.engine.box[0])
        sentences = [say(words, language, message) for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES), sentences
        assert all(each.endswith(".") for each in sentences), sentences


def test_a_refused_move_is_told_why_in_ones_own_language_and_where_to_read_it() -> None:
    match = peltry.load("connect_four").new(2, seed=1)
    for _ in range(6):
        match.play("d")
    with pytest.raises(IllegalMove) as refused:
        match.play("d")
    english, french = refused.value.said("en"), refused.value.said("fr")
    assert english.startswith("d is not legal now; what is: a, b, c, e, f, g. This column is full. (Rules: ")
    assert french.startswith("d n’est pas possible maintenant")
    section = match.game.kind.pieces.reasons.kinds[1].rule
    for language, text in (("en", english), ("fr", french)):
        reference = (match.game.words.folder / f"rules.{language}.md").read_text(encoding="utf-8")
        title = text.rpartition(": ")[2].rstrip(")")
        assert f"## {title} {{#{section}}}" in reference


def totals(costs: Any) -> Counter[Cost]:
    """One entry for each good (and value), however many lines tell it."""
    found: Counter[Cost] = Counter()
    for kind, amount, value in costs:
        found[Cost(kind, 1, value)] += amount
    return found


@EACH_GAME
def test_what_is_said_is_what_is_charged(name: str) -> None:
    game = peltry.load(name)
    costly, pays = Counter[str](), own(name).pays
    for position in positions(game):
        for move in position.legal():
            price = totals(position.price(move))
            assert price == pays(position, move), game.kind.pieces.moves.describe(move)
            costly[game.kind.pieces.moves[move].verb] += bool(price)
    if game.kind.rules.price is not costs_nothing:
        several = len(game.kind.pieces.moves.verbs) > MANY_VERBS
        assert sum(each > 0 for each in costly.values()) > (5 if several else 0), "kinds of moves that have a price"


@EACH_GAME
def test_what_a_move_costs_has_a_picture_and_a_name(name: str) -> None:
    game = peltry.load(name)
    if game.kind.rules.price is costs_nothing:
        pytest.skip("nothing has a price here")
    costs = {cost for position in positions(game) for move in position.legal() for cost in position.price(move)}
    assert {cost.good for cost in costs} <= {*range(len(game.goods))}
    shown = {cost.good: game.look.cost_art(cost) for cost in costs}
    assert {good for good, art in shown.items() if art is None} <= own(name).without_picture
    assert {art for art in shown.values() if art} <= symbols(name)
