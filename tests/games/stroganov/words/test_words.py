"""Stroganov's sentences tell what a move costs and gives, in the words of each language."""

from __future__ import annotations

import numpy as np
import pytest

import peltry
from peltry.games.stroganov import GAME
from peltry.games.stroganov.pieces import decisions as asks
from peltry.games.stroganov.pieces.box import COINS, GOODS, HORSES, POINTS, STORY
from peltry.games.stroganov.pieces.cards import WISH_NAMES
from peltry.games.stroganov.pieces.events import EVENTS
from peltry.games.stroganov.pieces.furs import TIGER
from peltry.games.stroganov.pieces.moves import MOVES
from peltry.games.stroganov.pieces.reasons import NOT_LOWER, REASONS, ROW_CLOSED
from peltry.games.stroganov.pieces.state import POINT_SOURCES, STATE
from peltry.games.stroganov.words import WORDS
from peltry.games.stroganov.words import pieces as spoken
from peltry.games.stroganov.words.moves import OWN_PASS
from peltry.kernel.game import Message
from peltry.table.words import LANGUAGES, say

BOX = GAME.box_with(GAME.printed_with(None, "printed.toml"))[0]
NAMES = ["Anna", "Boris"]


def said(message, language="en"):
    return say(WORDS, language, message)


def a_table(ask, a=0, b=0, c=0, place=3):
    """Anna to decide, twelve landscapes without furs, her Cossack on the third."""
    state = np.zeros(1, STATE)[0]
    state["depth"] = 1
    state["sides"] = 2
    state["ivan"] = -1
    frame = state["stack"][0]
    frame["kind"], frame["a"], frame["b"], frame["c"] = ask, a, b, c
    state["row"]["tile"] = [-1, *range(12)]
    state["region_fur"] = [2, 3, 4, 6, 7]
    state["trade_fur"] = 5
    state["villages"] = range(5)
    state["yurts"] = range(5)
    state["wishes"] = range(9, 14)
    state["songs"] = range(4)
    state["players"][0]["place"] = place
    return state


def fulfilled(state, *names):
    state["players"][0]["fulfilled"] = sum(1 << WISH_NAMES.index(name) for name in names)
    return state


def offer(state, move, language="en"):
    position = peltry.load("stroganov").position(2, 1)  # the rules say what it costs
    position.states[0] = state
    position.states[0]["landscapes"] = sum(1 << place for place in range(1, 13) if state["row"][place]["tile"] >= 0)
    return said(WORDS.say_move(position.choice(MOVES.parse(move)), state, BOX), language)


def lay(state, place, *values):
    for value in values:
        state["row"][place]["furs"][value] += 1


# Moving


@pytest.mark.parametrize(
    ("place", "ending"), [(4, ""), (5, ""), (6, " for 1 horse"), (7, " for 3 horses"), (8, " for 6 horses")]
)
def test_horses_for_landscapes_beyond_the_second(place, ending):
    text = offer(a_table(asks.ASK_MOVE), f"go:{place}")
    assert text.startswith(f"Move to landscape {place} (")
    assert text.partition(")")[2] == ending


def test_gaps_are_not_counted():
    state = a_table(asks.ASK_MOVE)
    state["row"][5]["tile"] = -1
    assert offer(state, "go:6").endswith(")")
    assert offer(state, "go:7").endswith(" for 1 horse")


def test_longer_moves_add_up():
    assert offer(fulfilled(a_table(asks.ASK_MOVE), "S1", "A1"), "go:8").endswith(" for 1 horse")


# Hunting


def test_lower_furs_cost_horses_and_the_second_fur_a_coin():
    state = a_table(asks.ASK_BASIC)
    lay(state, 3, 2, 2, 3, 8)
    assert offer(state, "hunt:3:2") == "Hunt the sable (2) on landscape 3"
    assert offer(state, "hunt:3:3") == "Hunt the hare (3) on landscape 3 for 2 horses"
    again = a_table(asks.ASK_HUNT_MORE)
    lay(again, 3, 2, 2, 8)
    assert offer(again, "hunt:3:8") == "Hunt the bear (8) on landscape 3 for 2 horses and 1 coin"


