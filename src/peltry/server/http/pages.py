"""The client's page, with a head that says what it is about: what others read of a link before they open it."""

from __future__ import annotations

import functools
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from ...words import line
from ..bounds.refusals import Refused
from ..bounds.security import HOST
from ..store import records
from ..store.records import Record
from ..tables.lobby import Lobby
from ..telling.speech import speech
from .requests import language

BUILT = Path(__file__).resolve().parents[2] / "web" / "built"
TITLE, LANG = "<title>Peltry</title>", '<html lang="en">'  # as they stand in the built page


class Preview(NamedTuple):
    """What a page is called, and a sentence about it."""

    title: str
    about: str
    found: bool = True


class Words:
    """The lines about pages in one language."""

    def __init__(self, spoken: str):
        self.spoken = spoken

    def __call__(self, key: str, **args: Any) -> str:
        return line("pages", self.spoken, key, args) or key


@functools.lru_cache(4)
def built_page(changed: float) -> str:
    return (BUILT / "index.html").read_text(encoding="utf-8")


async def page(request: Request) -> Response:
    """The client, for every address that is the client's own business; and, with 404, for those that are nobody's."""
    index = BUILT / "index.html"
    if not index.is_file():
        return PlainTextResponse("The browser client is not built; run `make setup`.", 503)
    spoken = language(request)
    preview = await preview_of(request, Words(spoken))
    text = built_page(index.stat().st_mtime).replace(LANG, f'<html lang="{spoken}">', 1)
    text = text.replace(TITLE, head(preview, picture(request)), 1)
    return HTMLResponse(text, 200 if preview.found else 404, {"cache-control": "no-cache"})


def head(preview: Preview, image: str | None) -> str:
    """The title and what goes with it. Names are people's own, so everything is escaped."""
    title = preview.title if preview.title == "Peltry" else f"{preview.title} · Peltry"
    said = {"og:site_name": "Peltry", "og:type": "website", "og:title": title, "og:description": preview.about}
    if image is not None:
        said |= {"og:image": image, "og:image:width": "1200", "og:image:height": "630"}
    tags = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(preview.about)}" />']
    tags += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]
    return "\n    ".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def picture(request: Request) -> str | None:
    """The address of the house's picture; readers of links want it in full."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}/preview.png" if HOST.fullmatch(host) else None


async def preview_of(request: Request, words: Words) -> Preview:
    kind, _, name = request.url.path.strip("/").partition("/")
    lobby: Lobby = request.app.state.lobby
    tell = {"t": of_table, "replay": of_replay, "games": of_game, "rules": of_rules}.get(kind)
    if not kind:
        return Preview("Peltry", words("tagline"))
    if kind == "about" and not name:
        return Preview(words("about"), words("tagline"))
    if tell is not None and name and "/" not in name:
        try:
            return await tell(lobby, name, words)
        except Refused:
            pass
    return Preview(words("nowhere"), words("nowhere-about"), found=False)


async def of_game(lobby: Lobby, name: str, words: Words) -> Preview:
    said = speech((await lobby.house.shelf.describe(name, words.spoken)).words, words.spoken)
    return Preview(said.maybe("game-title", name), said.maybe("game-about"))


async def of_rules(lobby: Lobby, name: str, words: Words) -> Preview:
    game = await of_game(lobby, name, words)
    return Preview(words("rules", game=game.title), game.about)


async def of_table(lobby: Lobby, table_id: str, words: Words) -> Preview:
    record = await outline(lobby, table_id)
    game = await of_game(lobby, record.game, words)
    people = [seat.name for seat in record.seats if seat.kind == "human" and seat.name]
    taken = str(sum(seat.kind != "open" for seat in record.seats))
    if record.state == "waiting":
        key = "table-waiting" if people else "table-waiting-plain"
        about = words(key, host=people[0] if people else "", taken=taken, seats=str(len(record.seats)))
    else:
        about = words(f"table-{record.state}", names=names_of(record), moves=record.moves)
    return Preview(game.title, about)


async def of_replay(lobby: Lobby, table_id: str, words: Words) -> Preview:
    record = await outline(lobby, table_id)
    game = await of_game(lobby, record.game, words)
    about = words("replay-about", names=names_of(record), moves=record.moves)
    return Preview(words("replay", game=game.title), about)


def names_of(record: Record) -> str:
    return ", ".join(seat.name for seat in record.seats if seat.name)


async def outline(lobby: Lobby, table_id: str) -> Record:
    """A table's record without its moves: nobody sits down because a link was read."""
    if (live := lobby.live.get(table_id)) is not None:
        return live.record
    return await lobby.house.store.read(records.outline(table_id))
