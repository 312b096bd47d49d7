"""Save files: a match as a small JSON text that can be read, checked and replayed anywhere.

A save holds what everything else follows from: game, rules version, printed values, options,
names, seed and moves. A checksum notices a file that was cut short or edited. While a game goes
on at a public table its save has only the seed's SHA-256, so that nobody can look ahead.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..errors import BadPrinted, BadSave, PeltryError, Saying
from .library import GameAtTable, game_names, load, load_with_text
from .match import Match, seed_commitment
from .shelf import edition

FORMAT = "peltry save 1"
THE_SAVE = Saying("the-save")  # one without a file's name


@dataclass(frozen=True)
class Save:
    """A save that was read: its match, who sat where, and the data itself."""

    match: Match
    seats: list[str] = field(default_factory=list)  # "human" or a bot's name, when the save says so
    data: dict[str, Any] = field(default_factory=dict)


def checksum(data: dict[str, Any]) -> str:
    rest = {key: value for key, value in data.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def save_data(match: Match, seats: list[str] | None = None, show_seed: bool = True) -> dict[str, Any]:
    """A match as plain data. Without its seed it can be checked later, but not replayed yet."""
    game = match.game
    data: dict[str, Any] = {"format": FORMAT, "game": game.name, "rules": game.version}
    data["printed"] = game.printed_hash
    if game.printed_text is not None:
        data["printed_text"] = game.printed_text
    data["options"] = match.chosen
    data["players"] = match.players
    data["names"] = match.names[: match.players]
    if seats:
        data["seats"] = list(seats)
    data["commitment"] = match.commitment
    if show_seed:
        data["seed"] = str(match.seed)  # as text: 128 bits are too many for some readers of JSON
    data["moves"] = " ".join(match.describe(move) for move in match.moves)
    data["over"] = match.over
    data["scores"] = match.scores()
    data["checksum"] = checksum(data)
    return data


def dump_save(match: Match, seats: list[str] | None = None, show_seed: bool = True) -> str:
    """The text of a save, a line for each field."""
    lines = (
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in save_data(match, seats, show_seed).items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def check_free(path: Path) -> None:
    """Refuse to keep a new game where something lies already: nothing of a person's is written over unasked."""
    if not path.exists() and not path.is_symlink():
        return
    check_plain(path)
    try:
        parse_data(read_text(path), path.name)
    except BadSave:
        raise BadSave(f"{path} is there already and is no save that Peltry can read; choose another name") from None
    raise BadSave(f"{path} holds another game; resume it with --resume or choose another name")


def check_plain(path: Path) -> None:
    """Only a plain file is ever replaced: no device, no folder, no link that leads nowhere."""
    if not path.is_file() and (path.exists() or path.is_symlink()):
        raise BadSave(f"{path} is not a regular file; choose another name")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there as a whole or not at all."""
    check_plain(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadSave(f"cannot write {path}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            Path(name).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        Path(name).replace(path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise BadSave(f"cannot write {path}: {error.strerror}") from None
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_save(match: Match, path: str | Path, seats: list[str] | None = None, show_seed: bool = True) -> None:
    """Keep a match in a file, whole or not at all; `seats` says who sits where, "human" or a bot's name."""
    write_whole(Path(path), dump_save(match, seats, show_seed))


def read_save(path: str | Path, printed: str | Path | None = None) -> Save:
    """A match from a file, every move checked. Printed values of one's own replace those of the save."""
    own = read_text(printed) if printed is not None else None
    return parse_save(read_text(path), Path(path).name, own)


def read_true_save(path: str | Path, printed: str | Path | None = None) -> Save:
    """As `read_save`, but a save whose seed, end or scores are not those of its moves is refused."""
    save = read_save(path, printed)
    if wrong := differences(save):
        raise BadSave(f"{path}: {wrong[0]}")
    return save


