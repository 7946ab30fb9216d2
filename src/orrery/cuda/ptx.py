"""Compiles the kernels of a game to PTX, without a GPU: shows that the rules stay compilable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.cuda.device import cuda
from orrery.cuda.rolling import rolled
from orrery.cuda.tuning import tuning_of

HOPPER = (9, 0)


def playout_ptx(game: Game) -> str:
    """The PTX of whole random games."""
    from numba import types

    kernels = game.template("orrery.cuda.kernels")
    values = game.meta.read_options(None, {})
    board = memory_of(game.load_board(game.default_board(values)))
    options = memory_of(game.options_record(values))
    signature = (
        records(board.dtype), records(options.dtype), records(game.dtype), types.uint64[::1],
        types.int64,
        types.int64[::1], types.int64[:, ::1], types.boolean[:, ::1],
    )  # fmt: skip
    with pretended_gpu(), rolled(tuning_of(game.meta.id).shortest_loop):
        text, _ = cuda().compile_ptx(kernels.play_out.py_func, signature, cc=HOPPER)
    return str(text)


def records(dtype: Any) -> Any:
    """The type of an array of records."""
    from numba import from_dtype, types

    return types.Array(from_dtype(dtype), 1, "C")


@contextmanager
def pretended_gpu() -> Iterator[None]:
    """Numba asks the GPU at hand what it can do before it compiles; answer for a Hopper."""
    cuda()
    from numba.cuda import dispatcher

    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked
