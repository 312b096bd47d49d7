"""Progress tiles: when each may be used, and what it does. Each works once a year.

Some have moves of their own instead: Great council (tile.py), Trading blanket (trade.py), Master carver (masks.py),
Keeper of the fire (restore.py), and Runners in the base game (turn.py).
"""

from __future__ import annotations

from ....kernel.tools import count_bits, rule, top, wide
from ..pieces.decisions import (
    AFTER_ACTIONS,
    AFTER_CARD,
    AFTER_MARKER,
    ASK_ACTION,
    ASK_COMBINE,
    ASK_DRAW,
    ASK_MOVE,
    ASK_SCORE,
    ASK_SPEND,
    ASK_TURN,
    ASK_WINDOW,
    AT_SMALLPOX,
)
from ..pieces.goods import BEAN, BEAVER, ECONOMIC, MILITARY
from ..pieces.state import NONE
from ..pieces.tiles import (
    ALLIANCE_I,
    ALLIANCE_II,
    AT_LEISURE,
    BARTER_POST,
    BEAN_STORE,
    BEAVER_TRAPS,
    CANOE_YARD,
    CARD_ACTION,
    DRUMMERS,
    FISH_RACKS,
    FISHING_WEIR,
    FORCED_MARCH,
    GRANARY,
    GRAND_LODGE,
    HEALER,
    HERB_HUT,
    MASK_CARVER,
    MEDICINE_SOCIETY,
    PATHFINDERS,
    RUNNERS,
    SPIRIT_DANCERS,
    TANNERY,
    TRADE_EMPIRE,
    TRAP_LINE,
    WAR_CHIEF,
    WAR_COUNCIL,
)
from .barter import use_barter_post
from .goods import gain, kinds_of, let_take, score
from .harvest import FORESTS, harvest, harvest_kinds, let_harvest
from .masks import masks_to_take
from .military import (
    USED_ALLIANCE_I,
    USED_ALLIANCE_II,
    USED_CHIEF,
    USED_COUNCIL,
    can_use_alliance,
    can_use_chief,
    can_use_council,
)
from .move import anybody_unmoved, begin_move, may_move
from .natives import in_longhouse, let_heal
from .ready import turn_tile
from .ritual import USED_DRUMMERS, USED_LODGE, pairs_left
from .smallpox import ignore_smallpox
from .tan import let_tan
from .trade import can_use_empire
from .water import canoes_on_water, catch_of, go_fishing, let_build

IN_MILITARY = 1 << ALLIANCE_I | 1 << ALLIANCE_II | 1 << WAR_COUNCIL | 1 << WAR_CHIEF
IN_RITUAL = 1 << DRUMMERS | 1 << GRAND_LODGE
SCORING = IN_MILITARY | IN_RITUAL


@rule
def tiles_now(game):
    """Tiles that fit the decision on top, as bits: those that name an action inside of it, the others between two."""
    frame = top(game)
    kind = frame.kind
    if kind == ASK_WINDOW:
        window = frame.window
        if window == AFTER_MARKER or window == AFTER_ACTIONS or window == AFTER_CARD:
            return AT_LEISURE
        return 1 << MEDICINE_SOCIETY if window == AT_SMALLPOX else 0
    if kind == ASK_TURN:
        return 0 if frame.black else AT_LEISURE
    if kind == ASK_ACTION:
        return AT_LEISURE | 1 << RUNNERS if frame.index == CARD_ACTION else AT_LEISURE
    if kind == ASK_MOVE:
        return 1 << PATHFINDERS if frame.only == NONE else 0
    if kind == ASK_SCORE:
        return IN_MILITARY if frame.track == MILITARY else IN_RITUAL
    if kind == ASK_SPEND:
        return 1 << TRADE_EMPIRE
    if kind == ASK_DRAW:
        return 1 << MASK_CARVER
    return 1 << SPIRIT_DANCERS if kind == ASK_COMBINE else 0


