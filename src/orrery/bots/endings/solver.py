"""Solves endings on several cores: endings of one way left do not need each other.

Rules run without Python's lock, so threads are enough. Neighbouring kinds share a byte where one
ends and the next begins: of each way the first, third, ... kinds are solved, then the others.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from orrery.bots.endings.tables import EndingTable, Room, endings_hook, new_table
from orrery.core.game import Game, rules_view

BYTE = 8  # bits

Tell = Callable[[int, int], None]


def solve(
    game: Game, ships: int, tokens: int, tell: Tell = lambda done, all: None, cores: int = 1
) -> EndingTable:
    """All endings with at most so many ships and tokens; `tell` hears how many are done of all."""
    hook, table = endings_hook(game), new_table(game, ships, tokens)
    total, done = hook.n_positions(table.layout), 0
    solver = Solver(game, table, cores)
    with ThreadPoolExecutor(solver.n_rooms) as pool:
        for n in range(hook.LEAST_SHIPS, ships + 1):
            kinds, ways = hook.kinds_of(table.layout, n), range(n, n * hook.MOST_WAY + 1)
            size = int(table.layout.size[kinds].sum()) * table.layout.n_contexts
            for n_ways, way in enumerate(ways, 1):
                solver.solve_way(pool, kinds, way)
                tell(done + size * n_ways // len(ways), total)  # about
            done += size
    return table


class Solver:
    """Scratch memory for each core, and the kinds that may be solved at once."""

    def __init__(self, game: Game, table: EndingTable, cores: int) -> None:
        """A kind is a byte long at least where several cores are used."""
        self._board: Any = rules_view(game.load_board(endings_hook(game).BOARD))
        self._table = table
        self.n_rooms = cores if table.layout.n_contexts >= BYTE else 1
        self._rooms: SimpleQueue[Room] = SimpleQueue()
        for _ in range(self.n_rooms):
            self._rooms.put(Room(game))
        self._is_compiled = False

    def solve_way(self, pool: ThreadPoolExecutor, kinds: list[int], way: int) -> None:
        """The endings of some kinds with that way left."""
        if not self._is_compiled:
            first, *kinds = kinds  # in this thread alone
            self._solve_kind(first, way)
            self._is_compiled = True
            self.solve_way(pool, kinds, way)
            return
        for apart in (kinds[::2], kinds[1::2]):
            list(pool.map(lambda kind: self._solve_kind(kind, way), apart))

    def _solve_kind(self, kind: int, way: int) -> None:
        room = self._rooms.get()
        try:
            room.solve_kind(self._board, self._table, kind, way)
        finally:
            self._rooms.put(room)
