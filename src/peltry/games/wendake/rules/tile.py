"""The actions of a tile, from top to bottom, each done or not; and the alliance action on a turn card."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces import decisions as asked
from ..pieces import tiles
from ..pieces.cards import ADORATION, DROUGHT, FROZEN_LAKES, TE_BEAVER, WILDFIRE
from ..pieces.events import ACTED, PAID_POINT
from ..pieces.goods import BEAVER, HUNTER, MOST_GOODS, RESOURCES, TRACKS, WOMAN
from ..pieces.land import FIELDS
from ..pieces.moves import DO, DONE, REPEAT, SKIP, TOLL_GOOD, TOLL_POINT
from ..pieces.state import NONE
from .alliance import begin_alliance
from .goods import can_pay_rifles, kinds_of, spend
from .harvest import FORESTS, areas_of_kinds, begin_hunt, harvest_kinds, let_harvest
from .masks import begin_ceremony
from .military import begin_military
from .move import begin_move, may_move
from .ready import effects_held, effects_to_copy, is_ready, turn_tile
from .ritual import begin_ritual
from .tan import let_tan
from .trade import begin_trade
from .warriors import in_force
from .water import canoes_on_water, catch_of, go_fishing, let_build
from .windows import COPYING


@rule
def actions_on(game, who, cell):
    """How many actions a tile offers: one on the Ritual side."""
    me = game.state.players[who]
    return 1 if me.ritual >> cell & 1 else wide(game.box.tiles[me.tiles[cell]].count)


@rule
def action_on(game, who, cell, index):
    """One action of a tile on somebody's board."""
    me = game.state.players[who]
    return tiles.RITUAL_ACTION if me.ritual >> cell & 1 else wide(game.box.tiles[me.tiles[cell]].action[index])


@rule
def amount_on(game, who, cell, index):
    me = game.state.players[who]
    return wide(0) if me.ritual >> cell & 1 else wide(game.box.tiles[me.tiles[cell]].amount[index])


@rule
def do_actions(game, who, index, cell):
    if index < actions_on(game, who, cell):
        push(game, asked.DO_ACTIONS, who, index + 1, cell)
        push(game, asked.ASK_ACTION, who, index, cell)


@rule
def asked_action(game, who):
    """The action of the decision on top; on a turn card without a flag there is none."""
    frame = top(game)
    if frame.index == tiles.CARD_ACTION:
        return tiles.ALLIANCE if game.box.card_flags[game.state.turn_cards[frame.at]] else NONE
    return action_on(game, who, wide(frame.at), wide(frame.index))


@rule
def asked_amount(game, who):
    frame = top(game)
    if frame.index == tiles.CARD_ACTION:
        return wide(game.box.card_flags[game.state.turn_cards[frame.at]])
    return amount_on(game, who, wide(frame.at), wide(frame.index))


@rule
def is_possible(game, who, action, amount):
    """Whether some part of an action could have an effect."""
    me = game.state.players[who]
    if action == tiles.MOVE:
        return may_move(game, who, amount)
    if action == tiles.BUILD_CANOE:
        return canoes_on_water(me) < game.box.canoes
    if action == tiles.HARVEST:
        return not in_force(game, DROUGHT) and (
            me.women != 0 or (me.home[WOMAN] > 0 and me.scouts & areas_of_kinds(game, FIELDS) != 0)
        )
    if action == tiles.HUNT:
        return not in_force(game, WILDFIRE) and (
            me.hunters != 0 or (me.home[HUNTER] > 0 and me.scouts & areas_of_kinds(game, FORESTS) != 0)
        )
    if action == tiles.FISHING:
        return not in_force(game, FROZEN_LAKES) and catch_of(game, who) > 0
    if action == tiles.TAN:
        return me.goods[BEAVER] > 0
    if action == tiles.TRADE:
        return kinds_of(me) != 0 or (me.goods[BEAVER] > 0 and may_trade_beavers(game, who))
    return action != NONE


@rule
def may_trade_beavers(game, who):
    """With the turn card, and a rifle for it, beavers are enough."""
    if game.state.players[who].ready_cards == 0 or not can_pay_rifles(game, who, TE_BEAVER):
        return False
    effects = effects_held(game, who)
    if effects & COPYING:
        effects |= effects_to_copy(game)
    return effects >> TE_BEAVER & 1 != 0


@rule
def legal_action(game, who, out):
    """Doing it comes first: a search that sees no difference yet takes the first."""
    count = 0
    if is_possible(game, who, asked_action(game, who), asked_amount(game, who)):
        out[0] = DO
        count = 1
    out[count] = SKIP
    return count + 1


