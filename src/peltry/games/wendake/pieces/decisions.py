"""What can stand on the stack: decisions that a player makes (ASK), and tasks the rules carry out (DO).

A decision is never skipped on account of cards in a hand: that it was skipped would tell the others about them.
"""

from __future__ import annotations

from ....kernel.declared import Decisions
from ....kernel.tools.records import FLAG, amount, one_of, set_of
from .board import CELLS
from .cards import EFFECTS, KINDS, MOST_LOOKS, MOST_SPACES, STACKS
from .goods import FACTIONS, MOST_GOODS, NATIVES, RESOURCES, TRACKS
from .land import AREA_KINDS, PLACES, SOURCES, TERRITORIES
from .tiles import ACTIONS, CARD_ACTION, PROGRESS_TILES

DECISIONS = Decisions()

STEPS_LEFT = amount(9)
RESOURCE_SET = set_of(len(RESOURCES))
FACTION = one_of(len(FACTIONS))
NATIVE = one_of(len(NATIVES) + 1)  # or any
PATROLS = 2

# Windows in which cards and tiles may be used; the others are parts of decisions that are made anyway.
AFTER_MARKER, BETWEEN_STEPS, AFTER_ACTIONS, AFTER_CARD, IN_MASK_CEREMONY, AT_SMALLPOX = range(6)
WINDOWS = 6
# What a lake is chosen for.
FOR_CANOE, FOR_SHIP, FOR_STORM = range(3)
# Why a piece or a card is lost.
CAUSES = ("smallpox", "infection", "winter", "end_of_season", "theft")
SMALLPOX, INFECTED, FROZEN, SEASON_ENDS, STOLEN = range(len(CAUSES))
# What a card or tile is used on, besides the effects of turn cards.
IN_DECK, IN_DISCARDS, FOR_ALLIANCE_I, FOR_ALLIANCE_II = range(len(EFFECTS), len(EFFECTS) + 4)
TARGETS = len(EFFECTS) + 4

ASK_TRIBE = DECISIONS.ask("tribe")
ASK_EXTRA = DECISIONS.ask("extra")  # where the Cayuga token lies, or what the black tile replaces
ASK_LAKE = DECISIONS.ask("lake", purpose=one_of(3), ship=FACTION)
ASK_TURN = DECISIONS.ask("turn", black=FLAG)  # black: the Onondaga's fourth action
ASK_ACTION = DECISIONS.ask("action", index=one_of(CARD_ACTION + 1), at=one_of(CELLS))  # at: the cell, or the space
ASK_WINDOW = DECISIONS.ask("window", window=one_of(WINDOWS), at=one_of(CELLS))
ASK_TOLL = DECISIONS.ask("toll")  # Adoration
ASK_MOVE = DECISIONS.ask("move", steps=STEPS_LEFT, only=one_of(TERRITORIES))  # only: warriors from there, a step each
ASK_ARRIVE = DECISIONS.ask("arrive", source=one_of(SOURCES + PATROLS), place=one_of(PLACES))
ASK_KINDS = DECISIONS.ask("kinds", count=amount(3), plain=FLAG)  # plain: without an exchange
ASK_EXCHANGE = DECISIONS.ask("exchange", kinds=set_of(len(AREA_KINDS)))
ASK_TAN = DECISIONS.ask("tan", most=amount(MOST_GOODS))
# First what is given, kind by kind, then what is taken. `given` has bits for the barter post and for no smallpox after.
AT_POST, NO_SMALLPOX = 32, 64
ASK_BARTER = DECISIONS.ask("barter", stage=amount(2 * len(RESOURCES), -1), given=set_of(7), total=amount(MOST_GOODS))
ASK_LOSE = DECISIONS.ask("lose", cause=one_of(len(CAUSES)), left=amount(3), native=NATIVE)
ASK_SPEND = DECISIONS.ask("spend", spent=set_of(4), sold=set_of(9))
ASK_PAY = DECISIONS.ask("pay", different=amount(len(RESOURCES)), beavers=FLAG)
# The stack being looked through (-1: none yet), those still open, the card in use and what was paid for it.
ASK_LOOK = DECISIONS.ask("look", stack=one_of(STACKS), open=set_of(STACKS), paid=set_of(9))
ASK_SCORE = DECISIONS.ask("score", track=one_of(len(TRACKS)), used=set_of(4))
ASK_DRAW = DECISIONS.ask("draw", cards=amount(6))
ASK_COMBINE = DECISIONS.ask("combine", played=amount(2), carved=amount(KINDS * KINDS))  # carved: + 1, 0 for nothing
ASK_HEAL = DECISIONS.ask("heal", natives=amount(7), further=set_of(5))
ASK_FIRE = DECISIONS.ask("fire")
ASK_ADVANCE = DECISIONS.ask("advance", shown=set_of(2))  # flags
ASK_TRACK = DECISIONS.ask("track", points=amount(9), side=FACTION)
ASK_EFFECT = DECISIONS.ask("effect", flag=FACTION)
ASK_SHIP = DECISIONS.ask("ship", flag=FACTION, towed=FLAG, traded=FLAG)
ASK_PATROL = DECISIONS.ask("patrol", steps=STEPS_LEFT)
ASK_TAKE = DECISIONS.ask("take", more=amount(9), barred=RESOURCE_SET, differ=FLAG)
ASK_TARGET = DECISIONS.ask("target", effect=one_of(TARGETS))
ASK_KEEPER = DECISIONS.ask("keeper")
ASK_EVOLVE = DECISIONS.ask("evolve", looking=FLAG, paid_kinds=RESOURCE_SET, looks=amount(MOST_LOOKS))

NTH = amount(4)  # in the turn order
CELL = one_of(CELLS)
TILE = one_of(PROGRESS_TILES)

DO_SETTLE = DECISIONS.task("settle")
DO_YEAR = DECISIONS.task("year")
DO_TURNS = DECISIONS.task("turns", turn=amount(16))
DO_YEAR_END = DECISIONS.task("year_end")
DO_WINTER = DECISIONS.task("winter")
DO_RESTORE = DECISIONS.task("restore")
DO_GHOST_EVOLVES = DECISIONS.task("ghost_evolves")
DO_EVOLVE = DECISIONS.task("evolve", nth=NTH)
DO_SLIDE = DECISIONS.task("slide")
DO_LAY = DECISIONS.task("lay")
DO_REFRESH = DECISIONS.task("refresh")
DO_NEW_YEAR = DECISIONS.task("new_year")
DO_SCORING = DECISIONS.task("scoring")
DO_ACTIONS = DECISIONS.task("actions", index=one_of(CARD_ACTION + 1), at=CELL)
DO_PERFORM = DECISIONS.task("perform", action=one_of(len(ACTIONS)), size=amount(9))
DO_HARVEST = DECISIONS.task("harvest", gathered=set_of(len(AREA_KINDS)))
DO_SMALLPOX = DECISIONS.task("smallpox")
DO_STRIKE = DECISIONS.task("strike", victims=amount(9), struck=NATIVE)
DO_TURTLES = DECISIONS.task("turtles")
DO_TURN_UP = DECISIONS.task("turn_up", stacks=set_of(STACKS))
DO_TAKE_CARD = DECISIONS.task("take_card", space=one_of(MOST_SPACES))
DO_SWITCH = DECISIONS.task("switch", to=FACTION)
DO_BOUGHT = DECISIONS.task("bought", tile=TILE)
DO_READY = DECISIONS.task("ready", tile=TILE)
DO_RIFLE = DECISIONS.task("rifle", rifles=amount(9))
