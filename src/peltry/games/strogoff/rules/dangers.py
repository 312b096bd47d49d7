"""Face dangers: cover icons with a matching card, with a pair, with energy; keep one solved card as an ability."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.cards import ACTION_CARDS, ICONS, NONE
from ..pieces.decisions import ASK_KEEP, ASK_MATE, ASK_PAY
from ..pieces.events import NOT_KEPT, PAIRED, PLAYED, SPENT_ENERGY
from ..pieces.moves import COVER, KEEP, KEEP_NONE, PAIR, PLAY, SPEND, STOP, USE_RESILIENT
from .abilities import gain_ability, may_use_resilient, use_resilient
from .courier import hand_dangers, list_matching, lose_energy, toss
from .piles import discard_road
from .row import FACING, TWICE, any_open, cover, danger_at, icon_of, is_open, place_of


@rule
def pays_anywhere(game, who, held):
    """Energy, or two cards of one danger, cover an icon of any card."""
    return game.state.couriers[who].energy > 0 or held >> TWICE != 0


@rule
def is_recent(game, who, place):
    """The most recent card is the one at the right end, even when it is face down."""
    return place == game.state.couriers[who].row_count - 1


@rule
def matches(game, who, held, place, icon):
    """One card of the same danger is enough for an icon of the most recent card."""
    return is_recent(game, who, place) and (held >> danger_at(game, who, place, icon)) & 1 != 0


@rule
def can_pay(game, who, held, place, icon):
    return pays_anywhere(game, who, held) or matches(game, who, held, place, icon)


@rule
def can_face(game, who):
    """At least one disc can be placed and paid for."""
    if not any_open(game, who):
        return False
    held = hand_dangers(game, who)
    return pays_anywhere(game, who, held) or matches_last(game, who, held)


@rule
def matches_last(game, who, held):
    last = wide(game.state.couriers[who].row_count) - 1
    for icon in range(len(ICONS)):
        if is_open(game, who, last, icon) and matches(game, who, held, last, icon):
            return True
    return False


@rule
def legal_discs(game, who, out):
    """The icons that can be covered; at least one disc is placed."""
    held = hand_dangers(game, who)
    count = 0
    for place in range(wide(game.state.couriers[who].row_count)):
        for icon in range(len(ICONS)):
            if is_open(game, who, place, icon) and can_pay(game, who, held, place, icon):
                out[count] = COVER + 2 * place + icon
                count += 1
    count = offer(out, count, USE_RESILIENT, may_use_resilient(game, who))
    return offer(out, count, STOP, top(game).discs > 0)


@rule
def apply_disc(game, who, move):
    if move == STOP:
        pop(game)
    elif move == USE_RESILIENT:
        use_resilient(game, who)
    else:
        push(game, ASK_PAY, who, place_of(move), icon_of(move))


@rule
def legal_pay(game, who, out):
    courier, box, frame = game.state.couriers[who], game.box, top(game)
    count = 0
    if courier.energy > 0:
        out[0] = SPEND
        count = 1
    recent = is_recent(game, who, frame.place)
    danger = danger_at(game, who, wide(frame.place), wide(frame.icon))
    twice = hand_dangers(game, who) >> TWICE
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        count = offer(out, count, PLAY + card, recent and box.danger[card] == danger)
        count = offer(out, count, PAIR + card, (twice >> box.danger[card]) & 1)
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
    if move == SPEND:
        lose_energy(game, who, SPENT_ENERGY)
    else:
        danger = danger_at(game, who, place, icon)
        toss(game, who, move - PLAY)
        tell(game, PLAYED, who, move - PLAY, danger)
    place_disc(game, who, place, icon)


@rule
def legal_mate(game, who, out):
    return list_matching(game, who, PAIR, wide(top(game).pair), out)


@rule
def apply_mate(game, who, move):
    frame = top(game)
    place, icon = wide(frame.place), wide(frame.icon)
    pop(game)
    toss(game, who, move - PAIR)
    tell(game, PAIRED, who, move - PAIR, 1)
    place_disc(game, who, place, icon)


@rule
def place_disc(game, who, place, icon):
    """Back in the action with one disc more; it ends by itself when nothing is left to face."""
    cover(game, who, place, icon, FACING)
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
