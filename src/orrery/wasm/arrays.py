"""Arrays at an address, for rules; Numba's `carray` needs its run time, which rules go without."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array


@intrinsic  # type: ignore[untyped-decorator]
def array_at(typing: Any, pointer: Any, shape: Any) -> Any:
    """The array of a shape (a tuple) whose first entry lies at `pointer`; nothing is copied."""
    n_axes = len(shape)
    kind = types.Array(pointer.dtype, n_axes, "C")

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = context.get_abi_sizeof(context.get_data_type(pointer.dtype))
        itemsize = context.get_constant(types.intp, size)
        shapes = cgutils.unpack_tuple(builder, args[1], n_axes)
        made = make_array(kind)(context, builder)
        populate_array(
            made, data=args[0], shape=shapes, strides=_strides(builder, shapes, itemsize),
            itemsize=itemsize, meminfo=None,
        )  # fmt: skip
        return made._getvalue()

    return kind(pointer, types.UniTuple(types.intp, n_axes)), code


def _strides(builder: Any, shapes: list[Any], itemsize: Any) -> list[Any]:
    """How many bytes lie between neighbours along each axis; the last axis is the nearest."""
    strides = [itemsize]
    for length in reversed(shapes[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    return strides
