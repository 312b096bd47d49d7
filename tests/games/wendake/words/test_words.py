"""Wendake's words: everything has them, in every language alike; respectful, grammatical, and no secret among them."""

from __future__ import annotations

import functools
import itertools
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast, parse

import peltry
from peltry.games.wendake.look.tiles import SIGNS
from peltry.games.wendake.pieces.cards import (
    ADVERSITIES,
    ADVERSITY_NAMES,
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
from peltry.games.wendake.pieces.moves import BARTER, MOVES
from peltry.games.wendake.pieces.reasons import REASONS
from peltry.games.wendake.pieces.tiles import ACTIONS, PROGRESS_NAMES
from peltry.games.wendake.words import WORDS
from peltry.games.wendake.words import pieces as said
from peltry.games.wendake.words.odds import smallpox
from peltry.kernel.game import Message
from peltry.lab.variety import mixed_sets, random_match
from peltry.table.legend import legend_of
from peltry.table.record import Teller
from peltry.table.scene import look_at
from peltry.table.words import LANGUAGES, say
from tests.contract.watching import scene, sources, steps

from ..at_table import Table
from ..scenario import Scenario

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
        "lake": LAKES, "mask": MASK_KINDS, "combination": SHAPES, "action": ACTIONS, "progress": PROGRESS_NAMES,
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
def test_nobody_is_killed_or_attacked_and_no_people_is_called_names(language: str) -> None:
    """People drive each other off. A card of adversity keeps the title that it has in the rulebook."""
    unfit = {
        "en": "kill|slay|attack|savage|indian|squaw|brave",
        "fr": "tu(er|é)\\b|attaqu|sauvage|indien",
        "cs": "zabí|útoč|útok|zaútoč|napad|divoch|indián",
    }
    title = say(WORDS, language, Message("adversity-enemy_attack")).lower()
    for file in (*WORDS.folder.glob(f"*{language}.ftl"), WORDS.folder / f"rules.{language}.md"):
        lines = file.read_text(encoding="utf-8").lower().replace(title, "").splitlines()
        sentences = [re.sub(r"^[\w-]+ =", "", line) for line in lines if not line.startswith("#")]
        assert [each for each in sentences if re.search(rf"\b({unfit[language]})", each)] == [], file.name


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
    assert say(WORDS, "fr", said.tile(box, 4)) == "Canoë + Pêche"
    assert say(WORDS, "cs", said.tile(box, 43)) == "Spojenectví (Francouzi) + Sklizeň 1"


@every_language
def test_the_sign_of_an_action_is_called_as_the_action(language: str) -> None:
    """One word for one thing: on a tile, in its tip and in the legend."""
    legend = legend_of(WORDS.folder.parent)
    for action in ACTIONS:
        symbol = legend.symbol(SIGNS[action])
        assert symbol is not None
        called = re.split(r"\s*:", say(WORDS, language, Message(f"symbol-{symbol.name}")))[0]
        assert called.casefold() == say(WORDS, language, Message(f"action-{action}")).casefold()


def barter(table: Table, language: str = "en") -> str:
    sight = table.position.sight(0)
    return say(WORDS, language, WORDS.say_move(MOVES[BARTER], sight, table.game.box[0]))


def trader(**player: Any) -> Table:
    return Scenario().player("George", goods="1 corn", **player).turn("George", "BT6")


def test_a_barter_says_what_smallpox_may_cost() -> None:
    """So many of the cards that George has not seen; in his hand are three that strike nobody any more."""
    odds = smallpox(trader().position.sight(0), trader().game.box[0], 0)
    assert 0 < odds.struck < odds.whole
    assert f"{odds.struck} of {odds.whole} send up to 2 of your people to the longhouse" in barter(trader())
    with_masks = trader(masks=["crow", "crow", "wind"])
    known = smallpox(with_masks.position.sight(0), with_masks.game.box[0], 0)
    assert known.whole == odds.whole - 3
    assert f"{known.struck} sur {known.whole}" in barter(with_masks, "fr")


def test_a_barter_without_smallpox_says_so() -> None:
    assert "up to 2 resources without smallpox" in barter(trader(tribe="TR08"))
    alone = Scenario(players=1, ghost="adversity").player("You", goods="1 corn")
    infected = alone.adversity(ADVERSITY_NAMES[ADVERSITIES.index("infection")])
    table = infected.turn("You", "BT6").play("lose:woman", "lose:woman")
    assert barter(table) == "Barter one for one, without any risk of smallpox"


OF_THE_EXPANSION = re.compile(r"New Allies|[Rr]ifle|turn card|European ship|the ship|alliance (disc|action|track)")


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"game": "base"}), (4, {"game": "base"})])
def test_the_base_game_does_not_speak_of_the_expansion(players: int, options: dict[str, str]) -> None:
    """Neither what can be done nor what lies on the table; alone one plays the base game."""
    game = peltry.load("wendake")
    for match in steps("wendake", players, options, seed=20, every=9):
        sight = match.sight(max(match.to_play(), 0))
        told = [node.tip for node in scene(match, 0).walk() if isinstance(node.tip, Message)]
        told += [WORDS.say_move(match.position.choice(move), sight, game.box[0]) for move in match.legal()]
        said = {say(WORDS, "en", each) for each in told}
        assert [text for text in said if OF_THE_EXPANSION.search(text)] == []


