"""Compiles the kernels of a game to PTX, without a GPU: shows that the rules stay compilable."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np

from orrery.bots.levels import knobs_of, read_level
from orrery.bots.network.layers import no_network
from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.cuda.charts import chart_memory
from orrery.cuda.copies import padded
from orrery.cuda.device import cuda
from orrery.cuda.rolling import exact, rolled
from orrery.cuda.searches import new_searches
from orrery.cuda.tuning import search_tuning_of, tuning_of

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


def expansion_ptx(game: Game) -> str:
    """The PTX of every action of every row."""
    from numba import types

    kernels = game.template("orrery.cuda.expansion")
    values = game.meta.read_options(None, {})
    board = memory_of(game.load_board(game.default_board(values)))
    signature = (
        records(board.dtype), records(game.dtype), types.uint64[::1], types.int32[::1],
        types.int64[::1], types.int32[::1], records(game.dtype),
    )  # fmt: skip
    with pretended_gpu(), rolled(tuning_of(game.meta.id).shortest_loop):
        text, _ = cuda().compile_ptx(kernels.expand.py_func, signature, cc=HOPPER)
    return str(text)


def search_ptx(game: Game, level: str = "captain") -> str:
    """The PTX of the search of a rank."""
    from numba import types

    template = game.template("orrery.cuda.thinking")
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    n_seats = int(values["players"])
    knobs = knobs_of(read_level(game, level, n_seats))
    searches = typeof(new_searches(np.zeros, game, n_seats, 1, 1, 1))
    place = records(memory_of(board).dtype), typeof(chart_memory(game, board)), searches
    rows, number = (types.int32[::1], types.uint64[::1]), types.int64
    network = typeof(no_network()), number
    kernels = {
        template.walk_kernel: (types.int32[::1], *rows, *network, number),
        template.look_kernel: (),
        template.play_out_kernel: (*rows, *network),
        template.judge_kernel: (),
    }
    shortest = search_tuning_of(game.meta.id).shortest_loop
    with pretended_gpu(), rolled(shortest), exact(padded(game.dtype).itemsize):
        made = [
            cuda().compile_ptx(kernel(knobs).py_func, (*place, *own, number), cc=HOPPER)[0]
            for kernel, own in kernels.items()
        ]
    return "\n".join(made)


def typeof(value: Any) -> Any:
    """What Numba calls the type of a value."""
    import numba

    return numba.typeof(value)


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
