"""The project's pages and what is in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src" / "peltry"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "src/peltry/web/README.md"])
FENCE = re.compile(r"^```(?P<kind>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
TICKED = re.compile(r"`([^`\n]+)`")


class Block(NamedTuple):
    page: Path
    line: int
    kind: str
    text: str


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start()) + 2, found["kind"].strip(), found["text"])
        for found in FENCE.finditer(text)
    ]


def ticked(page: Path) -> list[str]:
    """Everything in backticks, code blocks left out."""
    return TICKED.findall(FENCE.sub("", page.read_text(encoding="utf-8")))


def shown(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
