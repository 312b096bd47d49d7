"""Random games watched from every seat, for all tests of scenes."""

from __future__ import annotations

import functools
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from peltry.kernel.game import no_scene
from peltry.kernel.options import Option
from peltry.table.library import game_names, load
from peltry.table.match import Match
from peltry.table.parts import Memory
from peltry.table.scene import Node, View, as_json, look_at

SPECTATOR = -1


def games_with_scenes() -> list[str]:
    """Every game that offers a scene; the others are shown by what their seats see."""
    return [name for name in game_names() if load(name).look.scene is not no_scene]


def tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Every game at every number of players, and alone and in company with each option away from its default."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name in games_with_scenes():
        game = load(name)
        found += [(name, players, {}) for players in game.players]
        for players in {min(game.players), max(game.players)}:
            offered = [each for each in game.choices if each.solo is None or each.solo == (players == 1)]
            changed = {each.name: other_than_usual(each, players) for each in offered}
            found += [(name, players, changed)] if changed else []
    return found


def other_than_usual(option: Option, players: int) -> str | list[str]:
    if option.different:
        return list(reversed(option.values))[:players]
    return next(value for value in reversed(option.values) if value != option.usual)


@functools.cache
def sources(name: str) -> dict[str, str]:
    return {value.key: value.source for value in load(name).printed()}


def view(
    match: Match,
    seat: int,
    position: Any = None,
    memory: Memory | None = None,
    moment: dict[Any, Any] | None = None,
) -> View:
    position = position or match.position
    legal = position.legal() if position.to_play() == seat else []
    return look_at(position, seat, match.names, legal, sources(match.game.name), memory, moment)


def scene(match: Match, seat: int, position: Any = None) -> Node:
    """Painted anew, with the moves that a browser would offer: a node names every move that it can stand for."""
    look = view(match, seat, position)
    node, legal = match.game.look.scene(look), set(look.legal)
    for each in node.walk():
        each.moves = [move for move in each.moves if move in legal]
    return node


def as_data(node: Node) -> dict[str, Any]:
    """The scene with its messages unsaid, to compare two of them in all languages at once."""
    return as_json(node, repr)


def steps(name: str, players: int, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[Match]:
    """A random game, looked at before every so many moves and at its end. What was seldom done is done more gladly."""
    match = Match(load(name), players, seed, options)
    dice, done = random.Random(seed), Counter[str]()
    while not match.over:
        if len(match.history) % every == 0:
            yield match
        legal = match.legal()
        verbs = [match.describe(move).partition(":")[0] for move in legal]
        choice = dice.choices(range(len(legal)), [1 / (1 + done[verb]) for verb in verbs])[0]
        done[verbs[choice]] += 1
        match.play(legal[choice])
    yield match


def seats(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.players)]


def sprites(name: str) -> str:
    """All symbols of a game; its cover is a picture of its own."""
    sheets = [sheet for sheet in sorted((folder(name) / "art").glob("*.svg")) if sheet.name != "cover.svg"]
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)


def symbols(name: str) -> set[str]:
    return set(re.findall(r'<symbol id="([\w-]+)"', sprites(name)))


def stylesheet(name: str) -> str:
    """All sheets of a game, in the order in which a browser gets them."""
    return "".join((folder(name) / sheet).read_text(encoding="utf-8") for sheet in load(name).look.sheets)


def folder(name: str) -> Path:
    """Where a game's look lies."""
    found = load(name).look.folder
    assert found is not None
    return found
