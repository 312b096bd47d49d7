"""What lies in front of me: goods, the longhouse, canoes and patrols, masks, turn cards, progress and turtle tiles."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....kernel.sets import bits
from ....table.looking import Subtree, chip
from ....table.scene import Node
from ..pieces.cards import (
    COUNTED,
    MASK_KINDS,
    SHAPE_OF,
    SHAPES,
    STACK_TILES,
    TE_COPY,
    THRESHOLDS,
    TURTLE_NAMES,
)
from ..pieces.goods import FACTIONS, GOODS, NATIVES, RESOURCES, RIFLE, TRACKS
from ..pieces.moves import MOVES
from ..pieces.state import NONE
from ..words import pieces as said
from .counting import best_combination
from .offer import kept_tile, mask_card
from .order import turn_card
from .parts import Pieces, Sight
from .tribes import small_tribe

GOODS_IN_ORDER = (1, 0, 2, 3, 4, 5, 6)  # corn, bean, pumpkin, fish, leather, beaver, rifle


def my_things(sight: Sight) -> Node:
    seat = sight.bottom
    node = Node("mine", "drawer", look=f"mine p-{COLOURS[seat]}", text=sight.names[seat])  # for who listens
    head = Node("mine-head", "goods").add(chip(seat, "mine-chip"))
    rifles = not (sight.board.base or sight.board.solo)
    head.add(*(good_of(sight, good) for good in GOODS_IN_ORDER if good != RIFLE or rifles))
    return node.add(head, people_of(sight), hand_of(sight), kept_of(sight))


def good_of(sight: Sight, good: int) -> Subtree:
    """A good names the moves that spend it."""
    moves: tuple[int, ...] = ()
    if good < len(RESOURCES):
        moves += sight.moves("toll", good=good) + sight.moves("look", good=good)
        moves += tuple(m for m in sight.moves("pay") if MOVES[m].kinds >> good & 1)
        moves += tuple(m for m in sight.moves("sell") if MOVES[m].kinds >> good & 1)
    if GOODS[good] == "beaver":
        moves += tuple(m for m in sight.moves("sell") if MOVES[m].beavers)
    if GOODS[good] != "rifle":
        moves += sight.moves("again", good=good)
    return sight.part(pile_of_goods, sight.bottom, good, sight.me.goods[good], moves)


def pile_of_goods(pieces: Pieces, seat: int, good: int, count: int, moves: tuple[int, ...]) -> Node:
    name = GOODS[good]
    look = ("" if count else "none ") + (name if good >= len(RESOURCES) else "resource")
    tip = Message("scene-tip-good", {"good": said.good(good, count, "")})
    return Node(f"good-{seat}-{name}", "good", name, look, count, tip, moves=list(moves))


def people_of(sight: Sight) -> Node:
    """The longhouse with the sick, canoes not yet built, patrols beside the board, what the tribe can do."""
    seat, me = sight.bottom, sight.me
    node = Node("mine-people", "people")
    sick = tuple([(n, sight.moves("heal", native=k) if seat == sight.seat else ()) for k, n in enumerate(me.longhouse)])
    node.add(sight.part(longhouse, seat, sick))
    left = int(sight.box["canoes"]) - me.afloat
    tip = Message("scene-tip-canoes-left", {"n": left})
    canoes = Node("canoes-left", "stock", f"canoe-{COLOURS[seat]}", "" if left else "none", left, tip)
    node.add(
        canoes.add(*(Node(f"canoe-{seat}-left-{i}", "spare", f"canoe-{COLOURS[seat]}", "alike") for i in range(left)))
    )
    if not (sight.board.base or sight.board.solo):
        waiting = sum(at == NONE for at in me.patrols)
        side = FACTIONS[0 if me.disc < 0 else 1]
        tip = Message("scene-tip-patrols-left", {"n": waiting})
        node.add(
            Node("patrols-left", "stock", f"patrol-{side}-{COLOURS[seat]}", "" if waiting else "none", waiting, tip)
        )
    return node.add(small_tribe(sight, seat))


def longhouse(pieces: Pieces, seat: int, sick: tuple[tuple[int, tuple[int, ...]], ...]) -> Node:
    node = Node(f"longhouse-{seat}", "longhouse", "longhouse", tip=Message("scene-tip-longhouse"))
    for native, (count, moves) in enumerate(sick):
        art = f"{NATIVES[native]}-{COLOURS[seat]}"
        pile = Node(f"sick-{seat}-{NATIVES[native]}", "pile", look="" if count else "none", text=count)
        pile.tip = Message("scene-tip-sick", {"people": said.people(native, count)})
        pile.moves = list(moves)
        pile.add(*(Node(f"sick-{seat}-{NATIVES[native]}-{i}", "native", art, "alike") for i in range(max(1, count))))
        node.add(pile)
    return node


def hand_of(sight: Sight) -> Node:
    """My masks open with their best combination, another's as backs; turn cards."""
    node = Node("mine-hand", "hand")
    return node.add(masks_of(sight), cards_of(sight))


