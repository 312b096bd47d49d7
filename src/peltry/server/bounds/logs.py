"""The host's log: a line for each thing, as text or as JSON, and never a secret in it."""

from __future__ import annotations

import datetime
import json
import logging
import re
import sys
from typing import IO

from .seldom import SAY_AGAIN

# Tokens and digests of guests and seats, and what stands between a user's name and the host in a database's URL.
SECRETS = re.compile(r"\b[0-9a-f]{32}(?:[0-9a-f]{32})?\b")
PASSWORDS = re.compile(r"(://[^:/@\s]+:)[^@\s]+(?=@)")
UVICORN = "uvicorn.error"


def without_secrets(text: str) -> str:
    return PASSWORDS.sub(r"\1…", SECRETS.sub("…", text))


class TextLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """One object a line: at, level, logger, message, and the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC).isoformat(timespec="milliseconds")
        line = {"at": at.replace("+00:00", "Z"), "level": record.levelname.lower(), "logger": record.name}
        line["message"] = without_secrets(record.getMessage())
        if record.exc_info:
            line["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class Seldomly(logging.Filter):
    """Of warnings that guests bring about by rubbish, one a minute: else they could fill a disk with them."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[object, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING:
            return True
        if record.created - self.said.get(record.msg, -SAY_AGAIN) < SAY_AGAIN:
            return False
        self.said = {msg: at for msg, at in self.said.items() if record.created - at < SAY_AGAIN}
        self.said[record.msg] = record.created
        return True


def begin_log(level: str, form: str, out: IO[str] | None = None) -> None:
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    for name in ("peltry", UVICORN):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())
    logging.getLogger(UVICORN).filters = [Seldomly()]
