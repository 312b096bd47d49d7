"""What the contract (tests/contract/own.py) is told of connect four."""

from __future__ import annotations

from tests.contract.own import Own

from .retell import retell, told

OWN = Own(told, retell)
