"""Many searches side by side in the memory of a GPU, one for each row of a batch."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.network.layers import Network, no_network
from orrery.bots.search.searcher import nodes_for
from orrery.bots.search.work import Knobs
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.cuda.charts import chart_memory
from orrery.cuda.copies import padded
from orrery.cuda.device import clear_memory, require_gpu, zeros
from orrery.cuda.nodes import node_dtype
from orrery.cuda.rolling import exact, rolled
from orrery.cuda.searches import (
    MOST_FIRST,
    MOST_SECOND,
    N_LEFT,
    WAVES,
    bytes_beside,
    new_searches,
)
from orrery.cuda.tuning import search_tuning_of

TEMPLATE = "orrery.cuda.thinking"
MOST_OF_MEMORY = 0.85  # of what is free, for the trees
LEAST_NODES = 1_000
MOST_PER_ITERATION = 64  # nodes
BLOCKS = 16  # of a multiprocessor, for looks: as many as it runs at once
WARPS = 16  # that a multiprocessor runs at once, with the registers that a search takes


class CudaMinds:
    """Rows of trees; a row chooses as a fresh `Searcher` of the same seed and iterations does."""

    def __init__(
        self, game: Game, board: Any, n_seats: int, knobs: Knobs, iterations: int, size: int,
        network: Network | None = None,
    ) -> None:  # fmt: skip
        """Room for `size` searches of `iterations` each."""
        cuda = require_gpu()
        self._template = game.template(TEMPLATE)
        _check_network(network)
        self._cuda, self.size, self.iterations = cuda, size, iterations
        self._n_seats = n_seats
        self.dtype = padded(game.dtype)
        self._knobs = knobs if network is not None else knobs._replace(learned=0)
        self._tuning = search_tuning_of(game.meta.id)
        self._board = cuda.to_device(memory_of(board))
        self._chart = cuda.to_device(chart_memory(game, board))
        self._network = Network(*map(cuda.to_device, not_empty(network or no_network())))
        self._order = cuda.to_device(np.arange(size, dtype=np.int32))
        _check_memory(cuda, game, n_seats, size, iterations)
        self._searches = new_searches(
            zeros, game, n_seats, size, room_for(game, iterations), knobs.halving
        )
        self._n_multiprocessors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._look_grid = self._wide_grid(BLOCKS)
        self._playout_grid = self._wide_grid(self._tuning.playout_blocks)
        self._judge_grid = self._wide_grid(self._tuning.judge_blocks)

    @property
    def nodes(self) -> Any:
        """[row, node]; on the GPU."""
        return self._searches.nodes

    @property
    def n_nodes(self) -> Any:
        """[row]: how many of them are in use."""
        return self._searches.n_nodes

    def _grid_of(self, n: int) -> tuple[int, int]:
        """Blocks and threads for n rows."""
        threads = spread(n, self._n_multiprocessors, self._tuning.threads)
        return -(-n // threads), threads

    def _wide_grid(self, blocks: int) -> tuple[int, int]:
        """Blocks and threads for a list of any length, so many of a multiprocessor."""
        return self._n_multiprocessors * blocks, self._tuning.list_threads

    @property
    def n_full(self) -> int:
        """How many trees of the last search were full: those may choose otherwise than a CPU's."""
        return int((self.n_nodes.copy_to_host() >= self.nodes.shape[1]).sum())

    def line_up(self, widths: npt.NDArray[np.int32]) -> None:
        """Search rows of equal width side by side from now on; those of none are left out.

        A warp does one thing at a time, and games with as many actions are often about the same
        thing. No row chooses otherwise for it. The widest come first, since they take longest.
        """
        order = np.argsort(-widths, kind="stable")[: max(1, np.count_nonzero(widths))]
        self._order = self._cuda.to_device(order.astype(np.int32))

    def think(self, known: Any, seats: Any, rngs: Any) -> None:
        """Search the rows whose seat is not CHANCE; `known` holds what that seat may know."""
        searches, template, grid = self._searches, self._template, self._grid_of(len(self._order))
        with rolled(self._tuning.shortest_loop), exact(self.dtype.itemsize):
            if self._knobs.halving > 0:
                template.draw_lucks[self._grid_of(self.size)](seats, rngs, searches.lucks)
            template.begin[grid](searches, known, self._order, seats)
            n_left = 1
            while n_left > 0:
                clear_memory(searches.counts)
                for wave in range(WAVES):
                    self._go_on(grid, seats, rngs, wave)
                n_left = int(searches.counts.copy_to_host()[-1, N_LEFT])

    def _go_on(self, grid: tuple[int, int], seats: Any, rngs: Any, wave: int) -> None:
        """Every row as far as it goes by itself, then what rows wait for."""
        template, searches, knobs = self._template, self._searches, self._knobs
        place, network = (self._board, self._chart, searches), (self._network, self._n_seats)
        template.walk_kernel(knobs)[grid](
            *place, self._order, seats, rngs, *network, self.iterations, wave
        )
        template.look_kernel(knobs)[self._look_grid](*place, wave)
        template.play_out_kernel(knobs)[self._playout_grid](*place, seats, rngs, *network, wave)
        template.judge_kernel(knobs)[self._judge_grid](*place, wave)


def _check_memory(cuda: Any, game: Game, n_seats: int, size: int, iterations: int) -> None:
    """BadInput if searches do not fit into memory."""
    wanted = size * bytes_for(game, n_seats, iterations)
    free, _ = cuda.current_context().get_memory_info()
    if wanted > MOST_OF_MEMORY * free:
        raise BadInput(
            f"{size:,} trees of {room_for(game, iterations):,} nodes take {wanted / 1e9:.1f} GB,"
            f" and the GPU has {free / 1e9:.1f} GB free: take fewer games or fewer iterations"
        )


def room_for(game: Game, iterations: int) -> int:
    """Nodes of a tree: less than the CPU reserves, whose memory is taken only where it is used."""
    measured = search_tuning_of(game.meta.id).nodes_per_iteration
    per_iteration = measured or max(8, min(MOST_PER_ITERATION, game.engine.MAX_ACTIONS // 3))
    return min(nodes_for(iterations), LEAST_NODES + per_iteration * iterations)


def bytes_for(game: Game, n_seats: int, iterations: int) -> int:
    """The memory of one row's search."""
    tree = room_for(game, iterations) * node_dtype(n_seats).itemsize
    return tree + bytes_beside(game)


def spread(size: int, n_multiprocessors: int, most: int) -> int:
    """Threads of a block: a whole warp's only if there are rows enough for all warps.

    Games side by side in a warp do different things, one after the other; a warp of fewer of them
    is done sooner.
    """
    for_each = size // (n_multiprocessors * WARPS)
    return most if for_each >= 32 else max(1, for_each)


def not_empty(network: Network) -> Network:
    """Without arrays of length 0, of which a GPU can hold none."""
    arrays: list[Any] = [np.zeros((1,) * a.ndim, a.dtype) if a.size == 0 else a for a in network]
    return Network(*arrays)


def _check_network(network: Network | None) -> None:
    """BadInput if a kernel has no room for a network."""
    if network is None:
        return
    n_first, n_second = len(network.first_bias), len(network.second_bias)
    most = MOST_FIRST, MOST_SECOND
    if n_first > most[0] or n_second > most[1]:
        raise BadInput(
            f"a network of {n_first} and {n_second} units is too wide for the GPU:"
            f" at most {most[0]} and {most[1]}"
        )
