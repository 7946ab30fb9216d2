"""A module in Python: the rules of a game, without Numba and without waiting.

`Rules` has the functions of an engine (`core.contract`) and of `core.loops`, for records as plain
Python has them: each call copies the position into the module's memory and back. A board is copied
once, when it is first seen. One set of rules is for one thread.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.core.chance import Rng
from orrery.core.contract import Actions, Features, Weights
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.core.results import Results
from orrery.core.scratch import Scratch, new_scratch
from orrery.core.trace import Trace
from orrery.wasm.card import card_of, read_card
from orrery.wasm.host import Instance, started
from orrery.wasm.sections import MEMORY, imports_of


def load(game: Game, module: bytes) -> Rules:
    """The rules of a game from a module; BadInput if it is damaged, stale or another game's."""
    told, wanted = read_card(module), card_of(game)
    if told.game != wanted.game:
        raise BadInput(f"this WebAssembly module is of {told.game}, not of {wanted.game}")
    if told != wanted:
        raise BadInput(f"the WebAssembly module of {told.game} is older than its rules: make wasm")
    if imports_of(module) != [MEMORY]:
        raise BadInput(f"the WebAssembly module of {told.game} asks for more than its memory")
    try:
        instance = started(module)
    except BadInput as error:
        lack = f"the WebAssembly module of {told.game} is damaged: {error.reason}"
        raise BadInput(lack) from None
    return Rules(game, instance)


class Rules:
    """A game's rules in a module."""

    def __init__(self, game: Game, instance: Instance) -> None:
        """Give the module what it writes into."""
        self._call = instance.call
        self.memory = instance.memory
        self._board: Any = None
        self._reserve(game.engine)

    def _reserve(self, engine: Any) -> None:
        """Room for all that rules may write, however small the caller's own arrays are."""
        scratch = new_scratch(engine)
        self._actions = self.memory.put("actions", scratch.actions)
        self._weights = self.memory.put("weights", scratch.weights)

    def call(self, name: str, *args: int) -> int:
        """Call an export with numbers and addresses."""
        return self._call(name, *args)

    def _position(self, board: Any, state: Any) -> tuple[int, int]:
        """The addresses of a board and of a copy of the state."""
        return self.place(board), self.memory.put("state", memory_of(state))

    def place(self, board: Any) -> int:
        """The address of a board, which is copied when it is another than the last one."""
        memory = memory_of(board)
        if board is not self._board:
            self.memory.put("board", memory)
            self._board = board
        return self.memory.reserve("board", memory.nbytes)

    def lay_tables(self, board: bytes) -> bytes:
        """A board with the tables that follow from the rest of it."""
        content = np.frombuffer(board, np.uint8).copy()
        self.call("lay_tables", self.memory.put("tables", content))
        self.memory.get("tables", content)
        return content.tobytes()

    def _back(self, state: Any) -> None:
        self.memory.get("state", memory_of(state))

    # The contract

    def setup(self, board: Any, state: Any, options: Any) -> None:
        """A fresh position."""
        where = self._position(board, state)
        self.call("setup", *where, self.memory.put("options", memory_of(options)))
        self._back(state)

    def chance_due(self, board: Any, state: Any) -> bool:
        """Nature must act next."""
        return bool(self.call("chance_due", *self._position(board, state)))

    def fill_chance(self, board: Any, state: Any, actions: Actions, weights: Weights) -> int:
        """Nature's actions and their weights; how many."""
        where = self._position(board, state)
        n = self.call("fill_chance", *where, self._actions, self._weights)
        self.memory.get("actions", actions[:n])
        self.memory.get("weights", weights[:n])
        return n

    def may_act(self, board: Any, state: Any, seat: int) -> bool:
        """Whether a seat may act."""
        return bool(self.call("may_act", *self._position(board, state), seat))

    def fill_actions(self, board: Any, state: Any, seat: int, actions: Actions) -> int:
        """The legal actions of a seat that may act; how many."""
        n = self.call("fill_actions", *self._position(board, state), seat, self._actions)
        self.memory.get("actions", actions[:n])
        return n

    def why_not(self, board: Any, state: Any, seat: int, action: int) -> int:
        """0, or the number of the reason."""
        return self.call("why_not", *self._position(board, state), seat, action)

    def apply(self, board: Any, state: Any, seat: int, action: int, trace: Trace) -> None:
        """Play a legal action; write events into `trace`."""
        where = self._position(board, state)
        self.call("apply", *where, seat, action, self.memory.put("trace", trace), len(trace))
        self.memory.get("trace", trace)
        self._back(state)

    def is_over(self, board: Any, state: Any) -> bool:
        """Whether the game has ended."""
        return bool(self.call("is_over", *self._position(board, state)))

    def score(self, board: Any, state: Any, seat: int) -> int:
        """The points of a seat."""
        return self.call("score", *self._position(board, state), seat)

    def is_winner(self, board: Any, state: Any, seat: int) -> bool:
        """Whether a seat has won."""
        return bool(self.call("is_winner", *self._position(board, state), seat))

    def hide(self, board: Any, state: Any, viewer: int) -> None:
        """Erase what the viewer may not know."""
        self.call("hide", *self._position(board, state), viewer)
        self._back(state)

    def deal_hidden(self, board: Any, state: Any, viewer: int, rng: Rng) -> None:
        """Fill again what `hide` erases, as the viewer holds it possible."""
        where = self._position(board, state)
        self.call("deal_hidden", *where, viewer, self.memory.put("rng", rng))
        self.memory.get("rng", rng)
        self._back(state)

    def observe(self, board: Any, state: Any, viewer: int, out: Features) -> None:
        """Features for learners."""
        features = self.memory.reserve("features", out.nbytes)
        self.call("observe", *self._position(board, state), viewer, features)
        self.memory.get("features", out)

    def evaluate(self, board: Any, state: Any, seat: int) -> int:
        """How well a seat stands."""
        return self.call("evaluate", *self._position(board, state), seat)

    def fault(self, board: Any, state: Any) -> int:
        """0, or the number of the invariant that this state breaks."""
        return self.call("fault", *self._position(board, state))

    # Whole games

    def playout(self, board: Any, state: Any, limit: int, scratch: Scratch) -> int:
        """Play at random to the end, or `limit` actions; how many were played."""
        where = self._position(board, state)
        n = self.call("playout", *where, limit, *self._scratch(scratch))
        self.memory.get("rng", scratch.rng)
        self._back(state)
        return n

    def play_many(
        self, board: Any, options: Any, state: Any, seeds: Any, limit: int, scratch: Scratch,
        results: Results,
    ) -> int:  # fmt: skip
        """A random game for each seed; the results of each; how many actions in all."""
        on, at = self._position(board, state)
        given = self.memory.put("options", memory_of(options))
        games = self.memory.put("seeds", np.ascontiguousarray(seeds, np.uint64))
        filled = [self.memory.put(name, getattr(results, name)) for name in Results._fields]
        total = self.call(
            "play_many", on, given, at, games, len(seeds), limit, *self._scratch(scratch), *filled,
            results.scores.shape[1],
        )  # fmt: skip
        for name in Results._fields:
            self.memory.get(name, getattr(results, name))
        self.memory.get("rng", scratch.rng)
        self._back(state)
        return total

    def _scratch(self, scratch: Scratch) -> tuple[int, int, int, int]:
        """The addresses of what loops hand down; of all of it only the generator tells anything."""
        trace = self.memory.put("trace", scratch.trace)
        return self._actions, self._weights, self.memory.put("rng", scratch.rng), trace
