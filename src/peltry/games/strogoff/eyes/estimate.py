"""How a seat stands, for bots that look one turn ahead. A victory is a million.

The journey needs about one energy a space and a few points for the end; two cards are worth about one energy. A row is
a burden twice: its dangers must be answered some day, and each different one makes the next Advance more dangerous, for
a clash costs about as much as the row is long. Time is what all of it is paid with.

The numbers were tuned in solo games at normal difficulty, a few thousand at a time.
"""

from __future__ import annotations

import numpy as np

from ....kernel.tools import rule, wide
from ..pieces.cards import MARFA, NONE
from ..rules.courier import hand_dangers, is_present
from ..rules.duel import duel_cards
from ..rules.row import is_open, open_dangers

VICTORY, DEATH, DEFEAT = 1_000_000, -1_200_000, -1_000_000
SPACE = 5980
ROUND = -2500  # time is dear, when turns of different length are compared
ENERGY, MORE_ENERGY = 1750, -88  # the first point, and how much less each further one is worth
CARD = 490
NEW_DANGER = 70  # a card against a danger that no other card answers
OPEN_ICON, RECENT_ICON = -1600, -940
CLASH, DOWN = -230, -3250
RISK = -42  # for each different open danger and each card of the row
BLIND = -160
LATE = -306  # for the square of the tenths of a round that are missing on the way
# By ability: DET, ENE, HAB, RES, PRE, RAP. For each round still to come, and at once.
EACH_ROUND = np.array([150, 420, 270, 0, 45, 0], np.int64)
AT_ONCE = np.array([200, 200, 200, 800, 300, 1900], np.int64)


@rule
def estimate(game, seat):
    state = game.state
    courier = state.couriers[seat]
    if state.over != 0:
        return VICTORY if state.winner == seat else DEFEAT
    if courier.alive == 0:
        return DEATH
    rounds = rounds_left(game)
    spaces = wide(game.box.road[state.options.edition].last) - wide(courier.space)
    energy = wide(courier.energy)
    worth = SPACE * wide(courier.space) + ROUND * wide(state.round)
    worth += ENERGY * energy + MORE_ENERGY * energy * (energy - 1) // 2
    if spaces == 0:
        return worth + CARD * wide(courier.hand_count)
    missing = 9 * spaces + wide(courier.row_count) - rounds
    if missing > 0:
        worth += LATE * missing * missing
    worth += row_worth(game, seat) + hand_worth(game, seat, spaces) + abilities_worth(game, seat, rounds // 10)
    return worth + moscow_worth(game)


@rule
def rounds_left(game):
    """Tenths of rounds until Moscow falls, on average."""
    state = game.state
    travel = max(0, wide(game.box.ogareff_end) - wide(state.ogareff))
    return travel * 10 * 10 // 17 + (wide(state.tartars) - 1) * 10 * 2 // 7


@rule
def moscow_worth(game):
    """What the next roll of the march may end."""
    state = game.state
    if state.ogareff < game.box.ogareff_end:
        return 0
    falls = 7 - (wide(state.tartars) - 1)  # sixths
    return DEFEAT * falls // 6 if falls > 0 else 0


@rule
def row_worth(game, seat):
    courier = game.state.couriers[seat]
    seen = open_dangers(game, seat)
    kinds = 0
    clashes = 0
    for danger in range(8):
        kinds += (seen >> danger) & 1
        clashes += (seen >> (danger + 8)) & 1
    worth = CLASH * clashes + RISK * kinds * (wide(courier.row_count) + 1)
    last = wide(courier.row_count) - 1
    for place in range(last + 1):
        if courier.down[place] != 0:
            worth += DOWN
            continue
        for icon in range(2):
            if is_open(game, seat, place, icon):
                worth += RECENT_ICON if place == last else OPEN_ICON
    return worth + (BLIND if courier.left != NONE else 0)


@rule
def hand_worth(game, seat, spaces):
    """Cards, and more for different ones when the end is near: the duel asks for any danger."""
    courier = game.state.couriers[seat]
    held = hand_dangers(game, seat)
    kinds = 0
    for danger in range(8):
        kinds += (held >> danger) & 1
    worth = CARD * wide(courier.hand_count) + NEW_DANGER * kinds
    if spaces <= 2:
        worth += 50 * duel_cards(game) * kinds
        if is_present(game, MARFA):
            for i in range(wide(courier.hand_count)):
                worth += 300 * (game.box.ally[courier.hand[i]] == MARFA)
    return worth


@rule
def abilities_worth(game, seat, rounds):
    courier = game.state.couriers[seat]
    worth = 0
    for i in range(wide(courier.ability_count)):
        ability = wide(game.box.ability[courier.abilities[i]])
        worth += AT_ONCE[ability] + EACH_ROUND[ability] * rounds
    return worth
