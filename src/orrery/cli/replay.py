"""`orrery replay FILE`: steps through a saved game, in the terminal or all at once."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console

from orrery.cli.game_options import add_language
from orrery.cli.room import say_if_narrow
from orrery.core.chance import CHANCE
from orrery.core.contract import SPECTATOR
from orrery.core.drawing import drawn
from orrery.core.formats import whole
from orrery.core.log import Log
from orrery.core.plurals import listed
from orrery.core.replay import open_log, read_any_log, replay_step
from orrery.core.table import Table
from orrery.core.words import words_of


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The file, and how to show it."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--all", action="store_true", help="print everything without stopping")
    parser.add_argument("--boards", action="store_true", help="with --all: the board each time")
    add_language(parser, argv)


def run(args: argparse.Namespace) -> int:
    """Step through the game."""
    log = read_any_log(args.file)
    table = open_log(log, args.file)
    table.language = args.lang
    console = Console(highlight=False)
    is_stepping = not args.all and sys.stdin.isatty()
    say_if_narrow(console, args.lang)
    show_board(console, table)
    for number, step in enumerate(log.steps, 1):
        replay_step(table, step, f"{args.file}, action {number}")
        console.print(f"[bold]{number}.[/] {name_of(table, step.seat)}: {step.text}")
        for sentence in table.told:
            console.print(f"    {sentence}", style="dim")
        if is_stepping or args.boards:
            show_board(console, table)
        if is_stepping and not ask_on(console, args.lang):
            return 0
    show_end(console, table, log)
    return 0


def say(language: str, message: str, **values: object) -> str:
    """Words of the terminal."""
    return words_of("terminal", language).say("", message, values)


def name_of(table: Table, seat: int) -> str:
    """The colour or name of a seat; nature is called chance."""
    if seat == CHANCE:
        return say(table.language, "chance")
    return table.game.texts(table.language).name(table.game.seat_name(seat))


def show_board(console: Console, table: Table) -> None:
    """Everything lies open in a replay."""
    console.print(drawn(table.game, table.board, table.state, SPECTATOR, table.language))


def ask_on(console: Console, language: str) -> bool:
    """Enter goes on, q leaves."""
    try:
        return console.input(f"[dim]{say(language, 'replay-next')}[/] ").strip().lower() != "q"
    except EOFError:
        return False


def show_end(console: Console, table: Table, log: Log) -> None:
    """How it ended."""
    if not table.is_over:
        values = {"n": len(log.steps), "text": table.text}
        console.print(say(table.language, "replay-unfinished", **values), markup=False)
        return
    names = [name_of(table, seat) for seat in table.winners]
    winners = listed(names, words_of("terminal", table.language).language)
    scores = " ".join(whole(score, table.language) for score in table.scores)
    won = say(table.language, "won", winners=winners, n=len(names))
    console.print(f"[bold]{won}[/]; {say(table.language, 'replay-scores', scores=scores)}")
