"""The steps of a turn and of a winter: which one this is, what is behind and what follows."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.decisions import ASK_BASIC, ASK_INCOME, ASK_MAIN, ASK_MOVE, ASK_SONG, ASK_TURN_END, ASK_WINDOW
from .parts import Pieces, Sight

TURN = {(ASK_MOVE, 0): "move", (ASK_BASIC, 0): "basic", (ASK_MAIN, 1): "main", (ASK_MAIN, 2): "second",
        (ASK_TURN_END, 0): "end"}  # fmt: skip
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
        return sight.part(steps, tuple(WINTER.values()), now, now) if now else None
    turn = [key for key in waiting if key in TURN]
    if not turn:
        return None  # the start wishes are chosen before the first turn
    following = TURN[turn[0]]
    return sight.part(steps, tuple(TURN.values()), following, following if waiting[0] == turn[0] else "")


def steps(pieces: Pieces, names: tuple[str, ...], following: str, now: str) -> Node:
    """`now` is empty while something that a step began, or a swap, is still being paid or chosen."""
    row = Node("steps", "steps")
    behind = True
    for name in names:
        behind = behind and name != following
        look = "now" if name == now else ("done" if behind else "")
        row.add(
            Node(f"step-{name}", "step", look=look, text=Message(f"step-{name}"), tip=Message(f"step-{name}.about"))
        )
    return row