def read_text(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave(f"cannot read {path}: {getattr(error, 'strerror', None) or 'it is not text'}") from None


def parse_save(text: str, name: str | Saying = THE_SAVE, printed_text: str | None = None) -> Save:
    data = parse_data(text, name)
    game = find_game(data, name, printed_text)
    if "seed" not in data:
        raise BadSave("save-no-seed", name=name)
    match = replayed(game, data, name)
    return Save(match, list(data.get("seats", [])), data)


# The fields of a save and what they must be, those in lists included.
SHAPE: dict[str, type | list[type]] = {
    "game": str, "rules": int, "printed": str, "options": dict, "players": int, "names": [str],
    "commitment": str, "moves": str, "over": bool, "scores": [int],
}  # fmt: skip
MAY_BE: dict[str, type | list[type]] = {"printed_text": str, "seats": [str]}
LONGEST_SEED = 100  # digits


def has_shape(value: Any, kind: type | list[type]) -> bool:
    if isinstance(kind, list):
        return isinstance(value, list) and all(isinstance(each, kind[0]) for each in value)
    return isinstance(value, kind)


def parse_data(text: str, name: str | Saying) -> dict[str, Any]:
    """The data of a save, complete and unedited."""
    try:
        data = json.loads(text)
        true_checksum = checksum(data) if isinstance(data, dict) else ""
    except RecursionError:
        raise BadSave("save-too-deep", name=name) from None
    except ValueError as error:
        if not text.strip():
            raise BadSave("save-empty", name=name) from None
        ends_open = not text.rstrip().endswith("}") or getattr(error, "pos", 0) >= len(text.rstrip())
        if text.lstrip().startswith("{") and ends_open:
            raise BadSave("save-cut-short", name=name, length=str(len(text))) from None
        raise BadSave("save-line", name=name, line=str(getattr(error, "lineno", 1))) from None
    if not isinstance(data, dict) or not isinstance(data.get("format"), str):
        raise BadSave("save-no-format", name=name)
    if data["format"] != FORMAT:
        raise BadSave("save-other-format", name=name, format=repr(data["format"][:40]), ours=repr(FORMAT))
    if data.get("checksum") != true_checksum:
        raise BadSave("save-changed", name=name, checksum=true_checksum)
    for key, kind in (SHAPE | {key: kind for key, kind in MAY_BE.items() if key in data}).items():
        if not has_shape(data.get(key), kind):
            raise BadSave("save-incomplete", name=name, field=key)
    if "seats" in data and len(data["seats"]) != data["players"]:
        raise BadSave("save-seats", name=name, seats=len(data["seats"]), players=str(data["players"]))
    return data


def find_game(data: dict[str, Any], name: str | Saying, printed_text: str | None) -> GameAtTable:
    """The game of a save, by the rules it was played by and with the same printed values."""
    if data["game"] not in game_names():
        raise BadSave("save-other-game", name=name, game=repr(data["game"]), games=", ".join(game_names()))
    called = edition(data["game"], data["rules"])
    if called is None:
        raise BadSave("save-other-rules", name=name, rules=other_version(load(data["game"]), data["rules"]))
    try:
        game = load_with_text(called, printed_text if printed_text is not None else data.get("printed_text"))
    except BadPrinted as error:
        key = "save-printed-given" if printed_text is not None else "save-printed"
        raise BadSave(key, name=name, error=error) from None
    if data["printed"] != game.printed_hash:
        raise BadSave("save-other-printed", name=name, theirs=data["printed"], ours=game.printed_hash)
    return game


def other_version(game: GameAtTable, saved: int) -> Saying:
    """Why a game of another rules version is not replayed, with what changed if the rules say so."""
    version = game.version
    since = [f"version {v}: {text}" for v, text in sorted(game.kind.changes.items()) if saved < v <= version]
    why = f"; since then, {'; '.join(since)}" if since else ""
    mend = "newer" if saved > version else "older"
    return Saying("other-rules", saved=str(saved), game=game.name, version=str(version), why=why, mend=mend)


def replayed(game: GameAtTable, data: dict[str, Any], name: str | Saying) -> Match:
    seed = data["seed"]
    if not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > LONGEST_SEED:
        raise BadSave("save-seed", name=name, seed=str(seed)[:40])
    try:
        match = Match(game, data["players"], int(seed), data["options"], data["names"])
    except PeltryError as error:
        raise BadSave("save-wrong", name=name, error=error) from None
    for number, text in enumerate(data["moves"].split(), 1):
        try:
            match.play(text)
        except PeltryError as error:
            raise BadSave("save-move", name=name, number=str(number), move=text, error=error) from None
    return match


def verify_save(path: str | Path, printed: str | Path | None = None) -> list[str]:
    """Replay a save and compare. Answers what is not as the save says; nothing when all is well."""
    return differences(read_save(path, printed))


def differences(save: Save) -> list[str]:
    """What a replayed game has otherwise than its save says: the first thing, since others follow from it."""
    match, data = save.match, save.data
    if seed_commitment(match.seed) != data["commitment"]:
        return ["the seed is not the one whose SHA-256 was published before the first move"]
    if match.over != data["over"]:
        is_, says = ("over", "goes on") if match.over else ("not over", "is")
        return [f"after its last move the game is {is_}; the save says that it {says}"]
    if match.scores() != data["scores"]:
        return [f"the scores are {match.scores()}, the save says {data['scores']}"]
    return []
