"""Decks and discard piles: action cards, road cards, allies. A deck that runs out is made of its discards again."""

from __future__ import annotations

from ....kernel.tools import reveal, rule, shuffle, tell, wide
from ..pieces.cards import NONE, RUSSIA, SIBERIA
from ..pieces.events import ACTION_DECK, ALLY_DECK, RESHUFFLED, TOP_SHOWN
from ..pieces.state import EVERYBODY, MOST_SHUFFLES


@rule
def draw_action(game):
    """The top action card, NONE when every card is in somebody's hand."""
    state = game.state
    if state.action_left == 0:
        if state.action_gone == 0:
            return NONE
        reshuffle_actions(game)
    state.action_left -= 1
    return wide(state.action_deck[state.action_left])


@rule
def reshuffle_actions(game):
    """Everybody has seen which cards the new deck is made of, and so which ones stay in hands: each is marked."""
    state = game.state
    state.shuffles = min(wide(state.shuffles) + 1, MOST_SHUFFLES)
    gone = wide(state.action_gone)
    for i in range(gone):
        state.shuffled[state.action_discards[i]] = state.shuffles
    state.action_left = deck_of(game, state.action_deck, state.action_discards, gone, ACTION_DECK)
    state.action_gone = 0


@rule
def deck_of(game, cards, discards, gone, deck):
    """The discards make the deck again. Answers how many cards it has."""
    for i in range(gone):
        cards[i] = discards[i]
    shuffle(game, cards, 0, gone)
    tell(game, RESHUFFLED, NONE, deck)
    return gone


@rule
def discard_action(game, card):
    state = game.state
    state.action_discards[state.action_gone] = card
    state.action_gone += 1


@rule
def draw_road(game, deck):
    """The top card of a road deck. The caller tells what becomes of it, then calls `show_top`."""
    pile = game.state.roads[deck]
    if pile.left == 0:
        gone = wide(pile.gone)
        if gone == 0:
            return NONE
        for i in range(gone):
            pile.known[i] = 0
        pile.left = deck_of(game, pile.cards, pile.discards, gone, deck)
        pile.gone = 0
    pile.left -= 1
    pile.known[pile.left] = 0
    reveal(game)
    return wide(pile.cards[pile.left])


@rule
def show_top(game, deck):
    """With face-up decks everybody knows the top cards of Russia and Siberia."""
    if game.state.options.open_decks == 0 or deck not in (RUSSIA, SIBERIA):
        return
    pile = game.state.roads[deck]
    if pile.left > 0:
        pile.known[pile.left - 1] = EVERYBODY
        reveal(game)
        tell(game, TOP_SHOWN, NONE, deck, wide(pile.cards[pile.left - 1]))


@rule
def put_at_bottom(game, deck):
    pile = game.state.roads[deck]
    last = wide(pile.left) - 1
    card, known = pile.cards[last], pile.known[last]
    for i in range(last, 0, -1):
        pile.cards[i] = pile.cards[i - 1]
        pile.known[i] = pile.known[i - 1]
    pile.cards[0] = card
    pile.known[0] = known


@rule
def discard_road(game, card):
    """A road card to the discards of its own deck."""
    pile = game.state.roads[game.box.home[card]]
    pile.discards[pile.gone] = card
    pile.gone += 1


@rule
def draw_ally(game):
    state = game.state
    if state.ally_left == 0:
        gone = wide(state.ally_gone)
        if gone == 0:
            return NONE
        state.ally_left = deck_of(game, state.ally_deck, state.ally_discards, gone, ALLY_DECK)
        state.ally_gone = 0
    state.ally_left -= 1
    reveal(game)
    return wide(state.ally_deck[state.ally_left])
