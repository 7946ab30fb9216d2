"""A module in a browser, by the browser's own WebAssembly, for the Python that runs there, too."""

from __future__ import annotations

from typing import Any

from orrery.core.errors import BadInput
from orrery.wasm.card import HEAP_BASE
from orrery.wasm.memory import Bytes, Memory

FIRST_PAGES = 16
"""More than any module asks for at its start."""

_code: dict[bytes, Any] = {}


class BrowserInstance:
    """A module with a memory of its own."""

    def __init__(self, module: bytes) -> None:
        """BadInput if the module is damaged."""
        import js  # type: ignore[import-not-found]
        from pyodide.ffi import JsException, to_js  # type: ignore[import-not-found]

        pages = js.Object.fromEntries(to_js([["initial", FIRST_PAGES]]))
        memory = js.WebAssembly.Memory.new(pages)
        imports = js.JSON.parse('{"env": {}}')
        imports.env.memory = memory
        try:
            if module not in _code:
                _code[module] = js.WebAssembly.Module.new(to_js(module))
            exports = js.WebAssembly.Instance.new(_code[module], imports).exports
        except JsException as error:
            raise BadInput(str(error)) from None
        self._exports = exports
        self.memory = Memory(BrowserCells(js, memory), int(getattr(exports, HEAP_BASE).value))

    def call(self, name: str, *args: int) -> int:
        """Call an export with numbers and addresses."""
        return int(getattr(self._exports, name)(*args) or 0)


class BrowserCells:
    """Memory that is JavaScript's: bytes are copied over."""

    def __init__(self, js: Any, memory: Any) -> None:
        """As large as it was made."""
        self._js = js
        self._memory = memory
        self._bytes = js.Uint8Array.new(memory.buffer)

    def need(self, n_pages: int) -> None:
        """Have at least these pages from now on."""
        lacking = n_pages - self._bytes.length // (1 << 16)
        if lacking > 0:
            self._memory.grow(lacking)
            self._bytes = self._js.Uint8Array.new(self._memory.buffer)

    def write(self, address: int, content: Bytes) -> None:
        """Copy bytes there."""
        if len(content):
            self._bytes.subarray(address, address + len(content)).assign(content.data)

    def read(self, address: int, content: Bytes) -> None:
        """Fill `content` from there."""
        if len(content):
            self._bytes.subarray(address, address + len(content)).assign_to(content.data)
