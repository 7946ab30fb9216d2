"""Pairing: who meets whom in the next round, from scores and past rounds alone.

Pure: no store, no clock, no luck. Everybody who is in plays once or has a bye; nobody meets the
same person twice while that can be avoided; who goes first, and who has a bye, is evened out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from orrery.server.tournaments.matching import FREE, largest_matching

Table = tuple[int, ...]  # numbers of entrants by seat; alone: a bye


@dataclass(frozen=True)
class Player:
    """Somebody who takes part in the next round, as the past has left them."""

    n: int
    score: float = 0.0
    met: dict[int, int] = field(default_factory=dict)  # how often, by number
    seats: Sequence[int] = ()  # where they sat, round by round
    byes: int = 0

    @property
    def firsts(self) -> int:
        """How often they have gone first."""
        return sum(seat == 0 for seat in self.seats)


def by_score(players: Sequence[Player]) -> list[Player]:
    """The best first; who came first among equals."""
    return sorted(players, key=lambda one: (-one.score, one.n))


def _rests_first(one: Player) -> tuple[int, float, int]:
    """Who has had the fewest byes; of those the last one."""
    return one.byes, one.score, -one.n


# Swiss


def swiss_round(players: Sequence[Player]) -> list[Table]:
    """Pairs of like scores, nobody twice while that is possible; at most one bye."""
    order = by_score(players)
    resting = _resting(order)
    playing = [one for one in order if one is not resting]
    tables = [_seated(*pair) for pair in _pairs(playing)]
    return tables if resting is None else [*tables, (resting.n,)]


def _resting(order: Sequence[Player]) -> Player | None:
    """Of an odd number the last one with the fewest byes, if the others can be paired then."""
    if len(order) % 2 == 0:
        return None
    wanted = sorted(order, key=_rests_first)
    fewest = wanted[0].byes
    for one in wanted:
        if one.byes == fewest and _can_be_paired([o for o in order if o is not one], 0):
            return one
    return wanted[0]


def _pairs(order: list[Player]) -> list[tuple[Player, Player]]:
    """From the top: the first half of a score against its second, as long as all find somebody."""
    most = max((n for one in order for n in one.met.values()), default=0)
    limit = next(n for n in range(most + 1) if _can_be_paired(order, n))
    pairs, left = [], list(order)
    while left:
        first = left.pop(0)
        for other in _wished(first, left):
            rest = [one for one in left if one is not other]
            if first.met.get(other.n, 0) <= limit and _can_be_paired(rest, limit):
                pairs.append((first, other))
                left = rest
                break
    return pairs


def _wished(first: Player, left: Sequence[Player]) -> list[Player]:
    """Whom somebody should meet: those of the same score from its middle on, then the nearest."""
    same = [one for one in left if one.score == first.score]
    middle = len(same) // 2
    others = [one for one in left if one.score != first.score]
    new_first = same[middle:] + same[:middle][::-1] + others
    return sorted(new_first, key=lambda one: first.met.get(one.n, 0))


def _can_be_paired(players: Sequence[Player], limit: int) -> bool:
    """Whether all can be paired so that no two have met more than `limit` times."""
    numbers = range(len(players))
    neighbours = [
        [b for b in numbers if b != a and players[a].met.get(players[b].n, 0) <= limit]
        for a in numbers
    ]
    return FREE not in largest_matching(neighbours)


def _seated(one: Player, other: Player) -> Table:
    """Who has gone first less often, or not last time, goes first."""
    swap = (other.firsts, other.seats[-1:] == [0], other.n) < (
        one.firsts, one.seats[-1:] == [0], one.n,
    )  # fmt: skip
    return (other.n, one.n) if swap else (one.n, other.n)


# Round robin


def robin_rounds(n_players: int) -> list[list[Table]]:
    """All rounds of everybody against everybody, of numbers from 0: the circle method."""
    circle: list[int | None] = list(range(n_players))
    if n_players % 2:
        circle.append(None)
    half = len(circle) // 2
    rounds = []
    for _ in range(len(circle) - 1):
        pairs = list(zip(circle[:half], reversed(circle[half:]), strict=True))
        rounds.append([_robin_table(*pair) for pair in pairs])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def _robin_table(one: int | None, other: int | None) -> Table:
    """Of an odd sum the lower number goes first, else the higher: even for everybody."""
    if one is None or other is None:
        return tuple(n for n in (one, other) if n is not None)
    low, high = min(one, other), max(one, other)
    return (low, high) if (low + high) % 2 else (high, low)


# Groups


def group_round(players: Sequence[Player], n_seats: int) -> list[Table]:
    """Tables of n by score, then exchanged until people meet as few times as possible."""
    order = by_score(players)
    resting = _resting_group(order, len(order) % n_seats)
    playing = [one for one in order if one not in resting]
    groups = [playing[n : n + n_seats] for n in range(0, len(playing), n_seats)]
    _exchange(groups)
    return [_ordered(group) for group in groups] + [(one.n,) for one in resting]


def _resting_group(order: Sequence[Player], n: int) -> list[Player]:
    """The last n with the fewest byes."""
    return sorted(order, key=_rests_first)[:n]


def _exchange(groups: list[list[Player]]) -> None:
    """Exchange two people of two tables while that lessens the cost."""
    is_better = True
    while is_better:
        is_better = False
        for a, b in combinations(range(len(groups)), 2):
            for i in range(len(groups[a])):
                for j in range(len(groups[b])):
                    is_better |= _try(groups[a], i, groups[b], j)


def _try(one: list[Player], i: int, other: list[Player], j: int) -> bool:
    before = _cost(one), _cost(other)
    one[i], other[j] = other[j], one[i]
    after = _cost(one), _cost(other)
    if _sum(after) < _sum(before):
        return True
    one[i], other[j] = other[j], one[i]
    return False


def _cost(group: Sequence[Player]) -> tuple[int, float]:
    """How often they have met (again and again weighs more), then how far their scores differ."""
    met = sum(a.met.get(b.n, 0) ** 2 for a, b in combinations(group, 2))
    scores = [one.score for one in group]
    return met, (max(scores) - min(scores)) ** 2


def _sum(costs: tuple[tuple[int, float], tuple[int, float]]) -> tuple[int, float]:
    return costs[0][0] + costs[1][0], round(costs[0][1] + costs[1][1], 6)


def _ordered(group: list[Player]) -> Table:
    """Each seat to whoever has sat there least."""
    left, table = list(group), []
    for seat in range(len(group)):
        one = min(left, key=lambda p: (list(p.seats).count(seat), p.n))
        left.remove(one)
        table.append(one.n)
    return tuple(table)
