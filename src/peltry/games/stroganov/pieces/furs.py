"""Furs. A fur is its value, 2 to 8. The tiger is a fur of any value and ranks above all in a hunt."""

from __future__ import annotations

LOWEST_FUR, BEAR, TIGER, FUR_KINDS = 2, 8, 9, 10
ANIMALS = ("sable", "hare", "fox", "wolverine", "deer", "lynx", "bear")
