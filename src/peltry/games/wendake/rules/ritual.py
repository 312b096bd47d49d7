"""The ritual: a. heal natives, b. points for trios of warrior, woman and hunter at home. Step b's of two actions."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, top, wide
from ..pieces.cards import EVEN_PAIRS
from ..pieces.decisions import ASK_SCORE, ASK_WINDOW, BETWEEN_STEPS
from ..pieces.events import TRIOS
from ..pieces.goods import HUNTER, MILITARY, RITUAL, WARRIOR, WOMAN
from ..pieces.moves import SCORE, SKIP
from ..pieces.state import NONE
from ..pieces.tiles import DRUMMERS, GRAND_LODGE
from .goods import score
from .military import score_majorities
from .natives import IN_RITUAL, let_heal

USED_DRUMMERS, USED_LODGE = 1, 2  # bits of `used` in step b


@rule
def begin_ritual(game, who):
    push(game, ASK_SCORE, who, RITUAL)
    push(game, ASK_WINDOW, who, BETWEEN_STEPS)
    let_heal(game, who, wide(game.box.ritual_heal), IN_RITUAL)


@rule
def trios_of(me):
    return min(wide(me.home[WARRIOR]), wide(me.home[WOMAN]), wide(me.home[HUNTER]))


@rule
def pairs_left(me):
    """Pairs of different natives beside the trios: of the three kinds one is used up."""
    rest = wide(me.home[WARRIOR]) + me.home[WOMAN] + me.home[HUNTER] - 3 * trios_of(me)
    return rest - max(wide(me.home[WARRIOR]), wide(me.home[WOMAN]), wide(me.home[HUNTER])) + trios_of(me)


@rule
def score_ritual(game, who, used):
    me, box = game.state.players[who], game.box
    trios = trios_of(me)
    points = wide(box.ritual_points[trios])
    if used & USED_DRUMMERS:
        points += box.progress_amount[DRUMMERS]
    if used & USED_LODGE:
        points += min(pairs_left(me), wide(box.progress_amount[GRAND_LODGE]))
    tell(game, TRIOS, who, trios)
    score(game, who, RITUAL, points)


# Scoring a step b. Who must keep pairs even (OB12) may do without the points.


@rule
def may_skip_points(game):
    return game.state.objectives >> EVEN_PAIRS & 1


@rule
def legal_score(game, who, out):
    out[0] = SCORE
    out[1] = SKIP
    return 2 if may_skip_points(game) else 1


@rule
def only_score(game, who):
    return NONE if may_skip_points(game) else SCORE


@rule
def apply_score(game, who, move):
    frame = top(game)
    track, used = frame.track, wide(frame.used)
    pop(game)
    if move == SKIP:
        return
    if track == MILITARY:
        score_majorities(game, who, used)
    else:
        score_ritual(game, who, used)
