"""What a card or tile is used on: a territory, a progress tile, a flag, a mask out of a pile."""

from __future__ import annotations

from ....kernel.tools import count_bits, dispatch, lowest_bit, offer_each, pop, push, rule, tell, top, wide
from ..pieces import decisions as asked
from ..pieces.cards import TE_ACTIVATE, TE_ADVANCE, TE_MASKPICK, TE_OTHER, TE_REFRESH
from ..pieces.events import ALLIED_TILE, READIED
from ..pieces.goods import BEAVER, FLAGS, VEGETABLES
from ..pieces.moves import FACTION, PICK, PILE, READY, TERRITORY
from ..pieces.state import NONE
from ..pieces.tiles import ALLIANCE_I, ALLIANCE_II, LEVELS
from .alliance import advance, begin_alliance
from .goods import gain, kinds_of
from .move import let_step_from
from .places import areas_of
from .search import choose_pile, kinds_in_deck, kinds_in_discards, pick_from_deck, pick_from_discards, piles
from .warriors import workers_of

EITHER_FLAG = FLAGS["both"]


@rule
def territories_to_activate(game, who):
    """Territories in which natives of one's own stand, as bits."""
    me, found = game.state.players[who], wide(0)
    for territory in range(wide(game.box.maps[game.state.map].territories)):
        if me.guards[territory] > 0 or workers_of(me) & areas_of(territory):
            found |= 1 << territory
    return found


@rule
def activate(game, who, territory):
    """Women and hunters produce, then every warrior there gets a step."""
    me, land, areas = game.state.players[who], game.box.maps[game.state.map], areas_of(territory)
    for kind in range(len(VEGETABLES)):
        gain(game, who, kind, count_bits(me.women & areas & land.of_kind[kind]) * game.box.harvest_per_woman)
    gain(game, who, BEAVER, count_bits(me.hunters & areas) * game.box.hunt_per_hunter)
    let_step_from(game, who, territory)


@rule
def refreshable(game, who):
    """Own used progress tiles that could be paid: as many different resources as their level."""
    me = game.state.players[who]
    used = me.progress & ~me.ready_tiles
    found = wide(0)
    for level in range(1, min(count_bits(kinds_of(me)), LEVELS) + 1):
        found |= used & game.box.rows[level]
    return found


@rule
def refresh(game, who, tile):
    push(game, asked.DO_READY, who, tile)
    push(game, asked.ASK_PAY, who, wide(game.box.progress_level[tile]))


@rule
def do_ready(game, who, tile):
    game.state.players[who].ready_tiles |= 1 << tile
    tell(game, READIED, who, tile)


@rule
def ally(game, who, faction):
    begin_alliance(game, who, 1 << faction)


@rule
def ally_first_tile(game, who, faction):
    """Base game: the faction of an Alliance tile is chosen when it is bought."""
    game.state.players[who].alliance[0] = faction + 1
    tell(game, ALLIED_TILE, who, ALLIANCE_I, faction)


@rule
def ally_second_tile(game, who, faction):
    game.state.players[who].alliance[1] = faction + 1
    tell(game, ALLIED_TILE, who, ALLIANCE_II, faction)


# For each use: the first move of the verb, what can be chosen as bits, and what a choice does.
TARGETS = {
    TE_ACTIVATE: (TERRITORY, territories_to_activate, activate),
    TE_REFRESH: (READY, refreshable, refresh),
    TE_ADVANCE: (FACTION, EITHER_FLAG, advance),
    TE_OTHER: (FACTION, EITHER_FLAG, ally),
    TE_MASKPICK: (PILE, piles, choose_pile),
    asked.IN_DECK: (PICK, kinds_in_deck, pick_from_deck),
    asked.IN_DISCARDS: (PICK, kinds_in_discards, pick_from_discards),
    asked.FOR_ALLIANCE_I: (FACTION, EITHER_FLAG, ally_first_tile),
    asked.FOR_ALLIANCE_II: (FACTION, EITHER_FLAG, ally_second_tile),
}
first_target = dispatch("first_target", {use: first for use, (first, _, _) in TARGETS.items()}, otherwise=NONE)
targets_of = dispatch("targets_of", {use: targets for use, (_, targets, _) in TARGETS.items()}, otherwise=0)
use_on = dispatch("use_on", {use: does for use, (_, _, does) in TARGETS.items()})


@rule
def legal_target(game, who, out):
    effect = wide(top(game).effect)
    return offer_each(out, 0, first_target(effect), targets_of(effect, game, who))


@rule
def only_target(game, who):
    """The only one there is; but nobody is to learn that a deck holds masks of one kind only."""
    effect = wide(top(game).effect)
    targets = targets_of(effect, game, who)
    return NONE if effect == asked.IN_DECK or targets & (targets - 1) else first_target(effect) + lowest_bit(targets)


@rule
def apply_target(game, who, move):
    effect = wide(top(game).effect)
    pop(game)
    use_on(effect, game, who, move - first_target(effect))
