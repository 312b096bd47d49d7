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
def rate_of(game, frame):
    """How many are given for each one taken; the barter post is one for one by its own text."""
    return 1 if frame.given & AT_POST else 1 + wide(game.box.barter_extra)


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
    return could_give(me, 0, 0) >= rate_of(game, top(game))


@rule
def comes_out_even(game, who, amount):
    """What is given with so many of this kind can still be made whole by later kinds: nothing is given for nothing."""
    frame = top(game)
    rate, kind, total = rate_of(game, frame), wide(frame.stage), wide(frame.total) + amount
    missing = (rate - total % rate) % rate
    if missing == 0:
        return True
    given = frame.given & ALL_KINDS | (1 << kind if amount > 0 else 0)
    return missing <= min(could_give(game.state.players[who], given, kind + 1), MOST_GOODS - total)


@rule
def most_to_give(game, who):
    """Of the kind that is asked for. What is given is not taken, so one kind must be left to take."""
    frame = top(game)
    kind = wide(frame.stage)
    if frame.given & ALL_KINDS == ALL_KINDS & ~(1 << kind):
        return wide(0)
    most = wide(game.box.progress_amount[BARTER_POST]) if frame.given & AT_POST else MOST_GOODS
    return min(wide(game.state.players[who].goods[kind]), most - frame.total)


@rule
def least_to_give(game, who):
    """At the barter post something must be given: the last kind there is cannot be kept back."""
    frame = top(game)
    later = kinds_of(game.state.players[who]) & ~((2 << wide(frame.stage)) - 1)
    return 1 if frame.given & AT_POST and frame.total == 0 and later == 0 else 0


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
    giving = frame.stage < KINDS
    least = least_to_give(game, who) if giving else 0
    most = most_to_give(game, who) if giving else wide(frame.total)
    count = 0
    for amount in range(least, most + 1):
        count = offer(out, count, AMOUNT + amount, not giving or comes_out_even(game, who, amount))
    return count


@rule
def only_barter(game, who):
    frame = top(game)
    if frame.stage == NONE:
        return NONE if can_barter(game, who) else DONE
    if frame.stage < KINDS:
        return only_to_give(game, who)
    kinds = kinds_to_take(frame)
    if kinds >> frame.stage - KINDS & 1 == 0 or frame.total == 0:
        return AMOUNT
    return AMOUNT + wide(frame.total) if kinds & (kinds - 1) == 0 else NONE


@rule
def only_to_give(game, who):
    only = NONE
    for amount in range(least_to_give(game, who), most_to_give(game, who) + 1):
        if comes_out_even(game, who, amount):
            if only != NONE:
                return NONE
            only = AMOUNT + amount
    return only


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
    frame.total = total // rate_of(game, frame)
    careful = game.state.players[who].tribe == OTTAWA and total <= game.box.tribes[OTTAWA].amount
    if careful or in_force(game, INFECTION):
        frame.given |= NO_SMALLPOX
