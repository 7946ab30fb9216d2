"""The contract as Python calls it, with checked records and Python's own numbers.

This is the only place where Python meets rules, compiled ones, plain ones and those of WebAssembly
modules.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import numpy as np

from orrery.core import target
from orrery.core.chance import CHANCE, Rng
from orrery.core.direct import DirectRules
from orrery.core.errors import BadGame
from orrery.core.meta import Values
from orrery.core.records import copy_record, overwrite, raw
from orrery.core.rule import IS_PLAIN, home_of, in_python
from orrery.core.scratch import ThreadScratch
from orrery.core.stills import draft, still
from orrery.core.target import is_at_once, is_loading, runs_compiled
from orrery.core.trace import Event, events_of


class ThreadRules(Protocol):
    """The rules of a game from elsewhere; every thread that looks here finds its own."""

    @property
    def own(self) -> Any:
        """The functions of the contract, for windows on records."""


class Standing(NamedTuple):
    """How a game stands."""

    to_act: list[int]  # nature alone where it must act
    scores: list[int]
    is_over: bool
    winners: list[int]


class Calls:
    """A position, one action at a time."""

    package: str
    engine: ModuleType
    new_state: Callable[[], Any]
    options_record: Callable[[Values], Any]

    def __init__(self, engine: ModuleType) -> None:
        """Rules are asked of the engine."""
        self._scratch = ThreadScratch(engine)
        self._direct = DirectRules(self)
        self._home = home_of(in_python(engine.is_over))
        self._elsewhere: ThreadRules | None = None
        self._compiled_at = -1  # of `target.changes`, when compiled rules were last asked

    def ask(self, elsewhere: ThreadRules | None) -> None:
        """Ask other rules of the same game from now on; None: the engine."""
        self._elsewhere = elsewhere

    @property
    def is_elsewhere(self) -> bool:
        """Whether others than the engine are asked."""
        return self._elsewhere is not None and not is_loading()

    @property
    def rules(self) -> Any:
        """Who is asked."""
        if self._elsewhere is not None and not is_loading():
            return self._elsewhere.own
        is_compiled = not IS_PLAIN and runs_compiled(self._home)
        if is_compiled and self._elsewhere is None and not is_loading():
            self._compiled_at = target.changes
        return self._direct if is_compiled else self.engine

    def _code(self, name: str, board: Any, state: Any) -> Callable[..., Any]:
        """What to call of a rule for a board and a position: the code itself, once it is known.

        Asked several times for every move of every table, so it is one look and no call while
        compiled rules are asked, the engine has the same rule, and records are of the same kinds.
        """
        if self._compiled_at == target.changes and self._elsewhere is None:
            known = self._direct.known.get(name)
            if known is not None and known.rule is self.engine.__dict__.get(name):
                board_kind, state_kind, code = known.made
                if board.memory.dtype is board_kind and state.memory.dtype is state_kind:
                    return code
        found: Callable[..., Any] = getattr(self.rules, name)
        return found

    def setup(self, board: Any, values: Values) -> Any:
        """A fresh position."""
        state = self.new_state()
        self.rules.setup(board, state, self.options_record(values))
        return state

    def chance_due(self, board: Any, state: Any) -> bool:
        """Nature must act next."""
        return bool(self._code("chance_due", board, state)(board, state))

    def chances(self, board: Any, state: Any) -> tuple[list[int], list[int]]:
        """Nature's actions and their weights."""
        actions, weights = self._scratch.own.actions, self._scratch.own.weights
        n = self.rules.fill_chance(board, state, actions, weights)
        return actions[:n].tolist(), weights[:n].tolist()

    def to_act(self, board: Any, state: Any) -> list[int]:
        """The seats that may act now."""
        may_act = self._code("may_act", board, state)
        return [seat for seat in range(state.n_seats) if may_act(board, state, seat)]

    def actions(self, board: Any, state: Any, seat: int) -> list[int]:
        """The legal actions of a seat; empty when it may not act."""
        if not self._code("may_act", board, state)(board, state, seat):
            return []
        actions = self._scratch.own.actions
        n = self._code("fill_actions", board, state)(board, state, seat, actions)
        return actions[:n].tolist()

    def why_not(self, board: Any, state: Any, seat: int, action: int) -> int:
        """0, or the number of the reason."""
        said = self._code("why_not", board, state)(board, state, seat, action)
        try:
            return int(said)
        except (TypeError, ValueError):
            lack = f"{self.package}: why_not says {said!r}, which is no number of a reason"
            raise BadGame(lack) from None

    def apply(self, board: Any, state: Any, seat: int, action: int) -> list[Event]:
        """Play a legal action; what happened."""
        trace = self._scratch.events
        trace[0, 0] = 0
        self._code("apply", board, state)(board, state, seat, action, trace)
        return events_of(trace)

    def after(self, board: Any, state: Any, seat: int, action: int) -> Any:
        """The position after a legal action; `state` is left alone."""
        later = copy_record(state)
        self.rules.apply(board, later, seat, action, self._scratch.own.trace)
        return later

    def tried(self, board: Any, state: Any, seat: int, action: int) -> list[Event]:
        """What a legal action would make happen; `state` is left alone, and nothing is kept."""
        own = self._scratch
        if own.trial is None:
            own.trial = self.new_state()
        overwrite(own.trial, state)
        return self.apply(board, own.trial, seat, action)

    def is_over(self, board: Any, state: Any) -> bool:
        """The game has ended."""
        return bool(self._code("is_over", board, state)(board, state))

    def scores(self, board: Any, state: Any) -> list[int]:
        """The points of all seats."""
        args = board, state
        return [int(self.rules.score(*args, seat)) for seat in range(state.n_seats)]

    def winners(self, board: Any, state: Any) -> list[int]:
        """Who has won; empty while the game goes on."""
        if not self.is_over(board, state):
            return []
        args = board, state
        return [seat for seat in range(state.n_seats) if self.rules.is_winner(*args, seat)]

    def standing(self, board: Any, state: Any) -> Standing:
        """Who may act, the points, and whether it is over: what everybody asks of a position."""
        rule, seats = self._code, range(state.n_seats)
        may_act = rule("may_act", board, state)
        score = rule("score", board, state)
        is_over = bool(rule("is_over", board, state)(board, state))
        is_due = bool(rule("chance_due", board, state)(board, state))
        return Standing(
            [CHANCE] if is_due else [seat for seat in seats if may_act(board, state, seat)],
            [int(score(board, state, seat)) for seat in seats],
            is_over,
            self.winners(board, state) if is_over else [],
        )

    def hidden(self, board: Any, state: Any, viewer: int) -> Any:
        """A copy without what the viewer may not know."""
        copy = copy_record(state)
        self._code("hide", board, copy)(board, copy, viewer)
        return copy

    def known(self, board: Any, state: Any, viewer: int) -> Any:
        """The same for reading alone."""
        if self._compiled_at != target.changes or self._elsewhere is not None:
            return still(self.hidden(board, state, viewer))
        copy = draft(state)  # which compiled rules take as they take any record
        self._code("hide", board, copy)(board, copy, viewer)
        return copy

    def dealt(self, board: Any, hidden: Any, viewer: int, rng: Rng) -> Any:
        """A full position that the viewer of a hidden one holds possible."""
        copy = copy_record(hidden)
        self.rules.deal_hidden(board, copy, viewer, rng)
        return copy

    def observe(self, board: Any, state: Any, viewer: int) -> Any:
        """The features of a position for a viewer."""
        out = np.zeros(self.engine.OBSERVATION_SIZE, np.float32)
        self.rules.observe(board, state, viewer, out)
        return out

    def evaluate(self, board: Any, state: Any, seat: int) -> int:
        """How well a seat stands, as a greedy player sees it."""
        return int(self.rules.evaluate(board, state, seat))

    def fault(self, board: Any, state: Any) -> int:
        """0, or the number of a broken invariant."""
        return int(self.rules.fault(board, state))


def rules_view(record: Any) -> Any:
    """A record as the rules of this process take it: raw when compiled, windowed when plain."""
    return record if IS_PLAIN or is_at_once() else raw(record)
