"""Calls between workers of one house. A key that only they and their database know tells them from everybody else's."""

from __future__ import annotations

import hmac

from starlette.datastructures import Headers
from starlette.types import Scope

KEY, VISITOR = "x-peltry-inside", "x-peltry-visitor"
INSIDE = "peltry.inside"  # in a scope: another worker has looked at it, counted it and passed it on


def recognise(scope: Scope, key: str) -> None:
    """Mark what another worker passed on, and see the visitor whom it saw."""
    headers = Headers(scope=scope)
    if hmac.compare_digest(headers.get(KEY, "").encode(), key.encode()):
        scope[INSIDE] = True
        scope["client"] = (headers.get(VISITOR, ""), 0)


def is_inside(scope: Scope) -> bool:
    return INSIDE in scope


def signature(scope: Scope, key: str) -> dict[str, str]:
    client = scope.get("client")
    # Of a visitor who forges addresses it is no address at all, and may not even be letters of a header.
    return {KEY: key, VISITOR: client[0].encode("ascii", "backslashreplace").decode() if client else ""}
