"""Smallpox: a card is drawn after a barter, and its footer says who falls ill."""

from __future__ import annotations

from ....kernel.tools import lay_shuffled, lift, pop, push, reveal, rule, tell, wide
from ..pieces.decisions import ASK_WINDOW, AT_SMALLPOX, DO_STRIKE, SMALLPOX
from ..pieces.events import SMALLPOX_CARD, SMALLPOX_SHUFFLED
from ..pieces.state import NONE
from ..pieces.tiles import MEDICINE_SOCIETY
from .hand import turn_over_mask
from .natives import in_longhouse, let_lose
from .ready import is_ready


@rule
def do_smallpox(game, who):
    state, box = game.state, game.box
    if state.options.own_pox_deck:
        card = turn_over_pox(game)
        native, victims = wide(box.pox_footer[card]), wide(box.pox_victims[card])
        state.pox_gone |= 1 << card
    else:
        card = turn_over_mask(game)
        if card == NONE:
            return
        native, victims = wide(box.footer[card]), wide(box.victims[card])
        state.mask_gone |= 1 << card
    tell(game, SMALLPOX_CARD, who, card, native, victims, wide(state.options.own_pox_deck))
    push(game, DO_STRIKE, who, victims, native)
    me = state.players[who]
    if is_ready(me, MEDICINE_SOCIETY) and (victims > 0 or in_longhouse(me) > 0):
        push(game, ASK_WINDOW, who, AT_SMALLPOX)


@rule
def turn_over_pox(game):
    """The top card of the smallpox deck; when it is empty, of its discards shuffled again."""
    state = game.state
    if state.pox_left == 0:
        state.pox_left = lay_shuffled(game, state.pox_deck, wide(state.pox_gone))
        state.pox_gone = 0
        tell(game, SMALLPOX_SHUFFLED, NONE)
    card = wide(lift(state.pox_deck, wide(state.pox_left)))
    state.pox_left -= 1
    reveal(game)
    return card


@rule
def do_strike(game, who, victims, native):
    let_lose(game, who, SMALLPOX, victims, native)


@rule
def ignore_smallpox(game):
    """The medicine society: the card strikes nobody."""
    pop(game)  # the window
    pop(game)  # the stroke
