"""Goods and points: taken from the bank, spent, scored. Every gain and loss is told here."""

from __future__ import annotations

from ....kernel.tools import choice, count_bits, lowest_bit, offer_each, pop, push, rule, some_of, tell, top, wide
from ..pieces.decisions import ASK_TAKE
from ..pieces.events import GAINED, SCORED, SPENT
from ..pieces.goods import ALL_KINDS, BEAVER, MOST_GOODS, RESOURCES, RIFLE
from ..pieces.moves import PAY, TAKE
from ..pieces.state import NONE


@rule
def gain(game, who, good, amount):
    """The bank never runs out, but nobody keeps more than 99 of a kind (Q1)."""
    me = game.state.players[who]
    taken = min(amount, MOST_GOODS - wide(me.goods[good]))
    if taken > 0:
        me.goods[good] += taken
        tell(game, GAINED, who, good, taken)


@rule
def spend(game, who, good, amount):
    if amount > 0:
        game.state.players[who].goods[good] -= amount
        tell(game, SPENT, who, good, amount)


@rule
def spend_kinds(game, who, kinds):
    """One of each of these resources."""
    while kinds:
        spend(game, who, lowest_bit(kinds), 1)
        kinds &= kinds - 1


@rule
def spend_rifles(game, who, effect):
    """What a turn card asks for."""
    spend(game, who, RIFLE, wide(game.box.effect_rifles[effect]))


@rule
def can_pay_rifles(game, who, effect):
    return game.state.players[who].goods[RIFLE] >= game.box.effect_rifles[effect]


@rule
def kinds_of(me):
    """The resources of which a player has one or more, as bits."""
    return some_of(me.goods, len(RESOURCES))


@rule
def track_end(game):
    state = game.state
    if state.ghost != NONE:
        return wide(game.box.track_end[2])
    return wide(game.box.track_end[0 if state.options.base_game else 1])


@rule
def score(game, who, track, points):
    """Points beyond the end of a track are lost."""
    me = game.state.players[who]
    gained = min(points, track_end(game) - wide(me.tracks[track]))
    if gained > 0:
        me.tracks[track] += gained
        tell(game, SCORED, who, track, gained, wide(me.tracks[track]))


# Paying so many different resources: one set of kinds in one decision.


@rule
def sets_to_pay(game, who):
    """Sets of different kinds; for the rest of the price beavers, when the turn card lets them stand for resources."""
    frame, me, found = top(game), game.state.players[who], wide(0)
    owned, spare = kinds_of(me), wide(me.goods[BEAVER]) if frame.beavers else 0
    for kinds in range(1 << len(RESOURCES)):
        if kinds & ~owned == 0 and 0 <= frame.different - count_bits(kinds) <= spare:
            found |= 1 << kinds
    return found


legal_pay, only_pay = choice("pay", PAY, sets_to_pay)


@rule
def apply_pay(game, who, move):
    frame = top(game)
    kinds, price = move - PAY, wide(frame.different)
    pop(game)
    spend_kinds(game, who, kinds)
    spend(game, who, BEAVER, price - count_bits(kinds))


@rule
def can_pay(game, who, price, beavers):
    """Whether so many different kinds could be paid."""
    me = game.state.players[who]
    spare = wide(me.goods[BEAVER]) if beavers else 0
    return count_bits(kinds_of(me)) + spare >= price


# Taking resources of one's choice.


@rule
def let_take(game, who, amount, differ):
    push(game, ASK_TAKE, who, amount, 0, differ)


@rule
def legal_take(game, who, out):
    return offer_each(out, 0, TAKE, ALL_KINDS & ~wide(top(game).barred))


@rule
def apply_take(game, who, move):
    frame = top(game)
    good = move - TAKE
    if frame.differ:
        frame.barred |= 1 << good
    frame.more -= 1
    if frame.more == 0:
        pop(game)
    gain(game, who, good, 1)
