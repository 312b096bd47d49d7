"""Why a trophy space, a row, a song or a winter wish is closed."""

from __future__ import annotations

from ....kernel.tools import LEGAL, because, rule, top, wide
from ..pieces import reasons
from ..pieces.cards import A5, A9, has
from ..pieces.decisions import ASK_REWARD
from ..pieces.moves import COLLECT, REWARD_ROW, SING
from .songs import can_sing, can_step_by_story
from .trophy import can_climb, deepest_row, next_fur, rewards_to_be_had, row_gives
from .winter import CHOSEN_INCOME, is_due, may_collect, winter_action_open, winter_fur_open


@rule
def why_not_climb(game, who, move):
    fur = next_fur(game, game.state.players[who])
    if fur < 0:
        return because(reasons.TRACK_END)
    return LEGAL if can_climb(game, who) else because(reasons.TROPHY_FUR, fur)


@rule
def why_not_row(game, who, move):
    row, frame = move - REWARD_ROW + 1, top(game)
    me, after_move = game.state.players[who], frame.kind == ASK_REWARD
    deepest = wide(frame.deepest) if after_move else deepest_row(me)
    if row > deepest:
        return because(reasons.ROW_CLOSED, row, deepest)
    if after_move and row == frame.taken:
        return because(reasons.ROW_TAKEN)
    return LEGAL if row_gives(game, me, row, rewards_to_be_had(game, who)) else because(reasons.ROW_EMPTY)


@rule
def why_not_song(game, who, move):
    slot = move - SING
    song = wide(game.state.songs[slot])
    if song < 0:
        return because(reasons.NO_SONG)
    if can_sing(game, who, slot):
        return LEGAL
    return because(reasons.TOO_LITTLE_STORY, wide(game.box.song_story[song]), wide(game.state.players[who].story))


@rule
def why_not_story_trophy(game, who, move):
    me = game.state.players[who]
    if not me.side_b:
        return because(reasons.SIDE_A)
    fur = next_fur(game, me)
    if fur < 0:
        return because(reasons.TRACK_END)
    return LEGAL if can_step_by_story(game, who) else because(reasons.TOO_LITTLE_STORY, fur, wide(me.story))


@rule
def why_not_due(me, wish):
    if not has(me, wish):
        return because(reasons.NOT_FULFILLED)
    return LEGAL if is_due(me, wish) else because(reasons.ALREADY_PAID)


@rule
def why_not_winter_fur(game, who, move):
    me = game.state.players[who]
    why = why_not_due(me, A5)
    return why if why != LEGAL or winter_fur_open(game, me) else because(reasons.BAG_EMPTY)


@rule
def why_not_winter_action(game, who, move):
    why = why_not_due(game.state.players[who], A9)
    return why if why != LEGAL or winter_action_open(game, who) else because(reasons.NO_ACTION_OPEN)


@rule
def why_not_collect(game, who, move):
    me, wish = game.state.players[who], CHOSEN_INCOME[move - COLLECT]
    why = why_not_due(me, wish)
    return why if why != LEGAL or may_collect(me, wish) else because(reasons.INCOME_EMPTY)
