"""Part of conformance: random games in compiled loops, every position of them audited."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.core.chance import CHANCE
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.nonconformance import Nonconformance, demand
from orrery.core.records import copy_record, memory_of, overwrite
from orrery.core.scratch import new_scratch

FURTHER_ACTIONS = 10_000
"""How far a game that is too long is played on, to say how long it is."""


class Auditor:
    """Plays and replays random games of one variant with every position audited."""

    def __init__(
        self, game: Game, values: Values, with_referee: bool = True, board: str | None = None
    ) -> None:
        """`with_referee`: ask the referee about every action number at every position."""
        self.game = game
        self.values = values
        self.with_referee = with_referee
        self.board = game.load_board(board or game.default_board(values))
        self.start = game.setup(self.board, values)
        self._state = copy_record(self.start)
        self._scratch = new_scratch(game.engine)
        self._seats = np.zeros(game.meta.max_actions + 1, np.int8)
        self._played = np.zeros(game.meta.max_actions + 1, np.int32)
        self._is_listed = np.zeros(game.engine.N_ACTIONS, np.bool_)

    def audit(self, seed: int) -> int:
        """Play and replay a game; the number of positions. Nonconformance says what broke."""
        game = self.game
        self._scratch.rng[0] = seed
        overwrite(self._state, self.start)
        link = np.ones(1, np.uint64)
        found = game.loops.audit_game(
            rules_view(self.board), rules_view(self._state), self._bytes(), self.with_referee,
            self._seats, self._played, link, self._is_listed, self._scratch,
        )  # fmt: skip
        if found != game.loops.AUDIT_OK:
            _report(game, self.values, self.board, self._state, int(found))
        self._replay(int(self._played[-1]), int(link[0]))
        return int(self._played[-1]) + 1

    def _replay(self, n: int, expected: int) -> None:
        overwrite(self._state, self.start)
        link = np.ones(1, np.uint64)
        self.game.loops.replay_game(
            rules_view(self.board), rules_view(self._state), self._bytes(),
            self._seats, self._played, n, link, self._scratch.trace,
        )  # fmt: skip
        same = int(link[0]) == expected
        demand(same, self.game, f"a replay with {self.values} leads to another hash")

    def _bytes(self) -> Any:
        return memory_of(self._state).view(np.uint8)


def _report(game: Game, values: Values, board: Any, state: Any, found: int) -> None:
    position = game.position_text(board, state)
    problem = broken_promise(game, board, state, found) or _difference(game, board, state, found)
    raise Nonconformance(f"{game.meta.id} with {values}: {problem}. Position: {position}")


def broken_promise(game: Game, board: Any, state: Any, found: int) -> str:
    """What an audit has found at a position, in words; nothing for the number of an action."""
    loops = game.loops
    if found == loops.AUDIT_FAULT:
        fault = game.fault(board, state)
        if fault == 0:
            return "an invariant is broken in the loop, though `fault` finds none here"
        return f"invariant {fault} is broken: {game.fault_text(fault)}"
    if found == loops.AUDIT_ENDLESS:
        return too_long(game, board, state)
    return "someone must act and has no action" if found == loops.AUDIT_STUCK else ""


def too_long(game: Game, board: Any, state: Any) -> str:
    """How long a game really is that goes on after the declared number of actions."""
    declared = game.meta.max_actions
    later, scratch = copy_record(state), new_scratch(game.engine)
    scratch.rng[0] = 1
    n = declared + int(
        game.loops.playout(rules_view(board), rules_view(later), FURTHER_ACTIONS, scratch)
    )
    needed = f"took {n:,} actions" if game.is_over(board, later) else f"goes on after {n:,} actions"
    return f"`max_actions` of its META says {declared:,}, but a game {needed}"


def _difference(game: Game, board: Any, state: Any, action: int) -> str:
    seats = [CHANCE, *range(state.n_seats)]
    verdicts = {seat: game.why_not(board, state, seat, action) for seat in seats}
    listed = {seat: action in game.actions(board, state, seat) for seat in range(state.n_seats)}
    return f"referee and generator differ on action {action}: {verdicts} but listed {listed}"
