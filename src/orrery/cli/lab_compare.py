"""`orrery lab GAME --compare A B`: two boards or two rulings side by side."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from orrery.cli.compiling import warm_up
from orrery.cli.game_options import process_count, whole_number
from orrery.cli.progress import games_counted
from orrery.cli.study import charts_or_a_word, command_of, folder_of, tell, write_data
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.lab import balance
from orrery.lab.ablation import BASE, Variant, distinct
from orrery.lab.balance_counts import Block
from orrery.lab.compare import compared, comparison, is_clear, side
from orrery.lab.outputs import write_study


def run(args: argparse.Namespace, plan: balance.Plan) -> int:
    """Play both sides with the same seeds, count, write."""
    game = find_game(plan.game)
    a, b = (side(game, plan.base, text) for text in args.compare)
    if a.name == b.name or distinct(game, a, [b]):
        raise BadInput(f"--compare {a.name} {b.name}: both are the same games")
    plan = balance.Plan(plan.game, Variant(BASE, a.values, a.board), plan.bots, plan.seed)
    folder = folder_of(args)
    found = play(args, plan, b, folder)
    blocks = {a.name: found[BASE], b.name: found[b.name]}
    numbers = comparison(plan, (a.name, b.name), *blocks.values())
    title = f"{numbers['title']}: {a.name} and {b.name}"
    parts = compared(numbers, blocks, charts_or_a_word())
    write_study(folder, title, head_of(numbers), command_of(args), parts, numbers)
    write_data(folder, plan.game, blocks)
    return tell(args, numbers, folder, summary)


def play(
    args: argparse.Namespace, plan: balance.Plan, other: Variant, folder: Path
) -> dict[str, Block]:
    """All games of both sides, with a progress bar."""
    n_games = whole_number(args.games, "--games", 2, 1_000)
    workers = process_count(args.processes)
    if args.gpu:
        return balance.run_on_gpu(plan, n_games, [other], n_games)
    warm_up(find_game(plan.game))
    with games_counted(2 * n_games) as count:
        return balance.run(
            plan, n_games, [other], n_games, folder, workers, args.ray, count, is_whole=True
        )


def head_of(numbers: dict[str, Any]) -> str:
    """What was played, in a sentence."""
    bots = ", ".join(dict.fromkeys(numbers["bots"]))
    return (
        f"{numbers['games']:,} games on each side with the same seeds,"
        f" {numbers['players']} players, played by {bots}, seed {numbers['seed']}."
    )


def summary(numbers: dict[str, Any], folder: Path) -> None:
    """What differs clearly, and where the rest is."""
    console = Console()
    for one in numbers["measures"]:
        form = "{:.1%}" if one["is_share"] else "{:.2f}"
        a, b = (form.format(one[key]["mean"]) for key in ("a", "b"))
        clear = "" if is_clear(one) else " (not clear)"
        console.print(f"{one['name']:<13} {a} -> {b}{clear}", highlight=False)
    console.print(f"report: {folder / 'report.html'}", highlight=False, soft_wrap=True)
