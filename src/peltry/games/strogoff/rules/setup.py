"""Setting up: decks shuffled, couriers in Moscow, the Tartars in Tomsk, Ogareff on his marker."""

from __future__ import annotations

from ....kernel.tools import below, lay_from, push, rule, seed_chance, tell, wide
from ..pieces import cards
from ..pieces.box import CAMP
from ..pieces.cards import NONE
from ..pieces.decisions import DO_ROUND
from ..pieces.events import ALLY_CAME, ROAD_CARD
from ..pieces.options import DEVIR, EASY, EASY_MARKER
from .courier import draw_cards
from .piles import draw_ally, draw_road, show_top
from .row import add_to_row


@rule
def lay_table(game, seed):
    """Everything on the table before the first round."""
    state = game.state
    seed_chance(game, seed)
    shuffle_decks(game)
    place_traitors(game)
    first = below(state, wide(state.options.players))  # whoever posted a letter last
    state.first = first
    state.figure = first
    state.turn = NONE
    state.winner = NONE
    for who in range(wide(state.options.players)):
        equip_courier(game, who)
    show_top(game, cards.RUSSIA)
    show_top(game, cards.SIBERIA)
    push(game, DO_ROUND, NONE)


@rule
def shuffle_decks(game):
    state = game.state
    state.action_left = cards.ACTION_CARDS
    lay_from(game, state.action_deck, 0, 0, cards.ACTION_CARDS)
    for deck in range(len(cards.DECKS)):
        pile = state.roads[deck]
        pile.left = cards.DECK_SIZES[deck]
        lay_from(game, pile.cards, 0, cards.DECK_STARTS[deck], cards.DECK_SIZES[deck])
    state.ally_left = len(cards.ALLIES)
    lay_from(game, state.ally_deck, 0, 0, len(cards.ALLIES))


@rule
def place_traitors(game):
    state, box = game.state, game.box
    for place in range(len(cards.ALLY_PLACES)):
        state.allies[place] = NONE
    state.allies[0] = draw_ally(game)
    tell(game, ALLY_CAME, NONE, 0, wide(state.allies[0]), NONE)
    state.sangarra = NONE
    state.curtain = 0 if state.options.players == 1 else 1
    state.traitor = NONE
    state.tartars = box.road[state.options.edition].space_of[CAMP]
    state.strength = box.tartar_strength
    state.ogareff = ogareff_starts(game)


@rule
def ogareff_starts(game):
    """By difficulty or, in Devir's box, by the number of couriers: that marker lies so far before the easy start."""
    options, starts = game.state.options, game.box.ogareff_start
    if options.edition == DEVIR:
        return wide(starts[EASY]) + EASY_MARKER - wide(options.players)
    return wide(starts[options.difficulty])


@rule
def equip_courier(game, who):
    courier = game.state.couriers[who]
    courier.alive = 1
    courier.space = 1
    courier.energy = game.box.start_energy
    courier.left = NONE
    draw_cards(game, who, wide(game.box.opening_hand))
    card = draw_road(game, cards.RUSSIA)
    add_to_row(game, who, card)
    tell(game, ROAD_CARD, who, card)
