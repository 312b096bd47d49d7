"""The road from Moscow to Irkutsk: the land, night as it steps west, stations, couriers, Tartars and the decks."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.game import COLOURS, Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.box import PLACES
from ..pieces.cards import DECKS, NONE
from ..pieces.decisions import ASK_PUT_BACK
from ..pieces.moves import ADVANCE, LOOK
from ..words import pieces as said
from .cards import road_card
from .parts import Pieces, Sight

NIGHTS = 4
NAMED_LANDS = ("russia", "siberia")


def the_map(sight: Sight) -> Subtree:
    stations = [station_of(sight, space) for space in range(1, sight.last + 1)]
    decks = [deck_of(sight, number) for number in range(len(DECKS))]
    left = max(0, int(sight.box["ogareff_end"]) - sight.board.ogareff)
    return sight.part(chart, night(sight), left, *stations, *decks)


def chart(pieces: Pieces, dark: int, left: int, *places: Subtree) -> Node:
    node = Node("map", "scroll", "place-moscow", f"map night-{dark}", Message("scene-map"))
    land = Node("chart", "chart", "map-land", "devir" if pieces.devir else "french")
    if dark:
        land.add(Node("night", "night", f"night-{dark}", tip=Message("scene-tip-night", {"left": left})))
    land.add(*(Node(f"land-{name}", "landname", look=name, text=Message(f"deck-{name}")) for name in NAMED_LANDS))
    land.add(Node("road", "roadline", "road-devir" if pieces.devir else "road-french"))
    return node.add(land.add(*places))


def night(sight: Sight) -> int:
    """How far the night has come: it follows Ogareff from Irkutsk to the west."""
    end = int(sight.box["ogareff_end"])
    return max(0, min(NIGHTS, sight.board.ogareff * (NIGHTS + 1) // max(1, end)))


class Standing(NamedTuple):
    """A courier on a station."""

    seat: int
    name: str
    alive: bool
    active: bool


def station_of(sight: Sight, space: int) -> Subtree:
    here = [
        Standing(seat, sight.names[seat], each.alive, seat == sight.board.to_play)
        for seat, each in enumerate(sight.couriers)
        if each.space == space
    ]
    mine = sight.couriers[sight.bottom]
    ahead = min(max(space - mine.space, 0), 2) if mine.alive else 0  # further is just far
    is_here = mine.alive and space == mine.space
    shut = is_here and bool(sight.figures["bar_count"])
    strength = sight.board.strength if sight.board.tartars == space else NONE
    return sight.part(station, space, ahead, is_here and not is_shown_a_card(sight), shut, strength, *here)


def station(pieces: Pieces, space: int, ahead: int, centre: bool, shut: bool, strength: int, *here: Standing) -> Node:
    """A space of the road: for whoever looks the next one, or where they stand; who else stands there."""
    name = PLACES[int(pieces.road["place"][space])]
    node = Node(f"station-{space}", "station", f"place-{name}", f"at-{name}")
    args = {"place": pieces.place(space), "n": space, "deck": said.deck(int(pieces.road["deck"][space]))}
    last, far = "-last" if space == pieces.last else "", "-far" if ahead > 1 else ""
    node.tip = Message(f"scene-tip-station{last}{far}", args)
    node.moves = [ADVANCE] if ahead == 1 else []
    node.add(Node(f"number-{space}", "number", text=space))
    node.add(Node(f"name-{space}", "name", text=Message(f"scene-place-{name}")))
    if strength != NONE:
        tip = Message("scene-tip-tartars", {"n": strength})
        node.add(Node("tartars", "tartars", "tartar-flag", text=strength, tip=tip))
    if here:
        middle = " centre" if centre else ""  # where a phone's window looks
        row = Node(f"couriers-{space}", "couriers", look=f"n-{len(here)}{middle}")
        node.add(row.add(*(courier(each, i) for i, each in enumerate(here))))
    return node.add(Node("barrier", "barrier", "barrier", tip=Message("scene-barred")) if shut else None)


def courier(each: Standing, i: int) -> Node:
    colour = COLOURS[each.seat]
    look = f"p-{colour}" + (" active" if each.active else "") + ("" if each.alive else " fallen")
    tip = Message("scene-tip-courier" if each.alive else "scene-tip-fallen", {"who": each.name})
    return Node(f"courier-{each.seat}", "courier", f"courier-{colour}", look, tip=tip, vars={"i": i})


def deck_of(sight: Sight, number: int) -> Subtree:
    return sight.part(deck, number, *sight.deck(number), nearness(sight, number))


def is_shown_a_card(sight: Sight) -> bool:
    return sight.board.asked == ASK_PUT_BACK and sight.board.to_play == sight.seat


def nearness(sight: Sight, number: int) -> str:
    """A mark for the deck whose top card Blount shows, or the next step brings."""
    if is_shown_a_card(sight):
        return " near centre" if sight.board.asked_for("deck") == number else ""
    step = sight.couriers[sight.bottom].space + 1
    return " near" if step < sight.last and int(sight.pieces.road["deck"][step]) == number else ""


def deck(pieces: Pieces, number: int, left: int, gone: int, top: int, near: str) -> Node:
    """A deck under its land; its top card lies open for those who know it."""
    kind = DECKS[number]
    look = f"under-{kind}" + ("" if left else " empty") + near
    node = Node(f"deck-{kind}", "deck", f"back-{kind}", look)
    node.tip = Message("scene-tip-deck", {"deck": said.deck(number), "left": left, "gone": gone})
    node.moves = [LOOK + number]
    node.add(
        Node(f"deck-{kind}-left", "left", text=left),
        Node(f"deck-{kind}-name", "name", text=Message("scene-place-urals") if kind == "urals" else said.deck(number)),
    )
    return node.add(road_card(pieces, top, "top") if top != NONE else None)
