"""Measures games of ZYLATRON: rounds, eliminations, money, Missiles, cargo, seats, and speed.

    python benchmarks/measure_zylatron.py [--games N] [--samples K] [--players 2,4] [--rules major]

Greedy sampling players (`zylatron_player`) of both games at 2 and 4 players, then the speed of
random play on one core. All figures of docs/findings/zylatron.md come from here; progress goes to
stderr, Markdown tables to stdout.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from zylatron_player import LONGEST_LINE, play_game

from orrery.core.chance import game_seed
from orrery.core.game import rules_view
from orrery.core.records import memory_of
from orrery.core.registry import find_game
from orrery.core.runs import random_games, rules_rows, seeds_for
from orrery.core.scratch import new_scratch
from orrery.core.trace import new_trace
from orrery.games.zylatron import sheet as ev

GAME = find_game("zylatron")
SEED = 1
N_EVENTS = 512


@dataclass
class Figures:
    """What came of a batch of games at one kind of table."""

    rules: str
    players: int
    rounds: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)
    counts: Any = field(default_factory=lambda: np.zeros((32, 3), np.int64))

    def n(self, kind: int) -> float:
        """How often a kind of event happened in a game, on average."""
        return float(self.counts[kind, 0]) / len(self.rounds)

    def percentiles(self) -> str:
        """Rounds: 5 %, median, 95 %."""
        return ", ".join(f"{n:.0f}" for n in np.percentile(self.rounds, [5, 50, 95]))

    def seats(self) -> str:
        """Wins by seat; a shared win is split."""
        return " ".join(f"{share:.2f}".lstrip("0") for share in np.mean(self.wins, axis=0))


def measure(rules: str, players: int, n_games: int, samples: list[int]) -> Figures:
    """Play games between players with so many samples, seat by seat."""
    values = GAME.meta.read_options(players, {"rules": rules})
    board = GAME.load_board(rules)
    rows = np.zeros(3, GAME.dtype)
    buffers = new_scratch(GAME.engine)
    lines = np.zeros((2, LONGEST_LINE), np.int32)
    figures = Figures(rules, players)
    for index in range(n_games):
        rows[0] = memory_of(GAME.setup(board, values))[0]
        buffers.rng[0] = game_seed(SEED, index)
        n = play_game(
            rules_view(board), rules_rows(rows), np.array(samples), figures.counts, lines,
            buffers.actions, buffers.weights, buffers.rng, new_trace(N_EVENTS),
        )  # fmt: skip
        note(figures, board, rows, n)
        print(f"\r{rules} {players} players: {index + 1}/{n_games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return figures


def note(figures: Figures, board: Any, rows: Any, n_actions: int) -> None:
    """Add one finished game."""
    state = rules_rows(rows)[0]
    won = [bool(GAME.engine.is_winner(rules_view(board), state, s)) for s in range(figures.players)]
    figures.rounds.append(int(rows[0]["round"]))
    figures.actions.append(n_actions)
    figures.wins.append([one / sum(won) for one in won])


def print_lengths(every: list[Figures]) -> None:
    """Rounds, ends and seats."""
    print("| game | players | games | rounds: 5 %, median, 95 % | adjudicated | wins by seat |")
    print("| --- | --- | --- | --- | --- | --- |")
    for f in every:
        adjudicated = f"{100 * f.n(ev.ROUNDS_ARE_OVER):.0f} %"
        row = [f.rules, f.players, len(f.rounds), f.percentiles(), adjudicated, f.seats()]
        print("| " + " | ".join(map(str, row)) + " |")


def print_eliminations(every: list[Figures]) -> None:
    """How players went out."""
    print("\n| game | players | out a game | by headquarters | without Warrior | deserted |")
    print("| --- | --- | --- | --- | --- | --- |")
    kinds = (ev.PLAYER_CAPTURED, ev.PLAYER_WITHOUT_WARRIOR, ev.PLAYER_DESERTED)
    for f in every:
        total = sum(f.n(kind) for kind in kinds)
        shares = [f"{100 * f.n(kind) / max(total, 1e-9):.0f} %" for kind in kinds]
        print(f"| {f.rules} | {f.players} | {total:.2f} | " + " | ".join(shares) + " |")


def print_events(every: list[Figures]) -> None:
    """What happened in a game, on average."""
    names = {
        "turns": (ev.TURN_BEGAN,),
        "pieces moved": (ev.MOVE_BEGAN,),
        "loaded or boarded": (ev.PIECE_LOADED, ev.PIECE_DOCKED),
        "set down or shifted": (ev.PIECE_DROPPED, ev.PIECE_SHIFTED),
        "beamed": (ev.PIECE_BEAMED_ABOARD, ev.PIECE_BEAMED_DOWN),
        "lasers fired": (ev.LASER_FIRED,),
        "Missiles detonated": (ev.MISSILE_DETONATED,),
        "strike cards": (ev.CARD_DRAWN,),
        "pieces lost": (ev.PIECE_LOST,),
        "pieces bought": (ev.PIECE_BOUGHT,),
        "pieces repaired": (ev.PIECE_REPAIRED,),
        "factories destroyed": (ev.FACTORY_DESTROYED,),
        "factories rebuilt": (ev.FACTORY_REBUILT,),
        "Zylon card taken": (ev.ZYLON_TAKEN,),
    }
    print("\n| a game, on average | " + " | ".join(f"{f.rules} {f.players}" for f in every) + " |")
    print("| --- |" + " --- |" * len(every))
    for name, kinds in names.items():
        cells = [f"{sum(f.n(kind) for kind in kinds):.1f}" for f in every]
        print(f"| {name} | " + " | ".join(cells) + " |")
    print_money(every)


def print_money(every: list[Figures]) -> None:
    """Zys earned and spent in a game."""
    spent = {
        "Zys earned": (ev.INCOME_PAID, 1),
        "spent on pieces": (ev.PIECE_BOUGHT, 2),
        "spent on repairs": (ev.PIECE_REPAIRED, 1),
        "spent on factories": (ev.FACTORY_REBUILT, 1),
    }
    for name, (kind, column) in spent.items():
        cells = [f"{f.counts[kind, column] / len(f.rounds):.0f}" for f in every]
        print(f"| {name} | " + " | ".join(cells) + " |")


def print_speed(rules: str, players: int, n_games: int = 300) -> None:
    """Small actions a second of random play on one core."""
    values = GAME.meta.read_options(players, {"rules": rules})
    board = GAME.load_board(rules)
    random_games(GAME, board, values, seeds_for(SEED, 0, 2))
    start = time.process_time()
    results = random_games(GAME, board, values, seeds_for(SEED, 0, n_games))
    seconds = time.process_time() - start
    rate = int(results.lengths.sum()) / seconds
    print(f"| {rules} | {players} | {np.median(results.lengths):.0f} | {rate:,.0f} |")


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200, help="games at each table")
    parser.add_argument("--samples", type=int, default=60, help="sampled turns of each plan")
    parser.add_argument("--players", default="2,4", help="table sizes")
    parser.add_argument("--rules", default="major,short", help="which games")
    given = parser.parse_args()
    tables = [(r, int(p)) for r in given.rules.split(",") for p in given.players.split(",")]
    every = [measure(r, p, given.games, [given.samples] * p) for r, p in tables]
    print_lengths(every)
    print_eliminations(every)
    print_events(every)
    against_random = measure("major", 2, max(10, given.games // 5), [given.samples, 0])
    print(f"\nGreedy against random, major game of two: {against_random.seats()}")
    print("\n| game | players | small actions, median | small actions a second |")
    print("| --- | --- | --- | --- |")
    for rules, players in tables:
        print_speed(rules, players)


if __name__ == "__main__":
    main()
