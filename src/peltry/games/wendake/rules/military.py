"""Military: a. turtle tiles (turtles.py), b. a point for every territory in which one has the majority of Guards."""

from __future__ import annotations

from ....kernel.tools import push, rule, tell, wide
from ..pieces.decisions import ASK_SCORE, ASK_WINDOW, BETWEEN_STEPS, DO_TURTLES
from ..pieces.events import MAJORITIES
from ..pieces.goods import MILITARY, WARRIOR
from ..pieces.land import HOME
from ..pieces.state import NONE
from ..pieces.tiles import ALLIANCE_I, ALLIANCE_II, WAR_CHIEF, WAR_COUNCIL
from .goods import score
from .patrols import faction_of
from .places import areas_of
from .warriors import europeans_at, is_present, patrols_at

# Bits of `used` in step b.
USED_ALLIANCE_I, USED_ALLIANCE_II, USED_COUNCIL, USED_CHIEF = 1, 2, 4, 8
USED_ALLIANCES = USED_ALLIANCE_I | USED_ALLIANCE_II
TIES = 8  # where the number of ties stands


@rule
def begin_military(game, who):
    push(game, ASK_SCORE, who, MILITARY)
    push(game, ASK_WINDOW, who, BETWEEN_STEPS)
    push(game, DO_TURTLES, who)


@rule
def alliance_faction(game, who, second):
    """The faction of an Alliance tile: chosen when it was bought, in New Allies that of the alliance disc."""
    me = game.state.players[who]
    if game.state.options.base_game:
        return wide(me.alliance[second]) - 1
    return NONE if me.disc == 0 else faction_of(me)


@rule
def guards_for_flag(game, who, second, territory):
    """How many Guards a flag stands for; by the other reading only where somebody of one's own is."""
    faction = alliance_faction(game, who, second)
    if faction == NONE or not game.box.maps[game.state.map].flagged[faction] >> territory & 1:
        return wide(0)
    if game.state.options.flags_need_presence:
        if not is_present(game.state.players[who], territory, areas_of(territory)):
            return wide(0)
    return wide(game.box.progress_amount[ALLIANCE_II if second else ALLIANCE_I])


@rule
def own_guards(game, who, territory, used):
    """Guards, and while an Alliance tile is used flags and (in New Allies) patrols; the better tile counts."""
    me = game.state.players[who]
    flags = wide(0)
    if used & USED_ALLIANCE_I:
        flags = guards_for_flag(game, who, 0, territory)
    if used & USED_ALLIANCE_II:
        flags = max(flags, guards_for_flag(game, who, 1, territory))
    patrols = patrols_at(me, territory) if used & USED_ALLIANCES else 0
    return me.guards[territory] + flags + patrols


@rule
def opposing_guards(game, who, territory):
    """The most that anybody else has there: natives, and the ghost's patrols of adversity."""
    state = game.state
    most = wide(0)
    for rival in range(wide(state.sides)):
        if rival != who:
            most = max(most, state.players[rival].guards[territory] + europeans_at(game, rival, territory))
    return most


@rule
def count_majorities(game, who, used):
    """Territories and the own village; from bit TIES on, how often one only ties for the most."""
    state = game.state
    me = state.players[who]
    at_home = me.home[WARRIOR] > 0 or (used & USED_ALLIANCES != 0 and patrols_at(me, HOME) > 0)
    count = 1 if at_home else 0
    ties = 0
    for territory in range(wide(game.box.maps[state.map].territories)):
        own = own_guards(game, who, territory, used)
        most = opposing_guards(game, who, territory)
        if own > most or (own == most and own > 0 and state.options.shared_land):
            count += 1
        elif own == most and own > 0:
            ties += 1
    return count | ties << TIES


@rule
def score_majorities(game, who, used):
    counted = count_majorities(game, who, used)
    count = counted & (1 << TIES) - 1
    if used & USED_COUNCIL:
        count += min(counted >> TIES, wide(game.box.progress_amount[WAR_COUNCIL]))
    tell(game, MAJORITIES, who, count)
    if used & USED_CHIEF:
        count += count // game.box.progress_amount[WAR_CHIEF]
    score(game, who, MILITARY, count)


@rule
def can_use_alliance(game, who, second, used):
    """A tile without a faction gives nothing, nor the weaker one beside the stronger for the same flags."""
    faction = alliance_faction(game, who, second)
    if faction == NONE:
        return False
    other = 1 - second
    amounts = game.box.progress_amount
    weaker = amounts[ALLIANCE_II if second else ALLIANCE_I] <= amounts[ALLIANCE_I if second else ALLIANCE_II]
    return not (used >> other & 1 and weaker and alliance_faction(game, who, other) == faction)


@rule
def can_use_council(game, who, used):
    return count_majorities(game, who, used) >> TIES > 0


@rule
def can_use_chief(game, who, used):
    counted = count_majorities(game, who, used)
    council = min(counted >> TIES, wide(game.box.progress_amount[WAR_COUNCIL])) if used & USED_COUNCIL else 0
    return (counted & (1 << TIES) - 1) + council >= game.box.progress_amount[WAR_CHIEF]
