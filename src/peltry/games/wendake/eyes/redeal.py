"""What a seat cannot know, and how to deal it anew.

Hidden are the orders of all decks, the masks that others drew unseen, the turtle tiles that others took, tiles that
another looks at, tiles that left before the game, and the ghost's tokens. What others learned is forgotten: a seat does
not know it either.
"""

from __future__ import annotations

import numpy as np

from ....kernel.tools import any_of, cards_in, count_bits, deal_anew, lay_shuffled, mix, rule, wide
from ..pieces.cards import ARROW, MASKS, SLOTS, STACK_TILES, STACKS, TOKENS, TURN_CARDS, UNSEEN
from ..pieces.decisions import ASK_EVOLVE
from ..pieces.state import NONE
from ..pieces.tiles import BLACK_TILE, FIRST_ADVANCED, LARGEST_STACK
from .turtles import deal_turtles, some_of


@rule
def redeal(game, seat, key):
    state = game.state
    state.rng = mix(np.uint64(key))
    deal_masks(game, seat)
    for stack in range(STACKS):
        deal_turtles(game, seat, stack)
    deal_tiles(game, seat)
    deal_anew(game, state.pox_deck, 0, wide(state.pox_left))
    deal_anew(game, state.turn_deck, 0, wide(state.turn_left))
    deal_anew(game, state.turn_deck_2, 0, how_many(state.turn_deck_2, TURN_CARDS))
    if state.ghost != NONE:
        deal_anew(game, state.adversity_deck, 0, wide(state.adversity_left))
        deal_tokens(game)
    forget(game, seat)
    state.rng = mix(np.uint64(key) + np.uint64(1))


@rule
def how_many(cards, most):
    """Cards in a deck of which nobody counts how many it has."""
    count = 0
    while count < most and cards[count] != NONE:
        count += 1
    return count


@rule
def deal_masks(game, seat):
    """Deck and unseen masks of others are one heap, but for those that a look through the deck has missed."""
    state = game.state
    heap, missed = cards_in(state.mask_deck, wide(state.mask_left)), wide(0)
    for side in range(wide(state.sides)):
        if side != seat:
            heap |= state.players[side].hand & ~state.players[side].shown_masks
    if seat >= 0:
        for card in range(MASKS):
            missed |= wide(state.players[seat].elsewhere[card]) << card
    heap &= ~missed
    for side in range(wide(state.sides)):
        if side != seat:
            me = state.players[side]
            unseen = count_bits(me.hand & ~me.shown_masks)
            of_missed = wide(state.players[seat].theirs[side]) if seat >= 0 else 0
            dealt = some_of(game, missed, of_missed)
            missed &= ~dealt
            others = some_of(game, heap, unseen - of_missed)
            heap &= ~others
            me.hand = me.shown_masks | dealt | others
    state.mask_left = lay_shuffled(game, state.mask_deck, heap)


@rule
def tiles_of_level(game, level):
    tiles = wide(0)
    for tile in range(FIRST_ADVANCED, BLACK_TILE):
        if game.box.tiles[tile].level == level:
            tiles |= 1 << tile
    return tiles


@rule
def deal_tiles(game, seat):
    """The stack in use, with what another looks at and what left unseen; then the stack of the second level."""
    state = game.state
    level = 1 if state.year <= game.box.first_years else 2
    heap = cards_in(state.tile_stack, wide(state.tiles_left))
    looking = who_evolves(game)
    if looking != NONE and looking != seat:
        me = state.players[looking]
        heap |= me.looking_at
        me.looking_at = some_of(game, heap, count_bits(me.looking_at))
        heap &= ~me.looking_at
    state.tiles_left = deal_stack(game, state.tile_stack, level, heap)
    if level == 1:
        second = state.tile_stack_2
        deal_stack(game, second, 2, cards_in(second, how_many(second, LARGEST_STACK)))


@rule
def deal_stack(game, stack, level, heap):
    """In the base game other tiles of the level may have left before it began. Answers how many lie there."""
    state = game.state
    removed = state.tiles_removed & tiles_of_level(game, level)
    heap |= removed
    gone = some_of(game, heap, count_bits(removed))
    state.tiles_removed = state.tiles_removed & ~removed | gone
    return lay_shuffled(game, stack, heap & ~gone)


@rule
def who_evolves(game):
    """Whose advanced tiles are being chosen, NONE when nobody's are."""
    state = game.state
    for depth in range(wide(state.depth)):
        if state.stack[depth].kind == ASK_EVOLVE:
            return wide(state.stack[depth].who)
    return wide(NONE)


@rule
def deal_tokens(game):
    """Icons that lie open stay; the tokens behind them, and all others, may be any."""
    state = game.state
    left = wide((1 << TOKENS) - 1)
    for slot in range(SLOTS):
        if state.tokens_up[slot] != UNSEEN:
            wanted = 0 if state.tokens_up[slot] == ARROW else 1
            token = 0
            while not left >> token & 1 or game.box.circle[token] != wanted:
                token += 1
            state.tokens[slot] = token
            left &= ~(1 << token)
    for place in range(TOKENS):
        if place == SLOTS or state.tokens_up[place] == UNSEEN:
            token = any_of(state, left)
            state.tokens[place] = token
            left &= ~(1 << token)


@rule
def forget(game, seat):
    """What others have learned of hidden things, but for what they hold."""
    state = game.state
    looking = who_evolves(game)
    for side in range(wide(state.sides)):
        if side == seat:
            continue
        me = state.players[side]
        for card in range(MASKS):
            me.elsewhere[card] = 0
        for other in range(wide(state.sides)):
            me.theirs[other] = 0
        turtles = me.turtles | me.turtles_up if looking == side else me.turtles | me.turtles_up | me.looking_at
        for stack in range(STACKS):
            me.turtles_seen[stack] = turtles >> STACK_TILES * stack & (1 << STACK_TILES) - 1
