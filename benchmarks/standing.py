"""What a learned player's worths mean: which share of the win, how many points. Prints one JSON object a game.

    python benchmarks/standing.py stroganov --games 300

Games for every number of players: each seat plays a while at a level of its own, up to a moment of its own, then as the
Master who plays at once, to the end. What every side is worth at moments after that, as the seat to decide knows it, is
set beside who won and by how many points. Fitted is a share by `win` and, where all may lose, `nobody` (`Meaning` in
`bots/standing.py`), and `points`, by how much a side that is worth 1 ends ahead of the others. Of half the games,
judged on the other half: `foreseen` and `came` say how often those won who had that share, `off` is the mean square of
what was wrong about it, `chance` the same if all sides had the same. Written into a game's `eyes/levels.toml` by hand.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any, NamedTuple

import numpy as np

import peltry
from peltry.bots.levels import LEVELS, LearnedBot
from peltry.bots.standing import Meaning
from peltry.kernel.seeds import drawn_seed
from peltry.table.compiling import make_ready

UNTIL = (0, 5, 10, 20, 50, 100, 200, 300)  # moves, after which all play as Masters
EVERY = 6  # moves between two looks, on average
WORLDS = 2


class Seen(NamedTuple):
    game: int
    worths: np.ndarray  # of every side
    won: np.ndarray  # what each has of the win
    ahead: np.ndarray  # points before the others


def watched(game: Any, players: int, number: int) -> list[Seen]:
    chance = Random(drawn_seed(number, "standing", players))
    position = game.position(players, drawn_seed(number, "game", players))
    master, looks, moves = LearnedBot(game, number), [], 0
    levels = [peltry.make_bot(chance.choice(LEVELS), game, number) for _ in range(players)]
    until = chance.choice(UNTIL)
    while not position.over:
        seat = position.to_play()
        early = moves < until and seat < players
        if not early and chance.random() < 1 / EVERY and seat < players:
            looks.append(master.stand(position, seat, WORLDS))
        bot = levels[seat] if early else master
        position.play(bot.choose(position.redealt(seat, chance.getrandbits(60)), seat))
        moves += 1
    points = np.array(position.scores(), float)
    winners = game.rules.winners(position.state, points.astype(int).tolist())
    won = np.array([1 / len(winners) if side in winners else 0 for side in range(len(points))])
    ahead = points - (points.sum() - points) / max(1, len(points) - 1) if len(points) > 1 else points * 0
    return [Seen(number, worths, won, ahead) for worths in looks]


def logs(meaning: Meaning, seen: list[Seen]) -> float:
    """How surprising the ends were, on average."""
    found = 0.0
    for each in seen:
        shares = np.clip(meaning.shares(each.worths), 1e-6, 1)
        lost = max(1e-6, 1 - float(shares.sum()))
        found -= float((each.won * np.log(shares)).sum()) + (1 - each.won.sum()) * np.log(lost)
    return found / len(seen)


def fitted(seen: list[Seen]) -> Meaning:
    wins = np.geomspace(0.3, 30, 35)
    nobodies = [None] if all(each.won.sum() > 0 for each in seen) else np.linspace(-12, 8, 61)
    tried = [Meaning(float(win), None if nobody is None else float(nobody)) for win in wins for nobody in nobodies]
    best = min(tried, key=lambda meaning: logs(meaning, seen))
    worths, ahead = np.concatenate([s.worths for s in seen]), np.concatenate([s.ahead for s in seen])
    return Meaning(round(best.win, 2), best.nobody, round(float(worths @ ahead / max(worths @ worths, 1e-9)), 1))


def judged(meaning: Meaning, seen: list[Seen]) -> dict[str, Any]:
    shares = np.concatenate([meaning.shares(s.worths) for s in seen])
    won = np.concatenate([s.won for s in seen])
    even = np.concatenate([np.full(len(s.won), won.mean() if len(s.won) == 1 else 1 / len(s.won)) for s in seen])
    bins = np.minimum((shares * 10).astype(int), 9)
    rows = [b for b in range(10) if (bins == b).sum() >= 20]
    worths, ahead = np.concatenate([s.worths for s in seen]), np.concatenate([s.ahead for s in seen])
    rest = ahead - (meaning.points or 0) * worths
    return {
        "looks": len(seen), "off": round(float(((shares - won) ** 2).mean()), 4),
        "chance": round(float(((even - won) ** 2).mean()), 4),
        "foreseen": [round(float(shares[bins == b].mean()), 2) for b in rows],
        "came": [round(float(won[bins == b].mean()), 2) for b in rows],
        "points_off": round(float(np.sqrt((rest**2).mean())), 1),
        "points_spread": round(float(np.sqrt((ahead**2).mean())), 1),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", help="all numbers of them by default")
    args = parser.parse_args()
    for name in args.game:
        game = peltry.load(name)
        make_ready(game, lambda done, wanted: None)
        counts = args.players or game.players
        found = {p: [s for n in range(args.games) for s in watched(game, p, n)] for p in counts}
        every = [s for each in found.values() for s in each]
        learned, kept = [s for s in every if s.game % 2], [s for s in every if not s.game % 2]
        meaning = fitted(learned)
        by_players = {p: judged(meaning, [s for s in each if not s.game % 2]) for p, each in found.items()}
        alone = {p: fitted([s for s in each if s.game % 2]) for p, each in found.items()}
        told = {"game": name, "meaning": vars(meaning), "all": judged(meaning, kept), "by_players": by_players}
        told["fitted_alone"] = {p: vars(each) for p, each in alone.items()}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
