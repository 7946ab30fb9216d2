"""A stand-in for numpy where there is none: in the browser.

No rule runs on it (those are WebAssembly there): it holds the bytes of records, lists and trees for
the Python around them, with numpy's names, layout and errors, as far as Orrery asks for them.
`tests/browser` plays the same games on both.
"""

from orrery.browser.stand_in.numpy import typing
from orrery.browser.stand_in.numpy.arrays import (
    arange,
    array,
    frombuffer,
    full,
    ndarray,
    ones,
    where,
    zeros,
)
from orrery.browser.stand_in.numpy.dtypes import (
    bool_,
    dtype,
    float32,
    float64,
    generic,
    iinfo,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
    void,
)

__all__ = [
    "arange",
    "array",
    "ascontiguousarray",
    "bool_",
    "dtype",
    "float32",
    "float64",
    "frombuffer",
    "full",
    "generic",
    "iinfo",
    "int8",
    "int16",
    "int32",
    "int64",
    "ndarray",
    "ones",
    "typing",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "void",
    "where",
    "zeros",
]

ascontiguousarray = array
