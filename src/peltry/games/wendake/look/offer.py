"""What everybody may take from: new action tiles, progress tiles in their rows, turtle tiles, mask cards."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....kernel.sets import bits
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.cards import COUNTED, MASK_KINDS, MASK_NAMES, STACK_NAMES, STACK_TILES, THRESHOLDS
from ..pieces.decisions import ASK_EVOLVE
from ..pieces.goods import FACTIONS, NATIVES
from ..pieces.moves import BUY, DRAW_DECK, DRAW_UP
from ..pieces.state import NONE
from ..pieces.tiles import ALLIANCE_I, ALLIANCE_II, OFFERED, PROGRESS_NAMES
from ..words import pieces as said
from ..words.odds import Odds
from .counting import counted_for, smallpox, stacks, turtles_due
from .parts import Pieces, Sight, tile_id
from .tiles import tile_node

# The sign on each progress tile, row by row.
PROGRESS_SIGNS = (
    "act-move", "act-alliance", "bean", "corn", "pumpkin", "fish", "beaver", "act-tan", "longhouse", "act-mask",
    "act-canoe", "act-trade",
    "act-alliance", "act-move", "act-harvest", "act-hunt", "act-fish", "longhouse", "act-trade", "act-military",
    "act-ritual", "act-mask",
    "yearly-sign", "act-military", "act-ritual", "act-mask", "act-trade", "act-fire", "smallpox", "any-good",
)  # fmt: skip


# New tiles.


def display(sight: Sight) -> Node:
    board = sight.board
    swapping = sight.asks(ASK_EVOLVE)
    node = Node("display", "offer", look="swapping" if swapping else "")
    level = 1 if board.year <= int(sight.box["first_years"]) else 2
    node.add(
        Node("display-title", "title", text=Message("scene-new-tiles")),
        Node("display-about", "about", text=Message("scene-new-tiles-about", {"level": level, "n": board.tiles_left})),
    )
    row = Node("display-row", "display")
    for place in range(OFFERED):
        row.add(offered(sight, place))
    looked = bits(sight.own("looking_at")) if swapping else []
    for nth, tile in enumerate(looked):
        moves = sight.moves("swap", tile=OFFERED + nth)
        row.add(sight.part(tile_node, tile_id(NONE, tile), tile, False, "small looked", moves))
    return node.add(row)


def offered(sight: Sight, place: int) -> Subtree:
    tile, board = sight.board.display[place], sight.board
    disc = board.tile_disc == place and board.solo
    shown = None
    if tile != NONE:
        moves = sight.moves("swap", tile=place)
        shown = sight.part(tile_node, tile_id(NONE, tile), tile, False, "small", moves)
    return sight.part(offer_place, place, disc, board.ghost, shown)


def offer_place(pieces: Pieces, place: int, disc: bool, ghost: int, tile: Subtree | None) -> Node:
    """A place of the display; alone the ghost's disc lies under one of them."""
    node = Node(f"offered-{place}", "slot", look="" if tile is not None else "gap").add(tile)
    if disc:
        tip = Message("scene-tip-tile-disc")
        node.add(Node("tile-disc", "disc", f"disc-{COLOURS[ghost]}", tip=tip))
    return node


# Progress tiles.


def progress_rows(sight: Sight) -> Node:
    node = Node("progress", "rows")
    node.add(
        Node("progress-title", "title", text=Message("scene-progress")),
        Node("progress-about", "about", text=Message("scene-progress-about")),
    )
    for level in (3, 2, 1):
        node.add(row_of(sight, level))
    return node


