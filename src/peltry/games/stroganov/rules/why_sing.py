"""Why a trophy space, a row, a song or a winter wish is closed."""

from __future__ import annotations

from ....kernel.tools import because, rule, top, wide
from ..pieces import reasons
from ..pieces.cards import A5, A9, has
from ..pieces.decisions import ASK_REWARD
from ..pieces.moves import COLLECT, REWARD_ROW, SING
from .trophy import deepest_open, deepest_row, next_fur
from .winter import CHOSEN_INCOME, is_due


@rule
def why_not_climb(game, who, move):
    fur = next_fur(game, game.state.players[who])
    return reasons.TRACK_END if fur < 0 else because(reasons.TROPHY_FUR, fur)


@rule
def why_not_row(game, who, move):
    row, frame = move - REWARD_ROW + 1, top(game)
    after_move = frame.kind == ASK_REWARD
    deepest = deepest_open(game, who) if after_move else deepest_row(game.state.players[who])
    if row > deepest:
        return because(reasons.ROW_CLOSED, row, deepest)
    return reasons.ROW_TAKEN if after_move and row == frame.taken else reasons.ROW_EMPTY


@rule
def why_not_song(game, who, move):
    song = wide(game.state.songs[move - SING])
    if song < 0:
        return reasons.NO_SONG
    return because(reasons.TOO_LITTLE_STORY, wide(game.box.song_story[song]), wide(game.state.players[who].story))


@rule
def why_not_story_trophy(game, who, move):
    me = game.state.players[who]
    fur = next_fur(game, me)
    if me.side_b and fur >= 0:
        return because(reasons.TOO_LITTLE_STORY, fur, wide(me.story))
    return reasons.TRACK_END if me.side_b else reasons.SIDE_A


@rule
def why_not_due(me, wish, otherwise):
    """The income of a wish has been paid, or there is another reason."""
    if not has(me, wish):
        return reasons.NOT_FULFILLED
    return otherwise if is_due(me, wish) else reasons.ALREADY_PAID


@rule
def why_not_winter_fur(game, who, move):
    return why_not_due(game.state.players[who], A5, reasons.BAG_EMPTY)


@rule
def why_not_winter_action(game, who, move):
    return why_not_due(game.state.players[who], A9, reasons.NO_ACTION_OPEN)


@rule
def why_not_collect(game, who, move):
    return why_not_due(game.state.players[who], CHOSEN_INCOME[move - COLLECT], reasons.INCOME_EMPTY)
