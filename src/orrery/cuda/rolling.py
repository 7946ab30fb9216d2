"""Long loops stay loops on a GPU.

Left alone, NVVM writes the turns of a loop one after the other where it knows how many there are,
and whatever rules a turn calls are copied with it. A kernel grows to ten times the rules; warps
then wait for instructions most of the time (nine of ten cycles in ZYLATRON, as `ncu` tells), and
compiling takes a minute. So we mark loops in what Numba hands to NVVM.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from orrery.cuda.copies import widen

LABEL = re.compile(r'"?([^\s":]+)"?:')
JUMP = re.compile(r'\s+br label %"?([^\s"]+)"?\s*')
FIRST_MARK = 900_000  # numbers that Numba's own notes do not reach
STAY_ROLLED = f'!{FIRST_MARK} = !{{ !"llvm.loop.unroll.disable" }}'

_shortest: ContextVar[int | None] = ContextVar("shortest", default=None)
_record: ContextVar[int | None] = ContextVar("record", default=None)


@contextmanager
def rolled(shortest: int) -> Iterator[None]:
    """Kernels compiled in here keep loops of at least so many lines; others are left alone."""
    teach_compiler()
    token = _shortest.set(shortest)
    try:
        yield
    finally:
        _shortest.reset(token)


@contextmanager
def exact(record: int) -> Iterator[None]:
    """Kernels compiled in here find the CPU's last bit, and copy records of a size in wide steps.

    They round every product and every sum, as the CPU does; left alone, NVVM makes one operation
    of both. It takes an `exact_kernel`: otherwise a linker decides that.
    """
    token = _record.set(record)
    try:
        yield
    finally:
        _record.reset(token)


@functools.cache
def teach_compiler() -> None:
    """Have Numba show us what it hands to NVVM; once a process."""
    from numba.cuda.cudadrv import nvvm

    compile_ir = nvvm.compile_ir

    def compile_rolled(modules: list[str], **options: Any) -> Any:
        shortest = _shortest.get()
        if shortest is not None:
            modules = [keep_rolled(module, shortest) for module in modules]
        record = _record.get()
        if record is not None:
            modules = [widen(module, record) for module in modules]
            options |= {"fma": False}
        return compile_ir(modules, **options)

    nvvm.compile_ir = compile_rolled


def keep_rolled(module: str, shortest: int) -> str:
    """A module in LLVM's language whose loops of `shortest` lines or more are not unrolled.

    A loop is a jump back to a label of the same function.
    """
    lines = module.split("\n")
    labels: dict[str, int] = {}
    marks: list[str] = []
    for number, line in enumerate(lines):
        if line.startswith("define"):
            labels = {}
        elif label := LABEL.match(line):
            labels[label[1]] = number
        elif (jump := JUMP.fullmatch(line)) and number - labels.get(jump[1], number) >= shortest:
            mark = FIRST_MARK + 1 + len(marks)
            lines[number] = f"{line}, !llvm.loop !{mark}"
            marks.append(f"!{mark} = distinct !{{ !{mark}, !{FIRST_MARK} }}")
    return "\n".join([*lines, *marks, STAY_ROLLED]) if marks else module
