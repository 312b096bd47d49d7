"""What is printed on the pieces, as numbers that rules can read. The values are in `printed.toml`."""

from __future__ import annotations

import re
from typing import Any

from ....kernel.printed import Printed
from ....kernel.tools.records import i8, record
from . import cards
from .dice import FACES
from .options import PURPLE_BRAIN

EDITIONS = ("purple_brain", "devir")
PLACES = (
    "moscow", "railway", "nizhny", "volga", "urals", "ishim", "omsk", "kolivan", "tomsk", "baikal", "angara", "irkutsk",
)  # fmt: skip
CAMP = PLACES.index("tomsk")  # of the Tartars
SPACES = (11, 12)  # of the couriers' road, by edition
LONGEST_ROAD = max(SPACES)
LONGEST_TRACK = 20  # energy that a board can have
# Cards whose strip moves Ogareff: with fewer they could all wait in hands, and a game might not end.
FEWEST_WITH_OGAREFF = cards.ACTION_CARDS // 2

STRIP = record(
    ("count", i8),
    ("command", i8, (cards.MOST_COMMANDS,)),
    ("a", i8, (cards.MOST_COMMANDS,)),
    ("b", i8, (cards.MOST_COMMANDS,)),
)
ROAD = record(
    ("last", i8),  # the number of Irkutsk
    ("deck", i8, (LONGEST_ROAD + 1,)),
    ("place", i8, (LONGEST_ROAD + 1,)),
    ("space_of", i8, (len(PLACES),)),  # where a place lies; one that is not on this road, where the next one lies
)

BOX = record(
    ("danger", i8, (cards.ACTION_CARDS,)),
    ("ally", i8, (cards.ACTION_CARDS,)),
    ("strip", STRIP, (cards.ACTION_CARDS,)),
    ("icon", i8, (cards.ROAD_CARDS, len(cards.ICONS))),  # immediate and normal danger, NONE where there is none
    ("penalty", i8, (cards.ROAD_CARDS,)),
    ("ability", i8, (cards.ROAD_CARDS,)),
    ("faces", i8, (cards.ROAD_CARDS,)),  # of the action die, a bit for each
    ("home", i8, (cards.ROAD_CARDS,)),  # the deck a road card belongs to, NONE for Sangarra
    ("road", ROAD, (len(EDITIONS),)),
    ("start_energy", i8),
    ("most_energy", i8),
    ("entry_energy", i8),
    ("opening_hand", i8),
    ("hand_limit", i8),
    ("rest_benefits", i8),
    ("rest_cards", i8),
    ("captain_cards", i8),
    ("jolivet_cards", i8),
    ("discs", i8),
    ("tartar_strength", i8),
    ("tartars_weakest", i8),
    ("tartars_strongest", i8),
    ("ogareff_start", i8, (3,)),  # easy, normal, heroic
    ("four_from", i8),
    ("five_from", i8),
    ("ogareff_end", i8),
)


def fill_box(printed: Printed, box: Any) -> None:
    """The box of pieces, from what is printed on them."""
    read_supplies(printed, box)
    read_ogareff(printed, box)
    for edition in range(len(EDITIONS)):
        read_road(printed, box, edition)
    for card, key in enumerate(cards.ACTION_NAMES):
        read_action_card(printed, box, card, f"action.{key}")
    if sum(cards.OGAREFF in strip["command"][: strip["count"]] for strip in box["strip"]) < FEWEST_WITH_OGAREFF:
        told = f"an OGAREFF command must stand on {FEWEST_WITH_OGAREFF} cards or more, or a game might not end"
        raise printed.clash("action.*.strip", told)
    for card, key in enumerate(cards.ROAD_NAMES[: cards.SANGARRA]):
        read_road_card(printed, box, card, key)
    box["icon"][cards.SANGARRA] = (cards.NONE, cards.DANGERS.index(printed.word("sangarra.danger", cards.DANGERS)))
    box["penalty"][cards.SANGARRA] = box["ability"][cards.SANGARRA] = box["home"][cards.SANGARRA] = cards.NONE


