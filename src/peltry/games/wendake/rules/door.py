"""The door of the rules: each pending decision with the rules that answer it, each task with the rule that does it."""

from __future__ import annotations

from ....kernel.declared import FIRST_TASK
from ....kernel.tools import dispatch, pop, rule, top, wide
from ..pieces import decisions as asked
from ..pieces.moves import USE, USES_END
from . import (
    adversity,
    alliance,
    barter,
    evolve,
    fight,
    fire,
    ghost_year,
    goods,
    harvest,
    masks,
    move,
    natives,
    patrols,
    restore,
    ritual,
    scoring,
    ships,
    smallpox,
    tan,
    targets,
    tile,
    trade,
    tribes,
    turn,
    turn_cards,
    turtles,
)
from .setup import lay_table
from .windows import any_use, list_uses, use

# Each decision: what may be chosen, what a choice does, and the only choice there is if there is no other
# (None: it is always asked).
ANSWERS = (
    (asked.ASK_TRIBE, tribes.legal_tribe, tribes.apply_tribe, None),
    (asked.ASK_EXTRA, tribes.legal_extra, tribes.apply_extra, None),
    (asked.ASK_LAKE, ships.legal_lake, ships.apply_lake, ships.only_lake),
    (asked.ASK_TURN, turn.legal_turn, turn.apply_turn, None),
    (asked.ASK_ACTION, tile.legal_action, tile.apply_action, tile.only_action),
    (asked.ASK_WINDOW, tile.legal_window, tile.apply_window, tile.only_window),
    (asked.ASK_TOLL, tile.legal_toll, tile.apply_toll, tile.only_toll),
    (asked.ASK_MOVE, move.legal_move, move.apply_move, move.only_move),
    (asked.ASK_ARRIVE, fight.legal_arrive, fight.apply_arrive, fight.only_arrive),
    (asked.ASK_KINDS, harvest.legal_kinds, harvest.apply_kinds, harvest.only_kinds),
    (asked.ASK_EXCHANGE, harvest.legal_exchange, harvest.apply_exchange, harvest.only_exchange),
    (asked.ASK_TAN, tan.legal_tan, tan.apply_tan, None),
    (asked.ASK_BARTER, barter.legal_barter, barter.apply_barter, barter.only_barter),
    (asked.ASK_LOSE, natives.legal_lose, natives.apply_lose, natives.only_lose),
    (asked.ASK_SPEND, trade.legal_spend, trade.apply_spend, trade.only_spend),
    (asked.ASK_PAY, goods.legal_pay, goods.apply_pay, goods.only_pay),
    (asked.ASK_LOOK, turtles.legal_look, turtles.apply_look, turtles.only_look),
    (asked.ASK_SCORE, ritual.legal_score, ritual.apply_score, ritual.only_score),
    (asked.ASK_DRAW, masks.legal_draw, masks.apply_draw, masks.only_draw),
    (asked.ASK_COMBINE, masks.legal_combine, masks.apply_combine, masks.only_combine),
    (asked.ASK_HEAL, natives.legal_heal, natives.apply_heal, natives.only_heal),
    (asked.ASK_FIRE, fire.legal_fire, fire.apply_fire, None),
    (asked.ASK_ADVANCE, alliance.legal_advance, alliance.apply_advance, None),
    (asked.ASK_TRACK, alliance.legal_track, alliance.apply_track, None),
    (asked.ASK_EFFECT, alliance.legal_effect, alliance.apply_effect, alliance.only_effect),
    (asked.ASK_SHIP, ships.legal_ship, ships.apply_ship, ships.only_ship),
    (asked.ASK_PATROL, patrols.legal_patrol, patrols.apply_patrol, patrols.only_patrol),
    (asked.ASK_TAKE, goods.legal_take, goods.apply_take, None),
    (asked.ASK_TARGET, targets.legal_target, targets.apply_target, targets.only_target),
    (asked.ASK_KEEPER, evolve.legal_keeper, evolve.apply_keeper, evolve.only_keeper),
    (asked.ASK_EVOLVE, evolve.legal_evolve, evolve.apply_evolve, evolve.only_evolve),
)
legal_of = dispatch("legal_of", {ask: legal for ask, legal, _, _ in ANSWERS}, otherwise=0, inline="always")
apply_to = dispatch("apply_to", {ask: apply for ask, _, apply, _ in ANSWERS})
only_choice = dispatch(
    "only_choice", {ask: only for ask, _, _, only in ANSWERS if only is not None}, otherwise=-1, inline="always"
)