def row_of(sight: Sight, level: int) -> Node:
    """A row with its price; tiles that were bought leave a gap; discs of those who may buy up to here."""
    box, board = sight.box, sight.board
    price, points = sight.row_price(level), int(box["progress_points"][level])
    node = Node(f"row-{level}", "prow", look=f"level-{level}")
    cost = Node(f"price-{level}", "price", "any-good")
    if price:
        cost.text, cost.tip = price, Message("scene-tip-price", {"n": price, "points": points, "level": level})
        cost.source = sight.pieces.source("progress_rows.price", "progress_rows.points")
    tiles = Node(f"row-{level}-tiles", "ptiles")
    for tile in bits(int(box["rows"][level])):
        if board.progress_rows >> tile & 1:
            tiles.add(sight.part(progress_tile, tile, "offered", (BUY + tile,), board.base or board.solo))
        elif any(side.progress >> tile & 1 for side in board.players):
            tiles.add(Node(f"sold-{PROGRESS_NAMES[tile]}", "psold"))
    discs = Node(f"row-{level}-discs", "pdiscs")
    for side, each in enumerate(board.players):
        if each.level == level:
            who = Message("scene-tip-level", {"who": sight.names[side], "level": level})
            discs.add(Node(f"level-disc-{side}", "disc", f"disc-{COLOURS[side]}", tip=who))
    return node.add(cost, tiles, discs)


def kept_tile(sight: Sight, side: int, tile: int, moves: tuple[int, ...]) -> Subtree:
    """A progress tile that somebody has; an Alliance tile of the base game shows the faction chosen for it."""
    each = sight.sides[side]
    chosen = {ALLIANCE_I: each.alliance[0], ALLIANCE_II: each.alliance[1]}.get(tile, 0)
    state = "ready" if each.ready_tiles >> tile & 1 else "spent"
    return sight.part(progress_tile, tile, state, moves, sight.board.base or sight.board.solo, chosen - 1)


def progress_tile(
    pieces: Pieces, tile: int, state: str, moves: tuple[int, ...], base: bool, faction: int = NONE
) -> Node:
    name, level = PROGRESS_NAMES[tile], int(pieces.box["progress_level"][tile])
    art = PROGRESS_SIGNS[tile] if faction == NONE else f"fac-{FACTIONS[faction]}"
    node = Node(f"progress-{name}", "ptile", art, f"level-{level}" + (" spent" if state == "spent" else ""))
    key = f"scene-tip-progress-{state}"
    node.tip = Message(key, {"tile": said.progress(tile), "about": said.progress_about(tile, pieces.box, base)})
    node.source = pieces.source(f"progress.{name}.amount", f"progress.{name}.level")
    node.moves = list(moves)
    return node


# Turtle tiles.


def turtles(sight: Sight) -> Node:
    """Stacks by what they ask for; what I have reached shines, what I have taken is ticked."""
    node = Node("turtles", "turtles", look="base" if sight.board.base else "")
    node.add(Node("turtles-title", "title", text=Message("scene-turtles")))
    due = turtles_due(sight, sight.bottom)
    for stack in stacks(sight):
        moves = sight.moves("stack", stack=stack)
        taken = bool(sight.me.turtle_turn[stack])
        have = counted_for(sight, sight.bottom, stack)
        node.add(sight.part(turtle_stack, stack, sight.board.turtles_left[stack], taken, stack in due, have, moves))
    return node


def turtle_stack(
    pieces: Pieces, stack: int, left: int, taken: bool, due: bool, have: int, moves: tuple[int, ...]
) -> Node:
    nth = int(pieces.box["thresholds"][stack % THRESHOLDS])
    look = "taken" if taken else "gone" if not left else "due" if due else ""
    node = Node(
        f"stack-{STACK_NAMES[stack]}", "stack", f"turtle-{COUNTED[stack // THRESHOLDS]}-{3 + stack % THRESHOLDS}"
    )
    node.look, node.moves = look, list(moves)
    key = "taken" if taken else "gone" if not left else "due" if due else "want"
    args = {"stack": said.stack(pieces.box, stack), "n": nth, "have": have, "left": left}
    node.tip = Message(f"scene-tip-turtle-{key}", args)
    node.source = pieces.source("turtles.thresholds", "turtle.thresholds")
    pips = Node(f"pips-{STACK_NAMES[stack]}", "pips")
    pips.add(
        *(Node(f"pip-{STACK_NAMES[stack]}-{i}", "pip", look="full" if i < left else "") for i in range(STACK_TILES))
    )
    return node.add(pips)


