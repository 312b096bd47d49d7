"""What a seat cannot know: the other hands and the order of the decks. Bots and hints search only in redealt worlds.

A redealt world agrees with all that the seat could be sure of from what happened before everybody's eyes: which cards a
new deck was made of and who has drawn since (here), and what a courier's present decision gives away (promises.py).
"""

from __future__ import annotations

import numpy as np

from ....kernel.tools import below, deal_anew, rule, wide
from ..pieces.cards import DECKS
from ..pieces.state import SPECTATORS
from .promises import keep_promises

TAKEN = -1  # in place of a card that lies in the heap
LATER = np.uint64(0x5DEECE66D)  # so that the dice to come do not follow from the cards just dealt


@rule
def redeal(game, seat, key):
    """Deal again everything that this seat cannot know; the generator too."""
    state = game.state
    state.rng = np.uint64(key)
    for shuffle in range(wide(state.shuffles) + 1):
        redeal_action_cards(game, seat, shuffle)
    keep_promises(game, seat)
    for deck in range(len(DECKS)):
        redeal_road(game, seat, deck)
    deal_anew(game, state.ally_deck, 0, wide(state.ally_left))
    state.rng = np.uint64(key) ^ LATER


@rule
def redeal_action_cards(game, seat, shuffle):
    """Cards that were shuffled together are one heap: those still in other hands and, after the last shuffle, the deck.

    When a deck runs out, all its cards have been drawn, so everybody knows which cards of it are still in hands, and
    from how many draws each hand has them. The other hands are laid on the deck's free room, the heap is shuffled, and
    they are dealt back from it.
    """
    state = game.state
    deck = wide(state.action_left)
    heap = deck
    for other in range(wide(state.options.players)):
        if other != seat:
            courier = state.couriers[other]
            for i in range(wide(courier.hand_count)):
                if state.shuffled[courier.hand[i]] == shuffle:
                    state.action_deck[heap] = courier.hand[i]
                    courier.hand[i] = TAKEN
                    heap += 1
    deal_anew(game, state.action_deck, 0 if shuffle == state.shuffles else deck, heap)
    for other in range(wide(state.options.players)):
        if other != seat:
            courier = state.couriers[other]
            for i in range(wide(courier.hand_count)):
                if courier.hand[i] == TAKEN:
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
