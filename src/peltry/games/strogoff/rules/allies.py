"""The allies' help at the start of a turn: one ally, once, for a card with his or her portrait."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, reveal, rule, tell, top, wide
from ..pieces.cards import ALLY_PLACES, BLOUNT, CAPTAIN, DECKS, JOLIVET, MARFA, NADIA, NONE, PIGASSOFF
from ..pieces.decisions import ASK_CAPTAIN, ASK_DECK, ASK_PIGASSOFF, ASK_PUT_BACK, DO_REACT
from ..pieces.dice import ABILITY_ROLL
from ..pieces.events import CAPTAIN_PAID, DIE_ROLLED, HELPED, LOOKED, WAS_PUT_BACK
from ..pieces.moves import BOTTOM, HELP, LOOK, TOP
from .courier import draw_cards, is_present, toss
from .dice import roll_die
from .piles import put_at_bottom, show_top
from .row import WITH_HELP, any_open, cover, icon_of, place_of

HAS_HELPED, TWO_ACTIONS = 1, 2  # bits of the turn's `help`: an ally has helped, the Captain grants a second action


@rule
def portraits(game, who, ally):
    """How many cards of the hand show an ally."""
    courier = game.state.couriers[who]
    found = 0
    for i in range(wide(courier.hand_count)):
        found += game.box.ally[courier.hand[i]] == ally
    return found


@rule
def can_help(game, who, ally):
    """Whether an ally who is present has something to do and is paid for: Pigassoff, the Captain. Marfa waits."""
    if ally == CAPTAIN:
        return portraits(game, who, CAPTAIN) >= game.box.captain_cards
    return ally != MARFA and (ally != PIGASSOFF or any_open(game, who))


@rule
def list_help(game, who, out):
    """A `help` move for every card that shows an ally who is present and can do something."""
    courier, box = game.state.couriers[who], game.box
    useful = 0
    for place in range(len(ALLY_PLACES)):
        ally = wide(game.state.allies[place])
        if ally != NONE and can_help(game, who, ally):
            useful |= 1 << ally
    if useful == 0:
        return 0
    count = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        count = offer(out, count, HELP + card, (useful >> box.ally[card]) & 1)
    return count


@rule
def ask_for_help(game, who, card):
    """Discard the card; the ally does his or her part before the turn goes on."""
    frame = top(game)
    frame.help |= HAS_HELPED
    ally = wide(game.box.ally[card])
    toss(game, who, card)
    tell(game, HELPED, who, ally, card)
    if ally == CAPTAIN:
        if game.box.captain_cards > 1:
            push(game, ASK_CAPTAIN, who)
        else:
            frame.help |= TWO_ACTIONS
    elif ally == BLOUNT:
        push(game, ASK_DECK, who)
    elif ally == JOLIVET:
        draw_cards(game, who, wide(game.box.jolivet_cards))
    elif ally == PIGASSOFF:
        push(game, ASK_PIGASSOFF, who)
    elif ally == NADIA:
        face = roll_die(game, who, ABILITY_ROLL, 0)
        tell(game, DIE_ROLLED, who, face, ABILITY_ROLL)
        push(game, DO_REACT, who, face)


@rule
def legal_captain(game, who, out):
    """His second card."""
    courier = game.state.couriers[who]
    count = 0
    for i in range(wide(courier.hand_count)):
        card = courier.hand[i]
        count = offer(out, count, HELP + card, game.box.ally[card] == CAPTAIN)
    return count


@rule
def apply_captain(game, who, move):
    pop(game)
    toss(game, who, move - HELP)
    tell(game, CAPTAIN_PAID, who, move - HELP)
    top(game).help |= TWO_ACTIONS


@rule
def legal_look(game, who, out):
    count = 0
    for deck in range(len(DECKS)):
        count = offer(out, count, LOOK + deck, game.state.roads[deck].left > 0)
    return count


@rule
def apply_look(game, who, move):
    deck = move - LOOK
    pile = game.state.roads[deck]
    pop(game)
    pile.known[pile.left - 1] |= 1 << who
    reveal(game)
    tell(game, LOOKED, who, deck, wide(pile.cards[pile.left - 1]))
    push(game, ASK_PUT_BACK, who, deck)


@rule
def legal_put_back(game, who, out):
    out[0] = TOP
    out[1] = BOTTOM
    return 2


@rule
def apply_put_back(game, who, move):
    deck = wide(top(game).deck)
    pop(game)
    if move == BOTTOM:
        put_at_bottom(game, deck)
    tell(game, WAS_PUT_BACK, who, deck, 1 if move == BOTTOM else 0)
    if move == BOTTOM:
        show_top(game, deck)


@rule
def apply_pigassoff(game, who, move):
    pop(game)
    cover(game, who, place_of(move), icon_of(move), WITH_HELP)


@rule
def is_wild(game, card):
    """Marfa's cards answer any danger in Irkutsk while she is present."""
    return game.box.ally[card] == MARFA and is_present(game, MARFA)