def test_wishes_that_make_hunting_free():
    state = fulfilled(a_table(asks.ASK_HUNT_MORE), "A8", "A14")
    lay(state, 3, 2, 4, 8)
    assert offer(state, "hunt:3:8") == "Hunt the bear (8) on landscape 3"


def test_a_tiger_ranks_above_all_furs():
    state = a_table(asks.ASK_BASIC)
    lay(state, 3, 3, 3, 5, TIGER)
    assert offer(state, "hunt:3:t") == "Hunt the tiger on landscape 3 for 3 horses"
    assert offer(state, "hunt:3:t", "cs") == "Ulovit tygra v krajině 3 za 3 koně"


# Main actions


def test_a_village_tells_what_it_gives():
    assert offer(a_table(asks.ASK_MAIN, 1), "visit:1") == "Visit the village in the Urals region: 1 banner and 4 horses"
    assert (
        offer(a_table(asks.ASK_MAIN, 1), "visit:1", "fr")
        == "Se rendre dans le village de la région Oural\u00a0: 1 bannière et 4 chevaux"
    )
    assert offer(a_table(asks.ASK_MAIN, 1), "visit:1", "cs") == "Navštívit osadu v oblasti Ural: 1 vlajka a 4 koně"


def test_a_second_main_action_costs_a_fur():
    second = a_table(asks.ASK_MAIN, 2)
    assert offer(second, "coin") == "Take 1 coin · costs any fur"
    assert offer(second, "visit:4") == "Visit the village in the Lena region: 1 fur from the market · costs a deer (6)"
    assert offer(fulfilled(second, "S9"), "visit:4").endswith(" · costs any fur")
    assert offer(a_table(asks.ASK_MAIN, 1), "coin") == "Take 1 coin"


def test_a_claim_costs_two_furs_and_one_for_each_that_lies_there():
    state = a_table(asks.ASK_MAIN, 1)
    assert offer(state, "claim:3") == "Claim landscape 3 (swamp) for 2 hares (3): 2 points, 1 coin and 2 horses"
    lay(state, 3, 7, TIGER)
    text = offer(state, "claim:3")
    assert text == (
        "Claim landscape 3 (swamp) for 4 hares (3): 2 points, 1 coin and 2 horses, and 1 fur and 1 tiger lying there"
    )


def test_an_outpost_costs_the_horses_of_the_leftmost_free_space():
    state = a_table(asks.ASK_MAIN, 1)
    assert offer(state, "build:2") == "Build an outpost in the Ob region"
    state["outposts"][1] = [2, 5, 0, 0]
    assert offer(state, "build:2") == "Build an outpost in the Ob region for 2 horses"
    state["stack"][0]["kind"] = asks.ASK_OUTPOST
    assert offer(state, "build:2") == "Build an outpost from the general supply in the Ob region"


def test_a_wish_tells_what_it_asks_and_does():
    state = a_table(asks.ASK_MAIN, 1)
    state["wishes"][1] = WISH_NAMES.index("A6")
    asks_and_brings = "own 3 deer (6), return 1, 4 points"
    assert offer(state, "wish:2") == f"Take the wish “a longer arm” from the Ob region: {asks_and_brings}"
    assert offer(state, "fulfil:A6") == "Fulfil the wish “a longer arm”: return 1 deer (6), 4 points"


# Paying


def test_a_fur_of_another_value_needs_a_coin():
    state = a_table(asks.ASK_PAY, a=1, b=6)
    assert offer(state, "pay:6") == "Pay a deer (6)"
    assert offer(state, "pay:4") == "Pay a fox (4) as a 6, with a coin"
    assert offer(state, "pay:t") == "Pay a tiger as a 6"
    assert said(WORDS.say_decision(state, BOX)) == "Pay 1 deer (6)."


