"""Scenes: what every game that offers one must keep to."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from peltry.kernel.game import Message
from peltry.kernel.tools import entries
from peltry.table.scene import as_json
from peltry.table.words import LANGUAGES, say

from .watching import as_data, scene, seats, steps, symbols, tables, view

EACH_TABLE = pytest.mark.parametrize(("name", "players", "options"), tables(), ids=str)
MOST_NODES = 1200


@EACH_TABLE
def test_no_two_nodes_share_an_id_and_every_picture_is_drawn(name, players, options):
    drawn = symbols(name)
    for match in steps(name, players, options, seed=11, every=15):
        for seat in seats(match):
            nodes = list(scene(match, seat).walk())
            ids = Counter(node.id for node in nodes)
            assert [id for id, count in ids.items() if count > 1] == []
            assert len(ids) < MOST_NODES
            assert {node.art for node in nodes if node.art} <= drawn


@EACH_TABLE
def test_every_legal_move_lies_on_the_table(name, players, options):
    """And is drawn there: this looks most often."""
    drawn = symbols(name)
    for match in steps(name, players, options, seed=12, every=2):
        seat = match.to_play()
        if seat < 0:
            continue
        nodes = list(scene(match, seat).walk())
        named = {move for node in nodes for move in node.moves}
        assert named == set(match.legal()), [match.describe(move) for move in set(match.legal()) - named]
        assert {node.art for node in nodes if node.art} <= drawn


@EACH_TABLE
def test_a_scene_shows_nothing_that_its_seat_cannot_know(name, players, options):
    """Deal again whatever a seat cannot know: not a letter of its scene may change."""
    for step, match in enumerate(steps(name, players, options, seed=15, every=20)):
        for seat in seats(match):
            world = match.position.redealt(seat, 1000 + step)
            assert as_data(scene(match, seat, world)) == as_data(scene(match, seat))


@EACH_TABLE
def test_prices_on_the_table_are_worked_out_of_what_the_seat_sees(name, players, options):
    """Whatever the rules of a price read, the hidden part of it is blank."""
    for match in steps(name, players, options, seed=17, every=50):
        position = match.position.copy()
        position.engine = Asked(position.engine)
        for seat in seats(match):
            prices, blank = view(match, seat, position).price, position._blinded(seat)[: len(position._bytes)].tobytes()
            position.engine.priced.clear()
            for move in match.legal()[:3]:
                prices(move)
                assert position.engine.priced.pop() == blank


class Asked:
    """An engine that remembers of which tables prices were asked."""

    def __init__(self, engine):
        self.engine, self.priced = engine, []

    def __getattr__(self, name):
        return getattr(self.engine, name)

    def look(self, wanted, states, *rest):
        if wanted == entries.PRICE:
            self.priced.append(states.tobytes())
        return self.engine.look(wanted, states, *rest)


@EACH_TABLE
def test_drawing_changes_nothing(name, players, options):
    for match in steps(name, players, options, seed=16, every=50):
        before = match.position.states.tobytes()
        scene(match, 0)
        assert match.position.states.tobytes() == before


@EACH_TABLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_can_be_said(name, players, options, language):
    """A missing text is an error in `say`; here it would be a hole in the table."""
    for match in steps(name, players, options, seed=17, every=60):
        words = match.game.words
        data = as_json(scene(match, 0), lambda message, words=words: say(words, language, message))
        assert data["children"]


def says_its_title_again(tip: str) -> bool:
    """Such as “Hunt. Hunt: 2 beavers.” or “Harvest 1. Harvest: 2.”: what stands before the first stop comes again."""
    for line in tip.casefold().split("\n"):
        parts = [part.split() for part in re.split(r"[.:,]", line)]
        again = min(map(len, parts[:2])) if len(parts) > 1 else 0
        if again and parts[0][:again] == parts[1][:again]:
            return True
    return False


@pytest.mark.parametrize("tip", ["Hunt. Hunt: 2 beavers now.", "Harvest 1. Harvest: 2.", "Fish: all.\nTan: tan 2."])
def test_a_title_said_again_would_be_found(tip):
    assert says_its_title_again(tip)


@EACH_TABLE
def test_no_tip_says_its_title_again(name, players, options):
    for match in steps(name, players, options, seed=19, every=40):
        words = match.game.words
        nodes = scene(match, 0).walk()
        tips = {repr(node.tip): node.tip for node in nodes if isinstance(node.tip, Message)}
        told = [say(words, language, tip) for tip in tips.values() for language in LANGUAGES]
        assert [tip for tip in told if says_its_title_again(tip)] == []


@EACH_TABLE
def test_sources_are_marked(name, players, options):
    """Whatever has an uncertain source has a tooltip to say it in."""
    match = next(iter(steps(name, players, options, seed=18)))
    marked = [node for node in scene(match, 0).walk() if node.source]
    assert all(node.source in ("reconstructed", "guessed_card") and node.tip is not None for node in marked)
    if any(value.source == "reconstructed" for value in match.game.printed()):
        assert marked
