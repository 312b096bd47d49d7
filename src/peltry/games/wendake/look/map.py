"""The map: territories and villages, trails between neighbours, lakes with canoes and ships.

Movement has two stages. First land in reach glows, with the steps it takes; then, where somebody has arrived, the spots
and people there say what can be done.
"""

from __future__ import annotations

from typing import NamedTuple

from ....kernel.game import COLOURS, Message
from ....table.looking import Subtree
from ....table.scene import Node
from ..pieces.decisions import ASK_ARRIVE
from ..pieces.goods import FACTIONS, FISH
from ..pieces.land import HOME, LAKES
from ..pieces.state import NONE
from ..words import pieces as said
from .counting import fish, guards_at, majority
from .parts import Pieces, Sight
from .places import place_parts, village_of

FLAG_LOOKS = ("none", "french", "english", "both")
DRAWN = {  # pairs of neighbours for which a trail is drawn
    4: "A1-A2 A1-H1 A2-C2 A2-H2 B1-B3 B1-C1 B1-H1 B2-B4 B2-H2 B3-H4 B4-C4 B4-H3 C1-C2 C1-C3 C2-C4 C3-C4 C3-D1 D1-D2 "
    "D1-H4 D2-H3",
    3: "H1-X1 X1-Y1 X1-Z1 H2-Y1 Y1-Z1 Z1-Z2 Z1-Z3 H2-X2 X2-Y2 X2-Z2 H3-Y2 Y2-Z2 Z2-Z3 H3-X3 X3-Y3 X3-Z3 H1-Y3 Y3-Z3",
    2: "H1-P P-Q P-T Q-R Q-U H2-R H1-S S-T T-U H2-U",
}


def the_map(sight: Sight) -> Node:
    pieces, board = sight.pieces, sight.board
    size = pieces.size
    node = Node("map", "scroll", "spot-lake", f"map map-{size}", Message("scene-tab-map"))
    chart = Node("chart", "chart", look=f"map-{size}")
    # Pieces come before the land they stand on, so that a move is known by who makes it; the stylesheet lifts them.
    chart.add(*sight.shared(all_in_the_field))
    chart.add(*(village_of(sight, side) for side in range(board.sides)))
    chart.add(*sight.shared(the_country))
    chart.add(Node("waves", "overlay", f"waves-{size}"))
    return node.add(chart.add(Node("frame", "overlay", "map-frame", "frame")))


def all_in_the_field(sight: Sight) -> list[Subtree]:
    return [place_parts(sight, territory) for territory in range(len(sight.pieces.territories))]


def the_country(sight: Sight) -> list[Subtree]:
    lands = [land_of(sight, territory) for territory in range(len(sight.pieces.territories))]
    homes = [home_of(sight, side) for side in range(sight.board.sides)]
    return [*lands, *homes, sight.part(ground), *(lake_of(sight, lake) for lake in range(len(LAKES)))]


def ground(pieces: Pieces) -> Node:
    """Trees and rivers, and a trail over every border that can be crossed. No trail, no step."""
    size = pieces.size
    node = Node("ground", "overlay", f"ground-{size}")
    for pair in DRAWN[size].split():
        if crosses(pieces, *pair.split("-")):
            node.add(Node(f"trail-{pair}", "overlay", f"trail-{size}-{pair}"))
    return node


def crosses(pieces: Pieces, one: str, other: str) -> bool:
    """Whether two are neighbours by what is printed."""
    if one.startswith("H"):
        return bool(int(pieces.land["next_to"][int(one[1:]) - 1]) >> pieces.territories.index(other) & 1)
    if other.startswith("H"):
        return crosses(pieces, other, one)
    start, end = pieces.territories.index(one), pieces.territories.index(other)
    return pieces.steps(0, start, end) == 1


def neighbours(pieces: Pieces, territory: int) -> list[int]:
    return [t for t in range(len(pieces.territories)) if pieces.steps(0, territory, t) == 1]


def marches_to(sight: Sight, place: int) -> tuple[tuple[int, ...], int]:
    """Moves by which somebody of mine gets there, and the fewest steps that takes."""
    moves = sight.moves("march", to=place) + sight.moves("escort", to=place)
    return moves, min(map(sight.cost, moves), default=0)


def arrived_at(sight: Sight, place: int) -> bool:
    return sight.board.asked == ASK_ARRIVE and sight.board.asked_for("place") == place


def land_of(sight: Sight, territory: int) -> Subtree:
    moves, steps = marches_to(sight, territory)
    moves += sight.moves("territory", territory=territory)
    on = arrived_at(sight, territory)
    if on:
        moves += sight.moves("guard")
    guards = tuple([(sight.names[s], guards_at(sight, s, territory)) for s in range(sight.board.sides)])
    return sight.part(land, territory, moves, steps, on, majority(sight, territory), guards)


