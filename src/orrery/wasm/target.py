"""Numba's CPU target, aimed at wasm32.

Pointers have 32 bits there, so code must know the target before LLVM first works on it: a module
that was optimized for 64 bits has offsets in it that no longer fit. Nothing of Python is compiled
in: no wrapper that Python calls, no run time of Numba's.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import llvmlite.binding as llvm
from numba.core import cgutils, types
from numba.core.caching import FunctionCache
from numba.core.codegen import AOTCodeLibrary, AOTCPUCodegen
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser since 2021 has; SIMD and threads are not among it."""

OPTIMIZE = 3


class WasmLibrary(AOTCodeLibrary):  # type: ignore[misc]
    """What one rule was compiled to, as it is.

    Numba would link every rule with all that it calls, and optimize that, again and again on the
    way up; here `whole_program` does so once.
    """

    def add_ir_module(self, ir_module: Any) -> None:
        """Take a rule in. To copy it into every caller is a hint here, not an order.

        Copies of copies make a module four times as large, slower to load, and no faster.
        """
        for function in ir_module.functions:
            if "alwaysinline" in function.attributes:
                function.attributes.discard("alwaysinline")
                function.attributes.add("inlinehint")
        super().add_ir_module(ir_module)

    def add_llvm_module(self, ll_module: Any) -> None:
        """Take a module in without working on it."""
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        """Nothing is linked yet."""
        self._finalized = True


def whole_program(library: Any) -> Any:
    """One LLVM module with a library and all that it calls, directly or not."""
    module = library._final_module
    waiting, seen = [library], {library}
    while waiting:
        for called in waiting.pop()._linking_libraries:
            if called not in seen:
                seen.add(called)
                waiting.append(called)
                module.link_in(called._get_module_for_linking(), preserve=True)
    module.verify()
    return module


class WasmCodegen(AOTCPUCodegen):  # type: ignore[misc]
    """Makes modules for wasm32 that nobody runs here."""

    _library_class = WasmLibrary

    def _init(self, llvm_module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self._tm_features = FEATURES
        self._tm = target_machine()
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect = False
        self._opt_level = 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module


def target_machine() -> Any:
    """LLVM's machine for wasm32."""
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(
        cpu="generic", features=FEATURES, opt=OPTIMIZE, reloc="static", codemodel="default"
    )


class WasmContext(CPUContext):  # type: ignore[misc]
    """Lowers rules as for a CPU and leaves out what only Python would call."""

    def post_lowering(self, module: Any, library: Any) -> None:
        """Numba's run time counts references; rules have none."""

    def create_cpython_wrapper(self, *args: Any, **kws: Any) -> None:
        """Python calls nothing here."""

    def create_cfunc_wrapper(self, *args: Any, **kws: Any) -> None:
        """Nor does C."""

    def pack_value(self, builder: Any, ty: Any, value: Any, ptr: Any, align: Any = None) -> None:
        """Copy a record as a piece of memory; Numba would load and store it byte by byte."""
        if not isinstance(ty, types.Record):
            super().pack_value(builder, ty, value, ptr, align)
            return
        size = self.get_constant(types.intp, ty.size)
        cgutils.raw_memcpy(builder, ptr, value, size, 1)

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:
        """There is nothing to run; Numba wants a built-in function of its own for every rule.

        This one is a new object each time, and refuses what a rule would be called with.
        """
        return {}.update


@contextmanager
def aimed_at_wasm() -> Iterator[WasmContext]:
    """Let everything Numba compiles be for wasm32.

    Rules that are declared already hold Numba's context, so it is changed where it is. Only for a
    process that runs no rules before or after: what is compiled once is not compiled again. And
    nothing of it goes to the cache on disk, or comes from there.
    """
    context = cpu_target.target_context
    context.refresh()  # Numba starts its own run time now, while this machine is the target
    kept = context._internal_codegen, FunctionCache.load_overload, FunctionCache.save_overload
    context.__class__, context._internal_codegen = WasmContext, WasmCodegen("orrery.wasm")
    FunctionCache.load_overload = FunctionCache.save_overload = lambda *args: None
    try:
        yield context
    finally:
        context.__class__ = CPUContext
        context._internal_codegen, FunctionCache.load_overload, FunctionCache.save_overload = kept
