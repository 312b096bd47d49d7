"""Natives: healed in the village, struck by illness, cold or the end of a season."""

from __future__ import annotations

from ....kernel.tools import (
    choice,
    count_bits,
    lowest_bit,
    offer_each,
    pop,
    push,
    rule,
    some_of,
    tell,
    top,
    total,
    unless,
    wide,
)
from ..pieces import reasons
from ..pieces.cards import ANY_NATIVE, TE_RITHEAL
from ..pieces.decisions import ASK_HEAL, ASK_LOSE, SEASON_ENDS, STOLEN
from ..pieces.events import FELL_ILL, HEALED, MASK_STOLEN, WENT_HOME
from ..pieces.goods import HUNTER, NATIVES, WARRIOR, WOMAN
from ..pieces.land import FROM_AREA, FROM_GUARD, FROM_HOME, TERRITORIES
from ..pieces.moves import DISCARD, DONE, HEAL, LOSE_AREA, LOSE_GUARD, LOSE_HOME
from ..pieces.state import NONE
from .goods import can_pay_rifles, spend_rifles
from .hand import mask_kinds, toss_mask
from .warriors import workers_of

# Bits of a healing's `further`: in a ritual, the turn card is in use; then the kinds it has healed.
IN_RITUAL, CARD_IN_USE, FIRST_KIND = 1, 2, 2


@rule
def in_longhouse(me):
    return total(me.longhouse, len(NATIVES))


@rule
def let_heal(game, who, natives, further):
    """In a ritual also for the turn card alone."""
    if (natives > 0 or further) and in_longhouse(game.state.players[who]) > 0:
        push(game, ASK_HEAL, who, natives, further)


@rule
def natives_to_heal(game, who):
    """By kind, as bits: those that the action heals, then further ones of different kinds for a rifle each."""
    frame = top(game)
    ill = some_of(game.state.players[who].longhouse, len(NATIVES))
    if frame.natives > 0:
        return ill
    healed = wide(frame.further) >> FIRST_KIND
    more = frame.further & CARD_IN_USE and count_bits(healed) < game.box.effect_amount[TE_RITHEAL]
    return ill & ~healed if more and can_pay_rifles(game, who, TE_RITHEAL) else wide(0)


legal_heal, only_heal = choice("heal", HEAL, natives_to_heal, passing=DONE)


@rule
def apply_heal(game, who, move):
    frame = top(game)
    if move == DONE:
        pop(game)
        return
    native = move - HEAL
    if frame.natives > 0:
        frame.natives -= 1
    else:
        frame.further |= 1 << FIRST_KIND + native
        spend_rifles(game, who, TE_RITHEAL)
    heal(game, who, native)


@rule
def heal(game, who, native):
    me = game.state.players[who]
    me.longhouse[native] -= 1
    me.home[native] += 1
    tell(game, HEALED, who, native)


@rule
def why_not_ritheal(game, who):
    """When somebody is left in the longhouse whom the ritual, or the card in use, does not heal."""
    frame = top(game)
    if not frame.further & IN_RITUAL:
        return reasons.IN_RITUAL_A
    if frame.further == IN_RITUAL | CARD_IN_USE:
        return reasons.CARD_WAITS
    return unless(in_longhouse(game.state.players[who]) > frame.natives, reasons.NOBODY_AWAY)


@rule
def use_ritheal(game):
    """A second card heals all kinds anew."""
    top(game).further = IN_RITUAL | CARD_IN_USE


# Losses: the owner picks which, by kind and place, and may not stop early.


@rule
def let_lose(game, who, cause, count, native):
    if count > 0:
        push(game, ASK_LOSE, who, cause, count, native)


@rule
def scouts_and_workers(me, native):
    """The areas on which natives of a kind stand; warriors stand there as Scouts."""
    if native == WARRIOR:
        return wide(me.scouts)
    if native == WOMAN:
        return wide(me.women)
    return wide(me.hunters) if native == HUNTER else workers_of(me)


@rule
def losses(game, who):
    """What may be lost: in the village by kind and then Guards by territory, as bits; pieces by area, as others."""
    frame, me = top(game), game.state.players[who]
    native = wide(frame.native)
    outside = scouts_and_workers(me, native)
    if frame.cause == SEASON_ENDS:
        return wide(0), outside
    home, guards = some_of(me.home, len(NATIVES)), some_of(me.guards, TERRITORIES) << len(NATIVES)
    if native == ANY_NATIVE:
        return home | guards, outside
    return home & 1 << native | (guards if native == WARRIOR else wide(0)), outside


@rule
def legal_lose(game, who, out):
    if top(game).cause == STOLEN:
        return offer_each(out, 0, DISCARD, mask_kinds(game, wide(game.state.players[who].hand)))
    inside, areas = losses(game, who)
    count = offer_each(out, 0, LOSE_HOME, inside)
    return offer_each(out, count, LOSE_AREA, areas)


@rule
def only_lose(game, who):
    """Nothing is left to lose, or only one thing; of masks one is always chosen."""
    if top(game).cause == STOLEN:
        return DONE if game.state.players[who].hand == 0 else NONE
    inside, areas = losses(game, who)
    if count_bits(inside) + count_bits(areas) > 1:
        return NONE
    if inside:
        return LOSE_HOME + lowest_bit(inside)
    return LOSE_AREA + lowest_bit(areas) if areas else DONE


@rule
def apply_lose(game, who, move):
    frame = top(game)
    cause = wide(frame.cause)
    frame.left -= 1
    if frame.left == 0 or move == DONE:
        pop(game)
    if move == DONE:
        return
    if cause == STOLEN:
        card = lowest_bit(game.state.players[who].hand & game.box.masks_of[move - DISCARD])
        toss_mask(game, who, card)
        tell(game, MASK_STOLEN, who, card)
    elif cause == SEASON_ENDS:
        go_home_from(game, who, move - LOSE_AREA)
    else:
        fall_ill(game, who, move, cause)


@rule
def go_home_from(game, who, area):
    """A woman leaves her field."""
    me = game.state.players[who]
    me.women &= ~(1 << area)
    me.home[WOMAN] += 1
    tell(game, WENT_HOME, who, area)


@rule
def fall_ill(game, who, move, cause):
    """From village or map to the longhouse."""
    me = game.state.players[who]
    if move < LOSE_GUARD:
        native = move - LOSE_HOME
        source = FROM_HOME
        me.home[native] -= 1
    elif move < LOSE_AREA:
        native = WARRIOR
        source = FROM_GUARD + move - LOSE_GUARD
        me.guards[move - LOSE_GUARD] -= 1
    else:
        area = move - LOSE_AREA
        source = FROM_AREA + area
        native = leave_area(me, area)
    me.longhouse[native] += 1
    tell(game, FELL_ILL, who, native, source, cause)


@rule
def leave_area(me, area):
    """Take a piece off an area. Answers what it is: a Scout is a warrior."""
    bit = 1 << area
    native = WARRIOR if me.scouts & bit else WOMAN if me.women & bit else HUNTER
    me.scouts &= ~bit
    me.women &= ~bit
    me.hunters &= ~bit
    return native