TASKS = {
    asked.DO_SETTLE: tribes.do_settle,
    asked.DO_YEAR: turn.do_year,
    asked.DO_TURNS: turn.do_turns,
    asked.DO_YEAR_END: turn.do_year_end,
    asked.DO_WINTER: adversity.do_winter,
    asked.DO_RESTORE: restore.do_restore,
    asked.DO_GHOST_EVOLVES: ghost_year.do_ghost_evolves,
    asked.DO_EVOLVE: evolve.do_evolve,
    asked.DO_SLIDE: evolve.do_slide,
    asked.DO_LAY: evolve.do_lay,
    asked.DO_REFRESH: restore.do_refresh,
    asked.DO_NEW_YEAR: restore.do_new_year,
    asked.DO_SCORING: scoring.do_scoring,
    asked.DO_ACTIONS: tile.do_actions,
    asked.DO_PERFORM: tile.perform,
    asked.DO_HARVEST: harvest.harvest,
    asked.DO_SMALLPOX: smallpox.do_smallpox,
    asked.DO_STRIKE: smallpox.do_strike,
    asked.DO_TURTLES: turtles.do_turtles,
    asked.DO_TURN_UP: turtles.do_turn_up,
    asked.DO_TAKE_CARD: turn.do_take_card,
    asked.DO_SWITCH: alliance.do_switch,
    asked.DO_BOUGHT: trade.do_bought,
    asked.DO_READY: targets.do_ready,
    asked.DO_RIFLE: turn_cards.do_rifle,
}
carry_out = dispatch("carry_out", TASKS)

# Decisions in which cards and tiles may be used, a bit for each.
WITH_USES = sum(
    1 << ask
    for ask in (
        asked.ASK_TURN, asked.ASK_ACTION, asked.ASK_WINDOW, asked.ASK_MOVE, asked.ASK_SPEND, asked.ASK_LOOK,
        asked.ASK_SCORE, asked.ASK_DRAW, asked.ASK_COMBINE, asked.ASK_HEAL, asked.ASK_SHIP, asked.ASK_EVOLVE,
    )
)  # fmt: skip


@rule
def setup(game, seed):
    lay_table(game, seed)
    resume(game)


@rule
def legal(game, out):
    """The legal moves of the decision on top of the stack."""
    if game.state.over:
        return 0
    frame = top(game)
    kind, who = wide(frame.kind), wide(frame.who)
    count = legal_of(kind, game, who, out)
    if WITH_USES >> kind & 1:
        count = list_uses(game, who, out, count)
    return count


@rule
def apply(game, move):
    """Carry out one legal move, then everything that follows without a decision."""
    frame = top(game)
    kind, who = wide(frame.kind), wide(frame.who)
    if USE <= move < USES_END:
        use(game, who, move)
    else:
        apply_to(kind, game, who, move)
    resume(game)


@rule
def resume(game):
    """Carry out tasks, and decisions without a choice, until somebody must decide or the game is over."""
    while not game.state.over:
        frame = top(game)
        kind, who = wide(frame.kind), wide(frame.who)
        if kind >= FIRST_TASK:
            a, b = wide(frame.a), wide(frame.b)
            pop(game)
            carry_out(kind, game, who, a, b)
            continue
        move = only_choice(kind, game, who)
        if move < 0 or (WITH_USES >> kind & 1 and any_use(game, who)):
            return
        apply_to(kind, game, who, move)
