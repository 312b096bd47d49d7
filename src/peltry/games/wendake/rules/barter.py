"""Trade, step a: barter with the Europeans. First what is given, kind by kind; then other kinds are taken.

At the printed rate: with two for one, an even number is given in all, and half as many are taken.
"""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.cards import INFECTION, OTTAWA
from ..pieces.decisions import ASK_BARTER, AT_POST, DO_SMALLPOX, NO_SMALLPOX
from ..pieces.events import BARTERED
from ..pieces.goods import ALL_KINDS, KINDS, MOST_GOODS
from ..pieces.moves import AMOUNT, BARTER, DONE
from ..pieces.state import NONE
from ..pieces.tiles import BARTER_POST
from .goods import gain, kinds_of, spend
from .warriors import in_force


@rule
def use_barter_post(game, who):
    push(game, ASK_BARTER, who, 0, AT_POST | NO_SMALLPOX, 0)


@rule
def rate_of(game, given):
    """How many are given for each one taken; the barter post is one for one by its own text."""
    return 1 if given & AT_POST else 1 + wide(game.box.barter_extra)


@rule
def could_give(me, given, first):
    """How many of the kinds from this one on, if what was given before is among `given`. One kind must be left."""
    count, fewest = wide(0), wide(0)
    for kind in range(first, KINDS):
        owned = wide(me.goods[kind])
        fewest = owned if kind == first else min(fewest, owned)
        count += owned
    return count - fewest if given == (1 << first) - 1 else count


@rule
def can_barter(game, who):
    """Enough for one to be taken."""
    me = game.state.players[who]
    return could_give(me, 0, 0) >= rate_of(game, top(game).given)


# What may be given of a kind, after `total` of the kinds in `given`.


@rule
def comes_out_even(game, who, given, total, kind, amount):
    """What is given with so many of this kind can still be made whole by later kinds: nothing is given for nothing."""
    rate, total = rate_of(game, given), total + amount
    missing = (rate - total % rate) % rate
    if missing == 0:
        return True
    kinds = given & ALL_KINDS | (1 << kind if amount > 0 else 0)
    return missing <= min(could_give(game.state.players[who], kinds, kind + 1), MOST_GOODS - total)


@rule
def most_to_give(game, who, given, total, kind):
    """What is given is not taken, so one kind must be left to take."""
    if given & ALL_KINDS == ALL_KINDS & ~(1 << kind):
        return wide(0)
    most = wide(game.box.progress_amount[BARTER_POST]) if given & AT_POST else MOST_GOODS
    return min(wide(game.state.players[who].goods[kind]), most - total)


@rule
def least_to_give(game, who, given, total, kind):
    """At the barter post something must be given: the last kind there is cannot be kept back."""
    later = kinds_of(game.state.players[who]) & ~((2 << kind) - 1)
    return 1 if given & AT_POST and total == 0 and later == 0 else 0


@rule
def only_to_give(game, who, given, total, kind):
    """How many of a kind are given without a question, since there is no other choice; NONE if there is."""
    only = NONE
    for amount in range(least_to_give(game, who, given, total, kind), most_to_give(game, who, given, total, kind) + 1):
        if comes_out_even(game, who, given, total, kind, amount):
            if only != NONE:
                return NONE
            only = amount
    return only


@rule
def kinds_to_take(frame):
    """Kinds not given, from the one that is asked for on."""
    return ~frame.given & ALL_KINDS & ~((1 << frame.stage - KINDS) - 1)


@rule
def legal_barter(game, who, out):
    frame = top(game)
    if frame.stage == NONE:
        out[0] = BARTER
        out[1] = DONE
        return 2
    given, total, stage = wide(frame.given), wide(frame.total), wide(frame.stage)
    giving = stage < KINDS
    least = least_to_give(game, who, given, total, stage) if giving else 0
    most = most_to_give(game, who, given, total, stage) if giving else total
    count = 0
    for amount in range(least, most + 1):
        count = offer(out, count, AMOUNT + amount, not giving or comes_out_even(game, who, given, total, stage, amount))
    return count


@rule
def only_barter(game, who):
    frame = top(game)
    if frame.stage == NONE:
        return NONE if can_barter(game, who) else DONE
    if frame.stage < KINDS:
        amount = only_to_give(game, who, wide(frame.given), wide(frame.total), wide(frame.stage))
        return AMOUNT + amount if amount != NONE else NONE
    kinds = kinds_to_take(frame)
    if kinds >> frame.stage - KINDS & 1 == 0 or frame.total == 0:
        return AMOUNT
    return AMOUNT + wide(frame.total) if kinds & (kinds - 1) == 0 else NONE


@rule
def apply_barter(game, who, move):
    frame = top(game)
    stage, amount = wide(frame.stage), move - AMOUNT
    if move == DONE:
        pop(game)
    elif move == BARTER:
        frame.stage = 0
    elif stage < KINDS:
        give(game, who, frame, stage, amount)
    else:
        frame.total -= amount
        frame.stage += 1
        gain(game, who, stage - KINDS, amount)
        if frame.total == 0:
            dangerous = frame.given & NO_SMALLPOX == 0
            pop(game)
            if dangerous:
                push(game, DO_SMALLPOX, who)


@rule
def give(game, who, frame, kind, amount):
    """Nothing given is no barter, and no smallpox."""
    frame.stage += 1
    frame.total += amount
    if amount > 0:
        frame.given |= 1 << kind
    total = wide(frame.total)
    spend(game, who, kind, amount)
    if frame.stage < KINDS:
        return
    if total == 0:
        pop(game)
        return
    tell(game, BARTERED, who, total)
    frame.total = total // rate_of(game, wide(frame.given))
    careful = game.state.players[who].tribe == OTTAWA and total <= game.box.tribes[OTTAWA].amount
    if careful or in_force(game, INFECTION):
        frame.given |= NO_SMALLPOX
