"""Progress tiles: when each may be used, and what it does. Each works once a year.

Some have moves of their own instead: Great council (tile.py), Trading blanket (trade.py), Master carver (masks.py),
Keeper of the fire (restore.py), and Runners in the base game (turn.py).
"""

from __future__ import annotations

from ....kernel.tools import count_bits, rule, top, wide
from ..pieces import decisions as asked
from ..pieces import tiles
from ..pieces.goods import BEAN, BEAVER, ECONOMIC, MILITARY
from ..pieces.state import NONE
from . import military
from .barter import use_barter_post
from .goods import gain, kinds_of, let_take, score
from .harvest import FORESTS, harvest, harvest_kinds, let_harvest
from .masks import masks_to_take
from .move import anybody_unmoved, begin_move, may_move
from .natives import in_longhouse, let_heal
from .ready import turn_tile
from .ritual import USED_DRUMMERS, USED_LODGE, pairs_left
from .smallpox import ignore_smallpox
from .tan import let_tan
from .trade import can_use_empire
from .water import canoes_on_water, catch_of, go_fishing, let_build

IN_MILITARY = 1 << tiles.ALLIANCE_I | 1 << tiles.ALLIANCE_II | 1 << tiles.WAR_COUNCIL | 1 << tiles.WAR_CHIEF
IN_RITUAL = 1 << tiles.DRUMMERS | 1 << tiles.GRAND_LODGE
SCORING = IN_MILITARY | IN_RITUAL


@rule
def tiles_now(game):
    """Tiles that fit the decision on top, as bits: those that name an action inside of it, the others between two."""
    frame = top(game)
    kind = frame.kind
    if kind == asked.ASK_WINDOW:
        window = frame.window
        if window == asked.AFTER_MARKER or window == asked.AFTER_ACTIONS or window == asked.AFTER_CARD:
            return tiles.AT_LEISURE
        return 1 << tiles.MEDICINE_SOCIETY if window == asked.AT_SMALLPOX else 0
    if kind == asked.ASK_TURN:
        return 0 if frame.black else tiles.AT_LEISURE
    if kind == asked.ASK_ACTION:
        return tiles.AT_LEISURE | 1 << tiles.RUNNERS if frame.index == tiles.CARD_ACTION else tiles.AT_LEISURE
    if kind == asked.ASK_MOVE:
        return 1 << tiles.PATHFINDERS if frame.only == NONE else 0
    if kind == asked.ASK_SCORE:
        return IN_MILITARY if frame.track == MILITARY else IN_RITUAL
    if kind == asked.ASK_SPEND:
        return 1 << tiles.TRADE_EMPIRE
    if kind == asked.ASK_DRAW:
        return 1 << tiles.MASK_CARVER
    return 1 << tiles.SPIRIT_DANCERS if kind == asked.ASK_COMBINE else 0


@rule
def can_use_tile(game, who, tile):
    """A tile that would have no effect is not used."""
    me = game.state.players[who]
    if SCORING >> tile & 1:
        return can_use_in_scoring(game, who, tile, wide(top(game).used))
    if tile == tiles.TANNERY:
        return me.goods[BEAVER] > 0
    if tile == tiles.HERB_HUT or tile == tiles.HEALER:
        return in_longhouse(me) > 0
    if tile == tiles.MEDICINE_SOCIETY:
        return at_smallpox(game) or in_longhouse(me) > 0
    if tile == tiles.CANOE_YARD:
        return canoes_on_water(me) < game.box.canoes
    if tile == tiles.BARTER_POST:
        return kinds_of(me) != 0
    if tile == tiles.FORCED_MARCH:
        return may_move(game, who, wide(game.box.progress_amount[tile]))
    if tile == tiles.PATHFINDERS:
        return anybody_unmoved(game, who, NONE)
    if tile == tiles.GRANARY:
        return me.women != 0
    if tile == tiles.TRAP_LINE:
        return me.hunters != 0
    if tile == tiles.FISHING_WEIR:
        return catch_of(game, who) > 0
    if tile == tiles.MASK_CARVER:
        return masks_to_take(game)
    if tile == tiles.SPIRIT_DANCERS:
        return top(game).played == 1 and count_bits(me.hand) >= 2
    return can_use_empire(game, who) if tile == tiles.TRADE_EMPIRE else True


@rule
def at_smallpox(game):
    return top(game).kind == asked.ASK_WINDOW and top(game).window == asked.AT_SMALLPOX


@rule
def can_use_in_scoring(game, who, tile, used):
    if tile == tiles.ALLIANCE_I or tile == tiles.ALLIANCE_II:
        return military.can_use_alliance(game, who, 1 if tile == tiles.ALLIANCE_II else 0, used)
    if tile == tiles.WAR_COUNCIL:
        return military.can_use_council(game, who, used)
    if tile == tiles.WAR_CHIEF:
        return military.can_use_chief(game, who, used)
    return tile == tiles.DRUMMERS or pairs_left(game.state.players[who]) > 0


@rule
def use_tile(game, who, tile):
    """The decision in which it is used stays on the stack; what follows comes on top of it."""
    turn_tile(game, who, tile)
    amount = wide(game.box.progress_amount[tile])
    if tiles.BEAN_STORE <= tile <= tiles.FISH_RACKS:
        gain(game, who, BEAN + tile - tiles.BEAN_STORE, amount)
    elif tile == tiles.BEAVER_TRAPS:
        gain(game, who, BEAVER, amount)
    elif tile == tiles.TANNERY:
        let_tan(game, who, amount)
    elif tile == tiles.HERB_HUT or tile == tiles.HEALER:
        let_heal(game, who, amount, 0)
    elif tile == tiles.CANOE_YARD:
        let_build(game, who, amount)
    elif tile == tiles.BARTER_POST:
        use_barter_post(game, who)
    elif tile == tiles.FORCED_MARCH:
        begin_move(game, who, amount)
    elif tile == tiles.GRANARY:
        let_harvest(game, who, harvest_kinds(game, who, amount), 1)
    elif tile == tiles.TRAP_LINE:
        harvest(game, who, FORESTS)
    elif tile == tiles.FISHING_WEIR:
        go_fishing(game, who)
    elif tile == tiles.MEDICINE_SOCIETY:
        if at_smallpox(game):
            ignore_smallpox(game)
        let_heal(game, who, amount, 0)
    elif tile == tiles.TRADE_EMPIRE:
        score(game, who, ECONOMIC, amount)
    elif tile == tiles.RUNNERS:
        let_take(game, who, amount, 0)
    else:
        use_in_action(game, tile, amount)


@rule
def use_in_action(game, tile, amount):
    """Tiles that change the action in which they are used."""
    frame = top(game)
    if tile == tiles.PATHFINDERS:
        frame.steps += amount
    elif tile == tiles.MASK_CARVER:
        frame.cards += amount
    elif tile == tiles.SPIRIT_DANCERS:
        frame.played = 2
    elif tile == tiles.ALLIANCE_I:
        frame.used |= military.USED_ALLIANCE_I
    elif tile == tiles.ALLIANCE_II:
        frame.used |= military.USED_ALLIANCE_II
    elif tile == tiles.WAR_COUNCIL:
        frame.used |= military.USED_COUNCIL
    elif tile == tiles.WAR_CHIEF:
        frame.used |= military.USED_CHIEF
    elif tile == tiles.DRUMMERS:
        frame.used |= USED_DRUMMERS
    else:
        frame.used |= USED_LODGE
