"""Gaining goods. Every gain is told, and every rule about gaining stands here once."""

from __future__ import annotations

from ....kernel.tools import as_far_as, push, rule, tell
from ..pieces.amounts import BEAR_STORY
from ..pieces.box import BANNER, COINS, HORSES, OUTPOST, POINTS, SONG_PLACES, STORY, TIGERS
from ..pieces.decisions import ASK_STORY, DO_BONUS_DONE, DO_IVAN_SONG
from ..pieces.events import BANKED_HORSES, GAINED, GAVE_UP_FUR, SPENT, STORY_FULL
from ..pieces.furs import BEAR, TIGER
from ..pieces.state import BONUS_UNDER_WAY, BONUS_WAITS, FROM_HORSES, NO_BONUS, STORY_END

HORSES_FOR_A_POINT = 5  # to Ivan, who rides for nothing


@rule
def gain_horses(game, who, amount):
    me = game.state.players[who]
    me.horses += amount
    tell(game, GAINED, who, HORSES, amount)
    if who == game.state.ivan and me.horses >= HORSES_FOR_A_POINT:
        points = me.horses // HORSES_FOR_A_POINT
        me.horses -= HORSES_FOR_A_POINT * points
        tell(game, BANKED_HORSES, who, points)
        gain_points(game, who, points, FROM_HORSES)


@rule
def spend_horses(game, who, amount):
    if amount > 0:
        game.state.players[who].horses -= amount
        tell(game, SPENT, who, HORSES, amount)


@rule
def gain_coins(game, who, amount):
    game.state.players[who].coins += amount
    tell(game, GAINED, who, COINS, amount)


@rule
def spend_coins(game, who, amount):
    if amount > 0:
        game.state.players[who].coins -= amount
        tell(game, SPENT, who, COINS, amount)


@rule
def gain_points(game, who, amount, source):
    me = game.state.players[who]
    me.points += amount
    me.points_from[source] += amount
    tell(game, GAINED, who, POINTS, amount, source)


@rule
def gain_story(game, who, amount):
    """Advance the story token. Story beyond the last space is lost; arriving there brings a bonus."""
    me = game.state.players[who]
    steps = as_far_as(me.story, amount, STORY_END)
    if steps == 0:
        return
    me.story += steps
    tell(game, GAINED, who, STORY, steps)
    if me.story == STORY_END:
        tell(game, STORY_FULL, who)
        offer_bonus(game, who)


@rule
def offer_bonus(game, who):
    """At the end of the story track: once a turn, or by the other reading as often as there are places for songs.

    While the rewards of one bonus are being taken, the next one waits until they have been taken.
    """
    me = game.state.players[who]
    if me.story_bonuses >= (1 if game.state.options.story_bonus_once else SONG_PLACES):
        return
    if me.story_bonus != NO_BONUS:
        me.story_bonus = BONUS_WAITS
    else:
        push(game, DO_IVAN_SONG if who == game.state.ivan else ASK_STORY, who)


@rule
def use_bonus(game, who):
    """A song or a trophy step at the end of the story track; what it brings comes on top of this on the stack."""
    me = game.state.players[who]
    me.story_bonuses += 1
    me.story_bonus = BONUS_UNDER_WAY
    push(game, DO_BONUS_DONE, who)


@rule
def end_bonus(game, who):
    me = game.state.players[who]
    waits = me.story_bonus == BONUS_WAITS
    me.story_bonus = NO_BONUS
    if waits:
        offer_bonus(game, who)


@rule
def spend_story(game, who, amount):
    if amount > 0:
        game.state.players[who].story -= amount
        tell(game, SPENT, who, STORY, amount)


@rule
def gain_banner(game, who, amount):
    amount = min(amount, game.state.banners)
    if amount > 0:
        game.state.banners -= amount
        game.state.players[who].banners += amount
        tell(game, GAINED, who, BANNER, amount)


@rule
def gain_outpost(game, who, amount):
    """Outposts go from the general to the personal supply; they are not built yet."""
    me = game.state.players[who]
    amount = min(amount, me.outposts_left)
    if amount > 0:
        me.outposts_left -= amount
        me.outposts += amount
        tell(game, GAINED, who, OUTPOST, amount)


@rule
def gain_tigers(game, who, amount):
    amount = min(amount, game.state.tigers)
    if amount > 0:
        game.state.tigers -= amount
        game.state.players[who].furs[TIGER] += amount
        tell(game, GAINED, who, TIGERS, amount)


@rule
def gain_fur(game, who, fur):
    """Put a fur (or tiger) into a supply. A bear is worth a story, however it was come by."""
    state = game.state
    me = state.players[who]
    if who == state.ivan and state.options.coin_for_trade_fur and fur == state.trade_fur:
        state.bag[fur] += 1
        tell(game, GAVE_UP_FUR, who, fur)
        gain_coins(game, who, 1)
        return
    me.furs[fur] += 1
    if fur == BEAR:
        gain_story(game, who, BEAR_STORY)


@rule
def lose_fur(game, who, fur):
    """A spent fur goes into the bag, a spent tiger to the tigers."""
    game.state.players[who].furs[fur] -= 1
    if fur == TIGER:
        game.state.tigers += 1
    else:
        game.state.bag[fur] += 1
