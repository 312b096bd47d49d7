"""Decks of cards: a row of numbers of which the first so many lie there, the top card last.

What lies behind them is blank, so that a deck tells nothing of the cards that were drawn from it. A set of cards, such
as a discard pile of which the order is of no matter, is the bits of a number.
"""

from __future__ import annotations

from .bits import count_bits, lowest_bit
from .chance import below, shuffle
from .rule import rule

NO_CARD = -1


@rule
def lift(cards, count):
    """Take the top one of so many cards; its place is left blank. The caller counts one card less."""
    card = cards[count - 1]
    cards[count - 1] = NO_CARD
    return card


@rule
def lay(cards, several):
    """Make a deck of a set of cards, the lowest at the bottom. Answers how many they are."""
    count = 0
    while several:
        cards[count] = lowest_bit(several)
        several &= several - 1
        count += 1
    for place in range(count, len(cards)):
        cards[place] = NO_CARD
    return count


@rule
def lay_from(game, cards, place, first, count):
    """Lay so many cards, numbered from `first` on, from a place on, and shuffle them."""
    for i in range(count):
        cards[place + i] = first + i
    shuffle(game, cards, place, place + count)


@rule
def lay_shuffled(game, cards, several):
    """Make a deck of a set of cards and shuffle it. Answers how many they are."""
    count = lay(cards, several)
    shuffle(game, cards, 0, count)
    return count


@rule
def cards_in(cards, count):
    """The first so many cards of a deck, as a set."""
    several = 0
    for place in range(count):
        several |= 1 << cards[place]
    return several


@rule
def any_of(holder, several):
    """One card of a set at random, from the generator of any record that has an `rng`."""
    for _ in range(below(holder, count_bits(several))):
        several &= several - 1
    return lowest_bit(several)
