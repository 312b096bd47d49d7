"""What the lobby tells about games, and their look: pictures, stylesheet, rules reference."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import TYPE_CHECKING

from ...table.legend import Symbol, legend_of
from ...table.lesson import lesson_of
from ..bounds.refusals import NotHere
from ..telling import shapes
from ..telling.speech import Speech, speech
from .bots import FOR_A_FIRST_GAME, bot_list, bots_package
from .shelf import Shelved

if TYPE_CHECKING:
    from ...kernel.options import Option
    from ...table.library import GameAtTable

PRINTED_KEY = re.compile(r"\{(\w[\w-]*(?:\.[\w-]+)+)\}")


def game_facts(shelved: Shelved, game: GameAtTable, language: str) -> shapes.GameFacts:
    readiness: shapes.Readiness = {"ready": shelved.ready, "secrets": shelved.secrets}
    if not shelved.ready:
        readiness["progress"] = shelved.progress
    if shelved.error:
        readiness["error"] = shelved.error
    return {**printed_on_the_lid(game, language), **readiness}


@functools.lru_cache(64)
def printed_on_the_lid(game: GameAtTable, language: str) -> shapes.Lid:
    """What does not change while the server runs."""
    words = speech(game.words, language)
    facts: shapes.Lid = {
        "name": game.name, "title": words.maybe("game-title", game.name), "about": words.maybe("game-about"),
        "players": list(game.players), "automas": automas(game, words),
        "bots": [bot_facts(name, words, game) for name in bot_list(game)],
        "options": [option_facts(option, words) for option in game.choices],
    }  # fmt: skip
    if game.presets:
        facts["presets"] = [preset_facts(name, dict(options), words) for name, options in game.presets.items()]
    if (lesson := lesson_of(game.kind.home)) is not None:
        facts["lesson"] = lesson.minutes
    if (game.kind.home / "words" / "peoples.en.md").is_file():
        facts["peoples"] = True
    if game.kind.minutes is not None:
        facts["minutes"] = game.kind.minutes
    if game.kind.by is not None:
        facts["by"] = game.kind.by
    return facts


def automas(game: GameAtTable, words: Speech) -> dict[str, list[str]]:
    found = {}
    for players in game.players:
        sides = game.rules.sides(game.options(players)[0])
        if own := [words.maybe(f"side-{side}", side.title()) for side in sides if side != "seat"]:
            found[str(players)] = own
    return found


def bot_facts(name: str, words: Speech, game: GameAtTable) -> shapes.BotKind:
    title = name.replace("_", " ").capitalize()
    facts: shapes.BotKind = {
        "name": name, "title": words.maybe(f"bot-{name}", title), "about": words.maybe(f"bot-{name}.about"),
    }  # fmt: skip
    if name == "greedy":  # it stands in for the levels
        facts["about"] += f" {words.maybe('bot-greedy.unlearned')}"
    if name == FOR_A_FIRST_GAME:
        facts["gentle"] = True
    if (rating := bots_package().levels.ratings(game.kind.home).get(name)) is not None:
        facts["rating"] = rating
    return facts


def option_facts(option: Option, words: Speech) -> shapes.GameOption:
    key = f"option-{option.name}"
    return {
        "name": option.name, "title": words.maybe(key, option.name), "about": words.maybe(f"{key}.about"),
        "default": option.usual, "perSeat": option.per_seat, "different": option.different, "solo": option.solo,
        "values": option_values(option, words),
    }  # fmt: skip


def option_values(option: Option, words: Speech) -> list[shapes.OptionValue]:
    key = f"option-{option.name}"
    return [
        {"value": v, "title": words.maybe(f"{key}-{v}", v), "about": words.maybe(f"{key}-{v}.about")}
        for v in option.values
    ]


def preset_facts(name: str, options: dict[str, str], words: Speech) -> shapes.Preset:
    key = f"preset-{name}"
    return {"name": name, "title": words.maybe(key, name), "about": words.maybe(f"{key}.about"), "options": options}


@functools.lru_cache(32)
def art(folder: Path, changed: tuple[float, ...]) -> str:
    """Every symbol of a game in one SVG."""
    parts = [file.read_text(encoding="utf-8") for file in art_files(folder)]
    return '<svg xmlns="http://www.w3.org/2000/svg">' + "\n".join(inner_svg(part) for part in parts) + "</svg>"


def art_files(folder: Path) -> list[Path]:
    return sorted(file for file in (folder / "art").glob("*.svg") if file.name != "cover.svg")


def stylesheet(game: GameAtTable) -> str:
    """All sheets of a game in one, in the order in which its look names them."""
    return "".join(asset(game, f"look/{name}").read_text(encoding="utf-8") for name in game.look.sheets)


def art_svg(game: GameAtTable) -> str:
    folder = game.look.folder or game.kind.home
    return art(folder, tuple(file.stat().st_mtime for file in art_files(folder)))


def inner_svg(text: str) -> str:
    """What stands inside the outermost `<svg>`; a file that is a single picture keeps it."""
    start = text.find("<svg")
    if start < 0 or "<symbol" not in text:
        return text[start:] if start >= 0 else text
    end = text.rfind("</svg>")
    return text[text.index(">", start) + 1 : end]


def asset(game: GameAtTable, *names: str) -> Path:
    """The first of some files of a game that is there. The names are ours, never the asker's."""
    for name in names:
        if (file := game.kind.home / name).is_file():
            return file
    raise NotHere("game-lacks-file", game=game.name, file=names[0].rpartition("/")[2])