@rule
def can_use_tile(game, who, tile):
    """A tile that would have no effect is not used."""
    me = game.state.players[who]
    if SCORING >> tile & 1:
        return can_use_in_scoring(game, who, tile, wide(top(game).used))
    if tile == TANNERY:
        return me.goods[BEAVER] > 0
    if tile == HERB_HUT or tile == HEALER:
        return in_longhouse(me) > 0
    if tile == MEDICINE_SOCIETY:
        return at_smallpox(game) or in_longhouse(me) > 0
    if tile == CANOE_YARD:
        return canoes_on_water(me) < game.box.canoes
    if tile == BARTER_POST:
        return kinds_of(me) != 0
    if tile == FORCED_MARCH:
        return may_move(game, who, wide(game.box.progress_amount[tile]))
    if tile == PATHFINDERS:
        return anybody_unmoved(game, who, NONE)
    if tile == GRANARY:
        return me.women != 0
    if tile == TRAP_LINE:
        return me.hunters != 0
    if tile == FISHING_WEIR:
        return catch_of(game, who) > 0
    if tile == MASK_CARVER:
        return masks_to_take(game)
    if tile == SPIRIT_DANCERS:
        return top(game).played == 1 and count_bits(me.hand) >= 2
    return can_use_empire(game, who) if tile == TRADE_EMPIRE else True


@rule
def at_smallpox(game):
    return top(game).kind == ASK_WINDOW and top(game).window == AT_SMALLPOX


@rule
def can_use_in_scoring(game, who, tile, used):
    if tile == ALLIANCE_I or tile == ALLIANCE_II:
        return can_use_alliance(game, who, 1 if tile == ALLIANCE_II else 0, used)
    if tile == WAR_COUNCIL:
        return can_use_council(game, who, used)
    if tile == WAR_CHIEF:
        return can_use_chief(game, who, used)
    return tile == DRUMMERS or pairs_left(game.state.players[who]) > 0


@rule
def use_tile(game, who, tile):
    """The decision in which it is used stays on the stack; what follows comes on top of it."""
    turn_tile(game, who, tile)
    amount = wide(game.box.progress_amount[tile])
    if BEAN_STORE <= tile <= FISH_RACKS:
        gain(game, who, BEAN + tile - BEAN_STORE, amount)
    elif tile == BEAVER_TRAPS:
        gain(game, who, BEAVER, amount)
    elif tile == TANNERY:
        let_tan(game, who, amount)
    elif tile == HERB_HUT or tile == HEALER:
        let_heal(game, who, amount, 0)
    elif tile == CANOE_YARD:
        let_build(game, who, amount)
    elif tile == BARTER_POST:
        use_barter_post(game, who)
    elif tile == FORCED_MARCH:
        begin_move(game, who, amount)
    elif tile == GRANARY:
        let_harvest(game, who, harvest_kinds(game, who, amount), 1)
    elif tile == TRAP_LINE:
        harvest(game, who, FORESTS)
    elif tile == FISHING_WEIR:
        go_fishing(game, who)
    elif tile == MEDICINE_SOCIETY:
        if at_smallpox(game):
            ignore_smallpox(game)
        let_heal(game, who, amount, 0)
    elif tile == TRADE_EMPIRE:
        score(game, who, ECONOMIC, amount)
    elif tile == RUNNERS:
        let_take(game, who, amount, 0)
    else:
        use_in_action(game, tile, amount)


@rule
def use_in_action(game, tile, amount):
    """Tiles that change the action in which they are used."""
    frame = top(game)
    if tile == PATHFINDERS:
        frame.steps += amount
    elif tile == MASK_CARVER:
        frame.cards += amount
    elif tile == SPIRIT_DANCERS:
        frame.played = 2
    elif tile == ALLIANCE_I:
        frame.used |= USED_ALLIANCE_I
    elif tile == ALLIANCE_II:
        frame.used |= USED_ALLIANCE_II
    elif tile == WAR_COUNCIL:
        frame.used |= USED_COUNCIL
    elif tile == WAR_CHIEF:
        frame.used |= USED_CHIEF
    elif tile == DRUMMERS:
        frame.used |= USED_DRUMMERS
    else:
        frame.used |= USED_LODGE
