"""`orrery solve GAME`: exact results of endings, for its strongest bots and for analysis.

orrery solve spacewalk --ships 5              all endings with at most five ships; kept for bots
orrery solve spacewalk --ships 6 --cores 4    the same with six on four cores (147 MB in memory)
orrery solve spacewalk --show                 what there is
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TimeElapsedColumn

from orrery.bots.endings.files import endings_of, own_path, write_table
from orrery.bots.endings.solver import solve
from orrery.bots.endings.tables import EndingTable, endings_hook
from orrery.cli.game_options import process_count, whole_number
from orrery.cli.targets import need_target
from orrery.core.game import Game
from orrery.core.registry import find_game

SHIPS, TOKENS = 4, 1
"""Of the table that is shipped."""


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, how large the table is, and where it goes."""
    parser.add_argument("game", metavar="GAME", help="its id")
    parser.add_argument("--ships", metavar="N", help=f"of both at most (default {SHIPS})")
    parser.add_argument("--tokens", metavar="N", help=f"of each at most (default {TOKENS})")
    parser.add_argument("--cores", metavar="N", help="to solve on (default all)")
    parser.add_argument("--out", metavar="FILE", help="write it there, where no bot will look")
    parser.add_argument("--show", action="store_true", help="solve nothing, say what there is")


def run(args: argparse.Namespace) -> int:
    """Solve and write, or tell."""
    game = find_game(args.game)
    endings_hook(game)
    if args.show:
        print(told(game, endings_of(game)))
        return 0
    need_target(args.out)
    ships = whole_number(args.ships, "--ships", 0, SHIPS)
    tokens = whole_number(args.tokens, "--tokens", 0, TOKENS)
    cores = process_count(args.cores, "--cores", os.cpu_count() or 1)
    start = time.perf_counter()
    table = solved(game, ships, tokens, cores)
    path = Path(args.out) if args.out else own_path(game)
    write_table(game, path, table)
    print(f"{told(game, table)}; {time.perf_counter() - start:.0f} s, written to {path}")
    return 0


def solved(game: Game, ships: int, tokens: int, cores: int) -> EndingTable:
    """The table, with a bar meanwhile."""
    columns = "[progress.description]{task.description}", BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("solving")
        return solve(
            game,
            ships,
            tokens,
            lambda done, total: bar.update(task, completed=done, total=total),
            cores,
        )


def told(game: Game, table: EndingTable | None) -> str:
    """How large a table is."""
    if table is None:
        return f"no endings of {game.meta.id} are solved"
    ships, tokens = table.size
    n = endings_hook(game).n_positions(table.layout)
    return (
        f"{n:,} endings of {game.meta.title} with at most {ships} ships and {tokens} tokens each"
        f" are solved ({len(table.bits):,} bytes)"
    )
