"""`peltry simulate`: many games between bots, who wins how often, and a digest that names their outcome."""

from __future__ import annotations

import argparse
import hashlib
import time
from contextlib import suppress
from typing import Any

import numpy as np

from ..errors import BadOption, PeltryError
from ..kernel.batch import use_cores
from ..kernel.seeds import new_seed
from ..lab.wins import RANDOM_GAMES_JUDGED, Wins, told
from ..table.library import GameAtTable, load
from .common import (
    TOLD_AT_THE_END,
    add_game,
    add_json,
    add_table,
    compiling_for_gpu,
    print_facts,
    print_json,
    progress_bar,
    read_options,
    read_players,
    ready,
    told_seed,
    whole_number,
)

GPU_GAMES = 1 << 22  # played at once on a GPU


def add(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play many games and count", description=__doc__)
    add_game(parser)
    add_table(parser, None, f"0 by default; with --bots {TOLD_AT_THE_END}")
    parser.add_argument("--games", type=whole_number(1), default=1000, metavar="K", help="number of games")
    parser.add_argument("--bots", metavar="A,B,…", help="a bot for each seat, or one for all; random by default")
    parser.add_argument("--cores", type=whole_number(1), metavar="C", help="cores to use, all by default")
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu", help="where random games are played")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = load(args.game, args.printed)
    players = read_players(game, args.players)
    options = game.options(players, read_options(game, players, args.option))
    bots = read_bots(args.bots, players)
    at_random = set(bots) == {"random"}
    chosen = args.seed is not None
    args.seed = args.seed if chosen else 0 if at_random else new_seed()
    if args.device == "gpu" and not at_random:
        raise BadOption("only random games are played on the GPU; leave --bots out")
    ready(game, "play_games" if at_random and args.device == "cpu" else "drive")
    use_cores(args.cores)
    if args.device == "gpu":
        outcome = gpu_play(game, options, args)
    else:
        outcome = random_play(game, options, args) if at_random else bot_play(game, options, bots, args)
    facts = {"game": game.name, "players": players, "games": args.games, "seed": args.seed, **outcome.facts()}
    if args.json:
        print_json(facts)
    else:
        wins = told(facts.pop("wins"))
        print_facts({**facts, **wins, "seed": str(args.seed)})
        if not chosen and not at_random:
            print(told_seed(args.seed))
    return 0


def read_bots(text: str | None, players: int) -> list[str]:
    names = [name.strip() for name in (text or "random").split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadOption(f"--bots names {len(names)} bots for {players} players; give one for each seat or one for all")
    return names


class Outcome:
    """What is counted over all games. The digest is the SHA-256 of all final states, in order."""

    def __init__(self, game: GameAtTable, options: np.ndarray) -> None:
        self.wins = Wins(game, options)
        self.moves = 0
        self.seconds = 0.0
        self.games = 0
        self.points = np.zeros(16, np.int64)
        self.digest = hashlib.sha256()

    def count(self, states: np.ndarray, moves: int, points: np.ndarray) -> None:
        self.games += len(states)
        self.moves += moves
        self.points += points
        self.digest.update(states.view(np.uint8).data)  # `tobytes` would take as much memory again

    def still_to_judge(self, states: np.ndarray) -> np.ndarray:
        """Of many random games only the first are judged."""
        return states[: max(0, RANDOM_GAMES_JUDGED - self.wins.games)]

    def facts(self) -> dict[str, Any]:
        sides = len(self.wins.names)
        means = [round(float(points) / self.games, 4) for points in self.points[:sides]]
        return {
            "moves": self.moves,
            "seconds": round(self.seconds, 4),
            "moves_per_second": round(self.moves / self.seconds),
            "games_per_second": round(self.games / self.seconds, 1),
            "mean_score": round(sum(means) / sides, 4),
            "mean_scores": means,
            "wins": self.wins.facts(),
            "digest": self.digest.hexdigest(),
        }


def random_play(game: GameAtTable, options: np.ndarray, args: argparse.Namespace) -> Outcome:
    engine, outcome = game.engine, Outcome(game, options)
    with progress_bar(f"Playing {args.games:,} games") as bar:
        started = time.perf_counter()
        for room in engine.random_chunks(options, args.seed, args.games):
            outcome.seconds += time.perf_counter() - started
            outcome.count(room.states, int(room.moves.sum()), room.points.sum(axis=0))
            judged = outcome.still_to_judge(room.states)
            outcome.wins.judge(judged, room.points[: len(judged)])
            bar.show(outcome.games, args.games)
            started = time.perf_counter()
    return outcome


def gpu_play(game: GameAtTable, options: np.ndarray, args: argparse.Namespace) -> Outcome:
    """The same games on a GPU, a part of them at a time; the clock runs while they are played."""
    from ..kernel.gpu import GpuGames

    outcome, size = Outcome(game, options), min(args.games, GPU_GAMES)
    room = GpuGames(game.engine, size)
    with progress_bar(compiling_for_gpu(game)):
        room.play(options, args.seed)
    with progress_bar(f"Playing {args.games:,} games") as bar:
        for start in range(0, args.games, size):
            started = time.perf_counter()
            room.play(options, args.seed + start)
            outcome.seconds += time.perf_counter() - started
            count = min(size, args.games - start)
            states = room.final_states()[:count]
            outcome.count(states, int(room.moves_played()[:count].sum()), game.engine.points_of(states))
            judged = outcome.still_to_judge(states)
            outcome.wins.judge(judged, [game.engine.points_of(judged[i : i + 1]) for i in range(len(judged))])
            bar.show(outcome.games, args.games)
    return outcome


def bot_play(game: GameAtTable, options: np.ndarray, bots: list[str], args: argparse.Namespace) -> Outcome:
    from ..bots.apart import end_all
    from ..bots.fair import ask
    from ..bots.guests import BotFailed
    from ..lab.duels import Duel, Table, play_with, seated

    chosen = read_options(game, len(bots), args.option)
    outcome, table = Outcome(game, options), Table(args.game, len(bots), chosen, game.printed_text)
    duel = Duel(args.seed, tuple(bots))
    try:
        opening = table.position(duel.seed)
        for bot in seated(table, duel):  # what a bot compiles, it has before the clock starts
            with suppress(BotFailed):  # then in its game, too
                ask(bot, opening, opening.to_play(), 0)
        with progress_bar(f"Playing {args.games:,} games") as bar:
            started = time.perf_counter()
            for number in range(args.games):
                duel = Duel(args.seed + number, tuple(bots))
                ended = play_with(table, duel, seated(table, duel), keep_state=True)
                points = np.zeros(16, np.int64)
                points[: len(ended.points)] = ended.points
                state = np.frombuffer(ended.state, game.engine.state)
                outcome.count(state, len(ended.moves), points)
                outcome.wins.judge(state, [points])
                bar.show(outcome.games, args.games)
            outcome.seconds = time.perf_counter() - started
    except BotFailed as error:
        raise PeltryError(
            f"{bots[error.seat]} failed in game {outcome.games + 1}, --seed {duel.seed}: {error.why}"
        ) from error
    finally:
        end_all()
    return outcome
