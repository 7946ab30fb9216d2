"""Officers: the players who search, by rank; they can say what they think."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orrery.bots.deeds import Deed
from orrery.bots.endings.files import endings_of
from orrery.bots.endings.tables import EndingTable, Oracle
from orrery.bots.levels import Level, knobs_of, remembers
from orrery.bots.network.files import network_of
from orrery.bots.search.searcher import Budget, Choice, Searcher
from orrery.bots.tastes import Taste, Taster
from orrery.core.chance import CHANCE, new_rng
from orrery.core.errors import BadInput
from orrery.core.game import Game

LONGEST_LINE = 8
WARMING = 2  # iterations


@dataclass(frozen=True)
class Line:
    """A choice, and how play may go on after it."""

    choice: Choice
    actions: tuple[str, ...]
    """Texts; the first is the choice itself."""
    seats: tuple[int, ...]
    """Who plays each of them."""


class Officer:
    """A player who searches; sees positions without what its seat may not know."""

    def __init__(
        self,
        game: Game,
        level: Level,
        seed: int,
        with_clock: bool = False,
        threads: int = 1,
        taste: Taste | None = None,
    ) -> None:
        """With a clock the level's milliseconds count too, and choices depend on the machine.

        With a taste it plays what it likes among the actions that are as good as the best.
        """
        self.game = game
        self.level = level
        self.threads = threads
        self.taste = taste
        self.budget = Budget(level.iterations, level.milliseconds if with_clock else None)
        self._searcher: Searcher | None = None
        self.thoughts: list[Choice] = []
        """What it made of its last choice, best first; nothing where it did not search."""
        self.forget(seed)

    def forget(self, seed: int) -> None:
        """Start anew, as if just made with another seed."""
        self._seed = seed
        self._past: Sequence[Deed] = ()
        self._whims = random.Random(seed)
        if self._searcher is not None:
            self._searcher.forget(seed)

    @property
    def remembers(self) -> bool:
        """Whether the past makes a difference."""
        return remembers(self.game, self.level)

    def recall(self, past: Sequence[Deed]) -> None:
        """Think of this past from now on, in place of any other; as its own seat saw it."""
        self._past = past

    def choose(self, board: Any, known: Any, seat: int) -> int:
        """An action: the only one, now and then one drawn by lot, else the one most looked at.

        Who has a taste plays by that among those that are as good.
        """
        self.thoughts = []
        actions = self.game.actions(board, known, seat)
        if not actions:
            raise BadInput(
                f"{self.game.seat_name(seat)} may not act now: there is nothing to choose"
            )
        if len(actions) == 1:
            return actions[0]
        if self._whims.random() < self.level.random_share:
            return self._drawn(board, known, seat)
        self.thoughts = self.think(board, known, seat)
        if self.taste is None:
            return self.thoughts[0].action
        taster = Taster(self.game, self.taste, self._searcher_for(known), self._whims)
        return taster.choose(board, known, seat, self.thoughts)

    def _drawn(self, board: Any, known: Any, seat: int) -> int:
        """By lot, as likely as it looks good at once."""
        self.think(board, known, seat)
        looks = self._searcher_for(known).impressions(seat)
        return lot_drawn(looks, self._whims.random())

    def think(self, board: Any, known: Any, seat: int) -> list[Choice]:
        """Search; all choices that were looked at, best first."""
        searcher = self._searcher_for(known)
        if self.remembers:
            searcher.remember(board, self._past, seat)
        found = searcher.think(board, known, seat, self.budget)
        return found if self._endings is None else self._sure(board, known, seat, found)

    def _sure(self, board: Any, known: Any, seat: int, found: list[Choice]) -> list[Choice]:
        """What a search has found; where all is solved, what is true comes first."""
        shares = self._oracle.shares(board, known, seat)
        if not shares:
            return found
        visits = dict.fromkeys(shares, 0) | {one.action: one.visits for one in found}
        sure = [Choice(action, n, shares[action]) for action, n in visits.items()]
        return sorted(sure, key=lambda one: (-one.value, -one.visits, one.action))

    def warm_up(self, board: Any, known: Any, seat: int) -> None:
        """A few iterations without a clock: what they compile costs no time later."""
        searcher = self._searcher_for(known)
        if self.remembers:
            searcher.remember(board, self._past, seat)
        searcher.think(board, known, seat, Budget(WARMING))
        searcher.forget(self._seed)

    def lines(self, board: Any, known: Any, seat: int, n_lines: int = 3) -> list[Line]:
        """Search; the best choices and what would follow."""
        choices = self.think(board, known, seat)[:n_lines]
        return [self._line(board, known, seat, choice) for choice in choices]

    @property
    def _endings(self) -> EndingTable | None:
        """What it knows of endings; a module knows nothing of them."""
        is_asked = self.level.endings > 0 and not self.game.is_elsewhere
        return endings_of(self.game) if is_asked else None

    @functools.cached_property
    def _oracle(self) -> Oracle:
        table = endings_of(self.game)
        assert table is not None
        return Oracle(self.game, table)

    def _searcher_for(self, known: Any) -> Searcher:
        if self._searcher is None:
            self._searcher = Searcher(
                self.game, knobs_of(self.level), known.n_seats, self.level.iterations,
                self._seed, self.threads, network_of(self.game) if self.level.learned else None,
            )  # fmt: skip
        self._searcher.know(self._endings)
        return self._searcher

    def _line(self, board: Any, known: Any, seat: int, choice: Choice) -> Line:
        """The line as far as it is certain: up to nature's next action or a hidden card."""
        state = self.game.dealt(board, known, seat, new_rng(self._seed))
        steps = self._searcher_for(known).best_line(choice.action)
        texts, seats = certain_part(self.game, board, state, steps)
        return Line(choice, tuple(texts), tuple(seats))


def lot_drawn(lots: Sequence[tuple[int, float]], luck: float) -> int:
    """The action whose lot `luck`, from 0 to 1, falls on; added up in order, as browsers do."""
    total = 0.0
    for _, weight in lots:
        total += weight
    mark, passed = luck * total, 0.0
    for action, weight in lots:
        passed += weight
        if mark < passed:
            return action
    return lots[-1][0]


def certain_part(
    game: Game, board: Any, state: Any, steps: Sequence[tuple[int, int]]
) -> tuple[list[str], list[int]]:
    """Texts and seats of a line of (seat, action), up to nature's or one that is not possible."""
    texts: list[str] = []
    seats: list[int] = []
    for actor, action in steps[:LONGEST_LINE]:
        if actor == CHANCE or game.why_not(board, state, actor, action):
            break
        texts.append(game.action_text(board, state, actor, action))
        seats.append(actor)
        state = game.after(board, state, actor, action)
    return texts, seats
