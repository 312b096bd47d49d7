"""Whether two copies of a game's rules are the same game: both play the same moves side by side and are asked the same.

Nothing is proved by it that was not played. So they are played at every table there is, to their ends, by moves of all
kinds; and of many more games the ends are compared.
"""

from __future__ import annotations

import random
from typing import Any

from ..kernel.declared import NOT_NOW
from ..kernel.position import Position
from ..table.library import GameAtTable
from .golden import digests
from .variety import all_tables

GAMES = 400  # in all, and for each table at least
FEWEST = 8
ASKED_EVERY = 3  # moves; what is legal, what was told and the bytes of the table are compared at each
QUESTIONS = 8  # moves of each kind that are asked about
Answers = dict[str, Any]


def parting(old: GameAtTable, new: GameAtTable, games: int = GAMES, ends: bool = True, said: bool = True) -> str:
    """Where two copies of a game part, in words; nothing where they are the same.

    Unless `said` alike, moves may be priced and refused in other words: a reason must then still be given exactly where
    one was, and what is charged is seen by what is played.
    """
    if differs := differing(declared(old, said), declared(new, said)):
        return f"{differs} is not declared as it was"
    tables = list(all_tables(new))
    for players, first, options in tables:
        for seed in range(first, first + max(FEWEST, games // len(tables))):
            pair = [game.position(players, seed, options) for game in (old, new)]
            if parted := played_apart(pair, random.Random(seed), said):
                return f"{parted} with {players} players, seed {seed}, {options or 'the usual options'}"
    if ends and old.engine.state == new.engine.state:
        for before, now in zip(digests(old), digests(new), strict=True):
            if before != now:
                return f"games end otherwise: {now.strip()}"
    return ""


def declared(game: GameAtTable, said: bool = True) -> Answers:
    """What is said of a game before it is played. Saves, saved weights and words go by it."""
    pieces, events = game.kind.pieces, game.events
    return {
        "the box": game.printed_hash,
        "the players": (game.players, game.rules.most_legal, game.rules.longest_turn),
        "a move": (game.moves.texts, game.moves.verbs),
        "an event": ([(kind.name, kind._fields) for kind in events.types], events.begins, events.secret, events.shown),
        "a decision": (game.decisions.asks, game.decisions.tasks, game.decisions.fields),
        "a reason": pieces.reasons.kinds if said else (),
        "an option": (list(all_tables(game)), game.presets),
        "what is observed": game.kind.observation.names,
    }


def played_apart(pair: list[Position], chance: random.Random, said: bool = True) -> str:
    """Play a game at random, as two copies of its rules have it; where they part."""
    same_layout = pair[0].engine.state == pair[1].engine.state
    possible, number = list[int](), 0  # what could be done so far: often it is of the kind that is asked for now
    while True:
        strange = chance.choices(range(len(pair[1].engine.game.pieces.moves)), k=QUESTIONS)
        strange += chance.sample(possible, min(QUESTIONS, len(possible)))
        key = chance.getrandbits(60)
        seen = [at_a_glance(position, same_layout) for position in pair]
        if not (differs := differing(*seen)) and number % ASKED_EVERY == 0:
            differs = differing(*(in_full(position, strange, key, same_layout, said) for position in pair))
        if differs:
            return f"{differs} is other than it was before move {number + 1}"
        if pair[1].over:
            return ""
        legal = pair[1].legal()
        possible = [*possible[-500:], *chance.sample(legal, min(QUESTIONS, len(legal)))]
        move = chance.choice(legal)
        for position in pair:
            position.play(move)
        number += 1


def at_a_glance(position: Position, same_layout: bool) -> Answers:
    return {
        "who decides": (position.over, position.to_play(), position.mover),
        "what is legal": position.legal(),
        "what was told": (position.raw_events(), position.told_news),
        "the table": position.states.tobytes() if same_layout else b"",
    }


def in_full(position: Position, strange: list[int], key: int, same_layout: bool, said: bool = True) -> Answers:
    """All that can be asked of a position: for the seat that decides, and for one that watches or another one."""
    seat, other = max(0, position.to_play()), key % len(position.scores()) - 1
    world, describe = position.redealt(seat, key), position.engine.game.pieces.moves.describe
    prices = {f"the price of {describe(move)}": position.price(move) for move in position.legal()[:QUESTIONS]}
    given = {f"the reason against {describe(move)}": position.why_not(move) for move in strange}
    return {
        "what is decided": "" if position.over else repr(position),
        **(prices if said else {}),
        **(given if said else {move: why is None or why == NOT_NOW for move, why in given.items()}),
        "what a seat observes": position.observe(seat).tobytes(),
        "what a seat sees": [position.sight(who).tobytes() for who in (seat, other)] if same_layout else [],
        "what is shown of it": [position.figures(who) for who in (seat, other)],
        "what is dealt anew": (world.legal(), world.observe(seat).tobytes(), at_a_glance(world, same_layout)),
        "the points": position.scores(),
    }


def differing(one: Answers, other: Answers) -> str:
    return next((name for name in one if one[name] != other[name]), "")
