"""Trade, step a: barter with the Europeans. First what is given, kind by kind; then as much of other kinds is taken."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, top, wide
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
    for amount in range(least, most + 1):
        out[amount - least] = AMOUNT + amount
    return most + 1 - least


@rule
def only_barter(game, who):
    frame = top(game)
    if frame.stage == NONE:
        return NONE if kinds_of(game.state.players[who]) else DONE
    if frame.stage < KINDS:
        most = most_to_give(game, who)
        return AMOUNT + most if most == 0 or most == least_to_give(game, who) else NONE
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
    careful = game.state.players[who].tribe == OTTAWA and total <= game.box.tribes[OTTAWA].amount
    if careful or in_force(game, INFECTION):
        frame.given |= NO_SMALLPOX
