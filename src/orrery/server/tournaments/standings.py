"""Standings: points of a table, scores, tie-breaks. Pure, like the pairing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from orrery.server.tournaments.pairing import Player, Table


@dataclass(frozen=True)
class Played:
    """A table of a round and the points of each who sat there; None: it goes on."""

    round: int
    table: Table
    points: Sequence[float] | None

    @property
    def is_bye(self) -> bool:
        """Nobody else was there."""
        return len(self.table) == 1


class Standing(NamedTuple):
    """Where somebody stands."""

    n: int
    place: int  # shared by those whom nothing tells apart
    score: float
    direct: float  # points against those of the same score, if all of them have met
    buchholz: float  # the scores of all whom they met
    sonneborn: float  # the scores of those they beat, half of those they tied with


def points_by_place(places: Sequence[int]) -> list[float]:
    """Points of a table from places (0: best): 1 for two, n - 1 down to 0 for n; ties share."""
    n = len(places)
    found = []
    for place in places:
        first = sum(other < place for other in places)
        tied = sum(other == place for other in places)
        found.append(sum(n - 1 - k for k in range(first, first + tied)) / tied)
    return found


def players_of(
    entrants: Iterable[int], played: Sequence[Played], bonus: dict[int, float]
) -> list[Player]:
    """Entrants as the pairing of the next round wants them."""
    return [_player(n, played, bonus.get(n, 0.0)) for n in entrants]


def _player(n: int, played: Sequence[Played], bonus: float) -> Player:
    mine = sorted((one for one in played if n in one.table), key=lambda one: one.round)
    met: dict[int, int] = defaultdict(int)
    for one in mine:
        for other in one.table:
            if other != n:
                met[other] += 1
    seats = [one.table.index(n) for one in mine if not one.is_bye]
    byes = sum(one.is_bye for one in mine)
    return Player(n, bonus + _points(n, mine), dict(met), seats, byes)


def _points(n: int, played: Iterable[Played]) -> float:
    return sum(
        one.points[one.table.index(n)]
        for one in played
        if n in one.table and one.points is not None
    )


def standings(
    entrants: Collection[int], played: Sequence[Played], bonus: dict[int, float]
) -> list[Standing]:
    """All entrants, the best first."""
    scores = {n: bonus.get(n, 0.0) + _points(n, played) for n in entrants}
    rows = [
        Standing(n, 0, scores[n], _direct(n, played, scores), *_sums(n, played, scores))
        for n in entrants
    ]
    rows.sort(key=lambda row: (*_key(row), row.n))
    placed: list[Standing] = []
    for k, row in enumerate(rows):
        is_tied = k > 0 and _key(row) == _key(rows[k - 1])
        placed.append(row._replace(place=placed[-1].place if is_tied else k + 1))
    return placed


def _key(row: Standing) -> tuple[float, ...]:
    return -row.score, -row.direct, -row.buchholz, -row.sonneborn


def _direct(n: int, played: Sequence[Played], scores: dict[int, float]) -> float:
    tied = {other for other, score in scores.items() if score == scores[n]}
    among = [one for one in played if len(tied & set(one.table)) > 1 and one.points is not None]
    met = {other for one in among if n in one.table for other in one.table} & tied
    is_complete = all(
        any(a in one.table and b in one.table for one in among) for a in tied for b in tied if a < b
    )
    if len(tied) < 2 or not is_complete or met != tied:
        return 0.0
    return _points(n, among)


def _sums(n: int, played: Sequence[Played], scores: dict[int, float]) -> tuple[float, float]:
    """Buchholz and Sonneborn-Berger."""
    buchholz = sonneborn = 0.0
    for one in played:
        if n not in one.table or one.points is None:
            continue
        mine = one.points[one.table.index(n)]
        for other, theirs in zip(one.table, one.points, strict=True):
            if other != n and other in scores:
                buchholz += scores[other]
                share = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                sonneborn += share * scores[other]
    return buchholz, sonneborn
