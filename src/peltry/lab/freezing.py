"""Freezing a rules version: what it consists of, and whether a game still is what was frozen of it."""

from __future__ import annotations

import ast
import hashlib
import io
import json
import random
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from ..errors import PeltryError
from ..kernel.tools.rule import COMPILED_ROOMS, TOOLS
from ..table.frozen import NOTE, PLAYED, frozen_versions, games_played, read, thaw
from ..table.library import GameAtTable
from ..table.save import save_data, write_whole
from .lockstep import GAMES, parting

# Of the kernel's tools, those that declare and compile: a frozen game takes them as they are. The others, which rules
# call, are frozen with it.
AS_THEY_ARE = ("entries", "generated", "interpreted", "pointers", "records", "rule")
NOT_OF_THE_RULES = "eyes/estimate.py"  # how bots think a seat stands: no move is legal or not by it
BESIDE, ABOVE = 1, 2  # dots of an import: of this room, of the game
NOT_OF_A_GAME = ("frozen", "__pycache__", "tests")  # tests stand in the folder of a game from elsewhere
NOT_KEPT = (".pyc", ".npz")  # nor what was learned: it weighs more than all the rest, and the present Master plays on
SEEDS = (1, 2)  # of the games played for each number of players
LONGEST = 2_000  # moves
THE_SAME_DAY = (2000, 1, 1, 0, 0, 0)  # the same files make the same archive

Files = Mapping[str, bytes]


class CannotFreeze(PeltryError):
    pass


def freeze(game: GameAtTable) -> Path:
    """Write the archive of a game's present version. One that is there already is never written over."""
    home = game.kind.home
    target = home / "frozen" / f"v{game.version}.zip"
    if target.exists():
        if changed := changed_since(home, target):
            raise CannotFreeze(
                f"{game.name} version {game.version} is frozen already, and {changed[0]} has changed since: "
                f"raise its version to {game.version + 1}, or undo the change"
            )
        raise CannotFreeze(f"{game.name} version {game.version} is frozen already, as it stands")
    target.parent.mkdir(exist_ok=True)
    with target.open("xb") as file:
        file.write(packed(files_of(game)))
    return target


def freeze_again(game: GameAtTable, released: Path, games: int = GAMES, said: bool = True) -> Path:
    """Write the archive of a released version anew, after a change that changes nothing of how it is played.

    Unless `said` alike, moves may be priced and refused in other words (see `parting`).
    Where archives are listed with their digests (`released`), this one's line follows.
    """
    target = frozen_versions(game.kind.home).get(game.version)
    if target is None:
        raise CannotFreeze(f"{game.name} version {game.version} is not frozen yet: leave --again out")
    wrong = [wrong for save in games_played(target) for wrong in plays_as_frozen(game, save)]
    parted = (
        f"a game of the archive: {wrong[0]}" if wrong else parting(GameAtTable(thaw(target)), game, games, said=said)
    )
    if parted:
        raise CannotFreeze(
            f"{game.name} version {game.version} does not play as it was frozen: {parted}; "
            f"raise its version to {game.version + 1}, or undo the change"
        )
    before, now = target.read_bytes(), packed({**files_of(game), PLAYED: read(target, PLAYED)})
    if now == before:
        raise CannotFreeze(f"{game.name} version {game.version} is frozen already, as it stands")
    beside = target.with_suffix(".new")
    beside.write_bytes(now)
    beside.replace(target)
    if released.is_file():
        old, new = (f"{game.name} {game.version} {hashlib.sha256(each).hexdigest()}\n" for each in (before, now))
        write_whole(released, released.read_text(encoding="utf-8").replace(old, new))
    return target


def packed(files: Files) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as box:
        for name in sorted(files):
            box.writestr(zipfile.ZipInfo(name, THE_SAME_DAY), files[name], zipfile.ZIP_DEFLATED)
    return out.getvalue()


def files_of(game: GameAtTable) -> Files:
    home, place = game.kind.home, PurePosixPath("games", game.name)
    files = {str(place / name): content for name, content in folder_files(home).items()}
    called = (source for source in TOOLS.glob("*.py") if source.stem not in AS_THEY_ARE)
    files |= {f"kernel/tools/{source.name}": source.read_bytes() for source in called}
    borrows = sorted(set(borrowed(files)))
    note = {"game": game.name, "rules": game.version, "borrows": borrows}
    files[NOTE] = json.dumps(note, indent=1).encode()
    files[PLAYED] = json.dumps(list(played(game)), ensure_ascii=False).encode()
    return files


def folder_files(home: Path) -> dict[str, bytes]:
    kept = (path for path in home.rglob("*") if path.is_file() and path.suffix not in NOT_KEPT)
    named = ((path.relative_to(home), path) for path in kept)
    return {name.as_posix(): path.read_bytes() for name, path in named if name.parts[0] not in NOT_OF_A_GAME}


def borrowed(files: Files) -> Iterator[str]:
    """The modules of the house that these files import and do not bring along."""
    for name, text in files.items():
        if name.endswith(".py"):
            inside = PurePosixPath(name).parent.parts
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ImportFrom) and node.level and node.module:
                    module = (*inside[: len(inside) - node.level + 1], *node.module.split("."))
                    path = "/".join(module)
                    if f"{path}.py" not in files and f"{path}/__init__.py" not in files:
                        yield from (".".join((*module, *each)) for each in modules_of(path, node.names))


