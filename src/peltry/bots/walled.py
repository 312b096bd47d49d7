"""Where a bot from elsewhere begins: a process that has forgotten how to reach into others.

The memory of whoever asks it lies open to every program of the same user; so do its command line with a seed in it, the
files in which a game is kept, and signals that would end a rival's process. Linux takes all of them from a process and
from what it starts, without asking an administrator (Landlock: 5.13 on, signals 6.12 on). That happens before anything
else is imported: what a thread of a library may do is settled when it begins. Elsewhere, and where the kernel was built
without it, there is no wall, only a process of its own.

Files can only be allowed, not forbidden. So what lies on the way to those that are hidden is allowed piece by piece, as
it is now, and nothing is made, renamed or removed there: with a link of its own in place of a folder a bot would lead
the next save to where it may read. Of processes a bot reads about its own alone.
"""

from __future__ import annotations

import ctypes
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446  # the same numbers on every processor
NO_NEW_PRIVILEGES = 38
PROCESSES, OTHERS = "/proc", "/proc/others"
VERSION = 1  # asks for it
BENEATH = 1
READ_FILES, WRITE_FILES, CUT_FILES = 1 << 2, 1 << 1, 1 << 14
CUT_SINCE = 3
ENTRIES = sum(1 << bit for bit in range(4, 13))  # to make, rename and remove what lies in a folder
SIGNALS, NAMELESS_SOCKETS = 1 << 1, 1 << 0  # sockets that lie in no folder, as those of a desktop do
SIGNALS_SINCE = 6
FEWEST_FIELDS, ALL_FIELDS = 8, 24  # bytes


class Forbidden(ctypes.Structure):
    _fields_ = (("files", ctypes.c_uint64), ("ports", ctypes.c_uint64), ("reach", ctypes.c_uint64))


class Allowed(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = (("files", ctypes.c_uint64), ("place", ctypes.c_int32))


def wall_off(hidden: Iterable[str] = ()) -> tuple[str, ...]:
    """What from now on is closed to this process: others' memory, hidden files, signals to what it did not start."""
    if sys.platform != "linux":
        return ()
    libc = ctypes.CDLL(None, use_errno=True)
    call = libc.syscall
    known = call(CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(VERSION))
    if known < 1:
        return ()
    signals = known >= SIGNALS_SINCE
    files = READ_FILES | WRITE_FILES | (CUT_FILES if known >= CUT_SINCE else 0)
    forbidden = Forbidden(files=files | ENTRIES, reach=SIGNALS | NAMELESS_SOCKETS if signals else 0)
    size = ctypes.c_size_t(ALL_FIELDS if signals else FEWEST_FIELDS)
    rules = call(CREATE_RULESET, ctypes.byref(forbidden), size, ctypes.c_uint32(0))
    if rules < 0:
        return ()
    for path in all_but({OTHERS, *hidden, *map(os.path.realpath, hidden)}):
        with suppress(OSError):  # it may be gone by now
            place = os.open(path, os.O_PATH | os.O_CLOEXEC)
            here = files | (ENTRIES if stat.S_ISDIR(os.fstat(place).st_mode) else 0)
            rule = Allowed(files=here, place=place)
            call(ADD_RULE, rules, ctypes.c_int(BENEATH), ctypes.byref(rule), ctypes.c_uint32(0))
            os.close(place)
    libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    done = call(RESTRICT_SELF, rules, ctypes.c_uint32(0)) == 0
    os.close(rules)
    return ("memory", "files", *(["signals"] if signals else [])) if done else ()


def all_but(hidden: set[str], folder: str = "/") -> Iterator[str]:
    """Places that hold all there is but what is hidden. A link holds nothing."""
    with suppress(OSError), os.scandir(folder) as inside:
        for each in inside:
            if each.is_symlink() or each.path in hidden or (folder == PROCESSES and is_another(each.name)):
                continue
            if within := {path for path in hidden if path.startswith(each.path + os.sep)}:
                yield from all_but(within, each.path)
            else:
                yield each.path


def is_another(name: str) -> bool:
    return name.isdigit() and int(name) != os.getpid()


if __name__ == "__main__":
    wall_off(sys.argv[2:])
    import runpy

    runpy.run_module(sys.argv[1], run_name="__main__")
