"""Legal moves and what they do: every pending decision with the rules that answer it."""

from __future__ import annotations

import numpy as np

from ...kernel.decisions import pop, top
from ...kernel.rule import clause, rule
from .administration import administration
from .advanced import (
    FREE_OF_FUR,
    SECOND_ACTION,
    act,
    any_plain_yurt,
    apply_extra_action,
    apply_outpost_song,
    can_build_by_song,
    legal_advanced,
    legal_extra_action,
    legal_outpost_song,
    legal_village,
    legal_yurt,
    pay_and_act,
    take_tile,
)
from .asks import (
    ASK_ADVANCED,
    ASK_BASIC,
    ASK_COVER,
    ASK_DRAFT,
    ASK_HUNT_MORE,
    ASK_INCOME,
    ASK_KEEP,
    ASK_MAIN,
    ASK_MARKET,
    ASK_MOVE,
    ASK_OUTPOST,
    ASK_PAY,
    ASK_REWARD,
    ASK_SONG,
    ASK_STORY,
    ASK_SWAP_PAY,
    ASK_TRADE,
    ASK_TROPHY,
    ASK_TURN_END,
    ASK_VILLAGE,
    ASK_WINDOW,
    ASK_WISH_SONG,
    ASK_YURT,
    DO_ACTION,
    DO_ADMINISTRATION,
    DO_CLIMB,
    DO_FULFIL,
    DO_INCOME,
    DO_IVAN_ADDITIONAL,
    DO_IVAN_HUNT,
    DO_IVAN_MAIN,
    DO_IVAN_SONG,
    DO_NEXT_TURN,
    DO_REWARD,
    DO_SCORING,
    DO_SONGS,
    DO_STORYTELLING,
    DO_TAKE_TILE,
    DO_WINDOWS,
    FIRST_TASK,
)
from .auxiliary import (
    apply_free_move,
    apply_swap_pay,
    apply_take,
    has_free_moment,
    is_free_move,
    legal_free_moment,
    legal_swap_pay,
    legal_take,
)
from .basic import apply_trade, do_basic, is_basic, legal_basic, legal_trade, pay_and_do_basic
from .cards import S8, holds
from .furs import apply_keep, fill_market, legal_keep, market_is_empty
from .hunt import apply_hunt_more, can_hunt, can_hunt_more, legal_hunt_more
from .ivan import ivan_additional, ivan_hunts, ivan_main, ivan_sings
from .moves import PASS, PAY
from .pay import cover_with, cover_without_choice, legal_cover, legal_pay, pay_what_has_no_choice, pay_with
from .rewards import give_reward
from .row import apply_go, legal_go, next_tile
from .scoring import score_all
from .setup import apply_draft, legal_draft
from .songs import apply_song, apply_story, can_sing_some, can_step_by_story, legal_songs, legal_story
from .state import LOWEST_FUR
from .trophy import apply_reward, apply_trophy, climb, legal_reward, legal_trophy
from .turn import next_turn
from .winter import (
    apply_income,
    collect_income,
    has_winter_choice,
    income_in_order,
    legal_income,
    songs_in_order,
    storytelling,
    windows_in_order,
)
from .wishes import apply_wish_song, can_use_wish_song, finish_fulfil, legal_wish_song


@rule
def legal(game, out):
    """The legal moves of the decision on top of the stack."""
    if game.state.over:
        return 0
    frame = top(game)
    kind, who = np.int64(frame.kind), np.int64(frame.who)
    if kind <= ASK_MAIN or kind == ASK_TURN_END:
        return legal_in_turn(game, kind, who, out)
    if kind == ASK_PAY:
        return legal_pay(game, out)
    if kind == ASK_COVER:
        return legal_cover(game, out)
    if kind == ASK_KEEP:
        return legal_keep(game, out)
    if kind == ASK_MARKET:
        return legal_take(game, who, out)
    if kind == ASK_SWAP_PAY:
        return legal_swap_pay(game, who, out)
    if kind == ASK_VILLAGE:
        return legal_village(game, out)
    if kind == ASK_YURT:
        return legal_yurt(game, out)
    if kind == ASK_ADVANCED:
        return legal_extra_action(game, out)
    if kind == ASK_OUTPOST:
        return legal_outpost_song(game, who, out)
    if kind == ASK_WISH_SONG:
        return legal_wish_song(game, who, out)
    return legal_at_leisure(game, kind, who, out)


