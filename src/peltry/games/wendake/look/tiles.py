"""Action tiles: what stands on them, what they would do now; a player's board of nine with its line."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.board import CELLS, ROW, in_line
from ..pieces.decisions import ASK_EVOLVE, ASK_EXTRA
from ..pieces.goods import ECONOMIC, FACTIONS, MILITARY, RITUAL
from ..pieces.moves import ACT
from ..pieces.state import NONE
from ..pieces.tiles import ACTIONS, BASIC_TILES, BLACK_TILE, FIRST_ADVANCED, TILE_NAMES, WITH_AMOUNT
from ..words import pieces as said
from . import counting
from .parts import Pieces, Sight, tile_id

SIGNS = {
    "MOVE": "act-move", "CANOE": "act-canoe", "HARVEST": "act-harvest", "HUNT": "act-hunt", "FISH": "act-fish",
    "TAN": "act-tan", "TRADE": "act-trade", "MIL": "act-military", "MASK": "act-mask", "FIRE": "act-fire",
    "ALLY": "act-alliance", "RITUAL": "act-ritual",
}  # fmt: skip
UNITS = {
    "HARVEST": "any-good", "HUNT": "beaver", "FISH": "fish", "TAN": "leather", "TRADE": "track-economic",
    "MIL": "track-military", "MASK": "mask-back", "CANOE": "act-canoe", "RITUAL": "track-ritual",
}  # fmt: skip
TOLD_BY_NUMBER = ("MOVE", "MASK", "FIRE")  # what they would do now is their sentence with that number


def would(sight: Sight, side: int) -> dict[str, int]:
    """What each action would bring now, by its name."""
    return {
        "HUNT": counting.hunt(sight, side),
        "FISH": counting.fish(sight, side),
        "TAN": counting.tan(sight, side),
        "TRADE": min(counting.sale(sight, side), sight.room(side, ECONOMIC)),
        "MIL": min(counting.majorities(sight, side), sight.room(side, MILITARY)),
        "MASK": counting.masks_drawn(sight, side),
        "FIRE": int(sight.box["fire_heal"]),
        "CANOE": min(int(sight.box["canoes_per_build"]), int(sight.box["canoes"]) - sight.sides[side].afloat),
        "RITUAL": min(counting.ritual(sight, side), sight.room(side, RITUAL)),
    }


def brings(sight: Sight, side: int, action: str, amount: int, known: dict[str, int]) -> tuple[str, int]:
    """A line about an action: which sentence, and its number."""
    if action == "HARVEST":
        return action, counting.harvest(sight, side, amount)
    if action == "MOVE":
        return action, counting.steps(sight, side, amount)
    return action, amount if action == "ALLY" else known[action]


def actions_on(pieces: Pieces, tile: int, ritual: bool) -> list[tuple[str, int]]:
    return [("RITUAL", 0)] if ritual else pieces.actions[tile]


def tile_node(
    pieces: Pieces,
    id: str,
    tile: int,
    ritual: bool,
    look: str = "",
    moves: tuple[int, ...] = (),
    lines: tuple[tuple[str, int], ...] = (),
    turtles: int = 0,
) -> Node:
    """Bark with its actions from top to bottom; turned, the berry side with the ritual sign."""
    art = "tile-ritual" if ritual else "tile-black" if tile == BLACK_TILE else "tile-face"
    actions = actions_on(pieces, tile, ritual)
    side = "turned" if ritual else "black" if tile == BLACK_TILE else "front"
    node = Node(id, "tile", look=f"{side} acts-{len(actions)} {look}".strip(), moves=list(moves))
    node.source = tile_source(pieces, tile)
    for k, (action, amount) in enumerate(actions):
        row = Node(f"{id}-{k}", "act", SIGNS[action])
        row.add(Node(f"{id}-{k}-word", "word", text=Message(f"scene-act-{action}")))
        if action in WITH_AMOUNT:
            row.add(Node(f"{id}-{k}-n", "amount", text=amount))
        if action == "ALLY":
            flags = [name for faction, name in enumerate(FACTIONS) if amount >> faction & 1]
            row.add(*(Node(f"{id}-{k}-{name}", "crown", f"fac-{name}") for name in flags))
        if lines and action in UNITS:
            now = Node(f"{id}-{k}-now", "now", look="" if lines[k][1] else "nil", text=lines[k][1])
            row.add(now.add(Node(f"{id}-{k}-unit", "unit", UNITS[action])))
        node.add(row)
    node.tip = tile_tip(pieces, tile, ritual, "turning" in look.split(), lines, turtles)
    return node.add(Node(f"{id}-face", "face", art))  # last: a tile is known by its first sign


def tile_source(pieces: Pieces, tile: int) -> str | None:
    name = TILE_NAMES[tile]
    group = "basic" if tile < len(BASIC_TILES) else "black" if tile == BLACK_TILE else "advanced"
    return pieces.source(f"{group}.{name}.actions")


def tile_tip(
    pieces: Pieces, tile: int, ritual: bool, turning: bool, lines: tuple[tuple[str, int], ...], turtles: int
) -> Message:
    """Each action on a line of its own: what it does and, of a tile before its player, what it would bring now."""
    actions = actions_on(pieces, tile, ritual)
    told = [action_tip(pieces, *each, lines[k] if lines else None, turtles) for k, each in enumerate(actions)]
    does = Message(f"scene-lines-{len(told)}", dict(zip("abc", told, strict=False)))
    if ritual:
        return Message("scene-tip-tile-turned", {"does": does, "tile": said.tile(pieces.box, tile)})
    return Message("scene-tip-tile-turning" if turning else "scene-tip-tile", {"does": does})


def action_tip(pieces: Pieces, action: str, amount: int, line: tuple[str, int] | None, turtles: int) -> Message:
    name = said.action(ACTIONS.index(action), amount)
    number = line[1] if line and action in TOLD_BY_NUMBER else printed_number(pieces, action, amount)
    about = Message(f"action-{action}.about", {"n": number, "rate": said.barter_rate(pieces.box)})
    args = {"action": name, "about": about}
    if line is None or action in TOLD_BY_NUMBER or action == "ALLY" or (action == "CANOE" and line[1]):
        return Message("scene-tip-action", args)
    now = Message(f"scene-would-{action}", {"n": line[1], "turtles": turtles})
    return Message("scene-tip-action-now", {**args, "now": now})


def printed_number(pieces: Pieces, action: str, amount: int) -> int:
    """The number in an action's sentence: of the tile, or of the rules."""
    field = {"MASK": "mask_draw", "FIRE": "fire_heal", "RITUAL": "ritual_heal"}.get(action)
    return int(pieces.box[field]) if field else amount


