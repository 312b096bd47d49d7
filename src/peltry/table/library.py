"""A game with its printed values and options, ready to be played."""

from __future__ import annotations

import copy
import functools
import hashlib
import secrets
from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import BadOption, BadPrinted
from ..kernel.engine import Engine
from ..kernel.game import Game
from ..kernel.options import Option
from ..kernel.position import Position
from ..kernel.printed import PrintedValue
from .shelf import find_game, game_names  # noqa: F401 (offered here beside `load`)

if TYPE_CHECKING:
    from .match import Match

OWN_PRINTINGS = 32  # people's own sets of printed values kept in memory; the one not asked for longest goes first


class GameAtTable:
    """A game with one set of printed values, ready to be played."""

    def __init__(self, kind: Game, printed_text: str | None = None, printed_name: str = "printed.toml"):
        self.kind = kind
        self.name, self.version, self.players = kind.name, kind.version, kind.players
        self.moves, self.events, self.decisions = kind.pieces.moves, kind.pieces.events, kind.pieces.decisions
        self.goods = kind.pieces.goods
        self.rules, self.words, self.look = kind.rules, kind.words, kind.look
        self.printed_text = printed_text
        self._printed = kind.printed_with(printed_text, printed_name)
        self.box = kind.box_with(self._printed)
        self.engine = engine_over(kind, self.box)

    def __repr__(self) -> str:
        own = "" if self.printed_text is None else ", printed values of one's own"
        return f"<{self.name}, rules version {self.version}{own}>"

    @functools.cached_property
    def printed_hash(self) -> str:
        """Names the printed values: two games with the same hash play with the same pieces."""
        return hashlib.sha256(self.box.tobytes()).hexdigest()[:16]

    def printed_as_played(self) -> str | None:
        """The text of the values it is played with: somebody's own, or the game's file."""
        if self.printed_text is not None:
            return self.printed_text
        return self.kind.printed.read_text(encoding="utf-8") if self.kind.printed is not None else None

    def printed(self) -> list[PrintedValue]:
        """Every printed value, with where it is known from."""
        return self._printed.listed()

    @property
    def choices(self) -> tuple[Option, ...]:
        """The options that can be chosen before a game."""
        return self.kind.pieces.options.choices

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Several options by one name."""
        return self.kind.pieces.options.presets

    def options(self, players: int, chosen: dict[str, Any] | None = None) -> np.ndarray:
        """The options record, checked: a wrong choice gets an error that says what would be right."""
        count = self.checked_players(players)
        options, record = self.kind.pieces.options, self.kind.options_record
        return options.filled(record, count, self.full_options(count, chosen or {}))

    def checked_players(self, players: int) -> int:
        """A number of players that the game has, or an error that says which it has."""
        count = whole(players)
        if count not in self.players:
            counts = ", ".join(map(str, self.players))
            raise BadOption(
                "player-counts", game=self.name, counts=counts, players=str(players) if count else repr(players)
            )
        return count

    def full_options(self, players: int, chosen: dict[str, Any]) -> dict[str, Any]:
        """Every option with its value. `preset` names several at once; what is chosen beside it counts more."""
        return self.kind.pieces.options.settle(players, self.asked_options(players, chosen))

    def asked_options(self, players: int, chosen: dict[str, Any]) -> dict[str, Any]:
        """Every option with the value it has by choice, by a preset or by default."""
        if "preset" in chosen:
            chosen = dict(chosen)
            chosen = self.preset(chosen.pop("preset")) | chosen
        known = {option.name: option for option in self.choices}
        for name in chosen:
            if name not in known:
                offered = ", ".join(known) or "none"
                raise BadOption("no-such-option", game=self.name, name=repr(name), offered=offered)
        return {option.name: checked(option, chosen.get(option.name), players) for option in known.values()}

    def idle_options(self, players: int, full: dict[str, Any]) -> dict[str, str]:
        """The options that decide nothing at such a table, each with the reason."""
        idle = {
            option.name: f"it is for one player, not {players}" if option.solo else "it is for two players or more"
            for option in self.choices
            if option.solo not in (None, players == 1)
        }
        return idle | self.kind.pieces.options.idle(players, full)

    def check_choice(self, players: int, chosen: dict[str, Any]) -> None:
        """Refuse a choice that would be ignored. What a preset brings along may decide nothing.

        Saves and the lobby do not come here: there, what decides nothing is let be.
        """
        count = self.checked_players(players)
        asked, full = self.asked_options(count, chosen), self.full_options(count, chosen)
        idle = self.idle_options(count, full)
        named = [name for name, value in chosen.items() if value is not None]
        for name in named:
            if name in idle:
                raise BadOption(f"option {name} decides nothing here: {idle[name]}; leave it out")
        preset = self.preset(chosen["preset"]) if "preset" in chosen else {}
        for name in (*preset, *named):
            if name in full and name not in idle and asked[name] != full[name]:
                raise BadOption(f"with {count} players option {name} is always {full[name]}, not {asked[name]}")

    def preset(self, name: Any) -> dict[str, Any]:
        """The options that a preset names."""
        presets = self.presets
        if not isinstance(name, str) or name not in presets:
            offered = ", ".join(presets) or "none"
            raise BadOption("no-such-preset", game=self.name, name=repr(name), presets=offered)
        return dict(presets[name])

    def position(self, players: int, seed: int, options: dict[str, Any] | None = None) -> Position:
        """A game set up, to be played fast: without history, undo and saves."""
        return self.engine.position(self.options(players, options), checked_seed(seed))

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        names: list[str] | None = None,
        **options: Any,
    ) -> Match:
        """A new match. Without a seed, one of 128 bits comes from the operating system."""
        from .match import Match

        count = players if players is not None else max(self.players)
        self.check_choice(count, options)
        return Match(self, count, secrets.randbits(128) if seed is None else seed, options, names)


def engine_over(kind: Game, box: np.ndarray) -> Engine:
    """Compiled rules over one set of printed values. Loading them takes 15 MB: once for a game, not for each set."""
    engine = copy.copy(compiled_rules(kind))
    engine.box = box
    return engine


@functools.cache
def compiled_rules(kind: Game) -> Engine:
    return Engine(kind, kind.box_with(kind.printed_with(None, "printed.toml")))


def whole(number: Any) -> int | None:
    """A whole number as Python's own, from NumPy too; None for all else, and True is no number here."""
    try:
        return None if isinstance(number, bool) else index(number)
    except TypeError:
        return None


