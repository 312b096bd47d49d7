"""The couriers: mine with lamp, abilities and hand; the others with the same facts, close together."""

from __future__ import annotations

from ...kernel.contract import Message
from ...table.scene import Node
from . import words
from .cards import ABILITIES, FAST, FORESIGHTED, NONE, RESILIENT, ROAD_NAMES
from .moves import DISCARD, HELP, PAIR, PLAY, RECOVER, SPEND
from .moves import FAST as GO_FAST
from .moves import RESILIENT as USE_RESILIENT
from .scene_parts import COLOURS, Sight, ability_sign, action_card, chip
from .scene_row import down_card, left_zone, row_card


def my_things(sight: Sight) -> Node:
    """Lamp and abilities, which stay in sight on a phone, then the hand."""
    seat = sight.bottom
    node = Node("mine", "drawer", look=f"mine p-{COLOURS[seat]}")
    head = Node("mine-head", "board").add(
        chip(seat, "mine-chip"), name_plate(sight, seat), energy(sight, seat), held(sight, seat)
    )
    return node.add(head.add(abilities(sight, seat)), hand(sight, seat))


def name_plate(sight: Sight, seat: int) -> Node:
    courier = sight.couriers[seat]
    plate = Node(f"name-of-{seat}", "plate", text=sight.names[seat])
    return plate.add(
        Node(f"where-{seat}", "note", text=where(sight, seat)),
        Node(f"turn-{seat}", "turn", text=turn(sight, seat)) if courier["alive"] else None,
    )


def where(sight: Sight, seat: int) -> Message:
    courier = sight.couriers[seat]
    if not courier["alive"]:
        return Message("scene-is-fallen")
    args = {"place": sight.place(courier["space"])}
    return Message("scene-at-blind" if courier["left"] != NONE else "scene-at", args)


def turn(sight: Sight, seat: int) -> Message:
    if seat == sight.to_play:
        return Message("scene-playing")
    return Message("scene-first" if seat == sight.seen["figure"] else "scene-waiting")


def energy(sight: Sight, seat: int) -> Node:
    """A lamp and its flames: one for each point, those that are spent only dashed."""
    now, most = sight.couriers[seat]["energy"], int(sight.box["most_energy"])
    mine = seat == sight.seat
    node = Node(f"energy-{seat}", "energy", "lamp" if now else "lamp-out", text=now, vars={"n": most})
    node.tip = Message("scene-tip-energy", {"n": now, "most": most})
    flames = Node(f"flames-{seat}", "flames")
    for k in range(1, most + 1):
        flame = Node(f"flame-{seat}-{k}", "flame", "flame" if k <= now else "flame-out", "lit" if k <= now else "out")
        if mine:
            flame.moves = sight.moves(SPEND) if k == now else sight.moves(RECOVER) if k == now + 1 else []
        flames.add(flame)
    return node.add(Node(f"most-{seat}", "of", text=Message("scene-energy-of", {"most": most})), flames)


def hand_limit(sight: Sight, seat: int) -> int:
    extra = sum(int(sight.box["ability"][card]) == FORESIGHTED for card in sight.couriers[seat]["abilities"])
    return int(sight.box["hand_limit"]) + extra


def held(sight: Sight, seat: int) -> Node:
    count, limit = sight.couriers[seat]["hand_count"], hand_limit(sight, seat)
    tip = Message("scene-tip-hand", {"n": count, "limit": limit})
    return Node(f"count-{seat}", "count", "card-fan", "hand", f"{count}/{limit}", tip)


def abilities(sight: Sight, seat: int) -> Node:
    """Road cards kept under the board: an emblem, the faces that set it off, what it does."""
    node = Node(f"abilities-{seat}", "abilities")
    mine = seat == sight.seat
    used: set[int] = set()
    for card in sight.couriers[seat]["abilities"]:
        kind, name = int(sight.box["ability"][card]), ROAD_NAMES[card]
        moves = []
        if mine and kind not in used:  # two alike are one choice
            moves = sight.moves({RESILIENT: USE_RESILIENT, FAST: GO_FAST}.get(kind, NONE))
        used.add(kind)
        about = Message(f"ability-{ABILITIES[kind].lower()}-about")
        tip = Message("scene-tip-ability", {"ability": words.ability(sight.box, card), "about": about})
        node.add(
            Node(f"road-{name}", "ability", tip=tip, moves=moves).add(ability_sign(sight, card, f"road-{name}-ability"))
        )
    if not node.children:
        node.add(Node(f"no-abilities-{seat}", "text", look="quiet", text=Message("scene-no-abilities")))
    return node


def hand(sight: Sight, seat: int) -> Node:
    """My cards open; a hand I may not see lies there as backs."""
    courier = sight.couriers[seat]
    node = Node(f"hand-{seat}", "hand", vars={"n": max(courier["hand_count"], hand_limit(sight, seat))})
    if courier["hand"] is None:
        return node.add(*(hidden(seat, k) for k in range(courier["hand_count"])))
    for card in courier["hand"]:
        node.add(action_card(sight, card, sight.moves(*(verb + card for verb in (PLAY, PAIR, HELP, DISCARD)))))
    for k in range(courier["hand_count"], hand_limit(sight, seat)):
        node.add(Node(f"room-{k}", "room"))
    if len(node.children) > courier["hand_count"]:
        node.children[-1].text = Message("scene-limit", {"n": hand_limit(sight, seat)})
    return node


def hidden(seat: int, k: int) -> Node:
    return Node(f"back-{seat}-{k}", "back", "back-action", "alike")


def other(sight: Sight, seat: int) -> Node:
    courier = sight.couriers[seat]
    look = f"p-{COLOURS[seat]}" + (" active" if seat == sight.to_play else "") + ("" if courier["alive"] else " fallen")
    node = Node(f"player-{seat}", "player", look=look)
    node.add(Node(f"head-{seat}", "head").add(chip(seat, "chip"), name_plate(sight, seat)))
    return node.add(facts(sight, seat), their_row(sight, seat) if courier["row"] or courier["left"] != NONE else None)


def facts(sight: Sight, seat: int) -> Node:
    courier = sight.couriers[seat]
    now, most = courier["energy"], int(sight.box["most_energy"])
    row = Node(f"facts-{seat}", "facts")
    tip = Message("scene-tip-energy", {"n": now, "most": most})
    row.add(Node(f"energy-{seat}", "count", "flame" if now else "flame-out", "energy", now, tip), held(sight, seat))
    backs = Node(f"hand-{seat}", "backs").add(*(hidden(seat, k) for k in range(courier["hand_count"])))
    row.add(backs)
    return row.add(abilities(sight, seat) if courier["abilities"] else None)


def their_row(sight: Sight, seat: int) -> Node:
    courier = sight.couriers[seat]
    node = Node(f"row-{seat}", "minirow")
    if courier["left"] != NONE:
        node.add(left_zone(sight, seat))
    for place, (card, _, down) in enumerate(courier["row"]):
        node.add(down_card(sight, card, []) if down else row_card(sight, seat, place))
    return node
