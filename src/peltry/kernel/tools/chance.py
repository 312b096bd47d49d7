"""Dice, bags and decks. The generator lives in the state (SplitMix64), never in the process.

Every draw in a game counts as news: somebody has learned something, and undo stops there.
"""

from __future__ import annotations

import numpy as np

from .rule import rule

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_A = np.uint64(0xBF58476D1CE4E5B9)
MIX_B = np.uint64(0x94D049BB133111EB)


@rule
def mix(number):
    """Scatter the bits of a 64-bit number."""
    z = np.uint64(number)
    z = (z ^ (z >> np.uint64(30))) * MIX_A
    z = (z ^ (z >> np.uint64(27))) * MIX_B
    return z ^ (z >> np.uint64(31))


@rule
def seed_chance(game, seed):
    game.state.rng = mix(np.uint64(seed) + GOLDEN)


@rule
def below(holder, n):
    """A number from 0 to n-1, from the generator of any record that has an `rng`."""
    holder.rng += GOLDEN
    return np.int64(((mix(holder.rng) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@rule
def draw(game, n):
    """A number from 0 to n-1 that a player gets to see."""
    game.state.news += 1
    return below(game.state, n)


@rule
def reveal(game):
    """Something hidden was turned up: somebody learned something."""
    game.state.news += 1


@rule
def shuffle(game, cards, first, last):
    """Shuffle cards[first:last] in place."""
    for i in range(last - 1, first, -1):
        j = first + below(game.state, i - first + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def forget_order(cards, first, last):
    """Sort cards[first:last]: what is then shuffled tells nothing of the order in which they lay."""
    for i in range(first + 1, last):
        card = cards[i]
        j = i
        while j > first and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


@rule
def deal_anew(game, cards, first, last):
    """Shuffle cards[first:last] for somebody who knows which cards lie there, but not how."""
    forget_order(cards, first, last)
    shuffle(game, cards, first, last)
