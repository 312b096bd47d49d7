"""Face dangers: cover icons with a matching card, with a pair, with energy; keep one solved card as an ability."""

from __future__ import annotations

from ...kernel.decisions import pop, push, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .abilities import gain_ability, may_use_resilient, use_resilient
from .cards import ACTION_CARDS, IMMEDIATE, NONE, NORMAL
from .courier import hand_dangers, lose_energy, toss
from .events import NOT_KEPT, PAIRED, PLAYED, SPENT_ENERGY
from .frames import KEEP_CARD, MATE, PAY
from .moves import COVER, DECLINE, KEEP, KEEP_NONE, PAIR, PLAY, RESILIENT, SPEND, STOP
from .piles import discard_road
from .row import any_open, cover, danger_at, is_open, list_open
from .state import wide


@rule
def matches_last(game, seat, held):
    """Open dangers of the most recent card, as bits, for which one of the cards held is enough."""
    last = wide(game.state.couriers[seat].row_count) - 1
    bits = 0
    if last >= 0:
        if is_open(game, seat, last, IMMEDIATE):
            bits |= 1 << danger_at(game, seat, last, IMMEDIATE)
        if is_open(game, seat, last, NORMAL):
            bits |= 1 << danger_at(game, seat, last, NORMAL)
    return bits & held


@rule
def can_face(game, seat):
    """At least one disc can be placed and paid for."""
    if not any_open(game, seat):
        return False
    held = hand_dangers(game, seat)
    return game.state.couriers[seat].energy > 0 or held >> 8 != 0 or matches_last(game, seat, held) != 0


@rule
def legal_face(game, seat, out):
    courier = game.state.couriers[seat]
    held = hand_dangers(game, seat)
    count = 0
    if courier.energy > 0 or held >> 8 != 0:
        count = list_open(game, seat, out)
    elif matches_last(game, seat, held) != 0:
        last = wide(courier.row_count) - 1
        for icon in range(2):
            if is_open(game, seat, last, icon) and (held >> danger_at(game, seat, last, icon)) & 1:
                out[count] = COVER + 2 * last + icon
                count += 1
    if may_use_resilient(game, seat):
        out[count] = RESILIENT
        count += 1
    if top(game).a > 0 or count == 0:  # the second only in a world that another seat imagines
        out[count] = STOP
        count += 1
    return count


@rule
def apply_face(game, seat, move):
    if move == STOP:
        pop(game)
    elif move == RESILIENT:
        use_resilient(game, seat)
    else:
        push(game, PAY, seat, (move - COVER) // 2, (move - COVER) % 2, 0)


@rule
def legal_pay(game, seat, out):
    courier, box, frame = game.state.couriers[seat], game.box, top(game)
    count = 0
    if courier.energy > 0:
        out[0] = SPEND
        count = 1
    recent = frame.a == courier.row_count - 1
    danger = danger_at(game, seat, wide(frame.a), wide(frame.b))
    twice = hand_dangers(game, seat) >> 8
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
def apply_pay(game, seat, move):
    frame = top(game)
    place, icon = wide(frame.a), wide(frame.b)
    if PAIR <= move < PAIR + ACTION_CARDS:
        card = move - PAIR
        toss(game, seat, card)
        tell(game, PAIRED, seat, card, 0, 0, 0)
        frame.kind = MATE
        frame.c = game.box.danger[card]
        return
    pop(game)
    if move == DECLINE:
        return
    if move == SPEND:
        lose_energy(game, seat, SPENT_ENERGY)
    else:
        danger = danger_at(game, seat, place, icon)
        toss(game, seat, move - PLAY)
        tell(game, PLAYED, seat, move - PLAY, danger, 0, 0)
    place_disc(game, seat, place, icon)


@rule
def legal_mate(game, seat, out):
    courier, danger = game.state.couriers[seat], top(game).c
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
def apply_mate(game, seat, move):
    frame = top(game)
    place, icon = wide(frame.a), wide(frame.b)
    pop(game)
    if move != DECLINE:
        toss(game, seat, move - PAIR)
        tell(game, PAIRED, seat, move - PAIR, 1, 0, 0)
        place_disc(game, seat, place, icon)


@rule
def place_disc(game, seat, place, icon):
    """Back in the action with one disc more; it ends by itself when nothing is left to face."""
    cover(game, seat, place, icon, True)
    top(game).a += 1
    if not any_open(game, seat) and not may_use_resilient(game, seat):
        pop(game)


@rule
def do_faced(game, seat):
    if game.state.solved_count > 0:
        push(game, KEEP_CARD, seat, 0, 0, 0)


@rule
def legal_keep(game, out):
    state = game.state
    out[0] = KEEP_NONE
    for i in range(wide(state.solved_count)):
        out[i + 1] = KEEP + 1 + state.solved[i]
    return wide(state.solved_count) + 1


@rule
def apply_keep(game, seat, move):
    state = game.state
    pop(game)
    kept = move - KEEP - 1 if move != KEEP_NONE else NONE
    for i in range(wide(state.solved_count)):
        card = wide(state.solved[i])
        if card != kept:
            discard_road(game, card)
            tell(game, NOT_KEPT, seat, card, 0, 0, 0)
    state.solved_count = 0
    if kept != NONE:
        gain_ability(game, seat, kept)
