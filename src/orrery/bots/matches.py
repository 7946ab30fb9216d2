"""One game between any players, move by move: for those who search, where speed is theirs.

Where several seats may act at once (live play) and the game has a pace (`core.hooks.Live`), time is
simulated: a player chooses, waits as long as the pace says, and acts; if the action is no longer
legal then, it chooses and waits again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from orrery.bots.deeds import Deed, with_deed
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.game import Game
from orrery.core.hooks import FIXED
from orrery.core.meta import Values


class Chooser(Protocol):
    """Anyone who can play."""

    rank: int
    """From 1 on: where pace matters, a higher rank is faster."""

    def choose(self, board: Any, state: Any, seat: int) -> int:
        """A legal action of `seat`."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """One who may want to know what was done so far."""

    remembers: bool

    def recall(self, board: Any, past: Sequence[Deed], seat: int) -> None:
        """Take it to mind before `choose`."""
        ...


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    length: int
    scores: list[int]
    winners: list[int]


def play_match(
    game: Game, board: Any, values: Values, players: Sequence[Chooser], seed: int
) -> Outcome:
    """Play a game; the seed decides nature, and who is first where several may act."""
    state = game.setup(board, values)
    match = Match(game, board, players, seed)
    length = 0
    while length < game.meta.max_actions and not game.is_over(board, state):
        seat, action = match.next_step(state)
        game.apply(board, state, seat, action)
        length += 1
    return Outcome(length, game.scores(board, state), game.winners(board, state))


class Match:
    """Who does what next."""

    def __init__(self, game: Game, board: Any, players: Sequence[Chooser], seed: int) -> None:
        """Nobody has chosen anything yet."""
        self.game = game
        self.board = board
        self.players = players
        self._nature = ChanceStream(seed)
        self._dice = random.Random(f"{seed} order")
        self._now = 0
        self._past: list[Deed] = []
        self._remembering = {
            seat: player
            for seat, player in enumerate(players)
            if isinstance(player, Remembering) and player.remembers
        }
        self._due: dict[int, tuple[int, int]] = {}  # seat -> (when it will act, what it chose)

    def next_step(self, state: Any) -> tuple[int, int]:
        """Who acts, and what is done."""
        seat, action = self._next_step(state)
        if self._remembering and seat != CHANCE:
            self._past = with_deed(self._past, state, seat, action)
        return seat, action

    def _next_step(self, state: Any) -> tuple[int, int]:
        if self.game.chance_due(self.board, state):
            actions, weights = self.game.chances(self.board, state)
            return CHANCE, actions[self._nature.pick(weights)]
        seats = self.game.to_act(self.board, state)
        if len(seats) == 1:
            return seats[0], self._choice(state, seats[0])
        if self.game.hooks.live is None:
            seat = self._dice.choice(seats)
            return seat, self._choice(state, seat)
        return self._live_step(state, seats)

    def _choice(self, state: Any, seat: int) -> int:
        if seat in self._remembering:
            self._remembering[seat].recall(self.board, self._past, seat)
        return self.players[seat].choose(self.board, state, seat)

    def _live_step(self, state: Any, seats: list[int]) -> tuple[int, int]:
        """The next action in time that is still legal when its time comes."""
        while True:
            for seat in seats:
                if seat not in self._due:
                    self._due[seat] = self._plan(state, seat)
            seat = min(seats, key=lambda seat: self._due[seat][0])
            self._now, action = self._due.pop(seat)
            if self.game.why_not(self.board, state, seat, action) == 0:
                return seat, action

    def _plan(self, state: Any, seat: int) -> tuple[int, int]:
        """When a seat will act, and what it will do."""
        assert self.game.hooks.live is not None
        pace = self.game.hooks.live.pace
        percent = pace.time_percent(FIXED, self.players[seat].rank)
        place = self.game, self.board, state, seat
        action, wait = pace.act(*place, self._choice(state, seat), percent, self._dice)
        return self._now + wait, action
