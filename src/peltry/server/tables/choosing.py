"""What each player chooses for their own seat while a table waits, such as a colour.

It is kept among the table's options, one value for each seat. Who has not chosen has None there until the game begins,
and then takes what is left; so does a bot whose value somebody wants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...errors import Saying
from ...table.library import checked, one_of
from ..bounds.refusals import NotNow, Refused
from ..games.info import option_values
from ..store.records import Record
from ..store.seats import Seat
from ..telling import shapes
from ..telling.speech import speech

if TYPE_CHECKING:
    from ...kernel.options import Option
    from ...table.library import GameAtTable

Values = list[str | None]  # one for each seat


class Title(Saying):
    """A value of an option, as the game calls it in the language of whoever reads of it."""

    def __init__(self, game: GameAtTable, option: Option, *values: str):
        super().__init__()
        self.game, self.option, self.values = game, option, values

    def said(self, language: str = "en") -> str:
        words = speech(self.game.words, language)
        return ", ".join(words.maybe(f"option-{self.option.name}-{value}", value) for value in self.values)


def for_a_seat(game: GameAtTable, players: int) -> dict[str, Option]:
    """The options of which every seat has its own."""
    fitting = (option for option in game.choices if option.solo in (None, players == 1))
    return {option.name: option for option in fitting if option.per_seat and len(option.values) > 1}


def values_of(game: GameAtTable, record: Record, option: Option) -> Values:
    options = record.options
    if "preset" in options:
        options = game.preset(options["preset"]) | options
    value = options.get(option.name)
    if value is None:
        return [None] * record.players
    undecided = isinstance(value, list) and None in value
    return list(value) if undecided else checked(option, value, record.players)


def choose(game: GameAtTable, record: Record, seat: Seat, asked: Any) -> None:
    """What somebody asks for their seat, None being whatever is left. It refuses before anything is changed."""
    if not isinstance(asked, dict):
        raise Refused("choices-list")
    if record.state != "waiting":
        raise NotNow("begun-already")
    offered, options = for_a_seat(game, record.players), dict(record.options)
    for name, value in asked.items():
        if name not in offered:
            names = ", ".join(offered) or "–"
            raise Refused("choice-not-for-a-seat", name=repr(name), offered=names)
        options[name] = chosen(game, record, offered[name], seat, value)
    game.options(record.players, settled(game, options))
    record.options = options


def chosen(game: GameAtTable, record: Record, option: Option, seat: Seat, value: Any) -> Values:
    values = values_of(game, record, option)
    wanted = None if value is None else one_of(option, value)
    if option.different and wanted in values and wanted is not None:
        holder = record.seats[values.index(wanted)]
        if holder.kind == "human" and holder is not seat:
            taken = {each for each, other in zip(values, record.seats, strict=True) if other.kind == "human"}
            free = Title(game, option, *(each for each in option.values if each not in taken))
            raise NotNow("choice-taken", value=Title(game, option, wanted), name=holder.name, free=free)
        values[holder.number] = None
    values[seat.number] = wanted
    return values


def give_back(game: GameAtTable, record: Record, seat: Seat) -> None:
    """Whoever leaves takes along nothing that only one can have."""
    for name, option in for_a_seat(game, record.players).items():
        if option.different and name in record.options:
            values = values_of(game, record, option)
            values[seat.number] = None
            record.options = record.options | {name: values}


def settled(game: GameAtTable, options: dict[str, Any]) -> dict[str, Any]:
    """The options as the game begins: who has not chosen takes what is left, in the order in which it is printed."""
    whole = dict(options)
    for option in game.choices:
        values = whole.get(option.name)
        if option.per_seat and isinstance(values, list) and None in values:
            left = iter([each for each in option.values if each not in values])
            whole[option.name] = [
                each if each is not None else next(left) if option.different else option.usual for each in values
            ]
    return whole


def turned(game: GameAtTable, options: dict[str, Any]) -> dict[str, Any]:
    """For a rematch, in which everybody sits one chair further: each keeps what they chose."""
    own = {option.name for option in game.choices if option.per_seat}
    return {
        name: value[1:] + value[:1] if name in own and isinstance(value, list) else value
        for name, value in options.items()
    }


def choices_told(game: GameAtTable, record: Record, language: str) -> list[shapes.SeatChoice]:
    words = speech(game.words, language)
    return [
        {
            "name": name, "title": words.maybe(f"option-{name}", name), "about": words.maybe(f"option-{name}.about"),
            "different": option.different, "values": option_values(option, words),
            "chosen": values_of(game, record, option) if option.different else usual_too(game, record, option),
        }
        for name, option in for_a_seat(game, record.players).items()
    ]  # fmt: skip


def usual_too(game: GameAtTable, record: Record, option: Option) -> Values:
    return [option.usual if each is None else each for each in values_of(game, record, option)]