def test_areas_are_numbered_only_where_there_are_several() -> None:
    match = peltry.load("wendake").new(2, seed=1)
    sight, box = match.sight(0), match.game.box[0]
    kinds = box["maps"][0]["kind_of"]
    names = [say(WORDS, "en", said.area(sight, box, area)) for area in range(len(kinds)) if kinds[area] >= 0]
    assert len(names) == len(set(names))
    assert "the corn field in Manitou" in names
    assert {"the forest in Menominee (1)", "the forest in Menominee (2)"} <= set(names)


def test_what_a_turtle_and_a_drawn_mask_are_worth_is_told_to_their_owner_alone() -> None:
    seen = {True: set(), False: set()}
    for seed in (12, 14, 21):
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
    for number, options in enumerate(mixed_sets(game, players)):
        match, chance = peltry.Match(game, players, number, options), random.Random(number)
        while not match.over:
            sight = match.sight(match.to_play())
            messages = [WORDS.say_decision(sight, box)]
            messages += [WORDS.say_move(match.position.choice(move), sight, box) for move in match.legal()]
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


def some(name: str) -> tuple[int, ...]:
    """Values of an event's number that are worth trying; -1 is nobody, nothing or a secret."""
    return {"disc": (-2, 3), "tile": (-1, 0, 7), "card": (-1, 0, 3), "piece": (-1, 0, 2)}.get(name, (0, 1, 2))


# In which events such a number can be missing.
MAY_BE_MISSING = {
    "tile": {"tile_taken", "ghost_progress", "turtle_taken", "turtle_looked", "turtle_kept", "looked_at_tile"},
    "card": {"mask_drawn", "mask_missed", "mask_picked"},
    "piece": {"ghost_worker"},
}
SMALL = dict.fromkeys(
    ("rival", "ritual", "free", "faction", "patrol", "other", "first", "second", "third", "fourth"), (0, 1)
)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("kind", range(len(EVENTS)), ids=EVENTS.names)
def test_every_event_is_a_sentence_whatever_its_numbers_are(kind: int, players: int) -> None:
    """Also the rare ones, which a few random games do not show."""
    match = peltry.load("wendake").new(players, seed=1)
    sight, event_type = match.sight(0), EVENTS.types[kind]
    choices = []
    for name in event_type._fields[1:]:
        values = SMALL.get(name) or some(name)
        if -1 in values and event_type.name not in MAY_BE_MISSING[name]:
            values = values[1:]
        choices.append(values)
    for numbers in itertools.product(*choices):
        message = WORDS.tell(event_type(0, *numbers), sight, ["Anna", "Ben"], match.game.box[0])
        for language in LANGUAGES if message else ():
            text = say(WORDS, language, message)
            assert text[0].isupper() or text[0].isdigit(), text
            assert text[-1] in ".!?", text


