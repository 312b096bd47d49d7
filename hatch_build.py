"""A wheel carries the browser client, built from the sources beside it, or it is not made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path("src/peltry/web")
SOURCES = (WEB / "client", WEB / "public", WEB / "index.html", WEB / "package-lock.json", Path("src/peltry/words"))
WHAT_TO_DO = "run `make setup` (or `npm ci && npm run build` in src/peltry/web), then build the wheel again"


def trouble(root: Path) -> str | None:
    """What is wrong with the built client, if anything."""
    built = root / WEB / "built"
    if not (built / "index.html").is_file() or not (built / "licences.txt").is_file():
        return "the browser client is not built"
    sources = [file for source in SOURCES for file in (root / source, *(root / source).rglob("*"))]
    newest = max(file.stat().st_mtime for file in sources if file.suffix not in (".py", ".pyc") and file.is_file())
    if newest > (built / "index.html").stat().st_mtime:
        return "the browser client is older than its sources"
    return None


class ClientInside(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # of a checkout, whose client is built when it is needed
            return
        if (wrong := trouble(Path(self.root))) is not None:
            raise SystemExit(f"{wrong}: {WHAT_TO_DO}")
