"""Moves and events as numbers, texts and sentences."""

from __future__ import annotations

from typing import Any

import pytest

from peltry.errors import IllegalMove
from peltry.games.strogoff.pieces.decisions import DECISIONS
from peltry.games.strogoff.pieces.events import EVENTS
from peltry.games.strogoff.pieces.moves import MOVES
from peltry.kernel.position import Position
from peltry.lab.variety import picked
from peltry.table.words import LANGUAGES, bundle, say

from ..at_table import strogoff
from ..scenario import Scenario

VERBS = [verb.name for verb in MOVES.verbs]
DECLINED = ("immediate", "determined", "again")


def test_every_move_has_one_text_and_back() -> None:
    assert len(set(MOVES.texts)) == len(MOVES)
    assert [MOVES.parse(MOVES.describe(move)) for move in range(len(MOVES))] == list(range(len(MOVES)))


@pytest.mark.parametrize("text", ["help:A57", "cover:13n", "keep:T1", "fly", "", "look:moscow"])
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(IllegalMove, match="expected one of"):
        MOVES.parse(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_kind_can_be_said(language: str) -> None:
    """With plausible numbers, and with the variants that a kind has."""
    game = strogoff()
    position = game.position(2, 1)
    for kind, name in enumerate(EVENTS.names):
        public = name in NOBODYS
        for numbers in SAMPLES.get(name, [(1, 2, 0, 0)]):
            raw = (kind, -1 if public else 1, *numbers)
            for seat in (-1, 1):
                event = EVENTS.read(EVENTS.veil(raw, seat))
                message = game.words.say_event(event, position.sight(seat), ["Ann", "Ben"], game.box[0])
                assert message is not None
                text = say(game.words, language, message)
                assert text
                assert "{" not in text


NOBODYS = {
    "reshuffled", "top_shown", "traitor_card", "traitor_done", "ogareff_moved", "ogareff_arrived", "all_draw",
    "ally_came", "curtain_opened", "tartars_moved", "tartars_marched", "moscow_fell", "all_dead",
}  # fmt: skip
SAMPLES: dict[str, list[Any]] = {
    "reshuffled": [(deck, 0, 0, 0) for deck in range(7)],
    "put_back": [(2, 0, 0, 0), (2, 1, 0, 0)],
    "flipped": [(0, 3, 0, 0), (0, 91, 1, 0)],
    "covered": [(0, 1, 40, 3), (12, 1, 64, 1)],
    "solved": [(0, 40, 1, 0), (0, 91, 2, 0)],
    "ally_came": [(0, 3, -1, 0), (3, 5, 2, 0)],
    "duel_card": [(card, 0, 0, 0) for card in range(71, 91)],
    "ogareff_moved": [(steps, 9, 0, 0) for steps in (1, 2, 3)],
    "tartars_marched": [(5, steps, 0, 0) for steps in range(1, 7)],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_and_verb_has_a_text(language: str) -> None:
    words = bundle(strogoff().words.folder, language)
    for name in DECISIONS.asks:
        assert words.has_message(f"decision-{name}"), name
    for verb in VERBS:
        keys = [f"move-{verb}"] if verb != "decline" else [f"move-decline-{w}" for w in DECLINED]
        assert all(words.has_message(key) for key in keys), verb


def test_every_kind_of_move_and_decision_is_met_and_said_in_play() -> None:
    """Random games and a few laid positions reach every decision; each legal move can be said in each language."""
    game = strogoff()
    verbs, decisions = set(), set()

    def hear(position: Position) -> None:
        sight = position.sight(position.to_play())
        decisions.add(DECISIONS.read(sight["stack"][sight["depth"] - 1]).name)
        for move in position.legal():
            verbs.add(MOVES[move].verb)
            for language in LANGUAGES:
                assert say(game.words, language, game.words.say_move(MOVES[move], sight, game.box[0]))
        for language in LANGUAGES:
            assert say(game.words, language, game.words.say_decision(sight, game.box[0]))

    for seed in range(12):
        position = game.position(1 + seed % 4, seed)
        number = 0
        while not position.over:
            if number % 3 == 0:
                hear(position)
            position.play(picked(position.legal(), seed, number))
            number += 1
    gates = Scenario().courier(0, space=10, energy=9, row=["R01", "R04"], left="T3", hand=["STO/MAR"]).allies("MAR")
    gates.top("irkutsk", "I02").play("advance")
    hear(gates.position)
    gates.play("cover:2n")
    hear(gates.position)
    gates.play("spend", "cover:left", "spend", "play:A04")
    hear(gates.position)
    last = Scenario().courier(0, space=2, energy=4, row=["R03"], abilities=["R04"]).top("russia", "R02").play("advance")
    hear(last.position)
    fast = Scenario().courier(0, abilities=["R03"], energy=5).top("russia", "R01").play("advance")
    hear(fast.position)
    captain = Scenario().courier(0, hand=["A01", "A02"], row=["R01"]).allies("STR").play("help:A01")
    hear(captain.position)
    captain.play("help:A02", "rest", "enough")
    hear(captain.position)
    nadia = Scenario().courier(0, row=["R01:down"], hand=["STO/NAD"], abilities=["S12", "R12"]).allies("NAD").dice(3)
    nadia.play("help:A07")
    hear(nadia.position)
    assert decisions == set(DECISIONS.asks)
    assert verbs == set(VERBS)