def reference(game: GameAtTable, kind: str, language: str) -> shapes.Reference:
    """A game's `words/KIND.LANG.md` as sections of plain paragraphs; a `{key.of.printed}` in it is that value."""
    file = asset(game, f"words/{kind}.{language}.md", f"words/{kind}.en.md")
    printed = {value.key: str(value.value) for value in game.printed()}
    return sections(PRINTED_KEY.sub(lambda found: printed[found[1]], file.read_text(encoding="utf-8")))


def rules_reference(game: GameAtTable, language: str) -> shapes.Reference:
    """The rules, the legend of symbols, and which section tells of which piece."""
    told, legend, words = reference(game, "rules", language), legend_of(game.kind.home), speech(game.words, language)
    if legend.symbols:
        told["symbols"] = [symbol_facts(symbol, words) for symbol in legend.symbols]
        told["pieces"] = legend.pieces
    return told


def symbol_facts(symbol: Symbol, words: Speech) -> shapes.Symbol:
    text = words.maybe(f"symbol-{symbol.name}")
    facts: shapes.Symbol = {"art": symbol.art, "text": text[:1].upper() + text[1:], "section": symbol.rule}
    if symbol.also:
        facts["also"] = list(symbol.also)
    return facts


def sections(text: str) -> shapes.Reference:
    title, found = "", list[shapes.Section]()
    paragraph: list[str] = []

    def finish() -> None:
        if paragraph:
            if not found:
                found.append({"id": "start", "title": "", "paragraphs": []})
            found[-1]["paragraphs"].append(" ".join(paragraph))
            paragraph.clear()

    for raw in [*text.splitlines(), ""]:
        line = raw.strip()
        if line.startswith("# "):
            finish()
            title = line[2:].strip()
        elif line.startswith("## "):
            finish()
            heading, _, anchor = line[3:].partition("{#")
            name = anchor.rstrip("}").strip() or f"s{len(found) + 1}"
            found.append({"id": name, "title": heading.strip(), "paragraphs": []})
        elif line.startswith(("- ", "* ")):
            finish()
            paragraph.append("- " + line[2:])
        elif not line:
            finish()
        else:
            paragraph.append(line.lstrip("#").strip())
    return {"title": title, "sections": found}
