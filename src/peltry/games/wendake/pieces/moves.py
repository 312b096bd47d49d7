"""Every move of Wendake: a small number, a short canonical text, and what it means.

act:5 order:2 do skip done          a marker on a tile or in the turn order; an action, or not
use:PG1-03 card:FISH copy:FISH      a progress tile, a turn card, another's card by way of one's own
march:home:3 march:g3:4 march:s3.2:home   a warrior from the village, a Guard, a Scout; then what it does there:
guard scout:2 fight:1 beat:1 chase:1 drive:2:scout
sell:bean+corn:0 pay:bean buy:PG1-03 amount:3      trade
play:pair:crow carve:crow:bear draw:up heal:woman  masks, natives

Territories are counted as the map lists them, areas within them (3.2 is the second area of the third), seats from 1.
"""

from __future__ import annotations

import numpy as np

from ....kernel.declared import Moves
from . import cards
from .board import CELLS
from .goods import FACTIONS, GOODS, MOST_GOODS, NATIVES, RESOURCES, TRACKS, VEGETABLES
from .land import AREAS_EACH, FROM_AREA, FROM_GUARD, FROM_HOME, HOME, LAKES, TERRITORIES
from .tiles import BASIC_TILES, MOST_ACTIONS, OFFERED, PROGRESS_NAMES

MOST_LEGAL = 256


def counted(count: int) -> dict[str, int]:
    """Things that people count from 1."""
    return {str(i + 1): i for i in range(count)}


def several(names: tuple[str, ...], fewest: int = 0) -> dict[str, int]:
    """Every set of these, as bits, in the order of the bits."""
    found = {}
    for bits in range(1 << len(names)):
        chosen = [name for i, name in enumerate(names) if bits >> i & 1]
        if len(chosen) >= fewest:
            found["+".join(chosen) or "none"] = bits
    return found


AREA = {f"{t + 1}.{i + 1}": t * AREAS_EACH + i for t in range(TERRITORIES) for i in range(AREAS_EACH)}
PLACE = counted(TERRITORIES) | {"home": HOME}
SOURCE = (
    {"home": FROM_HOME}
    | {f"g{name}": FROM_GUARD + place for name, place in counted(TERRITORIES).items()}
    | {f"s{name}": FROM_AREA + area for name, area in AREA.items()}
)
SEAT = counted(4)
CELL = counted(CELLS)

MOVES = Moves()
DONE = MOVES.verb("done")
DO = MOVES.verb("do")
SKIP = MOVES.verb("skip")
# Uses of cards and tiles, in one stretch.
USE = MOVES.verb("use", tile=PROGRESS_NAMES)
CARD = MOVES.verb("card", effect=cards.EFFECTS)
COPY = MOVES.verb("copy", effect=cards.EFFECTS)
USES_END = len(MOVES)
# Setting up
TRIBE = MOVES.verb("tribe", tribe=cards.TRIBE_NAMES)
TOKEN = MOVES.verb("token", area=AREA)
REPLACE = MOVES.verb("replace", tile=BASIC_TILES[:-1])
LAKE = MOVES.verb("lake", lake=LAKES)
# The turn
ACT = MOVES.verb("act", cell=CELL)
ORDER = MOVES.verb("order", space=counted(cards.MOST_SPACES))
REPEAT = MOVES.verb("repeat", action=counted(MOST_ACTIONS))
TOLL_GOOD = MOVES.verb("toll", good=RESOURCES)
TOLL_POINT = MOVES.verb("toll-point", track=TRACKS)
# Movement
MARCH = MOVES.verb("march", source=SOURCE, to=PLACE)
GUARD = MOVES.verb("guard")
SCOUT = MOVES.verb("scout", area=counted(AREAS_EACH))
FIGHT = MOVES.verb("fight", rival=SEAT)
BEAT = MOVES.verb("beat", rival=SEAT)  # the Seneca's way
CHASE = MOVES.verb("chase", rival=SEAT)  # a patrol
DRIVE = MOVES.verb("drive", area=counted(AREAS_EACH), then=("scout", "guard"))
# Yields
HARVEST_KINDS = MOVES.verb("harvest", kinds=several(VEGETABLES, 1))
RELIEVE = MOVES.verb("relieve", area=AREA)
AMOUNT = MOVES.verb("amount", amount=range(MOST_GOODS + 1))
# Trade
BARTER = MOVES.verb("barter")
BUY = MOVES.verb("buy", tile=PROGRESS_NAMES)
SELL = MOVES.verb("sell", kinds=several(RESOURCES), beavers=range(6))
SELL_AGAIN = MOVES.verb("again", good=GOODS[:6])
PAY = MOVES.verb("pay", kinds=several(RESOURCES))
TAKE = MOVES.verb("take", good=RESOURCES)
LOSE_HOME = MOVES.verb("lose", native=NATIVES)
LOSE_GUARD = MOVES.verb("lose-guard", territory=counted(TERRITORIES))
LOSE_AREA = MOVES.verb("lose-area", area=AREA)
DISCARD = MOVES.verb("discard", kind=cards.MASK_KINDS)
# Military
STACK = MOVES.verb("stack", stack=cards.STACK_NAMES)
LOOK = MOVES.verb("look", good=RESOURCES)
KEEP = MOVES.verb("keep", tile=counted(cards.STACK_TILES))
SCORE = MOVES.verb("score")
# Masks, ritual, sacred fire
DRAW = MOVES.verb("draw", card=("up", "deck"))
PLAY = MOVES.verb("play", cards=cards.PLAYS.keys())
CARVE = MOVES.verb("carve", card=cards.MASK_KINDS[: cards.KINDS], kind=cards.MASK_KINDS[: cards.KINDS])
HEAL = MOVES.verb("heal", native=NATIVES)
FIRE = MOVES.verb("fire", cell=CELL)
# Alliance
ADVANCE = MOVES.verb("advance", faction=FACTIONS)
STAY = MOVES.verb("stay", faction=FACTIONS)
TRACK = MOVES.verb("track", track=TRACKS)
SHIP = MOVES.verb("ship")
PATROLS = MOVES.verb("patrols")
RIFLE_POINT = MOVES.verb("rifle")
TOW = MOVES.verb("tow", rival=SEAT, lake=LAKES)
ESCORT = MOVES.verb("escort", place=PLACE, to=PLACE)
# Cards
TERRITORY = MOVES.verb("territory", territory=counted(TERRITORIES))
READY = MOVES.verb("ready", tile=PROGRESS_NAMES)
FACTION = MOVES.verb("faction", faction=FACTIONS)
PILE = MOVES.verb("pile", pile=("deck", "discards"))
PICK = MOVES.verb("pick", kind=cards.MASK_KINDS)
# The end of the year
SPARE = MOVES.verb("spare", cell=CELL)
SWAP = MOVES.verb("swap", leaver=counted(3), tile=counted(OFFERED + cards.MOST_LOOKS))

DRAW_UP, DRAW_DECK = DRAW, DRAW + 1

# Of each move the first one of its verb.
FIRST_MOVES = np.array([verb.base for verb in MOVES.verbs], np.int64)
VERB_OF = FIRST_MOVES[np.searchsorted(FIRST_MOVES, np.arange(len(MOVES)), side="right") - 1]