def test_furs_of_any_value_are_paid_first():
    state = a_table(asks.ASK_PAY, a=3, b=6, c=16)
    assert offer(state, "pay:4") == "Pay a fox (4)"
    assert said(WORDS.say_decision(state, BOX)) == "Pay 1 fur of any value."


def test_a_swap_for_a_lower_fur():
    state = a_table(asks.ASK_SWAP_PAY, a=5)
    assert offer(state, "pay:6") == "Pay a deer (6)"
    assert offer(state, "pay:4") == "Pay a fox (4) as an 8, with a coin"
    assert offer(state, "pay:t") == "Pay a tiger"


# Rarer moves


def test_the_trophy_track():
    state = a_table(asks.ASK_TROPHY)
    assert offer(state, "climb") == "Move the trophy token to space 1 for a sable (2)"
    assert offer(state, "reward:1") == "Reward of row 1: 3 horses"
    red = state["players"][0]
    red["track"], red["trophy"] = 2, 1  # red's side b asks for no fur on even spaces
    assert offer(state, "climb") == "Move the trophy token to space 2 for free"
    assert offer(state, "story-trophy") == "Move the trophy token to space 2 for free"
    red["trophy"] = 2
    assert offer(state, "story-trophy") == "Spend 3 story points to move the trophy token to space 3"
    assert said(WORDS.say_decision(a_table(asks.ASK_REWARD, 7, 0, 1), BOX)) == "Choose the first of two rewards."


def test_what_stands_in_for_a_fur_to_be_owned():
    state = a_table(asks.ASK_COVER, a=2, b=4)
    assert said(WORDS.say_decision(state, BOX), "cs") == "Vyberte, co nahradí 2 lišky (4)."
    assert offer(state, "cover:coin", "fr") == "Remplacer un renard (4) par une fourrure et une pièce"
    assert offer(state, "cover:tiger") == "Let a tiger stand in for a fox (4)"


def test_a_fur_is_kept_and_the_other_returned():
    state = a_table(asks.ASK_KEEP)
    state["drawn"] = [3, 8]
    assert offer(state, "keep:8") == "Keep the bear (8), return the hare (3)"


def test_songs_and_winter_wishes():
    assert offer(a_table(asks.ASK_SONG), "sing:1") == "“The long road”: spend 3 story points for 6 horses"
    assert offer(a_table(asks.ASK_INCOME), "winter-fur") == "Use the wish “a bag fur in winter”: a fur from the bag"
    summer = a_table(asks.ASK_BASIC)
    summer["season"] = 1
    assert offer(summer, "season-wish") == "Use the wish “an action in summer”: a free advanced action"


def test_passing_says_what_is_passed_over():
    assert offer(a_table(asks.ASK_MAIN, 1), "pass") == "No main actions"
    assert offer(a_table(asks.ASK_MAIN, 2), "pass") == "No second main action"
    assert offer(a_table(asks.ASK_TURN_END), "pass", "fr") == "Finir le tour"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "at most 7"), ("fr", "au plus une valeur de 7"), ("cs", "nejvýš hodnotu 7")]
)
def test_a_fur_that_is_too_high_for_a_swap_says_nothing_of_the_whole_market(language, told):
    """The market may well have lower ones: the same reason stands against the swap and against one fur of it."""
    why = REASONS.read(NOT_LOWER)._replace(have=7)
    refusal = said(WORDS.say_reason(why, MOVES[MOVES.parse("take:7")], a_table(asks.ASK_PURCHASE, 1), BOX), language)
    assert told in refusal
    assert {"market", "marché", "trh"}.isdisjoint(refusal.lower().replace("’", " ").split())


