"""The duel: Ogareff is faced card by card."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, top, wide
from ..pieces.cards import ATTACK, DUEL_CARDS, ICONS, IRKUTSK, NONE, REINFORCEMENT
from ..pieces.decisions import ASK_DUEL, DO_BLOW, DO_DUEL
from ..pieces.dice import DUEL_ROLL
from ..pieces.events import ATTACKED, DUEL_BEGAN, DUEL_CARD, HELD_OUT, LOST_ENERGY, OVERRUN, PASSED_BY
from ..pieces.moves import SPEND
from .answers import list_answers, lose_in_irkutsk, pay
from .dice import beats, roll_die
from .ending import win
from .piles import draw_road


@rule
def duel_cards(game):
    """How many cards: by the part of the road on which Ogareff stands."""
    at = game.state.ogareff
    return DUEL_CARDS[(at >= game.box.four_from) + (at >= game.box.five_from)]


@rule
def begin_duel(game, who, blind):
    cards = duel_cards(game)
    tell(game, DUEL_BEGAN, who, cards)
    push(game, DO_DUEL, who, cards, blind)


@rule
def do_duel(game, who, left, blind):
    state = game.state
    card = draw_road(game, IRKUTSK) if left > 0 else NONE
    if card == NONE:
        win(game, who)
        return
    state.duel[state.duel_count] = card
    state.duel_count += 1
    tell(game, DUEL_CARD, who, card)
    push(game, DO_DUEL, who, left - 1, blind)
    push(game, DO_BLOW, who, card, blind)


@rule
def do_blow(game, who, card, blind, struck):
    """The icons of a card, one after the other. Two dangers on it are answered together, by one card or one point."""
    if struck == len(ICONS):
        return
    push(game, DO_BLOW, who, card, blind, struck + 1)
    icon = wide(game.box.icon[card, struck])
    if icon == ATTACK:
        tell(game, ATTACKED, who)
        lose_in_irkutsk(game, who, LOST_ENERGY)
    elif icon == REINFORCEMENT:
        if blind != 0 and game.state.options.blind_roll == 0:
            tell(game, PASSED_BY, who)
        else:
            hold_out(game, who)
    elif icon != NONE and dangers_of(game, card, struck) == 0:
        push(game, ASK_DUEL, who, card)


@rule
def dangers_of(game, card, icons):
    """The dangers among the first icons of a card of Irkutsk, as bits."""
    found = 0
    for icon in range(icons):
        danger = wide(game.box.icon[card, icon])
        if NONE < danger < ATTACK:
            found |= 1 << danger
    return found


@rule
def hold_out(game, who):
    strength = wide(game.state.strength)
    roll = roll_die(game, who, DUEL_ROLL, strength)
    if beats(roll, strength):
        tell(game, HELD_OUT, who, roll, strength)
    else:
        tell(game, OVERRUN, who, roll, strength)
        lose_in_irkutsk(game, who, LOST_ENERGY)


@rule
def faced(game):
    """The dangers of the card that is to be answered."""
    return dangers_of(game, wide(top(game).card), len(ICONS))


@rule
def legal_duel(game, who, out):
    count = list_answers(game, who, faced(game), out)
    out[count] = SPEND
    return count + 1


@rule
def apply_duel(game, who, move):
    dangers = faced(game)
    pop(game)
    pay(game, who, move, dangers)
