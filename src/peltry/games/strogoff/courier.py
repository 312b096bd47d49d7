"""One courier's things: hand, energy, abilities."""

from __future__ import annotations

from ...kernel.chance import reveal
from ...kernel.decisions import pop, push
from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import FORESIGHTED, NONE
from .events import DISCARDED, DREW, GAINED_ENERGY
from .frames import EXCESS
from .moves import DISCARD
from .piles import discard_action, draw_action
from .state import HAND_ROOM, LARGEST_HAND, wide


@rule
def draw_cards(game, seat, count):
    """Draw action cards, then keep to the hand limit. Push what follows before you call this."""
    courier = game.state.couriers[seat]
    for _ in range(count):
        if courier.hand_count >= HAND_ROOM:  # only with strips of one's own, and a limit that waits for the own turn
            break
        card = draw_action(game)
        if card == NONE:
            break
        courier.hand[courier.hand_count] = card
        courier.hand_count += 1
        reveal(game)
        tell(game, DREW, seat, card, 0, 0, 0)
    if game.state.options.own_turn_limit == 0 or game.state.turn == seat:
        keep_to_limit(game, seat)


@rule
def keep_to_limit(game, seat):
    if game.state.couriers[seat].hand_count > hand_limit(game, seat):
        push(game, EXCESS, seat, 0, 0, 0)


@rule
def hand_limit(game, seat):
    courier = game.state.couriers[seat]
    limit = wide(game.box.hand_limit)
    for i in range(wide(courier.ability_count)):
        if game.box.ability[courier.abilities[i]] == FORESIGHTED:
            limit += 1
    return min(limit, LARGEST_HAND)


@rule
def toss(game, seat, card):
    """A card from the hand to the discards. The caller tells why."""
    courier = game.state.couriers[seat]
    last = wide(courier.hand_count) - 1
    place = 0
    while courier.hand[place] != card:
        place += 1
    for i in range(place, last):
        courier.hand[i] = courier.hand[i + 1]
    courier.hand_count = last
    discard_action(game, card)


@rule
def legal_discards(game, seat, out):
    courier = game.state.couriers[seat]
    for i in range(wide(courier.hand_count)):
        out[i] = DISCARD + courier.hand[i]
    return wide(courier.hand_count)


@rule
def apply_excess(game, seat, move):
    card = move - DISCARD
    toss(game, seat, card)
    tell(game, DISCARDED, seat, card, 0, 0, 0)
    if game.state.couriers[seat].hand_count <= hand_limit(game, seat):
        pop(game)


@rule
def lose_energy(game, seat, kind):
    """One point less, told as `kind`. Energy never falls below 0."""
    courier = game.state.couriers[seat]
    if courier.energy > 0:
        courier.energy -= 1
        tell(game, kind, seat, wide(courier.energy), 0, 0, 0)


@rule
def gain_energy(game, seat):
    """One point more; what goes beyond the track is wasted."""
    courier = game.state.couriers[seat]
    if courier.energy < game.box.most_energy:
        courier.energy += 1
        tell(game, GAINED_ENERGY, seat, wide(courier.energy), 0, 0, 0)


@rule
def find_ability(game, seat, ability):
    """The place of the first such ability, NONE without one."""
    courier = game.state.couriers[seat]
    for i in range(wide(courier.ability_count)):
        if game.box.ability[courier.abilities[i]] == ability:
            return i
    return NONE


@rule
def remove_ability(game, seat, place):
    """Take an ability from under the board; the road card it is."""
    courier = game.state.couriers[seat]
    card = wide(courier.abilities[place])
    courier.ability_count -= 1
    for i in range(place, wide(courier.ability_count)):
        courier.abilities[i] = courier.abilities[i + 1]
    return card


@rule
def hand_dangers(game, seat):
    """The dangers in a hand: bits 0-7 those held, bits 8-15 those held twice."""
    courier = game.state.couriers[seat]
    held = 0
    for i in range(wide(courier.hand_count)):
        bit = 1 << wide(game.box.danger[courier.hand[i]])
        held |= bit | ((held & bit) << 8)
    return held


@rule
def is_present(game, ally):
    allies = game.state.allies
    return allies[0] == ally or allies[1] == ally or allies[2] == ally or allies[3] == ally
