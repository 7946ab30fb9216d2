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
    kind = types.Array(pointer.dtype, len(shape), "C")

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _array(context, builder, kind, *args)

    return kind(pointer, types.UniTuple(types.intp, len(shape))), code


@intrinsic  # type: ignore[untyped-decorator]
def array_from(typing: Any, address: Any, dtype: Any, shape: Any) -> Any:
    """The array of a shape whose first entry, of a dtype, lies at an address: a number."""
    kind = types.Array(dtype.dtype, len(shape), "C")

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        pointer = context.get_data_type(types.CPointer(dtype.dtype))
        data = builder.inttoptr(args[0], pointer)
        return _array(context, builder, kind, data, args[2])

    return kind(types.int32, dtype, types.UniTuple(types.intp, len(shape))), code


@intrinsic  # type: ignore[untyped-decorator]
def bytes_at(typing: Any, pointer: Any, shape: Any) -> Any:
    """The bytes of as many records as `shape` says: [record, byte]."""
    kind = types.Array(types.uint8, 2, "C")

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = context.get_abi_sizeof(context.get_data_type(pointer.dtype))
        (rows,) = cgutils.unpack_tuple(builder, args[1], 1)
        data = builder.bitcast(args[0], context.get_data_type(types.CPointer(types.uint8)))
        shapes = cgutils.pack_array(builder, [rows, context.get_constant(types.intp, size)])
        return _array(context, builder, kind, data, shapes)

    return kind(pointer, types.UniTuple(types.intp, 1)), code


def _array(context: Any, builder: Any, kind: Any, data: Any, shape: Any) -> Any:
    """What Numba takes for an array: where it is, how long, and how far entries are apart."""
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    itemsize = context.get_constant(types.intp, size)
    shapes = cgutils.unpack_tuple(builder, shape, kind.ndim)
    made = make_array(kind)(context, builder)
    populate_array(
        made, data=data, shape=shapes, strides=_strides(builder, shapes, itemsize),
        itemsize=itemsize, meminfo=None,
    )  # fmt: skip
    return made._getvalue()


def _strides(builder: Any, shapes: list[Any], itemsize: Any) -> list[Any]:
    """How many bytes lie between neighbours along each axis; the last axis is the nearest."""
    strides = [itemsize]
    for length in reversed(shapes[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    return strides
