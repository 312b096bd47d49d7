"""Turtle tiles: one of every stack whose threshold is reached, and further looks by a turn card."""

from __future__ import annotations

from ....kernel.tools import (
    because,
    cards_in,
    count_bits,
    lay_shuffled,
    lift,
    lowest_bit,
    offer_each,
    pop,
    push,
    reveal,
    rule,
    some_of,
    tell,
    top,
    unless,
    wide,
)
from ..pieces import reasons
from ..pieces.cards import BASE_STACKS, STACK_TILES, STACKS, TE_TURTLE, THRESHOLDS
from ..pieces.decisions import ASK_LOOK, DO_TURN_UP
from ..pieces.events import TURTLE_KEPT, TURTLE_LOOKED, TURTLE_SHOWN, TURTLE_TAKEN
from ..pieces.goods import RIFLE
from ..pieces.moves import DONE, KEEP, LOOK, STACK
from ..pieces.state import NONE
from .goods import kinds_of, score, spend
from .water import canoes_on_water

# `paid` of a look: the kinds paid for the card in use, whether one is, and how many looks there were.
KINDS, CARD_IN_USE, LOOKS = 31, 32, 6
ONE_LOOK = 1 << LOOKS


@rule
def counted_for(game, who, stack):
    """Women on fields, hunters in forests, canoes on the water, rifles."""
    me = game.state.players[who]
    kind = stack // THRESHOLDS
    if kind == 0:
        return count_bits(me.women)
    if kind == 1:
        return count_bits(me.hunters)
    return canoes_on_water(me) if kind == 2 else wide(me.goods[RIFLE])


@rule
def do_turtles(game, who):
    state = game.state
    me = state.players[who]
    drawn = 0
    for stack in range(BASE_STACKS if state.options.base_game else STACKS):
        reached = counted_for(game, who, stack) >= game.box.thresholds[stack % THRESHOLDS]
        if reached and me.turtle_turn[stack] == 0 and state.turtles_left[stack] > 0:
            drawn |= 1 << stack
            take_turtle(game, who, stack)
    if drawn:
        if state.options.turtles_at_once:
            push(game, DO_TURN_UP, who, drawn)
        push(game, ASK_LOOK, who, NONE, drawn)


@rule
def take_turtle(game, who, stack):
    """Draw a tile, look at it, keep it face down."""
    state = game.state
    me = state.players[who]
    turn = 1
    for side in range(wide(state.sides)):
        if state.players[side].turtle_turn[stack] > 0:
            turn += 1
    me.turtle_turn[stack] = turn
    tile = draw_turtle(game, stack)
    me.turtles |= 1 << tile
    me.turtles_seen[stack] |= 1 << tile - STACK_TILES * stack
    tell(game, TURTLE_TAKEN, who, stack, tile)


@rule
def draw_turtle(game, stack):
    state = game.state
    tile = wide(lift(state.turtle_stacks[stack], wide(state.turtles_left[stack])))
    state.turtles_left[stack] -= 1
    reveal(game)
    return tile


@rule
def do_turn_up(game, who, stacks):
    """By the other reading tiles are turned up and score at once."""
    while stacks:
        turn_up(game, who, lowest_bit(game.state.players[who].turtles & tiles_of(lowest_bit(stacks))))
        stacks &= stacks - 1


@rule
def turn_up(game, who, tile):
    me = game.state.players[who]
    me.turtles &= ~(1 << tile)
    me.turtles_up |= 1 << tile
    reveal(game)
    tell(game, TURTLE_SHOWN, who, tile)
    score(game, who, wide(game.box.turtle_track[tile]), wide(game.box.turtle_points[tile]))


@rule
def tiles_of(stack):
    """The tiles that belong to a stack, as bits."""
    return ((1 << STACK_TILES) - 1) << STACK_TILES * stack


# Looking further. The looks stay out of the stack until one tile is kept; then that stack is closed.


@rule
def with_tiles(game, stacks):
    """Those of the stacks in which a tile is left, as bits."""
    return stacks & some_of(game.state.turtles_left, STACKS)


