"""Wendake's words: everything has them, in every language alike; respectful, grammatical, and no secret among them."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse

import peltry
from peltry.games.wendake.pieces.cards import (
    ADVERSITIES,
    EFFECTS,
    GHOST_ACTIONS,
    MASK_KINDS,
    OBJECTIVE_NAMES,
    SHAPES,
    TRIBE_NAMES,
)
from peltry.games.wendake.pieces.decisions import DECISIONS
from peltry.games.wendake.pieces.events import EVENTS
from peltry.games.wendake.pieces.goods import GOODS, NATIVES, TRACKS
from peltry.games.wendake.pieces.land import LAKES, MAPS
from peltry.games.wendake.pieces.moves import MOVES
from peltry.games.wendake.pieces.reasons import REASONS
from peltry.games.wendake.pieces.tiles import ACTIONS, PROGRESS_NAMES
from peltry.games.wendake.words import WORDS
from peltry.games.wendake.words import pieces as said
from peltry.kernel.game import Message
from peltry.lab.variety import option_sets
from peltry.table.words import LANGUAGES, say

every_language = pytest.mark.parametrize("language", LANGUAGES)


@functools.cache
def texts(language: str) -> dict[str, set[str]]:
    """Every text by its key, an attribute with a dot, and the variables in it."""
    found: dict[str, set[str]] = {}
    for entry in parse((WORDS.folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = set(variables(entry.value))
            found |= {f"{entry.id.name}.{each.id.name}": set(variables(each.value)) for each in entry.attributes}
    return found


def variables(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from variables(child)


@every_language
def test_every_language_says_the_same_things(language: str) -> None:
    assert set(texts(language)) == set(texts("en"))
    for key, used in texts(language).items():
        known = texts("en")[key] | texts("en")[key.partition(".")[0]]
        assert used <= known, key


@every_language
def test_apostrophes_are_typographic(language: str) -> None:
    for file in (f"{language}.ftl", f"rules.{language}.md"):
        text = (WORDS.folder / file).read_text(encoding="utf-8")
        assert "'" not in text, file


def test_every_move_event_decision_and_reason_has_words() -> None:
    keys = set(texts("en"))
    starts = {key.partition(".")[0] for key in keys}

    def told(kind: str, name: str) -> bool:
        return any(key == f"{kind}-{name}" or key.startswith(f"{kind}-{name}-") for key in starts)

    assert [verb.name for verb in MOVES.verbs if not told("move", verb.name)] == []
    assert [name for name in EVENTS.names if name not in WORDS.quiet and not told("event", name)] == []
    assert [name for name in DECISIONS.asks if not told("decision", name)] == []
    assert [each.name for each in REASONS.kinds[1:] if not told("why", each.name)] == []
    groups = {verb.name.partition("-")[0] for verb in MOVES.verbs}
    assert {group for group in groups if f"group-{group}" not in keys} == set()


def test_every_piece_has_a_name_and_what_needs_one_a_line_about_it() -> None:
    names = {
        "good": GOODS, "kind": GOODS, "native": NATIVES, "people": NATIVES, "track": TRACKS, "points": TRACKS,
        "lake": LAKES, "mask": MASK_KINDS, "shape": SHAPES, "action": ACTIONS, "progress": PROGRESS_NAMES,
        "effect": EFFECTS, "tribe": TRIBE_NAMES, "adversity": ADVERSITIES, "ghost": GHOST_ACTIONS,
        "objective": OBJECTIVE_NAMES,
    }  # fmt: skip
    wanted = {f"{kind}-{name}" for kind, those in names.items() for name in those}
    wanted |= {
        f"{kind}-{name}.about"
        for kind in ("action", "progress", "effect", "tribe", "adversity", "ghost", "objective")
        for name in names[kind]
    }
    assert wanted - set(texts("en")) == set()


def test_every_territory_has_a_name_in_every_form() -> None:
    game = peltry.load("wendake")
    for number, name in enumerate(MAPS):
        lands = said.LANDS[name]
        assert len(lands) == len(set(lands)) == int(game.box[0]["maps"][number]["territories"])
        for land in lands:
            assert {f"land-{land}{form}" for form in ("", ".in", ".to", ".from")} <= set(texts("en"))


@every_language
def test_nobody_is_killed_and_no_people_is_called_names(language: str) -> None:
    unfit = {
        "en": "kill|slay|savage|indian|squaw|brave",
        "fr": "tu(er|é)\\b|sauvage|indien",
        "cs": "zabí|divoch|indián",
    }
    for file in (f"{language}.ftl", f"rules.{language}.md"):
        text = (WORDS.folder / file).read_text(encoding="utf-8").lower()
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(rf"\b({unfit[language]})", line)] == []


@pytest.mark.parametrize(
    ("message", "english", "french", "czech"),
    [
        (said.good(0, 2), "2 beans", "2 haricots", "2 fazole"),
        (said.good(5, 5), "5 beavers", "5 castors", "5 bobrů"),
        (said.good(6, 1), "1 rifle", "1 fusil", "1 pušku"),
        (said.points(1, 3), "3 military points", "3 points militaires", "3 vojenské body"),
        (said.native(1), "a woman", "une femme", "ženu"),
        (said.tribe(6, ".acc"), "the Mohawk", "les Mohawks", "Mohawky"),
        (Message("land-allegheny.from"), "from Allegheny", "d’Allegheny", "z Alleghen"),
        (said.combination(0), "a pair (crow)", "une paire (corbeau)", "dvojici (vrána)"),
    ],
)
def test_words_in_the_form_a_sentence_needs(message: Message, english: str, french: str, czech: str) -> None:
    assert [say(WORDS, language, message) for language in LANGUAGES] == [english, french, czech]


def test_a_tile_is_called_by_its_actions() -> None:
    box = peltry.load("wendake").box[0]
    assert say(WORDS, "en", said.tile(box, 0)) == "Movement 3"
    assert say(WORDS, "fr", said.tile(box, 4)) == "Canoë · Pêche"
    assert say(WORDS, "cs", said.tile(box, 43)) == "Spojenectví (Francouzi) · Sklizeň 1"


def test_areas_are_numbered_only_where_there_are_several() -> None:
    match = peltry.load("wendake").new(2, seed=1)
    sight, box = match.sight(0), match.game.box[0]
    kinds = box["maps"][0]["kind_of"]
    names = [say(WORDS, "en", said.area(sight, box, area)) for area in range(len(kinds)) if kinds[area] >= 0]
    assert len(names) == len(set(names))
    assert "the corn field in Manitou" in names
    assert {"the forest 1 in Menominee", "the forest 2 in Menominee"} <= set(names)


def test_what_a_turtle_and_a_drawn_mask_are_worth_is_told_to_their_owner_alone() -> None:
    seen = {True: set(), False: set()}
    for seed in range(3):
        match, chance = peltry.Match(peltry.load("wendake"), 2, seed, {}), random.Random(seed)
        while not match.over:
            told = match.play(chance.choice(match.legal()))
            for seat in range(2):
                for event in told.heard_by(seat):
                    if event.name in ("turtle_taken", "turtle_kept", "mask_drawn", "mask_picked"):
                        message = WORDS.tell(event, match.sight(seat), match.names, match.game.box[0])
                        assert message is not None
                        seen[event.who == seat].add(message.key)
                        assert message.key.endswith("-own") == (event.who == seat)
                        assert bool({"points", "mask"} & set(message.args)) == (event.who == seat)
    assert {"event-mask_drawn-own", "event-turtle_taken-own"} <= seen[True]
    assert {"event-mask_drawn", "event-turtle_taken"} <= seen[False]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_of_every_kind_can_be_told(players: int) -> None:
    """With every set of options: each decision, move and event, to every seat and to whoever watches."""
    game = peltry.load("wendake")
    box = game.box[0]
    heard: dict[str, Message] = {}
    for number, options in enumerate(option_sets(game, players)):
        match, chance = peltry.Match(game, players, number, options), random.Random(number)
        while not match.over:
            sight = match.sight(match.to_play())
            messages = [WORDS.say_decision(sight, box)]
            messages += [WORDS.say_move(match.read(move), sight, box) for move in match.legal()]
            told = match.play(chance.choice(match.legal()))
            for seat in range(-1, players):
                after = match.sight(seat)
                messages += [m for e in told.heard_by(seat) if (m := WORDS.tell(e, after, match.names, box))]
            heard |= {repr(message): message for message in messages}
        tie = WORDS.say_tie(match.scores(), match.ranking(), match.names)
        heard |= {repr(tie): tie} if tie else {}
    for message in heard.values():
        for language in LANGUAGES:
            assert say(WORDS, language, message)
    assert len(heard) > 500


@every_language
def test_ties_are_told(language: str) -> None:
    broken, below = (
        WORDS.say_tie([20, 20], [1, 0], ["Anna", "Ben"]),
        WORDS.say_tie([9, 20, 9], [1, 2, 0], ["A", "B", "C"]),
    )
    assert broken is not None
    assert "Ben" in say(WORDS, language, broken)
    assert below is not None
    assert say(WORDS, language, below)
    assert WORDS.say_tie([3, 4], [1, 0], ["Anna", "Ben"]) is None


@every_language
def test_reasons_can_be_said_with_their_numbers(language: str) -> None:
    match = peltry.load("wendake").new(2, seed=1)
    for reason in REASONS.kinds[1:]:
        for need, have in ((1, 0), (2, 1), (5, 3)):
            message = WORDS.say_reason(
                reason._replace(need=need, have=have), MOVES[0], match.sight(0), match.game.box[0]
            )
            assert say(WORDS, language, message).endswith(".")
