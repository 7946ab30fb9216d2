"""`orrery analyse LOG`: what decided a game; choices and luck apart, for each seat."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress
from rich.table import Table as Grid

import orrery
from orrery.analysis.analyse import ITERATIONS, analyse
from orrery.analysis.page import page_of
from orrery.analysis.sentences import Sentences
from orrery.cli.game_options import add_language
from orrery.cli.targets import need_target
from orrery.core.errors import BadInput
from orrery.wasm.choice import at_once


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The file, how long to think, and in which form to answer."""
    parser.add_argument("file", metavar="LOG")
    parser.add_argument("--iterations", metavar="N", type=int, default=ITERATIONS,
                        help=f"of the search for each position (default {ITERATIONS})")  # fmt: skip
    parser.add_argument("--html", metavar="FILE", help="write a page that needs no network")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    add_language(parser, argv)


def run(args: argparse.Namespace) -> int:
    """Judge the game, then tell."""
    need_target(args.html)
    at_once()
    table = orrery.load(args.file)
    with progress(args.lang) as tell:
        report = analyse(table, args.iterations, tell)
    said = Sentences(table, report, args.lang)
    if args.html is not None:
        write_page(Path(args.html), page_of(said))
        print(said.say("wrote", file=args.html), file=sys.stderr)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    elif args.html is None:
        show(said, Console(highlight=False))
    return 0


def write_page(path: Path, page: str) -> None:
    """Write a file; BadInput says why not."""
    try:
        path.write_text(page, "utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def show(said: Sentences, console: Console) -> None:
    """The turning points, the table of seats, what cost most, and how it was judged."""
    console.print(f"[bold]{said.head}[/]")
    for sentence in said.moments():
        console.print(f"  {sentence}", markup=False)
    grid = Grid(*said.heads(), box=None, pad_edge=False)
    for row in said.rows():
        grid.add_row(*row)
    console.print(grid)
    for sentence in said.costly():
        console.print(f"  {sentence}", markup=False)
    for note in said.notes():
        console.print(note, style="dim", markup=False)


@contextmanager
def progress(language: str) -> Iterator[Callable[[int, int], None]]:
    """A bar while positions are judged."""
    from orrery.core.words import words_of

    with Progress(
        "[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(),
        console=Console(stderr=True), transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task(words_of("analysis", language).say("", "progress", {}), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
