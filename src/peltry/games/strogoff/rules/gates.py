"""The gates of Irkutsk: every open danger is answered before the duel. From here on no energy means death."""

from __future__ import annotations

from ....kernel.tools import count_bits, lowest_bit, offer, pop, push, rule, tell, top, wide
from ..pieces.cards import NONE
from ..pieces.decisions import ASK_ROAD, ASK_TOLL, DO_CLEARING
from ..pieces.events import ROAD_CLEARED
from ..pieces.moves import COVER_LEFT, SPEND
from .answers import list_answers, pay
from .courier import hand_dangers
from .duel import begin_duel
from .row import clear_row, danger_at, icon_of, left_is_open, list_open, open_icons, place_of, put_disc


@rule
def legal_road(game, who, out):
    """Every danger still open, in the courier's own order; the left zone too."""
    count = list_open(game, who, out)
    return offer(out, count, COVER_LEFT, left_is_open(game, who))


@rule
def apply_road(game, who, move):
    pop(game)
    push(game, ASK_TOLL, who, place_of(move), icon_of(move))


@rule
def do_clearing(game, who):
    """The last danger is asked for at once."""
    icons = open_icons(game, who)
    if icons == 0:
        blind = 1 if game.state.couriers[who].left != NONE else 0
        clear_row(game, who)
        tell(game, ROAD_CLEARED, who)
        begin_duel(game, who, blind)
        return
    push(game, DO_CLEARING, who)
    if count_bits(icons) > 1:
        push(game, ASK_ROAD, who)
        return
    at = lowest_bit(icons)
    push(game, ASK_TOLL, who, at // 2, at % 2)


@rule
def toll(game, who):
    """The danger that is asked for, as a bit."""
    frame = top(game)
    return 1 << danger_at(game, who, wide(frame.place), wide(frame.icon))


@rule
def legal_toll(game, who, out):
    """Who holds a card with the danger must use a card; energy is lost only without one."""
    danger = toll(game, who)
    count = list_answers(game, who, danger, out)
    return offer(out, count, SPEND, hand_dangers(game, who) & danger == 0)


@rule
def apply_toll(game, who, move):
    frame = top(game)
    place, icon, danger = wide(frame.place), wide(frame.icon), toll(game, who)
    pop(game)
    if move == SPEND:
        game.state.lacks |= danger
    pay(game, who, move, danger)
    if game.state.couriers[who].alive != 0:
        put_disc(game, who, place, icon)
