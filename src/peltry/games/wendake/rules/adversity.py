"""Cards of adversity that act at the start or at the end of a year; the others are asked about where they act."""

from __future__ import annotations

from ....kernel.tools import push, rule, tell, wide
from ..pieces import cards
from ..pieces.decisions import ASK_LAKE, ASK_LOSE, FOR_STORM, FROZEN, SEASON_ENDS, STOLEN
from ..pieces.events import EUROPEANS_CAME
from ..pieces.goods import ENGLISH, FRENCH, LEATHER, WARRIOR, WOMAN
from ..pieces.state import NONE
from .ghost import YOU, place_ghost_guard
from .natives import let_lose
from .warriors import in_force, is_guarded
from .water import canoes_on_water


@rule
def begin_adversity(game):
    """A card that finds nothing to act on does nothing."""
    state = game.state
    if state.adversity == NONE:
        return
    effect = game.box.adversity[state.adversity]
    amount = wide(game.box.adversity_amount[effect])
    if effect == cards.FRENCH_ARRIVE:
        land_europeans(game, FRENCH)
    elif effect == cards.ENGLISH_ARRIVE:
        land_europeans(game, ENGLISH)
    elif effect == cards.STORM:
        for _ in range(min(amount, canoes_on_water(state.players[YOU]))):
            push(game, ASK_LAKE, YOU, FOR_STORM)
    elif effect == cards.END_OF_SEASON:
        push(game, ASK_LOSE, YOU, SEASON_ENDS, amount, WOMAN)
    elif effect == cards.THEFT:
        push(game, ASK_LOSE, YOU, STOLEN, amount)
    elif effect == cards.ENEMY_ATTACK:
        attack_everywhere(game)


@rule
def land_europeans(game, faction):
    """A patrol on every territory with the faction's flag: Guards of the ghost until they are attacked."""
    state = game.state
    territories = wide(game.box.maps[state.map].flagged[faction])
    state.europeans[faction] |= territories
    tell(game, EUROPEANS_CAME, wide(state.ghost), faction, territories)


@rule
def attack_everywhere(game):
    """A ghost warrior on every territory without a Guard, while its reserve lasts."""
    state = game.state
    side = wide(state.ghost)
    for territory in range(wide(game.box.maps[state.map].territories)):
        guarded = is_guarded(game, YOU, territory) or is_guarded(game, side, territory)
        if not guarded and state.players[side].home[WARRIOR] > 0:
            place_ghost_guard(game, territory)


@rule
def do_winter(game):
    """At the end of the year a warrior falls ill for every leather that is missing; the leather is kept."""
    if in_force(game, cards.WINTER):
        missing = game.box.adversity_amount[cards.WINTER] - wide(game.state.players[YOU].goods[LEATHER])
        let_lose(game, YOU, FROZEN, missing, WARRIOR)
