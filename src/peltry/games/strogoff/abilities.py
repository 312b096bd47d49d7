"""The six abilities: what the action die sets off, and the ones that are discarded to be used."""

from __future__ import annotations

from ...kernel.decisions import pop, push
from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import DETERMINED, ENERGETIC, FAST, FORESIGHTED, NONE, RESILIENT, SKILFUL
from .courier import draw_cards, find_ability, gain_energy, remove_ability
from .events import ABILITY_WORKED, KEPT, USED_RESILIENCE
from .frames import DETERMINED_ICON, DO_ALL_REACT, DO_DETERMINED, DO_REACT, DO_SKILFUL
from .moves import COVER, DECLINE
from .moves import RESILIENT as USE_RESILIENT
from .piles import discard_road
from .row import any_down, any_open, cover, list_open
from .state import wide


@rule
def gain_ability(game, seat, card):
    """Slide a solved card under the board. Three of the six give a card at once; foresight raises the limit first."""
    courier = game.state.couriers[seat]
    courier.abilities[courier.ability_count] = card
    courier.ability_count += 1
    tell(game, KEPT, seat, card, 0, 0, 0)
    ability = game.box.ability[card]
    if ability in (RESILIENT, FORESIGHTED, FAST):
        draw_cards(game, seat, 1)


@rule
def do_all_react(game, face, index):
    """The die for everybody, the first courier first."""
    state = game.state
    if index >= state.options.players:
        return
    push(game, DO_ALL_REACT, NONE, face, index + 1, 0)
    seat = (wide(state.first) + index) % wide(state.options.players)
    if state.couriers[seat].alive != 0:
        push(game, DO_REACT, seat, face, 0, 0)


@rule
def do_react(game, seat, face):
    """All of a courier's abilities that show this face: energy, then cards, then discs.

    The order is the owner's to choose; this one is never worse than another, as the cards are seen first.
    """
    courier = game.state.couriers[seat]
    skilful = 0
    determined = 0
    for i in range(wide(courier.ability_count)):
        card = wide(courier.abilities[i])
        if (game.box.faces[card] >> face) & 1 == 0:
            continue
        tell(game, ABILITY_WORKED, seat, card, 0, 0, 0)
        ability = game.box.ability[card]
        if ability == ENERGETIC:
            gain_energy(game, seat)
        elif ability == SKILFUL:
            skilful += 1
        elif ability == DETERMINED:
            determined += 1
    if determined > 0:
        push(game, DO_DETERMINED, seat, determined, 0, 0)
    if skilful > 0:
        push(game, DO_SKILFUL, seat, skilful, 0, 0)


@rule
def do_skilful(game, seat, count):
    """One card for each, the hand limit checked after each."""
    if count > 1:
        push(game, DO_SKILFUL, seat, count - 1, 0, 0)
    draw_cards(game, seat, 1)


@rule
def do_determined(game, seat, count):
    if any_open(game, seat) or may_use_resilient(game, seat):
        if count > 1:
            push(game, DO_DETERMINED, seat, count - 1, 0, 0)
        push(game, DETERMINED_ICON, seat, 0, 0, 0)


@rule
def may_use_resilient(game, seat):
    """In the own turn only, and only with something to turn up."""
    return game.state.turn == seat and any_down(game, seat) and find_ability(game, seat, RESILIENT) != NONE


@rule
def use_resilient(game, seat):
    courier = game.state.couriers[seat]
    card = remove_ability(game, seat, find_ability(game, seat, RESILIENT))
    discard_road(game, card)
    for place in range(wide(courier.row_count)):
        courier.down[place] = 0
    tell(game, USED_RESILIENCE, seat, card, 0, 0, 0)


@rule
def legal_determined(game, seat, out):
    count = list_open(game, seat, out)
    if may_use_resilient(game, seat):
        out[count] = USE_RESILIENT
        count += 1
    out[count] = DECLINE
    return count + 1


@rule
def apply_determined(game, seat, move):
    if move == USE_RESILIENT:
        use_resilient(game, seat)
        return
    pop(game)
    if move != DECLINE:
        cover(game, seat, (move - COVER) // 2, (move - COVER) % 2, False)