def read_supplies(printed: Printed, box: Any) -> None:
    box["start_energy"] = printed.number("energy.start", 1, LONGEST_TRACK)
    box["most_energy"] = printed.number("energy.most", int(box["start_energy"]), LONGEST_TRACK)
    box["entry_energy"] = printed.number("energy.to_enter_irkutsk", 1, 10)
    box["opening_hand"] = printed.number("hand.opening", 0, 7)
    box["hand_limit"] = printed.number("hand.limit", max(1, int(box["opening_hand"])), 9)
    box["rest_benefits"] = printed.number("rest.benefits", 1, 4)
    box["rest_cards"] = printed.number("rest.cards", 1, 3)
    box["captain_cards"] = printed.number("help.captain_cards", 1, 2)
    box["jolivet_cards"] = printed.number("help.jolivet_cards", 1, 3)
    box["discs"] = printed.number("discs.count", 0, 60)
    box["tartars_weakest"] = printed.number("tartars.weakest", 1, 6)
    box["tartars_strongest"] = printed.number("tartars.strongest", int(box["tartars_weakest"]), 6)
    weakest, strongest = int(box["tartars_weakest"]), int(box["tartars_strongest"])
    box["tartar_strength"] = printed.number("tartars.strength", weakest, strongest)


def read_ogareff(printed: Printed, box: Any) -> None:
    box["ogareff_end"] = end = printed.number("ogareff.irkutsk", 6, 100)
    box["four_from"] = four = printed.number("ogareff.four_from", 1, end)
    box["five_from"] = printed.number("ogareff.five_from", four, end)
    # The harder the game, the further on Ogareff starts.
    easy = printed.number("ogareff.easy", 0, end - 1)
    normal = printed.number("ogareff.normal", easy, end - 1, limited_by="ogareff.easy")
    heroic = printed.number("ogareff.heroic", normal, end - 1, limited_by="ogareff.normal")
    box["ogareff_start"] = (easy, normal, heroic)


def read_road(printed: Printed, box: Any, edition: int) -> None:
    key, road, length = f"road.{EDITIONS[edition]}", box["road"][edition], SPACES[edition]
    places, decks = printed.values.get(f"{key}.places"), printed.values.get(f"{key}.decks")
    known = isinstance(places, list) and len(places) == length and all(place in PLACES for place in places)
    if not isinstance(places, list) or not known or len(set(places)) != length:
        raise printed.fail(f"{key}.places", f"{length} different places out of {', '.join(PLACES)}")
    if places[0] != "moscow" or places[-1] != "irkutsk" or "tomsk" not in places:
        raise printed.fail(f"{key}.places", "a road from moscow over tomsk to irkutsk")
    if not isinstance(decks, list) or len(decks) != length or any(deck not in cards.DECKS for deck in decks):
        raise printed.fail(f"{key}.decks", f"{length} decks out of {', '.join(cards.DECKS)}")
    if any(deck in ("tomsk", "irkutsk") for deck in decks[:-1]):
        raise printed.fail(f"{key}.decks", "russia, urals or siberia for every space before the last")
    road["last"] = length
    road["deck"][1 : length + 1] = [cards.DECKS.index(deck) for deck in decks]
    road["place"][1 : length + 1] = [PLACES.index(place) for place in places]
    for number in reversed(range(len(PLACES))):
        there = PLACES[number] in places
        road["space_of"][number] = places.index(PLACES[number]) + 1 if there else road["space_of"][number + 1]


def read_action_card(printed: Printed, box: Any, card: int, key: str) -> None:
    box["danger"][card] = cards.DANGERS.index(printed.word(f"{key}.danger", cards.DANGERS))
    box["ally"][card] = cards.ALLIES.index(printed.word(f"{key}.ally", cards.ALLIES))
    strip, row = printed.values.get(f"{key}.strip"), box["strip"][card]
    road = box["road"][PURPLE_BRAIN]["place"].tolist()
    commands = [command_in(text, road) for text in strip] if isinstance(strip, list) else []
    if not 1 <= len(commands) <= cards.MOST_COMMANDS or None in commands:
        raise printed.fail(f"{key}.strip", f"1 to {cards.MOST_COMMANDS} commands: {COMMAND_FORMS}")
    row["count"] = len(commands)
    for i, command in enumerate(commands):
        row["command"][i], row["a"][i], row["b"][i] = command or (0, 0, 0)


