"""The mask ceremony: a. take cards, b. play a combination and score it."""

from __future__ import annotations

from ....kernel.tools import choice, count_bits, lowest_bit, offer, pop, push, rule, tell, top, wide
from ..pieces.cards import CARDS_IN, CARDS_OF, GREAT_MASKS, KINDS, NIPISSING, PLAYS, SHAPE_OF, WILD
from ..pieces.decisions import ASK_COMBINE, ASK_DRAW, ASK_WINDOW, IN_MASK_CEREMONY
from ..pieces.events import COMBINED, MASK_PLAYED, MASK_TAKEN
from ..pieces.goods import MASK
from ..pieces.moves import CARVE, DONE, DRAW_DECK, DRAW_UP, PLAY
from ..pieces.state import NONE
from ..pieces.tiles import MASTER_CARVER
from .goods import score
from .hand import draw_masks, show_mask, toss_mask
from .ready import is_ready, turn_tile

WAYS = len(PLAYS)
NOTHING_CARVED = 0


@rule
def begin_ceremony(game, who):
    me = game.state.players[who]
    cards = game.box.tribes[NIPISSING].amount if me.tribe == NIPISSING else game.box.mask_draw
    push(game, ASK_COMBINE, who)
    push(game, ASK_WINDOW, who, IN_MASK_CEREMONY)
    push(game, ASK_DRAW, who, wide(cards))


# Step a.


@rule
def masks_to_take(game):
    """The card that lies face up, and the top one of the deck, as bits."""
    state = game.state
    face_up = 1 if state.mask_up != NONE else 0
    return face_up | 2 if state.mask_left > 0 or state.mask_gone != 0 else wide(face_up)


@rule
def masks_to_draw(game, who):
    return masks_to_take(game) if top(game).cards > 0 else wide(0)


legal_draw, only_draw = choice("draw", DRAW_UP, masks_to_draw, passing=DONE)


@rule
def apply_draw(game, who, move):
    state, frame = game.state, top(game)
    if move == DONE:
        pop(game)
        return
    frame.cards -= 1
    if move == DRAW_DECK:
        draw_masks(game, who, 1)
        return
    me, card = state.players[who], wide(state.mask_up)
    me.hand |= 1 << card
    me.shown_masks |= 1 << card
    tell(game, MASK_TAKEN, who, card)
    show_mask(game)


# Step b. The decision is made by whoever holds two cards, even if they go together in no way: nobody is to know.


@rule
def held(game, who, kind, carved):
    """Cards of a kind; a carved card counts as another."""
    cards = count_bits(game.state.players[who].hand & game.box.masks_of[kind])
    if carved != NOTHING_CARVED:
        cards += (1 if (carved - 1) % KINDS == kind else 0) - (1 if (carved - 1) // KINDS == kind else 0)
    return cards


@rule
def legal_combine(game, who, out):
    frame = top(game)
    me = game.state.players[who]
    carved = wide(frame.carved)
    count = 0
    if frame.played != 1:
        count = list_plays(game, who, carved, out, 0)
        if is_ready(me, MASTER_CARVER) and carved == NOTHING_CARVED:
            count = list_carvings(game, who, out, count)
    out[count] = DONE
    return count + 1


@rule
def list_plays(game, who, carved, out, first):
    """Combinations that were not scored this year; wild cards fill what is missing."""
    me = game.state.players[who]
    wild = count_bits(me.hand & game.box.masks_of[WILD])
    all_cards = count_bits(me.hand)
    crow, bear, corn = held(game, who, 0, carved), held(game, who, 1, carved), held(game, who, 2, carved)
    crooked, wind = held(game, who, 3, carved), held(game, who, 4, carved)
    count = first
    for way in range(WAYS):
        if CARDS_IN[way] > all_cards or me.combined >> SHAPE_OF[way] & 1:
            continue
        missing = max(0, CARDS_OF[way, 0] - crow) + max(0, CARDS_OF[way, 1] - bear) + max(0, CARDS_OF[way, 2] - corn)
        missing += max(0, CARDS_OF[way, 3] - crooked) + max(0, CARDS_OF[way, 4] - wind)
        count = offer(out, count, PLAY + way, missing <= wild)
    return count


@rule
def list_carvings(game, who, out, count):
    """The master carver: a card counts as one of another kind, in a combination that is played then."""
    for card in range(KINDS):
        if held(game, who, card, NOTHING_CARVED) > 0:
            for kind in range(KINDS):
                carving = KINDS * card + kind
                if kind != card and list_plays(game, who, 1 + carving, out, count) > count:
                    out[count] = CARVE + carving
                    count += 1
    return count


@rule
def only_combine(game, who):
    return DONE if count_bits(game.state.players[who].hand) < 2 or top(game).played == 1 else NONE


@rule
def apply_combine(game, who, move):
    frame = top(game)
    if move == DONE:
        pop(game)
    elif move >= CARVE:
        turn_tile(game, who, MASTER_CARVER)
        frame.carved = 1 + move - CARVE
    else:
        carved = wide(frame.carved)
        frame.carved = NOTHING_CARVED
        if frame.played == 2:
            pop(game)
        else:
            frame.played = 1
        play_masks(game, who, move - PLAY, carved)


@rule
def play_masks(game, who, way, carved):
    """Exactly the cards of the combination: those of the kind first, then the carved one, then a wild one."""
    me, box = game.state.players[who], game.box
    counts_as = wide(NONE)
    reserved = wide(0)
    if carved != NOTHING_CARVED:
        counts_as = (carved - 1) % KINDS
        reserved = 1 << carved_card(game, who, way, (carved - 1) // KINDS)
    for kind in range(KINDS):
        need = CARDS_OF[way, kind]
        natural = me.hand & box.masks_of[kind] & ~reserved
        while need > 0 and natural:
            play_card(game, who, lowest_bit(natural))
            natural &= natural - 1
            need -= 1
        if need > 0 and kind == counts_as:
            play_card(game, who, lowest_bit(reserved))
            need -= 1
        for _ in range(need):
            play_card(game, who, lowest_bit(me.hand & box.masks_of[WILD]))
    points = wide(box.combination_points[SHAPE_OF[way]])
    me.combined |= 1 << SHAPE_OF[way]
    if points >= box.goal[GREAT_MASKS]:
        me.great_masks = 1
    tell(game, COMBINED, who, way, points, wide(me.great_masks))
    score(game, who, MASK, points)


@rule
def carved_card(game, who, way, kind):
    """The lowest card of its kind that the combination does not need as what it is."""
    same = wide(game.state.players[who].hand & game.box.masks_of[kind])
    for _ in range(min(CARDS_OF[way, kind], count_bits(same) - 1)):
        same &= same - 1
    return lowest_bit(same)


@rule
def play_card(game, who, card):
    toss_mask(game, who, card)
    tell(game, MASK_PLAYED, who, card)
