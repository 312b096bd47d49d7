"""Harvest and hunt: Scouts are relieved by women and hunters, then everybody on such an area brings something in."""

from __future__ import annotations

from ....kernel.tools import choice, count_bits, lowest_bit, pop, push, rule, tell, top, wide
from ..pieces.cards import WYANDOT
from ..pieces.decisions import ASK_EXCHANGE, ASK_KINDS, ASK_WINDOW, BETWEEN_STEPS, DO_HARVEST
from ..pieces.events import RELIEVED
from ..pieces.goods import BEAVER, HUNTER, VEGETABLES, WARRIOR, WOMAN
from ..pieces.land import FIELDS, FOREST
from ..pieces.moves import DONE, HARVEST_KINDS, RELIEVE
from .goods import gain

FORESTS = 1 << FOREST  # among the kinds of areas
KINDS_THERE_ARE = len(VEGETABLES)


@rule
def harvest_kinds(game, who, kinds):
    """The Wyandot choose one more; there are three."""
    if game.state.players[who].tribe == WYANDOT:
        kinds += game.box.tribes[WYANDOT].amount
    return min(kinds, KINDS_THERE_ARE)


@rule
def let_harvest(game, who, kinds, plain):
    """Choose so many vegetables. `plain`: no Scout is relieved."""
    push(game, ASK_KINDS, who, kinds, plain)


@rule
def kinds_to_choose(game, who):
    """Sets of so many kinds, as bits; the first stands for the set of beans alone."""
    found = wide(0)
    for kinds in range(1, FIELDS + 1):
        if count_bits(kinds) == top(game).count:
            found |= 1 << kinds - 1
    return found


legal_kinds, only_kinds = choice("kinds", HARVEST_KINDS, kinds_to_choose)


@rule
def apply_kinds(game, who, move):
    kinds, plain = move - HARVEST_KINDS + 1, top(game).plain
    pop(game)
    if plain:
        harvest(game, who, kinds)
    else:
        relieve_and_harvest(game, who, kinds)


@rule
def begin_hunt(game, who):
    relieve_and_harvest(game, who, FORESTS)


@rule
def relieve_and_harvest(game, who, kinds):
    push(game, DO_HARVEST, who, kinds)
    push(game, ASK_WINDOW, who, BETWEEN_STEPS)
    push(game, ASK_EXCHANGE, who, kinds)


@rule
def areas_of_kinds(game, kinds):
    land = game.box.maps[game.state.map]
    areas = wide(0)
    while kinds:
        areas |= land.of_kind[lowest_bit(kinds)]
        kinds &= kinds - 1
    return areas


@rule
def to_relieve(game, who):
    """Scouts on such areas whom somebody in the village could relieve: a woman on a field, a hunter in a forest."""
    me, kinds = game.state.players[who], wide(top(game).kinds)
    helpers = me.home[HUNTER] if kinds == FORESTS else me.home[WOMAN]
    return me.scouts & areas_of_kinds(game, kinds) if helpers > 0 else wide(0)


legal_exchange, only_exchange = choice("exchange", RELIEVE, to_relieve, passing=DONE)


@rule
def apply_exchange(game, who, move):
    if move == DONE:
        pop(game)
        return
    me = game.state.players[who]
    bit = 1 << move - RELIEVE
    native = HUNTER if top(game).kinds == FORESTS else WOMAN
    me.scouts &= ~bit
    me.home[WARRIOR] += 1
    me.home[native] -= 1
    if native == HUNTER:
        me.hunters |= bit
    else:
        me.women |= bit
    tell(game, RELIEVED, who, move - RELIEVE, native)


@rule
def harvest(game, who, kinds):
    """One vegetable for every woman on a field of the chosen kinds; one beaver for every hunter in a forest."""
    me, land = game.state.players[who], game.box.maps[game.state.map]
    for kind in range(KINDS_THERE_ARE):
        if kinds >> kind & 1:
            gain(game, who, kind, count_bits(me.women & land.of_kind[kind]) * game.box.harvest_per_woman)
    if kinds == FORESTS:
        gain(game, who, BEAVER, count_bits(me.hunters) * game.box.hunt_per_hunter)
