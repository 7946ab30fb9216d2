"""The memory that a module is given, and what lies where in it."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

PAGE = 1 << 16
ALIGNMENT = 16  # more than any field of a record asks for

Bytes = npt.NDArray[np.uint8]


class Cells(Protocol):
    """The memory itself, wherever it is."""

    def need(self, n_pages: int) -> None:
        """Have at least these pages from now on."""

    def write(self, address: int, content: Bytes) -> None:
        """Copy bytes there."""

    def read(self, address: int, content: Bytes) -> None:
        """Fill `content` from there."""


class Memory:
    """Named pieces, one behind the other, after what the module needs for itself."""

    def __init__(self, cells: Cells, first: int) -> None:
        """Pieces start at the address `first`."""
        self._cells = cells
        self._end = first
        self._pieces: dict[str, tuple[int, int]] = {}  # address, bytes

    def reserve(self, name: str, n_bytes: int) -> int:
        """The address of a piece with room for `n_bytes`; a larger one when it has grown."""
        address, room = self._pieces.get(name, (0, -1))
        if n_bytes > room:
            address = -(-self._end // ALIGNMENT) * ALIGNMENT
            self._end = address + n_bytes
            self._pieces[name] = address, n_bytes
            self._cells.need(-(-self._end // PAGE))
        return address

    def put(self, name: str, content: npt.NDArray[Any]) -> int:
        """Copy an array into a piece; its address."""
        address = self.reserve(name, content.nbytes)
        self._cells.write(address, _flat(content))
        return address

    def get(self, name: str, content: npt.NDArray[Any]) -> None:
        """Fill an array from a piece."""
        self._cells.read(self._pieces[name][0], _flat(content))


def _flat(content: npt.NDArray[Any]) -> Bytes:
    """The bytes of an array, without a copy."""
    if not content.flags.c_contiguous:
        raise ValueError("a module takes arrays in one piece only")
    return content.reshape(-1).view(np.uint8)
