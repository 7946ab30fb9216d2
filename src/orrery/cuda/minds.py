"""Many searches side by side in the memory of a GPU, one for each row of a batch."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.network.layers import Network, no_network
from orrery.bots.search.searcher import nodes_for
from orrery.bots.search.work import OTHER, Knobs
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.cuda.charts import chart_memory
from orrery.cuda.copies import padded
from orrery.cuda.device import require_gpu
from orrery.cuda.nodes import node_dtype
from orrery.cuda.rolling import exact, rolled
from orrery.cuda.tuning import search_tuning_of

TEMPLATE = "orrery.cuda.thinking"
MOST_OF_MEMORY = 0.85  # of what is free, for the trees
N_POSITIONS = OTHER + 1
LEAST_NODES = 2_000
MOST_PER_ITERATION = 64  # nodes
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
        _check_network(self._template, network)
        self._cuda, self._game, self.size, self.iterations = cuda, game, size, iterations
        self._n_seats = n_seats
        self.dtype = padded(game.dtype)
        self._knobs = knobs if network is not None else knobs._replace(learned=0)
        self._tuning = search_tuning_of(game.meta.id)
        self._board = cuda.to_device(memory_of(board))
        self._chart = cuda.to_device(chart_memory(game, board))
        self._network = Network(*map(cuda.to_device, not_empty(network or no_network())))
        n_own = 1 if self._tuning.is_local else size
        self._positions = cuda.device_array((n_own, N_POSITIONS), self.dtype)
        self._lucks = cuda.device_array((size, max(1, knobs.halving)), np.uint64)
        self.n_nodes = cuda.device_array(size, np.int32)
        self._order = cuda.to_device(np.arange(size, dtype=np.int32))
        self.nodes = self._new_nodes(room_for(game, iterations))

    def _new_nodes(self, capacity: int) -> Any:
        """[row, node]; BadInput if they do not fit into memory."""
        dtype = node_dtype(self._game.meta.max_players)
        wanted = self.size * capacity * dtype.itemsize
        free, _ = self._cuda.current_context().get_memory_info()
        if wanted > MOST_OF_MEMORY * free:
            raise BadInput(
                f"{self.size:,} trees of {capacity:,} nodes take {wanted / 1e9:.1f} GB, and the"
                f" GPU has {free / 1e9:.1f} GB free: take fewer games or fewer iterations"
            )
        return self._cuda.device_array((self.size, capacity), dtype)

    def _grid_of(self, n: int) -> tuple[int, int]:
        """Blocks and threads for n rows."""
        n_multiprocessors = self._cuda.get_current_device().MULTIPROCESSOR_COUNT
        threads = spread(n, n_multiprocessors, self._tuning.threads)
        return -(-n // threads), threads

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
        with rolled(self._tuning.shortest_loop), exact(self.dtype.itemsize):
            if self._knobs.halving > 0:
                self._template.draw_lucks[self._grid_of(self.size)](seats, rngs, self._lucks)
            self._template.think_kernel(self._knobs)[self._grid_of(len(self._order))](
                self._board, self._chart, known, self._positions, self._order, seats, rngs,
                self.nodes, self.n_nodes, self._lucks, self._network, self._n_seats,
                self.iterations,
            )  # fmt: skip


def room_for(game: Game, iterations: int) -> int:
    """Nodes of a tree: less than the CPU reserves, whose memory is taken only where it is used."""
    per_iteration = max(8, min(MOST_PER_ITERATION, game.engine.MAX_ACTIONS // 3))
    return min(nodes_for(iterations), LEAST_NODES + per_iteration * iterations)


def bytes_for(game: Game, iterations: int) -> int:
    """The memory of one row's tree."""
    return room_for(game, iterations) * node_dtype(game.meta.max_players).itemsize


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


def _check_network(template: Any, network: Network | None) -> None:
    """BadInput if a kernel has no room for a network."""
    if network is None:
        return
    n_first, n_second = len(network.first_bias), len(network.second_bias)
    most = template.MOST_FIRST, template.MOST_SECOND
    if n_first > most[0] or n_second > most[1]:
        raise BadInput(
            f"a network of {n_first} and {n_second} units is too wide for the GPU:"
            f" at most {most[0]} and {most[1]}"
        )