def board_of(sight: Sight) -> Node:
    """The nine tiles of whoever sits in front: markers, the line through them, what is open, what will turn."""
    seat, me = sight.bottom, sight.me
    mine = seat == sight.seat
    node = Node("action-board", "cells", look=f"p-{COLOURS[seat]}")
    cells = [cell for cell in range(CELLS) if me.markers >> cell & 1]
    if len(cells) > 1:
        node.add(Node("line", "line", look=f"from-{cells[0]} to-{cells[-1]} {slope(cells[0], cells[-1])}"))
    known, turtles = would(sight, seat), len(counting.turtles_due(sight, seat))
    open_cells = int(in_line(me.markers)) if me.acts < int(sight.box["acts"]) else 0
    for cell in range(CELLS):
        node.add(cell_of(sight, cell, known, turtles, open_cells))
    for cell in cells:
        node.add(Node(f"marker-{seat}-{cell}", "marker", f"action-marker-{COLOURS[seat]}", f"cell-{cell} alike"))
    if me.fire != NONE:
        tip = Message("scene-tip-fire")
        node.add(Node(f"fire-{seat}", "fire", f"fire-marker-{COLOURS[seat]}", f"cell-{me.fire}", tip=tip))
    if mine and sight.asks(ASK_EVOLVE):
        node.look += " leaving"
    return node


def slope(first: int, last: int) -> str:
    """How a line runs: across, down, or along a diagonal."""
    if first // 3 == last // 3:
        return "across"
    if first % 3 == last % 3:
        return "down"
    return "falling" if first % 3 < last % 3 else "rising"


def cell_of(sight: Sight, cell: int, known: dict[str, int], turtles: int, open_cells: int) -> Subtree:
    seat, me = sight.bottom, sight.me
    tile, ritual = me.tiles[cell], bool(me.ritual >> cell & 1)
    if tile == NONE:
        return sight.part(empty_cell, cell)
    looks = [f"cell-{cell}"]
    if me.markers >> cell & 1:
        looks.append("used")
    elif open_cells >> cell & 1 and not sight.board.over:
        looks.append("open")
    elif open_cells:
        looks.append("off")
    if me.turning >> cell & 1:
        looks.append("turning")
    moves: tuple[int, ...] = ()
    if seat == sight.seat:
        moves += (ACT + cell,)  # also when it is closed: then it says why
        for verb in ("fire", "spare"):
            moves += sight.moves(verb, cell=cell)
        if sight.asks(ASK_EVOLVE) and cell < ROW:
            moves += sight.moves("swap", leaver=cell)
        if sight.asks(ASK_EXTRA) and tile < FIRST_ADVANCED - 1:
            moves += sight.moves("replace", tile=tile)
    lines = tuple(
        brings(sight, seat, action, amount, known) for action, amount in actions_on(sight.pieces, tile, ritual)
    )
    return sight.part(tile_node, tile_id(seat, tile), tile, ritual, " ".join(looks), moves, lines, turtles)


def empty_cell(pieces: Pieces, cell: int) -> Node:
    return Node(f"cell-{cell}", "gap", look=f"cell-{cell}")


def mini_board(sight: Sight, side: int) -> Subtree:
    each = sight.sides[side]
    facts = tuple(
        (each.tiles[c], bool(each.ritual >> c & 1), bool(each.markers >> c & 1), bool(each.turning >> c & 1))
        for c in range(CELLS)
    )
    return sight.part(mini, side, each.fire, facts)


def mini(pieces: Pieces, side: int, fire: int, facts: tuple[tuple[int, bool, bool, bool], ...]) -> Node:
    """Another's nine tiles, small: used, turned, and those that will turn; their actions in the tip."""
    node = Node(f"board-{side}", "mini")
    for cell, (tile, ritual, used, turning) in enumerate(facts):
        if tile == NONE:
            node.add(Node(f"mini-{side}-{cell}", "minitile", look="gap"))
            continue
        look = "used" if used else "turned" if ritual else ""
        look += " turning" if turning else ""
        look += " lit" if fire == cell else ""
        action = actions_on(pieces, tile, ritual)[0][0]
        tip = tile_tip(pieces, tile, ritual, turning, (), 0)
        node.add(Node(tile_id(side, tile), "minitile", SIGNS[action], look.strip(), tip=tip))
    return node
