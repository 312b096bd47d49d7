"""The steps of a turn and of a winter: which one this is, what is behind and what follows."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.decisions import (
    ASK_ADVANCED,
    ASK_BASIC,
    ASK_HUNT_MORE,
    ASK_INCOME,
    ASK_MAIN,
    ASK_MOVE,
    ASK_PURCHASE,
    ASK_SONG,
    ASK_STORY,
    ASK_SWAP_PAY,
    ASK_TRADE,
    ASK_TURN_END,
    ASK_WINDOW,
    DO_BONUS_DONE,
    DO_FULFIL,
)
from .parts import Pieces, Sight

TURN = {(ASK_MOVE, 0): "move", (ASK_BASIC, 0): "basic", (ASK_MAIN, 1): "main", (ASK_MAIN, 2): "second",
        (ASK_TURN_END, 0): "end"}  # fmt: skip
BEGUN_BY_BASIC = (ASK_HUNT_MORE, ASK_TRADE, ASK_STORY, DO_BONUS_DONE)
AUXILIARY = ((ASK_PURCHASE, 0), (ASK_PURCHASE, 1), (ASK_ADVANCED, 0))  # begun in a step that has still to be decided
WINTER = {(ASK_INCOME, 0): "income", (ASK_SONG, 0): "song", (ASK_WINDOW, 0): "window"}


def pending(state: Any) -> tuple[tuple[int, int], ...]:
    """Kinds and first numbers of what waits to be decided, the present decision first."""
    stack = state["stack"][: int(state["depth"])]
    return tuple(zip(stack["kind"].tolist(), stack["a"].tolist(), strict=True))[::-1]


def turn_steps(sight: Sight) -> Subtree | None:
    """For whoever is to play. A step leaves the pile when it is decided: those that lie there are to come."""
    if sight.seat < 0 or sight.seat != sight.board.to_play:
        return None
    waiting = sight.view.once(pending)
    if sight.board.season == "winter":
        now = next((WINTER[kind, 0] for kind, _ in waiting if (kind, 0) in WINTER), "")
        return sight.part(steps, tuple(WINTER.values()), now) if now else None
    turn = [key for key in waiting if key in TURN]
    if not turn:
        return None  # the start wishes are chosen before the first turn
    above = waiting[: waiting.index(turn[0])]
    return sight.part(steps, tuple(TURN.values()), step_now(TURN[turn[0]], above))


def step_now(next_one: str, above: tuple[tuple[int, int], ...]) -> str:
    """The next step when it is being decided, or something is bought or swapped before it is.

    While anything that the step before it began is still to be paid or chosen, that one goes on: a second fur, say.
    """
    if not above or next_one in ("move", "basic"):
        return next_one
    began, first = above[-1]
    if next_one == "main":
        return "basic" if began in BEGUN_BY_BASIC else "main"
    if (began, first) in AUXILIARY or began in (ASK_SWAP_PAY, DO_FULFIL):
        return next_one
    names = list(TURN.values())
    return names[names.index(next_one) - 1]


def steps(pieces: Pieces, names: tuple[str, ...], now: str) -> Node:
    row = Node("steps", "steps")
    for nth, name in enumerate(names):
        look = "now" if name == now else "done" if nth < names.index(now) else ""
        row.add(
            Node(f"step-{name}", "step", look=look, text=Message(f"step-{name}"), tip=Message(f"step-{name}.about"))
        )
    return row
