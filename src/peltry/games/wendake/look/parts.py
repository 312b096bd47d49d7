"""What every part of the scene is made with: what this seat sees as plain Python, the box, buttons and chips.

A part is made by a function of the pieces (what is printed) and of a few numbers and names. It gets nothing of the
table, so it can show nothing else: functions that take a `Sight` hand it what it needs.

Ids. Tiles and cards keep one id wherever they lie, so they glide; basic tiles, of which everybody has a set, carry the
seat. Natives, canoes and patrols of one colour are all alike: they are numbered where they stand.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple, TypeVar

from ....table.parts import Part
from ....table.scene import Alike, Node, View
from ..pieces.decisions import DECISIONS
from ..pieces.land import MAPS
from ..pieces.moves import MOVES
from ..pieces.state import NONE
from ..pieces.tiles import ACTIONS, FIRST_ADVANCED, TILE_NAMES
from ..words import WORDS

COLOURS = ("blue", "red", "green", "yellow")

Subtree = Node | Part


class Pieces:
    """What is printed on the pieces, and on the map of one number of players."""

    def __init__(self, box: Any, printed: dict[str, str], number: int):
        self.box = box[0] if box.shape else box
        self.printed = printed
        self.where = {"map": number}  # as much of a sight as the names of places need
        self.map_name = MAPS[number]
        self.size = int(self.map_name[-1])  # the map is drawn for so many
        self.land = self.box["maps"][number]
        keys = (key.split(".") for key in printed)
        self.territories = list(dict.fromkeys(key[1] for key in keys if key[0] == self.map_name))
        self.kind_of: list[int] = self.land["kind_of"].tolist()
        self.of_kind: list[int] = self.land["of_kind"].tolist()
        self.flags: list[int] = self.land["flags"].tolist()
        self.lakes = int(self.land["lakes"])
        self.actions = [tile_actions(tile) for tile in self.box["tiles"]]

    def source(self, *keys: str) -> str | None:
        return "reconstructed" if any(self.printed.get(key) == "reconstructed" for key in keys) else None

    def steps(self, seat: int, start: int, end: int) -> int:
        return int(self.land["steps"][seat, start, end])


def tile_actions(tile: Any) -> list[tuple[str, int]]:
    """What stands on a tile, from top to bottom, each with its number."""
    return [(ACTIONS[int(tile["action"][i])], int(tile["amount"][i])) for i in range(int(tile["count"]))]


def maps(box: Any, printed: dict[str, str]) -> list[Pieces]:
    return [Pieces(box, printed, number) for number in range(len(MAPS))]


class Side(NamedTuple):
    """What lies open of one side."""

    scouts: int
    women: int
    hunters: int
    cards: int
    ready_cards: int
    progress: int
    ready_tiles: int
    shown_masks: int
    goods: tuple[int, ...]
    tribe: int
    home: tuple[int, ...]
    longhouse: tuple[int, ...]
    fire: int
    disc: int
    guards: tuple[int, ...]
    patrols: tuple[int, ...]
    acts: int
    level: int
    canoes: tuple[int, ...]
    changed: int
    power_used: int
    token: int
    tiles: tuple[int, ...]
    great_masks: int
    ritual: int
    markers: int
    combined: int
    tracks: tuple[int, ...]
    alliance: tuple[int, ...]
    points: int
    turtles_up: int
    turtle_turn: tuple[int, ...]

    @property
    def turning(self) -> int:
        """Used tiles that will turn to their Ritual side at the year's end: not the one with the sacred fire."""
        spared = 1 << self.fire if self.fire != NONE else 0
        return self.markers & ~spared & ~self.ritual

    @property
    def afloat(self) -> int:
        return sum(self.canoes)


def read_side(side: Any) -> Side:
    return Side(*(plain(side[name]) for name in Side._fields))


def plain(value: Any) -> Any:
    return tuple(value.tolist()) if getattr(value, "shape", ()) else int(value)


class Board:
    """What everybody sees as plain Python, read once for all who look. These fields are called as in the record."""

    map: int
    sides: int
    ghost: int
    year: int
    active: int
    adversity: int
    mask_up: int
    mask_left: int
    tiles_left: int
    progress_rows: int
    mask_gone: int
    pox_gone: int
    objectives: int
    met: int
    slot_disc: int
    due: int
    ghost_acts: int
    tile_disc: int
    order: tuple[int, ...]
    spaces: tuple[int, ...]
    belts: tuple[int, ...]
    ships: tuple[int, ...]
    turn_cards: tuple[int, ...]
    display: tuple[int, ...]
    turtles_left: tuple[int, ...]
    europeans: tuple[int, ...]
    slots: tuple[int, ...]
    tokens_up: tuple[int, ...]
    tokens_stay: int
    ghost_placed: int
    ghost_mask: int
    offered_tribes: int
    over: int

    def __init__(self, sight: Any):
        for name in Board.__annotations__:
            setattr(self, name, plain(sight[name]))
        options = sight["options"]
        self.base, self.plain_ghost = bool(options["base_game"]), bool(options["plain_ghost"])
        self.extreme, self.own_pox = bool(options["extreme"]), bool(options["own_pox_deck"])
        self.shared_land, self.penalty = bool(options["shared_land"]), int(options["penalty"])
        self.solo = self.ghost != NONE
        self.players = [read_side(side) for side in sight["players"][: self.sides]]
        self.workers = {
            area: (side, native)
            for side, each in enumerate(self.players)
            for native, areas in enumerate((each.scouts, each.women, each.hunters))
            for area in bits(areas)
        }
        self.masks: list[int] = sight["hand_counts"].tolist()
        self.turtles: list[int] = sight["turtles_counts"].tolist()
        depth = int(sight["depth"])
        self.pending = DECISIONS.read(sight["stack"][depth - 1]) if depth and not self.over else None
        self.asked, self.to_play = (NONE, NONE) if self.pending is None else (self.pending.kind, self.pending.who)

    def asked_for(self, number: str) -> int:
        """A number of the pending decision."""
        assert self.pending is not None
        return self.pending[number]


