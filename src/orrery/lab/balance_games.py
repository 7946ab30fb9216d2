"""Games with everything written down: who did what out of how many, who led, what happened.

The simple players run in a compiled loop, those who search move by move. Both play the games of
`orrery selfplay` with the same seeds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.matches import Match
from orrery.bots.players import SEARCHING, Bot, bot_kind
from orrery.bots.search.searcher import Choice
from orrery.core.chance import CHANCE, game_seed
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.records import Record, memory_of
from orrery.core.runs import rules_rows
from orrery.core.scratch import new_scratch
from orrery.core.trace import EVENT_SIZE, new_trace
from orrery.lab.arena import own_class

TEMPLATE = "orrery.lab.balance_loop"
ROOM = 1 << 12  # events; a game with more is played again with more room

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Chronicle:
    """A finished game; entry i of the first four arrays is action i, nature's included."""

    seats: Ints
    played: Ints
    choices: Ints
    """How many actions were legal."""
    leaders: Ints
    """The only seat with the highest score after the action, or -1."""
    events: Ints
    """In order: kind and five numbers."""
    scores: list[int]
    winners: list[int]
    thoughts: list[list[Choice]] = field(default_factory=list)
    """What who searched made of each action; empty for all others, and for games without any."""


def chronicles(
    game: Game, board: Any, values: Values, bots: Sequence[str], seeds: npt.NDArray[np.uint64]
) -> Iterator[Chronicle]:
    """One game for each seed, seat s played by `bots[s]`."""
    if max(kind_of(name) for name in bots) >= SEARCHING:
        return _thoughtful(game, board, values, bots, seeds)
    return _simple(game, board, values, bots, seeds)


def kind_of(name: str) -> int:
    """The number of a player's kind; who is named MODULE:CLASS plays move by move."""
    if ":" in name:
        own_class(name)
        return SEARCHING
    return bot_kind(name)


def _new_bot(game: Game, name: str, n_seats: int) -> Bot:
    own = own_class(name)(game) if ":" in name else None
    return Bot(game, name, player=own, n_seats=n_seats)


def _simple(
    game: Game, board: Any, values: Values, bots: Sequence[str], seeds: npt.NDArray[np.uint64]
) -> Iterator[Chronicle]:
    kinds = np.array([bot_kind(name) for name in bots], np.int8)
    recorder = _Recorder(game, board, kinds)
    for seed in seeds:
        yield recorder.record(values, seed)


class _Recorder:
    """Memory for one game of the compiled loop, used again and again."""

    def __init__(self, game: Game, board: Any, kinds: npt.NDArray[np.int8]) -> None:
        self.game = game
        self.board = board
        self.kinds = kinds
        self.states = np.zeros(3, game.dtype)
        self.scratch = new_scratch(game.engine)
        self.trace = new_trace(ROOM)
        self.log = np.zeros((4, game.meta.max_actions), np.int32)

    def record(self, values: Values, seed: np.uint64) -> Chronicle:
        """Play the game of a seed, again where its events did not find room."""
        n = self._play(values, seed)
        while self.trace[0, 0] >= len(self.trace) - 1:
            self.trace = new_trace(4 * len(self.trace))
            n = self._play(values, seed)
        state = Record(self.states[:1])
        seats, played, choices, leaders = self.log[:, :n].astype(np.int64)
        events = self.trace[1 : 1 + self.trace[0, 0]].astype(np.int64)
        scores = self.game.scores(self.board, state)
        winners = self.game.winners(self.board, state)
        return Chronicle(seats, played, choices, leaders, events, scores, winners)

    def _play(self, values: Values, seed: np.uint64) -> int:
        self.states[0] = memory_of(self.game.setup(self.board, values))[0]
        self.trace[0, 0] = 0
        self.scratch.rng[0] = seed
        return int(
            self.game.template(TEMPLATE).record_one(
                rules_view(self.board), rules_rows(self.states), self.kinds, *self.log,
                self.scratch, self.trace,
            )
        )  # fmt: skip


def _thoughtful(
    game: Game, board: Any, values: Values, bots: Sequence[str], seeds: npt.NDArray[np.uint64]
) -> Iterator[Chronicle]:
    """Where somebody searches; seats start each game with seeds of their own."""
    players = [_new_bot(game, name, len(bots)) for name in bots]
    for seed in seeds.tolist():
        for seat, player in enumerate(players):
            player.forget(game_seed(seed, seat))
        yield _match(game, board, values, players, seed)


def _match(game: Game, board: Any, values: Values, players: Sequence[Bot], seed: int) -> Chronicle:
    """Play a match, writing everything down."""
    match = Match(game, board, players, seed)
    state = game.setup(board, values)
    log: list[tuple[int, int, int, int]] = []
    thoughts: list[list[Choice]] = []
    events: list[Any] = []
    while len(log) < game.meta.max_actions and not game.is_over(board, state):
        seat, action = match.next_step(state)
        is_chance = seat == CHANCE
        n = len((game.chances(board, state)[0]) if is_chance else game.actions(board, state, seat))
        thoughts.append([] if is_chance else players[seat].thoughts)
        events += game.apply(board, state, seat, action)
        log.append((seat, action, n, leader_of(game.scores(board, state))))
    seats, played, choices, leaders = np.array(log, np.int64).reshape(-1, 4).T
    found = np.array(events, np.int64).reshape(-1, EVENT_SIZE)
    scores, winners = game.scores(board, state), game.winners(board, state)
    return Chronicle(seats, played, choices, leaders, found, scores, winners, thoughts)


def leader_of(scores: Sequence[int]) -> int:
    """The only seat with the highest score, or -1."""
    best = max(scores)
    return scores.index(best) if list(scores).count(best) == 1 else -1
