"""What each rank gives away: how often a choice costs much, in games of a rank with itself.

    python benchmarks/blunders.py GAME [--bots BOT,...] [--games N] [--iterations N] [--json]

Every choice of a finished game is judged as `orrery analyse` does; its cost is what the best action
known at that time was worth more, in points (hundredths of a win). Two bots may be as strong and
yet differ: one plays a little worse all the time, the other well, and now and then what nobody
would. A bot is a rank, or a rank with settings (`cadet/random_share=0.5`). Runs on the games'
WebAssembly modules: nothing is compiled.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from statistics import mean

from orrery.analysis.analyse import analyse
from orrery.bots.levels import level_names, read_level
from orrery.bots.matches import Match
from orrery.bots.officers import Officer
from orrery.bots.players import Bot
from orrery.core.game import Game
from orrery.core.registry import find_game
from orrery.core.table import Table, new_table
from orrery.wasm.choice import at_once

LOW_RANKS = level_names()[:5]
STEPS = (5, 15, 30)  # points
OPTIONS = {"situation7": {"tempo": "alternate"}}  # live, it is also when to act that is chosen


def played(game: Game, name: str, seed: int) -> Table:
    """A game of a bot with itself."""
    table = new_table(game, 2, seed, "manual", None, OPTIONS.get(game.meta.id, {}))
    level = read_level(game, name, n_seats=2)
    bots = [Bot(game, name, player=Officer(game, level, 8 * seed + seat)) for seat in (0, 1)]
    match = Match(game, table.board, bots, seed)
    while not table.is_over and len(table.log.steps) < game.meta.max_actions:
        table.play_number(*match.next_step(table.state))
    return table


def costs_of(game: Game, name: str, n_games: int, iterations: int) -> Iterator[float]:
    """Of every choice, in points."""
    for seed in range(1, n_games + 1):
        print(f"{name}: game {seed} of {n_games}", file=sys.stderr)
        table = played(game, name, seed)
        if table.is_over:
            yield from (100 * one.cost for one in analyse(table, iterations).steps if one.best)


def summary(costs: list[float]) -> dict[str, float]:
    """How many, the mean, and the percent that cost so much or more."""
    shares = {f"{step}+": 100 * mean(cost >= step for cost in costs) for step in STEPS}
    return {"choices": len(costs), "mean": mean(costs), **shares}


def main() -> None:
    """Play, judge, print a table."""
    parser = argparse.ArgumentParser(description="What each rank gives away.")
    parser.add_argument("game")
    parser.add_argument("--bots", default=",".join(LOW_RANKS))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=128, help="of every judged position")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    at_once()
    game = find_game(args.game)
    found = {
        name: summary(list(costs_of(game, name, args.games, args.iterations)))
        for name in args.bots.split(",")
    }
    if args.json:
        print(json.dumps(found))
        return
    heads = ["choices", "mean", *(f"{step}+" for step in STEPS)]
    print(f"| {args.game} | {' | '.join(heads)} |\n| --- |{' --- |' * len(heads)}")
    for name, row in found.items():
        cells = [f"{row['choices']}", f"{row['mean']:.1f}", *(f"{row[h]:.1f} %" for h in heads[2:])]
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
