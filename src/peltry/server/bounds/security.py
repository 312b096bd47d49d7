"""Secrets of seats, where a request may come from, and the headers every answer carries."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from urllib.parse import urlsplit

SECRET = re.compile(r"[0-9a-f]{32}")
DIGEST = re.compile(r"[0-9a-f]{64}")
DOOR = "peltry-door"  # the cookie of who was let in to a private house
HOST = re.compile(r"[A-Za-z0-9._\-\[\]:]{1,255}")

# No inline script and no style block; style attributes are allowed, for pieces carry `--at: 3`.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)


def new_secret() -> str:
    return secrets.token_hex(16)


def is_secret(text: object) -> bool:
    return isinstance(text, str) and SECRET.fullmatch(text) is not None


def digest(secret: str) -> str:
    """What is stored. The secret has 128 random bits, so one SHA-256 cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret_digest: str | None, lock: str | None) -> bool:
    """Whether the digest of a secret fits a stored one, in constant time."""
    return bool(secret_digest) and bool(lock) and hmac.compare_digest(secret_digest or "", lock or "")


def bearer(authorization: str | None) -> str | None:
    """The secret in an `Authorization: Bearer` header, None when there is none of the right form."""
    kind, _, secret = (authorization or "").partition(" ")
    secret = secret.strip()
    return secret if kind.lower() == "bearer" and is_secret(secret) else None


def door_cookie(cookies: str | None) -> str | None:
    """Ours is plain letters. Python's own reader of cookies takes the square of the length of a quoted one: seconds."""
    for each in (cookies or "").split(";"):
        name, _, value = each.partition("=")
        if name.strip() == DOOR:
            return value.strip()
    return None


def invitation_shown(cookies: str | None) -> str | None:
    """Which invitation a cookie says that it came from: its digest. It is believed only with the proof behind it."""
    which, dot, _ = (door_cookie(cookies) or "").partition(".")
    return which if dot and DIGEST.fullmatch(which) else None


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers always name the origin of a WebSocket or a POST; a program that names none is no browser."""
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return bool(host) and parts.scheme in ("http", "https") and parts.netloc.lower() == (host or "").lower()


def policy_for(host: str | None) -> str:
    """The policy, with the WebSocket's address spelled out for browsers in which 'self' leaves it out."""
    sockets = f" ws://{host} wss://{host}" if host and HOST.fullmatch(host) else ""
    return POLICY.format(sockets=sockets)


def answer_headers(host: str | None) -> Iterable[tuple[bytes, bytes]]:
    yield b"content-security-policy", policy_for(host).encode()
    yield b"x-content-type-options", b"nosniff"
    yield b"x-frame-options", b"DENY"
    yield b"referrer-policy", b"no-referrer"
    yield b"cross-origin-opener-policy", b"same-origin"
    yield b"cross-origin-resource-policy", b"same-origin"
    yield b"permissions-policy", b"camera=(), microphone=(), geolocation=()"
