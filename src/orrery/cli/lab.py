"""`orrery lab`: many games of a variant and its neighbours; a page of charts and a Parquet file.

Two sides are compared with --compare (`lab_compare`), boards are searched for with --design
(`lab_design`).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from orrery.cli import lab_compare, lab_design
from orrery.cli.compiling import warm_up
from orrery.cli.game_options import add_game, given_options, process_count, whole_number
from orrery.cli.progress import games_counted
from orrery.cli.study import charts_or_a_word, command_of, folder_of, tell, write_data
from orrery.core.errors import BadInput
from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.lab import balance, report_numbers
from orrery.lab.ablation import BASE, Variant, base_of, distinct, variants
from orrery.lab.balance_counts import Block
from orrery.lab.balance_games import kind_of
from orrery.lab.outputs import write_study
from orrery.lab.report import head_of, sections
from orrery.lab.selfplay import seats_of_bots
from orrery.lab.skill import n_games_of, skill_trace

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
    parser.add_argument("--skill", metavar="K",
                        help="let a search meet itself with twice the iterations, K games a step:"
                        " skill trace, depth, share of luck")  # fmt: skip
    parser.add_argument("--compare", nargs=2, metavar=("A", "B"),
                        help="two sides instead, each a board, tokens=0,variant=cards, or"
                        " base")  # fmt: skip
    parser.add_argument("--design", metavar="SPEC.toml",
                        help="search for a better board instead, as a file says")  # fmt: skip
    parser.add_argument("--processes", metavar="P", help="how many at once (default 1)")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same report")
    parser.add_argument("--out", metavar="DIR",
                        help="where to write; a second run goes on (default lab-GAME)")  # fmt: skip
    parser.add_argument("--ray", nargs="?", const="auto", metavar="ADDRESS",
                        help="play on a Ray cluster: its address, local, or nothing for the one"
                        " that runs or RAY_ADDRESS names, else a new one here"
                        " (pip install 'orrery[ray]')")  # fmt: skip
    parser.add_argument("--gpu", action="store_true",
                        help="random play on a GPU: length, score, winners only")  # fmt: skip
    parser.add_argument("--json", action="store_true", help="all numbers on standard output")


def run(args: argparse.Namespace) -> int:
    """Play, count, write."""
    if args.design and args.compare:
        raise BadInput("--design and --compare are two studies: give one of them")
    if args.design:
        return lab_design.run(args)
    if args.compare:
        return lab_compare.run(args, plan_of(args))
    return balance_study(args, plan_of(args))


def balance_study(args: argparse.Namespace, plan: balance.Plan) -> int:
    """The report of a variant and its neighbours."""
    n_games = whole_number(args.games, "--games", 1, 1_000)
    n_each = whole_number(args.ablation_games, "--ablation-games", 1, min(n_games, MOST_EACH))
    if n_each > n_games:
        raise BadInput(f"--ablation-games {n_each} needs as many --games, there are {n_games}")
    n_skill = None if args.skill is None else whole_number(args.skill, "--skill", 2, 40)
    neighbours, same = neighbours_of(args, plan)
    folder = folder_of(args)
    found = play(args, plan, n_games, neighbours, n_each, folder)
    numbers = report_numbers.report(plan, found, neighbours, same)
    if n_skill is not None:
        numbers["skill"] = trace(args, plan, n_skill, folder)
    parts = sections(numbers, found[BASE], charts_or_a_word())
    title = f"{numbers['title']}: balance"
    write_study(folder, title, head_of(numbers), command_of(args), parts, numbers)
    write_data(folder, plan.game, found)
    return tell(args, numbers, folder, summary)


def neighbours_of(
    args: argparse.Namespace, plan: balance.Plan
) -> tuple[list[Variant], dict[str, str]]:
    """What is played beside the base, and what is not since it would be the same games."""
    if args.ablate == NOTHING:
        return [], {}
    game = find_game(plan.game)
    wanted = None if args.ablate is None else args.ablate.split(",")
    found = variants(game, plan.base, wanted)
    same = distinct(game, plan.base, found)
    return [variant for variant in found if variant.name not in same], same


def trace(
    args: argparse.Namespace, plan: balance.Plan, n_games: int, folder: Path
) -> dict[str, Any]:
    """The skill trace, with a progress bar."""
    workers = process_count(args.processes)
    folder.mkdir(parents=True, exist_ok=True)
    with games_counted(n_games_of(n_games, plan.n_seats)) as count:
        return skill_trace(
            plan.game, plan.base, n_games, plan.seed, folder, workers, args.ray, count
        )


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
    workers = process_count(args.processes)
    if args.gpu:
        folder.mkdir(parents=True, exist_ok=True)
        return balance.run_on_gpu(plan, n_games, neighbours, n_each)
    warm_up(find_game(plan.game))
    with games_counted(n_games + n_each * len(neighbours)) as count:
        return balance.run(plan, n_games, neighbours, n_each, folder, workers, args.ray, count)


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