def checked_seed(seed: int) -> int:
    number = whole(seed)
    if number is None or number < 0:
        raise BadOption("seed-from-zero", seed=repr(seed))
    return number


def checked(option: Option, value: Any, players: int) -> Any:
    """The value of one option; `per_seat` options take one value for all seats or one for each."""
    if value is None:
        return option.usual_for(players)
    if not option.per_seat:
        return one_of(option, value)
    if not isinstance(value, list | tuple) and (not isinstance(value, str) or len(value) != players):
        value = one_of(option, value)
    values = [value] * players if isinstance(value, str) and value in option.values else list(value)
    if len(values) != players:
        raise BadOption("option-values", name=option.name, players=players, count=len(values))
    chosen = [one_of(option, each) for each in values]
    if option.different and len(set(chosen)) < players:
        twice = next(each for each in chosen if chosen.count(each) > 1)
        raise BadOption("option-twice", name=option.name, value=twice)
    return chosen


def one_of(option: Option, value: Any) -> str:
    word = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else str(value)
    if word not in option.values:
        raise BadOption("option-one-of", name=option.name, values=", ".join(option.values), value=repr(value))
    return str(word)


@functools.cache
def _from_the_shelf(name: str) -> GameAtTable:
    return GameAtTable(find_game(name))


@functools.lru_cache(OWN_PRINTINGS)
def _with_own_printing(name: str, printed_text: str, printed_name: str) -> GameAtTable:
    return GameAtTable(find_game(name), printed_text, printed_name)


def _load(name: str, printed_text: str | None, printed_name: str) -> GameAtTable:
    return _from_the_shelf(name) if printed_text is None else _with_own_printing(name, printed_text, printed_name)


def load(name: str, printed: str | Path | None = None) -> GameAtTable:
    """Take a game off the shelf, with the printed values of a file of your own if you name one."""
    find_game(name)
    if printed is None:
        return _load(name, None, "printed.toml")
    try:
        text = Path(printed).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadPrinted(f"cannot read {printed}: {getattr(error, 'strerror', None) or error}") from None
    return _load(name, text, Path(printed).name)


def load_with_text(name: str, printed_text: str | None) -> GameAtTable:
    """As `load`, with the text of a printed file, as saves and the server keep it."""
    return _load(name, printed_text, "printed.toml")
