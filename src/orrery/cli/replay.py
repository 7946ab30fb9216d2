"""`orrery replay FILE`: steps through a saved game, in the terminal or all at once."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from orrery.core.contract import SPECTATOR
from orrery.core.drawing import drawn
from orrery.core.log import Log
from orrery.core.replay import open_log, read_any_log, replay_step
from orrery.core.table import Table


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The file, and how to show it."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--all", action="store_true", help="print everything without stopping")
    parser.add_argument("--boards", action="store_true", help="with --all: the board each time")


def run(args: argparse.Namespace) -> int:
    """Step through the game."""
    log = read_any_log(args.file)
    table = open_log(log, args.file)
    console = Console(highlight=False)
    is_stepping = not args.all and sys.stdin.isatty()
    show_board(console, table)
    for number, step in enumerate(log.steps, 1):
        replay_step(table, step, f"{args.file}, action {number}")
        console.print(f"[bold]{number}.[/] {table.game.seat_name(step.seat)}: {step.text}")
        for sentence in table.told:
            console.print(f"    {sentence}", style="dim")
        if is_stepping or args.boards:
            show_board(console, table)
        if is_stepping and not ask_on(console):
            return 0
    show_end(console, table, log)
    return 0


def show_board(console: Console, table: Table) -> None:
    """Everything lies open in a replay."""
    console.print(drawn(table.game, table.board, table.state, SPECTATOR, table.language))


def ask_on(console: Console) -> bool:
    """Enter goes on, q leaves."""
    try:
        return console.input("[dim]Enter: next action, q: leave[/] ").strip().lower() != "q"
    except EOFError:
        return False


def show_end(console: Console, table: Table, log: Log) -> None:
    """How it ended."""
    if table.is_over:
        winners = " and ".join(table.game.seat_name(seat) for seat in table.winners)
        console.print(f"[bold]{winners} won[/], scores {table.scores}")
    else:
        console.print(f"not finished after {len(log.steps)} actions: {table.text}")
