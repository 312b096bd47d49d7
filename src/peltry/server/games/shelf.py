"""The games on the shelf: which are ready, which are being compiled, and what the lobby tells about them.

The first compilation of a game takes a minute of pure Python, so it runs in a process of its own and leaves its work
in the cache; the server then loads it from there in a thread. The lobby is open all the while.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ...words import LANGUAGES
from ..bounds.refusals import NotHere, Refused
from ..bounds.seldom import Seldom
from ..bounds.trouble import MENDING, HouseTrouble, trouble_of

if TYPE_CHECKING:
    from ...table.library import GameAtTable

COMPILE = "import sys; from peltry.server.games.shelf import compile_aloud; compile_aloud(sys.argv[1])"

THEY_COME_BACK = 5.0  # seconds in which everybody should have their table again
RULES_SHARE = 0.8  # of the time that compiling takes; the rest goes to what bots think with


@dataclass
class Shelved:
    """One game and how far it is from being played."""

    name: str
    progress: float = 0.0  # of the compilation
    ready: bool = False
    error: str | None = None
    trouble: HouseTrouble | None = None  # the house's, not the game's: it is tried again
    secrets: bool = False
    languages: set[str] = field(default_factory=set)  # whose words are read: that takes a good part of a second
    game: GameAtTable | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)
    reading: asyncio.Task[None] | None = field(default=None, repr=False)  # nobody's table waits for other languages


class Shelf:
    def __init__(
        self,
        on_progress: Callable[[str], None] = lambda name: None,
        printed: Mapping[str, Path] = MappingProxyType({}),  # of each game whose owner has values of their own
    ):
        self.printed = printed
        self.games: dict[str, Shelved] = {}
        self.on_progress = on_progress
        self.hands = ThreadPoolExecutor(1, "shelf")  # one compiler at a time, and imports never race
        self.names: tuple[str, ...] = ()
        self.host = Seldom()

    async def open(self) -> None:
        """Find the games."""
        from ...table.library import game_names

        self.names = await self._by_hand(game_names)
        self.games = {name: Shelved(name) for name in self.names}

    async def warm(self, played: Sequence[str] = ()) -> None:
        """Make every game ready while people look around: those that were compiled before, then the others.

        What the lobby tells of them comes first: whoever opens it now waits for that, and for nothing else. But after
        a restart people come back to the games that were `played`, all at once: they wait for nothing else either.
        """
        for name in played:
            with contextlib.suppress(Exception):
                await self.ready(name)
        if played:
            await asyncio.sleep(THEY_COME_BACK)
        for name in self.names:
            with contextlib.suppress(Exception):
                for language in LANGUAGES:
                    await self.describe(name, language)
        later = []
        for name in self.names:
            with contextlib.suppress(Exception):
                if await self._by_hand(all_compiled, await self.describe(name)):
                    await self.ready(name)
                else:
                    later.append(name)
        for name in later:
            with contextlib.suppress(Exception):
                await self.ready(name)

    async def _by_hand(self, work: Callable[..., Any], *args: Any) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.hands, work, *args)
        except OSError as error:  # compiled rules and unpacked versions are files, too
            if (kind := trouble_of(error)) is None:
                raise
            self.host.say("no game can be made ready (%s): %s", error, MENDING[kind])
            raise HouseTrouble(kind) from None

    def find(self, name: object) -> Shelved:
        shelved = self.games.get(name) if isinstance(name, str) else None
        if shelved is None:
            raise NotHere("no-such-game", name=repr(str(name)[:40]), games=", ".join(self.names))
        return shelved

    async def edition(self, name: str, rules: object) -> str:
        """What a game by one version of its rules is called; where that version is not kept, as the present one."""
        from ...table.shelf import edition

        found = await self._by_hand(edition, self.find(name).name, rules) if isinstance(rules, int) else None
        return str(await self._fetched(found or name))

    async def _fetched(self, name: object) -> object:
        """A version of the past, such as `stroganov@3`, stands on the shelf once somebody asks for it."""
        from ...table.shelf import edition

        base, at, version = name.rpartition("@") if isinstance(name, str) else ("", "", "")
        if at and name not in self.games and base in self.names and re.fullmatch("[1-9][0-9]{0,5}", version):
            if (called := await self._by_hand(edition, base, int(version))) is not None:
                self.games.setdefault(called, Shelved(called))
                return str(called)
        return name

    async def describe(self, name: object, language: str = "en") -> GameAtTable:
        """The game with its options and the words of one language, whether or not it is compiled."""
        shelved = self.find(await self._fetched(name))
        if shelved.game is None:
            from ...table.library import load

            shelved.game = await self._by_hand(load, shelved.name, self.printed.get(shelved.name))
        if language not in shelved.languages:
            await self._by_hand(read_words, shelved.game, language)
            shelved.languages.add(language)
        return shelved.game

    async def ready(self, name: str) -> GameAtTable:
        """The game, compiled. Waits for the compilation, which goes on if the caller does not."""
        shelved = self.find(await self._fetched(name))
        if not shelved.ready:
            if shelved.task is None or (shelved.task.done() and shelved.error):
                shelved.error = shelved.trouble = None
                shelved.task = asyncio.create_task(self._prepare(shelved))
            await asyncio.shield(shelved.task)
        if shelved.trouble is not None:
            raise HouseTrouble(shelved.trouble.kind)
        if shelved.error or shelved.game is None:
            raise Refused("game-broken", name=name, error=shelved.error or "")
        return shelved.game

    async def _prepare(self, shelved: Shelved) -> None:
        try:
            game = await self.describe(shelved.name)
            if not await self._by_hand(all_compiled, game):
                await self._compile_apart(shelved)
            await self._by_hand(first_game, game)
            shelved.secrets = await self._by_hand(has_secrets, game)
            await self._by_hand(settle)
            shelved.ready = True
            shelved.progress = 1.0
            self.on_progress(shelved.name)
            shelved.reading = asyncio.create_task(self._read_all(shelved.name))
            return
        except HouseTrouble as trouble:
            shelved.trouble, shelved.error = trouble, str(trouble)
        except Exception as error:
            shelved.error = f"{type(error).__name__}: {error}"
        self.on_progress(shelved.name)

    async def _read_all(self, name: str) -> None:
        for language in LANGUAGES:
            await self.describe(name, language)

    async def _compile_apart(self, shelved: Shelved) -> None:
        pipe, silent = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", COMPILE, shelved.name, stdout=pipe, stderr=silent
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                with contextlib.suppress(ValueError):
                    shelved.progress = min(0.99, float(line))
                    self.on_progress(shelved.name)
            await process.wait()  # had it failed, loading would compile here and name the error
        finally:
            if process.returncode is None:
                process.kill()

    def close(self) -> None:
        for shelved in self.games.values():
            for task in (shelved.task, shelved.reading):
                if task is not None:
                    task.cancel()
        self.hands.shutdown(wait=False, cancel_futures=True)


def read_words(game: GameAtTable, language: str) -> None:
    from ..telling.speech import sources_of, speech

    speech(game.words, language).has("game-title")
    sources_of(game)


def all_compiled(game: GameAtTable) -> bool:
    """Whether the rules and what bots think with lie on disk: compiling them here would hold everybody up."""
    from ...bots import levels, turn_search
    from ...table.compiling import is_compiled

    return is_compiled(game) and turn_search.is_compiled(game) and levels.is_compiled(game)


def first_game(game: GameAtTable) -> None:
    """Set up one game, which loads or compiles everything that a table needs."""
    match = game.new(min(game.players), seed=1)
    match.play(match.legal()[0])
    match.scores()


def settle() -> None:
    """A compiler leaves a hundred thousand objects that stay for good: the collector need not look at them again.

    Otherwise everybody waits for the better part of a second each time that it does.
    """
    gc.collect()
    gc.freeze()


def has_secrets(game: GameAtTable) -> bool:
    """Whether seats ever see different things, found by looking at a few games from two seats."""
    if max(game.players) == 1:
        return False
    for seed in range(1, 4):
        match = game.new(max(game.players), seed=seed)
        for turn in range(300):
            if match.over:
                break
            if match.sight(0).tobytes() != match.sight(1).tobytes():
                return True
            legal = match.legal()
            match.play(legal[(turn * 7 + seed) % len(legal)])
    return False


def compile_aloud(name: str) -> None:
    """Compile one game and print how much is done, a number from 0 to 1 on each line."""
    from ...bots import bot_names, levels, make_bot
    from ...table.compiling import make_ready
    from ...table.library import load

    game = load(name)
    make_ready(game, lambda done, wanted: print(round(RULES_SHARE * done / wanted, 3), flush=True))
    position = game.position(max(game.players), 1)
    for bot in bot_names():  # what a bot thinks with is compiled too: its first move must not hold up the server
        with contextlib.suppress(Exception):
            make_bot(bot, game).choose(position, position.to_play())
    levels.compile_all(game)  # a Master who is sure of its move has not looked ahead
