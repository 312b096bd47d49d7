"""2.B: used tiles turn to their Ritual side, the rows slide down, and one of the three leavers may be exchanged."""

from __future__ import annotations

from ....kernel.tools import (
    because,
    cards_in,
    choice,
    count_bits,
    lay_shuffled,
    lift,
    lowest_bit,
    offer_each,
    pop,
    push,
    reveal,
    rule,
    shuffle,
    tell,
    top,
    unless,
    wide,
)
from ..pieces import reasons
from ..pieces.board import ALL_CELLS, CELLS, ROW
from ..pieces.cards import MOST_LOOKS, TE_EVOLVE
from ..pieces.decisions import ASK_EVOLVE, ASK_KEEPER, DO_EVOLVE, DO_LAY, DO_SLIDE
from ..pieces.events import LOOKED_AT_TILE, LOOKED_ENOUGH, ROW_LAID, SLID, SPARED, SWAPPED
from ..pieces.moves import DONE, LOOK, SPARE, SWAP
from ..pieces.state import NONE
from ..pieces.tiles import KEEPER_OF_THE_FIRE, OFFERED
from .ghost_year import ghost_evolves
from .goods import kinds_of, spend
from .ready import is_ready, turn_tile

CHOICES = OFFERED + MOST_LOOKS


@rule
def do_evolve(game, nobody, nth):
    """One after the other in the new turn order."""
    state = game.state
    if nth >= state.sides:
        return
    push(game, DO_EVOLVE, NONE, nth + 1)
    who = wide(state.order[nth])
    if who == state.ghost:
        if state.options.ghost_in_order and not state.options.plain_ghost:
            ghost_evolves(game)
        return
    push(game, DO_LAY, who)
    push(game, ASK_EVOLVE, who)
    push(game, DO_SLIDE, who)
    push(game, ASK_KEEPER, who)


# The keeper of the fire spares one used tile.


@rule
def tiles_to_turn(me):
    """Used tiles that will turn to their Ritual side: all but the one with the sacred-fire marker."""
    spared = 1 << me.fire if me.fire != NONE else 0
    return wide(me.markers) & ~spared & ~me.ritual


@rule
def tiles_to_spare(game, who):
    me = game.state.players[who]
    return tiles_to_turn(me) if is_ready(me, KEEPER_OF_THE_FIRE) else wide(0)


legal_keeper, only_keeper = choice("keeper", SPARE, tiles_to_spare, passing=DONE)


@rule
def apply_keeper(game, who, move):
    pop(game)
    if move != DONE:
        turn_tile(game, who, KEEPER_OF_THE_FIRE)
        game.state.players[who].markers &= ~(1 << move - SPARE)
        tell(game, SPARED, who, move - SPARE)


@rule
def do_slide(game, who):
    """The leavers wait in the top row, front up; every marker is taken back."""
    me = game.state.players[who]
    me.ritual = (me.ritual | tiles_to_turn(me)) << ROW & ALL_CELLS
    left, middle, right = me.tiles[CELLS - 3], me.tiles[CELLS - 2], me.tiles[CELLS - 1]
    for cell in range(CELLS - 1, ROW - 1, -1):
        me.tiles[cell] = me.tiles[cell - ROW]
    me.tiles[0] = left
    me.tiles[1] = middle
    me.tiles[2] = right
    me.markers = 0
    me.fire = NONE
    me.acts = 0
    tell(game, SLID, who)


# One leaver for a tile of the display, or for one that a turn card has shown.


@rule
def tiles_to_take(game, who):
    """Places of the display in which a tile lies, then the tiles looked at, as bits."""
    state, found = game.state, wide(0)
    for place in range(OFFERED):
        if state.display[place] != NONE:
            found |= 1 << place
    return found | (1 << count_bits(state.players[who].looking_at)) - 1 << OFFERED


@rule
def may_look_on(game):
    """A tile is left in the stack, and a look of the five."""
    return game.state.tiles_left > 0 and top(game).looks < game.box.effect_amount[TE_EVOLVE]


@rule
def legal_evolve(game, who, out):
    frame, tiles = top(game), tiles_to_take(game, who)
    count = 0
    for leaver in range(ROW):
        count = offer_each(out, count, SWAP + CHOICES * leaver, tiles)
    if frame.looking and may_look_on(game):
        count = offer_each(out, count, LOOK, kinds_of(game.state.players[who]) & ~wide(frame.paid_kinds))
    out[count] = DONE
    return count + 1


@rule
def only_evolve(game, who):
    return NONE if top(game).looking or tiles_to_take(game, who) else DONE


@rule
def why_not_evolve(game, who):
    """Another card only once the last one has paid for a look: before, it would be turned in vain."""
    frame = top(game)
    if frame.looking and frame.paid_kinds == 0:
        return reasons.CARD_WAITS
    if game.state.tiles_left == 0:
        return reasons.NO_LOOK_LEFT
    if not may_look_on(game):
        return reasons.LOOKS_SPENT
    return unless(kinds_of(game.state.players[who]) != 0, because(reasons.KINDS_MISSING, 1))


@rule
def apply_evolve(game, who, move):
    frame = top(game)
    if move == DONE:
        pop(game)
    elif move < SWAP:
        kind = move - LOOK
        frame.paid_kinds |= 1 << kind
        frame.looks += 1
        spend(game, who, kind, 1)
        look_at_tile(game, who)
    else:
        pop(game)
        swap(game, who, (move - SWAP) // CHOICES, (move - SWAP) % CHOICES)


@rule
def look_at_tile(game, who):
    state = game.state
    tile = wide(lift(state.tile_stack, wide(state.tiles_left)))
    state.tiles_left -= 1
    state.players[who].looking_at |= 1 << tile
    reveal(game)
    tell(game, LOOKED_AT_TILE, who, tile)


@rule
def swap(game, who, leaver, choice):
    """The replaced tile is out of the game."""
    state = game.state
    me = state.players[who]
    place = choice
    if choice < OFFERED:
        tile = wide(state.display[choice])
        state.display[choice] = NONE
    else:
        looked = wide(me.looking_at)
        for _ in range(choice - OFFERED):
            looked &= looked - 1
        tile = lowest_bit(looked)
        me.looking_at &= ~(1 << tile)
        place = NONE
    old = wide(me.tiles[leaver])
    me.tiles[leaver] = tile
    tell(game, SWAPPED, who, leaver, old, tile, place)


@rule
def do_lay(game, who):
    """What was looked at goes back into its stack; the three tiles are laid into the top row in random order."""
    state = game.state
    me = state.players[who]
    if me.looking_at:
        back = cards_in(state.tile_stack, wide(state.tiles_left)) | me.looking_at
        me.looking_at = 0
        state.tiles_left = lay_shuffled(game, state.tile_stack, back)
        tell(game, LOOKED_ENOUGH, who)
    shuffle(game, me.tiles, 0, ROW)
    reveal(game)
    tell(game, ROW_LAID, who, 0, wide(me.tiles[0]), wide(me.tiles[1]), wide(me.tiles[2]))
