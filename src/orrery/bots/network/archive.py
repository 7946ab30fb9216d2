"""Arrays in an .npz file, read without numpy: a browser has none, and asks for their bytes alone.

Only what a network needs: whole numbers of 16 and 32 bits, and texts. Anything else is refused with
a ValueError.
"""

from __future__ import annotations

import ast
import math
import sys
import zipfile
from array import array
from pathlib import Path
from typing import NamedTuple

SUFFIX = ".npy"
MAGIC = b"\x93NUMPY"
KINDS = {"<i2": "h", "<i4": "i"}  # by numpy's name
MOST_BYTES = 1 << 24  # of one array, unpacked


class Column(NamedTuple):
    """An array, row by row."""

    kind: str  # as numpy calls it: <i2, <i4, or <U7 for a text
    shape: tuple[int, ...]
    content: bytes

    def numbers(self) -> array[int]:
        """Its elements."""
        found = array(KINDS[self.kind], self.content)
        if sys.byteorder == "big":
            found.byteswap()
        return found

    def text(self) -> str:
        """The text that it holds."""
        return self.content.decode("utf-32-le").rstrip("\0")


def read_columns(path: Path) -> dict[str, Column]:
    """Everything in a file, by name."""
    with zipfile.ZipFile(path) as packed:
        for info in packed.infolist():
            if info.file_size > MOST_BYTES:
                raise ValueError(f"{info.filename} is larger than {MOST_BYTES:,} bytes")
        return {name.removesuffix(SUFFIX): _column(packed.read(name)) for name in packed.namelist()}


def _column(file: bytes) -> Column:
    """The array of one file."""
    if file[:6] != MAGIC or len(file) < 12:
        raise ValueError("it holds no arrays")
    start = 10 if file[6] == 1 else 12
    size = int.from_bytes(file[8:start], "little")
    header = ast.literal_eval(file[start : start + size].decode("latin-1"))
    kind, shape, content = header["descr"], tuple(header["shape"]), file[start + size :]
    if not isinstance(kind, str) or (kind not in KINDS and kind[:2] != "<U"):
        raise ValueError(f"it holds elements of the kind {kind!r}")
    size = math.prod(shape) * int(kind[2:]) * (4 if kind[1] == "U" else 1)
    if len(content) != size:
        raise ValueError(f"an array of {size} bytes has {len(content)}")
    found = Column(kind, shape, content)
    return _by_rows(found) if header["fortran_order"] and len(shape) > 1 else found


def _by_rows(column: Column) -> Column:
    """A table that was written column by column."""
    n_rows = column.shape[0]
    numbers = array(KINDS[column.kind], column.content)
    rows = b"".join(numbers[row::n_rows].tobytes() for row in range(n_rows))
    return column._replace(content=rows)
