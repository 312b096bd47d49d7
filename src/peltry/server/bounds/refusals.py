"""What the server says no to, with the HTTP status of each no. The lines are in `words/refusals.LANGUAGE.ftl`."""

from __future__ import annotations

from ...errors import PeltryError


class Refused(PeltryError):
    """A request that is not granted: the key of one line a person can act on."""

    status = 400


class NotHere(Refused):
    status = 404


class NotLetIn(Refused):
    status = 401


class NotYours(Refused):
    status = 403


class NotNow(Refused):
    status = 409


class TooLarge(Refused):
    status = 413


class TooMany(Refused):
    status = 429
