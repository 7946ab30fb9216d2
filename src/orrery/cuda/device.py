"""`numba.cuda`, found or refused with a sentence."""

from __future__ import annotations

import functools
from importlib import import_module
from typing import Any

import numpy as np

from orrery.core.errors import BadInput
from orrery.core.rule import Rule
from orrery.cuda.copies import padded


@functools.cache
def cuda() -> Any:
    """The module `numba.cuda`."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, numpy 2.5 has dropped it
        np.row_stack = np.vstack
    try:
        import_module("cuda.core")  # comes with numba-cuda, not with Numba alone
        from numba import cuda as found
    except ImportError as error:
        raise BadInput(f"no CUDA for Numba ({error}): pip install 'orrery[cuda]'") from None
    _take_rules()
    return found


def _take_rules() -> None:
    """Let kernels call rules: Numba makes device functions of compiled functions only."""
    from numba.cuda.target import CUDATypingContext

    resolve = CUDATypingContext.resolve_value_type

    def resolve_rule(context: Any, value: Any) -> Any:
        return resolve(context, value.compiled if isinstance(value, Rule) else value)

    CUDATypingContext.resolve_value_type = resolve_rule


def require_gpu() -> Any:
    """`numba.cuda` on a machine with a GPU."""
    found = cuda()
    if not found.is_available():
        raise BadInput("no CUDA GPU can be reached from here")
    return found


def exact_kernel(max_registers: int | None = None) -> Any:
    """A decorator: a kernel whose machine code is what NVVM made, for `cuda.rolling.exact`.

    With link-time optimisation a linker fuses products and sums after all. `@cuda.jit(lto=False)`
    does not keep it away: numba-cuda 0.30 forgets `lto` where options come without a function.
    """
    jit = cuda().jit
    return lambda function: jit(function, cache=False, max_registers=max_registers, lto=False)


def clear_memory(array: Any) -> None:
    """Fill an array of the GPU with zeros."""
    cuda().cudadrv.driver.device_memset(array, 0, array.nbytes)


def zeros(shape: Any, dtype: Any) -> Any:
    """A new array of the GPU."""
    made = cuda().device_array(shape, dtype)
    clear_memory(made)
    return made


def gpu_name() -> str:
    """What the GPU calls itself."""
    name = require_gpu().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def state_type(engine: Any) -> Any:
    """The record type of a game's positions, for memory of a thread's own."""
    from numba import from_dtype

    return from_dtype(_state_dtype(engine))


def padded_state_type(engine: Any) -> Any:
    """The same, as `cuda.copies` takes it."""
    from numba import from_dtype

    return from_dtype(padded(_state_dtype(engine)))


def _state_dtype(engine: Any) -> Any:
    if hasattr(engine, "STATE"):  # a declared game
        return engine.STATE
    return import_module(engine.__name__.rpartition(".")[0] + ".state").STATE


def game_id_of(engine: Any) -> str:
    """The id of the game an engine belongs to."""
    if hasattr(engine, "META"):
        return str(engine.META.id)
    return str(import_module(engine.__name__.rpartition(".")[0] + ".meta").META.id)
