"""What the contract (tests/contract/own.py) is told of Wendake."""

from __future__ import annotations

from collections import Counter

from peltry.games.wendake.pieces.goods import DIFFERENT, POINT, RIFLE, STEPS
from peltry.kernel.declared import Cost
from peltry.kernel.position import Position
from tests.contract.own import PENDING, Own, without

from .retell import retell

# What the rules remember of a turn in progress.
REMEMBERED = ("performed", "paid", "offline", "moved", "moved_patrols", "moved_scouts")


def pays(position: Position, move: int) -> Counter[Cost]:
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


OWN = Own(
    without(*PENDING, *REMEMBERED),
    retell,
    ("done", "skip"),
    pays,
    unseen_answers=frozenset({"b59"}),  # how a table is written down
)
