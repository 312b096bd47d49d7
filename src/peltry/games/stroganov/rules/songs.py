"""Songs: in winter one is bought with story; at the end of the story track one may be used at once."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, wide
from ..pieces.box import SONG_PLACES, SONG_REWARD
from ..pieces.decisions import DO_DISCARD_SONG, DO_REWARD
from ..pieces.events import SANG, SONG_DISCARDED
from ..pieces.moves import PASS, SING, STORY_TROPHY
from ..pieces.state import NONE
from .auxiliary import has_free_moment
from .goods import spend_story, use_bonus
from .trophy import climb, next_fur


@rule
def can_sing(game, who, slot):
    song = game.state.songs[slot]
    return song >= 0 and game.box.song_story[song] <= game.state.players[who].story


@rule
def can_sing_some(game, who):
    for slot in range(SONG_PLACES):
        if can_sing(game, who, slot):
            return True
    return False


@rule
def can_sing_or_more(game, who):
    """In winter other things may be done too before a song is chosen."""
    return can_sing_some(game, who) or has_free_moment(game, who)


@rule
def legal_songs(game, who, out):
    out[0] = PASS
    count = 1
    for slot in range(SONG_PLACES):
        count = offer(out, count, SING + slot, can_sing(game, who, slot))
    return count


@rule
def sing(game, who, slot, stays):
    """Spend the story and take the rewards. A song of the winter is discarded after them."""
    song = wide(game.state.songs[slot])
    tell(game, SANG, who, slot, song, stays)
    spend_story(game, who, wide(game.box.song_story[song]))
    if stays:
        use_bonus(game, who)
    else:
        push(game, DO_DISCARD_SONG, who, slot)
    push(game, DO_REWARD, who, SONG_REWARD + song)


@rule
def discard_song(game, who, slot):
    game.state.songs[slot] = NONE
    tell(game, SONG_DISCARDED, NONE, slot)


@rule
def apply_song(game, who, move):
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
def can_use_story(game, who):
    return can_sing_some(game, who) or can_step_by_story(game, who)


@rule
def legal_story(game, who, out):
    count = legal_songs(game, who, out)
    return offer(out, count, STORY_TROPHY, can_step_by_story(game, who))


@rule
def apply_story(game, who, move):
    pop(game)
    if move == PASS:
        return
    if move == STORY_TROPHY:
        price = next_fur(game, game.state.players[who])
        spend_story(game, who, price)
        use_bonus(game, who)
        climb(game, who, price)
    else:
        sing(game, who, move - SING, 1)
