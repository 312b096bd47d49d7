"""The couriers: mine with lamp, abilities and hand; the others with the same facts, close together."""

from __future__ import annotations

from ....kernel.game import COLOURS, Message
from ....table.looking import Subtree, chip
from ....table.scene import Node
from ..pieces.cards import ABILITIES, FAST, NONE, RESILIENT, ROAD_NAMES
from ..pieces.moves import DISCARD, GO_FAST, HELP, PAIR, PLAY, RECOVER, SPEND, USE_RESILIENT
from ..pieces.state import DISCS
from ..words import pieces as said
from .cards import ability_sign, action_card, road_card
from .parts import Pieces, Sight
from .row import down_card, left_zone, row_card

USES = {RESILIENT: USE_RESILIENT, FAST: GO_FAST}  # abilities that are used by choosing them


def my_things(sight: Sight) -> Node:
    """Lamp and abilities, which stay in sight on a phone, then the hand."""
    seat = sight.bottom
    node = Node("mine", "drawer", look=f"mine p-{COLOURS[seat]}")
    lamp = sight.part(energy, seat, sight.couriers[seat].energy, seat == sight.seat)
    head = Node("mine-head", "board").add(chip(seat, "mine-chip"), plate_of(sight, seat), lamp, held_by(sight, seat))
    return node.add(head.add(abilities_of(sight, seat)), hand_of(sight, seat))


def plate_of(sight: Sight, seat: int) -> Subtree:
    courier = sight.couriers[seat]
    where = "scene-at-blind" if courier.left != NONE else "scene-at"
    turn = "scene-first" if seat == sight.board.figure else ""
    turn = "scene-playing" if seat == sight.board.to_play else turn
    turn = "" if sight.board.over else turn
    return sight.part(name_plate, seat, sight.names[seat], courier.alive, where, courier.space, turn)


def name_plate(pieces: Pieces, seat: int, name: str, alive: bool, where: str, space: int, turn: str) -> Node:
    """Who it is, where they are, and whether it is their turn."""
    plate = Node(f"name-of-{seat}", "plate", text=name)
    if not alive:
        return plate.add(Node(f"where-{seat}", "note", text=Message("scene-is-fallen")))
    plate.add(Node(f"where-{seat}", "note", text=Message(where, pieces.stop(space))))
    return plate.add(Node(f"turn-{seat}", "turn", text=Message(turn)) if turn else None)


def energy(pieces: Pieces, seat: int, now: int, mine: bool) -> Node:
    """A lamp and its flames: one for each point, those that are spent only dashed."""
    most = int(pieces.box["most_energy"])
    node = Node(f"energy-{seat}", "energy", "lamp" if now else "lamp-out", text=now, vars={"n": most})
    node.tip = Message("scene-tip-energy", {"n": now, "most": most})
    flames = Node(f"flames-{seat}", "flames")
    for k in range(1, most + 1):
        flame = Node(f"flame-{seat}-{k}", "flame", "flame" if k <= now else "flame-out", "lit" if k <= now else "out")
        if mine:
            flame.moves = [SPEND] if k == now else [RECOVER] if k == now + 1 else []
        flames.add(flame)
    return node.add(Node(f"most-{seat}", "of", text=Message("scene-energy-of", {"most": most})), flames)


def hand_limit(sight: Sight, seat: int) -> int:
    limit: int = sight.figures["hand_limits"][seat]
    return limit


def held_by(sight: Sight, seat: int) -> Subtree:
    return sight.part(held, seat, sight.couriers[seat].hand_count, hand_limit(sight, seat))


def held(pieces: Pieces, seat: int, count: int, limit: int) -> Node:
    tip = Message("scene-tip-hand", {"n": count, "limit": limit})
    return Node(f"count-{seat}", "count", "card-fan", "hand", f"{count}/{limit}", tip)


def abilities_of(sight: Sight, seat: int) -> Subtree:
    return sight.part(abilities, seat, seat == sight.seat, *sight.couriers[seat].abilities)


