"""What the contract (tests/contract/own.py) is told of connect four."""

from __future__ import annotations

from tests.contract.own import PENDING, Own, without

from .retell import retell

OWN = Own(without(*PENDING), retell)
