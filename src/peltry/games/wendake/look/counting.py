"""What follows from the open pieces: how the game stands, majorities, what an action would bring, smallpox.

Nothing here is decided: the rules do that. These numbers stand beside the pieces so that nobody has to count.
"""

from __future__ import annotations

import functools

from ....kernel.sets import bits
from ..pieces.cards import (
    BASE_STACKS,
    CARDS_IN,
    CARDS_OF,
    DROUGHT,
    FROZEN_LAKES,
    KINDS,
    NIPISSING,
    ONEIDA,
    SHAPE_OF,
    SHAWNEE,
    SNOW,
    STACKS,
    THRESHOLDS,
    WILD,
    WILDFIRE,
    WYANDOT,
)
from ..pieces.goods import BEAVER, HUNTER, MASK, RESOURCES, RIFLE, VEGETABLES, WARRIOR, WOMAN
from ..pieces.land import FOREST
from ..pieces.state import NONE
from ..words import odds
from ..words.odds import Odds
from .parts import Board, Sight


def standing(board: Board, side: int, track: int) -> str:
    """How a track stands beside the other of its pair: `low`, and its points count; `even`; or `high`."""
    tracks = board.players[side].tracks
    here, there = tracks[track], tracks[board.belts[board.belts.index(track) ^ 1]]
    return "even" if here == there else "low" if here < there else "high"


def counts(board: Board, side: int, track: int) -> bool:
    """Whether it is the lower one of its pair, or level with it: its points count."""
    return standing(board, side, track) != "high"


def europeans_at(board: Board, territory: int) -> int:
    return sum(landed >> territory & 1 for landed in board.europeans)


def guards_at(sight: Sight, side: int, territory: int) -> int:
    """Guards that count in a territory; patrols of adversity are the ghost's."""
    guards = sight.sides[side].guards[territory]
    return guards + europeans_at(sight.board, territory) if side == sight.board.ghost else guards


def majority(sight: Sight, territory: int) -> int:
    """Who has the most Guards there, NONE when nobody has or several share it."""
    guards = [guards_at(sight, side, territory) for side in range(sight.board.sides)]
    most = max(guards)
    return guards.index(most) if most and guards.count(most) == 1 else NONE


def majorities(sight: Sight, side: int) -> int:
    """What step b of a military action would score now, without any tile: territories, and the own village."""
    count = int(sight.sides[side].home[WARRIOR] > 0)
    for territory in range(len(sight.pieces.territories)):
        guards = [guards_at(sight, each, territory) for each in range(sight.board.sides)]
        own, rest = guards[side], max([0, *guards[:side], *guards[side + 1 :]])
        count += own > rest or (own > 0 and own == rest and sight.board.shared_land)
    return count


