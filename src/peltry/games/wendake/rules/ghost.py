"""The ghost: its turns and its four cards."""

from __future__ import annotations

from ....kernel.tools import any_of, count_bits, lowest_bit, reveal, rule, tell, wide
from ..pieces import cards
from ..pieces import events as told
from ..pieces.goods import HUNTER, WARRIOR, WOMAN
from ..pieces.land import FIELDS, FOREST
from ..pieces.state import NONE
from .harvest import areas_of_kinds
from .natives import leave_area
from .warriors import europeans_at, free_areas, in_force, prey_in

YOU = 0
TOP_ROW = 3  # of progress tiles


@rule
def ghost_turn(game):
    """With adversity a token says whether the ghost acts or takes its place in the turn order."""
    state = game.state
    if state.options.plain_ghost:
        act(game)
        return
    if state.ghost_acts == cards.SLOTS:
        place_ghost_marker(game)
        return
    if not state.tokens_stay:
        slot = wide(state.due)
        icon = cards.CIRCLE if game.box.circle[state.tokens[slot]] else cards.ARROW
        state.tokens_up[slot] = icon
        reveal(game)
        tell(game, told.TOKEN_SHOWN, wide(state.ghost), slot, icon)
        if icon == cards.CIRCLE:
            state.tokens_stay = 1
            if state.spaces[0] == 0:
                place_ghost_marker(game)
                return
    act(game)


@rule
def place_ghost_marker(game):
    """On the first free space."""
    state = game.state
    ghost = wide(state.ghost)
    space = 0 if state.spaces[0] == 0 else 1
    state.spaces[space] = ghost + 1
    state.ghost_placed = 1
    tell(game, told.TOOK_SPACE, ghost, space)


@rule
def act(game):
    """The card that is due; a relentless enemy does it twice."""
    state = game.state
    slot = wide(state.due)
    card = wide(state.slots[slot])
    state.due = (slot + 1) % cards.SLOTS
    state.ghost_acts += 1
    tell(game, told.GHOST_ACTED, wide(state.ghost), card, slot)
    ghost_action(game, card)
    if is_relentless(game, wide(game.box.ghost_action[card])):
        ghost_action(game, card)


@rule
def is_relentless(game, action):
    if action == cards.WAR_PATH:
        return in_force(game, cards.RELENTLESS_WARRIOR)
    if action == cards.GHOST_FIELDS or action == cards.HUNTING_GROUNDS:
        return in_force(game, cards.RELENTLESS_WORKER)
    return in_force(game, cards.RELENTLESS_PROGRESS)


@rule
def ghost_action(game, card):
    """What the ghost cannot do brings it a point instead."""
    action = game.box.ghost_action[card]
    ghost, points = game.state.players[game.state.ghost], wide(game.box.ghost_points[card])
    if action == cards.WAR_PATH:
        done = take_war_path(game)
    elif action == cards.GHOST_FIELDS:
        done = send_worker(game, WOMAN)
        points *= count_bits(ghost.women) // 2
    elif action == cards.HUNTING_GROUNDS:
        done = send_worker(game, HUNTER)
        points *= count_bits(ghost.hunters) // 2
    else:
        done = take_progress(game)
    if done:
        gain_ghost_points(game, points)
    else:
        tell(game, told.GHOST_STUCK, wide(game.state.ghost), card)
        gain_ghost_points(game, 1)


@rule
def gain_ghost_points(game, points):
    ghost = game.state.players[game.state.ghost]
    if points > 0:
        ghost.points += points
        tell(game, told.GHOST_POINTS, wide(game.state.ghost), points, wide(ghost.points))


@rule
def take_war_path(game):
    """A Guard to where the ghost has the fewest. A lone Guard of yours is attacked there, if the ghost has none."""
    state = game.state
    ghost = state.players[state.ghost]
    you = state.players[YOU]
    if ghost.home[WARRIOR] == 0:
        return False
    target, fewest = 0, 100
    for territory in range(wide(game.box.maps[state.map].territories)):
        guards = ghost.guards[territory] + europeans_at(game, wide(state.ghost), territory)
        if guards < fewest:
            target, fewest = territory, guards
    if you.guards[target] == 1 and fewest == 0:
        you.guards[target] = 0
        you.longhouse[WARRIOR] += 1
        tell(game, told.GHOST_ATTACK, wide(state.ghost), target, YOU)
    else:
        place_ghost_guard(game, target)
    return True


@rule
def place_ghost_guard(game, territory):
    ghost = game.state.players[game.state.ghost]
    ghost.home[WARRIOR] -= 1
    ghost.guards[territory] += 1
    tell(game, told.GHOST_GUARD, wide(game.state.ghost), territory)


@rule
def send_worker(game, native):
    """To the first free area; when there is none, to the first on which a piece of yours stands unprotected."""
    state = game.state
    side = wide(state.ghost)
    ghost = state.players[side]
    areas = areas_of_kinds(game, FIELDS if native == WOMAN else 1 << FOREST)
    if ghost.home[native] == 0:
        return False
    free = free_areas(game, side) & areas
    piece = NONE
    if free == 0:
        free = your_prey(game) & areas
        if free == 0:
            return False
        piece = leave_area(state.players[YOU], lowest_bit(free))
        state.players[YOU].longhouse[piece] += 1
    area = lowest_bit(free)
    ghost.home[native] -= 1
    if native == WOMAN:
        ghost.women |= 1 << area
    else:
        ghost.hunters |= 1 << area
    tell(game, told.GHOST_WORKER, side, area, native, piece)
    return True


@rule
def your_prey(game):
    """Areas on which pieces of yours stand without a Guard."""
    prey = wide(0)
    for territory in range(wide(game.box.maps[game.state.map].territories)):
        prey |= prey_in(game, YOU, territory)
    return prey


@rule
def take_progress(game):
    """The disc goes up a row, and a tile of that row leaves the game."""
    state = game.state
    ghost = state.players[state.ghost]
    if ghost.level == TOP_ROW:
        return False
    ghost.level += 1
    row = state.progress_rows & game.box.rows[ghost.level]
    tile = wide(NONE)
    if row:
        tile = any_of(state, row)
        state.progress_rows &= ~(1 << tile)
        reveal(game)
    tell(game, told.GHOST_PROGRESS, wide(state.ghost), wide(ghost.level), tile)
    return True
