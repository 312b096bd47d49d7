"""The road from Moscow to Irkutsk: the land, night as it steps west, stations, couriers, Tartars and the decks."""

from __future__ import annotations

from ...kernel.contract import Message
from ...table.scene import Node
from . import words
from .box import PLACES
from .cards import DECKS, NONE
from .moves import ADVANCE, LOOK
from .scene_parts import COLOURS, Sight, road_card
from .scene_reasons import barred

NIGHTS = 4
NAMED_LANDS = ("russia", "siberia")


def the_map(sight: Sight) -> Node:
    node = Node("map", "scroll", "place-moscow", f"map night-{night(sight)}", Message("scene-map"))
    chart = Node("chart", "chart", "map-land", "devir" if sight.devir else "french")
    if night(sight):
        chart.add(Node("night", "night", f"night-{night(sight)}"))
    chart.add(*(Node(f"land-{land}", "landname", look=land, text=Message(f"deck-{land}")) for land in NAMED_LANDS))
    chart.add(Node("road", "roadline", "road-devir" if sight.devir else "road-french"))
    chart.add(*(station(sight, space) for space in range(1, sight.last + 1)))
    chart.add(*(deck(sight, number) for number in range(len(DECKS))))
    return node.add(chart)


def night(sight: Sight) -> int:
    """How far the night has come: it follows Ogareff from Irkutsk to the west."""
    end = int(sight.box["ogareff_end"])
    return max(0, min(NIGHTS, sight.seen["ogareff"] * (NIGHTS + 1) // max(1, end)))


def station(sight: Sight, space: int) -> Node:
    name = PLACES[int(sight.road["place"][space])]
    here = [seat for seat, each in enumerate(sight.couriers) if each["space"] == space]
    mine = sight.couriers[sight.bottom]
    is_next = mine["alive"] and space == mine["space"] + 1
    mine_is_here = " centre" if mine["alive"] and space == mine["space"] else ""  # where a phone's window looks
    node = Node(f"station-{space}", "station", f"place-{name}", f"at-{name}{mine_is_here}")
    args = {"place": sight.place(space), "n": space, "deck": words.deck(int(sight.road["deck"][space]))}
    node.tip = Message("scene-tip-station-last" if space == sight.last else "scene-tip-station", args)
    node.moves = sight.moves(ADVANCE) if is_next else []
    node.add(Node(f"number-{space}", "number", text=space))
    node.add(Node(f"name-{space}", "name", text=Message(f"scene-place-{name}")))
    if sight.seen["tartars"] == space:
        node.add(tartars(sight))
    if here:
        row = Node(f"couriers-{space}", "couriers", look=f"n-{len(here)}")
        node.add(row.add(*(courier(sight, seat, i) for i, seat in enumerate(here))))
    if space == mine["space"] and mine["alive"] and barred(sight, sight.bottom):
        node.add(Node("barrier", "barrier", "barrier", tip=Message("scene-barred")))
    return node


def courier(sight: Sight, seat: int, i: int) -> Node:
    look = f"p-{COLOURS[seat]}" + (" active" if seat == sight.to_play else "")
    alive = sight.couriers[seat]["alive"]
    tip = Message("scene-tip-courier" if alive else "scene-tip-fallen", {"who": sight.names[seat]})
    return Node(
        f"courier-{seat}",
        "courier",
        f"courier-{COLOURS[seat]}",
        look + ("" if alive else " fallen"),
        tip=tip,
        vars={"i": i},
    )


def tartars(sight: Sight) -> Node:
    strength = sight.seen["strength"]
    return Node("tartars", "tartars", "tartar-flag", text=strength, tip=Message("scene-tip-tartars", {"n": strength}))


def deck(sight: Sight, number: int) -> Node:
    """A deck under its land; its top card lies open for those who know it."""
    kind, pile = DECKS[number], sight.seen["roads"][number]
    left, gone = len(pile["cards"]), len(pile["discards"])
    node = Node(f"deck-{kind}", "deck", f"back-{kind}", f"under-{kind}" + ("" if left else " empty"))
    node.tip = Message("scene-tip-deck", {"deck": words.deck(number), "left": left, "gone": gone})
    node.moves = sight.moves(LOOK + number)
    node.add(
        Node(f"deck-{kind}-left", "left", text=left),
        Node(f"deck-{kind}-name", "name", text=Message("scene-place-urals") if kind == "urals" else words.deck(number)),
    )
    top = pile["cards"][-1] if pile["cards"] else NONE
    if top != NONE:
        node.add(road_card(sight, top, "top"))
    return node
