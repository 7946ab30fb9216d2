"""The hunt for puzzles: decisions of real games in which one action, or a few, are clearly right.

Three steps, each dearer than the one before. A short search notices decisions in which one action
stands out. Then every legal action is proved: by force where the end is near (`force`), else by a
long search of the position after it. Last, the puzzle is graded by the fewest iterations with which
the search finds an answer itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from orrery.analysis.judge import LEVEL, Judge, Sight, final_shares
from orrery.analysis.puzzles.puzzle import Puzzle
from orrery.bots.levels import knobs_of, read_level
from orrery.bots.matches import Match
from orrery.bots.players import Bot
from orrery.bots.search.searcher import Budget, Choice, Searcher
from orrery.core.chance import new_rng
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.records import copy_record
from orrery.lab.force import Force, TooFarError

LEAST_ACTIONS, MOST_ACTIONS = 3, 60
NOTICED = 0.08  # by how much one action stands out in the short search
CLEAR = 0.12  # by how much every wrong action is worse, proved
EQUAL = 0.03  # actions this close to the best are right, too
AGAIN = 0.07  # what is left of CLEAR when the proof is repeated with another seed
GRADES = (16, 64, 256, 1024, 4096)
SEEDS = (1, 2, 3)
APART = 3  # decisions between two puzzles of one game


@dataclass(frozen=True)
class Effort:
    """How much a decision is worth."""

    notice: int = 256
    prove: int = 2048  # for each legal action and deal
    deals: int = 6  # of what is hidden
    depth: int = 4  # actions that are played out in a proof by force
    positions: int = 500  # at most, in a proof by force
    near_end: int = 12  # the last decisions, in which one is tried
    of_one_game: int = 4


@dataclass(frozen=True)
class Decision:
    """A position in which exactly one seat acts."""

    state: Any
    seat: int
    legal: list[int]
    n_left: int = 0  # decisions of the game after it


@dataclass(frozen=True)
class Proved:
    """Which actions are right, and how that is known."""

    answers: list[int]
    proof: str  # "force" or "search"
    theme: str
    values: dict[int, float]
    depth: int  # of the proof by force; 0: none


class Hunt:
    """Looks through games of one kind of table."""

    def __init__(self, game: Game, values: Values, bots: list[str], effort: Effort) -> None:
        """Games with these options, played by these bots."""
        self.game, self.values, self.effort = game, values, effort
        self.board = game.load_board(game.default_board(values))
        n_seats = int(values["players"])
        self.bots = [Bot(game, name, n_seats=n_seats) for name in bots]
        self._judges = {seed: Judge(game, seed, is_calibrated=False) for seed in SEEDS[:2]}
        self._searcher = Searcher(
            game, knobs_of(read_level(game, LEVEL, n_seats)), n_seats, GRADES[-1], 1
        )

    def puzzles(self, seed: int) -> Iterator[Puzzle]:
        """The puzzles of one game, the latest decisions first."""
        n_found, last = 0, 10**6
        for n, decision in reversed(list(enumerate(self.decisions(seed)))):
            if last - n < APART or n_found >= self.effort.of_one_game:
                continue
            proved = self.proved(decision) if self.stands_out(decision) else None
            if proved is not None:
                n_found, last = n_found + 1, n
                yield self.described(decision, proved)

    def decisions(self, seed: int) -> list[Decision]:
        """Those of one game that have something to choose from."""
        for seat, bot in enumerate(self.bots):
            bot.forget(8 * seed + seat)
        match = Match(self.game, self.board, self.bots, seed)
        state = self.game.setup(self.board, self.values)
        found = []
        for _ in range(self.game.meta.max_actions):
            if self.game.is_over(self.board, state):
                break
            seats = self.game.to_act(self.board, state)
            if len(seats) == 1 and seats[0] >= 0:
                legal = self.game.actions(self.board, state, seats[0])
                if LEAST_ACTIONS <= len(legal) <= MOST_ACTIONS:
                    found.append(Decision(copy_record(state), seats[0], list(legal)))
            state = self.game.after(self.board, state, *match.next_step(state))
        n_found = len(found)
        return [replace(one, n_left=n_found - n) for n, one in enumerate(found, 1)]

    def stands_out(self, decision: Decision) -> bool:
        """Whether a short search likes one action much better than most others."""
        choices = self.thought(decision, self.effort.notice, SEEDS[0])
        values = sorted((choice.value for choice in choices if choice.visits > 1), reverse=True)
        middle = values[len(values) // 2] if len(values) > 1 else 0.0
        return len(choices) > 1 and values[0] > 0.1 and values[0] - middle >= NOTICED

    def thought(self, decision: Decision, iterations: int, seed: int) -> list[Choice]:
        """What the search thinks of a decision, from what its seat may know."""
        known = self.game.hidden(self.board, decision.state, decision.seat)
        self._searcher.forget(seed)
        return self._searcher.think(self.board, known, decision.seat, Budget(iterations))

    # Proofs

    def proved(self, decision: Decision) -> Proved | None:
        """By force if that is possible, else by search, twice."""
        worlds = self.worlds(decision)
        is_near = decision.n_left < self.effort.near_end
        forced = self.forced(decision, worlds) if is_near else None
        if forced is not None:
            return forced if is_puzzle(forced.answers, decision) else None
        first = self.searched(decision, worlds, SEEDS[0])
        answers = right_actions(first, EQUAL, CLEAR)
        if not answers or not is_puzzle(answers, decision):
            return None
        again = self.searched(decision, worlds, SEEDS[1])
        worst = min(again[action] for action in answers)
        rest = max(value for action, value in again.items() if action not in answers)
        return Proved(answers, "search", "best", first, 0) if worst - rest >= AGAIN else None

    def worlds(self, decision: Decision) -> list[Any]:
        """What may be: the position itself, or deals of what its seat does not know."""
        if not self.game.has_secrets:
            return [decision.state]
        known = self.game.hidden(self.board, decision.state, decision.seat)
        deals = range(self.effort.deals)
        return [self.game.dealt(self.board, known, decision.seat, new_rng(deal)) for deal in deals]

    def forced(self, decision: Decision, worlds: list[Any]) -> Proved | None:
        """The actions that win by force; or those that do not lose by force, if all others do."""
        for depth in range(1, self.effort.depth + 1):
            try:
                winning = self._those(decision, worlds, depth, "wins")
                if winning:
                    theme = "win_in_one" if depth == 1 else "win"
                    return Proved(winning, "force", theme, {}, depth)
                losing = self._those(decision, worlds, depth, "loses")
            except TooFarError:
                return None
            if losing and len(decision.legal) - len(losing) in (1, 2):
                rest = [action for action in decision.legal if action not in losing]
                return Proved(rest, "force", "save", {}, depth)
        return None

    def _those(self, decision: Decision, worlds: list[Any], depth: int, verb: str) -> list[int]:
        """The actions after which the seat wins, or loses, by force in every world."""
        force = Force(self.game, self.board, self.effort.positions)
        return [
            action
            for action in decision.legal
            if all(
                getattr(force, verb)(
                    self.game.after(self.board, world, decision.seat, action),
                    decision.seat,
                    depth - 1,
                )
                for world in worlds
            )
        ]

    def searched(self, decision: Decision, worlds: list[Any], seed: int) -> dict[int, float]:
        """What each action is worth to its seat: a long search of the position after it."""
        found = {}
        for action in decision.legal:
            shares = [self._share(world, decision.seat, action, seed) for world in worlds]
            found[action] = sum(shares) / len(shares)
        return found

    def _share(self, world: Any, seat: int, action: int, seed: int) -> float:
        after = self.game.after(self.board, world, seat, action)
        final = final_shares(self.game, self.board, after)
        if final is not None:
            return final[seat]
        sight = Sight(seat, self.game.hidden(self.board, after, seat))
        return self._judges[seed].shares(self.board, [sight], self.effort.prove)[seat]

    # Description

    def described(self, decision: Decision, proved: Proved) -> Puzzle:
        """The puzzle as it is kept."""
        game, place = self.game, (self.board, decision.state, decision.seat)
        say = {action: game.action_text(*place, action) for action in decision.legal}
        return Puzzle(
            game=game.meta.id,
            position=game.position_text(self.board, decision.state),
            seat=game.meta.seat_names[decision.seat],
            answers=[say[action] for action in proved.answers],
            theme=proved.theme,
            grade=self.grade(decision, proved.answers),
            proof=proved.proof,
            depth=proved.depth,
            iterations=0 if proved.proof == "force" else self.effort.prove,
            deals=self.effort.deals if game.has_secrets else 1,
            values={say[action]: round(value, 2) for action, value in proved.values.items()},
        )

    def grade(self, decision: Decision, answers: list[int]) -> int:
        """The fewest iterations with which the search is right with every seed; 0: not yet."""
        for iterations in GRADES:
            picks = [self.thought(decision, iterations, seed)[0].action for seed in SEEDS]
            if all(pick in answers for pick in picks):
                return iterations
        return 0


def right_actions(values: dict[int, float], equal: float, clear: float) -> list[int]:
    """The best action and its equals; none if another is neither equal nor clearly worse."""
    best = max(values.values())
    right = [action for action, value in values.items() if value >= best - equal]
    is_clear = all(best - value >= clear for a, value in values.items() if a not in right)
    return right if is_clear else []


def is_puzzle(answers: list[int], decision: Decision) -> bool:
    """Few are right, and most are wrong."""
    return 0 < len(answers) <= max(1, len(decision.legal) // 4) and len(answers) <= 3
