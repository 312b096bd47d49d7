"""The restore phase around 2.B: 2.A turn order, 2.C masks, 2.D tiles and cards face up, 2.E a new year."""

from __future__ import annotations

from ....kernel.tools import lift, push, reveal, rule, tell, wide
from ..pieces import events as told
from ..pieces.cards import MOST_SPACES, ONONDAGA
from ..pieces.decisions import DO_EVOLVE, DO_GHOST_EVOLVES, DO_NEW_YEAR, DO_REFRESH, DO_SCORING, DO_YEAR
from ..pieces.state import NONE
from ..pieces.tiles import OFFERED
from .ghost_year import ghost_new_year
from .hand import put_mask_away, show_mask


@rule
def do_restore(game):
    """After the last year nothing of it would matter: the game is scored."""
    state = game.state
    if state.year == game.box.years:
        push(game, DO_SCORING, NONE)
        return
    push(game, DO_NEW_YEAR, NONE)
    push(game, DO_REFRESH, NONE)
    push(game, DO_EVOLVE, NONE)
    if state.ghost != NONE and (state.options.plain_ghost or not state.options.ghost_in_order):
        push(game, DO_GHOST_EVOLVES, NONE)
    take_new_order(game)


@rule
def take_new_order(game):
    """2.A: the order of the markers from left to right; gaps do not matter."""
    state = game.state
    nth = 0
    for space in range(MOST_SPACES):
        if state.spaces[space]:
            state.order[nth] = state.spaces[space] - 1
            state.spaces[space] = 0
            nth += 1
    for side in range(wide(state.sides)):
        state.players[side].changed = 0
    if nth > 0:
        order = state.order
        tell(game, told.NEW_ORDER, NONE, wide(order[0]), wide(order[1]), wide(order[2]), wide(order[3]))


@rule
def do_refresh(game):
    """The display is full again; 2.C another mask, and combinations count anew; 2.D tiles and cards face up."""
    state = game.state
    if state.year != game.box.first_years:
        fill_display(game)
    put_mask_away(game)
    show_mask(game)
    for side in range(wide(state.sides)):
        me = state.players[side]
        me.combined = 0
        me.ready_tiles |= me.progress & game.box.yearly
        me.ready_cards = me.cards
        if me.tribe != ONONDAGA:
            me.power_used = 0
    tell(game, told.RESTORED, NONE)


@rule
def fill_display(game):
    state = game.state
    for place in range(OFFERED):
        if state.display[place] == NONE and state.tiles_left > 0:
            state.display[place] = lift(state.tile_stack, wide(state.tiles_left))
            state.tiles_left -= 1
            reveal(game)
            tell(game, told.TILE_OFFERED, NONE, place, wide(state.display[place]))


@rule
def do_new_year(game):
    """2.E: after the third year tiles and cards of level 1 leave, those of level 2 come."""
    state = game.state
    switching = state.year == game.box.first_years
    state.year += 1
    if state.ghost != NONE:
        ghost_new_year(game)
    if switching:
        bring_level_2_tiles(game)
    if not state.options.base_game:
        discard_turn_card(game)
        if switching:
            bring_level_2_cards(game)
        offer_turn_cards(game)
    push(game, DO_YEAR, NONE)


@rule
def bring_level_2_tiles(game):
    """Tiles that players have stay with them."""
    state = game.state
    for place in range(OFFERED):
        state.display[place] = NONE
    state.tiles_left = move_deck(state.tile_stack, state.tile_stack_2)
    tell(game, told.TILES_LEFT, NONE, wide(state.tiles_left))
    fill_display(game)


@rule
def move_deck(deck, other):
    """One deck takes the place of another. Answers how many cards it has."""
    count = 0
    for i in range(len(deck)):
        deck[i] = other[i]
        other[i] = NONE
        if deck[i] != NONE:
            count += 1
    return count


@rule
def discard_turn_card(game):
    """The card that nobody has taken."""
    state = game.state
    for space in range(MOST_SPACES):
        card = wide(state.turn_cards[space])
        if card != NONE:
            state.turn_cards[space] = NONE
            state.turn_gone |= 1 << card
            tell(game, told.CARD_LEFT, NONE, card, space)


@rule
def bring_level_2_cards(game):
    """Deck and discards of level 1 leave the game; cards that players have stay with them."""
    state = game.state
    state.turn_gone = 0
    state.turn_left = move_deck(state.turn_deck, state.turn_deck_2)
    tell(game, told.CARDS_LEFT, NONE, wide(state.turn_left))


@rule
def offer_turn_cards(game):
    """One more than there are players."""
    state = game.state
    for space in range(wide(state.sides) + 1):
        card = lift(state.turn_deck, wide(state.turn_left))
        state.turn_left -= 1
        state.turn_cards[space] = card
        reveal(game)
        tell(game, told.CARD_OFFERED, NONE, space, wide(card))
