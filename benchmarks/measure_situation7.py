"""Measured play of SITUATION 7: scores by kind, bases, equipment, blocked ends, speed and sides.

    python benchmarks/measure_situation7.py [--games N] [--live N] [--seed S]

Prints the tables of docs/findings/situation7.md. `greedy` takes the action whose position is best
by `evaluate`; in the race it weighs the expected time, `always wanted` never takes what comes first
and `always found` never searches for one piece. Live games are played in real-time order with the
waiting times of S7-24 and S7-28, but without waiting. Progress goes to stderr.
"""

from __future__ import annotations

import argparse
import heapq
import random
import sys
import time
from typing import Any

import numpy as np
from situation7_players import (
    BLOCKED,
    FOUND,
    GREEDY,
    N_NOTES,
    NAMES,
    POINTS,
    RANDOM,
    SCORED_0,
    USED_0,
    WANTED,
    WON,
    choose_live,
    play_games,
)

from orrery.core.chance import game_seed
from orrery.core.game import rules_view
from orrery.core.records import memory_of
from orrery.core.registry import find_game
from orrery.core.runs import random_games, rules_rows, seeds_for
from orrery.core.scratch import new_scratch
from orrery.games.situation7.engine import FOUND_0, PLACE_0
from orrery.games.situation7.pace import search_ms
from orrery.games.situation7.puzzle import GOAL_KINDS, N_LUCKS
from orrery.games.situation7.view import open_to

GAME = find_game("situation7")
BOARD = GAME.load_board("standard")
LEVELS = (135, 115, 100, 88)


def tell(text: str) -> None:
    """Progress."""
    print(text, file=sys.stderr, flush=True)


def play(kinds: tuple[int, int], n_games: int, seed: int, **options: object) -> Any:
    """The notes of games between two players: [game, side, note]."""
    shown = " ".join(f"{key}={value}" for key, value in options.items())
    tell(f"{NAMES[kinds[0]]} against {NAMES[kinds[1]]} {shown}: {n_games} games")
    values = GAME.meta.read_options(2, options)
    b = new_scratch(GAME.engine)
    notes = np.zeros((n_games, 2, N_NOTES), np.int64)
    play_games(
        rules_view(BOARD), rules_view(GAME.options_record(values)),
        rules_rows(np.zeros(2, GAME.dtype)), np.array(kinds), seeds_for(seed, 0, n_games),
        b.actions, b.weights, b.rng, b.trace, notes,
    )  # fmt: skip
    return notes


# Tables


def row(*cells: object) -> None:
    """A line of a table."""
    print("| " + " | ".join(map(str, cells)) + " |")


def heading(*cells: object) -> None:
    """The head of a table."""
    print()
    row(*cells)
    row(*["---"] * len(cells))


def show_scores(tables: dict[str, Any]) -> None:
    """Points by kind of goal, a side and game."""
    heading("game", "points", *GOAL_KINDS, "Yellow wins")
    for name, notes in tables.items():
        scored = notes[:, :, SCORED_0 : SCORED_0 + len(GOAL_KINDS)].mean(axis=(0, 1))
        won = notes[:, 0, WON].mean()
        row(name, f"{notes[:, :, POINTS].mean():.0f}", *(f"{x:.0f}" for x in scored), f"{won:.3f}")


def show_equipment(tables: dict[str, Any]) -> None:
    """Bases and equipment a side and game, and blocked ends."""
    heading("game", "bases held", "rockets", "satellites", "astronauts",
            "one side blocked at the end", "with 5 or more left")  # fmt: skip
    for name, notes in tables.items():
        used = notes[:, :, USED_0 : USED_0 + 3].mean(axis=(0, 1))
        bases = notes[:, :, SCORED_0 + 1].mean() / 50
        blocked = notes[:, :, BLOCKED].max(axis=1)
        shares = [(blocked >= n).mean() for n in (2, 5)]
        row(name, f"{bases:.2f}", *(f"{x:.2f}" for x in used), *(f"{x:.2f}" for x in shares))


def show_players(n_games: int, seed: int) -> None:
    """Players against each other in the race, each on both sides."""
    kinds = (RANDOM, FOUND, WANTED, GREEDY)
    heading("wins of", *(f"against {NAMES[kind]}" for kind in kinds))
    for kind in kinds:
        shares = [share(kind, other, n_games, seed, {}, {}) for other in kinds]
        row(NAMES[kind], *(f"{x:.2f}" for x in shares))


def show_levels(n_games: int, seed: int) -> None:
    """Greedy players of different speed."""
    heading("percent of the usual time", *(f"against {level}" for level in LEVELS))
    for level in LEVELS:
        shares = [level_share(level, other, n_games, seed) for other in LEVELS]
        row(level, *(f"{x:.2f}" for x in shares))
    print(f"\n90 against 100: {level_share(90, 100, n_games, seed):.3f}")


