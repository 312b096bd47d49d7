"""What a seat cannot know, and how to deal it anew.

Hidden are the orders of all stacks, the cards that left the game unseen, the wishes in the hands of
others (unless hands are played open), and the generator. Of Ivan's deck everybody sees the steps on
its top card.
"""

from __future__ import annotations

import numpy as np

from ....kernel.tools import any_of, below, count_bits, deal_anew, mix, rule, wide
from ..pieces.box import CARDS, CARDS_LEFT_OUT, REGIONS, SONGS, TILES, WISHES, YURTS
from ..pieces.cards import A_WISHES, START_WISHES
from ..pieces.decisions import DO_FULFIL
from ..pieces.state import DRAFT_PLACES


@rule
def redeal(game, seat, key):
    state = game.state
    state.rng = mix(np.uint64(key))
    deal_anew(game, state.tile_deck, wide(state.tile_next), TILES)
    shuffle_stack(game, state.yurt_deck, wide(state.yurt_next), wide(game.box.a_yurts), YURTS)
    shuffle_stack(game, state.song_deck, wide(state.song_next), wide(game.box.a_songs), SONGS)
    if state.options.open_hands or state.ivan >= 0:
        # Nobody hides a wish; what Ivan sent to the box lies there for all to see.
        shuffle_stack(game, state.wish_deck, wide(state.wish_next), A_WISHES, 2 * A_WISHES)
    else:
        deal_wishes_anew(game, seat)
    if state.ivan >= 0:
        shuffle_automa_deck(game)
    state.rng = mix(np.uint64(key) + np.uint64(1))


@rule
def shuffle_stack(game, deck, first, middle, last):
    """The A cards still in a stack lie over its B cards."""
    if first < middle:
        deal_anew(game, deck, first, middle)
        deal_anew(game, deck, middle, last)
    else:
        deal_anew(game, deck, first, last)


@rule
def may_be_elsewhere(game, seat, wish):
    """Whether this seat cannot tell where a wish is: in a stack, gone unseen or in another's hand."""
    state = game.state
    for side in range(state.sides):
        if state.players[side].fulfilled >> wish & 1:
            return False
    if seat >= 0 and state.players[seat].hand >> wish & 1:
        return False
    for region in range(REGIONS):
        if state.wishes[region] == wish:
            return False
    for slot in range(DRAFT_PLACES):
        if state.draft_wishes[slot] == wish:
            return False
    for depth in range(state.depth):
        # A wish that is being paid for has been named.
        if state.stack[depth].kind == DO_FULFIL and state.stack[depth].wish == wish:
            return False
    return True


@rule
def deal_wishes_anew(game, seat):
    """Exchange the hidden wishes of each letter among stack, box and other hands."""
    hidden = wide(0)
    for wish in range(WISHES):
        if may_be_elsewhere(game, seat, wish):
            hidden |= 1 << wish
    letter_b = START_WISHES + A_WISHES
    deal_start_wishes(game, seat, hidden & (1 << START_WISHES) - 1)
    deal_letter(game, hidden & (1 << letter_b) - (1 << START_WISHES))
    deal_letter(game, hidden & (1 << WISHES) - (1 << letter_b))


@rule
def deal_start_wishes(game, seat, hidden):
    """They have no stack: each is in a hand or out of the game. Every hand receives as many as it held."""
    left = hidden
    for side in range(game.state.sides):
        me = game.state.players[side]
        held = count_bits(me.hand & hidden) if side != seat else 0
        if held > 0:
            me.hand &= ~hidden
        for _ in range(held):
            dealt = any_of(game.state, left)
            left &= ~(1 << dealt)
            me.hand |= 1 << dealt


@rule
def deal_letter(game, hidden):
    """Each place of the stack from which a hidden wish came receives any of those not yet dealt."""
    left = hidden
    for place in range(2 * A_WISHES):
        wish = wide(game.state.wish_deck[place])
        if hidden >> wish & 1:
            dealt = any_of(game.state, left)
            left &= ~(1 << dealt)
            exchange(game, wish, dealt)


@rule
def exchange(game, one, other):
    """Let two wishes change places, wherever they are."""
    if one == other:
        return
    state = game.state
    for side in range(state.sides):
        me = state.players[side]
        if (me.hand >> one & 1) != (me.hand >> other & 1):
            me.hand ^= (1 << one) | (1 << other)
    for i in range(2 * A_WISHES):
        if state.wish_deck[i] == one:
            state.wish_deck[i] = other
        elif state.wish_deck[i] == other:
            state.wish_deck[i] = one


@rule
def shuffle_automa_deck(game):
    """Cards not yet flipped, with those left out at random; the top card keeps its steps."""
    state = game.state
    first = wide(state.automa_next)
    last = CARDS if state.options.strategy == 0 else CARDS - CARDS_LEFT_OUT
    steps = state.steps_ahead
    deal_anew(game, state.automa_deck, first, last)
    matching = 0
    for i in range(first, last):
        if game.box.cards[state.automa_deck[i]].steps == steps:
            matching += 1
    pick = below(state, matching)
    for i in range(first, last):
        if game.box.cards[state.automa_deck[i]].steps == steps:
            if pick == 0:
                card = state.automa_deck[i]
                state.automa_deck[i] = state.automa_deck[first]
                state.automa_deck[first] = card
                return
            pick -= 1