COMMAND_FORMS = (
    '"OGAREFF 1" to 3, "CARD", "DIE", "ALLY A" to D, "SANGARRA", '
    '"TARTARS 8 +1" or "TARTARS tomsk +1" (space 2 to 10 or its place; -1, 0 or +1)'
)


def command_in(text: object, road: list[int]) -> tuple[int, int, int] | None:
    """One command of a strip as (command, a, b), None when it is not one. A Tartars' `a` is a place."""
    words = text.split() if isinstance(text, str) else []
    said = " ".join(words)
    if said in ("CARD", "DIE", "SANGARRA"):
        return cards.COMMANDS.index(said), 0, 0
    if re.fullmatch(r"OGAREFF [123]", said):
        return cards.COMMANDS.index("OGAREFF"), int(words[1]), 0
    if re.fullmatch(r"ALLY [ABCD]", said):
        return cards.COMMANDS.index("ALLY"), cards.ALLY_PLACES.index(words[1]), 0
    if re.fullmatch(r"TARTARS ([2-9]|10) (-1|0|\+1)", said):
        return cards.COMMANDS.index("TARTARS"), road[int(words[1])], int(words[2])
    if re.fullmatch(rf"TARTARS ({'|'.join(PLACES[1:-1])}) (-1|0|\+1)", said):
        return cards.COMMANDS.index("TARTARS"), PLACES.index(words[1]), int(words[2])
    return None


def read_road_card(printed: Printed, box: Any, card: int, key: str) -> None:
    deck = cards.home_of(card)
    at = f"{cards.DECKS[deck]}.{key}"
    box["home"][card] = deck
    box["penalty"][card] = box["ability"][card] = box["icon"][card, cards.IMMEDIATE] = cards.NONE
    if deck == cards.IRKUTSK:
        read_duel_icons(printed, box["icon"][card], f"{at}.icon")
        return
    box["icon"][card, cards.NORMAL] = cards.DANGERS.index(printed.word(f"{at}.normal", cards.DANGERS))
    if deck == cards.TOMSK:
        penalty = printed.word(f"{at}.penalty", ("none", *cards.PENALTIES))
        box["penalty"][card] = cards.NONE if penalty == "none" else cards.PENALTIES.index(penalty)
        return
    if deck != cards.RUSSIA:
        box["icon"][card, cards.IMMEDIATE] = cards.DANGERS.index(printed.word(f"{at}.immediate", cards.DANGERS))
    elif printed.values.get(f"{at}.immediate") != "none":
        raise printed.fail(f"{at}.immediate", "none: a card of Russia shows one danger, a normal one")
    box["penalty"][card] = cards.PENALTIES.index(printed.word(f"{at}.penalty", cards.PENALTIES))
    read_ability(printed, box, card, at)


def read_duel_icons(printed: Printed, icons: Any, key: str) -> None:
    """What a card of Irkutsk shows: one icon, or a list of two, which strike in this order."""
    value = printed.values.get(key)
    shown = value if isinstance(value, list) else [value]
    if not 1 <= len(shown) <= len(cards.ICONS) or any(icon not in cards.DUEL_ICONS for icon in shown):
        raise printed.fail(key, f"one of {', '.join(cards.DUEL_ICONS)}, or a list of two of them")
    icons[-len(shown) :] = [cards.DUEL_ICONS.index(icon) for icon in shown]


def read_ability(printed: Printed, box: Any, card: int, at: str) -> None:
    ability, faces = printed.word(f"{at}.ability", cards.ABILITIES), printed.values.get(f"{at}.faces")
    box["ability"][card] = cards.ABILITIES.index(ability)
    fewest, most = (1, 1) if ability == "DET" else (1, FACES) if ability in ("ENE", "HAB") else (0, 0)
    shown = isinstance(faces, list) and all(type(face) is int and 1 <= face <= FACES for face in faces)
    if not isinstance(faces, list) or not shown or not fewest <= len(set(faces)) == len(faces) <= most:
        count = {"DET": "one face", "ENE": "1 to 6 faces", "HAB": "1 to 6 faces"}.get(ability, "an empty list of faces")
        raise printed.fail(f"{at}.faces", f"{count} of the die, 1 to 6, for {ability}")
    box["faces"][card] = sum(1 << face for face in faces)
