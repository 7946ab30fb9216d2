"""What all studies of `orrery lab` share: their folder, their command, what may be missing."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from orrery.core.errors import BadInput
from orrery.lab.balance_counts import Block
from orrery.lab.charts import MISSING
from orrery.lab.outputs import has_charts
from orrery.lab.parquet import write_games


def folder_of(args: argparse.Namespace) -> Path:
    """Where to write."""
    return Path(args.out or f"lab-{args.game}")


def charts_or_a_word() -> bool:
    """Whether charts can be drawn; if not, a line says how to get them."""
    if has_charts():
        return True
    print(f"orrery: the report has tables only: {MISSING}", file=sys.stderr)
    return False


def write_data(folder: Path, game_id: str, found: dict[str, Block]) -> None:
    """The Parquet file; without pyarrow a line says how to get it."""
    try:
        write_games(folder / "games.parquet", game_id, found)
    except BadInput as error:
        print(f"orrery: no games.parquet: {error}", file=sys.stderr)


def tell(
    args: argparse.Namespace,
    numbers: dict[str, Any],
    folder: Path,
    summary: Callable[[dict[str, Any], Path], None],
) -> int:
    """All numbers as JSON where that is wanted, else a summary for people; the exit status."""
    if args.json:
        print(json.dumps(numbers))
    else:
        summary(numbers, folder)
    return 0


def command_of(args: argparse.Namespace) -> str:
    """The command that makes this page again."""
    words = ["orrery", "lab", args.game]
    hidden = {"game", "out", "json", "processes", "ray"}
    if args.compare:
        words += ["--compare", *args.compare]
        hidden.add("compare")
    for name, value in vars(args).items():
        if name in hidden or value in (None, False) or (name, value) == ("bot", "greedy"):
            continue
        flag = "--" + name.removeprefix("option_").replace("_", "-")
        words += [flag] if value is True else [flag, str(value)]
    return shlex.join(words)
