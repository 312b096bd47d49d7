"""The actions of a tile, from top to bottom, each done or not; and the alliance action on a turn card."""

from __future__ import annotations

from ....kernel.tools import LEGAL, choice, pop, push, rule, some_of, tell, top, unless, wide
from ..pieces import decisions as asked
from ..pieces import reasons, tiles
from ..pieces.cards import ADORATION, DROUGHT, FROZEN_LAKES, TE_BEAVER, TE_COPY, WILDFIRE
from ..pieces.events import ACTED, PAID_POINT
from ..pieces.goods import BEAVER, HUNTER, MOST_GOODS, RESOURCES, TRACKS, WOMAN
from ..pieces.land import FIELDS
from ..pieces.moves import DO, DONE, REPEAT, SKIP, TOLL_GOOD, TOLL_POINT
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


@rule
def do_actions(game, who, index, cell):
    me = game.state.players[who]
    actions = 1 if me.ritual >> cell & 1 else game.box.tiles[me.tiles[cell]].count
    if index < actions:
        push(game, asked.DO_ACTIONS, who, index + 1, cell)
        push(game, asked.ASK_ACTION, who, index, cell)


@rule
def printed_action(game, who, cell, index):
    """An action of a tile on somebody's board, and how much of it; on the Ritual side there is one."""
    me = game.state.players[who]
    if me.ritual >> cell & 1:
        return wide(tiles.RITUAL_ACTION), wide(0)
    tile = game.box.tiles[me.tiles[cell]]
    return wide(tile.action[index]), wide(tile.amount[index])


@rule
def asked_action(game, who):
    """The action of the decision on top; on a turn card an alliance with the flags it shows."""
    frame = top(game)
    if frame.index == tiles.CARD_ACTION:
        return wide(tiles.ALLIANCE), wide(game.box.card_flags[game.state.turn_cards[frame.at]])
    return printed_action(game, who, wide(frame.at), wide(frame.index))


@rule
def why_not_perform(game, who, action, amount):
    """An action of which no part could have an effect is not offered."""
    me = game.state.players[who]
    dry = action == tiles.HARVEST and in_force(game, DROUGHT)
    frozen = action == tiles.FISHING and in_force(game, FROZEN_LAKES)
    burnt = action == tiles.HUNT and in_force(game, WILDFIRE)
    if dry or frozen or burnt:
        return reasons.ADVERSITY_FORBIDS
    if action == tiles.MOVE:
        return unless(may_move(game, who, amount), reasons.NOBODY_MOVES)
    if action == tiles.BUILD_CANOE:
        return unless(canoes_on_water(me) < game.box.canoes, reasons.NO_CANOE_LEFT)
    if action == tiles.HARVEST:
        relief = me.home[WOMAN] > 0 and me.scouts & areas_of_kinds(game, FIELDS) != 0
        return unless(me.women != 0 or relief, reasons.NO_WOMAN_OUT)
    if action == tiles.HUNT:
        relief = me.home[HUNTER] > 0 and me.scouts & areas_of_kinds(game, FORESTS) != 0
        return unless(me.hunters != 0 or relief, reasons.NO_HUNTER_OUT)
    if action == tiles.FISHING:
        return unless(catch_of(game, who) > 0, reasons.NO_FISH)
    if action == tiles.TAN:
        return unless(me.goods[BEAVER] > 0, reasons.NO_BEAVER)
    if action == tiles.TRADE:
        beavers = me.goods[BEAVER] > 0 and may_trade_beavers(game, who)
        return unless(kinds_of(me) != 0 or beavers, reasons.NOTHING_TO_TRADE)
    return unless(action != tiles.ALLIANCE or amount > 0, reasons.NO_ALLIANCE_SHOWN)


@rule
def may_trade_beavers(game, who):
    """With the turn card, and a rifle for it, beavers are enough."""
    if game.state.players[who].ready_cards == 0 or not can_pay_rifles(game, who, TE_BEAVER):
        return False
    effects = effects_held(game, who)
    if effects >> TE_COPY & 1:
        effects |= effects_to_copy(game)
    return effects >> TE_BEAVER & 1 != 0


@rule
def action_to_do(game, who):
    """Doing it comes first: a search that sees no difference yet takes the first."""
    action, amount = asked_action(game, who)
    return wide(1 if why_not_perform(game, who, action, amount) == LEGAL else 0)


legal_action, only_action = choice("action", DO, action_to_do, passing=SKIP)


@rule
def apply_action(game, who, move):
    state, index = game.state, wide(top(game).index)
    action, amount = asked_action(game, who)
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
def actions_to_repeat(game, who):
    """As bits."""
    frame, found = top(game), wide(0)
    if frame.window == asked.AFTER_ACTIONS and is_ready(game.state.players[who], tiles.GREAT_COUNCIL):
        for index in range(tiles.MOST_ACTIONS):
            if game.state.performed >> index & 1:
                action, amount = printed_action(game, who, wide(frame.at), index)
                if why_not_perform(game, who, action, amount) == LEGAL:
                    found |= 1 << index
    return found


legal_window, only_window = choice("window", REPEAT, actions_to_repeat, passing=DONE)


@rule
def apply_window(game, who, move):
    if move == DONE:
        pop(game)
        return
    action, amount = printed_action(game, who, wide(top(game).at), move - REPEAT)
    turn_tile(game, who, tiles.GREAT_COUNCIL)
    push(game, asked.DO_PERFORM, who, action, amount)


# Adoration: whoever acts pays a resource or a point; with neither it is free.


@rule
def tolls(game, who):
    """A bit for each resource, then one for each track with points."""
    me = game.state.players[who]
    return kinds_of(me) | some_of(me.tracks, len(TRACKS)) << len(RESOURCES)


legal_toll, only_toll = choice("toll", TOLL_GOOD, tolls, nothing=DONE)


@rule
def apply_toll(game, who, move):
    pop(game)
    if move >= TOLL_POINT:
        me, track = game.state.players[who], move - TOLL_POINT
        me.tracks[track] -= 1
        tell(game, PAID_POINT, who, track, wide(me.tracks[track]))
    elif move != DONE:
        spend(game, who, move - TOLL_GOOD, 1)
