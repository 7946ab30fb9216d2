"""Nature: what might have come instead of what it did, and what that says of luck.

Few outcomes are all compared with the one that came. Of many, some are drawn by weight from the
game's seed, whatever came. So luck is nothing on average, whatever the search believes, and the
same log has the same luck everywhere.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, NamedTuple

from orrery.analysis.curve import Shares
from orrery.analysis.judge import Sight, final_shares, sights_of
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.records import bytes_of
from orrery.core.table import Table

FEW = 6  # outcomes that are all compared: a die
DRAWN = 4  # of more


@dataclass(frozen=True)
class Other:
    """An outcome that might have come instead."""

    action: int
    """Nature's."""
    weight: float
    """How much it counts. All of a draw add up to 1 with what looks the same as what came."""
    seats: tuple[int, ...]
    """Those who would have seen a difference: nothing changed for anybody else."""
    sights: list[Sight] = field(default_factory=list, compare=False, repr=False)
    """The position it leads to, as they would have seen it."""
    final: Shares | None = field(default=None, compare=False)
    """What everybody would have got, if it had ended the game."""


class Weighed(NamedTuple):
    """What was found of another outcome."""

    weight: float
    seats: tuple[int, ...]
    shares: Shares


@dataclass
class Draw:
    """One action of nature, judged: what came, and what might have, by equal searches."""

    came: Shares = ()
    others: list[Weighed] = field(default_factory=list)

    def luck(self, n_seats: int, read: Callable[[float], float] = float) -> tuple[float, ...]:
        """By seat: what came less the mean of all that might have; `read` calibrates chances."""
        found = [0.0] * n_seats
        for weight, seats, shares in self.others:
            for seat in seats:
                found[seat] += weight * (read(self.came[seat]) - read(shares[seat]))
        return tuple(round(one, 4) for one in found)


def nature_steps(table: Table, steps: Iterable[int]) -> list[int]:
    """Those of some steps (from 1) that nature made."""
    return [n for n in steps if table.log.steps[n - 1].seat == CHANCE]


def others_of(table: Table, n: int) -> list[Other]:
    """What nature's step `n` (from 1) is compared with; nothing where nobody sees a difference."""
    game, board, before = table.game, table.board, table.state_after(n - 1)
    actions, weights = game.chances(board, before)
    stream = ChanceStream(f"{table.log.header.get('seed', '')} luck {n}")
    came = [bytes_of(sight.known) for sight in sights_of(game, board, table.state_after(n))]
    found = []
    for index, weight in sorted(counted(weights, stream).items()):
        state = game.after(board, before, CHANCE, actions[index])
        sights = sights_of(game, board, state)
        unlike = [one for k, one in enumerate(sights) if bytes_of(one.known) != came[k]]
        if unlike:
            seats = tuple(one.seat for one in unlike) if game.has_secrets else everybody(state)
            final = final_shares(game, board, state)
            found.append(Other(actions[index], weight, seats, unlike, final))
    return found


def everybody(state: Any) -> tuple[int, ...]:
    """All seats of a game."""
    return tuple(range(int(state.n_seats)))


def counted(weights: Sequence[int], stream: ChanceStream) -> dict[int, float]:
    """The outcomes that are looked at, and how much each counts: 1 in all."""
    if len(weights) <= FEW:
        return {index: weight / sum(weights) for index, weight in enumerate(weights)}
    return {index: n / DRAWN for index, n in drawn(weights, stream).items()}


def drawn(weights: Sequence[int], stream: ChanceStream) -> Counter[int]:
    """Outcomes by lot, evenly apart (systematic sampling): each as often as its weight says."""
    total = sum(weights)
    first = stream.below(total)
    ends = list(accumulate(DRAWN * weight for weight in weights))
    return Counter(bisect_right(ends, first + k * total) for k in range(DRAWN))
