"""Write which words the client has, and what each leaves to be filled in, from its Fluent files: `make wire`."""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
SOURCES = [ROOT / "src/peltry/words" / f"{kind}.en.ftl" for kind in ("shared", "client")]
CLIENT = ROOT / "src/peltry/web/client/lib/words.ts"
HEAD = """\
// Every word, and the places in it that are filled in. Written by `make wire` from src/peltry/words/client.en.ftl.

export interface Words {
"""


class Places(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def words() -> dict[str, set[str]]:
    found = {}
    for source in SOURCES:
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                places = Places()
                places.visit(entry)
                found[entry.id.name] = places.names
    return found


def written() -> str:
    return HEAD + "".join(f"  {quoted(word)}: {filled_in(places)};\n" for word, places in words().items()) + "}\n"


def quoted(word: str) -> str:
    return f'"{word}"' if "-" in word else word


def filled_in(places: set[str]) -> str:
    return " | ".join(f'"{place}"' for place in sorted(places)) or "never"


def main() -> None:
    if CLIENT.exists() and CLIENT.read_text(encoding="utf-8") == written():
        return
    if "--check" in sys.argv[1:]:
        raise SystemExit(f"{CLIENT.relative_to(ROOT)}: not the words of the Fluent files; run `make wire`.")
    CLIENT.write_text(written(), encoding="utf-8")
    print(f"wrote {CLIENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
