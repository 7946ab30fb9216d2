"""`orrery lab GAME --design SPEC.toml`: search for a board that comes nearer to stated aims."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from orrery.bots.players import bot_kind
from orrery.cli.compiling import warm_up
from orrery.cli.game_options import given_options, process_count
from orrery.cli.progress import games_counted
from orrery.cli.study import charts_or_a_word, command_of, tell
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.lab.board_text import board_text
from orrery.lab.design_changes import table_of
from orrery.lab.design_report import design_numbers, design_sections
from orrery.lab.design_search import Runner, confirm, n_games_of, search
from orrery.lab.design_spec import Task, read_task
from orrery.lab.design_trials import check_gpu
from orrery.lab.outputs import write_study

IN_THE_SPEC = ("players", "board", "games", "seed", "skill", "ablate", "ablation_games")


def run(args: argparse.Namespace) -> int:
    """Search, confirm, write."""
    check_words(args)
    task = read_task(find_game(args.game), Path(args.design))
    bot_kind(task.spec.bot)
    if args.gpu:
        check_gpu(task.spec)
    folder = Path(args.out or f"lab-{args.game}-design")
    runner = runner_of(args, task, folder)
    warm_up(find_game(task.game))
    with games_counted(n_games_of(task)) as count:
        runner.progress = count
        tried = search(runner)
        fresh = confirm(runner, tried[0].candidate)
    numbers = design_numbers(task, tried, fresh)
    parts = design_sections(numbers, fresh, charts_or_a_word())
    title = f"{numbers['title']}: a board by search"
    write_study(folder, title, head_of(numbers), command_of(args), parts, numbers)
    write_board(folder, task, numbers)
    return tell(args, numbers, folder, summary)


def check_words(args: argparse.Namespace) -> None:
    """BadInput for what the spec says."""
    given = [name for name in IN_THE_SPEC if getattr(args, name) is not None]
    given += list(given_options(args))
    if args.bot != "greedy":
        given.append("bot")
    if given:
        flag = "--" + given[0].replace("_", "-")
        raise BadInput(f"{flag} does not go with --design: {args.design} says what is played")


def runner_of(args: argparse.Namespace, task: Task, folder: Path) -> Runner:
    """Where trials are played."""
    workers = process_count(args.processes)
    return Runner(task, folder, workers, args.ray, args.gpu)


def head_of(numbers: dict[str, Any]) -> str:
    """What was searched, in a sentence."""
    return (
        f"{len(numbers['tried'])} boards tried, from board {numbers['board']},"
        f" {numbers['players']} players, played by {numbers['bot']}, seed {numbers['seed']}."
    )


def write_board(folder: Path, task: Task, numbers: dict[str, Any]) -> None:
    """The best board as a file that --board opens."""
    words = (
        f"Found by orrery lab {task.game} --design, from board {task.board}:\n{numbers['verdict']}."
    )
    try:
        text = board_text(table_of(task, numbers["best"]), words)
        (folder / "best.toml").write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(f"cannot write into {folder}: {error.strerror}") from None


def summary(numbers: dict[str, Any], folder: Path) -> None:
    """The verdict, and where the rest is."""
    console = Console()
    for one in numbers["aims"]:
        start, best = one["start"], one["best"]
        console.print(
            f"{one['measure']} (aim {one['target']:g}): {start['mean']:.3g} at the start,"
            f" {best['mean']:.3g} ({best['low']:.3g} to {best['high']:.3g}) at the best",
            highlight=False,
        )
    console.print(f"{numbers['verdict']}", highlight=False)
    for file in ("best.toml", "report.html"):
        console.print(f"{folder / file}", highlight=False, soft_wrap=True)