@pytest.mark.parametrize(
    ("decision", "numbers", "moves"),
    [
        ("turn", {"black": 1}, ["done", "act:3"]),
        ("lake", {"purpose": 2}, ["lake:erie"]),
        ("window", {"window": 2, "at": 4}, ["repeat:1", "done", "use:PG1-12"]),
        ("window", {"window": 5}, ["use:PG3-07", "done"]),
        ("toll", {}, ["toll:bean", "toll-point:mask"]),
        ("arrive", {"source": 74, "place": 12}, ["guard"]),
        (
            "arrive",
            {"source": 0, "place": 2},
            ["guard", "fight:2", "beat:2", "chase:2", "drive:1:scout", "drive:1:guard"],
        ),
        ("patrol", {"steps": 2}, ["escort:3:3", "escort:home:1", "done"]),
        ("spend", {}, ["again:bean", "again:beaver", "sell:bean+corn:2", "buy:PG3-05"]),
        ("pay", {"different": 3, "beavers": 1}, ["pay:bean", "pay:none", "pay:bean+corn+fish"]),
        ("lose", {"cause": 1, "left": 2, "native": 3}, ["lose:woman", "lose-guard:2", "lose-area:2.1"]),
        ("lose", {"cause": 3, "left": 1, "native": 1}, ["lose-area:2.1"]),
        ("lose", {"cause": 4, "left": 1}, ["discard:crow", "discard:wild"]),
        ("look", {"stack": 11}, ["look:fish", "keep:4"]),
        ("combine", {"played": 1}, ["done"]),
        ("combine", {"played": 2}, ["carve:crow:bear", "play:full_house:bear+wind", "done"]),
        ("heal", {"natives": 0, "further": 3}, ["heal:hunter", "done"]),
        ("target", {"effect": 13}, ["territory:1"]),
        ("target", {"effect": 16}, ["ready:PG2-04"]),
        ("target", {"effect": 18}, ["pile:deck", "pile:discards"]),
        ("target", {"effect": 17}, ["faction:french"]),
        ("target", {"effect": 4}, ["faction:english"]),
        ("target", {"effect": 19}, ["pick:wild"]),
        ("target", {"effect": 20}, ["pick:crow"]),
        ("target", {"effect": 21}, ["faction:french"]),
        ("keeper", {}, ["spare:9", "done"]),
        ("evolve", {"looking": 1}, ["look:corn", "swap:3:6", "done"]),
    ],
)
@every_language
def test_rare_decisions_and_their_moves_can_be_said(
    decision: str, numbers: dict[str, int], moves: list[str], language: str
) -> None:
    game = peltry.load("wendake")
    position = game.position(2, seed=1)
    frame = position.state["stack"][position.state["depth"] - 1]
    frame["kind"] = DECISIONS.asks.index(decision)
    for name, number in numbers.items():
        frame[DECISIONS.numbers[name]] = number
    sight, box = position.sight(0), game.box[0]
    assert say(WORDS, language, WORDS.say_decision(sight, box))
    choices = [position.choice(MOVES.parse(move)) for move in moves]
    said_moves = [say(WORDS, language, WORDS.say_move(choice, sight, box)) for choice in choices]
    assert len(set(said_moves)) == len(moves)


def test_prices_stand_behind_what_they_are_for() -> None:
    """The browser shows them as pictures there; they are read aloud."""
    table = Scenario().player("George", cards=["TC1-13"], goods="3 rifle", ill=(1, 0, 3))
    choices = table.turn("George", "ritual").play("heal:hunter", "heal:hunter", "card:RITHEAL").position
    sight, box = choices.sight(0), choices.engine.box[0]
    told = [say(WORDS, "en", WORDS.say_move(choices.choice(move), sight, box)) for move in choices.legal()]
    assert told[:2] == ["Bring home a warrior · 1 rifle", "Bring home a hunter · 1 rifle"]


BARE = {"en": r"(?<!the )(?<!The )[Gg]host", "fr": r"(?<!le )(?<!Le )(?<!du )Fantôme"}
LABELS = ("scene-tip-score", "scene-tip-space-taken", "scene-tip-land-held", "scene-tip-land-shared")  # a bare title


@pytest.mark.parametrize("language", BARE)
@pytest.mark.parametrize("ghost", ["adversity", "plain"])
def test_the_ghost_has_its_article_in_every_sentence(ghost: str, language: str) -> None:
    """In the log and on the table; panels and the final scoring have the bare name."""
    match = random_match(peltry.load("wendake"), 1, 3, {"ghost": ghost})
    teller = Teller(match, language)
    said, tips = set[str](), dict[str, str]()
    for number, played, _, after in match.walk():
        said |= set(teller.events(played, after, 0))
        if number % 8 == 0:
            table = match.game.look.scene(look_at(after, 0, teller.names, [], sources("wendake")))
            shown = [node.tip for node in table.walk() if isinstance(node.tip, Message)]
            tips |= {tip.key: teller.say(tip) for tip in shown if tip.key not in LABELS}
    assert {"scene-tip-ghost-guard", "scene-tip-ghost-hunter", "scene-tip-reserve-people"} <= set(tips)
    assert [sentence for sentence in (*said, *tips.values()) if re.search(BARE[language], sentence)] == []


@every_language
def test_ties_are_told(language: str) -> None:
    broken, below = (
        WORDS.say_tie([20, 20], [1, 0], ["Anna", "Ben"]),
        WORDS.say_tie([9, 20, 9], [1, 2, 0], ["A", "B", "Chloé"]),
    )
    assert broken is not None
    assert "Ben" in say(WORDS, language, broken)
    assert below is not None
    assert "Chloé" in say(WORDS, language, below)
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


def test_a_tile_is_called_by_its_place_only_when_another_has_the_same_name() -> None:
    """One turned tile is “Ritual”; of two, row and column tell which."""
    scenario = Scenario(players=2).player("George", ritual=[3]).player("Ringo").turn("George")
    board = said.called_on(scenario.state, scenario.box, 0)
    assert say(WORDS, "en", said.there(board[2], 2, board)) == "Ritual"
    assert say(WORDS, "en", said.there(board[0], 0, board)) == say(WORDS, "en", board[0])
    scenario = Scenario(players=2).player("George", ritual=[3, 5]).player("Ringo").turn("George")
    board = said.called_on(scenario.state, scenario.box, 0)
    assert say(WORDS, "en", said.there(board[4], 4, board)) == "Ritual (in the centre)"
