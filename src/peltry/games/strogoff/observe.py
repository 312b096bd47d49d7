"""Numbers for a learner: what a seat may know, its own courier first, the others clockwise after it."""

from __future__ import annotations

from ...kernel.decisions import top
from ...kernel.rule import rule
from .cards import ACTION_CARDS, DECKS, NONE, NORMAL
from .state import LONGEST_ROW, MOST_COURIERS, wide

COMMON = 34
OF_CARD = 6  # two dangers, two covered, down, penalty
OF_COURIER = 8 + LONGEST_ROW * OF_CARD + 6 + 6
OF_DECK = 3
OBSERVATION = COMMON + len(DECKS) * OF_DECK + 2 * ACTION_CARDS + MOST_COURIERS * OF_COURIER


@rule
def observe(game, seat, out):
    """Fills the first OBSERVATION numbers. A spectator (seat -1) looks from the first chair and sees no hand."""
    state = game.state
    for i in range(OBSERVATION):
        out[i] = 0
    observe_table(game, seat, out)
    at = COMMON
    for deck in range(len(DECKS)):
        observe_deck(game, seat, deck, out, at)
        at += OF_DECK
    if seat >= 0:
        courier = state.couriers[seat]
        for i in range(wide(courier.hand_count)):
            out[at + courier.hand[i]] = 1
    at += ACTION_CARDS
    for i in range(wide(state.action_gone)):
        out[at + state.action_discards[i]] = 1
    at += ACTION_CARDS
    players = wide(state.options.players)
    for i in range(players):
        observe_courier(game, (max(seat, 0) + i) % players, out, at)
        at += OF_COURIER
    return OBSERVATION


@rule
def observe_table(game, seat, out):
    state = game.state
    players = wide(state.options.players)
    out[0] = players
    out[1] = state.options.edition
    out[2] = state.options.open_decks
    out[3] = state.options.moving_figure
    out[4] = state.round
    out[5] = (wide(state.first) - max(seat, 0)) % players
    out[6] = (wide(state.figure) - max(seat, 0)) % players
    out[7] = (wide(state.turn) - max(seat, 0)) % players if state.turn >= 0 else NONE
    out[8] = state.ogareff
    out[9] = wide(game.box.ogareff_end) - wide(state.ogareff)
    out[10] = state.tartars
    out[11] = state.strength
    out[12] = (wide(state.sangarra) - max(seat, 0)) % players if state.sangarra >= 0 else NONE
    out[13] = state.curtain
    out[14] = state.traitor
    out[15] = state.action_left
    out[16] = state.ally_left
    for place in range(4):
        if state.allies[place] != NONE:
            out[17 + state.allies[place]] = place + 1
    out[23] = state.over
    if state.over == 0:
        frame = top(game)
        out[24] = frame.kind
        out[25] = (wide(frame.who) - max(seat, 0)) % players
        out[26] = frame.a
        out[27] = frame.b
        out[28] = frame.c
    out[29] = state.duel_count
    out[30] = state.options.late_evasion
    out[31] = state.options.camp_captures
    out[32] = state.options.own_turn_limit
    out[33] = state.options.blind_spared


@rule
def observe_deck(game, seat, deck, out, at):
    """Cards left, and the dangers of the top card if this seat knows it."""
    pile = game.state.roads[deck]
    out[at] = pile.left
    out[at + 1] = NONE
    out[at + 2] = NONE
    if seat >= 0 and pile.left > 0 and (pile.known[pile.left - 1] >> seat) & 1:
        card = pile.cards[pile.left - 1]
        out[at + 1] = game.box.icon[card, 0]
        out[at + 2] = game.box.icon[card, 1]


@rule
def observe_courier(game, seat, out, at):
    courier, box = game.state.couriers[seat], game.box
    out[at] = courier.alive
    out[at + 1] = courier.space
    out[at + 2] = courier.energy
    out[at + 3] = courier.hand_count
    out[at + 4] = courier.row_count
    out[at + 5] = box.icon[courier.left, NORMAL] if courier.left != NONE else NONE
    out[at + 6] = courier.left_paid
    out[at + 7] = courier.ability_count
    at += 8
    for place in range(wide(courier.row_count)):
        card = courier.row[place]
        here = at + place * OF_CARD
        out[here] = box.icon[card, 0] + 1
        out[here + 1] = box.icon[card, 1] + 1
        out[here + 2] = courier.covered[place] & 1
        out[here + 3] = courier.covered[place] >> 1
        out[here + 4] = courier.down[place]
        out[here + 5] = box.penalty[card] + 1
    at += LONGEST_ROW * OF_CARD
    for i in range(wide(courier.ability_count)):
        card = courier.abilities[i]
        out[at + box.ability[card]] += 1
        for face in range(1, 7):
            out[at + 5 + face] += (box.faces[card] >> face) & 1