@pytest.mark.parametrize(("language", "token"), [("en", "token"), ("fr", "pion"), ("cs", "ukazatel")])
def test_of_two_rewards_the_last_row_is_not_refused_because_of_the_token(language, token):
    """The token stands on that very row: only the rows above it can be chosen."""
    why = REASONS.read(ROW_CLOSED)._replace(need=8, have=7)
    refusal = said(
        WORDS.say_reason(why, MOVES[MOVES.parse("reward:8")], a_table(asks.ASK_REWARD, 7, 0, 1), BOX), language
    )
    assert "7" in refusal
    assert token not in refusal.lower()


# Every text there must be


def test_every_verb_decision_and_event_is_said():
    known = {language: keys_of(language) for language in LANGUAGES}
    wanted = {f"decision-{name}" for name in asks.DECISIONS.asks}
    wanted |= {f"event-{name}" for name in EVENTS.names if name not in WORDS.quiet} - {"event-covered"}
    wanted |= {f"move-{verb.name}" for verb in MOVES.verbs} - {"move-cover", "move-tile-fur"}
    wanted |= {f"move-pass-{name}" for name in OWN_PASS}
    wanted |= {f"wish-{name}{form}" for name in WISH_NAMES for form in ("", ".about")}
    wanted |= {f"good-{name}{form}" for name in GOODS for form in ("", ".acc")}
    wanted |= {f"score-{name}" for name in POINT_SOURCES}
    wanted |= {"event-covered-coin", "event-covered-tiger", "move-cover-coin", "move-cover-tiger"}
    wanted |= {"move-tile-fur-bag", "move-tile-fur-market"}
    wanted |= {f"why-{reason.name}" for reason in REASONS.kinds[1:]}
    for language in LANGUAGES:
        assert wanted - known[language] == set(), language


def keys_of(language):
    from fluent.syntax import FluentParser, ast

    found = set()
    for entry in FluentParser().parse((WORDS.folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)}
    return found


# Counting in three languages


@pytest.mark.parametrize(
    ("language", "number", "amount", "by_itself", "gained"),
    [
        ("en", HORSES, 1, "1 horse", "1 horse"),
        ("en", STORY, 2, "2 story points", "2 story points"),
        ("fr", HORSES, 1, "1 cheval", "1 cheval"),
        ("fr", HORSES, 4, "4 chevaux", "4 chevaux"),
        ("fr", COINS, 0, "0 pièce", "0 pièce"),
        ("cs", HORSES, 1, "1 kůň", "1 koně"),
        ("cs", HORSES, 3, "3 koně", "3 koně"),
        ("cs", HORSES, 5, "5 koní", "5 koní"),
        ("cs", COINS, 1, "1 mince", "1 minci"),
        ("cs", COINS, 0, "0 mincí", "0 mincí"),
        ("cs", POINTS, 2, "2 body", "2 body"),
        ("cs", POINTS, 12, "12 bodů", "12 bodů"),
    ],
)
def test_goods_are_counted_properly(language, number, amount, by_itself, gained):
    assert said(spoken.good(number, amount, ""), language) == by_itself
    assert said(spoken.good(number, amount), language) == gained


@pytest.mark.parametrize(("count", "text"), [(1, "1 lišku (4)"), (2, "2 lišky (4)"), (5, "5 lišek (4)")])
def test_furs_are_counted_in_czech(count, text):
    assert said(spoken.furs(count, 4), "cs") == text


# Events


def tell(kind, *numbers, who=0, state=None, language="en"):
    event = EVENTS.read((EVENTS.names.index(kind), who, *numbers, *(0 for _ in range(4 - len(numbers)))))
    message = WORDS.tell(event, a_table(asks.ASK_BASIC) if state is None else state, NAMES, BOX)
    return None if message is None else said(message, language)


