"""The door of a game's rules: setup, legal and apply, made from tables that have the same columns in every game.

    ANSWERS = (
        Answer(asked.ASK_DRAFT, draft.legal_draft, draft.apply_draft),
        Answer(asked.ASK_MARKET, furs.legal_market, furs.apply_market, open=furs.has_market),
        Answer(asked.ASK_PAY, pay.legal_pay, pay.apply_pay, only=pay.only_payment),
    )
    TASKS = {asked.DO_NEXT_TURN: turn.next_turn}
    setup, legal, apply = door(lay_table, ANSWERS, TASKS)

`setup`, `legal`, `apply` and `resume` below are written once against the names that a game's tables fill; every game
has copies of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .decisions import pop, top
from .generated import copied, dispatch_for
from .records import FIRST_TASK, wide
from .rule import clause


class Answer(NamedTuple):
    """One decision, and the rules that answer it."""

    ask: int
    legal: Any  # (game, who, out) -> count: what may be chosen
    apply: Any  # (game, who, move): what a choice does
    before: Any = None  # (game, who): what happens by itself, whenever the decision has come up
    open: Any = None  # (game, who) -> whether there is anything to decide; if not, the decision falls away
    only: Any = None  # (game, who) -> the only choice there is, which is then made at once; -1 when it must be asked


class Beside(NamedTuple):
    """What may be done beside the choices of several decisions, which stay where they are and are asked again."""

    asks: Sequence[int]
    legal: Any  # (game, who, out, count) -> count: listed behind the decision's own choices
    has: Any  # (game, move) -> whether a move is one of these
    apply: Any  # (game, who, move)
    waits: Any = None  # (game, who) -> whether a decision that has only one choice is asked all the same


def setup(game, seed):
    lay_table(game, seed)  # noqa: F821
    resume(game)


def legal(game, out):
    """The legal moves of the decision on top of the stack."""
    if game.state.over:
        return 0
    frame = top(game)
    kind, who = wide(frame.kind), wide(frame.who)
    count = legal_of(kind, game, who, out)  # noqa: F821
    if BESIDE >> kind & 1:  # noqa: F821
        count = legal_beside(game, who, out, count)  # noqa: F821
    return count


def apply(game, move):
    """Carry out one legal move, then all that follows without a decision."""
    frame = top(game)
    kind, who = wide(frame.kind), wide(frame.who)
    if is_beside(game, move):  # noqa: F821
        apply_beside(game, who, move)  # noqa: F821
    else:
        apply_to(kind, game, who, move)  # noqa: F821
    resume(game)


def resume(game):
    """Carry out tasks, and decisions in which there is nothing to choose, until somebody must decide or all is over."""
    while not game.state.over:
        frame = top(game)
        kind, who = wide(frame.kind), wide(frame.who)
        tidy(game, kind)  # noqa: F821
        if kind >= FIRST_TASK:
            a, b, c = wide(frame.a), wide(frame.b), wide(frame.c)
            pop(game)
            carry_out(kind, game, who, a, b, c)  # noqa: F821
            continue
        before(kind, game, who)  # noqa: F821
        if not is_open(kind, game, who):  # noqa: F821
            pop(game)
            continue
        move = only_choice(kind, game, who)  # noqa: F821
        if move < 0 or (BESIDE >> kind & 1 and waits(game, who)):  # noqa: F821
            return
        choose(kind, game, who, move)  # noqa: F821


def door(
    lay_table: Any, answers: Sequence[Answer], tasks: Mapping[int, Any], beside: Beside | None = None, tidy: Any = None
) -> tuple[Any, Any, Any]:
    """Setup, legal and apply of the game in whose file the tables stand.

    `lay_table(game, seed)` lays everything on the table; `tidy(game, kind)` is done before each task and decision.
    """
    file = sys._getframe(1).f_globals
    names: dict[str, Any] = {"FIRST_TASK": FIRST_TASK, "top": top, "pop": pop, "wide": wide, "lay_table": lay_table}

    def by_kind(name: str, cases: Mapping[int, Any], takes: int, otherwise: Any = None) -> None:
        """A rule that asks the one of a kind, and where there is none costs nothing."""
        names[name] = dispatch_for(file, name, cases, otherwise, takes, inline="always")

    def column(name: str) -> dict[int, Any]:
        return {each.ask: getattr(each, name) for each in answers if getattr(each, name) is not None}

    by_kind("legal_of", column("legal"), 3, otherwise=0)
    by_kind("apply_to", column("apply"), 3)
    by_kind("before", column("before"), 2)
    by_kind("is_open", column("open"), 2, otherwise=True)
    by_kind("only_choice", column("only"), 2, otherwise=-1)
    by_kind("choose", {each.ask: each.apply for each in answers if each.only is not None}, 3)
    by_kind("carry_out", tasks, 5)
    names |= {"tidy": tidy or nothing_to_tidy, "BESIDE": 0}
    names |= {"legal_beside": none_beside, "is_beside": no_beside, "apply_beside": apply_none, "waits": no_beside}
    if beside:
        names |= {"legal_beside": beside.legal, "is_beside": beside.has, "apply_beside": beside.apply}
        names |= {"waits": beside.waits or no_beside, "BESIDE": sum(1 << ask for ask in beside.asks)}
    for function in (resume, setup, legal, apply):
        names[function.__name__] = copied(file, function, names)
    return names["setup"], names["legal"], names["apply"]


# For games that have nothing beside, and nothing to tidy.


@clause
def none_beside(game, who, out, count):
    return count


@clause
def no_beside(game, who_or_move):
    return False


@clause
def apply_none(game, who, move):
    pass


@clause
def nothing_to_tidy(game, kind):
    pass
