"""`peltry perft`: how many sequences of moves there are, by depth. The oracle of move generation."""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from ..kernel.engine import Engine
from ..kernel.position import Position
from ..kernel.tools import entries
from .common import add_game, add_json, add_table, load_ready, print_json, read_options, read_players, whole_number


def add(commands: Any) -> None:
    parser = commands.add_parser("perft", help="count the sequences of moves by depth", description=__doc__)
    add_game(parser)
    add_table(parser, seed=0)
    parser.add_argument("--depth", type=whole_number(1), default=3, metavar="D", help="how many moves deep")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = load_ready(args)
    players = read_players(game, args.players)
    position = game.position(players, args.seed, read_options(game, players, args.option))
    counts = perft(position, args.depth)
    if args.json:
        facts = {"game": game.name, "players": players, "seed": args.seed, "depth": args.depth, "counts": counts}
        print_json(facts)
    else:
        for depth, count in enumerate(counts, 1):
            print(f"{depth:3}  {count:,}")
    return 0


def perft(position: Position, depth: int) -> list[int]:
    """The number of sequences of 1, 2, … `depth` legal moves from a position."""
    engine = position.engine
    counts = [0] * depth
    states = np.zeros(depth + 1, engine.state)
    states[0] = position.states[0]
    rooms = [engine.scratch_moves(1)[0] for _ in range(depth + 1)]
    rooms[0][: position.count] = position.out[: position.count]
    descend(engine, states, rooms, engine.closed_log(), position.count, 0, counts)
    return counts


def descend(
    engine: Engine,
    states: np.ndarray,
    rooms: list[np.ndarray],
    log: np.ndarray,
    count: int,
    level: int,
    counts: list[int],
) -> None:
    counts[level] += count
    if level + 1 == len(counts):
        return
    after, room = states[level + 1 : level + 2], rooms[level + 1]
    for move in rooms[level][:count].tolist():
        after[0] = states[level]
        room[0] = move  # the one legal move that `PLAY` is to find; legal moves overwrite it
        following = engine.drive(entries.PLAY, after, engine.box, log, room, move, 1) & entries.COUNT
        descend(engine, states, rooms, log, following, level + 1, counts)
