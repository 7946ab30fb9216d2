"""`orrery lab`: many games of a variant and its neighbours; a page of plots and a Parquet file."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from orrery.cli.compiling import warm_up
from orrery.cli.game_options import add_game, given_options, whole_number
from orrery.cli.progress import games_counted
from orrery.core.errors import BadInput
from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.lab import balance, report_numbers
from orrery.lab.ablation import BASE, Variant, base_of, variants
from orrery.lab.balance_counts import Block
from orrery.lab.balance_games import kind_of
from orrery.lab.parquet import write_games
from orrery.lab.report import Section, page, sections
from orrery.lab.report_plots import standalone
from orrery.lab.selfplay import seats_of_bots

NOTHING = "none"
MOST_EACH = 1_000


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, its options, who plays, how many games, where."""
    from orrery.bots.players import bot_names

    add_game(parser, argv)
    parser.add_argument("--bot", default="greedy", metavar="NAME[,NAME...]",
                        help=f"one for all seats, or one a seat: {', '.join(bot_names())},"
                        " MODULE:CLASS"
                        " (default greedy)")  # fmt: skip
    parser.add_argument("--games", metavar="K", help="how many games (default 1000)")
    parser.add_argument("--ablate", metavar="OPTION[=VALUE],...",
                        help="options to study; none: none (default: all, and boards)")  # fmt: skip
    parser.add_argument("--ablation-games", metavar="K",
                        help="games of each changed option (default: K, 1000 at most)")  # fmt: skip
    parser.add_argument("--processes", metavar="P", help="how many at once (default 1)")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same report")
    parser.add_argument("--out", metavar="DIR",
                        help="where to write; a second run goes on (default lab-GAME)")  # fmt: skip
    parser.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS",
                        help="play on a Ray cluster: its address, local, or what RAY_ADDRESS says"
                        " (pip install 'orrery[ray]')")  # fmt: skip
    parser.add_argument("--gpu", action="store_true",
                        help="random play on a GPU: length, score, winners only")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="all numbers on standard output")


def run(args: argparse.Namespace) -> int:
    """Play, count, write."""
    plan = plan_of(args)
    n_games = whole_number(args.games, "--games", 1, 1_000)
    n_each = whole_number(args.ablation_games, "--ablation-games", 1, min(n_games, MOST_EACH))
    if n_each > n_games:
        raise BadInput(f"--ablation-games {n_each} needs as many --games, there are {n_games}")
    wanted = None if args.ablate is None else args.ablate.split(",")
    game = find_game(plan.game)
    neighbours = [] if args.ablate == NOTHING else variants(game, plan.base, wanted)
    folder = Path(args.out or f"lab-{plan.game}")
    found = play(args, plan, n_games, neighbours, n_each, folder)
    numbers = report_numbers.report(plan, found, neighbours)
    parts = sections(numbers, found[BASE])
    write(folder, numbers, parts, _command(args))
    _write_data(folder, plan.game, found)
    if args.json:
        print(json.dumps(numbers))
    else:
        summary(numbers, folder)
    return 0


def plan_of(args: argparse.Namespace) -> balance.Plan:
    """The checked plan of the arguments."""
    game = find_game(args.game)
    values, board, _ = opening(game, args.players, given_options(args), args.board)
    bots = seats_of_bots(args.bot.split(","), int(values["players"]))
    for name in bots:
        kind_of(name)
    if len(bots) != values["players"]:
        players = values["players"]
        raise BadInput(f"--bot names {len(bots)} bots for {players} players: give one, or one each")
    seed = whole_number(args.seed, "--seed", 0, 1)
    return balance.Plan(game.meta.id, base_of(values, board), bots, seed)


def play(
    args: argparse.Namespace,
    plan: balance.Plan,
    n_games: int,
    neighbours: Sequence[Variant],
    n_each: int,
    folder: Path,
) -> dict[str, Block]:
    """All games, with a progress bar."""
    workers = whole_number(args.processes, "--processes", 1, 1)
    if args.gpu:
        folder.mkdir(parents=True, exist_ok=True)
        return balance.run_on_gpu(plan, n_games, neighbours, n_each)
    warm_up(find_game(plan.game))
    with games_counted(n_games + n_each * len(neighbours)) as count:
        return balance.run(plan, n_games, neighbours, n_each, folder, workers, args.ray, count)


def write(folder: Path, numbers: dict[str, Any], parts: Sequence[Section], command: str) -> None:
    """The page, its plots as files, the numbers."""
    try:
        (folder / "plots").mkdir(exist_ok=True)
        (folder / "report.html").write_text(page(numbers, parts, command), "utf-8")
        (folder / "numbers.json").write_text(json.dumps(numbers, indent=1) + "\n", "utf-8")
        for part in parts:
            file = folder / "plots" / f"{part.name}.svg"
            file.write_text(standalone(part.plot), "utf-8")
    except OSError as error:
        raise BadInput(f"cannot write into {folder}: {error.strerror}") from None


def _write_data(folder: Path, game_id: str, found: dict[str, Block]) -> None:
    """The Parquet file; without pyarrow a line says how to get it."""
    try:
        write_games(folder / "games.parquet", game_id, found)
    except BadInput as error:
        print(f"orrery: no games.parquet: {error}", file=sys.stderr)


def _command(args: argparse.Namespace) -> str:
    """The command that makes this page again."""
    words = ["orrery", "lab", args.game]
    hidden = {"game", "out", "json", "processes", "ray"}
    for name, value in vars(args).items():
        if name in hidden or value in (None, False) or (name, value) == ("bot", "greedy"):
            continue
        flag = "--" + name.removeprefix("option_").replace("_", "-")
        words += [flag] if value is True else [flag, str(value)]
    return shlex.join(words)


def summary(numbers: dict[str, Any], folder: Path) -> None:
    """A few lines, and where the rest is."""
    console = Console()
    for seat in numbers["seats"]:
        won = seat["won"]
        console.print(
            f"{seat['seat']:<8} wins {won['mean']:.1%} ({won['low']:.1%} to {won['high']:.1%}),"
            f" score {seat['score']['mean']:.2f}",
            highlight=False,
        )
    console.print(f"report: {folder / 'report.html'}", highlight=False, soft_wrap=True)
