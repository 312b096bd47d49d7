"""What is said of a move by its verb: what it costs, and why it may not be made."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .decisions import top
from .generated import copied, dispatch_for
from .records import FIRST_TASK, wide

if TYPE_CHECKING:
    from ..declared import Moves


class Against(NamedTuple):
    """Why moves of these verbs may not be made while one of these decisions, or any, is pending."""

    why: Any  # a reason, or a rule (game, who, move) -> a reason; asked only of moves that are not legal
    verbs: Sequence[int]
    asks: Sequence[int] = range(FIRST_TASK)


def why_not(game, move):
    """Why a move that is not legal may not be made; a move that is no answer to the decision is told so."""
    frame = top(game)
    kind, who = wide(frame.kind), wide(frame.who)
    row = ROW_OF[move, kind]  # noqa: F821
    if row == 0:
        return no_answer(game, kind)  # noqa: F821
    return why_of(row, game, who, move)  # noqa: F821


def price(game, move, out):
    """What a move costs whoever is to play."""
    if game.state.over:
        return price_of(VERB_OF[move], game, 0, move, out) if SHOWN_AT_THE_END else 0  # noqa: F821
    return price_of(VERB_OF[move], game, wide(top(game).who), move, out)  # noqa: F821


def refusals(moves: Moves, rows: Sequence[Against], no_answer: Any = 0) -> Any:
    """The rule `why_not` of the game in whose file the table stands.

    `no_answer` is the reason against a move that answers another decision, or a rule (game, kind) that gives it.
    """
    file = sys._getframe(1).f_globals
    first, row_of = moves.first_of_verb(), np.zeros((len(moves), FIRST_TASK), np.int8)
    for number, row in enumerate(rows, 1):
        for verb in row.verbs:
            row_of[np.ix_(first == verb, row.asks)] = number
    names = {"top": top, "wide": wide, "ROW_OF": row_of, "no_answer": no_answer}
    if isinstance(no_answer, int):
        names["no_answer"] = dispatch_for(file, "no_answer", {}, no_answer, takes=1)
    names["why_of"] = dispatch_for(file, "why_of", {number: row.why for number, row in enumerate(rows, 1)}, 0, takes=3)
    return copied(file, why_not, names)


def prices(moves: Moves, costs: Mapping[int, Any], shown_at_the_end: bool = False) -> Any:
    """The rule `price` of the game in whose file the table stands: of each verb that costs something, the rule
    (game, who, move, out) -> count that charges it.

    `shown_at_the_end`: a table shows prices when the game is over, too, and nothing is pending then.
    """
    file = sys._getframe(1).f_globals
    names = {"top": top, "wide": wide, "VERB_OF": moves.first_of_verb(), "SHOWN_AT_THE_END": shown_at_the_end}
    names["price_of"] = dispatch_for(file, "price_of", costs, 0)
    return copied(file, price, names)
