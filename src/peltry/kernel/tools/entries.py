"""The doors through which Python enters compiled rules.

Each function is written once against the names `setup`, `legal`, `apply` and so on; `bind` gives
every game its own copy in which those names are that game's rules. One door with a number for
what is wanted keeps the rules linked and optimised once rather than once for each question.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import prange

from .chance import GOLDEN, below, mix
from .decisions import to_play
from .interpreted import interpreted
from .pointers import first_of
from .records import CLOSED, Playing
from .rule import INTERPRETED, check_reach, compile_rule

if TYPE_CHECKING:
    from ..game import Game

# What `drive` can be asked to do, and what `look` can.
START, LEGAL, PLAY, SCORES, REPLAY, PLAYOUT, TO_PLAY = range(7)
REDEAL, OBSERVE, BLIND, PRICE, WHY_NOT, TURN, FIGURE = range(7)

REFUSED = -1
# What a move answers, in one number: how many moves are legal now, whether somebody learned something, which seat
# made the move, how many events were told.
COUNT, NEWS, SEAT, EVENTS = 0xFFFF, 16, 17, 24
MOST_SEATS = 0x7F


def drive(wanted, states, boxes, logs, out, number, extra):
    """Do one thing with the first state. `out` takes legal moves or numbers; the answer is a count."""
    game = Playing(states[0], boxes[0], logs[0])
    moves = first_of(out)
    if wanted == PLAY:
        # `extra` legal moves stand in `out`: a move that is not among them changes nothing.
        if extra == 0 or not contains(moves, extra, number):
            return REFUSED
        logs[0].count = 0
        news, seat = states[0].news, to_play(game)
        apply(game, number)  # noqa: F821
        told = np.int64(logs[0].count) << EVENTS | seat << SEAT | np.int64(states[0].news != news) << NEWS
        return told | legal(game, moves)  # noqa: F821
    if wanted == LEGAL:
        return legal(game, moves)  # noqa: F821
    if wanted == TO_PLAY:
        return to_play(game)
    if wanted == START:
        logs[0].count = 0
        setup(game, np.uint64(number))  # noqa: F821
        return legal(game, moves)  # noqa: F821
    if wanted == SCORES:
        return scores(game, out)  # noqa: F821
    if wanted == REPLAY:
        # `out` holds `number` moves, and behind them room for the legal moves of each position.
        return replay(game, out, number)
    logs[0].count = CLOSED
    return playout(game, mix(np.uint64(number)), moves, extra)


def look(wanted, states, boxes, logs, out, seat, key):
    """Look at the first state: with the eyes of a seat, or at what move `key` costs and why it may not be made."""
    game = Playing(states[0], boxes[0], logs[0])
    if wanted == REDEAL:
        redeal(game, seat, np.uint64(key))  # noqa: F821
        return 0
    if wanted == OBSERVE:
        return observe(game, seat, out)  # noqa: F821
    if wanted == BLIND:
        return blind(states[0], seat, out)  # noqa: F821
    if wanted == PRICE:
        return price(game, key, out)  # noqa: F821
    if wanted == WHY_NOT:
        return why_not(game, key)  # noqa: F821
    if wanted == FIGURE:
        return figure(game, seat, out)  # noqa: F821
    return turn_number(game)  # noqa: F821


def contains(out, count, move):
    for i in range(count):
        if out[i] == move:
            return True
    return False


def replay(game, out, count):
    """Play the moves out[:count] after each other. Answers how many were legal."""
    game.log.count = CLOSED
    room = first_of(out[count:])
    for i in range(count):
        if not contains(room, legal(game, room), out[i]):  # noqa: F821
            return i
        apply(game, out[i])  # noqa: F821
    return count


def playout(game, key, out, longest):
    """Play on with random legal moves to the end, at most `longest` moves. Answers how many.

    Below zero, so many moves were made and the last turn goes on for ever. A turn is watched once the whole game has
    taken more moves than a turn may have, which few do: until then nothing is counted.
    """
    played = in_a_row = turn = 0
    seat = to_play(game)
    pause = min(longest, LONGEST_TURN)  # noqa: F821
    while True:
        while played < pause:
            count = legal(game, out)  # noqa: F821
            if count == 0:
                return played
            key += GOLDEN
            pick = ((mix(key) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32)
            apply(game, out[pick])  # noqa: F821
            played += 1
        if played >= longest:
            return played
        mover, seat = seat, to_play(game)
        in_a_row = in_a_row + 1 if seat == mover else 0
        if in_a_row >= LONGEST_TURN:  # noqa: F821
            if turn_number(game) == turn:  # noqa: F821
                return -played
            turn, in_a_row = turn_number(game), 0  # noqa: F821
        pause = played + 1


def play_one(states, boxes, logs, seeds, moves, points, i, out, longest):
    """Set up game i, play it to its end at random and count its points."""
    game = Playing(states[i], boxes[0], logs[0])
    setup(game, seeds[i])  # noqa: F821
    moves[i] = playout(game, mix(seeds[i] ^ GOLDEN), first_of(out), longest)
    scores(game, points[i])  # noqa: F821


def play_games(states, boxes, logs, seeds, moves, points, scratch, longest):
    """Whole random games on every core. `logs[0]` is closed; each worker has its own row of scratch."""
    workers, games = scratch.shape[0], states.shape[0]
    for worker in prange(workers):
        for i in range(worker * games // workers, (worker + 1) * games // workers):
            play_one(states, boxes, logs, seeds, moves, points, i, scratch[worker], longest)


def step_one(states, boxes, logs, moves, legal_moves, counts, i):
    game = Playing(states[i], boxes[0], logs[0])
    apply(game, moves[i])  # noqa: F821
    counts[i] = legal(game, first_of(legal_moves[i]))  # noqa: F821


def start_one(states, boxes, logs, empty, seeds, legal_moves, counts, i):
    states[i] = empty[0]
    game = Playing(states[i], boxes[0], logs[0])
    setup(game, seeds[i])  # noqa: F821
    counts[i] = legal(game, first_of(legal_moves[i]))  # noqa: F821


def step_games(states, boxes, logs, moves, legal_moves, counts, seats, in_a_row, empty, seeds, stride, chance, drawn):
    """One move in each of many games, on every core. Counted is how often the same seat has moved in a row.

    A game that is over is left as it is, or, with a `stride`, set up anew; its seed then grows by the stride.
    A legal move of each is drawn at random for whoever wants it: the list is at hand now, later it must be fetched.
    """
    for i in prange(states.shape[0]):
        if counts[i] > 0:
            step_one(states, boxes, logs, moves, legal_moves, counts, i)
        elif stride > 0:
            start_one(states, boxes, logs, empty, seeds, legal_moves, counts, i)
            seeds[i] += np.uint64(stride)
            seats[i] = -1
        mover, seats[i] = seats[i], to_play(Playing(states[i], boxes[0], logs[0]))
        in_a_row[i] = in_a_row[i] + 1 if seats[i] == mover >= 0 else 0
        chance[i] += GOLDEN
        pick = ((mix(chance[i]) >> np.uint64(32)) * np.uint64(counts[i])) >> np.uint64(32)
        drawn[i] = legal_moves[i, pick]


CONSTANTS = (
    "START", "LEGAL", "PLAY", "SCORES", "REPLAY", "PLAYOUT", "TO_PLAY",
    "REDEAL", "OBSERVE", "BLIND", "PRICE", "WHY_NOT", "TURN", "FIGURE",
    "GOLDEN", "CLOSED", "REFUSED", "NEWS", "SEAT", "EVENTS",
)  # fmt: skip


def bind(game: Game) -> dict[str, Any]:
    """Copies of the doors above with the rules of one game behind them."""
    rules, eyes = game.rules, game.eyes
    names: dict[str, Any] = {"setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "scores": rules.scores}
    names.update(price=rules.price, why_not=rules.why_not, turn_number=rules.turn_number)
    names.update(redeal=eyes.redeal, figure=eyes.figure, observe=game.observation.observe, blind=game.eyesight.blind)
    names["LONGEST_TURN"] = rules.longest_turn
    names["__name__"] = __name__  # where Numba looks for constants when it loads compiled code
    names.update(mix=mix, below=below, to_play=to_play, first_of=first_of, Playing=Playing, np=np)
    names["prange"] = range if INTERPRETED else prange
    names.update({name: globals()[name] for name in CONSTANTS})

    def door(function: Callable[..., Any], **how: Any) -> None:
        assert isinstance(function, types.FunctionType)
        copy = types.FunctionType(function.__code__, names, function.__name__)
        copy.__qualname__ = f"{game.name}.{function.__name__}"
        names[function.__name__] = compile_rule(copy, game.home, **how)

    # What is inlined is optimised once with its door, not once more by itself.
    inlined: tuple[Callable[..., Any], ...] = (replay, playout)
    one_core: tuple[Callable[..., Any], ...] = (drive, look, play_one, step_one, start_one)
    every_core: tuple[Callable[..., Any], ...] = (play_games, step_games)
    door(contains)
    for function in inlined:
        door(function, inline="always")
    for function in one_core:
        door(function)
    for function in every_core:
        door(function, parallel=True)
    if INTERPRETED:
        for entrance in (drive, look, *every_core):
            names[entrance.__name__] = interpreted(names[entrance.__name__])
    check_reach((game.home,), *(names[entrance.__name__] for entrance in (drive, look, *every_core)))
    return names
