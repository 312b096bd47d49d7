"""A courier's journey: the card left of the board, the row of dangers, the next step; in Irkutsk the duel instead."""

from __future__ import annotations

from ....kernel.game import Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.cards import DECKS, IMMEDIATE, LEFT_ZONE, NONE, NORMAL, ROAD_NAMES, SANGARRA
from ..pieces.decisions import ASK_DUEL, ASK_IMMEDIATE, ASK_MATE, ASK_PAY, ASK_TOLL
from ..pieces.moves import (
    BOTTOM,
    COVER,
    COVER_LEFT,
    DECLINE,
    DRAW,
    END,
    ENOUGH,
    FACE,
    GO_FAST,
    KEEP,
    KEEP_NONE,
    RECOVER,
    REST,
    SPEND,
    STOP,
    TOP,
    TURN_UP,
    USE_RESILIENT,
)
from ..pieces.state import DISCS, HELPED
from ..words import pieces as said
from .cards import NO_MOVES, STAMPS, dangers, road_card, road_tip, seal
from .parts import Pieces, Sight
from .reasons import clashing, next_step, open_icons

# Moves that belong to no piece, in the order of their buttons.
ACTIONS = (REST, FACE, DRAW, RECOVER, SPEND, TOP, BOTTOM, USE_RESILIENT, GO_FAST, STOP, ENOUGH, DECLINE, KEEP_NONE, END)
BUTTON_ART = {
    REST: "lamp", FACE: "wax-seal", DRAW: "card-fan", RECOVER: "flame", SPEND: "flame",
    USE_RESILIENT: "ability-resilient", GO_FAST: "ability-fast",
}  # fmt: skip
TIGHT = 5  # from this many cards on there is no room for words on them


def journey(sight: Sight) -> Node:
    seat = sight.bottom
    node = Node("journey", "journey")
    dueling = bool(sight.board.duel) and sight.board.to_play == seat
    key = "scene-duel" if dueling else "scene-your-road" if seat == sight.seat else "scene-their-road"
    head = Node("journey-head", "head").add(
        Node("journey-title", "title", text=Message(key, {"who": sight.names[seat]}))
    )
    node.add(head.add(actions(sight)))
    return node.add(lane(sight, seat), stand(sight, seat) if dueling else next_step(sight))


def lane(sight: Sight, seat: int) -> Node:
    """What lies in front of the courier: cards just overcome, the duel, the row."""
    courier, node = sight.couriers[seat], Node("lane", "lane")
    if sight.board.duel:
        node.add(duel(sight))
    if sight.board.solved and sight.board.turn == seat:
        node.add(solved(sight))
    on_the_way = courier.alive and courier.space < sight.last and not node.children
    if on_the_way or courier.row or courier.left != NONE:
        lies = row(sight, seat)
        node.add(lies.add(sight.part(free_places, int(lies.vars["n"]), next_deck(sight, seat)) if on_the_way else None))
    if not courier.alive:
        node.add(Node("fallen", "text", look="quiet", text=Message("scene-fallen", {"who": sight.names[seat]})))
    return node


def next_deck(sight: Sight, seat: int) -> int:
    """The deck of which the courier's next card comes; none at the gates of Irkutsk."""
    space = sight.couriers[seat].space + 1
    return int(sight.pieces.road["deck"][space]) if space < sight.last else NONE


def free_places(pieces: Pieces, taken: int, deck: int) -> Node:
    """Where the next cards will lie, while the row is short; the back of the first one shows through."""
    node = Node("free", "places")
    for place in range(taken, TIGHT):
        first = place == taken
        text = Message("scene-no-dangers") if not taken and first else None
        node.add(Node(f"free-{place}", "place", f"back-{DECKS[deck]}" if first and deck != NONE else None, text=text))
    return node


def actions(sight: Sight) -> Node:
    made = (sight.button(move, "plain", BUTTON_ART.get(move)) for move in ACTIONS)
    return Node("buttons", "buttons").add(*made)


def row(sight: Sight, seat: int) -> Node:
    """Oldest to newest; a red thread ties equal dangers together."""
    courier = sight.couriers[seat]
    n = len(courier.row) + (courier.left != NONE)
    node = Node("row", "row", look="tight" if n >= TIGHT else "", vars={"n": n})
    if courier.left != NONE:
        node.add(left_zone(sight, seat))
    for place in range(len(courier.row)):
        node.add(row_card(sight, seat, place))
    return node.add(*threads(sight, seat))


def row_card(sight: Sight, seat: int, place: int) -> Subtree:
    card, covered, down = sight.couriers[seat].row[place]
    newest = "newest" if place == len(sight.couriers[seat].row) - 1 else ""
    mine = seat == sight.seat
    if down:
        return sight.part(down_card, card, TURN_UP + place if mine else NONE)
    moves = (COVER + 2 * place, COVER + 2 * place + 1) if mine else NO_MOVES
    return sight.part(danger_card, card, newest, covered, moves, marks(sight, seat, place))


def danger_card(
    pieces: Pieces, card: int, look: str, covered: int, moves: tuple[int, int], marked: tuple[str, str]
) -> Node:
    node = road_card(pieces, card, look, covered, moves, marked)
    if covered & HELPED:
        node.tip = Message("scene-tip-spoiled", {"card": road_tip(pieces, card)})
    if card == SANGARRA:
        node.look += " spy"
        node.children[0].art = "sangarra"
        node.tip = Message("scene-tip-sangarra-row")
    return node


