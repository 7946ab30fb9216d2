"""Who runs a module: `wasmtime`, or the browser that Python itself runs in."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Protocol

from orrery.wasm.memory import Memory


class Instance(Protocol):
    """A module that runs, with a memory of its own; for one thread."""

    memory: Memory

    def call(self, name: str, *args: int) -> int:
        """Call an export with numbers and addresses."""


def is_there() -> bool:
    """Whether modules can run here."""
    if sys.platform == "emscripten":
        return True
    try:
        return find_spec("wasmtime") is not None
    except ImportError:
        return False


def started(module: bytes) -> Instance:
    """A module with memory; its code is compiled once a process. BadInput if it is damaged."""
    if sys.platform == "emscripten":
        from orrery.wasm.browser import BrowserInstance

        return BrowserInstance(module)
    from orrery.wasm.machine import MachineInstance

    return MachineInstance(module)
