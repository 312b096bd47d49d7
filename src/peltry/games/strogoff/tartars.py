"""The Tartars: sent by strips, later marching on Moscow; whom they reach they blind."""

from __future__ import annotations

from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import NONE, TOMSK
from .ending import moscow_falls
from .events import CAPTURED, TARTARS_MARCHED, TARTARS_MOVED
from .piles import draw_road
from .state import wide


@rule
def send_tartars(game, space, change):
    """To a space that a strip names; their strength changes even when they stay."""
    state, box = game.state, game.box
    if space > 5:
        space += wide(box.road[state.options.edition].shift)
    moved = state.tartars != space
    state.tartars = space
    strength = wide(state.strength) + change
    state.strength = min(max(strength, wide(box.tartars_weakest)), wide(box.tartars_strongest))
    tell(game, TARTARS_MOVED, NONE, space, wide(state.strength), 0, 0)
    if moved or state.options.camp_captures != 0:
        capture_all(game)


@rule
def do_march(game, steps):
    """Towards Moscow. Reaching it, or passing it, is everybody's defeat."""
    state = game.state
    start = wide(state.tartars)
    space = max(1, start - steps)
    state.tartars = space
    tell(game, TARTARS_MARCHED, NONE, space, start - space, 0, 0)
    if space == 1:
        moscow_falls(game)
    else:
        capture_all(game)


@rule
def capture_all(game):
    """Couriers on the space where the Tartars arrive, unless they are blind already."""
    state = game.state
    players = wide(state.options.players)
    for i in range(players):
        seat = (wide(state.first) + i) % players
        courier = state.couriers[seat]
        if courier.alive != 0 and courier.space == state.tartars and courier.left == NONE:
            capture(game, seat)


@rule
def capture(game, seat):
    card = draw_road(game, TOMSK)
    if card != NONE:
        courier = game.state.couriers[seat]
        courier.left = card
        courier.left_paid = 0
        tell(game, CAPTURED, seat, card, 0, 0, 0)
