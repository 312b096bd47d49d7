"""Figures as a page: `peltry arena --html` and `peltry balance --html`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

LONGEST_BAR = 12  # rem
PAGE = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font: 16px/1.5 Georgia, serif; max-width: 55rem; margin: 2rem auto; padding: 0 1rem }}
body {{ color: #2b2620; background: #f7f1e5 }}
table {{ border-collapse: collapse; width: 100%; margin: 1rem 0 2rem }}
th, td {{ text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #d9cbb0 }}
.bar {{ background: #b4552d; height: .7rem; border-radius: .35rem; min-width: 1px }}
details table {{ margin: .3rem 0 1rem 1rem }}
</style>
<h1>{title}</h1>
{body}
"""


def page(title: str, *body: str) -> str:
    return PAGE.format(title=escape(title), body="\n".join(body))


def table(heads: Sequence[str], rows: Iterable[Sequence[object]], bars: Iterable[float] = ()) -> str:
    """Rows of cells. With `bars`, each row ends in a bar for a share from 0 to 1."""
    lines = ["".join(f"<td>{escape(str(cell))}" for cell in row) for row in rows]
    drawn = [
        f'<td><div class="bar" style="width:{LONGEST_BAR * min(1.0, max(0.0, share)):.2f}rem"></div>' for share in bars
    ]
    if drawn:
        lines = [line + bar for line, bar in zip(lines, drawn, strict=True)]
    head = "".join(f"<th>{escape(name)}" for name in (*heads, *([""] if drawn else [])))
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"