def level_share(level: int, other: int, n_games: int, seed: int) -> float:
    """How often the greedy player of a level beats that of another."""
    own = {"yellow_time": level, "green_time": other}
    turned = {"yellow_time": other, "green_time": level}
    return share(GREEDY, GREEDY, n_games, seed, own, turned)


def share(
    kind: int, other: int, n_games: int, seed: int, own: dict[str, Any], turned: dict[str, Any]
) -> float:
    """How often a player wins, half of the games on each side."""
    half = n_games // 2
    first = play((kind, other), half, seed, tempo="race", **own)
    second = play((other, kind), half, seed + 1, tempo="race", **turned)
    return float(first[:, 0, WON].mean() + second[:, 1, WON].mean()) / 2


# Live games, in the order of real time


class LiveGame:
    """Bots in live play: each chooses, waits its time, acts, and chooses again (S7-24)."""

    def __init__(self, percents: list[int], seed: int) -> None:
        """A bot a seat, with its percentage of the usual times."""
        values = GAME.meta.read_options(len(percents), {"tempo": "live"})
        self.state = GAME.setup(BOARD, values)
        self.percents = percents
        self.rng = random.Random(seed)
        self.buffers = new_scratch(GAME.engine)
        self.buffers.rng[0] = game_seed(seed, 0)
        self.rows = np.zeros(2, GAME.dtype)
        self.refused = 0
        self.waiting: list[tuple[int, int, int]] = []  # (when, seat, action)
        for seat, percent in enumerate(percents):
            self.think(seat, self.rng.randrange(20_000) * percent // 100)

    def think(self, seat: int, now: int) -> None:
        """Choose for a seat and wait."""
        if not GAME.engine.may_act(rules_view(BOARD), rules_view(self.state), seat):
            heapq.heappush(self.waiting, (now + 1000, seat, -1))  # looks again in a second
            return
        self.rows[0] = memory_of(self.state)[0]
        b = self.buffers
        args = rules_view(BOARD), rules_rows(self.rows), seat, b.actions, b.rng, b.trace
        action = int(choose_live(*args))
        luck, percent = self.rng.randrange(N_LUCKS), self.percents[seat]
        wait = search_ms(BOARD, self.state, seat, action, luck, percent)
        if action == FOUND_0:
            action = PLACE_0 + self.rng.choice(sorted(open_to(BOARD, self.state, seat % 2)))
        heapq.heappush(self.waiting, (now + wait, seat, action))

    def play(self) -> int:
        """Play to the end; how long it took, in ms."""
        now = 0
        while not GAME.is_over(BOARD, self.state):
            now, seat, action = heapq.heappop(self.waiting)
            if action >= 0:
                if GAME.why_not(BOARD, self.state, seat, action) == 0:
                    GAME.apply(BOARD, self.state, seat, action)
                else:
                    self.refused += 1
            self.think(seat, now)
        return now


def show_live(n_games: int, seed: int) -> None:
    """One against one, and a pair against one."""
    heading("live table", "games", "Yellow wins", "minutes: 5 %, median, 95 %", "chosen again")
    tables = {"1 against 1": [100] * 2, "2 against 1": [100] * 3, "2 against 2": [100] * 4}
    for name, percents in tables.items():
        tell(f"live, {name}: {n_games} games")
        games = [LiveGame(percents, seed + index) for index in range(n_games)]
        minutes = np.array([game.play() for game in games]) / 60_000
        wins = sum(0 in GAME.winners(BOARD, game.state) for game in games)
        low, middle, high = np.percentile(minutes, [5, 50, 95])
        refused = sum(game.refused for game in games) / n_games
        times = f"{low:.1f}, {middle:.1f}, {high:.1f}"
        row(name, n_games, f"{wins / n_games:.3f}", times, f"{refused:.1f}")


# Speed


def show_speed() -> None:
    """Placements a second of random play on one core."""
    heading("random play", "actions a game", "placements a second", "actions a second")
    for tempo in ("alternate", "live", "race"):
        values = GAME.meta.read_options(2, {"tempo": tempo})
        random_games(GAME, BOARD, values, seeds_for(1, 0, 10))
        started = time.process_time()
        results = random_games(GAME, BOARD, values, seeds_for(1, 0, 20_000))
        seconds = time.process_time() - started
        total = int(results.lengths.sum())
        placed = 20_000 * int(BOARD.n_locations)
        row(tempo, f"{results.lengths.mean():.1f}", f"{placed / seconds / 1e6:.1f} million",
            f"{total / seconds / 1e6:.1f} million")  # fmt: skip


def main() -> None:
    """All tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4000, help="games a row")
    parser.add_argument("--live", type=int, default=200, help="live games a row")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tables = {
        f"{tempo}, {NAMES[kind]}": play((kind, kind), args.games, args.seed, tempo=tempo)
        for tempo in ("alternate", "race")
        for kind in (RANDOM, GREEDY)
    }
    show_scores(tables)
    show_equipment(tables)
    show_players(args.games // 4, args.seed)
    show_levels(args.games // 4, args.seed)
    show_live(args.live, args.seed)
    show_speed()


if __name__ == "__main__":
    main()
