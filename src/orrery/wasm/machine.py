"""A module on a machine, by `wasmtime`."""

from __future__ import annotations

from typing import Any

import numpy as np
import wasmtime

from orrery.core.errors import BadInput
from orrery.wasm.card import HEAP_BASE
from orrery.wasm.code import code_of, engine
from orrery.wasm.memory import Bytes, Memory
from orrery.wasm.prepared import Call, prepared


class MachineInstance:
    """A module with a memory of its own; for one thread."""

    def __init__(self, module: bytes) -> None:
        """BadInput if the module is damaged."""
        try:
            code = code_of(module)
            self._store = wasmtime.Store(engine())
            (asked,) = code.imports
            memory = wasmtime.Memory(self._store, asked.type)
            self._exports = wasmtime.Instance(self._store, code, [memory]).exports(self._store)
        except wasmtime.WasmtimeError as error:
            raise BadInput(str(error)) from None
        base: Any = self._exports[HEAP_BASE]
        self.memory = Memory(MachineCells(self._store, memory), base.value(self._store))
        self._calls: dict[str, Call] = {}

    def call(self, name: str, *args: int) -> int:
        """Call an export with numbers and addresses."""
        ready = self._calls.get(name)
        if ready is None:
            function: Any = self._exports[name]
            ready = self._calls[name] = prepared(self._store, function)
        return ready(*args)


class MachineCells:
    """Memory that Python can look into."""

    def __init__(self, store: wasmtime.Store, memory: wasmtime.Memory) -> None:
        """As large as the module asked for."""
        self._store = store
        self._memory = memory
        self._bytes: Bytes = np.zeros(0, np.uint8)

    def need(self, n_pages: int) -> None:
        """Have at least these pages from now on."""
        lacking = n_pages - self._memory.size(self._store)
        if lacking > 0:
            self._memory.grow(self._store, lacking)
        window: Any = self._memory.get_buffer_ptr(self._store)  # growing may move it
        self._bytes = np.frombuffer(window, np.uint8)

    def write(self, address: int, content: Bytes) -> None:
        """Copy bytes there."""
        self._bytes[address : address + len(content)] = content

    def read(self, address: int, content: Bytes) -> None:
        """Fill `content` from there."""
        content[:] = self._bytes[address : address + len(content)]