def masks_of(sight: Sight) -> Node:
    seat = sight.bottom
    held = bits(sight.own("hand")) if seat == sight.seat else []
    count = sight.board.masks[seat]
    node = Node("my-masks", "fan", vars={"n": max(count, 1)}, look="" if count else "none")
    if not held:
        node.add(*(Node(f"mask-{seat}-{i}", "mask", "mask-back", "alike") for i in range(count)))
        return node.add(None if count else Node("no-masks", "quiet", text=Message("scene-no-masks")))
    kinds = [int(sight.box["mask_kind"][card]) for card in held]
    for kind, card in sorted(zip(kinds, held, strict=True), key=lambda each: (-kinds.count(each[0]), each)):
        moves = sight.moves("discard", kind=kind)
        if kind < len(MASK_KINDS) - 1:
            moves += sight.moves("carve", card=kind)
        first = next(each for each in held if int(sight.box["mask_kind"][each]) == kind)
        node.add(sight.part(mask_card, card, moves if card == first else (), ""))
    way, points = best_combination(sight)
    if way != NONE:
        text = Message("scene-best", {"shape": Message(f"combination-{SHAPES[int(SHAPE_OF[way])]}"), "n": points})
        best = Node("best-masks", "best", "track-mask", text=text, moves=list(sight.moves("play")))
        best.source = sight.pieces.source(f"combination.MC{int(SHAPE_OF[way]) + 1}.points")
        best.tip = Message("scene-tip-best")
        node.add(best)
    return node


def cards_of(sight: Sight) -> Node | None:
    if sight.board.base or sight.board.solo:
        return None
    me, node = sight.me, Node("my-cards", "turncards")
    used: set[int] = set()
    for card in bits(me.cards):
        effect, ready = int(sight.box["card_effect"][card]), bool(me.ready_cards >> card & 1)
        moves: tuple[int, ...] = ()
        if ready and effect not in used and sight.bottom == sight.seat:
            used.add(effect)
            moves = sight.moves("card", effect=effect) + (sight.moves("copy") if effect == TE_COPY else ())
        node.add(sight.part(turn_card, card, ready, moves, "own"))
    node.vars = {"n": len(node.children)}
    return node.add(None if node.children else Node("no-cards", "quiet", text=Message("scene-no-cards")))


def kept_of(sight: Sight) -> Node:
    """Progress tiles, used ones pale; turtle tiles with what they are worth."""
    me, mine = sight.me, sight.bottom == sight.seat
    node = Node("mine-kept", "kept")
    tiles = Node("my-progress", "ptiles")
    for tile in bits(me.progress):
        moves = sight.moves("use", tile=tile) + sight.moves("ready", tile=tile) if mine else ()
        tiles.add(kept_tile(sight, sight.bottom, tile, moves))
    if not me.progress:
        tiles.add(Node("no-progress", "quiet", text=Message("scene-no-progress")))
    shells = Node("my-turtles", "shells")
    looked = sight.own("looking_at") if mine else 0
    known = sight.own("turtles") | me.turtles_up if mine else me.turtles_up
    for tile in bits(known):
        moves = keep_moves(sight, tile)
        shells.add(sight.part(turtle, tile, bool(me.turtles_up >> tile & 1), moves))
    if mine and sight.moves("keep"):
        for tile in bits(looked):
            shells.add(sight.part(turtle, tile, False, keep_moves(sight, tile), "looked"))
    if not mine:
        shells.add(
            *(
                Node(f"turtle-{sight.bottom}-{i}", "shell", "turtle-back")
                for i in range(sight.board.turtles[sight.bottom])
            )
        )
    return node.add(tiles, shells)


def keep_moves(sight: Sight, tile: int) -> tuple[int, ...]:
    """While a stack is looked through: the tile that was drawn, or one of those looked at."""
    if not sight.moves("keep") or tile // STACK_TILES != sight.board.asked_for("stack"):
        return ()
    return sight.moves("keep", tile=tile % STACK_TILES)


def turtle(pieces: Pieces, tile: int, up: bool, moves: tuple[int, ...], look: str = "") -> Node:
    stack = tile // STACK_TILES
    track, points = int(pieces.box["turtle_track"][tile]), int(pieces.box["turtle_points"][tile])
    art = f"turtle-{COUNTED[stack // THRESHOLDS]}-{3 + stack % THRESHOLDS}"
    node = Node(f"turtle-{TURTLE_NAMES[tile]}", "shell", art, look or ("up" if up else "down"), moves=list(moves))
    node.tip = Message("scene-tip-shell-up" if up else "scene-tip-shell", {"points": said.points(track, points)})
    node.source = pieces.source(f"turtle.{TURTLE_NAMES[tile]}.points", f"turtle.{TURTLE_NAMES[tile]}.track")
    worth = Node(f"worth-{TURTLE_NAMES[tile]}", "worth", f"track-{TRACKS[track]}", text=f"+{points}")
    return node.add(worth)
