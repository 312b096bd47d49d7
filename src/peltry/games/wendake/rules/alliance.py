"""The alliance action: 1. advance the disc towards a flag, 2. one effect of the alliance."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, top, wide
from ..pieces import decisions as asked
from ..pieces.events import DISC_MOVED, PATROLS_CAME
from ..pieces.goods import FRENCH, RIFLE
from ..pieces.land import HOME
from ..pieces.moves import ADVANCE, DONE, PATROLS, RIFLE_POINT, SHIP, STAY, TRACK
from ..pieces.state import NONE
from .goods import score, spend
from .patrols import begin_patrol, faction_of

LAST_SPACE = 5


@rule
def begin_alliance(game, who, flags):
    """`flags`: the one shown, or both to choose from."""
    push(game, asked.ASK_ADVANCE, who, flags)


@rule
def legal_advance(game, who, out):
    """Advance towards the flag, or stay and still use its effect. Of two flags one is chosen."""
    count = 0
    for faction in range(2):
        if top(game).shown >> faction & 1:
            out[count] = ADVANCE + faction
            out[count + 1] = STAY + faction
            count += 2
    return count


@rule
def apply_advance(game, who, move):
    pop(game)
    flag = (move - ADVANCE) % 2
    push(game, asked.ASK_EFFECT, who, flag)
    push(game, asked.ASK_WINDOW, who, asked.BETWEEN_STEPS)
    if move < STAY:
        advance(game, who, flag)


@rule
def advance(game, who, flag):
    """Step 1. On the last space a point; from the other side first the points one leaves there."""
    me = game.state.players[who]
    space = abs(wide(me.disc))
    if space == 0 or faction_of(me) == flag:
        if space == LAST_SPACE:
            push(game, asked.ASK_TRACK, who, 1, flag)
        else:
            move_disc(game, who, flag, space + 1)
    else:
        push(game, asked.DO_SWITCH, who, flag)
        push(game, asked.ASK_TRACK, who, space, 1 - flag)


@rule
def do_switch(game, who, flag):
    move_disc(game, who, flag, 1)


@rule
def move_disc(game, who, flag, space):
    """Arriving on the first space brings both patrols of the faction; those of the other one leave the map."""
    me = game.state.players[who]
    me.disc = -space if flag == FRENCH else space
    tell(game, DISC_MOVED, who, wide(me.disc))
    if space == 1:
        me.patrols[0] = HOME
        me.patrols[1] = HOME
        tell(game, PATROLS_CAME, who, flag)


@rule
def legal_track(game, who, out):
    """The two tracks of the faction: those on its pair of belts."""
    side = top(game).side
    out[0] = TRACK + game.state.belts[2 * side]
    out[1] = TRACK + game.state.belts[2 * side + 1]
    return 2


@rule
def apply_track(game, who, move):
    points = wide(top(game).points)
    pop(game)
    score(game, who, move - TRACK, points)


# Step 2.


@rule
def may_use_alliance(game, who, flag):
    """The disc lies on the side of the active flag; by the other reading on any side."""
    me = game.state.players[who]
    return me.disc != 0 and (game.state.options.any_flag != 0 or faction_of(me) == flag)


@rule
def legal_effect(game, who, out):
    out[0] = SHIP
    out[1] = PATROLS
    out[2] = DONE
    if game.state.players[who].goods[RIFLE] == 0:
        return 3
    out[3] = RIFLE_POINT
    return 4


@rule
def only_effect(game, who):
    return NONE if may_use_alliance(game, who, wide(top(game).flag)) else DONE


@rule
def apply_effect(game, who, move):
    pop(game)
    me = game.state.players[who]
    faction = faction_of(me)
    if move == SHIP:
        push(game, asked.ASK_LAKE, who, asked.FOR_SHIP, faction)
    elif move == PATROLS:
        begin_patrol(game, who, abs(wide(me.disc)))
    elif move == RIFLE_POINT:
        spend(game, who, RIFLE, 1)
        push(game, asked.ASK_TRACK, who, 1, faction)
