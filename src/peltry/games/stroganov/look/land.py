"""The land: the starting tile, twelve landscapes, and the five regions under them."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.declared import Cost
from ....kernel.game import Message
from ....table.looking import MakePart, Subtree
from ....table.scene import Node
from ..pieces.box import HORSES, REGIONS, TERRAINS, TILE_REWARD, TILES, VILLAGE_REWARD, YURT_REWARD, YURTS
from ..pieces.cards import A_WISHES
from ..pieces.moves import BUILD, CLAIM, FURS, GO, HUNT, PLACES, VISIT, WALK, WISH, YURT
from ..pieces.state import NEUTRAL, NOBODY, YEARS_OF_A
from ..words import pieces as said
from .parts import (
    FUR_VALUES,
    TILE_NAMES,
    VILLAGE_NAMES,
    YURT_NAMES,
    Pieces,
    Sight,
    fur_icon,
    fur_node,
    fur_tip,
    goods_row,
)
from .wishes import wish_card

NARROW = 2  # landscapes of a region


class Rider(NamedTuple):
    """A Cossack on a tile."""

    side: int
    colour: str
    name: str
    nth: int  # in the order of play
    acted: bool
    active: bool


Riders = tuple[Rider, ...]
Place = tuple[int, int, tuple[int, ...], Cost | None]  # where, its tile, the furs on it, what it costs to claim it
Region = tuple[int, int, "tuple[Fort, ...]", int, int, int]  # its number, its fur, who built, village, yurt, wish


def land(sight: Sight) -> Subtree:
    board, price = sight.board, sight.view.price
    tiles = [(at, board.tiles[at], board.furs[at]) for at in PLACES]
    places = tuple([(*tile, price(CLAIM + tile[0] - 1)[0] if tile[1] >= 0 else None) for tile in tiles])
    stocks = (board.banners, board.tigers, board.tile_next, board.yurt_next, board.wish_next)
    regions = tuple([region_of(sight, number) for number in range(REGIONS)])
    return sight.whole(
        panorama, board.season, places, riders_by_place(sight), (board.year > YEARS_OF_A, *stocks), regions
    )


def panorama(
    part: MakePart,
    pieces: Pieces,
    season: str,
    places: tuple[Place, ...],
    riders: tuple[tuple[int, Riders], ...],
    stocks: tuple[int, ...],
    regions: tuple[Region, ...],
) -> Node:
    """Landscapes and regions on one grid of thirteen columns, so that a region lies under its landscapes."""
    there = {at: part(riders_row, pieces, at, those) for at, those in riders}
    node = Node("land", "scroll", "tile", f"land season-{season}", Message("scene-land")).add(
        part(starting_tile, pieces, there.get(0)),
        *(part(place, pieces, *laid, there.get(laid[0])) for laid in places),
        part(supply, pieces, *stocks),
        *(part(region, pieces, *each) for each in regions),
    )
    return node.add(Node("snow", "snow")) if season == "winter" else node


def riders_by_place(sight: Sight) -> tuple[tuple[int, Riders], ...]:
    """Cossacks on each tile, west to east: the order goes from east to west."""
    board, found = sight.board, dict[int, Riders]()
    for nth, side in reversed(list(enumerate(board.order, 1))):
        rider = Rider(side, board.colour_of(side), sight.names[side], nth, board.has_acted(side), side == board.to_play)
        at = board.players[side].place
        found[at] = (*found.get(at, ()), rider)
    return tuple(found.items())


def starting_tile(pieces: Pieces, riders: Subtree | None) -> Node:
    return Node("start", "home", "strip-home", tip=Message("scene-tip-start")).add(riders)


def place(
    pieces: Pieces, at: int, tile: int, furs: tuple[int, ...], claim: Cost | None, riders: Subtree | None
) -> Node:
    if claim is None:
        gap = Node(f"gap-{at}", "tile", "strip-gap", "gap", tip=Message("scene-tip-gap"), vars={"at": at})
        return gap.add(riders)
    name, terrain = TILE_NAMES[tile], pieces.terrain[tile]
    node = Node(
        f"tile-{name}",
        "tile",
        f"strip-{TERRAINS[terrain]}-{'ab'[tile % 2]}",
        "mirrored" if tile // 2 % 2 else "",  # horizons meet either way, so each terrain has four looks
        tip=Message("scene-tip-tile", {"place": at, "terrain": said.terrain(terrain)}),
        moves=[GO + at - 1, WALK + at - 1],
        vars={"at": at},
    )
    reward = reward_sign(pieces, at, tile, claim)
    return node.add(reward, riders, tile_furs(at, name, furs))


def reward_sign(pieces: Pieces, at: int, tile: int, claim: Cost) -> Node:
    """What the tile gives to whoever claims it, and for what."""
    name = TILE_NAMES[tile]
    args = {"goods": pieces.say_reward(TILE_REWARD + tile), "furs": said.costs([claim])}
    sign = Node(f"sign-{name}", "sign", "tile", tip=Message("scene-tip-claim", args), moves=[CLAIM + at - 1])
    sign.source = pieces.source(f"landscape.{name}.reward", f"landscape.{name}.terrain")
    goods = goods_row(f"sign-{name}-goods", pieces, TILE_REWARD + tile)
    sign.look, sign.children = goods.look, goods.children
    return sign


def tile_furs(at: int, name: str, furs: tuple[int, ...]) -> Node:
    """Lowest on top; a tiger ranks above every fur."""
    row = Node(f"furs-{name}", "furs", vars={"n": max(4, sum(furs))})
    for value in FUR_VALUES:
        if furs[value]:
            hunt = [HUNT + (at - 1) * len(FURS) + FUR_VALUES.index(value)]
            first = len(row.children)
            row.add(*(fur_node(value, name, k, hunt, "hunt", vars={"i": first + k}) for k in range(furs[value])))
    return row


def riders_row(pieces: Pieces, at: int, riders: Riders) -> Node:
    row = Node(f"riders-{at}", "riders", look=f"n-{len(riders)}", vars={"n": len(riders)})
    for side, colour, name, nth, acted, active in riders:
        tip = Message("scene-tip-cossack-acted" if acted else "scene-tip-cossack", {"who": name, "nth": nth})
        look = f"p-{colour}" + (" active centre" if active else "")
        row.add(Node(f"cossack-{side}", "rider", f"rider-{colour}", look, tip=tip))
    return row


def region_of(sight: Sight, number: int) -> Region:
    board = sight.board
    spaces = board.outposts[number][: int(sight.pieces.box["outpost_spaces"][number])]
    forts = tuple([fort(sight, owner) for owner in spaces])
    cards = board.villages[number], board.yurts[number], board.wishes[number]
    return number, board.region_fur[number], forts, *cards


class Fort(NamedTuple):
    """Who stands on a space for outposts: a number of the record, and of a player the name and colour."""

    owner: int
    name: str = ""
    colour: str = ""


def fort(sight: Sight, owner: int) -> Fort:
    if not NOBODY < owner < NEUTRAL:
        return Fort(owner)
    return Fort(owner, sight.names[owner - 1], sight.board.colour_of(owner - 1))


def region(
    pieces: Pieces,
    number: int,
    fur: int,
    forts: tuple[Fort, ...],
    village_tile: int,
    yurt_tile: int,
    wish_on_offer: int,
) -> Node:
    places = [at for at in PLACES if pieces.region_of[at] == number]
    tip = Message("scene-region", {"number": number + 1, "name": said.region(number)})
    node = Node(f"region-{number}", "region", tip=tip, vars={"at": places[0], "span": len(places)})
    node.look = "narrow" if len(places) == NARROW else "wide"
    node.add(region_head(pieces, number, fur, forts))
    return node.add(
        village(pieces, number, village_tile), yurt(pieces, number, yurt_tile), wish(pieces, number, wish_on_offer)
    )


def region_head(pieces: Pieces, number: int, value: int, forts: tuple[Fort, ...]) -> Node:
    fur = fur_icon(f"region-fur-{number}", value, "regionfur")
    fur.tip = fur_tip("scene-tip-region-fur", value)
    head = Node(f"region-head-{number}", "head").add(fur)
    head.add(Node(f"region-name-{number}", "name", text=said.region(number)))
    free = next((k for k, fort in enumerate(forts) if fort.owner == NOBODY), -1)
    for k, fort in enumerate(forts):
        head.add(outpost(number, k, fort) if fort.owner else space(pieces, number, k, k == free))
    return head


def outpost(number: int, k: int, fort: Fort) -> Node:
    if fort.owner >= NEUTRAL:
        art = "fort-none" if fort.owner == NEUTRAL else "fort-other"
        return Node(f"outpost-n{k}-{number}", "outpost", art, tip=Message("scene-tip-neutral"))
    tip = Message("scene-tip-outpost", {"who": fort.name})
    return Node(f"outpost-{fort.owner - 1}-{number}", "outpost", f"fort-{fort.colour}", f"p-{fort.colour}", tip=tip)


def space(pieces: Pieces, number: int, k: int, first: bool) -> Node:
    horses = int(pieces.box["outpost_horses"][number][k])
    tip = Message("scene-tip-space", {"goods": said.goods([(HORSES, horses)])})
    moves = [BUILD + number] if first else []
    return Node(f"space-{number}-{k}", "space", "outpost-space", text=horses or None, tip=tip, moves=moves)


def village(pieces: Pieces, number: int, tile: int) -> Node:
    name = VILLAGE_NAMES[tile]
    tip = Message("scene-tip-village", {"goods": pieces.say_reward(VILLAGE_REWARD + tile)})
    node = Node(f"village-{name}", "card", "village", "village", tip=tip, moves=[VISIT + number])
    node.source = pieces.source(f"village.{name}.reward")
    return node.add(goods_row(f"village-{name}-goods", pieces, VILLAGE_REWARD + tile))


def yurt(pieces: Pieces, number: int, tile: int) -> Node:
    if tile < 0:
        return Node(f"no-yurt-{number}", "card", "yurt", "empty", tip=Message("scene-tip-no-yurt"))
    name = YURT_NAMES[tile]
    tip = Message("scene-tip-yurt", {"goods": pieces.say_reward(YURT_REWARD + tile)})
    node = Node(f"yurt-{name}", "card", "yurt", "yurt", tip=tip, moves=[YURT + number])
    node.source = pieces.source(f"yurt.{name}.reward")
    return node.add(goods_row(f"yurt-{name}-goods", pieces, YURT_REWARD + tile))


def wish(pieces: Pieces, number: int, card: int) -> Node:
    if card < 0:
        return Node(f"no-wish-{number}", "card", "wish-sealed", "empty", tip=Message("scene-tip-no-wish"))
    return wish_card(pieces, card, [WISH + number], "open")


def supply(
    pieces: Pieces, late: bool, banners: int, tigers: int, tile_next: int, yurt_next: int, wish_next: int
) -> Node:
    """What runs out, under the starting tile."""
    left = {
        "banners": ("banner", banners),
        "tigers": ("fur-tiger", tigers),
        "tiles": ("tile", TILES - tile_next),
        "yurts": ("yurt", max(0, (YURTS if late else int(pieces.box["a_yurts"])) - yurt_next)),
        "wishes": ("wish-sealed", max(0, (2 * A_WISHES if late else A_WISHES) - wish_next)),
    }
    box = Node("supply", "supply")
    for what, (art, count) in left.items():
        look = "low" if count == 0 else ""
        box.add(Node(f"supply-{what}", "count", art, look, count, Message(f"scene-tip-supply-{what}", {"n": count})))
    return box
