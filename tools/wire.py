"""Write the client's types and the shapes in the protocol page from the server's: `make wire`.

The types are read as text, so that every line keeps the comment that stands beside it.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCENE = ROOT / "src/peltry/table/scene.py"
SHAPES = ROOT / "src/peltry/server/telling/shapes"
SUBJECTS = ("seen", "tables", "games", "from_server", "to_server")  # in the order of the page
CLIENT = ROOT / "src/peltry/web/client/lib/wire.ts"
PAGE = ROOT / "docs/protocol.md"
BEGIN, END = "<!-- shapes: written by `make wire` -->\n", "<!-- end of shapes -->\n"
WIDTH = 120
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "None": "null"}


def typed(node: ast.expr) -> str:
    """A Python type as TypeScript says it."""
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):
            return f'"{text}"'
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return " | ".join(dict.fromkeys((*typed(left).split(" | "), *typed(right).split(" | "))))
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            each = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(typed(value) for value in each)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            said = typed(inner)
            return f"({said})[]" if " | " in said else f"{said}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{typed(key)}, {typed(value)}>"
    raise ValueError(f"the wire has no way to say {ast.unparse(node)}")


def field(name: str, node: ast.expr) -> str:
    match node:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
            return f"{name}?: {typed(inner)}"
    return f"{name}: {typed(node)}"


class Source:
    """One file of shapes. `known` are those of the files before it, and are joined by its own."""

    def __init__(self, path: Path, known: set[str]):
        text = path.read_text(encoding="utf-8")
        self.lines, self.tree = text.splitlines(), ast.parse(text)
        self.shapes = known

    def beside(self, node: ast.stmt) -> str:
        """The comment beside a line."""
        _, mark, comment = self.lines[node.end_lineno - 1 if node.end_lineno else 0].partition("  # ")
        return f" // {comment}" if mark else ""

    def heading(self) -> str:
        """The comment that stands by itself before the shapes: `# Tables`."""
        return next(line[2:] for line in self.lines if line.startswith("# "))

    def all(self) -> Iterator[str]:
        """Every shape."""
        for node in self.tree.body:
            match node:
                case ast.ClassDef(bases=[*bases]) if self.is_shape(bases):
                    self.shapes.add(node.name)
                    yield self.interface(node, [base.id for base in bases if isinstance(base, ast.Name)])
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="TypedDict"), args=args)):
                    self.shapes.add(name)
                    fields = args[1]
                    assert isinstance(fields, ast.Dict)
                    inside = "; ".join(
                        field(str(ast.literal_eval(key)), value)
                        for key, value in zip(fields.keys, fields.values, strict=True)
                        if key is not None
                    )
                    yield f"export type {name} = {{ {inside} }};{self.beside(node)}\n"
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if self.is_alias(value):
                    yield broken(f"export type {name} =", typed(value)) + self.beside(node) + "\n"

    def is_shape(self, bases: list[ast.expr]) -> bool:
        return any(isinstance(base, ast.Name) and base.id in {"TypedDict", *self.shapes} for base in bases)

    def is_alias(self, value: ast.expr) -> bool:
        """`SeatKind = Literal[…]`, `FromServer = ViewMessage | TableMessage | Posted`."""
        if isinstance(value, ast.BinOp):
            return isinstance(value.right, ast.Name) and value.right.id[0].isupper() and value.right.id != "Message"
        return isinstance(value, ast.Subscript) and ast.unparse(value.value) == "Literal"

    def interface(self, node: ast.ClassDef, bases: list[str]) -> str:
        said = ast.get_docstring(node)
        about = f"/** {said} */\n" if said else ""
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)]
        inside = "".join(
            f"  {field(each.target.id, each.annotation)};{self.beside(each)}\n"
            for each in fields
            if isinstance(each.target, ast.Name)
        )
        parents = [base for base in bases if base != "TypedDict"]
        if not inside:
            return f"{about}export type {node.name} = {' & '.join(parents)};\n"
        extends = f" extends {', '.join(parents)}" if parents else ""
        return f"{about}export interface {node.name}{extends} {{\n{inside}}}\n"


def broken(head: str, value: str) -> str:
    """A long union over several lines."""
    line = f"{head} {value};"
    return line if len(line) <= WIDTH else head + "".join(f"\n  | {each}" for each in value.split(" | ")) + ";"


def chapters() -> list[tuple[str, list[str]]]:
    """The shapes under their headings."""
    known: set[str] = set()
    found = [("What lies on the table", list(Source(SCENE, known).all()))]
    for subject in SUBJECTS:
        source = Source(SHAPES / f"{subject}.py", known)
        found.append((source.heading(), list(source.all())))
    return found


def client_types() -> str:
    head = "// What travels between browser and server. Written by `make wire` from server/telling/shapes.\n"
    return head + "".join(f"\n// {heading}\n\n" + "\n".join(shapes) for heading, shapes in chapters())


def page() -> str:
    """The protocol page with its shapes as they are now."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"docs/protocol.md must have the lines {BEGIN.strip()!r} and {END.strip()!r}")
    blocks = (
        f"\n### {heading.partition('. ')[0]}\n```ts\n" + "\n".join(shapes).replace("export ", "") + "```\n"
        for heading, shapes in chapters()
    )
    return before + BEGIN + "".join(blocks) + "\n" + END + after


def written() -> dict[Path, str]:
    return {CLIENT: client_types(), PAGE: page()}


def main() -> None:
    stale = {path: text for path, text in written().items() if path.read_text(encoding="utf-8") != text}
    if "--check" in sys.argv[1:]:
        if stale:
            names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
            raise SystemExit(textwrap.fill(f"{names}: not what the server's shapes say; run `make wire`."))
        return
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
