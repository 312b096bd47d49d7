"""Wendake's table as plain Python: what is printed, what lies open, one seat's sight of it.

Ids. Tiles and cards keep one id wherever they lie, so they glide; basic tiles, of which everybody has a set, carry the
seat. Natives, canoes and patrols of one colour are all alike: they are numbered where they stand.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from ....kernel.declared import Cost
from ....kernel.game import Message
from ....kernel.sets import bits
from ....table import looking
from ....table.looking import plain_rows
from ....table.scene import View
from ..pieces.decisions import DECISIONS
from ..pieces.goods import DIFFERENT, GOODS, STEPS, TRACKS
from ..pieces.land import MAPS
from ..pieces.moves import BUY, MOVES
from ..pieces.state import NONE
from ..pieces.tiles import ACTIONS, FIRST_ADVANCED, TILE_NAMES
from ..rules.scoring import score_parts
from ..words import WORDS


class Pieces(looking.Pieces):
    """What is printed on the pieces, and on the map of one number of players."""

    def __init__(self, box: Any, printed: dict[str, str], number: int):
        super().__init__(box, printed)
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


class Board(looking.Board):
    """What everybody sees."""

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

    def __init__(self, sight: Any):
        super().__init__(sight, DECISIONS)
        options = sight["options"]
        self.base, self.plain_ghost = bool(options["base_game"]), bool(options["plain_ghost"])
        self.extreme, self.penalty = bool(options["extreme"]), int(options["penalty"])
        self.shared_land = bool(options["shared_land"])
        self.solo = self.ghost != NONE
        self.players = plain_rows(Side, sight["players"][: self.sides])
        self.workers = {
            area: (side, native)
            for side, each in enumerate(self.players)
            for native, areas in enumerate((each.scouts, each.women, each.hunters))
            for area in bits(areas)
        }
        self.masks: list[int] = sight["hand_counts"].tolist()
        self.turtles: list[int] = sight["turtles_counts"].tolist()


class Sight(looking.Sight[Board, Pieces]):
    """One seat's sight of the table."""

    all_moves, words = MOVES, WORDS

    def __init__(self, view: View):
        board = view.once(Board)
        super().__init__(view, board, view.of_the_box(maps)[board.map])
        self.sides = board.players
        self.me = self.sides[self.bottom]

    def said(self, move: int) -> Message:
        return self.words.say_move(MOVES[move].with_price(self.view.price(move)), self.view.sight, self.box)

    @property
    def track_end(self) -> int:
        """The last point of every track."""
        ends = self.box["track_end"]
        return int(ends[2] if self.board.solo else ends[0] if self.board.base else ends[1])

    def room(self, side: int, track: int) -> int:
        """How many points a track still takes; those beyond its end are lost."""
        return self.track_end - self.sides[side].tracks[track]

    def cost(self, move: int) -> int:
        """How much a move costs, whatever it asks for: resources, steps."""
        return sum(cost.amount for cost in self.view.price(move))

    def row_price(self, level: int) -> int:
        """How many different resources a progress tile of a row costs; once the game is over nothing is for sale."""
        return max((self.cost(BUY + tile) for tile in bits(int(self.box["rows"][level]))[:1]), default=0)

    @functools.cached_property
    def reckoning(self) -> list[dict[str, int]]:
        """Points of every side by where they come from, as the rules count them; objectives only at the end."""
        found = [dict(parts) for parts in score_parts(self.view.sight, self.box)]
        for parts in found if not self.board.over else ():
            parts.pop("objectives", None)
        return found

    def points(self, side: int) -> int:
        """As the game stands."""
        return sum(self.reckoning[side].values())

    def own(self, field: str) -> int:
        """A set that only its owner may see; empty for everybody else."""
        return int(self.view.sight["players"][self.seat][field]) if self.seat >= 0 else 0


def cost_art(cost: Cost) -> str:
    """The picture of what a move costs: a good, any resource, steps, a point of a track."""
    if cost.good < len(GOODS):
        return GOODS[cost.good]
    return {DIFFERENT: "any-good", STEPS: "act-move"}.get(cost.good) or f"track-{TRACKS[cost.value - 1]}"


def tile_id(seat: int, tile: int) -> str:
    """Advanced tiles are unique, basic ones belong to a seat."""
    return f"tile-{TILE_NAMES[tile]}" if tile >= FIRST_ADVANCED else f"tile-{seat}-{TILE_NAMES[tile]}"
