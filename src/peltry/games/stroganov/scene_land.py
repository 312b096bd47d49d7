"""The land: the starting tile, twelve landscapes, and the five regions under them."""

from __future__ import annotations

from ...kernel.contract import Message
from ...table.scene import Node
from . import record
from .box import A_YURTS, REGIONS, ROW, TERRAINS, TILE_REWARD, TILES, VILLAGE_REWARD, YURT_REWARD, YURTS
from .moves import BUILD, CLAIM, GO, HUNT, VISIT, WALK, WISH, YURT
from .scene_parts import (
    COLOURS,
    FUR_VALUES,
    TILE_NAMES,
    VILLAGE_NAMES,
    YURT_NAMES,
    Sight,
    fur_icon,
    fur_node,
    fur_tip,
    goods_row,
)
from .scene_wishes import wish_card
from .state import LOWEST_FUR, NEUTRAL, NOBODY

A_WISHES = 14
YEARS_OF_A = 2


def land(sight: Sight) -> Node:
    """Panorama and regions on one grid of thirteen columns, so that a region lies under its landscapes."""
    node = Node("land", "scroll", "tile", f"land season-{sight.season}", Message("scene-land"))
    node.add(starting_tile(sight), *(place(sight, at) for at in range(1, ROW + 1)))
    node.add(supply(sight), *(region(sight, number) for number in range(REGIONS)))
    if sight.season == "winter":
        node.add(Node("snow", "snow"))
    return node


def starting_tile(sight: Sight) -> Node:
    home = Node("start", "home", "strip-home", tip=Message("scene-tip-start"))
    return home.add(riders(sight, 0))


def place(sight: Sight, at: int) -> Node:
    tile, furs = sight.tiles[at], sight.furs[at]
    if tile < 0:
        gap = Node(f"gap-{at}", "tile", "strip-gap", "gap", tip=Message("scene-tip-gap"), vars={"at": at})
        return gap.add(riders(sight, at))
    name, terrain = TILE_NAMES[tile], sight.once(terrains)[tile]
    node = Node(
        f"tile-{name}",
        "tile",
        f"strip-{TERRAINS[terrain]}-{'ab'[tile % 2]}",
        "mirrored" if tile // 2 % 2 else "",  # horizons meet either way, so each terrain has four looks
        tip=Message("scene-tip-tile", {"place": at, "terrain": record.terrain(terrain)}),
        moves=sight.moves(GO + at - 1, WALK + at - 1),
        vars={"at": at},
    )
    return node.add(reward_sign(sight, at, tile, sum(furs)), riders(sight, at), tile_furs(sight, at, name, furs))


def terrains(sight: Sight) -> list[int]:
    return sight.box["tiles"]["terrain"].tolist()


def region_of(sight: Sight) -> list[int]:
    return sight.box["region_of"].tolist()


def reward_sign(sight: Sight, at: int, tile: int, lying: int) -> Node:
    """What the tile gives to whoever claims it."""
    name = TILE_NAMES[tile]
    value = sight.row_of("region_fur")[sight.once(region_of)[at]]
    args = {"goods": sight.say_reward(TILE_REWARD + tile), "furs": record.furs(2 + lying, value)}
    sign = Node(f"sign-{name}", "sign", tip=Message("scene-tip-claim", args), moves=sight.moves(CLAIM + at - 1))
    sign.source = sight.source(f"landscape.{name}", "reward", "terrain")
    goods = goods_row(f"sign-{name}-goods", sight, TILE_REWARD + tile)
    sign.look, sign.children = goods.look, goods.children
    return sign


def tile_furs(sight: Sight, at: int, name: str, furs: list[int]) -> Node:
    """Lowest on top; a tiger ranks above every fur."""
    row = Node(f"furs-{name}", "furs", vars={"n": max(4, sum(furs))})
    for value in FUR_VALUES:
        if furs[value]:
            hunt = sight.moves(HUNT + (at - 1) * 8 + value - LOWEST_FUR)
            row.add(*(fur_node(value, name, k, hunt, vars={"i": len(row.children) + k}) for k in range(furs[value])))
    return row


def riders(sight: Sight, at: int) -> Node | None:
    """Cossacks on one tile, west to east: the order goes from east to west."""
    here = [side for side in reversed(sight.row_of("order")[: sight.sides]) if sight.players[side].place == at]
    if not here:
        return None
    row = Node(f"riders-{at}", "riders", look=f"n-{len(here)}", vars={"n": len(here)})
    for side in here:
        args = {"who": sight.names[side], "nth": sight.row_of("order").index(side) + 1}
        acted = sight.players[side].acted and sight.season != "winter"
        tip = Message("scene-tip-cossack-acted" if acted else "scene-tip-cossack", args)
        look = (
            f"p-{COLOURS[side]}"
            + (" active" if side == sight.to_play else "")
            + (" centre" if side == sight.seat else "")
        )
        row.add(Node(f"cossack-{side}", "rider", f"rider-{COLOURS[side]}", look, tip=tip))
    return row


