"""Is an analysis honest? Chances against results, accuracy against ranks, luck against nothing."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from orrery.analysis.report import Report

TENTHS = 10
SURE_ERRORS = 1.96  # standard errors on both sides hold 95 %


@dataclass(frozen=True)
class Tenth:
    """The positions in which a chance between two tenths was told."""

    n: int
    told: float
    """The chance that was told, on average,"""
    won: float
    """and the share of the win that came of it."""
    error: float
    """The standard error of `won`, a whole game being one sample."""
    miss_error: float
    """The same of `won - told`,"""
    games: int
    """from so many games."""

    @property
    def miss(self) -> float:
        """How much more often it came true than was told."""
        return self.won - self.told

    @property
    def interval(self) -> tuple[float, float]:
        """In which the miss lies by 95 %: one with 0 in it is not shown to be any."""
        return self.miss - SURE_ERRORS * self.miss_error, self.miss + SURE_ERRORS * self.miss_error


@dataclass
class Honesty:
    """What many analysed games show together."""

    told: list[tuple[float, float, int]] = field(default_factory=list)
    """(chance, share of the win that came of it, number of the game)"""
    accuracies: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    lucks: list[list[float]] = field(default_factory=list)
    """By seat, then by game: all that nature gave it,"""
    rests: list[list[float]] = field(default_factory=list)
    """and what was neither luck nor a choice of its own."""
    n_games: int = 0

    def note(self, report: Report, ranks: Sequence[str]) -> None:
        """Count a finished game whose seats were played by bots of these ranks.

        Chances count among equals alone: the search takes everybody for as strong as itself.
        """
        final = report.shares[-1]
        for shares in report.shares[:-1] if len(set(ranks)) == 1 else ():
            self.told += [
                (told, won, self.n_games) for told, won in zip(shares, final, strict=True)
            ]
        for seat in report.seats:
            if seat.accuracy is not None:
                self.accuracies[ranks[seat.seat]].append(seat.accuracy)
            seat_list(self.lucks, seat.seat).append(seat.luck)
            seat_list(self.rests, seat.seat).append(seat.rest)
        self.n_games += 1

    def join(self, other: Honesty) -> None:
        """Count the games of another, too."""
        self.told += [(told, won, game + self.n_games) for told, won, game in other.told]
        for rank, found in other.accuracies.items():
            self.accuracies[rank] += found
        for seat, found in enumerate(other.lucks):
            seat_list(self.lucks, seat).extend(found)
        for seat, found in enumerate(other.rests):
            seat_list(self.rests, seat).extend(found)
        self.n_games += other.n_games

    def tenths(self) -> list[Tenth | None]:
        """By tenth of the chance; None where none was told."""
        found: list[list[tuple[float, float, int]]] = [[] for _ in range(TENTHS)]
        for one in self.told:
            found[min(TENTHS - 1, int(one[0] * TENTHS))].append(one)
        return [tenth_of(each) if each else None for each in found]

    def ladder(self) -> dict[str, tuple[float, int]]:
        """By rank: the mean accuracy, and of how many seats."""
        return {rank: (mean(found), len(found)) for rank, found in self.accuracies.items()}

    def luck(self) -> list[tuple[float, float]]:
        """By seat: the mean luck of a game, and its standard error."""
        return [mean_with_error(found) for found in self.lucks]

    def rest(self) -> list[tuple[float, float]]:
        """The same of what was neither luck nor choice."""
        return [mean_with_error(found) for found in self.rests]


def seat_list(lists: list[list[float]], seat: int) -> list[float]:
    """The list of a seat; those that are missing are made."""
    while len(lists) <= seat:
        lists.append([])
    return lists[seat]


def mean_with_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return mean(values), spread_of(values) / math.sqrt(max(1, len(values) - 1))


def tenth_of(told: Sequence[tuple[float, float, int]]) -> Tenth:
    """Positions of one game depend on each other: the error is that of whole games (clustered)."""
    chance, won = mean(one[0] for one in told), mean(one[1] for one in told)
    error = clustered_error([(one[1], one[2]) for one in told])
    miss_error = clustered_error([(one[1] - one[0], one[2]) for one in told])
    games = len({one[2] for one in told})
    return Tenth(len(told), chance, won, error, miss_error, games)


def clustered_error(values: Sequence[tuple[float, int]]) -> float:
    """The standard error of the mean of (value, game)."""
    middle = mean(value for value, _ in values)
    off: dict[int, float] = defaultdict(float)
    for value, game in values:
        off[game] += value - middle
    return math.sqrt(math.fsum(one**2 for one in off.values())) / len(values)


def mean(values: Iterable[float]) -> float:
    """Of at least one number; 0 for none."""
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def spread_of(values: Sequence[float]) -> float:
    """The standard deviation."""
    middle = mean(values)
    return math.sqrt(mean((value - middle) ** 2 for value in values))
