"""The traitor's phase: one action card's strip in printed order, or, with Ogareff in Irkutsk, the march on Moscow."""

from __future__ import annotations

from ....kernel.tools import as_far_as, push, reveal, rule, tell, wide
from ..pieces import events as told
from ..pieces.cards import ALLY, CARD, DIE, NONE, OGAREFF, SANGARRA_SPIES
from ..pieces.decisions import DO_ALL_REACT, DO_DEAL, DO_MARCH, DO_STRIP
from ..pieces.dice import ABILITY_ROLL, FOR_ALL, MARCH_ROLL
from .courier import draw_cards, nth_of_round
from .dice import roll_die
from .piles import discard_action, draw_action, draw_ally
from .sangarra import send_sangarra
from .tartars import send_tartars


@rule
def do_traitor(game):
    state = game.state
    if state.ogareff >= game.box.ogareff_end:
        tell(game, told.MARCH_BEGINS, NONE)
        face = roll_for_all(game, MARCH_ROLL)
        push(game, DO_MARCH, NONE, face)
        push(game, DO_ALL_REACT, NONE, face)
        return
    card = draw_action(game)
    if card != NONE:
        reveal(game)
        state.traitor = card
        tell(game, told.TRAITOR_CARD, NONE, card)
        push(game, DO_STRIP, NONE)


@rule
def roll_for_all(game, purpose):
    face = roll_die(game, FOR_ALL, purpose, 0)
    tell(game, told.DIE_ROLLED, NONE, face, purpose)
    return face


@rule
def do_strip(game, nobody, index):
    """One command of the card. It is discarded only when all are done."""
    state = game.state
    card = wide(state.traitor)
    strip = game.box.strip[card]
    if index >= strip.count:
        state.traitor = NONE
        discard_action(game, card)
        tell(game, told.TRAITOR_DONE, NONE, card)
        return
    push(game, DO_STRIP, NONE, index + 1)
    command, a = wide(strip.command[index]), wide(strip.a[index])
    if command == OGAREFF:
        move_ogareff(game, a)
    elif command == CARD:
        tell(game, told.ALL_DRAW, NONE)
        push(game, DO_DEAL, NONE)
    elif command == DIE:
        push(game, DO_ALL_REACT, NONE, roll_for_all(game, ABILITY_ROLL))
    elif command == ALLY:
        bring_ally(game, a)
    elif command == SANGARRA_SPIES:
        send_sangarra(game)
    else:
        send_tartars(game, a, wide(strip.b[index]))


@rule
def move_ogareff(game, steps):
    state = game.state
    start, end = wide(state.ogareff), wide(game.box.ogareff_end)
    steps = as_far_as(start, steps, end)
    state.ogareff += steps
    tell(game, told.OGAREFF_MOVED, NONE, steps, wide(state.ogareff))
    if steps > 0 and state.ogareff == end:
        tell(game, told.OGAREFF_ARRIVED, NONE)


@rule
def do_deal(game, nobody, nth):
    """Each courier draws one card, the first courier first."""
    state = game.state
    if nth >= state.options.players:
        return
    push(game, DO_DEAL, NONE, nth + 1)
    who = nth_of_round(game, nth)
    if state.couriers[who].alive != 0:
        draw_cards(game, who, 1)


@rule
def bring_ally(game, place):
    """The next ally takes the place; whoever stood there leaves only then."""
    state = game.state
    ally = draw_ally(game)
    if ally == NONE:
        return
    old = wide(state.allies[place])
    state.allies[place] = ally
    if old != NONE:
        state.ally_discards[state.ally_gone] = old
        state.ally_gone += 1
    tell(game, told.ALLY_CAME, NONE, place, ally, old)
