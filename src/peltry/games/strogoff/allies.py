"""The allies' help at the start of a turn: one ally, once, for a card with his or her portrait."""

from __future__ import annotations

from ...kernel.chance import reveal
from ...kernel.decisions import pop, push, top
from ...kernel.events import tell
from ...kernel.rule import rule
from .cards import BLOUNT, CAPTAIN, DECKS, JOLIVET, MARFA, NADIA, NONE, PIGASSOFF
from .courier import draw_cards, is_present, toss
from .dice import ABILITY_ROLL, roll_die
from .events import CAPTAIN_PAID, DIE_ROLLED, HELPED, LOOKED, WAS_PUT_BACK
from .frames import BLOUNT_DECK, CAPTAIN_CARD, DO_REACT, PIGASSOFF_ICON, PUT_BACK
from .moves import BOTTOM, COVER, DECLINE, HELP, LOOK
from .piles import put_at_bottom, show_top
from .row import any_open, cover
from .state import wide

HAS_HELPED, TWO_ACTIONS = 1, 2  # bits of the turn's frame


@rule
def list_help(game, seat, out):
    """A `help` move for every card that shows an ally who is present and can do something."""
    courier, box = game.state.couriers[seat], game.box
    captains = 0
    useful = 0
    for place in range(4):
        ally = wide(game.state.allies[place])
        if ally != NONE and ally != MARFA and (ally != PIGASSOFF or any_open(game, seat)):
            useful |= 1 << ally
    if (useful >> CAPTAIN) & 1:
        for i in range(wide(courier.hand_count)):
            captains += box.ally[courier.hand[i]] == CAPTAIN
        if captains < box.captain_cards:
            useful &= ~(1 << CAPTAIN)
    if useful == 0:
        return 0
    count = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        if (useful >> box.ally[card]) & 1:
            out[count] = HELP + card
            count += 1
    return count


@rule
def ask_for_help(game, seat, card):
    """Discard the card; the ally does his or her part before the turn goes on."""
    frame = top(game)
    frame.b |= HAS_HELPED
    ally = wide(game.box.ally[card])
    toss(game, seat, card)
    tell(game, HELPED, seat, ally, card, 0, 0)
    if ally == CAPTAIN:
        if game.box.captain_cards > 1:
            push(game, CAPTAIN_CARD, seat, 0, 0, 0)
        else:
            frame.b |= TWO_ACTIONS
    elif ally == BLOUNT:
        push(game, BLOUNT_DECK, seat, 0, 0, 0)
    elif ally == JOLIVET:
        draw_cards(game, seat, wide(game.box.jolivet_cards))
    elif ally == PIGASSOFF:
        push(game, PIGASSOFF_ICON, seat, 0, 0, 0)
    elif ally == NADIA:
        face = roll_die(game, seat, ABILITY_ROLL, 0)
        tell(game, DIE_ROLLED, seat, face, ABILITY_ROLL, 0, 0)
        push(game, DO_REACT, seat, face, 0, 0)


@rule
def legal_captain(game, seat, out):
    courier = game.state.couriers[seat]
    count = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        if game.box.ally[card] == CAPTAIN:
            out[count] = HELP + card
            count += 1
    if count == 0:  # only in a world that another seat imagines
        out[0] = DECLINE
        return 1
    return count


@rule
def apply_captain(game, seat, move):
    pop(game)
    if move != DECLINE:
        toss(game, seat, move - HELP)
        tell(game, CAPTAIN_PAID, seat, move - HELP, 0, 0, 0)
        top(game).b |= TWO_ACTIONS


@rule
def legal_look(game, out):
    count = 0
    for deck in range(len(DECKS)):
        if game.state.roads[deck].left > 0:
            out[count] = LOOK + deck
            count += 1
    return count


@rule
def apply_look(game, seat, move):
    deck = move - LOOK
    pile = game.state.roads[deck]
    pop(game)
    pile.known[pile.left - 1] |= 1 << seat
    reveal(game)
    tell(game, LOOKED, seat, deck, wide(pile.cards[pile.left - 1]), 0, 0)
    push(game, PUT_BACK, seat, deck, 0, 0)


@rule
def apply_put_back(game, seat, move):
    deck = wide(top(game).a)
    pop(game)
    if move == BOTTOM:
        put_at_bottom(game, deck)
    tell(game, WAS_PUT_BACK, seat, deck, 1 if move == BOTTOM else 0, 0, 0)
    if move == BOTTOM:
        show_top(game, deck)


@rule
def apply_pigassoff(game, seat, move):
    pop(game)
    cover(game, seat, (move - COVER) // 2, (move - COVER) % 2, False)


@rule
def is_wild(game, card):
    """Marfa's cards answer any danger in Irkutsk while she is present."""
    return game.box.ally[card] == MARFA and is_present(game, MARFA)
