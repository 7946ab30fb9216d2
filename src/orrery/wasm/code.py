"""Modules as machine code: compiled by wasmtime once a process, and kept on disk.

Compiling takes a few hundred milliseconds; the file spares them to the next process. Nothing needs
it: where it cannot be read or written, or is not what was written, the module is compiled again.
"""

from __future__ import annotations

import hashlib
import os
import platform
import threading
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import wasmtime

from orrery.core.rule import cache_root

DIGEST_BYTES = 32
_COMPILING = threading.Lock()
_engine: wasmtime.Engine | None = None
_known: dict[bytes, wasmtime.Module] = {}


def engine() -> wasmtime.Engine:
    """Wasmtime's engine, one a process; threads share it."""
    global _engine
    if _engine is None:
        _engine = wasmtime.Engine()
    return _engine


def code_of(module: bytes) -> wasmtime.Module:
    """The machine code of a module, which threads share; WasmtimeError if it is damaged."""
    with _COMPILING:
        if module not in _known:
            _known[module] = _kept(module) or _compiled(module)
        return _known[module]


def _compiled(module: bytes) -> wasmtime.Module:
    code = wasmtime.Module(engine(), module)
    _keep(file_of(module), code.serialize())
    return code


def file_of(module: bytes) -> Path:
    """Where the machine code of a module is kept."""
    tools = f"{version('wasmtime')} {platform.machine()} {platform.system()}"
    digest = hashlib.sha256(tools.encode() + module).hexdigest()[:24]
    return cache_root() / "wasm" / f"{digest}.code"


def _kept(module: bytes) -> wasmtime.Module | None:
    """The machine code on disk; None if there is none, or another than was written."""
    try:
        content = file_of(module).read_bytes()
    except OSError:
        return None
    told, code = content[:DIGEST_BYTES], content[DIGEST_BYTES:]
    if hashlib.sha256(code).digest() != told:
        return None
    try:
        return wasmtime.Module.deserialize(engine(), code)
    except wasmtime.WasmtimeError:
        return None


def _keep(file: Path, code: bytes | bytearray) -> None:
    """Whole or not at all; a full or foreign disk is no reason not to play."""
    draft = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(hashlib.sha256(code).digest() + code)
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink()
