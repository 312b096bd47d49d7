"""Decisions in which one of a set is chosen: what is legal, and whether one must ask, follow from the set."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from .bits import lowest_bit
from .decisions import offer_each
from .generated import written

NO_MOVE = -1


def choice(name: str, first: int, among: Any, passing: int | None = None, nothing: int = NO_MOVE) -> tuple[Any, Any]:
    """The rules `legal_name` and `only_name` of a decision in which one of a set is chosen.

    `among(game, who)` answers the set as bits; each stands for the move behind `first` by as many places. The first
    rule lists these moves, and behind them `passing` where one may pass. The second answers the only move there is,
    -1 where something is to be chosen. Of an empty set that is `passing`, or `nothing` where one may not pass.
    """
    names = {"among": among, "offer_each": offer_each, "lowest_bit": lowest_bit}
    lists = [f"def legal_{name}(game, who, out):", "    several = among(game, who)"]
    lists += [f"    count = offer_each(out, 0, {first}, several)"]
    only = [f"def only_{name}(game, who):", "    several = among(game, who)"]
    if passing is None:
        lists += ["    return count"]
        only += ["    if several == 0:", f"        return {nothing}"]
        only += [f"    return {first} + lowest_bit(several) if several & several - 1 == 0 else {NO_MOVE}"]
    else:
        lists += [f"    out[count] = {passing}", "    return count + 1"]
        only += [f"    return {passing} if several == 0 else {NO_MOVE}"]
    caller = sys._getframe(1).f_globals  # the rules belong to the file of the decision
    where = Path(caller["__file__"]), caller["__name__"]
    return written(f"legal_{name}", lists, names, *where), written(f"only_{name}", only, names, *where)
