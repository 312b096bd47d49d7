"""Every move of Michel Strogoff: a small number, a short canonical text, and what it means.

advance rest face end        the actions, and the end of the turn
help:A03                     discard a card that shows an ally who is present
look:siberia top bottom      Blount looks at a deck's top card and puts it back
cover:3n cover:3i cover:left the normal or immediate danger of the third card, or the card left of the board
play:A17 pair:A17 spend      pay with a card, with two cards of one danger, with energy
discard:A17                  a penalty or the hand limit
draw recover turn:2 enough   the benefits of a rest
stop keep:S12 keep:none      the end of facing dangers
resilient fast decline       abilities, and no to what is offered
"""

from __future__ import annotations

from ...kernel.notation import number_of
from .cards import ACTION_NAMES, DECKS, KEEPABLE, ROAD_NAMES
from .state import LONGEST_ROW

ROW_PLACES = tuple(str(place) for place in range(1, LONGEST_ROW + 1))
ICON_PLACES = (*(place + icon for place in ROW_PLACES for icon in "in"), "left")

# Each verb with the texts of its argument; a move's number is the verb's base plus its argument.
VERBS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("advance", ()),
    ("rest", ()),
    ("face", ()),
    ("end", ()),
    ("stop", ()),
    ("decline", ()),
    ("resilient", ()),
    ("fast", ()),
    ("draw", ()),
    ("recover", ()),
    ("enough", ()),
    ("spend", ()),
    ("top", ()),
    ("bottom", ()),
    ("look", DECKS),
    ("turn", ROW_PLACES),
    ("cover", ICON_PLACES),
    ("keep", ("none", *ROAD_NAMES[:KEEPABLE])),
    ("help", ACTION_NAMES),
    ("play", ACTION_NAMES),
    ("pair", ACTION_NAMES),
    ("discard", ACTION_NAMES),
)


def number_moves() -> tuple[dict[str, int], tuple[str, ...]]:
    bases: dict[str, int] = {}
    texts: list[str] = []
    for verb, choices in VERBS:
        bases[verb] = len(texts)
        texts += [f"{verb}:{choice}" for choice in choices] if choices else [verb]
    return bases, tuple(texts)


BASES, TEXTS = number_moves()
_NUMBERS = {text: number for number, text in enumerate(TEXTS)}
MOVES = len(TEXTS)

ADVANCE, REST, FACE, END, STOP, DECLINE, RESILIENT, FAST, DRAW, RECOVER, ENOUGH, SPEND, TOP, BOTTOM = range(14)
# Bases, for rules: COVER + 2 * place + icon, KEEP + 1 + road card, HELP + action card …
LOOK, TURN_UP, COVER, KEEP = (BASES[verb] for verb in ("look", "turn", "cover", "keep"))
HELP, PLAY, PAIR, DISCARD = (BASES[verb] for verb in ("help", "play", "pair", "discard"))
COVER_LEFT = COVER + 2 * LONGEST_ROW
KEEP_NONE = KEEP

MOST_LEGAL = 64


def describe(move: int) -> str:
    return TEXTS[move] if 0 <= move < MOVES else f"move {move}"


def parse(text: str) -> int:
    return number_of(text, _NUMBERS)


def verb_of(move: int) -> tuple[str, int]:
    """A move's verb and its argument's number."""
    verb = TEXTS[move].partition(":")[0]
    return verb, move - BASES[verb]
