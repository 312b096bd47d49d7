"""A position of Wendake at the table, to be played on and looked at in the game's words.

Moves are written with names: `march:home:C2`, `march:gC2:home`, `scout:C2-corn1`, `fight:Ringo`, `tow:Ringo:erie`.
"""

from __future__ import annotations

from typing import Any

from peltry.games.wendake import GAME
from peltry.games.wendake.pieces.cards import MASK_NAMES, TURN_CARD_NAMES, TURTLE_NAMES
from peltry.games.wendake.pieces.decisions import DECISIONS
from peltry.games.wendake.pieces.goods import GOODS, NATIVES, TRACKS
from peltry.games.wendake.pieces.land import AREA_ORDER, AREAS_EACH, HOME, LAKES, MAPS
from peltry.games.wendake.pieces.moves import MOVES
from peltry.games.wendake.pieces.tiles import PROGRESS_NAMES, TILE_NAMES
from peltry.kernel.position import Position
from peltry.kernel.printed import Printed
from peltry.table.library import GameAtTable

from ..at_table import SeatedTable
from .invariants import bits, check

PRINTED = Printed(GAME.printed)


class Land:
    """The territories of one map by name, and their areas as the dossier names them."""

    def __init__(self, players: int):
        name = MAPS[max(players, 2) - 2]
        self.territories = PRINTED.ids(name)
        self.areas: dict[str, int] = {}
        for place, territory in enumerate(self.territories):
            area = place * AREAS_EACH
            for kind in AREA_ORDER:
                for n in range(int(PRINTED.values[f"{name}.{territory}.{kind}"])):
                    self.areas[f"{territory}-{kind}{n + 1}"] = area
                    area += 1

    def place(self, name: str) -> int:
        return HOME if name == "home" else self.territories.index(name)

    def place_name(self, place: int) -> str | None:
        return None if place < 0 else "home" if place == HOME else self.territories[place]

    def area_names(self, several: Any) -> list[str]:
        names = {number: name for name, number in self.areas.items()}
        return [names[area] for area in bits(several)]

    def area_text(self, name: str) -> str:
        area = self.areas[name]
        return f"{area // AREAS_EACH + 1}.{area % AREAS_EACH + 1}"

    def word(self, verb: str, part: str) -> str:
        """One part of a move as the rules count it."""
        lead, rest = (part[0], part[1:]) if part[0] in "gs" and verb == "march" and part[1:] != "" else ("", part)
        if rest in self.areas:
            text = self.area_text(rest)
            return text.partition(".")[2] if verb in ("scout", "drive") else lead + text
        if rest in self.territories:
            return f"{lead}{self.territories.index(rest) + 1}"
        return part


class Side:
    """What one player owns, by name."""

    def __init__(self, record: Any, land: Land):
        self._me, self._land = record, land

    def __getattr__(self, name: str) -> int:
        if name in GOODS:
            return int(self._me["goods"][GOODS.index(name)])
        if name in TRACKS:
            return int(self._me["tracks"][TRACKS.index(name)])
        return int(self._me[name])

    @property
    def home(self) -> list[int]:
        found: list[int] = self._me["home"].tolist()
        return found

    @property
    def ill(self) -> list[int]:
        found: list[int] = self._me["longhouse"].tolist()
        return found

    @property
    def guards(self) -> dict[str, int]:
        return {self._land.territories[t]: n for t, n in enumerate(self._me["guards"].tolist()) if n}

    @property
    def scouts(self) -> list[str]:
        return self._land.area_names(self._me["scouts"])

    @property
    def women(self) -> list[str]:
        return self._land.area_names(self._me["women"])

    @property
    def hunters(self) -> list[str]:
        return self._land.area_names(self._me["hunters"])

    @property
    def patrols(self) -> list[str | None]:
        return [self._land.place_name(place) for place in self._me["patrols"].tolist()]

    @property
    def canoes(self) -> dict[str, int]:
        return {lake: n for lake, n in zip(LAKES, self._me["canoes"].tolist(), strict=True) if n}

    @property
    def masks(self) -> list[str]:
        return [MASK_NAMES[card] for card in bits(self._me["hand"])]

    @property
    def turtles(self) -> list[str]:
        return [TURTLE_NAMES[tile] for tile in bits(self._me["turtles"])]

    @property
    def cards(self) -> list[str]:
        return [TURN_CARD_NAMES[card] for card in bits(self._me["cards"])]

    @property
    def ready_cards(self) -> list[str]:
        return [TURN_CARD_NAMES[card] for card in bits(self._me["ready_cards"])]

    @property
    def progress(self) -> list[str]:
        return [PROGRESS_NAMES[tile] for tile in bits(self._me["progress"])]

    @property
    def ready(self) -> list[str]:
        return [PROGRESS_NAMES[tile] for tile in bits(self._me["ready_tiles"])]

    @property
    def board(self) -> list[str]:
        return [TILE_NAMES[tile] for tile in self._me["tiles"].tolist()]

    @property
    def ritual_cells(self) -> list[int]:
        return [cell + 1 for cell in bits(self._me["ritual"])]

    def counted(self) -> dict[str, Any]:
        found: dict[str, Any] = dict(zip(GOODS, self._me["goods"].tolist(), strict=True))
        found |= dict(zip(TRACKS, self._me["tracks"].tolist(), strict=True))
        found |= {f"home_{native}": n for native, n in zip(NATIVES, self.home, strict=True)}
        found |= {f"ill_{native}": n for native, n in zip(NATIVES, self.ill, strict=True)}
        found |= {name: len(getattr(self, name)) for name in ("masks", "turtles", "cards", "progress")}
        found["canoes"] = sum(self.canoes.values())
        return found


class Table(SeatedTable):
    moves, decisions = MOVES, DECISIONS

    def __init__(self, game: GameAtTable, position: Position, seats: dict[str, int], land: Land):
        super().__init__(game, position, seats)
        self.land = land

    def __getitem__(self, name: str) -> Side:
        return Side(self.state["players"][self.seats[name]], self.land)

    def check(self) -> None:
        check(self.state, self.box)

    def text(self, text: str) -> str:
        verb, *parts = text.split(":")
        seats = {name: str(seat + 1) for name, seat in self.seats.items()}
        return ":".join([verb, *(seats.get(part) or self.land.word(verb, part) for part in parts)])

    def points(self, name: str) -> int:
        return self.position.scores()[self.seats[name]]

    @property
    def display(self) -> list[str | None]:
        return [TILE_NAMES[tile] if tile >= 0 else None for tile in self.state["display"].tolist()]

    @property
    def space_cards(self) -> list[str | None]:
        return [TURN_CARD_NAMES[card] if card >= 0 else None for card in self.state["turn_cards"].tolist()]

    @property
    def ships(self) -> list[str | None]:
        return [LAKES[lake] if lake >= 0 else None for lake in self.state["ships"].tolist()]

    def told(self, name: str) -> list[Any]:
        return [event for event in self.position.events() if event.name == name]
