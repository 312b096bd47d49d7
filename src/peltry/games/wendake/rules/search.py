"""A mask card of one's choice, out of the deck or the discards."""

from __future__ import annotations

from ....kernel.tools import cards_in, count_bits, lay_shuffled, lowest_bit, push, reveal, rule, tell, wide
from ..pieces.cards import MASKS
from ..pieces.decisions import ASK_TARGET, IN_DECK, IN_DISCARDS
from ..pieces.events import DECK_SEARCHED, MASK_FETCHED, MASK_MISSED, MASK_PICKED
from .hand import mask_kinds


@rule
def piles(game, who):
    """Deck and discards, a bit for each in which cards lie."""
    return (1 if game.state.mask_left > 0 else 0) | (wide(2) if game.state.mask_gone != 0 else 0)


@rule
def choose_pile(game, who, discards):
    push(game, ASK_TARGET, who, IN_DISCARDS if discards else IN_DECK)
    if not discards:
        search_deck(game, who)


@rule
def search_deck(game, who):
    """Who sees the whole deck knows which cards are missing: the others hold them."""
    state = game.state
    me = state.players[who]
    for card in range(MASKS):
        me.elsewhere[card] = 0
    reveal(game)
    tell(game, DECK_SEARCHED, who)
    missing = wide(0)
    for side in range(wide(state.sides)):
        other = state.players[side]
        hidden = other.hand & ~other.shown_masks if side != who else wide(0)
        me.theirs[side] = count_bits(hidden)
        missing |= hidden
    while missing:  # not player by player: that would tell who holds which
        card = lowest_bit(missing)
        me.elsewhere[card] = 1
        tell(game, MASK_MISSED, who, card)
        missing &= missing - 1


@rule
def kinds_in_deck(game, who):
    return mask_kinds(game, cards_in(game.state.mask_deck, wide(game.state.mask_left)))


@rule
def kinds_in_discards(game, who):
    return mask_kinds(game, wide(game.state.mask_gone))


@rule
def pick_from_deck(game, who, kind):
    """The lowest card of the kind; then the deck is shuffled."""
    state = game.state
    cards = cards_in(state.mask_deck, wide(state.mask_left))
    card = lowest_bit(cards & game.box.masks_of[kind])
    state.players[who].hand |= 1 << card
    state.mask_left = lay_shuffled(game, state.mask_deck, cards & ~(1 << card))
    tell(game, MASK_PICKED, who, card)


@rule
def pick_from_discards(game, who, kind):
    state = game.state
    me, card = state.players[who], lowest_bit(state.mask_gone & game.box.masks_of[kind])
    me.hand |= 1 << card
    me.shown_masks |= 1 << card
    state.mask_gone &= ~(1 << card)
    tell(game, MASK_FETCHED, who, card)
