"""Arrays as the plain address of their first element.

Numba passes an array to a rule as seven numbers and counts who refers to it. A list of legal moves goes
through many rules for every move, and none of them asks for more than `out[i] = move`: an address is enough.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .rule import INTERPRETED


@intrinsic
def compiled_first(typing_context: Any, array: Any) -> Any:
    """Where an array begins, to be indexed like the array. It must not be used when the array is gone."""
    signature = types.CPointer(array.dtype)(array)

    def address(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, values[0]).data

    return signature, address


def room_for(moves: int) -> Any:
    """A rule that answers the address of room for so many moves. Unlike an array of Numba's, it is not cleared."""

    @intrinsic
    def room(typing_context: Any) -> Any:
        def address(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            with builder.goto_entry_block():
                cells = builder.alloca(ir.ArrayType(ir.IntType(16), moves))
            return builder.bitcast(cells, ir.IntType(16).as_pointer())

        return types.CPointer(types.int16)(), address

    return room


def the_array(array: Any) -> Any:
    """For rules that are not compiled."""
    return array


first_of: Any = the_array if INTERPRETED else compiled_first
