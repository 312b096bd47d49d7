"""The six abilities: what the action die sets off, and the ones that are discarded to be used."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, wide
from ..pieces.cards import DETERMINED, ENERGETIC, FAST, FORESIGHTED, NONE, RESILIENT, SKILFUL
from ..pieces.decisions import ASK_DETERMINED, DO_ALL_REACT, DO_DETERMINED, DO_REACT, DO_SKILFUL
from ..pieces.events import ABILITY_WORKED, KEPT, USED_RESILIENCE
from ..pieces.moves import COVER, DECLINE, USE_RESILIENT
from .courier import draw_cards, find_ability, gain_energy, nth_of_round, remove_ability
from .piles import discard_road
from .row import any_down, any_open, cover, list_open


@rule
def gain_ability(game, who, card):
    """Slide a solved card under the board. Three of the six give a card at once; foresight raises the limit first."""
    courier = game.state.couriers[who]
    courier.abilities[courier.ability_count] = card
    courier.ability_count += 1
    tell(game, KEPT, who, card)
    ability = game.box.ability[card]
    if ability in (RESILIENT, FORESIGHTED, FAST):
        draw_cards(game, who, 1)


@rule
def do_all_react(game, nobody, face, reacted):
    """The die for everybody, the first courier first."""
    state = game.state
    if reacted >= state.options.players:
        return
    push(game, DO_ALL_REACT, NONE, face, reacted + 1)
    who = nth_of_round(game, reacted)
    if state.couriers[who].alive != 0:
        push(game, DO_REACT, who, face)


@rule
def do_react(game, who, face):
    """All of a courier's abilities that show this face: energy, then cards, then discs.

    The order is the owner's to choose; this one is never worse than another, as the cards are seen first.
    """
    courier = game.state.couriers[who]
    skilful = 0
    determined = 0
    for i in range(wide(courier.ability_count)):
        card = wide(courier.abilities[i])
        if (game.box.faces[card] >> face) & 1 == 0:
            continue
        tell(game, ABILITY_WORKED, who, card)
        ability = game.box.ability[card]
        if ability == ENERGETIC:
            gain_energy(game, who)
        elif ability == SKILFUL:
            skilful += 1
        elif ability == DETERMINED:
            determined += 1
    if determined > 0:
        push(game, DO_DETERMINED, who, determined)
    if skilful > 0:
        push(game, DO_SKILFUL, who, skilful)


@rule
def do_skilful(game, who, count):
    """One card for each, the hand limit checked after each."""
    if count > 1:
        push(game, DO_SKILFUL, who, count - 1)
    draw_cards(game, who, 1)


@rule
def do_determined(game, who, count):
    if any_open(game, who) or may_use_resilient(game, who):
        if count > 1:
            push(game, DO_DETERMINED, who, count - 1)
        push(game, ASK_DETERMINED, who)


@rule
def may_use_resilient(game, who):
    """In the own turn only, and only with something to turn up."""
    return game.state.turn == who and any_down(game, who) and find_ability(game, who, RESILIENT) != NONE


@rule
def use_resilient(game, who):
    courier = game.state.couriers[who]
    card = remove_ability(game, who, find_ability(game, who, RESILIENT))
    discard_road(game, card)
    for place in range(wide(courier.row_count)):
        courier.down[place] = 0
    tell(game, USED_RESILIENCE, who, card)


@rule
def legal_determined(game, who, out):
    count = list_open(game, who, out)
    if may_use_resilient(game, who):
        out[count] = USE_RESILIENT
        count += 1
    out[count] = DECLINE
    return count + 1


@rule
def apply_determined(game, who, move):
    if move == USE_RESILIENT:
        use_resilient(game, who)
        return
    pop(game)
    if move != DECLINE:
        cover(game, who, (move - COVER) // 2, (move - COVER) % 2, False)
