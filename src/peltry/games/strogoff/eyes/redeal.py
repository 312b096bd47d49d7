"""What a seat cannot know: the other hands and the order of the decks. Bots and hints search only in redealt worlds."""

from __future__ import annotations

import numpy as np

from ....kernel.tools import below, deal_anew, rule, wide
from ..pieces.cards import DECKS
from ..pieces.state import SPECTATORS


@rule
def redeal(game, seat, key):
    """Deal again everything that this seat cannot know; the generator too."""
    game.state.rng = np.uint64(key)
    redeal_action_cards(game, seat)
    for deck in range(len(DECKS)):
        redeal_road(game, seat, deck)
    state = game.state
    deal_anew(game, state.ally_deck, 0, wide(state.ally_left))
    game.state.rng = np.uint64(key) ^ np.uint64(0x5DEECE66D)


@rule
def redeal_action_cards(game, seat):
    """Deck and other hands are one heap: a card drawn is never shown before it is played.

    The other hands are laid on the deck's free room, the heap is shuffled, and they are dealt back from it.
    """
    state = game.state
    heap = wide(state.action_left)
    for other in range(wide(state.options.players)):
        if other != seat:
            courier = state.couriers[other]
            for i in range(wide(courier.hand_count)):
                state.action_deck[heap] = courier.hand[i]
                heap += 1
    deal_anew(game, state.action_deck, 0, heap)
    for other in range(wide(state.options.players)):
        if other != seat:
            courier = state.couriers[other]
            for i in range(wide(courier.hand_count)):
                heap -= 1
                courier.hand[i] = state.action_deck[heap]


@rule
def redeal_road(game, seat, deck):
    """Cards that Blount has shown this seat, or that lie face up, stay where they are."""
    pile = game.state.roads[deck]
    bit = seat if seat >= 0 else SPECTATORS
    unknown = 0
    for i in range(wide(pile.left)):
        if (pile.known[i] >> bit) & 1 == 0:
            lowest_first(pile, bit, i)
            unknown += 1
    for i in range(wide(pile.left) - 1, -1, -1):
        if (pile.known[i] >> bit) & 1 == 0:
            j = nth_unknown(pile, bit, below(game.state, unknown))
            pile.cards[i], pile.cards[j] = pile.cards[j], pile.cards[i]
            unknown -= 1


@rule
def lowest_first(pile, bit, first):
    """The lowest unknown card from here on comes here, so that a deal depends on the cards, not on how they lay."""
    for i in range(first + 1, wide(pile.left)):
        if (pile.known[i] >> bit) & 1 == 0 and pile.cards[i] < pile.cards[first]:
            pile.cards[i], pile.cards[first] = pile.cards[first], pile.cards[i]


@rule
def nth_unknown(pile, bit, n):
    """The place of the nth card from the bottom that is not known."""
    place = 0
    while True:
        if (pile.known[place] >> bit) & 1 == 0:
            if n == 0:
                return place
            n -= 1
        place += 1
