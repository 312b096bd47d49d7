"""Advance: a step, a road card and its immediate danger, the Tartars' space, and another step for the fast."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, top, wide
from ..pieces.cards import FAST, IMMEDIATE, NONE
from ..pieces.decisions import ASK_AGAIN, ASK_IMMEDIATE, DO_ADVANCE, DO_CHECK, DO_CLEARING, DO_ROAD_CARD
from ..pieces.dice import EVASION_ROLL
from ..pieces.events import ADVANCED, ENTERED_IRKUTSK, EVADED, LOST_ENERGY, NOT_EVADED, PLAYED, ROAD_CARD, WENT_FAST
from ..pieces.moves import DECLINE, GO_FAST, PLAY
from .courier import draw_cards, find_ability, list_matching, lose_energy, remove_ability, toss
from .dice import beats, roll_die
from .ending import die
from .penalties import begin_penalties
from .piles import discard_road, draw_road, show_top
from .row import AT_ONCE, add_to_row, any_down, cover, open_twice

STEP = 1  # energy


@rule
def last_space(game):
    """Irkutsk."""
    return wide(game.box.road[game.state.options.edition].last)


@rule
def energy_needed(game, who):
    """For the next step; Irkutsk is not entered with the last point."""
    entering = game.state.couriers[who].space + 1 == last_space(game)
    return wide(game.box.entry_energy) if entering else STEP


@rule
def can_advance(game, who):
    rested = game.state.couriers[who].energy >= energy_needed(game, who)
    return rested and not any_down(game, who) and open_twice(game, who) == 0


@rule
def do_advance(game, who):
    state = game.state
    courier = state.couriers[who]
    courier.energy -= STEP
    courier.space += 1
    tell(game, ADVANCED, who, wide(courier.space), wide(courier.energy))
    if courier.space == last_space(game):
        tell(game, ENTERED_IRKUTSK, who)
        if courier.energy == 0:
            die(game, who)
        else:
            push(game, DO_CLEARING, who)
        return
    push(game, DO_ROAD_CARD, who)
    if state.options.early_evasion != 0 and meets_tartars(game, who, wide(courier.space)):
        evade_tartars(game, who)


@rule
def meets_tartars(game, who, space):
    """They let the blind pass."""
    return game.state.tartars == space and game.state.couriers[who].left == NONE


@rule
def evade_tartars(game, who):
    strength = wide(game.state.strength)
    roll = roll_die(game, who, EVASION_ROLL, strength)
    if beats(roll, strength):
        tell(game, EVADED, who, roll, strength)
        draw_cards(game, who, 1)
    else:
        tell(game, NOT_EVADED, who, roll, strength)
        lose_energy(game, who, LOST_ENERGY)


@rule
def do_road_card(game, who):
    """A card of the space's region, drawn at once; whoever the Tartars wait for meets them after it."""
    state = game.state
    space = wide(state.couriers[who].space)
    deck = wide(game.box.road[state.options.edition].deck[space])
    card = draw_road(game, deck)
    late = state.options.early_evasion == 0 and meets_tartars(game, who, space)
    push(game, DO_CHECK, who, 1 if late else 0)
    if card == NONE:
        return
    add_to_row(game, who, card)
    tell(game, ROAD_CARD, who, card)
    show_top(game, deck)
    danger = wide(game.box.icon[card, IMMEDIATE])
    if danger != NONE:
        push(game, ASK_IMMEDIATE, who, danger)


@rule
def legal_immediate(game, who, out):
    count = list_matching(game, who, PLAY, wide(top(game).danger), out)
    out[count] = DECLINE
    return count + 1


@rule
def apply_immediate(game, who, move):
    danger = wide(top(game).danger)
    pop(game)
    if move == DECLINE:
        return
    toss(game, who, move - PLAY)
    tell(game, PLAYED, who, move - PLAY, danger)
    cover(game, who, wide(game.state.couriers[who].row_count) - 1, IMMEDIATE, AT_ONCE)


@rule
def do_check(game, who, evading):
    """A clash sets off the penalties of all cards; without one a Fast courier may go on."""
    if evading != 0:
        push(game, DO_CHECK, who)
        evade_tartars(game, who)
    elif open_twice(game, who) != 0:
        begin_penalties(game, who)
    elif find_ability(game, who, FAST) != NONE and can_advance(game, who):
        push(game, ASK_AGAIN, who)


@rule
def legal_again(game, who, out):
    out[0] = GO_FAST
    out[1] = DECLINE
    return 2


@rule
def apply_again(game, who, move):
    pop(game)
    if move == GO_FAST:
        card = remove_ability(game, who, find_ability(game, who, FAST))
        discard_road(game, card)
        tell(game, WENT_FAST, who, card)
        push(game, DO_ADVANCE, who)
