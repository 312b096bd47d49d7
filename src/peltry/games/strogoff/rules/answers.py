"""How dangers are answered in Irkutsk, at the gates and in the duel: with a card, or with energy, even the last."""

from __future__ import annotations

from ....kernel.tools import lowest_bit, offer, rule, tell, wide
from ..pieces.events import PLAYED, SPENT_ENERGY, WILD
from ..pieces.moves import PLAY, SPEND
from .allies import is_wild
from .courier import lose_energy, toss
from .ending import die


@rule
def answers(game, card, dangers):
    """Whether a card answers one of these dangers (bits): its own, or, wild, any."""
    return (dangers >> game.box.danger[card]) & 1 != 0 or is_wild(game, card)


@rule
def list_answers(game, who, dangers, out):
    courier = game.state.couriers[who]
    count = 0
    for i in range(wide(courier.hand_count)):
        count = offer(out, count, PLAY + courier.hand[i], answers(game, courier.hand[i], dangers))
    return count


@rule
def pay(game, who, move, dangers):
    """A card, or a point of energy that may be the last."""
    if move == SPEND:
        lose_in_irkutsk(game, who, SPENT_ENERGY)
        return
    card = move - PLAY
    own = wide(game.box.danger[card])
    matching = (dangers >> own) & 1 != 0
    toss(game, who, card)
    tell(game, PLAYED if matching else WILD, who, card, own if matching else lowest_bit(dangers))


@rule
def lose_in_irkutsk(game, who, kind):
    lose_energy(game, who, kind)
    if game.state.couriers[who].energy == 0:
        die(game, who)
