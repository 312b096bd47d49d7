"""A courier's row of road cards: open icons, clashes, discs, cards that leave."""

from __future__ import annotations

from ....kernel.tools import offer, rule, tell, wide
from ..pieces.cards import ICONS, IMMEDIATE, LEFT_ZONE, NONE, NORMAL, SANGARRA
from ..pieces.events import COVERED, FLIPPED, SOLVED, SPOILED, TO_DISCARDS, TO_SIDE, TO_SOLVED
from ..pieces.moves import COVER, COVER_LEFT
from ..pieces.state import HELPED
from .piles import discard_road

TWICE = 8  # where the bits of dangers begin that are open twice in a row, or held twice in a hand
FACING, AT_ONCE, WITH_HELP = range(3)  # how a disc came: in the action, on an immediate danger, from ally or ability


@rule
def is_open(game, who, place, icon):
    """Whether an icon of a card in the row can be seen: face up, no disc on it."""
    courier = game.state.couriers[who]
    if courier.down[place] != 0 or game.box.icon[courier.row[place], icon] == NONE:
        return False
    return (courier.covered[place] >> icon) & 1 == 0


@rule
def left_is_open(game, who):
    courier = game.state.couriers[who]
    return courier.left != NONE and courier.left_paid == 0


@rule
def open_dangers(game, who):
    """Dangers open in row and left zone, as bits; from TWICE on those that are open twice."""
    courier = game.state.couriers[who]
    seen = 0
    if left_is_open(game, who):
        seen = 1 << wide(game.box.icon[courier.left, NORMAL])
    for place in range(wide(courier.row_count)):
        for icon in range(len(ICONS)):
            if is_open(game, who, place, icon):
                bit = 1 << wide(game.box.icon[courier.row[place], icon])
                seen |= bit | ((seen & bit) << TWICE)
    return seen


@rule
def open_twice(game, who):
    """A bit for every danger that clashes."""
    return open_dangers(game, who) >> TWICE


@rule
def open_icons(game, who):
    """A bit, 2 * place + icon, for every open danger of row and left zone."""
    courier = game.state.couriers[who]
    icons = 1 << (2 * LEFT_ZONE + NORMAL) if left_is_open(game, who) else 0
    for place in range(wide(courier.row_count)):
        for icon in range(len(ICONS)):
            if is_open(game, who, place, icon):
                icons |= 1 << (2 * place + icon)
    return icons


@rule
def any_down(game, who):
    courier = game.state.couriers[who]
    for place in range(wide(courier.row_count)):
        if courier.down[place] != 0:
            return True
    return False


@rule
def count_down(game, who):
    courier = game.state.couriers[who]
    down = 0
    for place in range(wide(courier.row_count)):
        down += courier.down[place]
    return wide(down)


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
        for icon in range(len(ICONS)):
            count = offer(out, count, COVER + 2 * place + icon, is_open(game, who, place, icon))
    return count


@rule
def place_of(move):
    """Where the icon of a `cover` move is."""
    return (move - COVER) // 2


@rule
def icon_of(move):
    return NORMAL if move == COVER_LEFT else (move - COVER) % 2


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
def cover(game, who, place, icon, how):
    """Cover an icon. A card with no open icon leaves the row at once, to be kept if it was solved in the action."""
    put_disc(game, who, place, icon)
    state = game.state
    courier = state.couriers[who]
    card = wide(courier.row[place])
    if is_open(game, who, place, IMMEDIATE) or is_open(game, who, place, NORMAL):
        if how == WITH_HELP and state.options.strict_keeping != 0:
            courier.covered[place] |= HELPED
            tell(game, SPOILED, who, place, card)
        return
    keepable = how == FACING and courier.covered[place] & HELPED == 0
    remove_from_row(game, who, place)
    if card == SANGARRA:
        tell(game, SOLVED, who, place, card, TO_SIDE)
        sangarra_home(game)
    elif keepable:
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
