"""What is decided without a piece: buttons, amounts, kinds to choose, tiles and cards held out for a choice."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....kernel.sets import bits
from ....table.scene import Node
from ..pieces.cards import CARDS_IN, CARDS_OF, KINDS, MASK_KINDS, SHAPE_OF
from ..pieces.decisions import ASK_ACTION, ASK_EVOLVE
from ..pieces.goods import BEAVER, FACTIONS, GOODS, RESOURCES, VEGETABLES
from ..pieces.moves import BARTER, DO, DONE, GUARD, MOVES, PATROLS, RIFLE_POINT, SCORE, SHIP, SKIP
from ..pieces.tiles import CARD_ACTION
from .parts import Sight
from .tiles import SIGNS, actions_on

PLAIN = (DO, SCORE, BARTER, SHIP, PATROLS, RIFLE_POINT, SKIP, DONE)


def desk(sight: Sight) -> Node | None:
    """Everything that can be chosen and lies nowhere else; nothing when there is nothing."""
    node = Node("desk", "desk")
    made = [plain(sight, move) for move in PLAIN if move in sight.legal]
    made += [sets(sight, move) for verb in ("harvest", "pay") for move in sight.moves(verb)]
    made += [sets(sight, move) for move in worth_most(sight, sight.moves("play"))]
    made += [sets(sight, move) for move in few(sight.moves("sell"))]
    made += [amount(move) for move in sight.moves("amount")]
    made += [good(move) for move in sight.moves("take")]
    made += [kind(move) for move in sight.moves("pick")]
    made += [sight.button(move, "plain", action_art(sight, MOVES[move].action)) for move in sight.moves("repeat")]
    if sight.board.base:  # without an alliance track the flags lie nowhere
        made += [sight.button(move, "plain", f"fac-{FACTIONS[MOVES[move].faction]}") for move in sight.moves("faction")]
    if sight.moves("guard"):
        made.append(sight.button(GUARD, "plain", f"warrior-{COLOURS[sight.bottom]}"))
    if sight.asks(ASK_EVOLVE):
        made.insert(0, Node("exchange", "note", "swap-sign", text=Message("scene-exchange")))
    found = [each for each in made if each is not None]
    if not found:
        return None
    small = sum(each.kind == "amount" for each in found)
    node.look = "amounts" if small > 1 else ""
    return node.add(*found)


def plain(sight: Sight, move: int) -> Node | None:
    """A button with the move's words; a barter's, which tell what smallpox may cost, are cut short over the map."""
    node = sight.button(move, look_of(move), art_of(sight, move))
    if node is not None and move == BARTER and isinstance(node.text, Message):
        risk = node.text.key == "move-barter"
        node.text = Message("scene-barter-risk", node.text.args) if risk else Message("scene-barter")
    return node


def few(moves: tuple[int, ...]) -> tuple[int, ...]:
    """A sale is a set of goods: the largest ones are shown, all are found by choosing a good."""

    def size(move: int) -> int:
        return int(MOVES[move].kinds).bit_count() + int(MOVES[move].beavers)

    return tuple(sorted(moves, key=lambda move: -size(move))[:4])


def worth_most(sight: Sight, moves: tuple[int, ...]) -> tuple[int, ...]:
    """Combinations of masks, a row of the best; all are found by choosing the best one beside the hand."""

    def value(move: int) -> tuple[int, int]:
        way = int(MOVES[move].cards)
        return -int(sight.box["combination_points"][SHAPE_OF[way]]), int(CARDS_IN[way])

    return tuple(sorted(moves, key=value)[:5])


def look_of(move: int) -> str:
    return "quiet" if move in (SKIP, DONE) else "plain"


def art_of(sight: Sight, move: int) -> str | None:
    if move == DO and sight.asks(ASK_ACTION):
        return action_art(sight, sight.board.asked_for("index"))
    if move == SHIP:
        return f"ship-{FACTIONS[sight.board.asked_for('flag')]}"
    if move == PATROLS:
        return f"patrol-{FACTIONS[sight.board.asked_for('flag')]}-{COLOURS[sight.bottom]}"
    return {RIFLE_POINT: "rifle", BARTER: "act-trade", SCORE: "majority"}.get(move)


def action_art(sight: Sight, index: int) -> str | None:
    """The sign of an action of the tile in use, or of the turn card's alliance."""
    cell, me = sight.board.asked_for("at"), sight.me
    if index >= CARD_ACTION or cell < 0:
        return SIGNS["ALLY"]
    actions = actions_on(sight.pieces, me.tiles[cell], bool(me.ritual >> cell & 1))
    return SIGNS[actions[index][0]] if index < len(actions) else None


def sets(sight: Sight, move: int) -> Node | None:
    """Several kinds at once, as their pictures."""
    chosen, node = MOVES[move], sight.button(move, "set")
    if node is None:
        return None
    if chosen.verb == "play":
        pictures = [f"mask-{MASK_KINDS[kind]}" for kind in range(KINDS) for _ in range(CARDS_OF[chosen.cards][kind])]
    elif chosen.verb == "harvest":
        pictures = [VEGETABLES[each] for each in bits(chosen.kinds)]
    else:
        pictures = [RESOURCES[each] for each in bits(chosen.kinds)]
        if chosen.verb == "sell":
            pictures += [GOODS[BEAVER]] * chosen.beavers
    node.add(*(Node(f"do-{move}-{i}", "sign", picture) for i, picture in enumerate(pictures)))
    if chosen.verb == "play":
        node.add(Node(f"do-{move}-worth", "worth", text=int(sight.box["combination_points"][SHAPE_OF[chosen.cards]])))
    return node


def amount(move: int) -> Node:
    return Node(f"do-{move}", "amount", text=MOVES[move].amount, moves=[move])


def good(move: int) -> Node:
    name = RESOURCES[MOVES[move].good]
    return Node(f"do-{move}", "take", name, tip=Message("scene-tip-take"), moves=[move])


def kind(move: int) -> Node:
    return Node(
        f"do-{move}", "take", f"mask-{MASK_KINDS[MOVES[move].kind]}", tip=Message("scene-tip-pick"), moves=[move]
    )
