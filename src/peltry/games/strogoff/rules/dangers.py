"""Face dangers: cover icons with a matching card, with a pair, with energy; keep one solved card as an ability."""

from __future__ import annotations

from ....kernel.tools import pop, push, rule, tell, top, wide
from ..pieces.cards import ACTION_CARDS, IMMEDIATE, NONE, NORMAL
from ..pieces.decisions import ASK_KEEP, ASK_MATE, ASK_PAY
from ..pieces.events import NOT_KEPT, PAIRED, PLAYED, SPENT_ENERGY
from ..pieces.moves import COVER, DECLINE, KEEP, KEEP_NONE, PAIR, PLAY, SPEND, STOP, USE_RESILIENT
from .abilities import gain_ability, may_use_resilient, use_resilient
from .courier import hand_dangers, lose_energy, toss
from .piles import discard_road
from .row import any_open, cover, danger_at, is_open, list_open


@rule
def matches_last(game, who, held):
    """Open dangers of the most recent card, as bits, for which one of the cards held is enough."""
    last = wide(game.state.couriers[who].row_count) - 1
    bits = 0
    if last >= 0:
        if is_open(game, who, last, IMMEDIATE):
            bits |= 1 << danger_at(game, who, last, IMMEDIATE)
        if is_open(game, who, last, NORMAL):
            bits |= 1 << danger_at(game, who, last, NORMAL)
    return bits & held


@rule
def can_face(game, who):
    """At least one disc can be placed and paid for."""
    if not any_open(game, who):
        return False
    held = hand_dangers(game, who)
    return game.state.couriers[who].energy > 0 or held >> 8 != 0 or matches_last(game, who, held) != 0


@rule
def legal_face(game, who, out):
    courier = game.state.couriers[who]
    held = hand_dangers(game, who)
    count = 0
    if courier.energy > 0 or held >> 8 != 0:
        count = list_open(game, who, out)
    elif matches_last(game, who, held) != 0:
        last = wide(courier.row_count) - 1
        for icon in range(2):
            if is_open(game, who, last, icon) and (held >> danger_at(game, who, last, icon)) & 1:
                out[count] = COVER + 2 * last + icon
                count += 1
    if may_use_resilient(game, who):
        out[count] = USE_RESILIENT
        count += 1
    if top(game).discs > 0 or count == 0:  # the second only in a world that another seat imagines
        out[count] = STOP
        count += 1
    return count


@rule
def apply_face(game, who, move):
    if move == STOP:
        pop(game)
    elif move == USE_RESILIENT:
        use_resilient(game, who)
    else:
        push(game, ASK_PAY, who, (move - COVER) // 2, (move - COVER) % 2)


@rule
def legal_pay(game, who, out):
    courier, box, frame = game.state.couriers[who], game.box, top(game)
    count = 0
    if courier.energy > 0:
        out[0] = SPEND
        count = 1
    recent = frame.place == courier.row_count - 1
    danger = danger_at(game, who, wide(frame.place), wide(frame.icon))
    twice = hand_dangers(game, who) >> 8
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        if recent and box.danger[card] == danger:
            out[count] = PLAY + card
            count += 1
        if (twice >> box.danger[card]) & 1:
            out[count] = PAIR + card
            count += 1
    if count == 0:  # only in a world that another seat imagines
        out[0] = DECLINE
        count = 1
    return count


@rule
def apply_pay(game, who, move):
    frame = top(game)
    place, icon = wide(frame.place), wide(frame.icon)
    if PAIR <= move < PAIR + ACTION_CARDS:
        card = move - PAIR
        toss(game, who, card)
        tell(game, PAIRED, who, card)
        frame.kind = ASK_MATE
        frame.pair = game.box.danger[card]
        return
    pop(game)
    if move == DECLINE:
        return
    if move == SPEND:
        lose_energy(game, who, SPENT_ENERGY)
    else:
        danger = danger_at(game, who, place, icon)
        toss(game, who, move - PLAY)
        tell(game, PLAYED, who, move - PLAY, danger)
    place_disc(game, who, place, icon)


@rule
def legal_mate(game, who, out):
    courier, danger = game.state.couriers[who], top(game).pair
    count = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        if game.box.danger[card] == danger:
            out[count] = PAIR + card
            count += 1
    if count == 0:  # only in a world that another seat imagines
        out[0] = DECLINE
        count = 1
    return count


@rule
def apply_mate(game, who, move):
    frame = top(game)
    place, icon = wide(frame.place), wide(frame.icon)
    pop(game)
    if move != DECLINE:
        toss(game, who, move - PAIR)
        tell(game, PAIRED, who, move - PAIR, 1)
        place_disc(game, who, place, icon)


@rule
def place_disc(game, who, place, icon):
    """Back in the action with one disc more; it ends by itself when nothing is left to face."""
    cover(game, who, place, icon, True)
    top(game).discs += 1
    if not any_open(game, who) and not may_use_resilient(game, who):
        pop(game)


@rule
def do_faced(game, who):
    if game.state.solved_count > 0:
        push(game, ASK_KEEP, who)


@rule
def legal_keep(game, who, out):
    state = game.state
    out[0] = KEEP_NONE
    for i in range(wide(state.solved_count)):
        out[i + 1] = KEEP + 1 + state.solved[i]
    return wide(state.solved_count) + 1


@rule
def apply_keep(game, who, move):
    state = game.state
    pop(game)
    kept = move - KEEP - 1 if move != KEEP_NONE else NONE
    for i in range(wide(state.solved_count)):
        card = wide(state.solved[i])
        if card != kept:
            discard_road(game, card)
            tell(game, NOT_KEPT, who, card)
    state.solved_count = 0
    if kept != NONE:
        gain_ability(game, who, kept)
