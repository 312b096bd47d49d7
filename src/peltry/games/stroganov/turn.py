"""The order of turns: the eastmost Cossack that has not acted this season is next."""

from __future__ import annotations

import numpy as np

from ...kernel.decisions import push
from ...kernel.events import tell
from ...kernel.rule import rule
from .asks import ASK_BASIC, ASK_MAIN, ASK_MOVE, ASK_TURN_END, DO_NEXT_TURN
from .events import SEASON_BEGINS, TURN_BEGINS
from .ivan import start_ivan_turn
from .state import WINTER
from .winter import start_winter


@rule
def next_turn(game):
    state = game.state
    for i in range(state.sides):
        who = np.int64(state.order[i])
        if not state.acted >> who & 1:
            start_turn(game, who)
            return
    end_season(game)


@rule
def start_turn(game, who):
    """A move, then perhaps a basic action, a main action and a paid main action, in this order."""
    state = game.state
    me = state.players[who]
    state.acted |= 1 << who
    me.season_wish_used = 0
    me.story_bonus_used = 0
    state.active = who
    tell(game, TURN_BEGINS, who)
    push(game, DO_NEXT_TURN, -1)
    if who == state.ivan:
        start_ivan_turn(game, who)
        return
    push(game, ASK_TURN_END, who)
    push(game, ASK_MAIN, who, 2)
    push(game, ASK_MAIN, who, 1)
    push(game, ASK_BASIC, who)
    push(game, ASK_MOVE, who)


@rule
def end_season(game):
    state = game.state
    state.season += 1
    if state.season == WINTER:
        start_winter(game)
        return
    state.acted = 0
    tell(game, SEASON_BEGINS, -1, state.season, state.year)
    push(game, DO_NEXT_TURN, -1)