def marks(sight: Sight, seat: int, place: int) -> tuple[str, str]:
    """A danger that lies open twice wears a red edge, the one that is being paid for an ember one."""
    twice, paid, found = clashing(sight, seat), paid_for(sight, seat), ["", ""]
    for where, icon, danger in open_icons(sight, seat):
        if where == place:
            both = ("clash" if danger in twice else "", "asked" if (where, icon) == paid else "")
            found[icon] = " ".join(mark for mark in both if mark)
    return found[0], found[1]


def paid_for(sight: Sight, seat: int) -> tuple[int, int] | None:
    """Place and icon of the danger that a payment is asked for just now."""
    if seat != sight.board.to_play:
        return None
    if sight.board.asked == ASK_IMMEDIATE:
        return len(sight.couriers[seat].row) - 1, IMMEDIATE
    if sight.board.asked in (ASK_PAY, ASK_MATE, ASK_TOLL):
        return sight.board.asked_for("place"), sight.board.asked_for("icon")
    return None


def down_card(pieces: Pieces, card: int, move: int) -> Node:
    """Face down, its back in sight; everybody has seen what it is."""
    home = int(pieces.box["home"][card])
    art = "sangarra-closed" if home == NONE else f"back-{DECKS[home]}"
    tip = Message("scene-tip-down", {"card": road_tip(pieces, card)})
    moves = [move] if move != NONE else []
    return Node(f"road-{ROAD_NAMES[card]}", "road", art, "down", Message("scene-down"), tip, moves=moves)


def left_zone(sight: Sight, seat: int) -> Subtree:
    courier = sight.couriers[seat]
    move = COVER_LEFT if seat == sight.seat else NONE
    return sight.part(left_card, courier.left, courier.left_paid, move, marks(sight, seat, LEFT_ZONE))


def left_card(pieces: Pieces, card: int, paid: bool, move: int, marked: tuple[str, str]) -> Node:
    """The mark of the Tartars' sabre: it stays to the end, no seal covers it before Irkutsk."""
    node = Node(f"road-{ROAD_NAMES[card]}", "left", "blindfold", "left-zone", Message("scene-blind"))
    node.tip = Message("scene-tip-left", {"danger": said.danger(pieces.icon(card, NORMAL))})
    node.source = pieces.source(f"tomsk.{ROAD_NAMES[card]}.normal")
    node.add(dangers(pieces, card, node.id, 0, (NONE, move), marked))
    if paid:
        stamp = node.children[0].children[0]
        stamp.look = "sealed"
        stamp.add(seal(f"{ROAD_NAMES[card]}-left"))
    return node


def threads(sight: Sight, seat: int) -> list[Node]:
    shift = int(sight.couriers[seat].left != NONE)
    found = []
    for i, danger in enumerate(clashing(sight, seat)):
        open_at = [place for place, _, each in open_icons(sight, seat) if each == danger]
        places = [0 if place == LEFT_ZONE else place + shift for place in open_at]
        first, last = min(places), max(places)
        tip = Message("why-open_twice", {"danger": said.danger(danger)})
        found.append(Node(f"thread-{danger}", "thread", "clash", tip=tip, vars={"from": first, "to": last, "i": i}))
    return found


def solved(sight: Sight) -> Node:
    """Cards overcome in this turn: one of them may be kept as an ability."""
    cards = sight.board.solved
    node = Node("solved", "solved", vars={"n": len(cards)}, text=Message("scene-solved"))
    for card in cards:
        node.add(sight.part(solved_card, card))
    return node


def solved_card(pieces: Pieces, card: int) -> Node:
    node = road_card(pieces, card, "done", DISCS)
    node.moves = [KEEP + 1 + card]
    return node


def stand(sight: Sight, seat: int) -> Node:
    """Face to face with Ogareff: how much is still to come, and how much one can bear."""
    left, energy = sight.board.blows_left, sight.couriers[seat].energy
    node = Node("stand", "stand", "ogareff", "last" if energy <= 1 else "")
    spare, strength = {"n": energy, "spare": energy - 1}, sight.board.strength
    return node.add(
        Node("stand-left", "why", text=Message("scene-stand-left", {"n": left})),
        Node("stand-energy", "why", "flame" if energy > 1 else "flame-out", text=Message("scene-stand-energy", spare)),
        Node("stand-strength", "why", f"die-b-{strength}", text=Message("scene-stand-strength", {"n": strength})),
    )


def duel(sight: Sight) -> Node:
    """Ogareff's blows so far, the present one last, and how many are still to come."""
    cards = sight.board.duel
    n = len(cards) + sight.board.blows_left
    node = Node("duel", "duel", vars={"n": n}, tip=Message("scene-tip-duel", {"n": n}))
    now = sight.board.asked == ASK_DUEL
    for i, card in enumerate(cards):
        icons, name = sight.pieces.shown(card), said.duel_card(sight.box, card)
        look = "now" if now and i == len(cards) - 1 else "past"
        blow = Node(f"road-{ROAD_NAMES[card]}", "blow", f"stamp-{STAMPS[icons[0]]}", look, name)
        blow.tip = Message("scene-tip-blow", {"icon": name})
        blow.source = sight.pieces.source(f"irkutsk.{ROAD_NAMES[card]}.icon")
        for icon in icons[1:]:
            blow.add(Node(f"second-{ROAD_NAMES[card]}", "stamp", f"stamp-{STAMPS[icon]}", "second"))
        node.add(blow)
    return node.add(*(Node(f"blow-{i}", "blow", "back-irkutsk", "to-come") for i in range(len(cards), n)))
