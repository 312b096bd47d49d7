"""Games to try things on: every player count, options of all kinds, moves picked the same way everywhere."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from typing import Any

from ..kernel.options import Option
from ..table.library import GameAtTable
from ..table.match import Match

Chosen = dict[str, Any]


def option_sets(game: GameAtTable, players: int) -> list[Chosen]:
    """The default options, then sets in which every option takes its next value; goldens are kept of these."""
    options = asked_of(game, players)
    return usual_and(options, players, lambda turn: {each.name: turned(each, turn, players) for each in options})


def mixed_sets(game: GameAtTable, players: int) -> list[Chosen]:
    """About as many sets, in which each option takes its values in an order of its own, the same ones every time.

    Each value is met as before, but beside other values of the other options, and other ones with each player count.
    """
    options, dice = asked_of(game, players), random.Random(f"{game.name} {players}")
    orders = {each.name: shuffled(len(each.values), longest(options), dice) for each in options}
    return usual_and(
        options, players, lambda turn: {each.name: turned(each, orders[each.name][turn], players) for each in options}
    )


def asked_of(game: GameAtTable, players: int) -> list[Option]:
    return [option for option in game.choices if option.solo in (None, players == 1)]


def longest(options: list[Option]) -> int:
    return max((len(option.values) for option in options), default=1)


def usual_and(options: list[Option], players: int, chosen_in: Callable[[int], Chosen]) -> list[Chosen]:
    sets: list[Chosen] = [{}]
    for chosen in map(chosen_in, range(longest(options))):
        if any(chosen[option.name] != option.usual_for(players) for option in options) and chosen not in sets:
            sets.append(chosen)
    return sets


def shuffled(values: int, many: int, dice: random.Random) -> list[int]:
    """Numbers of values: all of them in any order, then all of them in another one, as many as are asked for."""
    rounds = [dice.sample(range(values), values) for _ in range(-(-many // values))]
    return [number for each in rounds for number in each]


def turned(option: Option, turn: int, players: int) -> Any:
    if option.per_seat:
        return [option.values[(turn + seat) % len(option.values)] for seat in range(players)]
    return option.values[turn % len(option.values)]


def picked(legal: list[int], seed: int, number: int) -> int:
    """One of the legal moves: the same on every machine and in every process."""
    digest = hashlib.sha256(f"{seed} {number}".encode()).digest()
    return legal[int.from_bytes(digest[:8], "big") % len(legal)]


def random_match(game: GameAtTable, players: int, seed: int, options: dict[str, Any], longest: int = 1 << 30) -> Match:
    match = Match(game, players, seed, options)
    while not match.over and len(match.history) < longest:
        match.play(picked(match.legal(), seed, len(match.history)))
    return match


def all_tables(game: GameAtTable) -> Iterator[tuple[int, int, Chosen]]:
    """Every player count with each of its option sets, and a seed for each."""
    return tables_of(game, option_sets)


def mixed_tables(game: GameAtTable) -> Iterator[tuple[int, int, Chosen]]:
    """As `all_tables`, with options that are mixed."""
    return tables_of(game, mixed_sets)


def tables_of(game: GameAtTable, sets: Callable[[GameAtTable, int], list[Chosen]]) -> Iterator[tuple[int, int, Chosen]]:
    for players in game.players:
        for number, options in enumerate(sets(game, players)):
            yield players, 100 * players + number, options
