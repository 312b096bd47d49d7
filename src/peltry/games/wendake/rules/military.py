"""Military: a. turtle tiles (turtles.py), b. a point for every territory in which one has the majority of Guards."""

from __future__ import annotations

from ....kernel.tools import LEGAL, push, rule, tell, top, unless, wide
from ..pieces import reasons
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
    """Territories and the own village; and how often one only ties for the most."""
    state = game.state
    me = state.players[who]
    at_home = me.home[WARRIOR] > 0 or (used & USED_ALLIANCES != 0 and patrols_at(me, HOME) > 0)
    held, tied = wide(1 if at_home else 0), wide(0)
    for territory in range(wide(game.box.maps[state.map].territories)):
        own = own_guards(game, who, territory, used)
        most = opposing_guards(game, who, territory)
        if own > most or (own == most and own > 0 and state.options.shared_land):
            held += 1
        elif own == most and own > 0:
            tied += 1
    return held, tied


@rule
def majorities(game, who, used):
    """Those that score: with the War council also where one only ties."""
    held, tied = count_majorities(game, who, used)
    return held + min(tied, wide(game.box.progress_amount[WAR_COUNCIL])) if used & USED_COUNCIL else held


@rule
def score_majorities(game, who, used):
    count = majorities(game, who, used)
    tell(game, MAJORITIES, who, count)
    if used & USED_CHIEF:
        count += count // game.box.progress_amount[WAR_CHIEF]
    score(game, who, MILITARY, count)


@rule
def ties(game, who):
    """With the tiles that are used in this step b."""
    _, tied = count_majorities(game, who, wide(top(game).used))
    return tied


@rule
def why_not_alliance(game, who, second):
    """A tile without a faction gives nothing, nor the weaker one beside the stronger for the same flags."""
    faction, other = alliance_faction(game, who, second), 1 - second
    if faction == NONE:
        return reasons.NO_ALLY
    if not top(game).used >> other & 1 or alliance_faction(game, who, other) != faction:
        return LEGAL
    amounts = game.box.progress_amount
    stronger = amounts[ALLIANCE_II if second else ALLIANCE_I] > amounts[ALLIANCE_I if second else ALLIANCE_II]
    return unless(stronger, reasons.WEAKER_TILE)
