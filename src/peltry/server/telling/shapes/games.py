"""Games: what is printed on their lids, and their rules reference."""

from typing import NotRequired, TypedDict

# Games


class OptionValue(TypedDict):
    value: str
    title: str
    about: str


class GameOption(TypedDict):
    name: str
    title: str
    about: str
    default: str
    perSeat: bool
    different: bool  # no two seats the same; by default the values in their order
    solo: bool | None
    values: list[OptionValue]


class BotKind(TypedDict):
    name: str
    title: str
    about: str
    gentle: NotRequired[bool]  # a first game can beat it
    rating: NotRequired[int]  # as measured; 400 points are ten to one


class Preset(TypedDict):
    """Several options chosen at once."""

    name: str
    title: str
    about: str
    options: dict[str, str]


class Lid(TypedDict):
    """What is printed on the lid: it does not change while the server runs."""

    name: str
    title: str
    about: str
    by: NotRequired[str]  # who devised it
    players: list[int]
    minutes: NotRequired[int]
    lesson: NotRequired[int]  # minutes of its guided first game
    peoples: NotRequired[bool]  # there is a page on those whose land it tells of
    automas: dict[str, list[str]]  # by number of players: who else plays
    bots: list[BotKind]
    options: list[GameOption]
    presets: NotRequired[list[Preset]]


class Readiness(TypedDict):
    ready: bool  # compiled; a table can be created before
    secrets: bool  # seats hide something from each other: hot-seat needs the handover screen
    progress: NotRequired[float]  # 0 to 1 while it is not ready
    error: NotRequired[str]


class GameFacts(Lid, Readiness):
    pass


class GameList(TypedDict):
    games: list[GameFacts]


class Section(TypedDict):
    id: str
    title: str
    paragraphs: list[str]  # plain text or "- a list item"; **bold** is the only mark-up


class Symbol(TypedDict):
    """One line of the legend."""

    art: str
    text: str
    section: str
    also: NotRequired[list[str]]  # beginnings of other pictures that mean the same


class Reference(TypedDict):
    title: str
    sections: list[Section]
    symbols: NotRequired[list[Symbol]]
    pieces: NotRequired[dict[str, str]]  # which section tells of a piece, by the beginning of its id
