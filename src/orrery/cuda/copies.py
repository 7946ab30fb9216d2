"""Copies of positions on a GPU, 16 bytes at a time.

A search copies positions all the time. Numba says so as one load and one store of all bytes, which
NVVM turns into a loop over single bytes, each waiting for the one before. We pad positions to a
multiple of 16 bytes, which their addresses are then too, and say it in wide steps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

WIDTH = 16
AT_ONCE = 8
"""Loads under way before the first store waits for one."""

VECTOR = "<4 x i32>"
LOAD = re.compile(r"\s+(%\S+) = load \[(\d+) x i8\], \[\d+ x i8\]\* (%\S+)")
STORE = re.compile(r"\s+store \[(\d+) x i8\] (%\S+), \[\d+ x i8\]\* (%\S+)")


def padded(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record, as long as a multiple of WIDTH."""
    assert dtype.names is not None
    assert dtype.fields is not None
    size = -(-dtype.itemsize // WIDTH) * WIDTH
    fields = [dtype.fields[name] for name in dtype.names]
    return np.dtype(
        {
            "names": list(dtype.names),
            "formats": [field[0] for field in fields],
            "offsets": [field[1] for field in fields],
            "itemsize": size,
        },
        align=True,
    )


def widen(module: str, size: int) -> str:
    """A module in LLVM's language that copies records of `size` bytes in wide steps."""
    lines = module.split("\n")
    made: list[str] = []
    number = 0
    while number < len(lines):
        addresses = _copied(lines[number : number + 2], size)
        if addresses is None:
            made.append(lines[number])
            number += 1
        else:
            made += _steps(f"copy.{number}", size, *addresses)
            number += 2
    return "\n".join(made)


def _copied(lines: list[str], size: int) -> tuple[str, str] | None:
    """From where and to where two lines copy a record of a size; None if they do not."""
    if len(lines) < 2:
        return None
    load, store = LOAD.fullmatch(lines[0]), STORE.fullmatch(lines[1])
    if load is None or store is None or int(load[2]) != size or load[1] != store[2]:
        return None
    return load[3], store[3]


def _steps(name: str, size: int, source: str, target: str) -> Iterator[str]:
    """The copy of `size` bytes, some vectors at once."""
    yield f'  %"{name}.from" = bitcast [{size} x i8]* {source} to {VECTOR}*'
    yield f'  %"{name}.to" = bitcast [{size} x i8]* {target} to {VECTOR}*'
    for first in range(0, size // WIDTH, AT_ONCE):
        steps = range(first, min(first + AT_ONCE, size // WIDTH))
        for step in steps:
            yield _address(name, "from", step)
            yield f'  %"{name}.v{step}" = load {VECTOR}, {VECTOR}* {_at(name, "from", step)}'
        for step in steps:
            yield _address(name, "to", step)
            yield f'  store {VECTOR} %"{name}.v{step}", {VECTOR}* {_at(name, "to", step)}'


def _address(name: str, end: str, step: int) -> str:
    """The address of a step, `from` or `to`."""
    return (
        f'  %"{name}.{end}{step}" = getelementptr {VECTOR}, {VECTOR}* %"{name}.{end}", i64 {step}'
    )


def _at(name: str, end: str, step: int) -> str:
    """That address as a load or a store names it."""
    return f'%"{name}.{end}{step}", align {WIDTH}'
