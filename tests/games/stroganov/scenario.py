"""Sets up a position of Stroganov in the game's words.

    table = (
        Scenario(players=3)
        .player("Vladimir", horses=4, coins=1, place=5)
        .tile(5, furs=[2, 2, 3, 8])
        .turn("Vladimir", "basic")
    )
    table.play("hunt:5:3", "hunt:5:8")

A scenario starts from a bare table: empty landscapes, nobody owns anything, V1 to V5 in the regions
1 to 5 with the region furs 2 to 6, trade fur 7, a market of 2 to 7, no yurts, wishes and songs. All
furs that are nowhere else are in the bag, or set aside when the bag is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from peltry.games.stroganov import GAME
from peltry.games.stroganov.pieces.box import TRACKS
from peltry.games.stroganov.pieces.cards import WISH_NAMES
from peltry.games.stroganov.pieces.decisions import (
    ASK_BASIC,
    ASK_DRAFT,
    ASK_MAIN,
    ASK_MOVE,
    ASK_TURN_END,
    DO_ADMINISTRATION,
    DO_INCOME,
    DO_NEXT_TURN,
    DO_SCORING,
    DO_SONGS,
    DO_STORYTELLING,
    DO_WINDOWS,
)
from peltry.games.stroganov.pieces.state import WINTER
from peltry.kernel.printed import Printed
from peltry.kernel.tools.entries import LEGAL
from peltry.table.library import load_with_text

from .at_table import Fur, Table, fur_number
from .supplies import count_supplies, stack_decks

SEASONS = ("spring", "summer", "autumn", "winter")
ROW_AT_FIRST = ("LS1", "LS2", "LS3", "LS4", "LS5", "LF1", "LT1", "LW1", "LM1", "LF2", "LT2", "LW2")
STEPS = ("move", "basic", "main", "second", "end")
WINTER_TASKS = {
    "income": DO_INCOME,
    "storytelling": DO_STORYTELLING,
    "songs": DO_SONGS,
    "window": DO_WINDOWS,
    "administration": DO_ADMINISTRATION,
    "scoring": DO_SCORING,
}

_printed = Printed(GAME.printed)
TILE_NAMES, SONG_NAMES, YURT_NAMES, VILLAGE_NAMES, CARD_NAMES = (
    _printed.ids(section) for section in ("landscape", "song", "yurt", "village", "automa")
)


class Scenario:
    def __init__(self, players: int = 3, printed: str | None = None, **options: Any):
        self.game = load_with_text("stroganov", printed)
        self.position = self.game.position(players, 1, options)
        self.state: Any = self.position.state
        self.box: Any = self.game.box[0]
        self.seats: dict[str, int] = {}
        self._bag: list[int] | None = None
        self._few_tiles = False
        self._used_yurts: list[int] = []
        self._next: dict[str, list[int]] = {"tile": [], "yurt": [], "song": [], "wish": []}
        self._clear()

    def _clear(self) -> None:
        state = self.state
        for side in range(int(state["sides"])):
            me = state["players"][side]
            for field in ("hand", "fulfilled", "horses", "coins", "points", "story", "place", "outposts", "furs"):
                me[field] = 0
            me["points_from"] = 0
            me["outposts_left"] = self.box["outposts"]
            state["order"][side] = side
        for place, tile in enumerate(ROW_AT_FIRST, 1):
            state["row"][place]["tile"] = TILE_NAMES.index(tile)
            state["row"][place]["furs"] = 0
        self._note_landscapes()
        state["depth"] = 0
        state["trade_fur"] = 7
        state["region_fur"] = (2, 3, 4, 5, 6)
        state["villages"] = (0, 1, 2, 3, 4)
        for cards in ("yurts", "wishes", "songs", "draft_wishes"):
            state[cards] = -1
        state["draft_furs"] = 0
        self.market(2, 3, 4, 5, 6, 7)

    # Who plays, and what they own.

    def player(
        self,
        name: str,
        place: int = 0,
        furs: Sequence[Fur] = (),
        hand: Sequence[str] = (),
        fulfilled: Sequence[str] = (),
        built: Sequence[int] = (),
        tiles: dict[str, int] | None = None,
        track: str | None = None,
        **goods: int,
    ) -> Scenario:
        """The next player, or Ivan. Of two on the same place the first named stands further east."""
        ivan = int(self.state["ivan"])
        seat = ivan if name in ("Ivan", "Katyusha") else len([other for other in self.seats.values() if other != ivan])
        self.seats[name] = seat
        me = self.state["players"][seat]
        me["place"] = place
        for fur in furs:
            me["furs"][fur_number(fur)] += 1
        for field, cards in (("hand", hand), ("fulfilled", fulfilled)):
            me[field] = sum(1 << WISH_NAMES.index(card) for card in cards)
        for good, amount in goods.items():
            me[good] = amount
            if good == "points":
                me["points_from"][0] = amount  # won somewhere, some time
        for terrain, count in (tiles or {}).items():
            me["tiles"][("forest", "steppe", "swamp", "mountain").index(terrain)] = count
        if track is not None:
            me["track"] = TRACKS.index(track)
            me["side_b"] = track != "a"
        for region in built:
            spaces = self.state["outposts"][region - 1]
            spaces[spaces.tolist().index(0)] = seat + 1
            me["built"] |= 1 << (region - 1)
        me["outposts_left"] = self.box["outposts"] - me["outposts"] - len(built)
        return self

    # What lies on the table.

    def tile(self, place: int, kind: str | None = None, furs: Sequence[Fur] = ()) -> Scenario:
        spot = self.state["row"][place]
        if kind is not None:
            number = TILE_NAMES.index(kind)
            for other in self.state["row"]:
                if other["tile"] == number:
                    other["tile"] = spot["tile"]  # the two change places
            spot["tile"] = number
            self._note_landscapes()
        spot["furs"] = 0
        for fur in furs:
            spot["furs"][fur_number(fur)] += 1
        return self

    def gap(self, *places: int) -> Scenario:
        for place in places:
            self.state["row"][place]["tile"] = -1
        self._note_landscapes()
        return self

    def _note_landscapes(self) -> None:
        tiles = self.state["row"]["tile"]
        self.state["landscapes"] = sum(1 << place for place in range(1, len(tiles)) if tiles[place] >= 0)

    def region(
        self,
        region: int,
        fur: int | None = None,
        village: str | None = None,
        yurt: str | None = None,
        wish: str | None = None,
    ) -> Scenario:
        state, here = self.state, region - 1
        if fur is not None:
            state["region_fur"][here] = fur
        if village is not None:
            villages = state["villages"].tolist()
            other = villages.index(VILLAGE_NAMES.index(village))
            state["villages"][other], state["villages"][here] = villages[here], villages[other]
        if yurt is not None:
            state["yurts"][here] = YURT_NAMES.index(yurt)
        if wish is not None:
            state["wishes"][here] = WISH_NAMES.index(wish)
        return self

    def trade_fur(self, value: int) -> Scenario:
        self.state["trade_fur"] = value
        return self

    def songs(self, *names: str) -> Scenario:
        for slot, name in enumerate(names):
            self.state["songs"][slot] = SONG_NAMES.index(name)
        return self

    def market(self, *furs: int) -> Scenario:
        self.state["market"] = 0
        for fur in furs:
            self.state["market"][fur] += 1
        self.state["market_gaps"] = 6 - len(furs)
        return self

    def bag(self, *furs: int) -> Scenario:
        self._bag = list(furs)
        return self

    def year(self, year: int, season: str = "spring") -> Scenario:
        self.state["year"] = year
        self.state["season"] = SEASONS.index(season)
        return self

    def next_tiles(self, *names: str) -> Scenario:
        self._next["tile"] = [TILE_NAMES.index(name) for name in names]
        return self

    def next_songs(self, *names: str) -> Scenario:
        self._next["song"] = [SONG_NAMES.index(name) for name in names]
        return self

    def next_yurts(self, *names: str) -> Scenario:
        self._next["yurt"] = [YURT_NAMES.index(name) for name in names]
        return self

    def last_tiles(self, *names: str) -> Scenario:
        """These are all that is left of the stack."""
        self._few_tiles = True
        return self.next_tiles(*names)

    def used_yurts(self, *names: str) -> Scenario:
        """Yurts that were used up before."""
        self._used_yurts = [YURT_NAMES.index(name) for name in names]
        return self

    def flipped(self, card: str) -> Scenario:
        """The card that lies face up beside Ivan's deck."""
        self.state["flipped"] = CARD_NAMES.index(card)
        return self

    # And then it is somebody's turn.

    def turn(self, name: str, step: str = "move") -> Table:
        """A player's turn at its step: move, basic, main, second (the paid main action) or end."""
        who = self.seats[name]
        self.state["acted"] |= 1 << who
        self._push(DO_NEXT_TURN, -1)
        frames = ((ASK_MOVE, 0), (ASK_BASIC, 0), (ASK_MAIN, 1), (ASK_MAIN, 2), (ASK_TURN_END, 0))
        for kind, a in reversed(frames[STEPS.index(step) :]):
            self._push(kind, who, a)
        return self._sit_down()

    def next_turn(self) -> Table:
        """Whoever is next; everybody has still to act this season."""
        self._push(DO_NEXT_TURN, -1)
        return self._sit_down()

    def winter(self, step: str = "income") -> Table:
        self.state["season"] = WINTER
        self.state["acted"] = 15
        self._push(WINTER_TASKS[step], -1)
        return self._sit_down()

    def ivan_turn(self, flipped: str, deck_top: str = "AU01") -> Table:
        """Ivan flips a card; the next one on his deck shows how far he rides."""
        rest = [card for card in range(18) if CARD_NAMES[card] not in (flipped, deck_top)]
        self.state["automa_deck"] = [CARD_NAMES.index(flipped), CARD_NAMES.index(deck_top), *rest]
        self.state["automa_next"] = 0
        human = next(seat for seat in self.seats.values() if seat != self.state["ivan"])
        self.state["acted"] |= 1 << human
        return self.next_turn()

    def draft(self, *pairs: tuple[str, int]) -> Table:
        """Start wishes with their furs; the last in order chooses first."""
        for slot, (wish, fur) in enumerate(pairs):
            self.state["draft_wishes"][slot] = WISH_NAMES.index(wish)
            self.state["draft_furs"][slot] = fur
        self._push(DO_NEXT_TURN, -1)
        for who in range(int(self.state["sides"])):
            if who != self.state["ivan"]:
                self._push(ASK_DRAFT, who)
        return self._sit_down()

    def _push(self, kind: int, who: int, a: int = 0) -> None:
        frame = self.state["stack"][self.state["depth"]]
        for name, number in (("kind", kind), ("who", who), ("a", a), ("b", 0), ("c", 0)):
            frame[name] = number
        self.state["depth"] += 1

    def _sit_down(self) -> Table:
        """Count everything, then let the rules carry out whatever needs no decision."""
        state = self.state
        sides = range(int(state["sides"]))
        first_named = list(self.seats.values()) + [side for side in sides if side not in self.seats.values()]
        state["order"][: len(sides)] = sorted(first_named, key=lambda side: -int(state["players"][side]["place"]))
        count_supplies(state, self.box, self._bag)
        stack_decks(state, self.box, self._next, self._used_yurts, self._few_tiles)
        # Any answered question makes the rules go on; this one is at the end of a turn nobody has.
        self._push(ASK_TURN_END, 0)
        self.position.count = self.position._ask(LEGAL)
        table = Table(self.game, self.position, self.seats)
        table.play("pass")
        return table
