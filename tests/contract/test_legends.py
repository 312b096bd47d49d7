"""Whatever lies on a table explains itself: its symbols are in the legend, its pieces have a place in the rules."""

from __future__ import annotations

import random
import re

import pytest

import peltry
from peltry.kernel.game import Message
from peltry.server.games.info import rules_reference
from peltry.server.telling.views import Moment
from peltry.table.legend import Legend, legend_of
from peltry.table.scene import SceneNode
from peltry.table.words import LANGUAGES, say

LEGENDS = {name: legend for name in peltry.game_names() if (legend := legend_of(peltry.load(name).kind.home)).symbols}
of_every_game = pytest.mark.parametrize(("name", "legend"), LEGENDS.items(), ids=LEGENDS)


def seen_in_games(name: str) -> list[tuple[SceneNode, bool]]:
    """Every node of some moments of some games, and whether it or what it lies on has a tip."""
    game, found = peltry.load(name), list[tuple[SceneNode, bool]]()

    def look(node: SceneNode, told: bool) -> None:
        told = told or bool(node.get("tip"))
        found.append((node, told))
        for child in node.get("children", []):
            look(child, told)

    for players in game.players[:3]:
        match, chance = game.new(players=players, seed=players), random.Random(players)
        for number in range(160):
            if match.over:
                break
            if number % 8 == 0:
                look(Moment(match, match.position).whole(0, "en", choosing=True)["scene"], False)
            match.play(chance.choice(match.legal()))
    return found


def test_the_published_games_have_a_legend() -> None:
    assert {"stroganov", "strogoff", "wendake"} <= set(LEGENDS)


@of_every_game
def test_every_picture_on_the_table_is_in_the_legend(name: str, legend: Legend) -> None:
    arts = {node["art"] for node, _ in seen_in_games(name) if "art" in node}
    assert {art for art in arts if legend.symbol(art) is None} == set()


@of_every_game
def test_every_piece_that_tells_something_has_its_place_in_the_rules(name: str, legend: Legend) -> None:
    ids = {node["id"] for node, _ in seen_in_games(name) if node.get("tip")}
    assert {id for id in ids if legend.section(id) is None} == set()


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_names_sections_and_symbols_that_are_there(name: str, legend: Legend, language: str) -> None:
    game = peltry.load(name)
    told = rules_reference(game, language)
    sections = {section["id"] for section in told["sections"]}
    assert {symbol.rule for symbol in legend.symbols} | set(legend.pieces.values()) <= sections
    drawn = "".join(file.read_text(encoding="utf-8") for file in (game.kind.home / "look" / "art").glob("*.svg"))
    assert {symbol.art for symbol in legend.symbols} <= set(re.findall(r'<symbol id="([^"]+)"', drawn))
    said = [say(game.words, language, Message(f"symbol-{symbol.name}")) for symbol in legend.symbols]
    assert len(set(said)) == len(said)