def land(
    pieces: Pieces,
    territory: int,
    moves: tuple[int, ...],
    steps: int,
    on: bool,
    lead: int,
    guards: tuple[tuple[str, int], ...],
) -> Node:
    key, flag = pieces.territories[territory], FLAG_LOOKS[pieces.flags[territory]]
    look = f"at-{key} {flag}" + (" here" if on else "")
    node = Node(f"land-{key}", "land", f"land-{pieces.size}-{key}", look, moves=list(moves))
    node.source = pieces.source(f"{pieces.map_name}.{key}.flag", f"{pieces.map_name}.{key}.adjacent")
    there = [Message("scene-guards", {"who": who, "n": n}) for who, n in guards if n]
    told = {"land": said.land(pieces.where, territory), "flag": flag, "ways": ways(pieces, territory)}
    held = {"who": guards[lead][0] if lead != NONE else ""}
    key_of = "scene-tip-land-held" if lead != NONE else "scene-tip-land-shared" if there else "scene-tip-land"
    node.tip = Message(key_of, told | held | {"guards": said.listed(there) if there else ""})
    if steps:
        node.add(Node(f"steps-{key}", "far", text=steps))
    return node


def ways(pieces: Pieces, territory: int) -> Message:
    return said.listed(said.land(pieces.where, each) for each in neighbours(pieces, territory))


def home_of(sight: Sight, side: int) -> Subtree:
    mine = side == sight.seat
    moves, steps = marches_to(sight, HOME) if mine else ((), 0)
    return sight.part(home_land, side, sight.names[side], side == sight.board.ghost, moves, steps)


def home_land(pieces: Pieces, side: int, name: str, ghost: bool, moves: tuple[int, ...], steps: int) -> Node:
    key = f"H{side + 1}"
    node = Node(f"land-{key}", "land", f"land-{pieces.size}-{key}", f"at-{key} village", moves=list(moves))
    node.tip = Message("scene-tip-reserve" if ghost else "scene-tip-village", {"who": name})
    return node.add(Node(f"steps-{key}", "far", text=steps) if steps else None)


class Fleet(NamedTuple):
    """Somebody's canoes on a lake, and what fishing would bring them now."""

    side: int
    name: str
    here: int
    fish: int


def lake_of(sight: Sight, lake: int) -> Subtree:
    """A lake names the moves that bring a canoe or a ship there."""
    board = sight.board
    canoes = tuple(
        [Fleet(side, sight.names[side], each.canoes[lake], fish(sight, side)) for side, each in enumerate(sight.sides)]
    )
    moves = sight.moves("lake", lake=lake) + sight.moves("tow", lake=lake)
    ships = tuple([faction for faction, at in enumerate(board.ships) if at == lake]) if not board.base else ()
    shut = not (board.base or sight.pieces.lakes >> lake & 1)
    unused = board.base and not any(fleet.here for fleet in canoes) and not used_at_all(sight, lake)
    return sight.part(water, lake, shut or unused, board.base or board.solo, ships, moves, canoes)


def used_at_all(sight: Sight, lake: int) -> bool:
    """In the base game canoes lie before the villages; other lakes are only water."""
    homes = sight.pieces.land["home_lake"].tolist()[: sight.board.sides]
    return lake in homes or bool(sight.pieces.lakes >> lake & 1)


def water(
    pieces: Pieces,
    lake: int,
    shut: bool,
    base: bool,
    ships: tuple[int, ...],
    moves: tuple[int, ...],
    canoes: tuple[Fleet, ...],
) -> Node:
    key = LAKES[lake]
    node = Node(f"lake-{key}", "lake", f"lake-{pieces.size}-{key}", f"on-{key}" + (" shut" if shut else ""))
    node.moves = list(moves)
    node.source = pieces.source(f"lakes.players_{pieces.size}") if shut else None
    node.tip = lake_tip(lake, shut, base, canoes)
    node.add(Node(f"lakename-{key}", "lakename", text=Message(f"scene-lake-{key}")))
    slot = 0
    for fleet in canoes:
        args = {"who": fleet.name, "n": fleet.here, "fish": said.good(FISH, fleet.fish)}
        tip_of = Message("scene-tip-canoes-base" if base else "scene-tip-canoes", args)
        for nth in range(fleet.here):
            art = f"canoe-{COLOURS[fleet.side]}"
            canoe = Node(f"canoe-{fleet.side}-{key}-{nth}", "canoe", art, f"slot-{slot} alike", tip=tip_of)
            if nth == fleet.here - 1 and fleet.here > 1:
                canoe.add(Node(f"canoes-{fleet.side}-{key}", "many", text=fleet.here))
            node.add(canoe)
        slot += fleet.here > 0
    for nth, faction in enumerate(ships):
        tip_of = Message("scene-tip-ship", {"faction": FACTIONS[faction]})
        node.add(Node(f"ship-{FACTIONS[faction]}", "ship", f"ship-{FACTIONS[faction]}", f"nth-{nth}", tip=tip_of))
    return node


def lake_tip(lake: int, shut: bool, base: bool, canoes: tuple[Fleet, ...]) -> Message:
    """Who has the most canoes there; without the expansion lakes are all alike."""
    most = max(fleet.here for fleet in canoes)
    leaders = [fleet.name for fleet in canoes if fleet.here == most and most]
    tip = "shut" if shut else "base" if base else "most" if len(leaders) == 1 else "shared" if leaders else "empty"
    return Message(f"scene-tip-lake-{tip}", {"lake": said.lake(lake), "who": leaders[0] if leaders else "", "n": most})
