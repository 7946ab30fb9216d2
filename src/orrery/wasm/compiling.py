"""A game's rules to one object file for wasm32, in a process of its own.

    python -m orrery.wasm.compiling GAME FILE

`build` starts it: a process whose Numba was aimed at wasm32 can run no rules (`target`).
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import from_dtype, types
from numba.core.compiler_lock import global_compiler_lock

from orrery.bots.search.charts import NO_CHART
from orrery.bots.search.tree import Tree
from orrery.core.errors import BadGame
from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.core.registry import find_game
from orrery.wasm.fingerprint import ALL_EXPORTS, EXPORTS, SEARCH_EXPORTS
from orrery.wasm.target import OPTIMIZE, WasmContext, aimed_at_wasm, target_machine

I32 = ir.IntType(32)
I64 = ir.IntType(64)
LONG = ("play_many",)
"""Whose answer may not fit into 32 bits; all other numbers do, and are plain ones in a browser."""

POINTERS = {
    "actions": types.int32,
    "weights": types.int32,
    "trace": types.int32,
    "rng": types.uint64,
    "seeds": types.uint64,
    "features": types.float32,
    "lengths": types.int64,
    "scores": types.int64,
    "wins": types.boolean,
    "memory": types.uint8,
    "path": types.int32,
    "marks": types.int32,
    "values": types.float64,
    "priors": types.float64,
    "notes": types.float64,
    "knobs": types.float64,
    "lucks": types.uint64,
    **{f"tree_{name}": types.int32 for name in Tree._fields},
    "tree_prior": types.float64,
    "tree_value": types.float64,
    **{f"network_{name}": types.int16 for name in ("first", "second", "last")},
    **{f"network_{name}_bias": types.int32 for name in ("first", "second", "last")},
    **{f"pad_{name}": types.int32 for name in ("first", "second", "logits")},
    "pad_features": types.float32,
}
"""Parameters that are the address of an array, and of what. Others are records or numbers."""


def main(game_id: str, file: str) -> None:
    """Write the object file of a game."""
    with aimed_at_wasm() as context, global_compiler_lock:
        Path(file).write_bytes(object_file(find_game(game_id), context))


def object_file(game: Game, context: WasmContext) -> bytes:
    """All exports of a game, linked and optimized together."""
    rules, search = (game.template(f"orrery.wasm.{name}") for name in ("exports", "search"))
    homes = dict.fromkeys(EXPORTS, rules) | dict.fromkeys(SEARCH_EXPORTS, search)
    known = record_types(game)
    library = context.codegen().create_library(f"orrery.{game.meta.id}")
    module = library.create_ir_module("exports")
    for name, home in homes.items():
        compiled = compile_export(home, name, known)
        library.add_linking_library(compiled.library)
        add_wrapper(module, context, compiled.fndesc, name)
    library.add_ir_module(module)
    library.finalize()
    return emitted(library._final_module)


def record_types(game: Game) -> dict[str, Any]:
    """The types of the records that rules take."""
    values = game.meta.read_options(None, {})
    board = memory_of(game.load_board(game.default_board(values)))
    options = memory_of(game.options_record(values))
    dtypes = {"board": board.dtype, "options": options.dtype, "state": game.dtype}
    known = {name: from_dtype(dtype) for name, dtype in dtypes.items()}
    return known | {
        "states": types.CPointer(known["state"]),
        "charts": types.CPointer(chart_type(game)),
    }


def chart_type(game: Game) -> Any:
    """What a game's chart is made of; it cannot be drawn here, so its module must say so."""
    if game.hooks.chart is None:
        return from_dtype(NO_CHART.dtype)
    dtype = getattr(game.hooks.chart, "CHART", None)
    if dtype is None:
        raise BadGame(f"{game.package}.chart has no CHART, the record that new_chart draws")
    return from_dtype(dtype)


def compile_export(exports: ModuleType, name: str, records: dict[str, Any]) -> Any:
    """What Numba makes of one export."""
    function = getattr(exports, name)
    names = inspect.signature(function.py_func).parameters
    signature = tuple(parameter_type(one, records) for one in names)
    function.compile(types.int64(*signature))
    return function.overloads[signature]


def parameter_type(name: str, records: dict[str, Any]) -> Any:
    """A record, the address of an array, or a number."""
    if name in POINTERS:
        return types.CPointer(POINTERS[name])
    return records.get(name, types.int64)


def add_wrapper(module: Any, context: WasmContext, fndesc: Any, name: str) -> None:
    """A function with a name of ours, and numbers of 32 bits, around one of Numba's.

    A rule raises nothing; should one do so all the same, the module traps.
    """
    convention = context.call_conv
    kind = convention.get_function_type(fndesc.restype, fndesc.argtypes)
    inner = ir.Function(module, kind, fndesc.llvm_func_name)
    inside = [context.get_value_type(one) for one in fndesc.argtypes]
    answer = I64 if name in LONG else I32
    shape = ir.FunctionType(answer, [I32 if one == I64 else one for one in inside])
    outer = ir.Function(module, shape, name)
    builder = ir.IRBuilder(outer.append_basic_block("entry"))
    pairs = zip(outer.args, inside, strict=True)
    args = [builder.sext(arg, I64) if one == I64 else arg for arg, one in pairs]
    status, out = convention.call_function(builder, inner, fndesc.restype, fndesc.argtypes, args)
    with builder.if_then(status.is_error, likely=False):
        builder.call(trap_of(module), [])
    builder.ret(out if answer == I64 else builder.trunc(out, I32))


def trap_of(module: Any) -> Any:
    """The instruction that stops everything."""
    name = "llvm.trap"
    known = module.globals.get(name)
    return known or ir.Function(module, ir.FunctionType(ir.VoidType(), []), name)


def emitted(module: Any) -> bytes:
    """The object file of a module whose only names are the exports."""
    for function in module.functions:
        if not function.is_declaration and function.name not in ALL_EXPORTS:
            function.linkage = llvm.Linkage.internal
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = llvm.Linkage.internal
    machine = target_machine()
    tuning = llvm.PipelineTuningOptions(speed_level=OPTIMIZE)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


if __name__ == "__main__":
    main(*sys.argv[1:])
