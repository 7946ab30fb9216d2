"""Ratings of players of known strength: are they in order, and do their intervals hold?

python benchmarks/ratings.py [--games 100000] [--players 400] [--plot FILE.svg]

Players with strengths from a bell curve meet each other and bots, at tables of two to six seats;
games end as their strengths say. Then: how often the truth lies within the interval that is shown
(19 of 20 is meant), by how many games a player has played, and how well the order is found.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from orrery.server.ratings.anchors import anchors
from orrery.server.ratings.strength import (
    NEWCOMER,
    START,
    START_SPREAD,
    TIMES,
    after_game,
    chances,
    fixed,
    rested,
)

GAME = "astron"
SIZES = (2, 2, 2, 3, 4, 6)
BOT_SHARE = 0.3  # of the seats of others
GROUPS = (5, 10, 20, 50, 100, 200, 10**9)


class Player:
    """Somebody whose true strength only the simulation knows."""

    def __init__(self, truth: float) -> None:
        """Nothing is known of them."""
        self.truth, self.known, self.n = truth, NEWCOMER, 0


class Sample(NamedTuple):
    """A moment: how many games, how far off, how sure."""

    n: int
    error: float
    spread: float


def simulate(n_games: int, n_players: int, seed: int = 1) -> tuple[list[Player], list[Sample]]:
    """Play; what was known after each game of each player."""
    luck = random.Random(seed)
    players = [Player(luck.gauss(START, START_SPREAD)) for _ in range(n_players)]
    bots = list(anchors()[GAME].values())
    samples: list[Sample] = []
    for _ in range(n_games):
        play(luck, players, bots, samples)
    return players, samples


def play(luck: random.Random, players: list[Player], bots: list[float], to: list[Sample]) -> None:
    """One game: the first seat a person's, the others persons of near strength, or bots."""
    n_seats = luck.choice(SIZES)
    first = luck.choice(players)
    near = sorted(
        luck.sample(players, 12), key=lambda one: abs(one.known.middle - first.known.middle)
    )
    others = [one for one in near if one is not first]
    seats: list[Player | float] = [
        luck.choice(bots) if luck.random() < BOT_SHARE else others.pop(0)
        for _ in range(n_seats - 1)
    ]
    seats = [first, *seats]
    truths = [one.truth if isinstance(one, Player) else one for one in seats]
    winner = luck.choices(range(n_seats), chances(truths))[0]
    before = [rested(one.known, 0) if isinstance(one, Player) else fixed(one) for one in seats]
    for one, known in zip(seats, after_game(before, {winner}), strict=True):
        if isinstance(one, Player):
            one.known, one.n = known, one.n + 1
            to.append(Sample(one.n, known.middle - one.truth, known.spread))


def coverage(samples: list[Sample], times: float = TIMES) -> float:
    """How often the truth was within the interval."""
    return sum(abs(one.error) <= times * one.spread for one in samples) / len(samples)


def order(players: list[Player]) -> float:
    """Pairs of players that stand in the right order; of those 50 points apart or more."""
    pairs = [(a, b) for a in players for b in players if a.truth >= b.truth + 50]
    return sum(a.known.middle > b.known.middle for a, b in pairs) / len(pairs)


def table(samples: list[Sample]) -> list[tuple[str, int, float, float, float]]:
    """By the number of games: samples, typical error, 95 % and 80 % coverage."""
    rows, low = [], 0
    for high in GROUPS:
        group = [one for one in samples if low < one.n <= high]
        if group:
            error = (sum(one.error**2 for one in group) / len(group)) ** 0.5
            name = f"{low + 1} to {high}" if high < GROUPS[-1] else f"over {low}"
            rows.append((name, len(group), error, coverage(group), coverage(group, 1.2816)))
        low = high
    return rows


def plot(players: list[Player], file: Path) -> None:
    """Truth across, rating up, intervals as lines; what misses is red."""
    left, right, size = 400.0, 2600.0, 640.0
    at = lambda x: 40 + (x - left) / (right - left) * size  # noqa: E731 - a scale
    up = lambda y: size + 20 - (y - left) / (right - left) * size  # noqa: E731
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 80:.0f} {size + 70:.0f}" '
        'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fbf7ec"/>',
        f'<path d="M{at(left)} {up(left)}L{at(right)} {up(right)}" stroke="#7a5614"/>',
    ]
    parts += [_line(one, at(one.truth), up) for one in sorted(players, key=lambda p: p.truth)]
    for value in range(600, 2600, 400):
        place = f'x="{at(value):.0f}" y="{size + 38:.0f}" text-anchor="middle"'
        side = f'x="34" y="{up(value) + 4:.0f}" text-anchor="end"'
        parts += [f"<text {place}>{value}</text>", f"<text {side}>{value}</text>"]
    parts.append(
        f'<text x="{size / 2:.0f}" y="{size + 58:.0f}">true strength</text>'
        '<text x="6" y="14">rating, with 95 % interval</text></svg>'
    )
    file.write_text("\n".join(parts) + "\n", "utf-8")


def _line(one: Player, x: float, up: Callable[[float], float]) -> str:
    """A player: the interval as a line, the rating as a dot."""
    middle, give = one.known.middle, one.known.give
    colour = "#2f5f8f" if abs(middle - one.truth) <= give else "#c0392b"
    ends = f"M{x:.1f} {up(middle - give):.1f}V{up(middle + give):.1f}"
    return (
        f'<path d="{ends}" stroke="{colour}" opacity=".45"/>'
        f'<circle cx="{x:.1f}" cy="{up(middle):.1f}" r="2" fill="{colour}"/>'
    )


def main() -> int:
    """Simulate, print, plot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--players", type=int, default=400)
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    players, samples = simulate(args.games, args.players)
    print(f"{args.games} games, {args.players} players; right order: {order(players):.3f}")
    for name, n, error, wide, narrow in table(samples):
        print(
            f"games {name:>12}: n {n:7d}  error {error:5.1f}  95 %: {wide:.3f}  80 %: {narrow:.3f}"
        )
    if args.plot:
        plot(players, args.plot)
    return 0


if __name__ == "__main__":
    sys.exit(main())
