"""The year: turns in order, 1.A a marker on a tile or 1.B a marker in the turn order."""

from __future__ import annotations

from ....kernel.tools import offer, offer_each, pop, push, rule, tell, top, wide
from ..pieces import decisions as asked
from ..pieces import events as told
from ..pieces.board import ALL_CELLS
from ..pieces.cards import MOST_SPACES, ONONDAGA
from ..pieces.moves import ACT, DONE, ORDER
from ..pieces.state import NONE
from ..pieces.tiles import CARD_ACTION, RUNNERS
from .adversity import begin_adversity
from .ghost import ghost_turn
from .places import in_line
from .ready import is_ready, turn_tile


@rule
def do_year(game):
    """Four turns each, one after the other; alone with the plain ghost three."""
    state = game.state
    state.turns = 0
    tell(game, told.YEAR_BEGINS, NONE, wide(state.year))
    push(game, asked.DO_TURNS, NONE)
    begin_adversity(game)


@rule
def turns_each(game):
    plain = game.state.ghost != NONE and game.state.options.plain_ghost != 0
    return wide(game.box.acts) if plain else game.box.acts + 1


@rule
def do_turns(game, nobody, turn):
    state = game.state
    sides = wide(state.sides)
    if turn >= sides * turns_each(game):
        push(game, asked.DO_YEAR_END, NONE)
        return
    who = wide(state.order[turn % sides])
    state.turns = turn + 1
    begin_turn(game, who, turn // sides + 1)
    push(game, asked.DO_TURNS, NONE, turn + 1)
    if who == state.ghost:
        ghost_turn(game)
    else:
        push(game, asked.ASK_TURN, who)


@rule
def begin_turn(game, who, turn):
    state = game.state
    state.active = who
    state.performed = 0
    state.paid = 0
    state.offline = 0
    tell(game, told.TURN_BEGINS, who, turn)


@rule
def turn_number(game):
    """Grows from turn to turn: alone the seat to play never changes."""
    return 32 * wide(game.state.year) + game.state.turns


@rule
def cells_to_mark(game, who):
    """1.A: the first tile is free, the second in a line with it, the third completes the line. As bits."""
    state = game.state
    me = state.players[who]
    markers = wide(me.markers)
    if top(game).black:
        return ALL_CELLS & ~markers
    if me.acts >= game.box.acts:
        return 0
    line = in_line(markers)
    return ALL_CELLS & ~markers & ~line if state.offline else line


@rule
def spaces_to_take(game, who):
    """1.B: the leftmost free space, with Runners any; in New Allies any space that still has a card. As bits."""
    state = game.state
    me = state.players[who]
    if me.changed or state.offline or top(game).black or turns_each(game) == game.box.acts:
        return 0
    free = wide(0)
    for space in range(wide(state.sides) if state.options.base_game else MOST_SPACES):
        taken = state.spaces[space] != 0 if state.options.base_game else state.turn_cards[space] == NONE
        free |= 0 if taken else 1 << space
    return free if not state.options.base_game or is_ready(me, RUNNERS) else free & -free


@rule
def legal_turn(game, who, out):
    count = offer_each(out, 0, ACT, cells_to_mark(game, who))
    count = offer_each(out, count, ORDER, spaces_to_take(game, who))
    return offer(out, count, DONE, top(game).black)


@rule
def apply_turn(game, who, move):
    black = top(game).black
    pop(game)
    if move == DONE:
        return
    if black:
        begin_turn(game, who, wide(game.box.acts) + 2)
        game.state.players[who].power_used = 1
        tell(game, told.BLACK_MARKER, who)
    if move < ORDER:
        mark(game, who, move - ACT)
    else:
        take_space(game, who, move - ORDER)


@rule
def mark(game, who, cell):
    me = game.state.players[who]
    me.markers |= 1 << cell
    me.acts += 1
    tell(game, told.MARKED, who, cell, wide(me.tiles[cell]), me.ritual >> cell & 1)
    push(game, asked.ASK_WINDOW, who, asked.AFTER_ACTIONS, cell)
    push(game, asked.DO_ACTIONS, who, 0, cell)


@rule
def take_space(game, who, space):
    state = game.state
    me = state.players[who]
    if state.options.base_game:
        leftmost = 0
        while state.spaces[leftmost] != 0:
            leftmost += 1
        if space != leftmost:
            turn_tile(game, who, RUNNERS)
    state.spaces[space] = who + 1
    me.changed = 1
    tell(game, told.TOOK_SPACE, who, space)
    if state.options.base_game:
        push(game, asked.ASK_WINDOW, who, asked.AFTER_MARKER)
    else:
        push(game, asked.ASK_WINDOW, who, asked.AFTER_CARD)
        push(game, asked.DO_TAKE_CARD, who, space)
        push(game, asked.ASK_ACTION, who, CARD_ACTION, space)


@rule
def do_take_card(game, who, space):
    """After the alliance action the card is one's own; its lower effect may be used at once."""
    state = game.state
    card = wide(state.turn_cards[space])
    state.turn_cards[space] = NONE
    state.players[who].cards |= 1 << card
    state.players[who].ready_cards |= 1 << card
    tell(game, told.TOOK_CARD, who, card, space)


# The end of a year: the black marker, winter, then the restore phase.


@rule
def do_year_end(game):
    state = game.state
    push(game, asked.DO_RESTORE, NONE)
    push(game, asked.DO_WINTER, NONE)
    for nth in range(wide(state.sides) - 1, -1, -1):
        who = wide(state.order[nth])
        me = state.players[who]
        if me.tribe == ONONDAGA and me.power_used == 0 and who != state.ghost:
            push(game, asked.ASK_TURN, who, 1)
