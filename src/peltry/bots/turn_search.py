"""The compiled search behind the greedy bot: every legal move, and the rest of the turn after it.

Written against the names of a game's rules; `bind_think` gives each game its own copy.
"""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any

import numpy as np

from ..kernel.tools.chance import GOLDEN, mix
from ..kernel.tools.decisions import to_play
from ..kernel.tools.interpreted import interpreted
from ..kernel.tools.pointers import first_of
from ..kernel.tools.records import Playing
from ..kernel.tools.rule import INTERPRETED, check_reach, compile_rule, compiled_folder
from ..table.library import GameAtTable

HERE = Path(__file__).resolve().parent
LONGEST_TURN = 40  # steps; a turn that goes on and on is cut short
NOW, TRIAL, GLANCE = 0, 1, 2  # rows of the states: the position, a turn being tried, one step of it


def think(states, boxes, logs, out, seat, key, worlds, tries, glances):
    """The number of the best move among the legal moves of states[0]."""
    root = Playing(states[NOW], boxes[0], logs[0])
    count = legal(root, first_of(out[0]))  # noqa: F821
    best, best_worth = 0, np.int64(-(1 << 60))
    for choice in range(count):
        worth = np.int64(0)
        for world in range(worlds):
            top = np.int64(-(1 << 60))
            for attempt in range(tries):
                # The same deals for every move, so that luck does not choose between them.
                dealt = mix(key + np.uint64(world))
                chance = mix(dealt ^ mix(np.uint64(choice * 64 + attempt)))
                states[TRIAL] = states[NOW]
                trial = Playing(states[TRIAL], boxes[0], logs[0])
                redeal(trial, seat, dealt)  # noqa: F821
                apply(trial, out[0, choice])  # noqa: F821
                finish_turn(states, boxes, logs, out, seat, chance, glances)
                top = max(top, estimate(trial, seat))  # noqa: F821
            worth += top
        if worth > best_worth:
            best, best_worth = choice, worth
    return best


def finish_turn(states, boxes, logs, out, seat, chance, glances):
    """Play the tried turn on: look at a few moves at a time and make the one that looks best."""
    trial = Playing(states[TRIAL], boxes[0], logs[0])
    turn = turn_number(Playing(states[NOW], boxes[0], logs[0]))  # noqa: F821
    for _ in range(LONGEST_TURN):
        if to_play(trial) != seat or turn_number(trial) != turn:  # noqa: F821
            break
        count = legal(trial, first_of(out[1]))  # noqa: F821
        best, best_worth = 0, np.int64(-(1 << 60))
        looks = min(count, glances)
        for look in range(looks):
            chance += GOLDEN
            pick = look
            if count > looks:
                pick = np.int64((mix(chance) >> np.uint64(32)) * np.uint64(count) >> np.uint64(32))
            states[GLANCE] = states[TRIAL]
            glance = Playing(states[GLANCE], boxes[0], logs[0])
            apply(glance, out[1, pick])  # noqa: F821
            worth = estimate(glance, seat)  # noqa: F821
            if worth > best_worth:
                best, best_worth = pick, worth
        apply(trial, out[1, best])  # noqa: F821


def is_compiled(game: GameAtTable) -> bool:
    """Whether the search lies compiled on disk: otherwise the first move of a bot waits for it."""
    return any(compiled_folder(game.kind.home, HERE).glob("**/*.think-*.nbc"))


def bind_think(game: GameAtTable) -> Any:
    """The search above with one game's rules behind it."""
    rules, eyes = game.kind.rules, game.kind.eyes
    names: dict[str, Any] = {"legal": rules.legal, "apply": rules.apply, "turn_number": rules.turn_number}
    names.update(redeal=eyes.redeal, estimate=eyes.estimate)
    names.update(__name__=__name__, np=np, Playing=Playing, mix=mix, to_play=to_play, first_of=first_of, GOLDEN=GOLDEN)
    names.update(LONGEST_TURN=LONGEST_TURN, NOW=NOW, TRIAL=TRIAL, GLANCE=GLANCE)
    for function in (finish_turn, think):
        assert isinstance(function, types.FunctionType)
        copy = types.FunctionType(function.__code__, names, function.__name__)
        copy.__qualname__ = f"{game.name}.{function.__name__}"
        names[function.__name__] = compile_rule(copy, game.kind.home)
    check_reach((game.kind.home, HERE), names["think"])
    return interpreted(names["think"]) if INTERPRETED else names["think"]
