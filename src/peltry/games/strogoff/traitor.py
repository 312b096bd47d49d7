"""The traitor's phase: one action card's strip in printed order, or, with Ogareff in Irkutsk, the march on Moscow."""

from __future__ import annotations

from ...kernel.chance import reveal
from ...kernel.decisions import push
from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import ALLY, CARD, DIE, NONE, OGAREFF, SANGARRA_SPIES
from .courier import draw_cards
from .dice import ABILITY_ROLL, MARCH_ROLL, roll_die
from .events import (
    ALL_DRAW,
    ALLY_CAME,
    DIE_ROLLED,
    OGAREFF_ARRIVED,
    OGAREFF_MOVED,
    TRAITOR_CARD,
    TRAITOR_DONE,
)
from .frames import DO_ALL_REACT, DO_DEAL, DO_MARCH, DO_STRIP
from .piles import discard_action, draw_action, draw_ally
from .sangarra import send_sangarra
from .state import FOR_ALL, wide
from .tartars import send_tartars


@rule
def do_traitor(game):
    state = game.state
    if state.ogareff >= game.box.ogareff_end:
        face = roll_for_all(game, MARCH_ROLL)
        push(game, DO_MARCH, NONE, face, 0, 0)
        push(game, DO_ALL_REACT, NONE, face, 0, 0)
        return
    card = draw_action(game)
    if card != NONE:
        reveal(game)
        state.traitor = card
        tell(game, TRAITOR_CARD, NONE, card, 0, 0, 0)
        push(game, DO_STRIP, NONE, 0, 0, 0)


@rule
def roll_for_all(game, purpose):
    face = roll_die(game, FOR_ALL, purpose, 0)
    tell(game, DIE_ROLLED, NONE, face, purpose, 0, 0)
    return face


@rule
def do_strip(game, index):
    """One command of the card. It is discarded only when all are done."""
    state = game.state
    card = wide(state.traitor)
    strip = game.box.strip[card]
    if index >= strip.count:
        state.traitor = NONE
        discard_action(game, card)
        tell(game, TRAITOR_DONE, NONE, card, 0, 0, 0)
        return
    push(game, DO_STRIP, NONE, index + 1, 0, 0)
    command, a = wide(strip.command[index]), wide(strip.a[index])
    if command == OGAREFF:
        move_ogareff(game, a)
    elif command == CARD:
        tell(game, ALL_DRAW, NONE, 0, 0, 0, 0)
        push(game, DO_DEAL, NONE, 0, 0, 0)
    elif command == DIE:
        push(game, DO_ALL_REACT, NONE, roll_for_all(game, ABILITY_ROLL), 0, 0)
    elif command == ALLY:
        bring_ally(game, a)
    elif command == SANGARRA_SPIES:
        send_sangarra(game)
    else:
        send_tartars(game, a, wide(strip.b[index]))


@rule
def move_ogareff(game, steps):
    state = game.state
    end = wide(game.box.ogareff_end)
    arrived = state.ogareff < end
    start = wide(state.ogareff)
    space = min(start + steps, end)
    state.ogareff = space
    tell(game, OGAREFF_MOVED, NONE, space - start, space, 0, 0)
    if arrived and space == end:
        tell(game, OGAREFF_ARRIVED, NONE, 0, 0, 0, 0)


@rule
def do_deal(game, index):
    """Each courier draws one card, the first courier first."""
    state = game.state
    if index >= state.options.players:
        return
    push(game, DO_DEAL, NONE, index + 1, 0, 0)
    seat = (wide(state.first) + index) % wide(state.options.players)
    if state.couriers[seat].alive != 0:
        draw_cards(game, seat, 1)


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
    tell(game, ALLY_CAME, NONE, place, ally, old, 0)