def test_the_log_tells_prices():
    assert tell("hunted", 3, 8, 2, 1) == "Anna hunts a bear (8) on landscape 3 for 2 horses and 1 coin."
    assert tell("moved", 0, 3, 1) == "Anna moves from the starting tile to landscape 3 for 1 horse."
    assert tell("built", 1, 2, 0, 2) == "Anna builds an outpost in the Ob region for 2 horses."
    assert tell("paid_fur", 4, 6, 1, language="fr") == "Anna dépense un renard (4) comme un 6, avec une pièce."
    assert tell("sang", 0, 0, 0, language="cs") == "Anna zpívá: za 3 příběhy získává 6 koní."


@pytest.mark.parametrize("lies_there", [-1, 0, 1])
def test_a_journey_names_no_terrain(lies_there):
    """The last one of an autumn is told after the winter, when other landscapes have slid there."""
    state = a_table(asks.ASK_BASIC)
    state["row"][3]["tile"] = lies_there
    assert tell("moved", 1, 3, 0, state=state) == "Anna moves from landscape 1 to landscape 3."
    assert tell("walked", 5, 3, state=state) == "Anna moves from landscape 5 to landscape 3."


def test_nothing_is_told_twice():
    assert tell("spent", HORSES, 2) is None
    assert tell("drew", 5, 5) == "Anna draws 2 wolverines (5) from the bag."
    assert tell("kept", 5, 5) == "Anna keeps one of them."
    assert tell("kept", 4, 0) is None
    assert tell("scored", 7, 0) is None
    assert tell("gained", POINTS, 1, POINT_SOURCES.index("horses")) is None


def test_a_coin_that_ivan_pays_as_a_fur_is_told():
    state = a_table(asks.ASK_BASIC)
    state["ivan"] = 1
    assert tell("spent", COINS, 1, who=1, state=state) == "Boris pays 1 coin, which stands for a fur."


@pytest.mark.parametrize(
    ("stays", "sentence"),
    [(0, "Boris sings for 7 story points."), (1, "Boris uses a song that stays, for 7 story points.")],
)
def test_what_ivan_has_for_a_song_is_told_by_itself(stays, sentence):
    """SGA8 visits a village; he has three points instead, which the next sentence tells."""
    state = a_table(asks.ASK_BASIC)
    state["ivan"] = 1
    song = spoken.SONG_NAMES.index("SGA8")
    assert tell("sang", 0, song, stays, who=1, state=state) == sentence
    assert "village" in tell("sang", 0, song, stays, who=0, state=state)


# The rules reference


@pytest.mark.parametrize("kind", ["rules", "peoples"])
def test_every_language_has_the_same_sections(kind):
    def anchors(language):
        lines = (WORDS.folder / f"{kind}.{language}.md").read_text(encoding="utf-8").splitlines()
        return [line.partition("{#")[2].rstrip("}") for line in lines if line.startswith("## ")]

    english = anchors("en")
    assert len(english) == len(set(english)) > 5
    assert all(english)
    for language in LANGUAGES:
        assert anchors(language) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_explain_every_wish_as_the_table_does(language):
    text = (WORDS.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    for name in WISH_NAMES:
        assert f"- **{name}** {said(Message(f'wish-{name}.about'), language)}\n" in text


# The languages' own rules


@pytest.mark.parametrize(
    ("file", "term", "instead_of"),
    [
        ("rules.fr.md", "jeux de contrées", "séries"),
        ("rules.fr.md", "Entretien", "Préparer l’année"),
        ("rules.fr.md", "**Revenu.**", "Revenus"),
        ("fr.ftl", "se déplace", "{ $who } va "),
        ("cs.ftl", "směňuje", "vyměňuje"),
        ("cs.ftl", "používá", "využívá"),
        ("cs.ftl", "se pohybuje", "{ $who } jde"),
        ("rules.cs.md", "Odměn", "bonus"),
    ],
)
def test_the_terms_are_those_of_the_rulebooks(file, term, instead_of):
    text = (WORDS.folder / file).read_text(encoding="utf-8")
    assert term.casefold() in text.casefold()
    assert instead_of.casefold() not in text.casefold()