def modules_of(path: str, names: list[ast.alias]) -> Iterator[tuple[str, ...]]:
    """Of a package its modules that are named: with the package all of it would be ours, the dice included."""
    package = TOOLS.parents[1] / path
    named: list[tuple[str, ...]] = [(each.name,) for each in names if (package / f"{each.name}.py").is_file()]
    yield from named or [()]


def played(game: GameAtTable) -> Iterator[dict[str, Any]]:
    """Random games for every number of players, by which it shows later whether the rules lead where they led."""
    for players in game.players:
        for seed in SEEDS:
            match, chance, counts = game.new(players, seed=seed), random.Random(seed), list[int]()
            while not match.over and len(counts) < LONGEST:
                legal = match.legal()
                counts.append(len(legal))
                match.play(chance.choice(legal))
            yield save_data(match) | {"numbers": match.moves, "choices": digest_of(counts)}


def digest_of(counts: list[int]) -> str:
    """How many moves were legal at each position, in a few letters."""
    return hashlib.sha256(repr(counts).encode()).hexdigest()[:16]


def plays_as_frozen(game: GameAtTable, save: dict[str, Any]) -> list[str]:
    """What leads elsewhere than it led when the version was frozen; nothing when all is as it was."""
    match, counts = game.new(save["players"], seed=int(save["seed"]), **save["options"]), list[int]()
    for number, (text, move) in enumerate(zip(save["moves"].split(), save["numbers"], strict=True), 1):
        counts.append(len(match.legal()))
        if game.moves.parse(text) != move:
            return [f"move {number}, {text}, was number {move} and is {game.moves.parse(text)}"]
        match.play(move)
    if digest_of(counts) != save["choices"]:
        return ["other moves were legal"]
    if (match.over, match.scores()) != (save["over"], save["scores"]):
        return [f"the scores are {match.scores()}, they were {save['scores']}"]
    if game.printed_hash != save["printed"]:
        return ["the printed values are others"]
    return []


# Whether a game is what was frozen of it.


def changed_since(home: Path, archive: Path) -> list[str]:
    """The files of a game whose rules are not as its archive has them.

    Comments, words, looks and a bot's rule of thumb may change, and a rule may move to another file.
    """
    with zipfile.ZipFile(archive) as box:
        game = json.loads(box.read(NOTE))["game"]
        prefix = f"games/{game}/"
        old = {name.removeprefix(prefix): box.read(name) for name in box.namelist() if name.startswith(prefix)}
    before, now = meaning(old), meaning(folder_files(home))
    return sorted({(before | now)[said] for said in before.keys() ^ now.keys()})


def meaning(files: Files) -> dict[str, str]:
    """What decides how a game is played, and where it stands: every definition of the compiled rooms without comments,
    whichever file holds it, and every printed value."""
    found: dict[str, str] = {}
    for name, content in files.items():
        if name == "printed.toml":
            found |= {f"{table} = {value!r}": name for table, value in tomllib.loads(content.decode()).items()}
        elif name.endswith(".py") and name.partition("/")[0] in COMPILED_ROOMS and name != NOT_OF_THE_RULES:
            said = ByItsOwnName().visit(without_docstrings(ast.parse(content))).body
            found |= {ast.dump(each): name for each in said if not isinstance(each, ast.Import | ast.ImportFrom)}
    return found


class ByItsOwnName(ast.NodeTransformer):
    """What is called by its file's name before its own (`barter.offer`, `asked.ASK_TURN`) is the same as without."""

    def visit_Module(self, module: ast.Module) -> ast.AST:
        rooms = (each for each in module.body if isinstance(each, ast.ImportFrom) and is_room(each))
        self.files = {name.asname or name.name for each in rooms for name in each.names}
        return self.generic_visit(module)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id in self.files:
            return ast.Name(node.attr, node.ctx)
        return self.generic_visit(node)


def is_room(where: ast.ImportFrom) -> bool:
    """Whether it imports files, those beside or those of another compiled room: `from ..pieces import moves`."""
    return (where.module is None and where.level == BESIDE) or (where.module in COMPILED_ROOMS and where.level == ABOVE)


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return tree


def not_kept(game: GameAtTable) -> list[str]:
    """What is missing of a game's past, each with what to do: nothing when every released version is there."""
    home, name, version = game.kind.home, game.name, game.version
    archives = frozen_versions(home)
    if not archives:
        return []  # it was never released
    wrong = [
        f"{name} version {missing} is not frozen: check out what it was and run `peltry freeze {name}`, "
        f"or call the present rules version {missing} if it was never released"
        for missing in range(min(archives), version)
        if missing not in archives
    ]
    wrong += [f"{name} has a frozen version {each}, but calls itself {version}" for each in archives if each > version]
    if version in archives and (changed := changed_since(home, archives[version])):
        wrong.append(
            f"{name} version {version} is released and {', '.join(changed)} changed since: "
            f"raise its version to {version + 1} and say in `changes` what is new"
        )
    return wrong
