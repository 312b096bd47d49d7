"""Setting up: tracks, progress tiles, turtles, masks, advanced tiles, boards, turn order, turn cards, the ghost."""

from __future__ import annotations

from typing import Any

from ....kernel.tools import any_of, count_bits, lay, lay_shuffled, lift, push, rule, seed_chance, shuffle, tell, wide
from ..pieces.cards import (
    ADVERSITY_CARDS,
    BASE_STACKS,
    GHOST_CARDS,
    MASKS,
    MOST_SPACES,
    OBJECTIVES,
    POX_CARDS,
    SLOTS,
    STACK_TILES,
    STACKS,
    TOKENS,
    TURN_CARDS,
    WENDAT,
)
from ..pieces.decisions import DO_SETTLE
from ..pieces.events import GAME_BEGINS
from ..pieces.goods import NATIVES, TRACKS
from ..pieces.state import NONE
from ..pieces.tiles import ALLIANCE_TILES, BLACK_TILE, FIRST_ADVANCED, OFFERED
from .ghost_year import lay_tokens, show_adversity
from .hand import show_mask
from .restore import fill_display, offer_turn_cards
from .tribes import lay_board, offer_tribes


@rule
def lay_table(game, seed):
    """Everything on the table before tribes are chosen."""
    state = game.state
    seed_chance(game, seed)
    players = wide(state.options.players)
    solo = players == 1
    state.sides = 2 if solo else players
    state.ghost = 1 if solo else NONE
    state.map = max(players, 2) - 2
    state.year = 1
    state.active = NONE
    state.adversity = NONE
    state.ghost_mask = NONE
    for faction in range(2):
        state.ships[faction] = NONE
    for track in range(len(TRACKS)):
        state.belts[track] = track
    shuffle(game, state.belts, 0, len(TRACKS))
    lay_progress(game, players)
    lay_turtles(game, players)
    lay_masks(game)
    lay_advanced(game, players)
    for side in range(wide(state.sides)):
        state.order[side] = side
        seat_player(game, side)
    if not solo:
        shuffle(game, state.order, 0, players)
    lay_turn_cards(game)
    if solo:
        meet_ghost(game)
    push(game, DO_SETTLE, NONE)
    offer_tribes(game)
    if game.log.count > 0:
        game.log.count = 0  # the table as it lies is the first thing anybody sees
    tell(game, GAME_BEGINS, NONE, players)


@rule
def lay_progress(game, players):
    """So many of each level at random; the Alliance tiles are always among them."""
    state, box = game.state, game.box
    for level in range(1, 4):
        row = wide(box.rows[level]) & ALLIANCE_TILES
        left = wide(box.rows[level]) & ~ALLIANCE_TILES
        while count_bits(row) < box.in_play[players, level]:
            tile = any_of(state, left)
            row |= 1 << tile
            left &= ~(1 << tile)
        state.progress_rows |= row


@rule
def lay_turtles(game, players):
    """A face-down stack for everything that is counted and each threshold; in the base game some tiles leave unseen."""
    state, box = game.state, game.box
    size = wide(box.stack_size[players] if state.options.base_game else box.new_stack_size)
    for stack in range(STACKS):
        tiles = 0 if stack >= BASE_STACKS and state.options.base_game else (1 << STACK_TILES) - 1
        left = lay_shuffled(game, state.turtle_stacks[stack], tiles << STACK_TILES * stack)
        while left > size:
            lift(state.turtle_stacks[stack], left)
            left -= 1
        state.turtles_left[stack] = left


@rule
def lay_masks(game):
    state = game.state
    state.mask_left = lay_shuffled(game, state.mask_deck, (1 << MASKS) - 1)
    show_mask(game)
    state.pox_left = lay_shuffled(game, state.pox_deck, (1 << POX_CARDS) - 1)


@rule
def lay_advanced(game, players):
    """Both levels shuffled; of the base game some tiles leave unseen. Six of level 1 are offered."""
    state = game.state
    for place in range(OFFERED):
        state.display[place] = NONE
    state.tiles_left = stack_tiles(game, state.tile_stack, 1, players)
    stack_tiles(game, state.tile_stack_2, 2, players)
    fill_display(game)


@rule
def stack_tiles(game, stack, level, players):
    state, box = game.state, game.box
    tiles = wide(0)
    for tile in range(FIRST_ADVANCED, BLACK_TILE):
        if box.tiles[tile].level == level and not (box.tiles[tile].new and state.options.base_game):
            tiles |= 1 << tile
    left = lay_shuffled(game, stack, tiles)
    if state.options.base_game:
        while left > box.kept[players]:
            state.tiles_removed |= 1 << lift(stack, left)
            left -= 1
    return left


@rule
def lay_turn_cards(game):
    """New Allies: a card under each space, before tribes are chosen."""
    state = game.state
    for space in range(MOST_SPACES):
        state.turn_cards[space] = NONE
    if state.options.base_game:
        lay(state.turn_deck, wide(0))
        lay(state.turn_deck_2, wide(0))
        return
    level_1 = wide(0)
    for card in range(TURN_CARDS):
        if game.box.card_level[card] == 1:
            level_1 |= 1 << card
    state.turn_left = lay_shuffled(game, state.turn_deck, level_1)
    lay_shuffled(game, state.turn_deck_2, (1 << TURN_CARDS) - 1 & ~level_1)
    offer_turn_cards(game)


@rule
def seat_player(game, who):
    me = game.state.players[who]
    me.fire = NONE
    me.token = NONE
    me.patrols[0] = NONE
    me.patrols[1] = NONE
    me.level = 1
    lay_board(game, who, NONE)


@rule
def meet_ghost(game):
    """Three of its four cards, all its natives in reserve, objectives, and with adversity the first card."""
    state, box = game.state, game.box
    ghost = state.players[state.ghost]
    for native in range(len(NATIVES)):
        ghost.home[native] = box.tribes[WENDAT].home[native] + box.tribes[WENDAT].longhouse[native]
    cards = wide((1 << GHOST_CARDS) - 1)
    for slot in range(SLOTS):
        state.slots[slot] = any_of(state, cards)
        cards &= ~(1 << state.slots[slot])
    for token in range(TOKENS):
        state.tokens[token] = token
    lay_tokens(game)
    state.tile_disc = box.tile_disc
    goals = wide((1 << OBJECTIVES) - 1)
    for _ in range(wide(box.goals_drawn)):
        goal = any_of(state, goals)
        goals &= ~(1 << goal)
        state.objectives |= 1 << goal
    if not state.options.plain_ghost:
        state.adversity_left = lay_shuffled(game, state.adversity_deck, (1 << ADVERSITY_CARDS) - 1)
        show_adversity(game)


def sides(options: Any) -> list[str]:
    """Players, and in the solo game the ghost."""
    return ["seat", "ghost"] if int(options["players"]) == 1 else ["seat"] * int(options["players"])
