"""How levels err: like a beginner, or like dice? Prints one JSON object.

    python benchmarks/erring.py [--game stroganov …] [--players 2] [--games 6] [--levels novice …] [--looks 0.1]

Games among players of one level. `sure`: of the moves that the Master likes to 98 of 100, how many the level makes, and
how many it would make by dice. `cost`: what a move of the level falls behind the best, as the Master sees it at the end
of the turn (of some decisions, `looks` of all), what a throw of dice would, and how often it is more than `dear`.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

import numpy as np

import peltry
from peltry.bots import LEVELS, LearnedBot
from peltry.bots.levels import SURE
from peltry.kernel.seeds import drawn_seed
from peltry.table.compiling import make_ready

DEAR = 0.2  # of what a learner counts: at Stroganov four points


def erred(name: str, level: str, players: int, games: int, looks: float) -> dict[str, Any]:
    game, chance = peltry.load(name), Random(1)
    make_ready(game, lambda done, wanted: None)
    sure, by_dice, cost, dice, points = [], [], [], [], []
    judge = LearnedBot(game, 1)
    for number in range(games):
        position = game.position(players, drawn_seed(number, "game"))
        bots = [peltry.make_bot(level, game, drawn_seed(number, "bot", seat)) for seat in range(players)]
        while not position.over:
            seat = position.to_play()
            moves, likely, _ = judge.minds[0].consider(position.states, seat)
            move = bots[seat].choose(position.redealt(seat, chance.getrandbits(60)), seat)
            if len(moves) > 1 and likely.max() >= SURE:
                sure.append(move == moves[likely.argmax()])
                by_dice.append(1 / len(moves))
            if len(moves) > 1 and chance.random() < looks:
                worth = judge.worth(position, seat)
                cost.append(float(worth.max() - worth[[*moves].index(move)]))
                dice.append(float(worth.max() - worth.mean()))
            position.play(move)
        points += position.scores()[:players]
    return {
        "game": name, "level": level, "games": games, "points": round(float(np.mean(points)), 1),
        "sure": mean(sure), "sure_by_dice": mean(by_dice), "cost": mean(cost), "cost_of_dice": mean(dice),
        "dear": mean([each > DEAR for each in cost]), "decisions": len(cost),
    }  # fmt: skip


def mean(of: list[Any]) -> float:
    return round(float(np.mean(of)), 3) if of else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", default=peltry.game_names(), help="all by default")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--levels", nargs="+", default=LEVELS[:-1], choices=LEVELS)
    parser.add_argument("--looks", type=float, default=0.1)
    args = parser.parse_args()
    found = [
        erred(name, level, args.players, max(1, args.games), args.looks) for name in args.game for level in args.levels
    ]
    print(json.dumps({"dear": DEAR, "found": found}, indent=1))


if __name__ == "__main__":
    main()