def region(sight: Sight, number: int) -> Node:
    places = [at for at in range(1, ROW + 1) if sight.once(region_of)[at] == number]
    node = Node(f"region-{number}", "region", vars={"at": places[0], "span": len(places)})
    node.look = "narrow" if len(places) == 2 else "wide"
    return node.add(region_head(sight, number), village(sight, number), yurt(sight, number), wish(sight, number))


def region_head(sight: Sight, number: int) -> Node:
    value = sight.row_of("region_fur")[number]
    fur = fur_icon(f"region-fur-{number}", value, "regionfur")
    fur.tip = fur_tip("scene-tip-region-fur", value)
    head = Node(f"region-head-{number}", "head").add(fur)
    head.add(
        Node(f"region-name-{number}", "name", text=number + 1, tip=Message("scene-region", {"region": number + 1}))
    )
    owners = sight.row_of("outposts")[number]
    free = next((k for k, owner in enumerate(owners) if owner == NOBODY), -1)
    for k, owner in enumerate(owners):
        head.add(outpost(sight, number, k, owner) if owner else space(sight, number, k, k == free))
    return head


def outpost(sight: Sight, number: int, k: int, owner: int) -> Node:
    if owner >= NEUTRAL:
        art = "fort-none" if owner == NEUTRAL else "fort-other"
        return Node(f"outpost-n{k}-{number}", "outpost", art, tip=Message("scene-tip-neutral"))
    side = owner - 1
    tip = Message("scene-tip-outpost", {"who": sight.names[side]})
    return Node(f"outpost-{side}-{number}", "outpost", f"fort-{COLOURS[side]}", f"p-{COLOURS[side]}", tip=tip)


def space(sight: Sight, number: int, k: int, first: bool) -> Node:
    horses = int(sight.box["outpost_horses"][number][k])
    tip = Message("scene-tip-space", {"goods": record.goods((record.HORSES, horses))})
    moves = sight.moves(BUILD + number) if first else []
    return Node(f"space-{number}-{k}", "space", "outpost-space", text=horses or None, tip=tip, moves=moves)


def village(sight: Sight, number: int) -> Node:
    tile = sight.row_of("villages")[number]
    name = VILLAGE_NAMES[tile]
    tip = Message("scene-tip-village", {"goods": sight.say_reward(VILLAGE_REWARD + tile)})
    node = Node(f"village-{name}", "card", "village", "village", tip=tip, moves=sight.moves(VISIT + number))
    node.source = sight.source(f"village.{name}", "reward")
    return node.add(goods_row(f"village-{name}-goods", sight, VILLAGE_REWARD + tile))


def yurt(sight: Sight, number: int) -> Node:
    tile = sight.row_of("yurts")[number]
    if tile < 0:
        return Node(f"no-yurt-{number}", "card", "yurt", "empty", tip=Message("scene-tip-no-yurt"))
    name = YURT_NAMES[tile]
    tip = Message("scene-tip-yurt", {"goods": sight.say_reward(YURT_REWARD + tile)})
    node = Node(f"yurt-{name}", "card", "yurt", "yurt", tip=tip, moves=sight.moves(YURT + number))
    node.source = sight.source(f"yurt.{name}", "reward")
    return node.add(goods_row(f"yurt-{name}-goods", sight, YURT_REWARD + tile))


def wish(sight: Sight, number: int) -> Node:
    card = sight.row_of("wishes")[number]
    if card < 0:
        return Node(f"no-wish-{number}", "card", "wish-sealed", "empty", tip=Message("scene-tip-no-wish"))
    return wish_card(sight, card, sight.moves(WISH + number), "open")


def supply(sight: Sight) -> Node:
    """What runs out, under the starting tile."""
    late = int(sight.state["year"]) > YEARS_OF_A
    left = {
        "banners": ("banner", int(sight.state["banners"])),
        "tigers": ("fur-tiger", int(sight.state["tigers"])),
        "tiles": ("tile", TILES - int(sight.state["tile_next"])),
        "yurts": ("yurt", max(0, (YURTS if late else A_YURTS) - int(sight.state["yurt_next"]))),
        "wishes": ("wish-sealed", max(0, (2 * A_WISHES if late else A_WISHES) - int(sight.state["wish_next"]))),
    }
    box = Node("supply", "supply")
    for what, (art, count) in left.items():
        look = "low" if count == 0 else ""
        box.add(Node(f"supply-{what}", "count", art, look, count, Message(f"scene-tip-supply-{what}", {"n": count})))
    return box
