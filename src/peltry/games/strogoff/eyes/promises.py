"""What a pending decision tells the others about a hand, kept true in worlds that are dealt anew.

Whoever has paid for a disc with one card of a pair holds its mate; whoever faces dangers without energy can pay in
cards; whoever gave the Captain one card has a second; and energy lost at the gates of Irkutsk means that no card
against that danger was there. Where a deal breaks such a promise, cards that could lie there as well are exchanged.
"""

from __future__ import annotations

from ....kernel.tools import below, rule, top, wide
from ..pieces.cards import ACTION_CARDS, CAPTAIN, DANGERS, ICONS, NONE
from ..pieces.decisions import ASK_CAPTAIN, ASK_FACE, ASK_MATE, ASK_PAY
from ..rules.courier import hand_dangers
from ..rules.dangers import can_face, can_pay, is_recent
from ..rules.row import any_open, danger_at, is_open

ONLY_COUNT = -1  # in place of which card to exchange with


@rule
def keep_promises(game, seat):
    """Only whoever decides now has promised anything, and only to the others."""
    state = game.state
    if state.over != 0 or top(game).who == seat:
        return
    frame = top(game)
    who, kind = wide(frame.who), wide(frame.kind)
    if state.lacks != 0:
        take_away(game, seat, who, with_dangers(game, wide(state.lacks)))
    elif kind == ASK_CAPTAIN:
        give_one(game, seat, who, captains(game))
    elif kind == ASK_MATE:
        give_one(game, seat, who, with_dangers(game, 1 << wide(frame.pair)))
    elif kind == ASK_PAY:
        place, icon = wide(frame.place), wide(frame.icon)
        if not can_pay(game, who, hand_dangers(game, who), place, icon):
            danger = 1 << danger_at(game, who, place, icon) if is_recent(game, who, place) else 0
            give_payment(game, seat, who, danger)
    elif kind == ASK_FACE and frame.discs == 0 and any_open(game, who) and not can_face(game, who):
        give_payment(game, seat, who, last_dangers(game, who))


@rule
def captains(game):
    """Every card with the Captain's portrait, as bits."""
    cards = wide(0)
    for card in range(ACTION_CARDS):
        if game.box.ally[card] == CAPTAIN:
            cards |= wide(1) << card
    return cards


@rule
def with_dangers(game, dangers):
    """Every card against one of these dangers, as bits."""
    cards = wide(0)
    for card in range(ACTION_CARDS):
        if (dangers >> game.box.danger[card]) & 1:
            cards |= wide(1) << card
    return cards


@rule
def last_dangers(game, who):
    """Open dangers of the most recent card, as bits."""
    last = wide(game.state.couriers[who].row_count) - 1
    dangers = 0
    for icon in range(len(ICONS)):
        if is_open(game, who, last, icon):
            dangers |= 1 << danger_at(game, who, last, icon)
    return dangers


@rule
def holds(game, who, place, cards):
    return (cards >> game.state.couriers[who].hand[place]) & 1 != 0


@rule
def exchange(game, seat, who, place, cards, nth):
    """Exchange a card of a hand with the nth of these cards that could lie there as well; how many of them there are.

    Those are the cards that were shuffled with it, in the deck or in a hand that this seat does not know either.
    """
    state = game.state
    hand = state.couriers[who].hand
    shuffle = state.shuffled[hand[place]]
    found = 0
    if shuffle == state.shuffles:
        for i in range(wide(state.action_left)):
            if (cards >> state.action_deck[i]) & 1:
                if found == nth:
                    hand[place], state.action_deck[i] = state.action_deck[i], hand[place]
                    return found
                found += 1
    for other in range(wide(state.options.players)):
        if other == seat or other == who:
            continue
        courier = state.couriers[other]
        for i in range(wide(courier.hand_count)):
            card = courier.hand[i]
            if (cards >> card) & 1 and state.shuffled[card] == shuffle:
                if found == nth:
                    hand[place], courier.hand[i] = card, hand[place]
                    return found
                found += 1
    return found


@rule
def take_away(game, seat, who, cards):
    """None of these cards is in the hand."""
    for place in range(wide(game.state.couriers[who].hand_count)):
        if holds(game, who, place, cards):
            found = exchange(game, seat, who, place, ~cards, ONLY_COUNT)
            exchange(game, seat, who, place, ~cards, below(game.state, found))


@rule
def give_one(game, seat, who, cards):
    """One of these cards at least is in the hand."""
    give_another(game, seat, who, cards, NONE)


@rule
def give_another(game, seat, who, cards, but):
    """One of these cards is in the hand, besides the one in place `but`: where it is, NONE when none can be."""
    count = wide(game.state.couriers[who].hand_count)
    for place in range(count):
        if place != but and holds(game, who, place, cards):
            return place
    ways = 0
    for place in range(count):
        if place != but:
            ways += exchange(game, seat, who, place, cards, ONLY_COUNT)
    if ways == 0:
        return NONE
    way = below(game.state, ways)
    for place in range(count):
        if place != but:
            found = exchange(game, seat, who, place, cards, ONLY_COUNT)
            if way < found:
                exchange(game, seat, who, place, cards, way)
                return place
            way -= found
    return NONE


@rule
def give_payment(game, seat, who, dangers):
    """A card against one of these dangers or, where that cannot be, two cards of one danger."""
    if dangers != 0 and give_another(game, seat, who, with_dangers(game, dangers), NONE) != NONE:
        return
    first = below(game.state, len(DANGERS))
    for turn in range(len(DANGERS)):
        cards = with_dangers(game, 1 << (first + turn) % len(DANGERS))
        one = give_another(game, seat, who, cards, NONE)
        if one != NONE and give_another(game, seat, who, cards, one) != NONE:
            return
