"""The bytes of records, for kernels: the rules compare positions byte by byte."""

from __future__ import annotations

import functools
from typing import Any

from orrery.cuda.device import cuda


@functools.cache
def bytes_view() -> Any:
    """A function for kernels: an array of records as an array of bytes, [record, byte]."""
    cuda()
    from numba import types
    from numba.cuda import cgutils
    from numba.cuda.extending import intrinsic
    from numba.cuda.np.arrayobj import make_array, populate_array

    kind = types.Array(types.uint8, 2, "C")

    @intrinsic  # type: ignore[untyped-decorator]
    def bytes_of(typing: Any, records: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = make_array(records)(context, builder, args[0])
            size = context.get_constant(types.intp, records.dtype.size)
            one = context.get_constant(types.intp, 1)
            (n_records,) = cgutils.unpack_tuple(builder, array.shape, 1)
            made = make_array(kind)(context, builder)
            data = builder.bitcast(array.data, made.data.type)
            populate_array(
                made, data=data, shape=[n_records, size], strides=[size, one], itemsize=one,
                meminfo=None,
            )  # fmt: skip
            return made._getvalue()

        return kind(records), code

    return bytes_of
