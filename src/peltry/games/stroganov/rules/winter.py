"""Winter: income, storytelling, a last free moment; then administration or the end."""

from __future__ import annotations

from ....kernel.tools import count_bits, offer, pop, push, rule, tell, wide
from ..pieces import decisions as asked
from ..pieces.box import WISHES
from ..pieces.cards import A2, A5, A7, A9, S2, S3, S4, S5, S6, WISH_NAMES, has
from ..pieces.events import INCOME, WINTER_BEGINS
from ..pieces.moves import COLLECT, PASS, WINTER_ACTION, WINTER_FUR, WINTER_INCOME
from ..pieces.state import NONE, YEARS
from .advanced import can_act
from .auxiliary import has_free_moment
from .furs import draw_from_bag
from .goods import gain_coins, gain_horses, gain_story
from .ivan import ivan_sings
from .reach import ANYWHERE
from .row import landscapes_owned

# Bits behind those of the wishes: the income that everyone has, and that the rest may come in any order.
INCOME_PAID, ANY_ORDER = WISHES, WISHES + 1
INCOME_HORSES = 2
CHOSEN_INCOME = tuple(WISH_NAMES.index(wish) for wish in WINTER_INCOME)


@rule
def start_winter(game):
    state = game.state
    tell(game, WINTER_BEGINS, NONE, state.year)
    for side in range(state.sides):
        state.players[side].paid_out = 0
        state.players[side].story_bonuses = 0
    push(game, asked.DO_INCOME, NONE, 0)


@rule
def income_in_order(game, nobody, turn):
    """Everyone's own moment, in player order; afterwards storytelling."""
    state = game.state
    if turn == state.sides:
        push(game, asked.DO_STORYTELLING, NONE, 0)
        return
    who = wide(state.order[turn])
    push(game, asked.DO_INCOME, NONE, turn + 1)
    if who == state.ivan:
        tell(game, INCOME, who)
        gain_horses(game, who, INCOME_HORSES + wide(state.players[who].banners))
    else:
        push(game, asked.ASK_INCOME, who)


@rule
def is_due(player, wish):
    """Whether a winter wish has still to pay this winter."""
    return has(player, wish) and not player.paid_out >> wish & 1


@rule
def due(player, wish):
    """The same, and marks it as paid."""
    if not is_due(player, wish):
        return False
    player.paid_out |= 1 << wish
    return True


@rule
def collect_income(game, who):
    """Two horses, one for each banner, and what winter wishes bring; a wish fulfilled now pays too."""
    me = game.state.players[who]
    horses = 0
    if not me.paid_out >> INCOME_PAID & 1:
        me.paid_out |= 1 << INCOME_PAID
        tell(game, INCOME, who)
        horses = INCOME_HORSES + wide(me.banners)
    horses += 3 * (due(me, S2) + due(me, A2))
    if horses > 0:
        gain_horses(game, who, horses)
    if due(me, S3):
        gain_coins(game, who, 1)


@rule
def only_income(game, who):
    """The next income that has only to be taken. Where it matters what comes first, the owner chooses."""
    me = game.state.players[who]
    for choice in range(len(CHOSEN_INCOME)):
        if may_collect(me, CHOSEN_INCOME[choice]) and not order_matters(game, who):
            return COLLECT + choice
    return NONE


@rule
def order_matters(game, who):
    """A5 may bring a bear, A9 nearly anything, and a full story track a song; S5 and S6 count what there is by then."""
    me = game.state.players[who]
    if me.paid_out >> ANY_ORDER & 1:
        return False
    stories = may_collect(me, S4) or may_collect(me, A7)
    horses = may_collect(me, S5) or may_collect(me, S6)
    return stories + horses + winter_fur_open(game, me) + winter_action_open(game, who) > 1


@rule
def collect(game, who, wish):
    """Two story, or two horses for each outpost or landscape."""
    me = game.state.players[who]
    me.paid_out |= 1 << wish
    if wish == S4 or wish == A7:
        gain_story(game, who, 2)
    else:
        gain_horses(game, who, 2 * possessions(me, wish))


@rule
def possessions(me, wish):
    """What S5 and S6 count: outposts and landscapes."""
    return count_bits(wide(me.built)) if wish == S5 else landscapes_owned(me)


@rule
def may_collect(me, wish):
    """Only what would bring something now."""
    return is_due(me, wish) and (wish == S4 or wish == A7 or possessions(me, wish) > 0)


@rule
def income_waits(me):
    for wish in CHOSEN_INCOME:
        if may_collect(me, wish):
            return True
    return False


@rule
def winter_fur_open(game, me):
    return is_due(me, A5) and game.state.bag_heap != 0


@rule
def winter_action_open(game, who):
    return is_due(game.state.players[who], A9) and can_act(game, who, ANYWHERE)


@rule
def has_winter_choice(game, who):
    """What has no choice has been collected before."""
    me = game.state.players[who]
    if income_waits(me) or winter_fur_open(game, me) or winter_action_open(game, who):
        return True
    return has_free_moment(game, who)


@rule
def legal_income(game, who, out):
    me = game.state.players[who]
    out[0] = PASS
    count = offer(out, 1, WINTER_FUR, winter_fur_open(game, me))
    count = offer(out, count, WINTER_ACTION, winter_action_open(game, who))
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
        push(game, asked.ASK_ADVANCED, who, 1, 0)
    elif move != PASS:
        collect(game, who, CHOSEN_INCOME[move - COLLECT])
    elif income_waits(me):
        # A5 and A9 are forgone; what waited comes in now, and may still be used.
        me.paid_out |= 1 << A5 | 1 << A9 | 1 << ANY_ORDER
    else:
        pop(game)


@rule
def storytelling(game, nobody, turn):
    """The eastmost player has two story, the second one; a full track is used before going on."""
    state = game.state
    if turn < 2:
        push(game, asked.DO_STORYTELLING, NONE, turn + 1)
        gain_story(game, wide(state.order[turn]), 2 - turn)
    else:
        push(game, asked.DO_SONGS, NONE, 0)


@rule
def songs_in_order(game, nobody, turn):
    state = game.state
    if turn == state.sides:
        push(game, asked.DO_WINDOWS, NONE, 0)
        return
    who = wide(state.order[turn])
    push(game, asked.DO_SONGS, NONE, turn + 1)
    if who == state.ivan:
        ivan_sings(game, who, 0)
    else:
        push(game, asked.ASK_SONG, who)


@rule
def windows_in_order(game, nobody, turn):
    state = game.state
    if turn == state.sides:
        push(game, asked.DO_SCORING if state.year == YEARS else asked.DO_ADMINISTRATION, NONE)
        return
    push(game, asked.DO_WINDOWS, NONE, turn + 1)
    if state.order[turn] != state.ivan:
        push(game, asked.ASK_WINDOW, wide(state.order[turn]))
