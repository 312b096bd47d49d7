"""One courier's things: hand, energy, abilities."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, reveal, rule, tell, wide
from ..pieces.cards import ALLY_PLACES, FORESIGHTED, NONE
from ..pieces.decisions import ASK_EXCESS
from ..pieces.events import DISCARDED, DREW, GAINED_ENERGY
from ..pieces.moves import DISCARD
from ..pieces.state import HAND_ROOM, LARGEST_HAND
from .piles import discard_action, draw_action
from .row import TWICE


@rule
def nth_of_round(game, nth):
    """The nth courier clockwise from the first one of the round, who is number 0."""
    return (wide(game.state.first) + nth) % wide(game.state.options.players)


@rule
def can_draw(game, who):
    """There is a card to draw, and room for it: that fails only with strips of one's own."""
    state = game.state
    return state.action_left + state.action_gone > 0 and state.couriers[who].hand_count < HAND_ROOM


@rule
def draw_cards(game, who, count):
    """Draw action cards, then keep to the hand limit. Push what follows before you call this."""
    courier = game.state.couriers[who]
    for _ in range(count):
        if not can_draw(game, who):
            break
        card = draw_action(game)
        courier.hand[courier.hand_count] = card
        courier.hand_count += 1
        reveal(game)
        tell(game, DREW, who, card)
    if game.state.options.limit_always != 0 or game.state.turn == who:
        keep_to_limit(game, who)


@rule
def keep_to_limit(game, who):
    if game.state.couriers[who].hand_count > hand_limit(game, who):
        push(game, ASK_EXCESS, who)


@rule
def hand_limit(game, who):
    courier = game.state.couriers[who]
    limit = wide(game.box.hand_limit)
    for i in range(wide(courier.ability_count)):
        if game.box.ability[courier.abilities[i]] == FORESIGHTED:
            limit += 1
    return min(limit, LARGEST_HAND)


@rule
def place_in_hand(game, who, card):
    """Where a card lies in the hand, NONE when it does not."""
    courier = game.state.couriers[who]
    for i in range(wide(courier.hand_count)):
        if courier.hand[i] == card:
            return i
    return NONE


@rule
def holds(game, who, card):
    return place_in_hand(game, who, card) != NONE


@rule
def toss(game, who, card):
    """A card from the hand to the discards. The caller tells why."""
    courier = game.state.couriers[who]
    last = wide(courier.hand_count) - 1
    for i in range(place_in_hand(game, who, card), last):
        courier.hand[i] = courier.hand[i + 1]
    courier.hand_count = last
    discard_action(game, card)


@rule
def legal_discards(game, who, out):
    courier = game.state.couriers[who]
    for i in range(wide(courier.hand_count)):
        out[i] = DISCARD + courier.hand[i]
    return wide(courier.hand_count)


@rule
def apply_excess(game, who, move):
    card = move - DISCARD
    toss(game, who, card)
    tell(game, DISCARDED, who, card)
    if game.state.couriers[who].hand_count <= hand_limit(game, who):
        pop(game)


@rule
def list_matching(game, who, verb, danger, out):
    """A move for every card of the hand that shows a danger."""
    courier = game.state.couriers[who]
    count = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        count = offer(out, count, verb + card, game.box.danger[card] == danger)
    return count


@rule
def lose_energy(game, who, kind):
    """One point less, told as `kind`. Energy never falls below 0."""
    courier = game.state.couriers[who]
    if courier.energy > 0:
        courier.energy -= 1
        tell(game, kind, who, wide(courier.energy))


@rule
def can_recover(game, who):
    return game.state.couriers[who].energy < game.box.most_energy


@rule
def gain_energy(game, who):
    """One point more; what goes beyond the track is wasted."""
    if can_recover(game, who):
        courier = game.state.couriers[who]
        courier.energy += 1
        tell(game, GAINED_ENERGY, who, wide(courier.energy))


@rule
def find_ability(game, who, ability):
    """The place of the first such ability, NONE without one."""
    courier = game.state.couriers[who]
    for i in range(wide(courier.ability_count)):
        if game.box.ability[courier.abilities[i]] == ability:
            return i
    return NONE


@rule
def remove_ability(game, who, place):
    """Take an ability from under the board; the road card it is."""
    courier = game.state.couriers[who]
    card = wide(courier.abilities[place])
    courier.ability_count -= 1
    for i in range(place, wide(courier.ability_count)):
        courier.abilities[i] = courier.abilities[i + 1]
    return card


@rule
def hand_dangers(game, who):
    """The dangers in a hand, as bits; from TWICE on those held twice."""
    courier = game.state.couriers[who]
    held = 0
    for i in range(wide(courier.hand_count)):
        bit = 1 << wide(game.box.danger[courier.hand[i]])
        held |= bit | ((held & bit) << TWICE)
    return held


@rule
def is_present(game, ally):
    for place in range(len(ALLY_PLACES)):
        if game.state.allies[place] == ally:
            return True
    return False
