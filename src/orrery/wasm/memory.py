"""The memory that a module is given, and what lies where in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import wasmtime

PAGE = 1 << 16
ALIGNMENT = 16  # more than any field of a record asks for


class Memory:
    """Named pieces, one behind the other, after what the module needs for itself."""

    def __init__(self, store: wasmtime.Store, memory: wasmtime.Memory, first: int) -> None:
        """Pieces start at the address `first`."""
        self._store = store
        self._memory = memory
        self._end = first
        self._pieces: dict[str, tuple[int, int]] = {}  # address, bytes
        self._bytes: npt.NDArray[np.uint8] = np.zeros(0, np.uint8)

    def reserve(self, name: str, n_bytes: int) -> int:
        """The address of a piece with room for `n_bytes`; a larger one when it has grown."""
        address, room = self._pieces.get(name, (0, -1))
        if n_bytes > room:
            address = -(-self._end // ALIGNMENT) * ALIGNMENT
            self._end = address + n_bytes
            self._pieces[name] = address, n_bytes
            self._grow()
        return address

    def _grow(self) -> None:
        lacking = -(-self._end // PAGE) - self._memory.size(self._store)
        if lacking > 0:
            self._memory.grow(self._store, lacking)
        window: Any = self._memory.get_buffer_ptr(self._store)  # growing may move it
        self._bytes = np.frombuffer(window, np.uint8)

    def put(self, name: str, content: npt.NDArray[Any]) -> int:
        """Copy an array into a piece; its address."""
        address = self.reserve(name, content.nbytes)
        self._bytes[address : address + content.nbytes] = _flat(content)
        return address

    def get(self, name: str, content: npt.NDArray[Any]) -> None:
        """Fill an array from a piece."""
        address = self._pieces[name][0]
        _flat(content)[:] = self._bytes[address : address + content.nbytes]


def _flat(content: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """The bytes of an array, without a copy."""
    if not content.flags.c_contiguous:
        raise ValueError("a module takes arrays in one piece only")
    return content.reshape(-1).view(np.uint8)
