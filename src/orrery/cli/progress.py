"""The bar that counts games while many are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def games_counted(total: int) -> Iterator[Callable[[int], None]]:
    """While this lasts, call what you get with the number of games that are done."""
    with Progress(
        "[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(),
        TimeRemainingColumn(), console=Console(stderr=True), transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task("games", total=total)
        yield lambda done: bar.update(task, completed=done)
