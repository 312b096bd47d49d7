"""Reading Fluent files as trees, to compare languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from peltry.table.library import GAMES
from peltry.table.words import HOUSE, LANGUAGES

FOLDERS = {"house": HOUSE, **{path.parent.name: path.parent / "words" for path in sorted(GAMES.glob("*/__init__.py"))}}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def variables_of(node: Any) -> set[str]:
    reader = Variables()
    reader.visit(node)
    return reader.names


def resource(folder: Path, language: str) -> ast.Resource:
    return FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))


def texts(folder: Path, language: str) -> dict[str, Any]:
    """Every text of a file by its key; an attribute's key is `message.attribute`."""
    found: dict[str, Any] = {}
    for entry in resource(folder, language).body:
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        found[name] = entry.value
        found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


__all__ = ["FOLDERS", "LANGUAGES", "resource", "texts", "variables_of"]
