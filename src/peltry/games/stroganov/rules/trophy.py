"""Trophies: move the token down by paying the fur shown, then take a reward at or above it."""

from __future__ import annotations

from ....kernel.tools import offer, pop, push, rule, tell, top, wide
from ..pieces.box import LONGEST_TRACK, TRACK_REWARD, TWO_REWARDS, USE_YURT, VISIT_VILLAGE
from ..pieces.cards import A4, S7, has
from ..pieces.decisions import ASK_REWARD, DO_CLIMB, DO_REWARD
from ..pieces.events import CLIMBED, REWARDED
from ..pieces.moves import CLIMB, PASS, REWARD_ROW
from .furs import can_pay
from .pay import ask_pay
from .reach import any_plain_yurt, any_village, to_be_had


@rule
def row_reward(player, row):
    """The number of the reward that stands in a row of the player's track."""
    return TRACK_REWARD + player.track * LONGEST_TRACK + row - 1


@rule
def next_fur(game, player):
    """The fur shown on the space below the token: 0 for none, -1 at the end of the track."""
    track = game.box.tracks[player.track]
    if player.trophy >= track.length:
        return -1
    return wide(track.furs[player.trophy + 1])


@rule
def can_climb(game, who):
    player = game.state.players[who]
    fur = next_fur(game, player)
    return fur == 0 or (fur > 0 and can_pay(player, 1, fur, 0))


@rule
def rewards_to_be_had(game, who):
    """The goods for which a row could be chosen, a bit for each kind."""
    goods = to_be_had(game, who) | 1 << TWO_REWARDS
    goods |= wide(any_plain_yurt(game)) << USE_YURT
    return goods | wide(any_village(game, who, True)) << VISIT_VILLAGE


@rule
def row_gives(game, player, row, goods):
    return (game.box.gives[row_reward(player, row)] & goods) != 0


@rule
def legal_rows(game, who, deepest, taken, out, count):
    player = game.state.players[who]
    goods = rewards_to_be_had(game, who)
    for row in range(1, deepest + 1):
        count = offer(out, count, REWARD_ROW + row - 1, (row != taken) & row_gives(game, player, row, goods))
    return count


@rule
def deepest_row(player):
    """Where the token stands. Row 1 is open from the start."""
    return max(1, wide(player.trophy))


@rule
def legal_trophy(game, who, out):
    """Climb first, or take a reward where the token stands."""
    player = game.state.players[who]
    out[0] = PASS
    count = 1
    count = offer(out, count, CLIMB, can_climb(game, who))
    return legal_rows(game, who, deepest_row(player), 0, out, count)


@rule
def apply_trophy(game, who, move):
    pop(game)
    if move == CLIMB:
        fur = next_fur(game, game.state.players[who])
        push(game, DO_CLIMB, who)
        if fur > 0:
            ask_pay(game, who, 1, fur, 0, 0)
    elif move != PASS:
        take_reward(game, who, move - REWARD_ROW + 1)


@rule
def climb(game, who, story):
    player = game.state.players[who]
    player.trophy += 1
    tell(game, CLIMBED, who, player.trophy, story)
    push(game, ASK_REWARD, who, deepest_after_move(game, player))


@rule
def deepest_after_move(game, player):
    """Who moves the token takes a reward where it stands; S7 or A4 opens one row more, but both together no second."""
    deepest = deepest_row(player)
    if has(player, S7) or has(player, A4):
        deepest = min(deepest + 1, wide(game.box.tracks[player.track].length))
    return deepest


@rule
def climb_for_fur(game, who):
    """The fur has been paid."""
    climb(game, who, 0)


@rule
def deepest_open(game, who):
    """Of two rewards each lies above the row that gives them; else the token may have moved on since the question."""
    frame = top(game)
    if frame.another or frame.taken > 0:
        return wide(frame.deepest)
    return deepest_after_move(game, game.state.players[who])


@rule
def legal_reward(game, who, out):
    out[0] = PASS
    return legal_rows(game, who, deepest_open(game, who), wide(top(game).taken), out, 1)


@rule
def apply_reward(game, who, move):
    frame = top(game)
    deepest, another = wide(frame.deepest), frame.another
    pop(game)
    if move == PASS:
        return
    row = move - REWARD_ROW + 1
    if another:
        push(game, ASK_REWARD, who, deepest, row)
    take_reward(game, who, row)


@rule
def take_reward(game, who, row):
    player = game.state.players[who]
    tell(game, REWARDED, who, row)
    reward = row_reward(player, row)
    if game.box.rewards[reward].goods[0] == TWO_REWARDS:
        # Any two different rewards from the rows above.
        push(game, ASK_REWARD, who, row - 1, 0, 1)
    else:
        push(game, DO_REWARD, who, reward)
