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

from ....kernel.declared import Moves
from .cards import ACTION_NAMES, DECKS, IMMEDIATE, KEEPABLE, LEFT_ZONE, LONGEST_ROW, NONE, NORMAL, ROAD_NAMES

PLACES = {str(place + 1): place for place in range(LONGEST_ROW)}
# Where an icon is, as place and icon.
ICONS = {name + "in"[icon]: (place, icon) for name, place in PLACES.items() for icon in (IMMEDIATE, NORMAL)}
SOLVED_CARDS = {"none": NONE} | {name: card for card, name in enumerate(ROAD_NAMES[:KEEPABLE])}

MOVES = Moves()
ADVANCE = MOVES.verb("advance")
REST = MOVES.verb("rest")
FACE = MOVES.verb("face")
END = MOVES.verb("end")
STOP = MOVES.verb("stop")
DECLINE = MOVES.verb("decline")
USE_RESILIENT = MOVES.verb("resilient")
GO_FAST = MOVES.verb("fast")
DRAW = MOVES.verb("draw")
RECOVER = MOVES.verb("recover")
ENOUGH = MOVES.verb("enough")
SPEND = MOVES.verb("spend")
TOP = MOVES.verb("top")
BOTTOM = MOVES.verb("bottom")
LOOK = MOVES.verb("look", deck=DECKS)
TURN_UP = MOVES.verb("turn", place=PLACES)
COVER = MOVES.verb("cover", at=ICONS | {"left": (LEFT_ZONE, NORMAL)})  # COVER + 2 * place + icon
KEEP = MOVES.verb("keep", card=SOLVED_CARDS)  # KEEP + 1 + road card
HELP = MOVES.verb("help", card=ACTION_NAMES)
PLAY = MOVES.verb("play", card=ACTION_NAMES)
PAIR = MOVES.verb("pair", card=ACTION_NAMES)
DISCARD = MOVES.verb("discard", card=ACTION_NAMES)

COVER_LEFT = COVER + 2 * LONGEST_ROW
KEEP_NONE = KEEP

MOST_LEGAL = 64