@rule
def only_action(game, who):
    return NONE if is_possible(game, who, asked_action(game, who), asked_amount(game, who)) else SKIP


@rule
def apply_action(game, who, move):
    state, frame = game.state, top(game)
    action, amount = asked_action(game, who), asked_amount(game, who)
    index = wide(frame.index)
    pop(game)
    if move == SKIP:
        return
    push(game, asked.DO_PERFORM, who, action, amount)
    if index < tiles.CARD_ACTION:
        state.performed |= 1 << index
        if in_force(game, ADORATION) and state.paid == 0:
            state.paid = 1
            for _ in range(wide(game.box.adversity_amount[ADORATION])):
                push(game, asked.ASK_TOLL, who)


@rule
def perform(game, who, action, amount):
    tell(game, ACTED, who, action, amount)
    if action == tiles.MOVE:
        begin_move(game, who, amount)
    elif action == tiles.BUILD_CANOE:
        let_build(game, who, wide(game.box.canoes_per_build))
    elif action == tiles.HARVEST:
        let_harvest(game, who, harvest_kinds(game, who, amount), 0)
    elif action == tiles.HUNT:
        begin_hunt(game, who)
    elif action == tiles.FISHING:
        go_fishing(game, who)
    elif action == tiles.TAN:
        let_tan(game, who, MOST_GOODS)
    elif action == tiles.TRADE:
        begin_trade(game, who)
    elif action == tiles.MILITARY_ACTION:
        begin_military(game, who)
    elif action == tiles.MASK_CEREMONY:
        begin_ceremony(game, who)
    elif action == tiles.SACRED_FIRE:
        push(game, asked.ASK_FIRE, who)
    elif action == tiles.ALLIANCE:
        begin_alliance(game, who, amount)
    else:
        begin_ritual(game, who)


# A window, and in it the Great council: one of the printed actions carried out on the tile, once more.


@rule
def legal_window(game, who, out):
    state, frame = game.state, top(game)
    count = 0
    if frame.window == asked.AFTER_ACTIONS and is_ready(state.players[who], tiles.GREAT_COUNCIL):
        cell = wide(frame.at)
        for index in range(tiles.MOST_ACTIONS):
            count = offer(out, count, REPEAT + index, may_repeat(game, who, cell, index))
    out[count] = DONE
    return count + 1


@rule
def may_repeat(game, who, cell, index):
    if not game.state.performed >> index & 1:
        return False
    return is_possible(game, who, action_on(game, who, cell, index), amount_on(game, who, cell, index))


@rule
def only_window(game, who):
    frame = top(game)
    if frame.window == asked.AFTER_ACTIONS and is_ready(game.state.players[who], tiles.GREAT_COUNCIL):
        for index in range(tiles.MOST_ACTIONS):
            if may_repeat(game, who, wide(frame.at), index):
                return NONE
    return DONE


@rule
def apply_window(game, who, move):
    if move == DONE:
        pop(game)
        return
    cell, index = wide(top(game).at), move - REPEAT
    turn_tile(game, who, tiles.GREAT_COUNCIL)
    push(game, asked.DO_PERFORM, who, action_on(game, who, cell, index), amount_on(game, who, cell, index))


# Adoration: whoever acts pays a resource or a point; with neither it is free.


@rule
def legal_toll(game, who, out):
    me = game.state.players[who]
    count = 0
    for good in range(len(RESOURCES)):
        count = offer(out, count, TOLL_GOOD + good, me.goods[good] > 0)
    for track in range(len(TRACKS)):
        count = offer(out, count, TOLL_POINT + track, me.tracks[track] > 0)
    return count


@rule
def only_toll(game, who):
    """Nothing to pay with, or one thing only."""
    me = game.state.players[who]
    move = DONE
    count = 0
    for good in range(len(RESOURCES)):
        if me.goods[good] > 0:
            move = TOLL_GOOD + good
            count += 1
    for track in range(len(TRACKS)):
        if me.tracks[track] > 0:
            move = TOLL_POINT + track
            count += 1
    return move if count <= 1 else NONE


@rule
def apply_toll(game, who, move):
    pop(game)
    if move >= TOLL_POINT:
        me, track = game.state.players[who], move - TOLL_POINT
        me.tracks[track] -= 1
        tell(game, PAID_POINT, who, track, wide(me.tracks[track]))
    elif move != DONE:
        spend(game, who, move - TOLL_GOOD, 1)
