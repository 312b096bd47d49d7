"""Songs: in winter one is bought with story; at the end of the story track one may be used at once."""

from __future__ import annotations

import numpy as np

from ...kernel.decisions import offer, pop, push, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .asks import DO_REWARD
from .box import SONG_REWARD
from .events import SANG
from .goods import spend_story
from .moves import PASS, SING, STORY_TROPHY
from .trophy import climb, next_fur


@rule
def can_sing(game, who, slot):
    song = game.state.songs[slot]
    return song >= 0 and game.box.song_story[song] <= game.state.players[who].story


@rule
def can_sing_some(game, who):
    for slot in range(4):
        if can_sing(game, who, slot):
            return True
    return False


@rule
def legal_songs(game, who, out):
    out[0] = PASS
    count = 1
    for slot in range(4):
        count = offer(out, count, SING + slot, can_sing(game, who, slot))
    return count


@rule
def sing(game, who, slot, stays):
    song = np.int64(game.state.songs[slot])
    tell(game, SANG, who, slot, song, stays)
    spend_story(game, who, np.int64(game.box.song_story[song]))
    if not stays:
        game.state.songs[slot] = -1
    push(game, DO_REWARD, who, SONG_REWARD + song)


@rule
def apply_song(game, move):
    who = np.int64(top(game).who)
    pop(game)
    if move != PASS:
        sing(game, who, move - SING, 0)


# The end of the story track.


@rule
def can_step_by_story(game, who):
    """A b board may move its trophy token for story instead of a fur."""
    player = game.state.players[who]
    fur = next_fur(game, player)
    return player.side_b and 0 <= fur <= player.story


@rule
def legal_story(game, who, out):
    count = legal_songs(game, who, out)
    if can_step_by_story(game, who):
        out[count] = STORY_TROPHY
        count += 1
    return count


@rule
def apply_story(game, move):
    who = np.int64(top(game).who)
    pop(game)
    if move == PASS:
        return
    player = game.state.players[who]
    player.story_bonus_used = 1
    if move == STORY_TROPHY:
        price = next_fur(game, player)
        spend_story(game, who, price)
        climb(game, who, price)
    else:
        sing(game, who, move - SING, 1)