@rule
def kinds_for_look(game, who):
    """Resources that were not paid for this card, as long as a look is left."""
    paid = wide(top(game).paid)
    return kinds_of(game.state.players[who]) & ~paid if paid >> LOOKS < game.box.effect_amount[TE_TURTLE] else wide(0)


@rule
def stacks_to_look(game, who):
    """Open stacks in which one may look, as bits."""
    frame = top(game)
    may_look = frame.paid & CARD_IN_USE and kinds_for_look(game, who)
    return with_tiles(game, wide(frame.open)) if may_look else wide(0)


@rule
def kinds_to_pay(game, who, stack):
    """For a further look into the stack that is being looked through."""
    return kinds_for_look(game, who) if game.state.turtles_left[stack] > 0 else wide(0)


@rule
def why_not_turtle(game, who):
    """A card used again is paid with all kinds anew; the looks are counted over the whole action."""
    frame = top(game)
    if frame.stack != NONE:
        return reasons.KEEP_FIRST
    if frame.paid & (CARD_IN_USE | KINDS) == CARD_IN_USE:
        return reasons.CARD_WAITS  # the last card has paid for no look yet: another would be turned in vain
    if frame.paid >> LOOKS >= game.box.effect_amount[TE_TURTLE]:
        return reasons.LOOKS_SPENT
    if kinds_of(game.state.players[who]) == 0:
        return because(reasons.KINDS_MISSING, 1)
    return unless(with_tiles(game, wide(frame.open)) != 0, reasons.NO_LOOK_LEFT)


@rule
def use_turtle(game):
    frame = top(game)
    frame.paid = frame.paid >> LOOKS << LOOKS | CARD_IN_USE


@rule
def legal_look(game, who, out):
    stack = wide(top(game).stack)
    if stack == NONE:
        count = offer_each(out, 0, STACK, stacks_to_look(game, who))
        out[count] = DONE
        return count + 1
    count = offer_each(out, 0, LOOK, kinds_to_pay(game, who, stack))
    return offer_each(out, count, KEEP, choice_of(game, who, stack) >> STACK_TILES * stack)


@rule
def choice_of(game, who, stack):
    """The tile drawn and those looked at."""
    me = game.state.players[who]
    return me.turtles & tiles_of(stack) | me.looking_at


@rule
def only_look(game, who):
    stack = wide(top(game).stack)
    if stack == NONE:
        return NONE if stacks_to_look(game, who) else DONE
    tiles = choice_of(game, who, stack) >> STACK_TILES * stack
    return KEEP + lowest_bit(tiles) if tiles & (tiles - 1) == 0 and kinds_to_pay(game, who, stack) == 0 else NONE


@rule
def apply_look(game, who, move):
    frame = top(game)
    if move == DONE:
        pop(game)
    elif move < LOOK:
        frame.stack = move - STACK
    elif move < KEEP:
        frame.paid |= 1 << move - LOOK
        frame.paid += ONE_LOOK
        spend(game, who, move - LOOK, 1)
        look_at_turtle(game, who, wide(frame.stack))
    else:
        stack = wide(frame.stack)
        frame.open &= ~(1 << stack)
        frame.stack = NONE
        keep_turtle(game, who, stack, STACK_TILES * stack + move - KEEP)


@rule
def look_at_turtle(game, who, stack):
    me = game.state.players[who]
    tile = draw_turtle(game, stack)
    me.looking_at |= 1 << tile
    me.turtles_seen[stack] |= 1 << tile - STACK_TILES * stack
    tell(game, TURTLE_LOOKED, who, stack, tile)


@rule
def keep_turtle(game, who, stack, tile):
    """One tile is kept, the others are shuffled back into their stack."""
    state = game.state
    me = state.players[who]
    back = choice_of(game, who, stack) & ~(1 << tile)
    me.turtles = me.turtles & ~tiles_of(stack) | 1 << tile
    me.looking_at = 0
    if back:
        left = cards_in(state.turtle_stacks[stack], wide(state.turtles_left[stack]))
        state.turtles_left[stack] = lay_shuffled(game, state.turtle_stacks[stack], left | back)
    tell(game, TURTLE_KEPT, who, stack, tile)
