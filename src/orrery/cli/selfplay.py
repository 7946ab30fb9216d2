"""`orrery selfplay`: bots play many games; a table or JSON sums them up."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from orrery.bots.compilation import is_on_disk
from orrery.cli.compiling import warm_up
from orrery.cli.game_options import add_game, given_options, process_count, whole_number
from orrery.cli.progress import games_counted
from orrery.core.errors import BadInput
from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.core.results import Results
from orrery.lab import selfplay as lab
from orrery.lab.parquet import MoveFile
from orrery.wasm.choice import at_once

FEW_GAMES = 20


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, its options, and how many games."""
    from orrery.bots.players import bot_names

    add_game(parser, argv)
    parser.add_argument("--games", metavar="K", help="how many games (default 100)")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same games")
    parser.add_argument("--workers", metavar="W", help="processes (default 1)")
    parser.add_argument("--bot", default="random", metavar="NAME[,NAME...]",
                        help="one for all seats, or one a seat:"
                        f" {', '.join(bot_names())} (default random)")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    parser.add_argument("--parquet", metavar="FILE",
                        help="keep every move here (pip install 'orrery[lab]')")  # fmt: skip
    parser.add_argument("--observations", action="store_true",
                        help="keep what a learner sees, too")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Play and print."""
    plan = plan_of(args)
    workers = process_count(args.workers, "--workers")
    if is_small(plan, workers, args) and not is_on_disk(plan.game):
        at_once()
    warm_up(find_game(plan.game))
    with games_counted(plan.games) as count:
        results = _played(plan, workers, count, args)
    numbers = lab.summary(plan, results)
    if args.json:
        print(json.dumps(numbers))
    else:
        Console().print(_table(numbers))
    return 0


def is_small(plan: lab.Plan, workers: int, args: argparse.Namespace) -> bool:
    """Whether a module has played these games before the rules would be compiled."""
    return plan.games <= FEW_GAMES and workers == 1 and args.parquet is None


def _played(
    plan: lab.Plan, workers: int, progress: Callable[[int], None], args: argparse.Namespace
) -> Results:
    """Play, with a file of moves where one was asked for."""
    if args.parquet is None:
        if args.observations:
            raise BadInput("--observations needs --parquet FILE")
        return lab.run(plan, workers, progress)
    with MoveFile(Path(args.parquet), args.observations, lab.card_of(plan)) as file:
        return lab.run(plan, workers, progress, file.add, args.observations)


def plan_of(args: argparse.Namespace) -> lab.Plan:
    """The checked plan of the arguments."""
    from orrery.bots.players import bot_kind

    game = find_game(args.game)
    values, board, _ = opening(game, args.players, given_options(args), args.board)
    players = int(values["players"])
    bots = lab.seats_of_bots(args.bot.split(","), players)
    for name in bots:
        bot_kind(name)
    if len(bots) != players:
        raise BadInput(
            f"--bot names {len(bots)} bots for {players} players: give one, or one a seat"
        )
    games = whole_number(args.games, "--games", 1, 100)
    return lab.Plan(
        game.meta.id, values, board, bots, games, whole_number(args.seed, "--seed", 0, 1)
    )


def _table(numbers: dict[str, Any]) -> Table:
    game = find_game(numbers["game"])
    lengths = numbers["lengths"]
    title = (
        f"{game.meta.title}: {numbers['games']} games, {numbers['players']} players,"
        f" {lengths['median']:.0f} actions ({lengths['p5']:.0f} to {lengths['p95']:.0f})"
    )
    table = Table(title=title, title_justify="left")
    for heading in ("seat", "bot", "wins", "share", "mean score", "5 % to 95 %"):
        table.add_column(heading, justify="left" if heading in ("seat", "bot") else "right")
    for seat, wins in enumerate(numbers["wins_by_seat"]):
        score = numbers["scores_by_seat"][seat]
        table.add_row(
            game.seat_name(seat), numbers["bots"][seat], str(wins),
            f"{wins / numbers['games']:.1%}", f"{score['mean']:.2f}",
            f"{score['p5']:.0f} to {score['p95']:.0f}",
        )  # fmt: skip
    if numbers["shared_wins"]:
        table.caption = f"{numbers['shared_wins']} games were shared by several seats"
    return table