# Masks and smallpox.


def masks(sight: Sight) -> Node:
    board = sight.board
    node = Node("masks", "masks", tip=Message("scene-tip-masks"))
    node.add(Node("masks-title", "title", text=Message("scene-masks")))
    deck = Node("mask-deck", "maskpile", "mask-back", "" if board.mask_left else "gone")
    deck.text = Message("scene-left", {"n": board.mask_left})
    deck.moves = [move for move in (DRAW_DECK, *sight.moves("pile", pile=0)) if move in sight.legal]
    deck.tip = Message("scene-tip-mask-deck", {"n": board.mask_left})
    node.add(deck, mask_up(sight), gone_masks(sight))
    return node.add(odds_of(sight))


def mask_up(sight: Sight) -> Node:
    board = sight.board
    node = Node("mask-up", "maskpile", look="open", text=Message("scene-open"))
    if board.mask_up == NONE:
        node.look = "open gone"
        return node
    kind = int(sight.box["mask_kind"][board.mask_up])
    card = sight.part(mask_card, board.mask_up, tuple(m for m in (DRAW_UP,) if m in sight.legal), "")
    node.tip = Message("scene-tip-mask-up", {"mask": said.mask_kind(kind)})
    return node.add(card)


def mask_card(pieces: Pieces, card: int, moves: tuple[int, ...], look: str) -> Node:
    kind = MASK_KINDS[int(pieces.box["mask_kind"][card])]
    node = Node(f"mask-{MASK_NAMES[card]}", "mask", f"mask-{kind}", look, moves=list(moves))
    node.tip = mask_tip(pieces, card)
    node.source = pieces.source(f"mask.{MASK_NAMES[card]}.kind", f"mask.{MASK_NAMES[card]}.smallpox")
    victims = int(pieces.box["victims"][card])
    if victims:
        node.add(Node(f"footer-{MASK_NAMES[card]}", "footer", "smallpox"))
    return node


def mask_tip(pieces: Pieces, card: int) -> Message:
    victims = int(pieces.box["victims"][card])
    who = said.people(int(pieces.box["footer"][card]), victims)
    key = "scene-tip-mask-strikes" if victims else "scene-tip-mask"
    return Message(key, {"mask": said.mask(pieces.box, card), "people": who})


def gone_masks(sight: Sight) -> Node:
    gone = bits(sight.board.mask_gone)
    node = Node("masks-gone", "maskpile", look="played", text=Message("scene-played", {"n": len(gone)}))
    node.art = f"mask-{MASK_KINDS[int(sight.box['mask_kind'][gone[-1]])]}" if gone else "mask-back"
    node.look += "" if gone else " gone"
    node.moves = [*sight.moves("pile", pile=1)]
    counts = [sum(int(sight.box["mask_kind"][card]) == kind for card in gone) for kind in range(len(MASK_KINDS))]
    told = [Message("scene-so-many", {"n": n, "what": said.mask_kind(kind)}) for kind, n in enumerate(counts) if n]
    node.tip = Message("scene-tip-gone", {"cards": said.listed(told)}) if told else Message("scene-tip-gone-none")
    return node


def odds_of(sight: Sight) -> Subtree:
    return sight.part(odds, smallpox(sight))


def odds(pieces: Pieces, found: Odds) -> Node:
    """What smallpox may cost after a barter: how many of the unseen cards strike whom."""
    node = Node("odds", "odds", "smallpox", text=Message("scene-if-barter"))
    args = {"struck": found.struck, "whole": found.whole, **found._asdict()}
    if not found.whole:
        node.tip = Message("scene-tip-no-odds")
        return node.add(Node("odds-none", "odd", look="nobody", text=Message("scene-no-odds")))
    node.tip = Message("scene-tip-odds", args)
    for native, name in enumerate((*NATIVES, "any")):
        node.add(Node(f"odds-{name}", "odd", f"sign-{name}", name, found[native]))
    return node.add(Node("odds-nobody", "odd", look="nobody", text=found.nobody))
