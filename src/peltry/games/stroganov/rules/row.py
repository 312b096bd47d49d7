"""The row of landscapes and the Cossacks on it. Gaps are skipped; order on a tile matters."""

from __future__ import annotations

from ....kernel.tools import count_bits, highest_bit, lowest_bit, offer, pop, rule, tell, wide
from ..pieces.amounts import FREE_STEPS, MOST_PAID_STEPS
from ..pieces.box import TERRAINS
from ..pieces.cards import A1, S1, has
from ..pieces.events import MOVED, WALKED
from ..pieces.moves import GO, WALK
from .goods import spend_horses


@rule
def places_up_to(last):
    """Places 1 to `last` of the row, a bit for each."""
    return (1 << last + 1) - 2


@rule
def is_tile(state, place):
    return state.landscapes >> place & 1


@rule
def east_of(state, place):
    """Landscapes further east, a bit for each."""
    return state.landscapes >> place + 1 << place + 1


@rule
def west_of(state, place):
    return state.landscapes & (1 << place) - 1


@rule
def easternmost(places):
    """The highest of some places, 0 when there are none. Place 0 is no landscape and never among them."""
    return max(0, highest_bit(places))


@rule
def landscapes_owned(player):
    """How many a player has claimed, of all terrains."""
    owned = wide(0)
    for terrain in range(len(TERRAINS)):
        owned += player.tiles[terrain]
    return owned


@rule
def next_tile(state, place, direction):
    """The nearest place with a landscape to the east (1) or west (-1); 0 when there is none."""
    if direction > 0:
        east = east_of(state, place)
        return lowest_bit(east) if east else 0
    return easternmost(west_of(state, place))


@rule
def free_steps(player):
    """S1 and A1 make every movement a step longer."""
    return FREE_STEPS + has(player, S1) + has(player, A1)


@rule
def horses_for(extra):
    """1, 3 or 6 horses in all for 1, 2 or 3 steps more."""
    return extra * (extra + 1) >> 1


@rule
def can_go(game, who):
    return next_tile(game.state, wide(game.state.players[who].place), 1) > 0


@rule
def legal_go(game, who, out):
    """The forced move: east, over at least one landscape."""
    count = 0
    me = game.state.players[who]
    free = free_steps(me)
    place = wide(me.place)
    east = east_of(game.state, place)
    for step in range(1, free + MOST_PAID_STEPS + 1):
        affordable = horses_for(max(0, step - free)) <= me.horses
        count = offer(out, count, GO + lowest_bit(east) - 1, (east != 0) & affordable)
        east &= east - 1
    return count


@rule
def steps_between(state, start, end):
    """Landscapes from one place to another further east."""
    return count_bits(state.landscapes & places_up_to(end) & ~places_up_to(start))


@rule
def horses_to(state, me, target):
    """What the forced move costs; its target must be in reach."""
    return horses_for(max(0, steps_between(state, wide(me.place), target) - free_steps(me)))


@rule
def apply_go(game, who, move):
    state = game.state
    pop(game)
    me = state.players[who]
    target = move - GO + 1
    start = wide(me.place)
    horses = horses_to(state, me, target)
    tell(game, MOVED, who, start, target, horses)
    spend_horses(game, who, horses)
    stand(state, who, target)


@rule
def legal_walk(game, who, out, count):
    """A move of one or two steps either way, never back to the starting tile."""
    me = game.state.players[who]
    steps, place = free_steps(me), wide(me.place)
    east, west = east_of(game.state, place), west_of(game.state, place)
    for _ in range(steps):
        count = offer(out, count, WALK + lowest_bit(east) - 1, east != 0)
        east &= east - 1
    for _ in range(steps):
        nearest = easternmost(west)
        count = offer(out, count, WALK + nearest - 1, west != 0)
        west &= ~(1 << nearest)
    return count


@rule
def walk(game, who, move):
    target = move - WALK + 1
    tell(game, WALKED, who, game.state.players[who].place, target)
    stand(game.state, who, target)


@rule
def stand(state, who, place):
    """Put a Cossack on a place, left of all who are there: it will act after them."""
    order = state.order
    i = 0
    while order[i] != who:
        i += 1
    while i > 0 and state.players[order[i - 1]].place < place:
        order[i] = order[i - 1]
        i -= 1
    while i < state.sides - 1 and state.players[order[i + 1]].place >= place:
        order[i] = order[i + 1]
        i += 1
    order[i] = who
    state.players[who].place = place
