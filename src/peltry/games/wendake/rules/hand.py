"""Mask cards: the deck, the card that lies face up, the hands and the discards."""

from __future__ import annotations

from ....kernel.tools import lay_shuffled, lift, reveal, rule, tell, wide
from ..pieces.cards import MASK_KINDS
from ..pieces.events import MASK_DRAWN, MASK_PUT_AWAY, MASK_SHOWN, MASKS_SHUFFLED
from ..pieces.state import NONE


@rule
def turn_over_mask(game):
    """The top card of the deck, NONE when deck and discards are empty."""
    state = game.state
    if state.mask_left == 0:
        if state.mask_gone == 0:
            return NONE
        state.mask_left = lay_shuffled(game, state.mask_deck, wide(state.mask_gone))
        state.mask_gone = 0
        tell(game, MASKS_SHUFFLED, NONE)
    card = wide(lift(state.mask_deck, wide(state.mask_left)))
    state.mask_left -= 1
    reveal(game)
    return card


@rule
def show_mask(game):
    """Turn a card face up beside the deck."""
    card = turn_over_mask(game)
    game.state.mask_up = card
    if card != NONE:
        tell(game, MASK_SHOWN, NONE, card)


@rule
def put_mask_away(game):
    """The card that lies face up, to the discards."""
    state = game.state
    card = wide(state.mask_up)
    if card != NONE:
        state.mask_gone |= 1 << card
        state.mask_up = NONE
        tell(game, MASK_PUT_AWAY, NONE, card)


@rule
def mask_kinds(game, cards):
    """The kinds of which there is one among these cards, as bits."""
    kinds = wide(0)
    for kind in range(len(MASK_KINDS)):
        if cards & game.box.masks_of[kind]:
            kinds |= 1 << kind
    return kinds


@rule
def draw_masks(game, who, cards):
    for _ in range(cards):
        card = turn_over_mask(game)
        if card != NONE:
            game.state.players[who].hand |= 1 << card
            tell(game, MASK_DRAWN, who, card)


@rule
def toss_mask(game, who, card):
    """A card from the hand to the discards. The caller tells why; whoever knew of it knows where it is now."""
    state = game.state
    me = state.players[who]
    bit = 1 << card
    me.hand &= ~bit
    me.shown_masks &= ~bit
    state.mask_gone |= bit
    for side in range(wide(state.sides)):
        other = state.players[side]
        if other.elsewhere[card]:
            other.elsewhere[card] = 0
            other.theirs[who] -= 1
