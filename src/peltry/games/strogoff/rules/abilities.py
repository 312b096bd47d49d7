"""The six abilities: what the action die sets off, and the ones that are discarded to be used."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.cards import DETERMINED, ENERGETIC, FAST, FORESIGHTED, NONE, RESILIENT, SKILFUL
from ..pieces.decisions import ASK_DETERMINED, DO_ALL_REACT, DO_DETERMINED, DO_REACT, DO_SKILFUL
from ..pieces.events import ABILITY_WORKED, KEPT, USED_RESILIENCE
from ..pieces.moves import DECLINE, USE_RESILIENT
from .courier import can_draw, can_recover, draw_cards, find_ability, gain_energy, nth_of_round, remove_ability
from .piles import discard_road
from .row import WITH_HELP, any_down, any_open, cover, icon_of, list_open, place_of


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
    An ability that brings nothing has not worked, and nothing is told of it.
    """
    courier = game.state.couriers[who]
    skilful = determined = False
    for i in range(wide(courier.ability_count)):
        card = wide(courier.abilities[i])
        if not shows(game, card, face):
            continue
        ability = game.box.ability[card]
        if ability == ENERGETIC and can_recover(game, who):
            tell(game, ABILITY_WORKED, who, card)
            gain_energy(game, who)
        skilful = skilful or ability == SKILFUL
        determined = determined or ability == DETERMINED
    if determined:
        push(game, DO_DETERMINED, who, face)
    if skilful:
        push(game, DO_SKILFUL, who, face)


@rule
def shows(game, card, face):
    return (game.box.faces[card] >> face) & 1 != 0


@rule
def nth_ability(game, who, ability, face, nth):
    """The nth of a courier's abilities of a kind that show this face, NONE when there are not so many."""
    courier = game.state.couriers[who]
    for i in range(wide(courier.ability_count)):
        card = wide(courier.abilities[i])
        if game.box.ability[card] == ability and shows(game, card, face):
            if nth == 0:
                return card
            nth -= 1
    return NONE


@rule
def do_skilful(game, who, face, worked):
    """One card for each, the hand limit checked after each."""
    card = nth_ability(game, who, SKILFUL, face, worked)
    if card == NONE:
        return
    push(game, DO_SKILFUL, who, face, worked + 1)
    if can_draw(game, who):
        tell(game, ABILITY_WORKED, who, card)
        draw_cards(game, who, 1)


@rule
def do_determined(game, who, face, worked):
    """A disc for each, if there is an icon to cover or a card to turn up for it."""
    card = nth_ability(game, who, DETERMINED, face, worked)
    if card == NONE:
        return
    if any_open(game, who) or may_use_resilient(game, who):
        push(game, DO_DETERMINED, who, face, worked + 1)
        push(game, ASK_DETERMINED, who, card)


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
    count = offer(out, count, USE_RESILIENT, may_use_resilient(game, who))
    out[count] = DECLINE
    return count + 1


@rule
def apply_determined(game, who, move):
    if move == USE_RESILIENT:
        use_resilient(game, who)
        return
    ability = wide(top(game).card)
    pop(game)
    if move != DECLINE:
        tell(game, ABILITY_WORKED, who, ability)
        cover(game, who, place_of(move), icon_of(move), WITH_HELP)
