"""A judge: the chance of each seat in one position, by the game's own search.

A judgement depends on the position alone: what was judged before leaves nothing behind, and the
same position gets the same answer in any process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from orrery.analysis.calibration import PLAIN, Fit, fit_of
from orrery.analysis.curve import Shares
from orrery.bots.endings.files import endings_of
from orrery.bots.endings.tables import Oracle
from orrery.bots.levels import knobs_of, read_level
from orrery.bots.search.searcher import Budget, Choice, Mind, Searcher
from orrery.bots.search.tree import ROOT
from orrery.core.chance import CHANCE
from orrery.core.game import Game

LINE = 4  # actions of a best line; what lies further ahead is hardly looked at
LOOKED_AT = 12  # visits that make an action's value worth something
LEVEL = "captain/haste=0/halving=0"  # how it searches; for how long is another question
SEED = 1


class Sight(NamedTuple):
    """A position as one seat may know it."""

    seat: int
    known: Any


class Decided(NamedTuple):
    """A decision: who made it, and what was played."""

    seat: int
    played: int


class Opinion(NamedTuple):
    """What the search thinks of a decision, from what its seat knew then."""

    best: int
    """The action it looked at most,"""
    share: float
    """and what the seat can expect of it."""
    played_share: float | None
    """The same of the action that was played; None: it hardly looked at that."""
    line: list[tuple[int, int]]
    """(seat, action): the best line, at most LINE long."""


class Judgement(NamedTuple):
    """Of one position."""

    shares: Shares
    opinion: Opinion | None = None
    is_exact: bool = False
    """The position is solved: nothing was guessed."""


def sights_of(game: Game, board: Any, state: Any) -> list[Sight]:
    """The eyes by which a position is judged: each seat's where something is hidden, else one's."""
    if game.has_secrets:
        return [Sight(seat, game.hidden(board, state, seat)) for seat in range(state.n_seats)]
    to_act = game.to_act(board, state)
    return [Sight(to_act[0] if len(to_act) == 1 and to_act[0] >= 0 else 0, state)]


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

    def __init__(
        self, game: Game, seed: int = SEED, is_calibrated: bool = True, knows_endings: bool = False
    ) -> None:
        """Nothing is judged yet; another seed is another opinion.

        Calibrated chances are those that came true; what the search itself says tells actions
        apart more sharply. Endings that are solved (`bots.endings`) need no opinion.
        """
        self.game = game
        self._oracle = oracle_of(game) if knows_endings else None
        self._is_calibrated = is_calibrated
        self._seed = seed
        self._searchers: dict[tuple[int, int], Searcher] = {}  # by seats and iterations

    def shares(self, board: Any, sights: Sequence[Sight], iterations: int) -> Shares:
        """By seat: its share by its own sight, or all by the only one there is."""
        return self.judgement(board, sights, iterations, None).shares

    def judgement(
        self, board: Any, sights: Sequence[Sight], iterations: int, asked: Decided | None
    ) -> Judgement:
        """The shares, and of a decision what its seat should have thought."""
        found, opinion = [], None
        for sight in sights:
            searcher, choices = self._thought(board, sight, iterations)
            fit = self._fit(int(sight.known.n_seats))
            found.append(read_shares(fit, outlook(searcher.minds[0])))
            if asked is not None and sight.seat == asked.seat and choices:
                opinion = read_opinion(fit, opinion_of(searcher, choices, asked.played))
        judged = Judgement(by_own_sight(sights, found), opinion)
        return exact(self._oracle, board, sights, asked, judged)

    def _thought(self, board: Any, sight: Sight, iterations: int) -> tuple[Searcher, list[Choice]]:
        searcher = self._searcher(int(sight.known.n_seats), iterations)
        searcher.forget(self._seed)
        return searcher, searcher.think(board, sight.known, sight.seat, Budget(iterations))

    def _fit(self, n_seats: int) -> Fit:
        return fit_of(self.game.meta.id, n_seats) if self._is_calibrated else PLAIN

    def _searcher(self, n_seats: int, iterations: int) -> Searcher:
        key = n_seats, iterations
        if key not in self._searchers:
            knobs = knobs_of(read_level(self.game, LEVEL, n_seats))
            self._searchers[key] = Searcher(self.game, knobs, n_seats, iterations, self._seed)
        return self._searchers[key]


def oracle_of(game: Game) -> Oracle | None:
    """Whoever knows the solved endings of a game; None: it has none."""
    table = endings_of(game)
    return Oracle(game, table) if table is not None else None


def exact(
    oracle: Oracle | None, board: Any, sights: Sequence[Sight], asked: Decided | None,
    judged: Judgement,
) -> Judgement:  # fmt: skip
    """What is true where a position is solved, else what was judged, by whomever."""
    if oracle is None:
        return judged
    state = sights[0].known
    first = oracle.share(board, state, 0)
    if first is None:
        return judged
    opinion = judged.opinion
    shares = oracle.shares(board, state, asked.seat) if asked is not None else {}
    if asked is not None and opinion is not None and shares:
        opinion = true_opinion(opinion, asked, shares)
    return Judgement((first, 1.0 - first), opinion, is_exact=True)


def true_opinion(opinion: Opinion, asked: Decided, shares: Mapping[int, float]) -> Opinion:
    """The same of a decision: the best action is one of those that are worth most."""
    most = max(shares.values())
    best = max((opinion.best, asked.played, *shares), key=lambda action: shares[action])
    line = opinion.line if best == opinion.best else [(asked.seat, best)]
    return Opinion(best, most, shares[asked.played], line)


def by_own_sight(sights: Sequence[Sight], found: Sequence[Shares]) -> Shares:
    """By seat: what its own sight says; of a seat that has none, what the first says."""
    shares = list(found[0])
    for sight, own in zip(sights, found, strict=True):
        shares[sight.seat] = own[sight.seat]
    return tuple(shares)


def read_shares(fit: Fit, shares: Shares) -> Shares:
    """Chances as they come true."""
    return shares if fit is PLAIN else tuple(round(fit(share), 4) for share in shares)


def read_opinion(fit: Fit, opinion: Opinion) -> Opinion:
    """The same for what actions are worth."""
    played = opinion.played_share
    return opinion._replace(
        share=fit(opinion.share), played_share=None if played is None else fit(played)
    )


def opinion_of(searcher: Searcher, choices: list[Choice], played: int) -> Opinion:
    """The best choice, and what was found of the one that was played."""
    best = choices[0]
    looked_at = {one.action: one.value for one in choices if one.visits >= LOOKED_AT}
    played_share = best.value if played == best.action else looked_at.get(played)
    return Opinion(best.action, best.value, played_share, searcher.best_line(best.action)[:LINE])


def outlook(mind: Mind) -> Shares:
    """What each seat can expect if whoever decides plays what was looked at most."""
    tree, node = mind.tree, ROOT
    children = [child for child in mind.children(ROOT) if tree.visits[child] > 0]
    if children and all(tree.seat[child] != CHANCE for child in children):
        node = max(children, key=lambda child: (int(tree.visits[child]), -child))
    visits = max(1, int(tree.visits[node]))
    return rounded([float(value) / visits for value in tree.value[node]])


def rounded(shares: Sequence[float]) -> Shares:
    """Shares as they are told: what lies behind the fourth digit means nothing."""
    return tuple(round(share, 4) for share in shares)
