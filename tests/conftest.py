"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("untimed", deadline=None)  # the first call of a rule may compile it
settings.load_profile("untimed")
