"""Starts the real server again and again, quickly: one process has everything imported and forks it.

Reads `start PORT DATA` from its input and answers with the pid of a server; an empty line ends it. What it starts is
the same `serve` that the command line calls, in a process of its own with a SIGKILL of its own. `start PORT DATA URL`
starts a worker on a database that it shares with others.
"""

from __future__ import annotations

import os
import signal
import sys


def main() -> None:
    import peltry.server.app  # noqa: F401
    from peltry.server.games.shelf import first_game
    from peltry.server.run import serve
    from peltry.table.library import load

    first_game(load("connect_four"))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are nobody's business here
    print("ready", flush=True)
    for line in sys.stdin:
        words = line.split()
        if not words:
            break
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin.close()
            with open(os.devnull, "w") as silent:
                os.dup2(silent.fileno(), 1)
            shared = words[3] if len(words) > 3 else None
            serve("127.0.0.1", int(words[1]), words[2], shared, workers=1 if shared else None)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
