"""`orrery learn GAME`: a network from games of the search with itself."""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from orrery.cli.game_options import process_count, whole_number
from orrery.core.errors import BadInput
from orrery.core.registry import find_game
from orrery.learn.folder import KEPT, opened
from orrery.learn.generation import has_gpu
from orrery.learn.plan import Plan, checked
from orrery.learn.run import Machine
from orrery.learn.run import run as run_generations

NUMBERS = {
    "iterations": "of a decision of self-play",
    "games": "of a generation, all numbers of players together",
    "keep": "positions kept, of 100 behind the fork",
    "searched": "of 100 parts of a lesson what the search found, the rest what happened",
    "first": "units of the first hidden layer",
    "second": "units of the second hidden layer",
    "steps": "of a training",
    "batch": "positions of a step",
    "trial_iterations": "of a decision without the new network in a trial",
    "trial_games": "of a trial, at most",
    "seed": "the same seed gives the same games",
}
DEFAULTS: dict[str, Any] = {field.name: field.default for field in fields(Plan)}


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The game, where the run is kept, and the numbers of its plan."""
    parser.add_argument("game", metavar="GAME", help="its id")
    parser.add_argument("--folder", metavar="FOLDER", help="of the run (default learn-GAME);"
                        " a second run goes on there")  # fmt: skip
    parser.add_argument("--generations", metavar="N", help="until so many are over (default 4)")
    parser.add_argument("--players", metavar="N[,N...]", help="which numbers are mixed (all)")
    parser.add_argument("--rank", default=DEFAULTS["rank"], help="whose search learns (captain);"
                        " settings behind it are the network's own: captain/cut=0")  # fmt: skip
    parser.add_argument("--sprt", metavar="E0,E1", help="what a network must win by (0,30 Elo)")
    for name, text in NUMBERS.items():
        option = "--" + name.replace("_", "-")
        parser.add_argument(option, metavar="N", help=f"{text} (default {DEFAULTS[name]})")
    parser.add_argument("--processes", metavar="P", help="for games without a GPU, and trials")
    parser.add_argument("--no-gpu", action="store_true", help="play on processes all the same")
    parser.add_argument("--json", action="store_true", help="one object on standard output")


def run(args: argparse.Namespace) -> int:
    """Learn and print."""
    plan = plan_of(args)
    generations = whole_number(args.generations, "--generations", 1, 4)
    processes = process_count(args.processes, default=os.cpu_count() or 1)
    folder = opened(Path(args.folder or f"learn-{plan.game}"), plan)
    machine = Machine(processes, not args.no_gpu and has_gpu())
    diary = run_generations(folder, generations, machine, progress(args.json))
    show(folder.path, diary, args.json)
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    """The checked plan of the arguments."""
    numbers = {
        name: whole_number(getattr(args, name), "--" + name.replace("_", "-"), 0, DEFAULTS[name])
        for name in NUMBERS
    }
    game = find_game(args.game).meta.id
    players = tuple(_numbers(args.players, "--players", int)) if args.players else ()
    elo = elo_of(args.sprt) if args.sprt else DEFAULTS["elo"]
    return checked(Plan(game=game, rank=args.rank, players=players, elo=elo, **numbers))


def elo_of(text: str) -> tuple[float, float]:
    """The two numbers of `0,30`."""
    found = _numbers(text, "--sprt", float)
    if len(found) != 2:
        raise BadInput(f"--sprt is two numbers like 0,30, not {text!r}")
    return found[0], found[1]


def _numbers(text: str, option: str, kind: Any) -> list[Any]:
    """The numbers of `2,3`."""
    try:
        return [kind(part) for part in text.split(",")]
    except ValueError:
        raise BadInput(f"{option} is numbers with commas between them, not {text!r}") from None


def progress(is_quiet: bool) -> Any:
    """Says on standard error how far a generation is."""

    def say(what: str, done: int) -> None:
        if not is_quiet:
            print(f"{what}: {done}" if done else what, file=sys.stderr, flush=True)

    return say


def show(path: Path, diary: list[dict[str, Any]], as_json: bool) -> None:
    """The generations, and where the network is."""
    kept = path / KEPT
    if as_json:
        network = str(kept) if kept.exists() else None
        print(json.dumps({"generations": diary, "network": network}))
        return
    table = Table(title=str(path), title_justify="left")
    for heading in ("generation", "positions", "loss", "by hand", "games", "share", "verdict"):
        table.add_column(heading, justify="right")
    for entry in diary:
        table.add_row(
            str(entry["generation"]), f"{entry['positions']:,}", f"{entry['loss']:.3f}",
            f"{entry['loss_by_hand']:.3f}", str(entry["games"]), f"{entry['share']:.1%}",
            entry["verdict"],
        )  # fmt: skip
    console = Console()
    console.print(table)
    console.print(f"The best network: {kept}" if kept.exists() else "No network has won yet.")
