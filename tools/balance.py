"""What bots do with the pieces of a game: who wins from which seat, and how often each thing happens to each piece.

    python tools/balance.py wendake --players 4 --games 20 --option game=base --count bought.tile scored.track:points

`--count KIND.NUMBER` counts the events of a kind by one of their numbers, `KIND.NUMBER:AMOUNT` adds up another one.
After every count comes, in brackets, the share of the victory of those to whom it happened (a seat once for a game).
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import Any

from peltry.lab.duels import Duel, Ended, Table, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    parser.add_argument("--count", nargs="*", default=[], help="KIND.NUMBER or KIND.NUMBER:AMOUNT")
    asked = parser.parse_args()
    table = Table(asked.game, asked.players, dict(option.split("=", 1) for option in asked.option))
    duels = [Duel(asked.seed + i, (asked.bot,) * asked.players) for i in range(asked.games)]
    ended = sorted(played(table, duels, asked.cores, keep_state=True), key=lambda each: each.duel.seed)
    tell_seats(table, ended)
    counts = [Count(text) for text in asked.count]
    for each in ended:
        for happened in told(table, each):
            for count in counts:
                count.add(happened, each)
    for count in counts:
        count.tell(len(ended))


def tell_seats(table: Table, ended: list[Ended]) -> None:
    parts: dict[str, list[int]] = defaultdict(list)
    game = table.open()
    for each in ended:
        position = game.position(table.players, each.duel.seed, table.options)
        position.states.view("u1").reshape(-1)[:] = bytearray(each.state)
        for side in game.rules.score_parts(position.state, game.box[0])[: table.players]:
            for name, points in side:
                parts[name].append(points)
    for seat in range(table.players):
        share = sum(each.share[seat] for each in ended) / len(ended)
        points = sum(each.points[seat] for each in ended) / len(ended)
        print(f"seat {seat + 1}: wins {share:.0%}, points {points:.1f}")
    for side in range(table.players, len(ended[0].points)):
        print(f"side {side + 1}: points {sum(each.points[side] for each in ended) / len(ended):.1f}")
    print("a seat:", ", ".join(f"{name} {sum(points) / len(points):.1f}" for name, points in parts.items()))


def told(table: Table, ended: Ended) -> list[Any]:
    """Everything that happened in a game, played over again."""
    position = table.open().position(table.players, ended.duel.seed, table.options)
    events = list(position.events())
    for move in ended.moves:
        position.play(move)
        events += position.events()
    return events


class Count:
    def __init__(self, text: str):
        self.kind, _, numbers = text.partition(".")
        self.number, _, self.amount = numbers.partition(":")
        self.text = text
        self.found: dict[int, int] = defaultdict(int)
        self.seats: dict[int, dict[tuple[int, int], float]] = defaultdict(dict)

    def add(self, event: Any, ended: Ended) -> None:
        if event.name != self.kind:
            return
        value = getattr(event, self.number)
        self.found[value] += getattr(event, self.amount) if self.amount else 1
        if 0 <= event.who < len(ended.share):
            self.seats[value][ended.duel.seed, event.who] = ended.share[event.who]

    def tell(self, games: int) -> None:
        print(f"{self.text} a game:")
        for value in sorted(self.found):
            seats = self.seats[value].values()
            wins = f" ({sum(seats) / len(seats):.0%} of {len(seats)})" if seats else ""
            print(f"  {value}: {self.found[value] / games:.2f}{wins}")


if __name__ == "__main__":
    main()
