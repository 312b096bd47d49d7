"""The table as plain values, for programs: what a seat sees under its names, its moves and events in their notation.

All of it comes from the sight of the seat (kernel/sight.py) and from events as it may hear them, so a program is told
no more than a browser. After the first sheet only what has changed is sent.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from . import shapes
from .story import listener

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kernel.declared import Cost, Event
    from ...kernel.game import Game
    from ...kernel.position import Position
    from ...table.match import Match

Plain = dict[str, Any]


class Sheet:
    """What one program has of the table, so that it is sent only what is new."""

    def __init__(self) -> None:
        self.seen: Plain | None = None

    def news(self, position: Position, seat: int) -> shapes.Told:
        """What the seat sees: everything with a legend the first time, then what has changed by its path."""
        before, self.seen = self.seen, seen_by(position, seat)
        if before is None:
            return {"sees": self.seen, "legend": legend(position.engine.game)}
        return {"changed": changes(before, self.seen)}


def seen_by(position: Position, seat: int) -> Plain:
    """What a seat sees, as lists and numbers; the decisions that wait have their names, the one to be made now last."""
    kind, sight = position.engine.game, position.sight(seat)
    seen = kind.eyesight.plain(sight)
    waiting = (kind.pieces.decisions.read(frame) for frame in sight["stack"][: seen.pop("depth")])
    seen["stack"] = [{"kind": each.name, "who": each.who, **each.numbers} for each in waiting]
    return seen


@functools.cache
def legend(kind: Game) -> shapes.Legend:
    """What stands between the colons of a move and of an event: `hunt:place:fur`."""
    moves, events = kind.pieces.moves, kind.pieces.events
    said = ((verb.choices, moves.describe(verb.base).startswith(verb.name), verb.name) for verb in moves.verbs)
    return {
        "moves": [":".join([*([name] if is_said else []), *choices]) for choices, is_said, name in said],
        "events": [":".join((each.name, *each._fields)) for each in events.types],
    }


def changes(before: Any, now: Any, path: str = "") -> Plain:
    """What is other than before, each value under the way to it: `players.0.coins`."""
    if not alike(before, now):
        return {path: now}
    found: Plain = {}
    for name, value in now.items() if isinstance(now, dict) else enumerate(now):
        if value != before[name]:
            found |= changes(before[name], value, f"{path}.{name}" if path else str(name))
    row = isinstance(now, list) and not any(isinstance(each, dict | list) for each in now)
    return {path: now} if row and len(found) > 1 else found  # a row of numbers is shorter than the ways to two of them


def alike(before: Any, now: Any) -> bool:
    """Whether two values have the same places in them."""
    if isinstance(now, dict):
        return isinstance(before, dict) and before.keys() == now.keys()
    return isinstance(now, list) and isinstance(before, list) and len(before) == len(now)


def written(event: Event) -> str:
    """An event in the notation of moves: its kind, who, and its numbers; the legend names them."""
    return ":".join(map(str, (event.name, *event)))


def heard(match: Match, after: int, seat: int) -> list[str]:
    """The events of the moves after move `after`, as the seat may know them; those of the setup, too, after -1."""
    ears = listener(match, seat)
    return [written(event) for told in match.told_after(1 + after) for event in told.heard_by(ears)]


def prices(position: Position, seat: int, moves: list[int]) -> dict[str, list[str]]:
    """What moves cost, as far as the seat sees it: `horses:2`, or of goods that have values `furs:1:7`."""
    pieces, price = position.engine.game.pieces, position.prices_seen(seat)
    return {
        pieces.moves.describe(move): [line(pieces.goods, cost) for cost in costs]
        for move in moves
        if (costs := price(move))
    }


def line(goods: Sequence[str], cost: Cost) -> str:
    name = goods[cost.good] if cost.good < len(goods) else str(cost.good)  # older rules only number them
    return ":".join((name, str(cost.amount), *([str(cost.value)] if cost.value else [])))


def outcome(match: Match, position: Position) -> shapes.Outcome:
    """Who has won, once it is over."""
    if not position.over:
        return {}
    rules, scores = match.game.rules, position.scores()
    ranking = [int(side) for side in rules.ranking(position.state, scores)]
    return {"ranking": ranking, "winners": [int(side) for side in rules.winners(position.state, scores)]}