@clause
def legal_in_turn(game, kind, who, out):
    """The steps of a turn: the forced move, the basic action, the main actions, the end."""
    count = 0
    if kind == ASK_DRAFT:
        return legal_draft(game, out)
    if kind == ASK_MOVE:
        count = legal_go(game, who, out, count)
    else:
        out[count] = PASS
        count += 1
        if kind == ASK_BASIC:
            count = legal_basic(game, who, 0, out, count)
        elif kind == ASK_MAIN and top(game).a == 1:
            count = legal_basic(game, who, 0, out, count)
            count = legal_advanced(game, who, FREE_OF_FUR, out, count)
        elif kind == ASK_MAIN and has_any_fur(game.state.players[who]):
            count = legal_basic(game, who, 1, out, count)
            count = legal_advanced(game, who, SECOND_ACTION, out, count)
    return legal_free_moment(game, who, out, count)


@rule
def legal_at_leisure(game, kind, who, out):
    """Choices during which auxiliary actions are open too."""
    if kind == ASK_HUNT_MORE:
        count = legal_hunt_more(game, who, out)
    elif kind == ASK_TRADE:
        count = legal_trade(game, who, out)
    elif kind == ASK_TROPHY:
        count = legal_trophy(game, who, out)
    elif kind == ASK_REWARD:
        count = legal_reward(game, who, out)
    elif kind == ASK_STORY:
        count = legal_story(game, who, out)
    elif kind == ASK_SONG:
        count = legal_songs(game, who, out)
    elif kind == ASK_INCOME:
        count = legal_income(game, who, out)
    else:
        out[0] = PASS
        count = 1
    return legal_free_moment(game, who, out, count)


@rule
def has_any_fur(player):
    return player.heap != 0


@rule
def apply(game, move):
    """Carry out one legal move, then everything that follows without a decision."""
    answer(game, move)
    resume(game)


@clause
def answer(game, move):
    """Answer the pending decision; what follows from it waits on the stack."""
    kind = np.int64(top(game).kind)
    if is_free_move(move):
        # A wish fulfilled by a song is the answer to a decision, not an auxiliary action.
        if kind == ASK_WISH_SONG:
            apply_wish_song(game, move)
        else:
            apply_free_move(game, np.int64(top(game).who), move)
    elif kind == ASK_MOVE:
        apply_go(game, move)
    elif kind == ASK_BASIC or kind == ASK_MAIN:
        apply_action(game, move)
    elif kind == ASK_MARKET:
        apply_take(game, move)
    elif kind == ASK_TURN_END or kind == ASK_WINDOW:
        pop(game)  # pass is all that is left
    else:
        apply_rare(game, kind, move)


@rule
def apply_rare(game, kind, move):
    if kind == ASK_PAY:
        pay_with(game, move - PAY + LOWEST_FUR)
    elif kind == ASK_HUNT_MORE:
        apply_hunt_more(game, move)
    elif kind == ASK_KEEP:
        apply_keep(game, move)
    elif kind == ASK_TRADE:
        apply_trade(game, move)
    elif kind == ASK_TROPHY:
        apply_trophy(game, move)
    elif kind == ASK_REWARD:
        apply_reward(game, move)
    elif kind == ASK_DRAFT:
        apply_draft(game, move)
    elif kind == ASK_COVER:
        cover_with(game, move)
    elif kind == ASK_SWAP_PAY:
        apply_swap_pay(game, move)
    elif kind == ASK_VILLAGE or kind == ASK_YURT or kind == ASK_ADVANCED:
        apply_extra_action(game, move)
    elif kind == ASK_OUTPOST:
        apply_outpost_song(game, move)
    elif kind == ASK_WISH_SONG:
        apply_wish_song(game, move)
    elif kind == ASK_STORY:
        apply_story(game, move)
    elif kind == ASK_SONG:
        apply_song(game, move)
    elif kind == ASK_INCOME:
        apply_income(game, move)


@clause
def apply_action(game, move):
    """A basic action, a free main action, or a main action that costs a fur."""
    frame = top(game)
    who, second = np.int64(frame.who), frame.a == 2
    pop(game)
    if move == PASS:
        return
    if is_basic(move):
        if second:
            pay_and_do_basic(game, who, move)
        else:
            do_basic(game, who, move)
    elif second:
        pay_and_act(game, who, move)
    else:
        act(game, who, move)


