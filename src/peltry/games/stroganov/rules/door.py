"""The door of the rules: each pending decision with the rules that answer it, each task with the rule that does it."""

from __future__ import annotations

from ....kernel.declared import FIRST_TASK
from ....kernel.tools import clause, dispatch, pop, rule, top, wide
from ..pieces.decisions import (
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
    ASK_PURCHASE,
    ASK_REWARD,
    ASK_SONG,
    ASK_STORY,
    ASK_SWAP_PAY,
    ASK_TILE_FUR,
    ASK_TRADE,
    ASK_TROPHY,
    ASK_TURN_END,
    ASK_VILLAGE,
    ASK_WINDOW,
    ASK_WISH_SONG,
    ASK_YURT,
    AT_LEISURE,
    DO_ACTION,
    DO_ADMINISTRATION,
    DO_BONUS_DONE,
    DO_CLIMB,
    DO_DISCARD_SONG,
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
    DO_TILE_FURS,
    DO_WINDOWS,
)
from .administration import administration
from .advanced import (
    any_plain_yurt_left,
    any_village_left,
    apply_extra_action,
    can_act_now,
    legal_extra_action,
    legal_village,
    legal_yurt,
)
from .auxiliary import (
    apply_free_move,
    apply_purchase,
    apply_swap_pay,
    has_free_moment,
    is_free_move,
    legal_free_moment,
    legal_purchase,
    legal_swap_pay,
    may_use_wish_song,
)
from .basic import apply_trade, legal_trade
from .claims import take_tile
from .furs import apply_keep, apply_market, fill_market, has_market, legal_keep, legal_market
from .goods import end_bonus
from .hunt import apply_hunt_more, legal_hunt_more, may_hunt_more
from .ivan import ivan_additional, ivan_hunts, ivan_main, ivan_sings_at_the_end
from .outposts import apply_outpost_song, can_build_by_song, legal_outpost_song
from .pay import apply_cover, apply_pay, cover_without_choice, legal_cover, legal_pay, pay_what_has_no_choice
from .rewards import any_fur_to_be_had, apply_tile_fur, give_reward, legal_tile_fur, tile_furs
from .row import apply_go, can_go, legal_go
from .scoring import score_all
from .setup import apply_draft, legal_draft
from .songs import (
    apply_song,
    apply_story,
    can_sing_or_more,
    can_use_story,
    discard_song,
    legal_songs,
    legal_story,
)
from .trophy import apply_reward, apply_trophy, climb_for_fur, legal_reward, legal_trophy
from .turn import (
    apply_action,
    apply_pass,
    do_action,
    has_main_action,
    legal_basic_step,
    legal_main,
    legal_pass,
    next_turn,
)
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
from .wishes import apply_wish_song, finish_fulfil, legal_wish_song

