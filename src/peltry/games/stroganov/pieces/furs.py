"""Furs. A fur is its value, 2 to 8. The tiger is a fur of any value and ranks above all in a hunt."""

from __future__ import annotations

from ....kernel.tools.records import one_of

LOWEST_FUR, BEAR, TIGER, FUR_KINDS = 2, 8, 9, 10
FUR = one_of(FUR_KINDS)  # 0 for none
ANIMALS = ("sable", "hare", "fox", "wolverine", "deer", "lynx", "bear")
