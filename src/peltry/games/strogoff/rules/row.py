"""A courier's row of road cards: open icons, clashes, discs, cards that leave."""

from __future__ import annotations

from ....kernel.tools import rule, tell, wide
from ..pieces.cards import IMMEDIATE, LEFT_ZONE, NONE, NORMAL, SANGARRA
from ..pieces.events import COVERED, FLIPPED, SOLVED, TO_DISCARDS, TO_SIDE, TO_SOLVED
from ..pieces.moves import COVER
from .piles import discard_road


@rule
def is_open(game, who, place, icon):
    """Whether an icon of a card in the row can be seen: face up, no disc on it."""
    courier = game.state.couriers[who]
    if courier.down[place] != 0 or game.box.icon[courier.row[place], icon] == NONE:
        return False
    return (courier.covered[place] >> icon) & 1 == 0


@rule
def open_dangers(game, who):
    """Dangers open in row and left zone: bits 0-7 those seen, bits 8-15 those seen twice."""
    courier = game.state.couriers[who]
    seen = 0
    if courier.left != NONE and courier.left_paid == 0:
        seen = 1 << wide(game.box.icon[courier.left, NORMAL])
    for place in range(wide(courier.row_count)):
        for icon in range(2):
            if is_open(game, who, place, icon):
                bit = 1 << wide(game.box.icon[courier.row[place], icon])
                seen |= bit | ((seen & bit) << 8)
    return seen


@rule
def has_clash(game, who):
    return open_dangers(game, who) >> 8 != 0


@rule
def any_down(game, who):
    courier = game.state.couriers[who]
    for place in range(wide(courier.row_count)):
        if courier.down[place] != 0:
            return True
    return False


@rule
def any_open(game, who):
    """Whether an icon of the row could be covered; the left zone never can."""
    courier = game.state.couriers[who]
    for place in range(wide(courier.row_count)):
        if is_open(game, who, place, IMMEDIATE) or is_open(game, who, place, NORMAL):
            return True
    return False


@rule
def list_open(game, who, out):
    """A `cover` move for every open icon of the row."""
    count = 0
    for place in range(wide(game.state.couriers[who].row_count)):
        for icon in range(2):
            if is_open(game, who, place, icon):
                out[count] = COVER + 2 * place + icon
                count += 1
    return count


@rule
def danger_at(game, who, place, icon):
    courier = game.state.couriers[who]
    card = courier.left if place == LEFT_ZONE else courier.row[place]
    return wide(game.box.icon[card, icon])


@rule
def add_to_row(game, who, card):
    """At the right end, face up: the most recent card."""
    courier = game.state.couriers[who]
    place = wide(courier.row_count)
    courier.row[place] = card
    courier.covered[place] = 0
    courier.down[place] = 0
    courier.row_count += 1


@rule
def remove_from_row(game, who, place):
    courier = game.state.couriers[who]
    courier.row_count -= 1
    for i in range(place, wide(courier.row_count)):
        courier.row[i] = courier.row[i + 1]
        courier.covered[i] = courier.covered[i + 1]
        courier.down[i] = courier.down[i + 1]


@rule
def flip(game, who, place, unpaid):
    """Face down; discs on it go back to the inkwell."""
    courier = game.state.couriers[who]
    courier.down[place] = 1
    courier.covered[place] = 0
    tell(game, FLIPPED, who, place, wide(courier.row[place]), unpaid)


@rule
def put_disc(game, who, place, icon):
    """A disc on an icon of the row or, on the way into Irkutsk, of the left zone. No card leaves yet."""
    courier = game.state.couriers[who]
    danger = danger_at(game, who, place, icon)
    if place == LEFT_ZONE:
        courier.left_paid = 1
        tell(game, COVERED, who, place, icon, wide(courier.left), danger)
    else:
        courier.covered[place] |= 1 << icon
        tell(game, COVERED, who, place, icon, wide(courier.row[place]), danger)


@rule
def cover(game, who, place, icon, can_be_kept):
    """Cover an icon. A card with no open icon leaves the row at once."""
    put_disc(game, who, place, icon)
    if is_open(game, who, place, IMMEDIATE) or is_open(game, who, place, NORMAL):
        return
    state = game.state
    card = wide(state.couriers[who].row[place])
    remove_from_row(game, who, place)
    if card == SANGARRA:
        tell(game, SOLVED, who, place, card, TO_SIDE)
        sangarra_home(game)
    elif can_be_kept:
        state.solved[state.solved_count] = card
        state.solved_count += 1
        tell(game, SOLVED, who, place, card, TO_SOLVED)
    else:
        discard_road(game, card)
        tell(game, SOLVED, who, place, card, TO_DISCARDS)


@rule
def sangarra_home(game):
    """Beside the board again; alone, behind closed curtains."""
    state = game.state
    state.sangarra = NONE
    if state.options.players == 1:
        state.curtain = 0


@rule
def clear_row(game, who):
    """Every card of row and left zone to its discards, Sangarra beside the board. The blinded see again."""
    courier = game.state.couriers[who]
    for place in range(wide(courier.row_count)):
        card = wide(courier.row[place])
        if card == SANGARRA:
            sangarra_home(game)
        else:
            discard_road(game, card)
    courier.row_count = 0
    if courier.left != NONE:
        discard_road(game, wide(courier.left))
    courier.left = NONE
    courier.left_paid = 0
