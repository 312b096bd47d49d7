"""Gaining goods. Every gain is told, and every rule about gaining stands here once."""

from __future__ import annotations

from ....kernel.tools import push, rule, tell
from ....kernel.tools.records import STACK_DEPTH
from ..pieces.box import BANNER, COINS, HORSES, OUTPOST, POINTS, STORY, TIGERS
from ..pieces.decisions import ASK_STORY, DO_IVAN_SONG
from ..pieces.events import BANKED_HORSES, GAINED, GAVE_UP_FUR, SPENT, STORY_FULL
from ..pieces.furs import BEAR, TIGER
from ..pieces.state import FROM_HORSES, STORY_END


@rule
def gain_horses(game, who, amount):
    me = game.state.players[who]
    me.horses += amount
    tell(game, GAINED, who, HORSES, amount)
    if who == game.state.ivan and me.horses >= 5:
        # Ivan rides for nothing: five horses are a point.
        points = me.horses // 5
        me.horses -= 5 * points
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
    steps = min(amount, STORY_END - me.story)
    if steps <= 0:
        return
    me.story += steps
    tell(game, GAINED, who, STORY, steps)
    if me.story == STORY_END:
        tell(game, STORY_FULL, who)
        if game.state.options.story_bonus_once and me.story_bonus_used:
            return
        if game.state.depth > STACK_DEPTH - 10:
            return  # a chain of bonuses this deep has no end; at a table somebody would object
        push(game, DO_IVAN_SONG if who == game.state.ivan else ASK_STORY, who)


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
        gain_story(game, who, 2)


@rule
def lose_fur(game, who, fur):
    """A spent fur goes into the bag, a spent tiger to the tigers."""
    game.state.players[who].furs[fur] -= 1
    if fur == TIGER:
        game.state.tigers += 1
    else:
        game.state.bag[fur] += 1