# Each decision: what may be chosen, what a choice does, and whether there is anything to decide at all (None: always).
ANSWERS = (
    (ASK_DRAFT, legal_draft, apply_draft, None),
    (ASK_MOVE, legal_go, apply_go, can_go),
    (ASK_BASIC, legal_basic_step, apply_action, None),
    (ASK_MAIN, legal_main, apply_action, has_main_action),
    (ASK_TURN_END, legal_pass, apply_pass, has_free_moment),
    (ASK_HUNT_MORE, legal_hunt_more, apply_hunt_more, may_hunt_more),
    (ASK_TRADE, legal_trade, apply_trade, None),
    (ASK_PAY, legal_pay, apply_pay, None),
    (ASK_COVER, legal_cover, apply_cover, None),
    (ASK_KEEP, legal_keep, apply_keep, None),
    (ASK_MARKET, legal_market, apply_market, has_market),
    (ASK_PURCHASE, legal_purchase, apply_purchase, has_market),
    (ASK_SWAP_PAY, legal_swap_pay, apply_swap_pay, None),
    (ASK_TILE_FUR, legal_tile_fur, apply_tile_fur, any_fur_to_be_had),
    (ASK_TROPHY, legal_trophy, apply_trophy, None),
    (ASK_REWARD, legal_reward, apply_reward, None),
    (ASK_VILLAGE, legal_village, apply_extra_action, any_village_left),
    (ASK_YURT, legal_yurt, apply_extra_action, any_plain_yurt_left),
    (ASK_ADVANCED, legal_extra_action, apply_extra_action, can_act_now),
    (ASK_OUTPOST, legal_outpost_song, apply_outpost_song, can_build_by_song),
    (ASK_WISH_SONG, legal_wish_song, apply_wish_song, may_use_wish_song),
    (ASK_STORY, legal_story, apply_story, can_use_story),
    (ASK_SONG, legal_songs, apply_song, can_sing_or_more),
    (ASK_INCOME, legal_income, apply_income, has_winter_choice),
    (ASK_WINDOW, legal_pass, apply_pass, has_free_moment),
)
legal_of = dispatch("legal_of", {ask: legal for ask, legal, _, _ in ANSWERS}, otherwise=0, inline="always")
apply_to = dispatch("apply_to", {ask: apply for ask, _, apply, _ in ANSWERS}, inline="always")
is_open = dispatch(
    "is_open", {ask: open for ask, _, _, open in ANSWERS if open is not None}, otherwise=True, inline="always"
)

TASKS = {
    DO_NEXT_TURN: next_turn,
    DO_ACTION: do_action,
    DO_REWARD: give_reward,
    DO_TAKE_TILE: take_tile,
    DO_TILE_FURS: tile_furs,
    DO_FULFIL: finish_fulfil,
    DO_CLIMB: climb_for_fur,
    DO_DISCARD_SONG: discard_song,
    DO_BONUS_DONE: end_bonus,
    DO_INCOME: income_in_order,
    DO_STORYTELLING: storytelling,
    DO_SONGS: songs_in_order,
    DO_WINDOWS: windows_in_order,
    DO_ADMINISTRATION: administration,
    DO_SCORING: score_all,
    DO_IVAN_HUNT: ivan_hunts,
    DO_IVAN_MAIN: ivan_main,
    DO_IVAN_ADDITIONAL: ivan_additional,
    DO_IVAN_SONG: ivan_sings_at_the_end,
}
carry_out = dispatch("carry_out", TASKS)


@rule
def legal(game, out):
    """The legal moves of the decision on top of the stack."""
    if game.state.over:
        return 0
    frame = top(game)
    kind, who = wide(frame.kind), wide(frame.who)
    count = legal_of(kind, game, who, out)
    if AT_LEISURE >> kind & 1:
        count = legal_free_moment(game, who, out, count)
    return count


@rule
def apply(game, move):
    """Carry out one legal move, then everything that follows without a decision."""
    frame = top(game)
    kind, who = wide(frame.kind), wide(frame.who)
    if is_free_move(game, move):
        apply_free_move(game, who, move)
    else:
        apply_to(kind, game, who, move)
    resume(game)


@clause
def resume(game):
    """Carry out what needs no decision until a player must decide or the game is over."""
    state = game.state
    while not state.over:
        frame = top(game)
        kind, who = wide(frame.kind), wide(frame.who)
        if state.market_gaps > 0 and kind != ASK_PAY and kind != ASK_COVER:
            fill_market(game)
        if kind >= FIRST_TASK:
            a, b, c = wide(frame.a), wide(frame.b), wide(frame.c)
            pop(game)
            carry_out(kind, game, who, a, b, c)
        elif not passes_by_itself(game, kind, who):
            return


@clause
def passes_by_itself(game, kind, who):
    """A decision without a choice is made at once. Answers whether this one was."""
    if kind == ASK_PAY:
        return pay_what_has_no_choice(game, who)
    if kind == ASK_COVER:
        return cover_without_choice(game, who)
    if kind == ASK_INCOME and collect_income(game, who):
        return True
    if is_open(kind, game, who):
        return False
    pop(game)
    return True
