"""Winter: income, storytelling, a last free moment; then administration or the end."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.cards import A2, A5, A7, A9, S2, S3, S4, S5, WISH_NAMES, count_cards, has
from ..pieces.decisions import (
    ASK_ADVANCED,
    ASK_INCOME,
    ASK_SONG,
    ASK_WINDOW,
    DO_ADMINISTRATION,
    DO_INCOME,
    DO_SCORING,
    DO_SONGS,
    DO_STORYTELLING,
    DO_WINDOWS,
)
from ..pieces.events import INCOME, WINTER_BEGINS
from ..pieces.moves import COLLECT, PASS, WINTER_ACTION, WINTER_FUR, WINTER_INCOME
from ..pieces.state import YEARS
from .auxiliary import has_free_moment
from .furs import draw_from_bag
from .goods import gain_coins, gain_horses, gain_story
from .ivan import ivan_sings

INCOME_PAID = 37  # the bit after the wishes: the income that everyone has
CHOSEN_INCOME = tuple(WISH_NAMES.index(wish) for wish in WINTER_INCOME)


@rule
def start_winter(game):
    state = game.state
    tell(game, WINTER_BEGINS, -1, state.year)
    for side in range(state.sides):
        state.players[side].paid_out = 0
        state.players[side].story_bonus_used = 0
    push(game, DO_INCOME, -1, 0)


@rule
def income_in_order(game, nobody, turn):
    """Everyone's own moment, in player order; afterwards storytelling."""
    state = game.state
    if turn == state.sides:
        push(game, DO_STORYTELLING, -1, 0)
        return
    who = wide(state.order[turn])
    push(game, DO_INCOME, -1, turn + 1)
    if who == state.ivan:
        tell(game, INCOME, who)
        gain_horses(game, who, 2 + wide(state.players[who].banners))
    else:
        push(game, ASK_INCOME, who)


@rule
def due(player, wish):
    """Whether a winter wish has still to pay this winter; marks it as paid."""
    if not has(player, wish) or player.paid_out >> wish & 1:
        return False
    player.paid_out |= 1 << wish
    return True


@rule
def collect_income(game, who):
    """Two horses, one for each banner, and what winter wishes bring; a wish fulfilled now pays too.

    A9 may bring another outpost or landscape, or fill the story track: while it is due, its owner chooses what comes
    first. Answers whether a decision has come up that must be made before anything else.
    """
    me = game.state.players[who]
    horses = 0
    if not me.paid_out >> INCOME_PAID & 1:
        me.paid_out |= 1 << INCOME_PAID
        tell(game, INCOME, who)
        horses = 2 + wide(me.banners)
    horses += 3 * (due(me, S2) + due(me, A2))
    if horses > 0:
        gain_horses(game, who, horses)
    if due(me, S3):
        gain_coins(game, who, 1)
    if is_due(me, A9):
        return False
    for wish in CHOSEN_INCOME:
        if is_due(me, wish):
            collect(game, who, wish)
            if top(game).kind != ASK_INCOME:
                return True  # the end of the story track comes before the next card
    return False


@rule
def collect(game, who, wish):
    """Two story, or two horses for each outpost or landscape."""
    me = game.state.players[who]
    me.paid_out |= 1 << wish
    if wish == S4 or wish == A7:
        gain_story(game, who, 2)
        return
    horses = 2 * possessions(me, wish)
    if horses > 0:
        gain_horses(game, who, horses)


@rule
def possessions(me, wish):
    """What S5 and S6 count: outposts and landscapes."""
    if wish == S5:
        return count_cards(wide(me.built))
    tiles = wide(0)
    for terrain in range(4):
        tiles += me.tiles[terrain]
    return tiles


@rule
def waits_for_income(me):
    for wish in CHOSEN_INCOME:
        if is_due(me, wish):
            return True
    return False


@rule
def may_collect(me, wish):
    """Before A9, and only what would bring something now."""
    return is_due(me, wish) and (wish == S4 or wish == A7 or possessions(me, wish) > 0)


@rule
def is_due(player, wish):
    return has(player, wish) and not player.paid_out >> wish & 1


@rule
def winter_fur_open(game, me):
    return is_due(me, A5) and game.state.bag_heap != 0


@rule
def has_winter_choice(game, who):
    me = game.state.players[who]
    return winter_fur_open(game, me) or is_due(me, A9)


@rule
def has_winter_choice_or_more(game, who):
    return has_winter_choice(game, who) or has_free_moment(game, who)


@rule
def legal_income(game, who, out):
    me = game.state.players[who]
    out[0] = PASS
    count = 1
    if winter_fur_open(game, me):
        out[count] = WINTER_FUR
        count += 1
    if is_due(me, A9):
        out[count] = WINTER_ACTION
        count += 1
        for choice in range(len(CHOSEN_INCOME)):
            count = offer(out, count, COLLECT + choice, may_collect(me, CHOSEN_INCOME[choice]))
    return count


@rule
def apply_income(game, who, move):
    me = game.state.players[who]
    if move == WINTER_FUR:
        me.paid_out |= 1 << A5
        draw_from_bag(game, who)
    elif move == WINTER_ACTION:
        me.paid_out |= 1 << A9
        push(game, ASK_ADVANCED, who, 1, 0)
    elif move != PASS:
        collect(game, who, CHOSEN_INCOME[move - COLLECT])
    elif is_due(me, A9) and waits_for_income(me):
        me.paid_out |= 1 << A5 | 1 << A9  # forgone; what waited comes in now, and may still be used
    else:
        pop(game)


@rule
def storytelling(game, nobody, turn):
    """The eastmost player has two story, the second one; a full track is used before going on."""
    state = game.state
    if turn < 2:
        push(game, DO_STORYTELLING, -1, turn + 1)
        gain_story(game, wide(state.order[turn]), 2 - turn)
    else:
        push(game, DO_SONGS, -1, 0)


@rule
def songs_in_order(game, nobody, turn):
    state = game.state
    if turn == state.sides:
        push(game, DO_WINDOWS, -1, 0)
        return
    who = wide(state.order[turn])
    push(game, DO_SONGS, -1, turn + 1)
    if who == state.ivan:
        ivan_sings(game, who, 0)
    else:
        push(game, ASK_SONG, who)


@rule
def windows_in_order(game, nobody, turn):
    state = game.state
    if turn == state.sides:
        push(game, DO_SCORING if state.year == YEARS else DO_ADMINISTRATION, -1)
        return
    push(game, DO_WINDOWS, -1, turn + 1)
    if state.order[turn] != state.ivan:
        push(game, ASK_WINDOW, wide(state.order[turn]))
