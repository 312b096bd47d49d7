"""The door of the rules: each pending decision with the rules that answer it, each task with the rule that does it."""

from __future__ import annotations

from ....kernel.tools import Answer, Beside, door
from ..pieces import decisions as asked
from . import (
    administration,
    advanced,
    auxiliary,
    basic,
    claims,
    draft,
    furs,
    goods,
    hunt,
    ivan,
    outposts,
    pay,
    rewards,
    row,
    scoring,
    songs,
    trophy,
    turn,
    winter,
    wishes,
)
from .setup import lay_table

ANSWERS = (
    Answer(asked.ASK_DRAFT, draft.legal_draft, draft.apply_draft),
    Answer(asked.ASK_MOVE, row.legal_go, row.apply_go, open=row.can_go),
    Answer(asked.ASK_BASIC, turn.legal_basic_step, turn.apply_action),
    Answer(asked.ASK_MAIN, turn.legal_main, turn.apply_action, open=turn.has_main_action),
    Answer(asked.ASK_TURN_END, turn.legal_pass, turn.apply_pass, open=auxiliary.has_free_moment),
    Answer(asked.ASK_HUNT_MORE, hunt.legal_hunt_more, hunt.apply_hunt_more, open=hunt.may_hunt_more),
    Answer(asked.ASK_TRADE, basic.legal_trade, basic.apply_trade),
    Answer(asked.ASK_PAY, pay.legal_pay, pay.apply_pay, only=pay.only_payment),
    Answer(
        asked.ASK_COVER,
        pay.legal_cover,
        pay.apply_cover,
        before=pay.count_missing,
        open=pay.is_missing,
        only=pay.only_cover,
    ),
    Answer(asked.ASK_KEEP, furs.legal_keep, furs.apply_keep),
    Answer(asked.ASK_MARKET, furs.legal_market, furs.apply_market, open=furs.has_market),
    Answer(asked.ASK_PURCHASE, auxiliary.legal_purchase, auxiliary.apply_purchase, open=furs.has_market),
    Answer(asked.ASK_SWAP_PAY, auxiliary.legal_swap_pay, auxiliary.apply_swap_pay),
    Answer(asked.ASK_TILE_FUR, rewards.legal_tile_fur, rewards.apply_tile_fur, open=rewards.any_fur_to_be_had),
    Answer(asked.ASK_TROPHY, trophy.legal_trophy, trophy.apply_trophy),
    Answer(asked.ASK_REWARD, trophy.legal_reward, trophy.apply_reward),
    Answer(asked.ASK_VILLAGE, advanced.legal_village, advanced.apply_extra_action, open=advanced.any_village_left),
    Answer(asked.ASK_YURT, advanced.legal_yurt, advanced.apply_extra_action, open=advanced.any_plain_yurt_left),
    Answer(asked.ASK_ADVANCED, advanced.legal_extra_action, advanced.apply_extra_action, open=advanced.can_act_now),
    Answer(asked.ASK_OUTPOST, outposts.legal_outpost, outposts.apply_outpost, open=outposts.can_build_by_song),
    Answer(asked.ASK_WISH_SONG, wishes.legal_wish_song, wishes.apply_wish_song, open=auxiliary.may_use_wish_song),
    Answer(asked.ASK_STORY, songs.legal_story, songs.apply_story, open=songs.can_use_story),
    Answer(asked.ASK_SONG, songs.legal_songs, songs.apply_song, open=songs.can_sing_or_more),
    Answer(
        asked.ASK_INCOME,
        winter.legal_income,
        winter.apply_income,
        before=winter.collect_income,
        open=winter.has_winter_choice,
        only=winter.only_income,
    ),
    Answer(asked.ASK_WINDOW, turn.legal_pass, turn.apply_pass, open=auxiliary.has_free_moment),
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
FREE_MOMENT = Beside(asked.AT_LEISURE, auxiliary.legal_free_moment, auxiliary.is_free_move, auxiliary.apply_free_move)
setup, legal, apply = door(lay_table, ANSWERS, TASKS, beside=FREE_MOMENT, tidy=furs.fill_gaps)
