"""A judge: the chance of each seat in one position, by the game's own search.

A judgement depends on the position alone: what was judged before leaves nothing behind, and the
same position gets the same answer in any process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from orrery.analysis.curve import Shares
from orrery.bots.levels import knobs_of, read_level
from orrery.bots.search.searcher import Budget, Mind, Searcher
from orrery.bots.search.tree import ROOT
from orrery.core.chance import CHANCE
from orrery.core.game import Game

LEVEL = "captain/haste=0/halving=0"  # how it searches; for how long is another question
SEED = 1


class Sight(NamedTuple):
    """A position as one seat may know it."""

    seat: int
    known: Any


def sights_of(game: Game, board: Any, state: Any) -> list[Sight]:
    """The eyes by which a position is judged: each seat's where something is hidden, else one's."""
    to_act = game.to_act(board, state)
    if not game.has_secrets:
        return [Sight(to_act[0] if len(to_act) == 1 and to_act[0] >= 0 else 0, state)]
    return [Sight(seat, game.hidden(board, state, seat)) for seat in range(state.n_seats)]


def final_shares(game: Game, board: Any, state: Any) -> Shares | None:
    """What everybody got, if the game is over; the winners share the win."""
    if not game.is_over(board, state):
        return None
    winners = game.winners(board, state)
    n_seats = int(state.n_seats)
    if not winners:
        return (1 / n_seats,) * n_seats
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(n_seats))


class Judge:
    """Searches positions of one game, each anew."""

    def __init__(self, game: Game) -> None:
        """Nothing is judged yet."""
        self.game = game
        self._knobs = knobs_of(read_level(game, LEVEL))
        self._searchers: dict[tuple[int, int], Searcher] = {}  # by seats and iterations

    def shares(self, board: Any, sights: Sequence[Sight], iterations: int) -> Shares:
        """By seat: its share by its own sight, or all by the only one there is."""
        found = [self._outlook(board, sight, iterations) for sight in sights]
        if len(sights) == 1:
            return found[0]
        return tuple(shares[sight.seat] for sight, shares in zip(sights, found, strict=True))

    def _outlook(self, board: Any, sight: Sight, iterations: int) -> Shares:
        searcher = self._searcher(int(sight.known.n_seats), iterations)
        searcher.forget(SEED)
        searcher.think(board, sight.known, sight.seat, Budget(iterations))
        return outlook(searcher.minds[0])

    def _searcher(self, n_seats: int, iterations: int) -> Searcher:
        key = n_seats, iterations
        if key not in self._searchers:
            self._searchers[key] = Searcher(self.game, self._knobs, n_seats, iterations, SEED)
        return self._searchers[key]


def outlook(mind: Mind) -> Shares:
    """What each seat can expect if whoever decides plays what was looked at most."""
    tree, node = mind.tree, ROOT
    children = [child for child in mind.children(ROOT) if tree.visits[child] > 0]
    if children and all(tree.seat[child] != CHANCE for child in children):
        node = max(children, key=lambda child: (int(tree.visits[child]), -child))
    visits = max(1, int(tree.visits[node]))
    return tuple(round(float(value) / visits, 4) for value in tree.value[node])
