"""Thinkers in processes of their own, as `peltry think` starts them, with bots that only tests know."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator

# Bots that show who moved: `edge` always plays the last column that is free, so that no other bot plays like it.
THINK = """
import sys, time
from peltry.bots import BOTS
from peltry.server.games import thinking
from peltry.server.games.thinking import Thinking, think

class Edge:
    name = "edge"
    def __init__(self, game, seed=0): pass
    def choose(self, position, seat): return position.legal()[-1]

class Dreamer(Edge):
    def choose(self, position, seat):
        print("dreaming", flush=True)
        time.sleep(3600)

class Fool(Edge):
    def choose(self, position, seat): return 4711

class Broken(Edge):
    def choose(self, position, seat): raise RuntimeError("lost")

BOTS["clerk"] = {"edge": Edge, "dreamer": Dreamer, "fool": Fool, "broken": Broken}[sys.argv[2]]
if len(sys.argv) > 3:
    rules_of = thinking.rules_of
    thinking.rules_of = lambda game: rules_of(game).replace("@", "@" + sys.argv[3])
print("here", flush=True)
think(Thinking(sys.argv[1], ("connect_four",)))
"""


@contextlib.contextmanager
def thinker(url: str, clerk: str, rules: str = "") -> Iterator[subprocess.Popen[str]]:
    """A process in which the clerk plays as named. `rules` stands before the number of the version it knows."""
    asked = [sys.executable, "-c", THINK, url, clerk, *([rules] if rules else [])]
    process = subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "here\n"
        yield process
    finally:
        process.kill()
        process.communicate()