Painted = TypeVar("Painted")


class Sight:
    """One seat's sight of the table, and the moves that this seat may make now."""

    def __init__(self, view: View):
        self.view, self.seat, self.names = view, view.seat, view.names
        self.board = view.once(Board)
        self.sides = self.board.players
        self.pieces = view.of_the_box(maps)[self.board.map]
        self.box = self.pieces.box
        self.bottom = max(self.seat, 0)  # whose things lie in front; a spectator looks over the first one's shoulder
        self.me = self.sides[self.bottom]
        self.legal = frozenset(view.legal)
        self.by_verb: dict[str, list[int]] = {}
        for move in sorted(self.legal):
            self.by_verb.setdefault(MOVES[move].verb, []).append(move)

    def part(self, make: Callable[..., Node], *made_of: Hashable) -> Subtree:
        """`make(pieces, *made_of)`: a part of the scene, made of nothing else."""
        return self.view.part(make, self.pieces, *made_of)

    def shared(self, paint: Callable[[Sight], Painted]) -> Painted:
        """`paint(sight)` for the one who decides; to all others it looks as to somebody who only watches: once for all.

        For what shows nothing of one's own but the moves one may make.
        """
        if self.board.to_play == self.seat:
            return paint(self)
        painted: Painted = self.view.public(for_those_who_watch(paint))
        return painted

    def alike(self, paint: Callable[[Sight], Node | None]) -> Node | Alike | None:
        """The same for one node, which is then written once for all others, too."""
        return paint(self) if self.board.to_play == self.seat else self.view.alike(for_those_who_watch(paint))

    def own(self, field: str) -> int:
        """A set that only its owner may see; empty for everybody else."""
        return int(self.view.sight["players"][self.seat][field]) if self.seat >= 0 else 0

    def asks(self, kind: int) -> bool:
        """Whether this seat is asked that just now."""
        return self.board.asked == kind and self.board.to_play == self.seat

    def moves(self, verb: str, **meaning: int) -> tuple[int, ...]:
        """The legal moves of one verb, of those that mean this."""
        found = self.by_verb.get(verb)
        if found is None:  # nearly always
            return ()
        return tuple([m for m in found if all(MOVES[m].chosen[name] == value for name, value in meaning.items())])


@functools.cache
def for_those_who_watch(paint: Callable[[Sight], Any]) -> Callable[[View], Any]:
    return lambda view: paint(view.public(Sight))


def bits(number: int) -> Iterator[int]:
    """The members of a set, lowest first."""
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low


def button(sight: Sight, move: int, look: str = "", art: str | None = None) -> Node | None:
    """A move that belongs to no piece, or that is worth a button of its own."""
    if move not in sight.legal:
        return None
    text = WORDS.say_move(MOVES[move], sight.view.sight, sight.box)
    return Node(f"do-{move}", "button", art, look, text, moves=[move])


def chip(side: int, name: str) -> Node:
    """A side's colour and crest."""
    return Node(f"{name}-{side}", "chip", f"crest-{COLOURS[side]}", f"p-{COLOURS[side]}")


def tile_id(seat: int, tile: int) -> str:
    """Advanced tiles are unique, basic ones belong to a seat."""
    return f"tile-{TILE_NAMES[tile]}" if tile >= FIRST_ADVANCED else f"tile-{seat}-{TILE_NAMES[tile]}"


def belt_of(board: Board, track: int) -> int:
    return board.belts.index(track)


def standing(board: Board, side: int, track: int) -> str:
    """How a track stands beside the other of its pair: `low`, and its points count; `even`; or `high`."""
    tracks = board.players[side].tracks
    here, there = tracks[track], tracks[board.belts[belt_of(board, track) ^ 1]]
    return "even" if here == there else "low" if here < there else "high"


def counts(board: Board, side: int, track: int) -> bool:
    """Whether it is the lower one of its pair, or level with it: its points count."""
    return standing(board, side, track) != "high"


def points_of(sight: Sight, side: int) -> int:
    """As the game stands: the lower track of each pair, and what lies under the alliance disc."""
    board = sight.board
    each = sight.sides[side]
    if side == board.ghost:
        return each.points + ghost_holds(sight) + each.level
    pairs = sum(min(each.tracks[board.belts[2 * pair]], each.tracks[board.belts[2 * pair + 1]]) for pair in range(2))
    if not board.base:
        pairs += int(sight.box["alliance_points"][abs(each.disc)])
    if board.solo and board.over:
        pairs += objectives_worth(sight)
    return pairs


def ghost_holds(sight: Sight) -> int:
    """Territories in which the ghost has more Guards than you, its patrols of adversity among them."""
    board = sight.board
    ghost, you = board.players[board.ghost].guards, board.players[0].guards
    return sum(ghost[t] + europeans_at(board, t) > you[t] for t in range(len(sight.pieces.territories)))


def objectives_worth(sight: Sight) -> int:
    board, met = sight.board, sight.board.met.bit_count()
    if not board.extreme:
        return met * int(sight.box["goal_points"])
    return (met - board.objectives.bit_count()) * (int(sight.box["goal_penalty"]) + board.penalty)


def europeans_at(board: Board, territory: int) -> int:
    return sum(landed >> territory & 1 for landed in board.europeans)
