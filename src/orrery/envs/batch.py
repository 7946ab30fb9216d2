"""Thousands of games at once as arrays, on CPU threads or on a GPU.

    batch = Batch("spacewalk", size=4096, players=2, seed=1)
    while learning:
        actions = policy(batch.observations, batch.masks)   # one for each row
        batch.step(actions)
        learn(batch.rewards, batch.outcomes == ENDED)

In every row it is a seat's turn to decide: `seats[row]`. Nature acts by itself, and a game that
ends is followed at once by the next one. On a GPU the arrays live there; `to_torch` and `to_jax`
see them without a copy. The same seed gives the same games on both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from orrery.core.errors import BadInput, IllegalAction
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.opening import opening
from orrery.core.outcomes import ENDED, REFUSED, WENT_ON
from orrery.core.records import Record
from orrery.core.registry import find_game
from orrery.envs.afterstates import Afterstates, copy_states, read_states
from orrery.envs.cpu_rows import CpuRows

__all__ = ["ENDED", "REFUSED", "WENT_ON", "Batch"]

DEVICES = ("cpu", "cuda")


class Rows(Protocol):
    """The games of a batch and what is known of them, on some device; one row a game."""

    states: Any
    seats: Any  # int32: who decides
    chosen: Any  # int32: what was played last
    outcomes: Any  # int8: WENT_ON, ENDED or REFUSED
    rewards: Any  # float32 [row, seat]

    @property
    def masks(self) -> Any:
        """int8 [row, action]"""

    @property
    def features(self) -> Any:
        """float32 [row, feature]"""

    def start(self, seed: int, first: int = 0) -> None:
        """Fresh games; row i draws from seed number first + i."""

    def step(self, actions: Any) -> None:
        """Play an action in every row."""

    def choose(self) -> None:
        """Write any legal action of every row into `chosen`."""

    def mask(self) -> None:
        """Fill `masks`."""

    def observe(self) -> None:
        """Fill `features`."""

    def expand(self) -> tuple[Any, Any, Any, Any]:
        """Row, seat, action and position after it, of every legal action of every row."""

    def features_of(self, states: Any, seats: Any) -> Any:
        """The features of any positions, each for its own seat."""

    def to_host(self, array: Any) -> Any:
        """An array of these as numpy sees it."""


class Batch:
    """`size` games of one variant, played side by side."""

    def __init__(
        self,
        game: str,
        size: int,
        players: int | None = None,
        seed: int | Sequence[int] = 1,
        device: str = "cpu",
        threads: int | None = None,
        board: str | None = None,
        first: int = 0,
        **options: Any,
    ) -> None:
        """Fresh games. `threads`: on the CPU, as many as there are cores unless told.

        `board`: the name of a board or a board file, if not the usual one. `first`: the number of
        the first row where a larger batch is spread over several; its games are those of the whole.
        """
        if size < 1:
            raise BadInput(f"a batch needs at least one game, not {size}")
        self.game = find_game(game)
        self.size = size
        self.values, _, self.board = opening(self.game, players, options, board)
        self.device = device
        self.first = first
        self._is_observed = self._is_masked = False
        self.rows: Rows = new_rows(self.game, self.board, self.values, size, device, threads)
        self.reset(seed)

    @property
    def n_seats(self) -> int:
        """How many play at each table."""
        return int(self.values["players"])

    @property
    def n_actions(self) -> int:
        """Actions are numbers below this."""
        return int(self.game.engine.N_ACTIONS)

    @property
    def seats(self) -> Any:
        """Who decides in each row."""
        return self.rows.seats

    @property
    def outcomes(self) -> Any:
        """What came of the last step in each row: WENT_ON, ENDED or REFUSED."""
        return self.rows.outcomes

    @property
    def rewards(self) -> Any:
        """[row, seat] of the last step: winners share 1 that the others pay."""
        return self.rows.rewards

    @property
    def observations(self) -> Any:
        """[row, feature]: what the seat that decides may know."""
        if not self._is_observed:
            self.rows.observe()
            self._is_observed = True
        return self.rows.features

    @property
    def masks(self) -> Any:
        """[row, action]: 1 where the seat that decides may play the action."""
        if not self._is_masked:
            self.rows.mask()
            self._is_masked = True
        return self.rows.masks

    def reset(self, seed: int | Sequence[int]) -> None:
        """Fresh games; of several seeds each row has its own."""
        if isinstance(seed, int):
            self.rows.start(seed, self.first)
        else:
            rows = self._cpu_rows("seeds for each row")
            if len(seed) != self.size:
                raise BadInput(f"{self.size} games need {self.size} seeds, not {len(seed)}")
            rows.start_each(seed)
        self._forget()

    @property
    def states(self) -> Any:
        """A copy of all positions as records; `put` takes them back, here or in another batch."""
        return copy_states(self.rows.to_host(self.rows.states))

    def put(self, positions: Any, rows: Sequence[int] | None = None) -> None:
        """Go on from these positions, records or texts, in these rows (or in all).

        Nature acts at once where it must. BadInput leaves everything as it was.
        """
        ours = self._cpu_rows("positions of your own")
        where = np.arange(self.size) if rows is None else np.asarray(rows, np.int64)
        states = read_states(self.game, self.board, positions, self.n_seats)
        if len(states) != len(where):
            raise BadInput(f"{len(where)} rows need {len(where)} positions, not {len(states)}")
        ours.put(states, where)
        self._forget()

    def finals(self, rows: Any) -> Any:
        """A copy of the positions in which the last games of these rows ended."""
        return copy_states(self._cpu_rows("positions of finished games").finals[rows])

    def expand(self) -> Afterstates:
        """Every legal action of every row, and the position after it, before nature answers."""
        return Afterstates(*self.rows.expand())

    def features(self, states: Any, seats: Any) -> Any:
        """The features of any positions (of `expand`, say), each for its own seat."""
        return self.rows.features_of(states, seats)

    def step(self, actions: Any, check: bool | None = None) -> None:
        """Play an action in every row.

        With `check` (the default on the CPU) an illegal action raises IllegalAction; its row is
        left as it was, the others have moved. Without, the row's outcome is REFUSED.
        """
        if len(actions) != self.size:
            raise BadInput(f"{self.size} games need {self.size} actions, not {len(actions)}")
        self.rows.step(actions)
        self._forget()
        if self.device == "cpu" if check is None else check:
            self._raise_refusal()

    def random_actions(self) -> Any:
        """A legal action for each row, all equally likely."""
        self.rows.choose()
        return self.rows.chosen

    def position(self, row: int) -> str:
        """The position of a row as text."""
        return self.game.position_text(self.board, self._state(row))

    def _cpu_rows(self, what: str) -> CpuRows:
        if not isinstance(self.rows, CpuRows):
            raise BadInput(f"{what}: on the CPU only, not on {self.device}")
        return self.rows

    def _forget(self) -> None:
        self._is_observed = self._is_masked = False

    def _state(self, row: int) -> Any:
        states = self.rows.to_host(self.rows.states)
        return Record(states[row : row + 1])

    def _raise_refusal(self) -> None:
        refused = np.flatnonzero(self.rows.to_host(self.rows.outcomes) == REFUSED)
        if len(refused) == 0:
            return
        row = int(refused[0])
        raise self._refusal(row, int(self.rows.to_host(self.rows.chosen)[row]))

    def _refusal(self, row: int, action: int) -> IllegalAction:
        state, seat = self._state(row), int(self.rows.to_host(self.rows.seats)[row])
        reason, clause = f"actions are numbers from 0 to {self.n_actions - 1}", ""
        if 0 <= action < self.n_actions:
            reason, clause = self.game.refusal(self.board, state, seat, action) or ("", "")
        return IllegalAction(f"action {action} in row {row}", reason, clause, self.position(row))


def new_rows(
    game: Game, board: Any, values: Values, size: int, device: str, threads: int | None
) -> Rows:
    """The rows of a batch, where the caller wants them."""
    if device == "cpu":
        return CpuRows(game, board, values, size, threads)
    if device == "cuda":
        from orrery.cuda.rows import CudaRows

        return CudaRows(game, board, values, size)
    raise BadInput(f"no device {device!r}: there are {' and '.join(DEVICES)}")
