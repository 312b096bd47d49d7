"""Sets up a position of Wendake in the game's words.

    table = (
        Scenario(players=4)
        .player("George", guards={"C2": 1})
        .player("Ringo", women=["C2-corn1"])
        .turn("George", tile="BT1")
    )
    table.play("march:home:C2", "fight:Ringo")

A scenario starts from a bare table: everybody's natives are at home, nobody owns anything, boards lie in the order
BT1 BT2 BT3 / BT4 Fire BT5 / BT6 BT7 BT8, the French have the economic and military track, the English the ritual and
the mask track, no ship is on the water. Decks are in order, the lowest card at the bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from peltry.games.wendake.pieces.cards import (
    ADVERSITY_NAMES,
    GHOST_NAMES,
    KINDS,
    MASK_KINDS,
    MASK_NAMES,
    MASKS,
    OBJECTIVE_NAMES,
    STACK_NAMES,
    STACK_TILES,
    STACKS,
    TRIBE_NAMES,
    TURN_CARD_NAMES,
    TURN_CARDS,
    TURTLE_NAMES,
)
from peltry.games.wendake.pieces.decisions import (
    ASK_TURN,
    ASK_WINDOW,
    BETWEEN_STEPS,
    DO_RESTORE,
    DO_SCORING,
    DO_TURNS,
    DO_YEAR,
    DO_YEAR_END,
)
from peltry.games.wendake.pieces.goods import FACTIONS, GOODS, TRACKS
from peltry.games.wendake.pieces.land import LAKES
from peltry.games.wendake.pieces.tiles import BLACK_TILE, FIRST_ADVANCED, PROGRESS_NAMES, TILE_NAMES
from peltry.kernel.tools.entries import LEGAL
from peltry.table.library import load_with_text

from .at_table import Land, Table

FIRST_BOARD = ("BT1", "BT2", "BT3", "BT4", "BT9", "BT5", "BT6", "BT7", "BT8")
TASKS = {"year": DO_YEAR, "year_end": DO_YEAR_END, "restore": DO_RESTORE, "scoring": DO_SCORING}
TOKENS = {"arrow": 0, "circle": 3}


class Scenario:
    def __init__(self, players: int = 4, printed: str | None = None, **options: Any):
        self.game = load_with_text("wendake", printed)
        self.position = self.game.position(players, 1, options)
        self.state: Any = self.position.state
        self.box: Any = self.game.box[0]
        self.land = Land(players)
        self.seats: dict[str, int] = {}
        self._next: dict[str, list[int]] = {"mask": [], "tile": [], "card": []}
        self._turtles: dict[int, list[int]] = {}
        self._gone: list[int] = []
        self._spaces: dict[int, int] = {}
        self._display: list[int] | None = None
        self._clear()

    def _clear(self) -> None:
        state = self.state
        for side in range(int(state["sides"])):
            me = state["players"][side]
            for field in me.dtype.names:
                me[field] = 0
            me["fire"] = me["token"] = -1
            me["patrols"] = -1
            me["level"] = 1
            me["home"] = 7
            me["tiles"] = [TILE_NAMES.index(tile) for tile in FIRST_BOARD]
            state["order"][side] = side
        state["belts"] = range(len(TRACKS))
        state["ships"] = -1
        state["spaces"] = 0
        state["depth"] = 0
        state["offered_tribes"] = 0
        state["objectives"] = 0
        state["europeans"] = 0
        state["adversity_gone"] = 0
        state["progress_rows"] = (1 << len(PROGRESS_NAMES)) - 1
        state["adversity"] = -1

    # Who plays, and what they own.

    def player(
        self,
        name: str,
        tribe: str = "TR00",
        goods: str = "",
        village: Sequence[int] | None = None,
        ill: Sequence[int] = (0, 0, 0),
        guards: dict[str, int] | None = None,
        scouts: Sequence[str] = (),
        women: Sequence[str] = (),
        hunters: Sequence[str] = (),
        canoes: dict[str, int] | None = None,
        disc: tuple[str, int] | None = None,
        patrols: Sequence[str] = ("home", "home"),
        cards: Sequence[str] = (),
        used_cards: Sequence[str] = (),
        progress: Sequence[str] = (),
        used_tiles: Sequence[str] = (),
        masks: Sequence[str] = (),
        turtles: Sequence[str] = (),
        tracks: dict[str, int] | None = None,
        board: dict[int, str] | None = None,
        ritual: Sequence[int] = (),
        markers: Sequence[int] = (),
        fire: int | None = None,
        token: str | None = None,
        **numbers: int,
    ) -> Scenario:
        """The next player, or the ghost. Natives who are nowhere else are at home; `village` leaves the rest ill."""
        ghost = int(self.state["ghost"])
        seat = ghost if name == "ghost" else len([other for other in self.seats.values() if other != ghost])
        self.seats[name] = seat
        me = self.state["players"][seat]
        me["tribe"] = TRIBE_NAMES.index(tribe)
        for good in goods.split(", ") if goods else ():
            count, _, what = good.partition(" ")
            me["goods"][GOODS.index(what)] = int(count)
        for territory, count in (guards or {}).items():
            me["guards"][self.land.place(territory)] = count
        for field, areas in (("scouts", scouts), ("women", women), ("hunters", hunters)):
            me[field] = sum(1 << self.land.areas[area] for area in areas)
        out = (int(me["guards"].sum()) + len(scouts), len(women), len(hunters))
        whole = (7 + (tribe == "TR09" and name != "ghost"), 7, 7)
        for native in range(3):
            left = whole[native] - out[native]
            me["home"][native] = left - ill[native] if village is None else village[native]
            me["longhouse"][native] = left - int(me["home"][native])
        for lake, count in (canoes or {}).items():
            me["canoes"][LAKES.index(lake)] = count
        if disc is not None:
            me["disc"] = disc[1] if disc[0] == FACTIONS[1] else -disc[1]
            me["patrols"] = [self.land.place(place) for place in patrols]
        me["ready_cards"] = self._cards(cards)
        me["cards"] = self._cards(cards) | self._cards(used_cards)
        me["ready_tiles"] = self._tiles(progress)
        me["progress"] = self._tiles(progress) | self._tiles(used_tiles)
        self.state["progress_rows"] &= ~int(me["progress"])
        for mask in masks:
            me["hand"] |= 1 << self._free_mask(mask)
        for tile in turtles:
            number = TURTLE_NAMES.index(tile)
            me["turtles"] |= 1 << number
            stack = number // STACK_TILES
            me["turtles_seen"][stack] |= 1 << number % STACK_TILES
            me["turtle_turn"][stack] = 1 + sum(int(side["turtle_turn"][stack]) > 0 for side in self.state["players"])
        for track, points in (tracks or {}).items():
            me["tracks"][TRACKS.index(track)] = points
        for cell, tile in (board or {}).items():
            me["tiles"][cell - 1] = TILE_NAMES.index(tile)
        me["ritual"] = sum(1 << cell - 1 for cell in ritual)
        me["markers"] = sum(1 << cell - 1 for cell in markers)
        me["acts"] = len(markers)
        if fire is not None:
            me["fire"] = fire - 1
        if token is not None:
            me["token"] = self.land.areas[token]
        for field, number in numbers.items():
            me[field] = number
        return self

    def _cards(self, names: Sequence[str]) -> int:
        return sum(1 << TURN_CARD_NAMES.index(name) for name in names)

    def _tiles(self, names: Sequence[str]) -> int:
        return sum(1 << PROGRESS_NAMES.index(name) for name in names)

    def _free_mask(self, name: str) -> int:
        """A card by name, or the lowest one of a kind that nobody holds."""
        if name in MASK_NAMES:
            return MASK_NAMES.index(name)
        held = sum(int(me["hand"]) for me in self.state["players"])
        first = 7 * MASK_KINDS.index(name)
        return next(card for card in range(first, min(first + 7, MASKS)) if not held >> card & 1)

    # What lies on the table.

    def year(self, year: int) -> Scenario:
        self.state["year"] = year
        self.state["slot_disc"] = self.state["due"] = (year - 1) % 3
        return self

    def ships(self, french: str | None = None, english: str | None = None) -> Scenario:
        self.state["ships"] = [-1 if lake is None else LAKES.index(lake) for lake in (french, english)]
        return self

    def spaces(self, *cards: str) -> Scenario:
        """Turn cards under the spaces 1, 2, 3 …"""
        self._spaces = {space: TURN_CARD_NAMES.index(card) for space, card in enumerate(cards)}
        return self

    def marker(self, name: str, space: int) -> Scenario:
        self.state["spaces"][space - 1] = self.seats[name] + 1
        self.state["players"][self.seats[name]]["changed"] = 1
        return self

    def next_masks(self, *cards: str) -> Scenario:
        self._next["mask"] = [MASK_NAMES.index(card) for card in cards]
        return self

    def masks_gone(self, *cards: str) -> Scenario:
        self._gone = [MASK_NAMES.index(card) for card in cards]
        return self

    def next_turtles(self, stack: str, *tracks: str) -> Scenario:
        """The tiles on top of a stack, by the first letters of their track."""
        self._turtles[STACK_NAMES.index(stack)] = [TURTLE_NAMES.index(f"{stack}-{track}") for track in tracks]
        return self

    def next_tiles(self, *tiles: str) -> Scenario:
        self._next["tile"] = [TILE_NAMES.index(tile) for tile in tiles]
        return self

    def display(self, *tiles: str) -> Scenario:
        self._display = [TILE_NAMES.index(tile) for tile in tiles]
        return self

    def objectives(self, *names: str) -> Scenario:
        self.state["objectives"] = sum(1 << OBJECTIVE_NAMES.index(name) for name in names)
        return self

    def adversity(self, card: str, *coming: str) -> Scenario:
        """The card of this year, and those that come next."""
        cards = [ADVERSITY_NAMES.index(name) for name in (card, *coming)]
        rest = [number for number in range(len(ADVERSITY_NAMES)) if number not in cards]
        deck = [*rest, *reversed(cards[1:])]
        self.state["adversity"] = cards[0]
        self.state["adversity_deck"] = -1
        self.state["adversity_deck"][: len(deck)] = deck
        self.state["adversity_left"] = len(deck)
        return self

    def ghost_cards(self, *cards: str) -> Scenario:
        self.state["slots"] = [GHOST_NAMES.index(card) for card in cards]
        return self

    def tokens(self, *icons: str) -> Scenario:
        """On the slots from left to right; the one left over is set aside."""
        left, found = [0, 1, 2], []
        for icon in icons:
            found.append(3 if icon == "circle" else left.pop(0))
        self.state["tokens"] = [*found, *(token for token in range(4) if token not in found)]
        return self

    def set(self, **fields: Any) -> Scenario:
        for field, value in fields.items():
            self.state[field] = value
        return self

    # And then it is somebody's turn.

    def turn(self, name: str, tile: str | None = None, round: int = 1, black: int = 0) -> Table:
        """A player's turn. With a tile: it lies in the first cell, is marked, and its first action is done."""
        who, sides = self.seats[name], int(self.state["sides"])
        if tile is not None:
            self._lay(who, tile)
        at = (round - 1) * sides + self.state["order"].tolist().index(who)
        self.state["turns"] = at + 1
        self.state["active"] = who
        self._push(DO_TURNS, -1, at + 1)
        self._push(ASK_TURN, who, black)
        table = self._sit_down()
        return table if tile is None else table.play("act:1", "do")

    def _lay(self, who: int, tile: str) -> None:
        me = self.state["players"][who]
        if tile == "ritual":
            me["ritual"] |= 1
            return
        number, tiles = TILE_NAMES.index(tile), me["tiles"].tolist()
        if number in tiles:
            me["tiles"][tiles.index(number)] = tiles[0]
        me["tiles"][0] = number

    def task(self, name: str) -> Table:
        """The beginning or the end of a year, the restore phase, the final scoring."""
        self._push(TASKS[name], -1)
        return self._sit_down()

    def ghost_turn(self, turn: int = 1) -> Table:
        """The ghost's turn, then yours."""
        self.state["order"][:2] = [1, 0]
        self.state["turns"] = 2 * turn - 1
        self._push(DO_TURNS, -1, 2 * turn - 2)
        return self._sit_down()

    def _push(self, kind: int, who: int, a: int = 0, b: int = 0) -> None:
        frame = self.state["stack"][self.state["depth"]]
        for name, number in (("kind", kind), ("who", who), ("a", a), ("b", b), ("c", 0)):
            frame[name] = number
        self.state["depth"] += 1

    def _sit_down(self) -> Table:
        """Lay the decks, then let the rules carry out whatever needs no decision."""
        self._lay_masks()
        self._lay_turtles()
        self._lay_tiles()
        self._lay_turn_cards()
        # Any answered question makes the rules go on; this one nobody needs.
        self._push(ASK_WINDOW, 0, BETWEEN_STEPS)
        self.position.count = self.position._ask(LEGAL)
        table = Table(self.game, self.position, self.seats, self.land)
        table.play("done")
        return table

    def _lay_masks(self) -> None:
        state = self.state
        held = sum(int(me["hand"]) for me in state["players"])
        gone = sum(1 << card for card in self._gone)
        up = int(state["mask_up"])
        if (held | gone) >> up & 1 or up in self._next["mask"]:
            up = next(
                card for card in range(KINDS * 7) if not (held | gone) >> card & 1 and card not in self._next["mask"]
            )
        state["mask_up"] = up
        rest = [c for c in range(MASKS) if not (held | gone | 1 << up) >> c & 1 and c not in self._next["mask"]]
        deck = rest + list(reversed(self._next["mask"]))
        state["mask_deck"] = -1
        state["mask_deck"][: len(deck)] = deck
        state["mask_left"], state["mask_gone"], state["ghost_mask"] = len(deck), gone, -1

    def _lay_turtles(self) -> None:
        state = self.state
        taken = sum(int(me["turtles"]) for me in state["players"])
        base = int(state["options"]["base_game"])
        for stack in range(STACKS if not base else 9):
            top = self._turtles.get(stack, [])
            tiles = range(STACK_TILES * stack, STACK_TILES * (stack + 1))
            left = [tile for tile in tiles if not taken >> tile & 1 and tile not in top] + list(reversed(top))
            state["turtle_stacks"][stack] = -1
            state["turtle_stacks"][stack][: len(left)] = left
            state["turtles_left"][stack] = len(left)

    def _lay_tiles(self) -> None:
        """Of the level in use; what lies on boards or in the display is not in the stack."""
        state, box = self.state, self.box
        level = 1 if int(state["year"]) <= int(box["first_years"]) else 2
        used = {tile for me in state["players"] for tile in me["tiles"].tolist()} | set(self._next["tile"])
        if self._display is None:
            self._display = [tile for tile in self._of_level(level) if tile not in used][:6]
        state["display"] = -1
        state["display"][: len(self._display)] = self._display
        used |= set(self._display)
        for name, of in (("tile_stack", level), ("tile_stack_2", 2 if level == 1 else 3)):
            tiles = [tile for tile in self._of_level(of) if tile not in used]
            if name == "tile_stack":
                tiles += reversed(self._next["tile"])
                state["tiles_left"] = len(tiles)
            state[name] = -1
            state[name][: len(tiles)] = tiles
        state["tiles_removed"] = 0

    def _of_level(self, level: int) -> list[int]:
        box, base = self.box["tiles"], int(self.state["options"]["base_game"])
        tiles = range(FIRST_ADVANCED, BLACK_TILE)
        return [tile for tile in tiles if box[tile]["level"] == level and not (base and box[tile]["new"])]

    def _lay_turn_cards(self) -> None:
        state, box = self.state, self.box
        if int(state["options"]["base_game"]):
            return
        level = 1 if int(state["year"]) <= int(box["first_years"]) else 2
        held = sum(int(me["cards"]) for me in state["players"])
        shown = set(self._spaces.values())
        left = [card for card in range(TURN_CARDS) if not held >> card & 1 and card not in shown]
        first = [card for card in left if box["card_level"][card] == level]
        second = [card for card in left if box["card_level"][card] == 2 and level == 1]
        state["turn_cards"] = -1
        taken = [space for space in range(5) if state["spaces"][space]]
        for space in range(int(state["sides"]) + 1):
            if space in self._spaces:
                state["turn_cards"][space] = self._spaces[space]
            elif space not in taken and not self._spaces:
                state["turn_cards"][space] = first.pop()
        for name, cards in (("turn_deck", first), ("turn_deck_2", second)):
            state[name] = -1
            state[name][: len(cards)] = cards
        state["turn_left"] = len(first)
        lying = held | sum(1 << int(card) for card in state["turn_cards"] if card >= 0)
        lying |= sum(1 << card for card in first + second)
        state["turn_gone"] = ~lying & (1 << TURN_CARDS) - 1 if level == 1 else 0
