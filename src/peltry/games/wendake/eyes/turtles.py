"""Turtle tiles that a seat cannot know: those in a stack, and those that others took from it."""

from __future__ import annotations

from ....kernel.tools import any_of, cards_in, count_bits, lay_shuffled, rule, wide
from ..pieces.cards import STACK_TILES
from ..pieces.decisions import ASK_LOOK
from ..rules.turtles import tiles_of


@rule
def deal_turtles(game, seat, stack):
    """Who drew before this seat has none of the tiles that it saw there; whoever came later may have any other."""
    state = game.state
    if state.turtles_left[stack] == 0 and not anybody_took(game, stack):
        return
    looker = who_looks(game, stack)
    heap, seen, mine = tiles_of(stack), wide(0), 0
    if seat >= 0:
        me = state.players[seat]
        heap &= ~wide(me.turtles)
        if looker == seat:
            heap &= ~wide(me.looking_at)
        seen = wide(me.turtles_seen[stack]) << STACK_TILES * stack
        mine = wide(me.turtle_turn[stack])
    for side in range(wide(state.sides)):
        heap &= ~wide(state.players[side].turtles_up)
    heap = deal_earlier(game, seat, stack, heap, seen, mine)
    heap = deal_removed(game, seat, stack, heap, seen, looker, mine)
    for side in range(wide(state.sides)):
        if side != seat and state.players[side].turtle_turn[stack] > mine:
            heap = deal_one(game, side, stack, heap, wide(0))
            if side == looker:
                heap = deal_looks(game, side, heap)
    state.turtles_left[stack] = lay_shuffled(game, state.turtle_stacks[stack], heap)


@rule
def anybody_took(game, stack):
    for side in range(wide(game.state.sides)):
        if game.state.players[side].turtle_turn[stack] > 0:
            return True
    return False


@rule
def who_looks(game, stack):
    """Who is looking through this stack now, -1 when nobody is."""
    state = game.state
    for depth in range(wide(state.depth)):
        if state.stack[depth].kind == ASK_LOOK and state.stack[depth].stack == stack:
            return wide(state.stack[depth].who)
    return wide(-1)


@rule
def deal_earlier(game, seat, stack, heap, seen, mine):
    for side in range(wide(game.state.sides)):
        turn = wide(game.state.players[side].turtle_turn[stack])
        if side != seat and 0 < turn < mine:
            heap = deal_one(game, side, stack, heap, seen)
    return heap


@rule
def deal_one(game, side, stack, heap, barred):
    """One tile face down for whoever has one face down. Answers the tiles that are left."""
    me = game.state.players[side]
    if me.turtles & tiles_of(stack) == 0:
        return heap
    tile = any_of(game.state, heap & ~barred)
    me.turtles = me.turtles & ~tiles_of(stack) | 1 << tile
    return heap & ~(1 << tile)


@rule
def some_of(game, several, count):
    """So many cards of a set at random, as a set."""
    chosen = wide(0)
    for _ in range(count):
        chosen |= 1 << any_of(game.state, several & ~chosen)
    return chosen


@rule
def deal_looks(game, side, heap):
    """Tiles taken from the stack for a look."""
    me = game.state.players[side]
    me.looking_at = some_of(game, heap, count_bits(me.looking_at))
    return heap & ~me.looking_at


@rule
def deal_removed(game, seat, stack, heap, seen, looker, mine):
    """Tiles that left before the game: those for which there is no place any more. They were never seen."""
    state = game.state
    places = count_bits(cards_in(state.turtle_stacks[stack], wide(state.turtles_left[stack])))
    for side in range(wide(state.sides)):
        me = state.players[side]
        if side != seat and me.turtle_turn[stack] > mine and me.turtles & tiles_of(stack):
            places += 1
            if side == looker:
                places += count_bits(me.looking_at)
    for _ in range(count_bits(heap) - places):
        heap &= ~(1 << any_of(state, heap & ~seen))
    return heap
