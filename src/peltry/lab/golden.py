"""What must stay as it is: perft counts, playthroughs, ends of many games and saved games of every game, as texts."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ..kernel.declared import Event
from ..kernel.tools.records import EVENT_NUMBERS
from ..table.history import Told
from ..table.library import GameAtTable
from ..table.match import Match
from ..table.save import dump_save
from .perft import perft
from .variety import all_tables, random_match

PERFT_LEAVES = 4_000  # deeper counting stops once a depth has so many sequences
PERFT_DEEPEST = 6
MANY = 2_000  # random games of which only the final states are kept, as one digest
OTHERWISE = (2, 201)  # players and seed of the one playthrough with other options; the others are saved games


def files(game: GameAtTable, tests: Path) -> Iterator[tuple[Path, str]]:
    """Every golden file of one game: its path and what should stand in it."""
    yield tests / "golden" / f"{game.name}-perft.json", perft_text(game)
    yield tests / "golden" / f"{game.name}-many.txt", "".join(digests(game))
    for players, seed, options in all_tables(game):
        match = random_match(game, players, seed, options)
        if not options:
            yield tests / "golden" / f"{game.name}-{players}.txt", playthrough(match)
        elif (players, seed) == OTHERWISE:
            yield tests / "golden" / f"{game.name}-{players}-otherwise.txt", playthrough(match)
        # Saved games of older versions stay: they must be refused with a clear reason for ever.
        for number in (seed, seed + 50):
            saved = random_match(game, players, number, options)
            yield tests / "corpus" / f"{game.name}-{players}-v{game.version}-{number}.json", dump_save(saved)


def perft_text(game: GameAtTable) -> str:
    """Counts from the opening and from the middle of a game, for every player count."""
    rows = []
    for players in game.players:
        whole = random_match(game, players, players, {})
        for moves in (0, len(whole.history) // 3, 2 * len(whole.history) // 3):
            position = whole.at(moves)
            counts: list[int] = []
            while len(counts) < PERFT_DEEPEST and (not counts or 0 < counts[-1] < PERFT_LEAVES):
                counts = perft(position, len(counts) + 1)
            rows.append({"players": players, "seed": players, "moves": whole.moves[:moves], "counts": counts})
    lines = ",\n ".join(json.dumps(row) for row in rows)
    return f"[{lines}]\n"


def digests(game: GameAtTable) -> Iterator[str]:
    """How many random games end at every table, and in how many moves. `peltry simulate` names the same digests."""
    for players, seed, options in all_tables(game):
        moves, ends = 0, hashlib.sha256()
        for room in game.engine.random_chunks(game.options(players, options), seed, MANY):
            moves += int(room.moves.sum())
            ends.update(room.states.view(np.uint8).data)
        chosen = " ".join(f"{name}={value}" for name, value in options.items()) or "as usual"
        yield f"{players} players, seeds from {seed}, {moves} moves, {ends.hexdigest()}: {chosen}\n"


def playthrough(match: Match) -> str:
    """A whole game as data: who moved, among which moves, seeing what (both as a few digits), and what happened."""
    game = match.game
    lines = [f"{game.name}, {match.players} players, seed {match.seed}, rules version {game.version}"]
    if match.chosen:
        lines.append(", ".join(f"{name} {value}" for name, value in match.chosen.items()))
    lines.append(told(match.opening))
    for number, played, before, after in match.walk():
        legal, seen = digits(np.array(before.legal())), digits(before.observe(played.seat))
        move = f"{number}. seat {played.seat}, {before.count} legal {legal}, sees {seen}: {match.describe(played.move)}"
        lines.append(f"{move}{' *' if played.told_news else ''}{told(played)}")
        if number % 50 == 0:
            lines.append(f"state {state_hash(after.states)}")
    lines.append(f"scores {match.scores()}, ranking {match.ranking()}")
    lines.append(f"state {state_hash(match.position.states)}")
    return "\n".join(lines) + "\n"


def told(events: Told) -> str:
    return "".join(f"\n    {event.name} {' '.join(map(str, padded(event)))}" for event in events)


def padded(event: Event) -> list[int]:
    """Who, and the four numbers that there is room for."""
    return [*event, *[0] * (len(EVENT_NUMBERS) + 1 - len(event))]


def digits(numbers: np.ndarray) -> str:
    return hashlib.sha256(numbers.astype(np.int32).tobytes()).hexdigest()[:6]


def state_hash(states: Any) -> str:
    return hashlib.sha256(states.tobytes()).hexdigest()[:16]
