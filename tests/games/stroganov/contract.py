"""What the contract (tests/contract/own.py) is told of Stroganov."""

from __future__ import annotations

from collections import Counter

from peltry.games.stroganov.pieces.box import COINS, FURS, TIGERS
from peltry.kernel.declared import Cost
from peltry.kernel.position import Position
from tests.contract.own import Own

from .retell import retell, told


def pays(position: Position, move: int) -> Counter[Cost]:
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


OWN = Own(told, retell, ("pass",), pays, unseen_answers=frozenset({"q71"}))  # in what order a box is unpacked