@clause
def resume(game):
    """Carry out what needs no decision until a player must decide or the game is over."""
    state = game.state
    while not state.over:
        frame = top(game)
        kind, who = np.int64(frame.kind), np.int64(frame.who)
        if state.market_gaps > 0 and kind != ASK_PAY and kind != ASK_COVER:
            fill_market(game)
        if kind >= FIRST_TASK:
            a, b, c = np.int64(frame.a), np.int64(frame.b), np.int64(frame.c)
            pop(game)
            carry_out(game, kind, who, a, b, c)
        elif not passes_by_itself(game, kind, who):
            return


@clause
def passes_by_itself(game, kind, who):
    """A decision without a choice is made at once. Answers whether this one was."""
    if kind == ASK_PAY:
        return pay_what_has_no_choice(game)
    if kind == ASK_COVER:
        return cover_without_choice(game)
    if kind == ASK_INCOME and collect_income(game, who):
        return True
    if needs_answer(game, kind, who):
        return False
    pop(game)
    return True


@rule
def carry_out(game, kind, who, a, b, c):
    if kind == DO_REWARD:
        give_reward(game, who, a, b, c)
    elif kind == DO_NEXT_TURN:
        next_turn(game)
    elif kind == DO_ACTION:
        if is_basic(a):
            do_basic(game, who, a)
        else:
            act(game, who, a)
    elif kind == DO_TAKE_TILE:
        take_tile(game, who, a, b)
    elif kind == DO_FULFIL:
        finish_fulfil(game, who, a)
    elif kind == DO_CLIMB:
        climb(game, who, 0)
    elif kind >= DO_IVAN_HUNT:
        carry_out_for_ivan(game, kind, who, a, b)
    elif kind == DO_INCOME:
        income_in_order(game, a)
    elif kind == DO_STORYTELLING:
        storytelling(game, a)
    elif kind == DO_SONGS:
        songs_in_order(game, a)
    elif kind == DO_WINDOWS:
        windows_in_order(game, a)
    elif kind == DO_ADMINISTRATION:
        administration(game)
    elif kind == DO_SCORING:
        score_all(game)


@clause
def carry_out_for_ivan(game, kind, who, a, b):
    if kind == DO_IVAN_HUNT:
        ivan_hunts(game, who, a, b)
    elif kind == DO_IVAN_MAIN:
        ivan_main(game, who)
    elif kind == DO_IVAN_ADDITIONAL:
        ivan_additional(game, who)
    elif kind == DO_IVAN_SONG:
        ivan_sings(game, who, 1)


@clause
def needs_answer(game, kind, who):
    """Whether there is anything to decide; what has no choice is passed over."""
    state = game.state
    if kind == ASK_BASIC:
        return True
    if kind == ASK_MOVE:
        return next_tile(state, np.int64(state.players[who].place), 1) > 0
    if kind == ASK_MAIN:
        return top(game).a == 1 or has_any_fur(state.players[who]) or has_free_moment(game, who)
    if kind == ASK_TURN_END or kind == ASK_WINDOW:
        return has_free_moment(game, who)
    if kind == ASK_MARKET:
        return not market_is_empty(state)
    return rarely_needs_answer(game, kind, who)


@rule
def rarely_needs_answer(game, kind, who):
    if kind == ASK_HUNT_MORE:
        # S8, fulfilled now, would open the tiles beside. Who holds it is no secret: start wishes are drafted face up.
        in_reach = can_hunt(game, who) or holds(game.state.players[who], S8)
        return can_hunt_more(game, who) or (in_reach and has_free_moment(game, who))
    if kind == ASK_INCOME:
        return has_winter_choice(game, who) or has_free_moment(game, who)
    if kind == ASK_STORY:
        return can_sing_some(game, who) or can_step_by_story(game, who)
    if kind == ASK_SONG:
        return can_sing_some(game, who) or has_free_moment(game, who)
    if kind == ASK_YURT:
        return any_plain_yurt(game)
    if kind == ASK_OUTPOST:
        return can_build_by_song(game, who)
    if kind == ASK_WISH_SONG:
        return can_use_wish_song(game, who)
    return True