def abilities(pieces: Pieces, seat: int, mine: bool, *cards: int) -> Node:
    """Road cards kept under the board: an emblem, the faces that set it off, what it does."""
    node = Node(f"abilities-{seat}", "abilities")
    used: set[int] = set()
    for card in cards:
        kind, name = int(pieces.box["ability"][card]), ROAD_NAMES[card]
        usable = mine and kind not in used and kind in USES  # two alike are one choice
        used.add(kind)
        about = Message(f"ability-{ABILITIES[kind].lower()}-about")
        tip = Message("scene-tip-ability", {"ability": said.ability(pieces.box, card), "about": about})
        each = Node(f"road-{name}", "ability", tip=tip, moves=[USES[kind]] if usable else [])
        node.add(each.add(ability_sign(pieces, card, f"road-{name}-ability")))
    if not node.children:
        node.add(Node(f"no-abilities-{seat}", "text", look="quiet", text=Message("scene-no-abilities")))
    return node


def hand_of(sight: Sight, seat: int) -> Subtree:
    """My cards open; a hand I may not see lies there as backs."""
    mine, count = sight.hand_of(seat), sight.couriers[seat].hand_count
    if mine is None:
        return sight.part(hand, seat, count, hand_limit(sight, seat))
    verbs = (PLAY, PAIR, HELP, DISCARD)
    cards = [sight.part(action_card, card, tuple([verb + card for verb in verbs])) for card in mine]
    return sight.part(hand, seat, count, hand_limit(sight, seat), True, *cards)


def hand(pieces: Pieces, seat: int, count: int, limit: int, is_open: bool = False, *cards: Subtree) -> Node:
    node = Node(f"hand-{seat}", "hand", vars={"n": max(count, limit)})
    if not is_open:
        return node.add(*(hidden(seat, k) for k in range(count)))
    room, last = range(count, limit), Message("scene-limit", {"n": limit})
    return node.add(*cards, *(Node(f"room-{k}", "room", text=last if k == room[-1] else None) for k in room))


def hidden(seat: int, k: int) -> Node:
    return Node(f"back-{seat}-{k}", "back", "back-action", "alike")


def other(sight: Sight, seat: int) -> Subtree:
    """Another courier: the same facts, close together."""
    courier = sight.couriers[seat]
    kept = abilities_of(sight, seat) if courier.abilities else None
    done = solved_by(sight, seat)
    row = their_row(sight, seat, done) if done or courier.row or courier.left != NONE else None
    held_cards = sight.part(backs, seat, courier.hand_count)
    facts_row = sight.part(facts, seat, courier.energy, held_by(sight, seat), held_cards, kept)
    look = (" active" if seat == sight.board.to_play else "") + ("" if courier.alive else " fallen")
    return sight.part(player, seat, look, plate_of(sight, seat), facts_row, row)


def player(pieces: Pieces, seat: int, look: str, plate: Subtree, facts: Subtree, row: Subtree | None) -> Node:
    node = Node(f"player-{seat}", "player", look=f"p-{COLOURS[seat]}{look}")
    return node.add(Node(f"head-{seat}", "head").add(chip(seat, "chip"), plate), facts, row)


def facts(pieces: Pieces, seat: int, now: int, *more: Subtree | None) -> Node:
    tip = Message("scene-tip-energy", {"n": now, "most": int(pieces.box["most_energy"])})
    lamp = Node(f"energy-{seat}", "count", "flame" if now else "flame-out", "energy", now, tip)
    return Node(f"facts-{seat}", "facts").add(lamp, *more)


def backs(pieces: Pieces, seat: int, count: int) -> Node:
    return Node(f"hand-{seat}", "backs").add(*(hidden(seat, k) for k in range(count)))


def solved_by(sight: Sight, seat: int) -> Subtree | None:
    """Cards that another courier has just overcome, before one of them is kept."""
    return sight.part(overcome, *sight.board.solved) if sight.board.solved and sight.board.turn == seat else None


def overcome(pieces: Pieces, *cards: int) -> Node:
    node = Node("solved", "overcome", text=Message("scene-overcome"))
    return node.add(*(road_card(pieces, card, "done", DISCS) for card in cards))


def their_row(sight: Sight, seat: int, done: Subtree | None) -> Subtree:
    courier = sight.couriers[seat]
    cards = [done] if done else []
    cards += [left_zone(sight, seat)] if courier.left != NONE else []
    for place, (card, _, down) in enumerate(courier.row):
        cards.append(sight.part(down_card, card, NONE) if down else row_card(sight, seat, place))
    return sight.part(minirow, seat, *cards)


def minirow(pieces: Pieces, seat: int, *cards: Subtree) -> Node:
    return Node(f"row-{seat}", "minirow").add(*cards)
