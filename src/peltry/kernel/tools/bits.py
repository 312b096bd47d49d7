"""Sets as bits of a number: one instruction of the machine answers how many there are, and which is the lowest.

Numba has no name for these instructions, so they are asked for by LLVM's, on a processor and on a GPU alike.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .rule import INTERPRETED

WORD, NO = ir.IntType(64), ir.Constant(ir.IntType(1), 0)
SIGNATURE = types.int64(types.int64)


@intrinsic
def compiled_count(typing_context: Any, word: Any) -> Any:
    """How many bits of a word are set."""

    def count(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return SIGNATURE, count


@intrinsic
def compiled_lowest(typing_context: Any, word: Any) -> Any:
    """The place of the lowest bit that is set, 64 when there is none."""

    def find(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], NO)

    return SIGNATURE, find


@intrinsic
def compiled_highest(typing_context: Any, word: Any) -> Any:
    """The place of the highest bit that is set, -1 when there is none."""

    def find(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.sub(ir.Constant(WORD, 63), builder.ctlz(values[0], NO))

    return SIGNATURE, find


# For rules that are not compiled.
ALL = (1 << 64) - 1


def plain_count(word: Any) -> int:
    return (int(word) & ALL).bit_count()


def plain_lowest(word: Any) -> int:
    number = int(word) & ALL
    return (number & -number).bit_length() - 1 if number else 64


def plain_highest(word: Any) -> int:
    return (int(word) & ALL).bit_length() - 1


count_bits: Any = plain_count if INTERPRETED else compiled_count
lowest_bit: Any = plain_lowest if INTERPRETED else compiled_lowest
highest_bit: Any = plain_highest if INTERPRETED else compiled_highest
