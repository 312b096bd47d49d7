"""The ghost at the end of a year: what it takes from the display, and its tokens laid anew."""

from __future__ import annotations

from ....kernel.tools import lift, reveal, rule, shuffle, tell, wide
from ..pieces import events as told
from ..pieces.cards import ONE_LEFT, ONE_RIGHT, SLOTS, TOKENS, UNSEEN
from ..pieces.goods import ENGLISH, FRENCH
from ..pieces.state import NONE
from ..pieces.tiles import OFFERED
from .hand import turn_over_mask


@rule
def do_ghost_evolves(game):
    ghost_evolves(game)


@rule
def ghost_evolves(game):
    """2.B: a mask card, or the next card of adversity, moves the disc; the tile above it leaves the game."""
    state = game.state
    if state.options.plain_ghost:
        card = turn_over_mask(game)
        if card == NONE:
            return
        state.ghost_mask = card
        tell(game, told.GHOST_MASK, wide(state.ghost), card)
        state.tile_disc = (state.tile_disc + 1 + game.box.mask_kind[card]) % OFFERED
    else:
        show_adversity(game)
        upper = game.box.upper[state.adversity]
        if upper == ONE_LEFT:
            state.tile_disc = (state.tile_disc + OFFERED - 1) % OFFERED
        elif upper == ONE_RIGHT:
            state.tile_disc = (state.tile_disc + 1) % OFFERED
        else:
            state.tile_disc = upper - 1
    place = wide(state.tile_disc)
    tell(game, told.TILE_TAKEN, wide(state.ghost), place, wide(state.display[place]))
    state.display[place] = NONE


@rule
def show_adversity(game):
    """The next card; that of the past year is discarded."""
    state = game.state
    if state.adversity != NONE:
        state.adversity_gone |= 1 << state.adversity
    state.adversity = lift(state.adversity_deck, wide(state.adversity_left))
    state.adversity_left -= 1
    reveal(game)
    tell(game, told.ADVERSITY_SHOWN, NONE, wide(state.adversity))


@rule
def ghost_new_year(game):
    """2.E: markers off, the mask card away, the disc one slot on, tokens shuffled and laid again."""
    state = game.state
    if state.ghost_mask != NONE:
        tell(game, told.GHOST_MASK_GONE, wide(state.ghost), wide(state.ghost_mask))
        state.mask_gone |= 1 << state.ghost_mask
        state.ghost_mask = NONE
    if state.options.europeans_leave and state.europeans[FRENCH] | state.europeans[ENGLISH]:
        state.europeans[FRENCH] = 0
        state.europeans[ENGLISH] = 0
        tell(game, told.EUROPEANS_LEFT, NONE)
    state.slot_disc = (state.year - 1) % SLOTS
    lay_tokens(game)


@rule
def lay_tokens(game):
    """Three face down on the slots, the fourth set aside unseen."""
    state = game.state
    state.due = state.slot_disc
    state.ghost_acts = 0
    state.ghost_placed = 0
    state.tokens_stay = 0
    for slot in range(SLOTS):
        state.tokens_up[slot] = UNSEEN
    shuffle(game, state.tokens, 0, TOKENS)
    tell(game, told.TOKENS_LAID, wide(state.ghost), wide(state.slot_disc))