def counted_for(sight: Sight, side: int, stack: int) -> int:
    """What a stack of turtle tiles asks for: women on fields, hunters in forests, canoes on the water, rifles."""
    each = sight.sides[side]
    return (each.women.bit_count(), each.hunters.bit_count(), each.afloat, each.goods[RIFLE])[stack // THRESHOLDS]


def stacks(sight: Sight) -> range:
    return range(BASE_STACKS if sight.board.base else STACKS)


def turtles_due(sight: Sight, side: int) -> list[int]:
    """Stacks from which a military action would bring a tile now."""
    each, box, left = sight.sides[side], sight.box, sight.board.turtles_left
    return [
        stack
        for stack in stacks(sight)
        if not each.turtle_turn[stack]
        and left[stack]
        and counted_for(sight, side, stack) >= int(box["thresholds"][stack % THRESHOLDS])
    ]


def in_force(sight: Sight, adversity: int) -> bool:
    """Whether this year's card of adversity is of that kind."""
    card = sight.board.adversity
    return card != NONE and int(sight.box["adversity"][card]) == adversity


def steps(sight: Sight, side: int, printed: int) -> int:
    """What a movement of so many steps comes to: the Shawnee go farther, snow holds everybody back."""
    if sight.sides[side].tribe == SHAWNEE:
        printed += int(sight.box["tribes"][SHAWNEE]["amount"])
    return max(0, printed - int(sight.box["adversity_amount"][SNOW])) if in_force(sight, SNOW) else printed


def fish(sight: Sight, side: int) -> int:
    each = sight.sides[side]
    if in_force(sight, FROZEN_LAKES):
        return 0
    more = int(sight.box["tribes"][ONEIDA]["amount"]) if each.tribe == ONEIDA else 0
    return int(sight.box["fish_by_canoes"][each.afloat]) + more


def harvest(sight: Sight, side: int, kinds: int) -> int:
    """The most that so many kinds of vegetables would bring, Scouts relieved where women are at home."""
    each, per = sight.sides[side], int(sight.box["harvest_per_woman"])
    if in_force(sight, DROUGHT):
        return 0
    if each.tribe == WYANDOT:
        kinds += int(sight.box["tribes"][WYANDOT]["amount"])
    on_fields = [(each.women & sight.pieces.of_kind[kind]).bit_count() for kind in range(len(VEGETABLES))]
    scouts = [(each.scouts & sight.pieces.of_kind[kind]).bit_count() for kind in range(len(VEGETABLES))]
    best = sorted(range(len(VEGETABLES)), key=lambda kind: -(on_fields[kind] + scouts[kind]))[:kinds]
    relieved = min(each.home[WOMAN], sum(scouts[kind] for kind in best))
    return (sum(on_fields[kind] for kind in best) + relieved) * per


def hunt(sight: Sight, side: int) -> int:
    each = sight.sides[side]
    if in_force(sight, WILDFIRE):
        return 0
    relieved = min(each.home[HUNTER], (each.scouts & sight.pieces.of_kind[FOREST]).bit_count())
    return (each.hunters.bit_count() + relieved) * int(sight.box["hunt_per_hunter"])


def tan(sight: Sight, side: int) -> int:
    return sight.sides[side].goods[BEAVER] * int(sight.box["tan_rate"])


def sale(sight: Sight, side: int) -> int:
    """Points for one of each resource that is there."""
    kinds = sum(amount > 0 for amount in sight.sides[side].goods[: len(RESOURCES)])
    return min(kinds, int(sight.box["most_sold"])) * int(sight.box["sale_points"])


def ritual(sight: Sight, side: int) -> int:
    """Points for trios at home after the sick have been healed as well as possible."""
    each, healed = sight.sides[side], int(sight.box["ritual_heal"])
    home, sick = list(each.home), list(each.longhouse)
    for _ in range(healed):
        able = [kind for kind in range(3) if sick[kind]]
        if not able:
            break
        kind = min(able, key=lambda each: home[each])
        home[kind] += 1
        sick[kind] -= 1
    return int(sight.box["ritual_points"][min(*home, 8)])


def masks_drawn(sight: Sight, side: int) -> int:
    special = sight.sides[side].tribe == NIPISSING
    return int(sight.box["tribes"][NIPISSING]["amount"]) if special else int(sight.box["mask_draw"])


def best_combination(sight: Sight) -> tuple[int, int]:
    """The own hand's best combination of those not scored this year, and its points; NONE when there is none."""
    held = [0] * (KINDS + 1)
    for card in bits(sight.own("hand")):
        held[int(sight.box["mask_kind"][card])] += 1
    way, points = best_of_hand(tuple(held), sight.me.combined, tuple(sight.box["combination_points"].tolist()))
    return way, min(points, sight.room(sight.bottom, MASK))


@functools.lru_cache(4096)
def best_of_hand(held: tuple[int, ...], combined: int, worth: tuple[int, ...]) -> tuple[int, int]:
    best, most = NONE, 0
    for way in range(len(SHAPE_OF)):
        shape = int(SHAPE_OF[way])
        missing = sum(max(0, int(CARDS_OF[way][kind]) - held[kind]) for kind in range(KINDS))
        if missing <= held[WILD] and CARDS_IN[way] <= sum(held) and not combined >> shape & 1 and worth[shape] > most:
            best, most = way, worth[shape]
    return best, most


def smallpox(sight: Sight) -> Odds:
    """What a barter may bring, as far as this seat knows the cards."""
    return odds.smallpox(sight.view.sight, sight.box, sight.seat)
