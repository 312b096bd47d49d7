"""The Tartars: sent by strips, later marching on Moscow; whom they reach they blind."""

from __future__ import annotations

from ....kernel.tools import along, rule, tell, wide
from ..pieces.cards import NONE, TOMSK
from ..pieces.events import CAPTURED, TARTARS_MARCHED, TARTARS_MOVED
from .courier import nth_of_round
from .ending import moscow_falls
from .piles import draw_road

MOSCOW = 1  # the first space of every road


@rule
def send_tartars(game, place, change):
    """To the place that a strip names; their strength changes even when they stay."""
    state, box = game.state, game.box
    space = wide(box.road[state.options.edition].space_of[place])
    moved = state.tartars != space
    state.tartars = space
    state.strength = along(state.strength, change, wide(box.tartars_weakest), wide(box.tartars_strongest))
    tell(game, TARTARS_MOVED, NONE, space, wide(state.strength))
    if moved or state.options.camp_captures != 0:
        capture_all(game)


@rule
def do_march(game, nobody, steps):
    """Towards Moscow. Reaching it, or passing it, is everybody's defeat."""
    state = game.state
    start = wide(state.tartars)
    space = along(start, -steps, MOSCOW, start)
    state.tartars = space
    tell(game, TARTARS_MARCHED, NONE, space, start - space)
    if space == MOSCOW:
        moscow_falls(game)
    else:
        capture_all(game)


@rule
def capture_all(game):
    """Couriers on the space where the Tartars arrive, unless they are blind already."""
    state = game.state
    for nth in range(wide(state.options.players)):
        who = nth_of_round(game, nth)
        courier = state.couriers[who]
        if courier.alive != 0 and courier.space == state.tartars and courier.left == NONE:
            capture(game, who)


@rule
def capture(game, who):
    card = draw_road(game, TOMSK)
    if card != NONE:
        courier = game.state.couriers[who]
        courier.left = card
        courier.left_paid = 0
        tell(game, CAPTURED, who, card)
