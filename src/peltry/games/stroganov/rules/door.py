"""The door of the rules: each pending decision with the rules that answer it, each task with the rule that does it."""

from __future__ import annotations

from ....kernel.declared import FIRST_TASK
from ....kernel.tools import clause, dispatch, pop, rule, top, wide
from ..pieces import decisions as asked
from . import (
    administration,
    advanced,
    auxiliary,
    basic,
    claims,
    furs,
    goods,
    hunt,
    ivan,
    outposts,
    pay,
    rewards,
    row,
    scoring,
    setup,
    songs,
    trophy,
    turn,
    winter,
    wishes,
)

# Each decision: what may be chosen, what a choice does, and whether there is anything to decide at all (None: always).
ANSWERS = (
    (asked.ASK_DRAFT, setup.legal_draft, setup.apply_draft, None),
    (asked.ASK_MOVE, row.legal_go, row.apply_go, row.can_go),
    (asked.ASK_BASIC, turn.legal_basic_step, turn.apply_action, None),
    (asked.ASK_MAIN, turn.legal_main, turn.apply_action, turn.has_main_action),
    (asked.ASK_TURN_END, turn.legal_pass, turn.apply_pass, auxiliary.has_free_moment),
    (asked.ASK_HUNT_MORE, hunt.legal_hunt_more, hunt.apply_hunt_more, hunt.may_hunt_more),
    (asked.ASK_TRADE, basic.legal_trade, basic.apply_trade, None),
    (asked.ASK_PAY, pay.legal_pay, pay.apply_pay, None),
    (asked.ASK_COVER, pay.legal_cover, pay.apply_cover, None),
    (asked.ASK_KEEP, furs.legal_keep, furs.apply_keep, None),
    (asked.ASK_MARKET, furs.legal_market, furs.apply_market, furs.has_market),
    (asked.ASK_PURCHASE, auxiliary.legal_purchase, auxiliary.apply_purchase, furs.has_market),
    (asked.ASK_SWAP_PAY, auxiliary.legal_swap_pay, auxiliary.apply_swap_pay, None),
    (asked.ASK_TILE_FUR, rewards.legal_tile_fur, rewards.apply_tile_fur, rewards.any_fur_to_be_had),
    (asked.ASK_TROPHY, trophy.legal_trophy, trophy.apply_trophy, None),
    (asked.ASK_REWARD, trophy.legal_reward, trophy.apply_reward, None),
    (asked.ASK_VILLAGE, advanced.legal_village, advanced.apply_extra_action, advanced.any_village_left),
    (asked.ASK_YURT, advanced.legal_yurt, advanced.apply_extra_action, advanced.any_plain_yurt_left),
    (asked.ASK_ADVANCED, advanced.legal_extra_action, advanced.apply_extra_action, advanced.can_act_now),
    (asked.ASK_OUTPOST, outposts.legal_outpost_song, outposts.apply_outpost_song, outposts.can_build_by_song),
    (asked.ASK_WISH_SONG, wishes.legal_wish_song, wishes.apply_wish_song, auxiliary.may_use_wish_song),
    (asked.ASK_STORY, songs.legal_story, songs.apply_story, songs.can_use_story),
    (asked.ASK_SONG, songs.legal_songs, songs.apply_song, songs.can_sing_or_more),
    (asked.ASK_INCOME, winter.legal_income, winter.apply_income, winter.has_winter_choice),
    (asked.ASK_WINDOW, turn.legal_pass, turn.apply_pass, auxiliary.has_free_moment),
)
legal_of = dispatch("legal_of", {ask: legal for ask, legal, _, _ in ANSWERS}, otherwise=0, inline="always")
apply_to = dispatch("apply_to", {ask: apply for ask, _, apply, _ in ANSWERS}, inline="always")
is_open = dispatch(
    "is_open", {ask: open for ask, _, _, open in ANSWERS if open is not None}, otherwise=True, inline="always"
)

TASKS = {
    asked.DO_NEXT_TURN: turn.next_turn,
    asked.DO_ACTION: turn.do_action,
    asked.DO_REWARD: rewards.give_reward,
    asked.DO_TAKE_TILE: claims.take_tile,
    asked.DO_TILE_FURS: rewards.tile_furs,
    asked.DO_FULFIL: wishes.finish_fulfil,
    asked.DO_CLIMB: trophy.climb_for_fur,
    asked.DO_DISCARD_SONG: songs.discard_song,
    asked.DO_BONUS_DONE: goods.end_bonus,
    asked.DO_INCOME: winter.income_in_order,
    asked.DO_STORYTELLING: winter.storytelling,
    asked.DO_SONGS: winter.songs_in_order,
    asked.DO_WINDOWS: winter.windows_in_order,
    asked.DO_ADMINISTRATION: administration.administration,
    asked.DO_SCORING: scoring.score_all,
    asked.DO_IVAN_HUNT: ivan.ivan_hunts,
    asked.DO_IVAN_MAIN: ivan.ivan_main,
    asked.DO_IVAN_ADDITIONAL: ivan.ivan_additional,
    asked.DO_IVAN_SONG: ivan.ivan_sings_at_the_end,
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
    if asked.AT_LEISURE >> kind & 1:
        count = auxiliary.legal_free_moment(game, who, out, count)
    return count


@rule
def apply(game, move):
    """Carry out one legal move, then everything that follows without a decision."""
    frame = top(game)
    kind, who = wide(frame.kind), wide(frame.who)
    if auxiliary.is_free_move(game, move):
        auxiliary.apply_free_move(game, who, move)
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
        if state.market_gaps > 0 and kind != asked.ASK_PAY and kind != asked.ASK_COVER:
            furs.fill_market(game)
        if kind >= FIRST_TASK:
            a, b, c = wide(frame.a), wide(frame.b), wide(frame.c)
            pop(game)
            carry_out(kind, game, who, a, b, c)
        elif not passes_by_itself(game, kind, who):
            return


@clause
def passes_by_itself(game, kind, who):
    """A decision without a choice is made at once. Answers whether this one was."""
    if kind == asked.ASK_PAY:
        return pay.pay_what_has_no_choice(game, who)
    if kind == asked.ASK_COVER:
        return pay.cover_without_choice(game, who)
    if kind == asked.ASK_INCOME and winter.collect_income(game, who):
        return True
    if is_open(kind, game, who):
        return False
    pop(game)
    return True
