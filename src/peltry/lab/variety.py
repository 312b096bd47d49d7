"""Games to try things on: every player count, options of all kinds, moves picked the same way everywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from ..kernel.options import Option
from ..table.library import GameAtTable
from ..table.match import Match


def option_sets(game: GameAtTable, players: int) -> list[dict[str, Any]]:
    """The default options, then sets in which every option takes its next value."""
    options = [option for option in game.choices if option.solo in (None, players == 1)]
    longest = max((len(option.values) for option in options), default=1)
    sets: list[dict[str, Any]] = [{}]
    for turn in range(longest):
        chosen = {option.name: turned(option, turn, players) for option in options}
        if any(chosen[option.name] != option.usual_for(players) for option in options) and chosen not in sets:
            sets.append(chosen)
    return sets


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


def all_tables(game: GameAtTable) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Every player count with each of its option sets, and a seed for each."""
    for players in game.players:
        for number, options in enumerate(option_sets(game, players)):
            yield players, 100 * players + number, options
