"""Progress tiles and turn cards that work once a year, or once: turned or discarded before they work."""

from __future__ import annotations

from ....kernel.tools import lowest_bit, rule, tell, wide
from ..pieces.cards import MOST_SPACES, TE_COPY
from ..pieces.events import USED_CARD, USED_TILE
from ..pieces.state import NONE


@rule
def is_ready(me, tile):
    return me.ready_tiles >> tile & 1


@rule
def turn_tile(game, who, tile):
    game.state.players[who].ready_tiles &= ~(1 << tile)
    tell(game, USED_TILE, who, tile)


@rule
def effects_of(game, cards):
    """The lower effects of a set of turn cards, as bits."""
    effects = wide(0)
    while cards:
        effects |= 1 << game.box.card_effect[lowest_bit(cards)]
        cards &= cards - 1
    return effects


@rule
def effects_held(game, who):
    return effects_of(game, wide(game.state.players[who].ready_cards))


@rule
def effects_to_copy(game):
    """Of all cards face up on the table: one's own, the others' and those in the turn order. Never a copying one."""
    state = game.state
    cards = wide(0)
    for side in range(wide(state.sides)):
        cards |= state.players[side].ready_cards
    for space in range(MOST_SPACES):
        if state.turn_cards[space] != NONE:
            cards |= 1 << state.turn_cards[space]
    return effects_of(game, cards) & ~(1 << TE_COPY)


@rule
def turn_card(game, who, wanted, effect):
    """Use up a card with the effect `wanted`, the lowest of several: for its own effect or, copying, for another."""
    state = game.state
    me = state.players[who]
    cards = wide(me.ready_cards)
    while game.box.card_effect[lowest_bit(cards)] != wanted:
        cards &= cards - 1
    card = lowest_bit(cards)
    free = wide(game.box.effect_free[wanted])
    me.ready_cards &= ~(1 << card)
    if free:
        me.cards &= ~(1 << card)
        state.turn_gone |= 1 << card
    tell(game, USED_CARD, who, card, effect, free)
