"""What a move costs and why it may not be made: what the rules say is what they charge, and what they allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import peltry
from peltry.errors import IllegalMove
from peltry.games.stroganov.pieces.box import COINS, FURS, TIGERS
from peltry.games.strogoff.pieces.goods import ABILITY_CARD, ACTION_CARD, ENERGY
from peltry.games.wendake.pieces.goods import DIFFERENT, POINT, RIFLE, STEPS
from peltry.kernel.declared import NOT_NOW, Cost
from peltry.kernel.position import Position
from peltry.kernel.tools.reasons import costs_nothing, says_nothing
from peltry.lab.variety import mixed_tables, picked
from peltry.table.library import GameAtTable
from peltry.table.words import LANGUAGES, say

from .watching import symbols

EACH_GAME = pytest.mark.parametrize("name", peltry.game_names())
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


# What was paid, as the events of each game tell it.


def nothing(position: Position, move: int) -> Counter[Cost]:
    return Counter()


def stroganov_pays(position: Position, move: int) -> Counter[Cost]:
    """A price is often paid in several steps: go on until nothing is owed any more."""
    game, who = position.engine.game, position.to_play()
    verb = game.pieces.moves[move].verb
    table, events = position.copy(), []
    table.play(move)
    events += table.events()
    owed = ("pay", "cover", "swap_pay", "purchase")
    while verb not in ("pay", "cover") and not table.over and table.to_play() == who:
        if game.pieces.decisions.read(table.state["stack"][table.state["depth"] - 1]).name not in owed:
            break
        table.play(table.legal()[-1])
        events += table.events()
    if verb in ("pay", "cover"):  # what has no choice follows by itself; look at the first fur and its coin
        first = next(place for place, event in enumerate(events) if event.name in ("paid_fur", "covered"))
        events = events[: first + 1 + events[first].coins]
    spent: Counter[Cost] = Counter()
    for event in events:
        if event.who != who:
            continue
        if event.name == "spent":
            spent[Cost(event.good, 1)] += event.amount
        elif event.name == "paid_fur":
            value = event.fur if verb == "pay" else 0 if verb in ("swap-lower", "take") else event.value
            spent[Cost(FURS, 1, value)] += 1
        elif event.name == "covered" and verb == "cover":
            spent[Cost(TIGERS, 1)] += event.tigers
        if event.name in ("paid_fur", "covered") and verb not in ("pay", "cover"):
            spent[Cost(COINS, 1)] -= event.coins  # gave a fur another value: a way to pay, no price of the move
    return Counter({cost: amount for cost, amount in spent.items() if amount})


def strogoff_pays(position: Position, move: int) -> Counter[Cost]:
    """Everything is paid at once. What is lost in bad luck is told otherwise."""
    table = position.copy()
    table.play(move)
    spent: Counter[Cost] = Counter()
    for event in table.events():
        if event.name in ("discarded", "penalty_card", "played", "paired", "wild", "helped", "captain_paid"):
            spent[Cost(ACTION_CARD, 1, event.card + 1)] += 1
        elif event.name in ("went_fast", "used_resilience"):
            spent[Cost(ABILITY_CARD, 1, event.card + 1)] += 1
        elif event.name in ("advanced", "spent_energy"):
            spent[Cost(ENERGY, 1)] += 1
    return spent


def wendake_pays(position: Position, move: int) -> Counter[Cost]:
    """Different resources are chosen afterwards, and steps are told on arrival: go on until then."""
    game, who = position.engine.game, position.to_play()
    verb = game.pieces.moves[move].verb
    follows = {"march": "arrive", "escort": "arrive", "buy": "pay", "ready": "pay", "card": "pay", "copy": "pay"}
    table = position.copy()
    table.play(move)
    events = list(table.events())
    while verb in follows and not table.over and table.to_play() == who:
        if game.pieces.decisions.read(table.state["stack"][table.state["depth"] - 1]).name != follows[verb]:
            break
        table.play(table.legal()[0])
        events += table.events()
    # A card that could ready only one tile leaves no choice: what follows is that tile's price.
    tiles_price = verb != "ready" and any(event.name == "readied" for event in events)
    spent: Counter[Cost] = Counter()
    for event in (event for event in events if event.who == who):
        if event.name == "spent" and (follows.get(verb) != "pay" or event.good == RIFLE):
            spent[Cost(event.good, 1)] += event.amount
        elif event.name == "spent" and not tiles_price:
            spent[Cost(DIFFERENT, 1)] += event.amount
        elif event.name == "paid_point":
            spent[Cost(POINT, 1, event.track + 1)] += 1
        elif event.name in ("marched", "patrol_moved") and follows.get(verb) == "arrive":
            spent[Cost(STEPS, 1)] += event.steps
    return spent


PAYS: dict[str, Callable[[Position, int], Counter[Cost]]] = {
    "connect_four": nothing, "stroganov": stroganov_pays, "strogoff": strogoff_pays, "wendake": wendake_pays,
}  # fmt: skip


def totals(costs: Any) -> Counter[Cost]:
    """One entry for each good (and value), however many lines tell it."""
    found: Counter[Cost] = Counter()
    for kind, amount, value in costs:
        found[Cost(kind, 1, value)] += amount
    return found


@EACH_GAME
def test_what_is_said_is_what_is_charged(name: str) -> None:
    game = peltry.load(name)
    costly = Counter[str]()
    for position in positions(game):
        for move in position.legal():
            price = totals(position.price(move))
            assert price == PAYS[name](position, move), game.kind.pieces.moves.describe(move)
            costly[game.kind.pieces.moves[move].verb] += bool(price)
    if game.kind.rules.price is not costs_nothing:
        assert sum(each > 0 for each in costly.values()) > 5, "many kinds of moves have a price"


UNSEEN = {"strogoff": {ABILITY_CARD}}  # goods without a picture: an ability is known by its own


@EACH_GAME
def test_what_a_move_costs_has_a_picture_and_a_name(name: str) -> None:
    game = peltry.load(name)
    if game.kind.rules.price is costs_nothing:
        pytest.skip("nothing has a price here")
    costs = {cost for position in positions(game) for move in position.legal() for cost in position.price(move)}
    assert {cost.good for cost in costs} <= {*range(len(game.goods))}
    shown = {cost.good: game.look.cost_art(cost) for cost in costs}
    assert {good for good, art in shown.items() if art is None} <= UNSEEN.get(name, set())
    assert {art for art in shown.values() if art} <= symbols(name)
