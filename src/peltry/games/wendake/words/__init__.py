from __future__ import annotations

from pathlib import Path

from ....kernel.game import Message, Words

WORDS = Words(Path(__file__).parent, lambda m, s, b: Message("x"), lambda e, s, n, b: None, lambda s, b: Message("x"))
