"""`orrery bench KIND`: how fast Orrery is, and what its server withstands, on this machine.

Each kind is a script of the folder `benchmarks/` of the source tree; it runs in a process of its
own, because it binds itself to one core.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from orrery.core.errors import BadInput

KINDS = {
    "engine": "random games against a C program and other libraries",
    "search": "iterations of the search against OpenSpiel's",
    "gpu": "random games on a GPU, against Pgx",
    "envs": "steps of environments for learners, against EnvPool, Pgx and others",
    "cold": "on an empty cache: how long until the first answer of a bot, against compiling first",
    "device": "bots that think in a browser, also on a phone: milliseconds to an answer",
    "moves": "what a move costs the server in each game, with the views of all",
    "site": "a site without a server in Chromium: how long it starts, and a Captain thinks",
    "analysis": "whether an analysis is honest: chances, accuracy and luck in games of bots",
    "server": "moves a second and latency of 1,000 clients, against boardgame.io",
    "chaos": "what the server promises, tried by kills, cuts, floods and full disks",
    "simulation": "a day of play on a seeded schedule, with crashes and faults of the storage",
}

TIMES_ITSELF = ("analysis", "cold", "device", "moves", "site", "chaos", "simulation")
"""Kinds that take the time they need."""

WITHOUT_PEERS = ("chaos", "simulation")
"""Kinds that are not compared with anything."""

OWN_OPTIONS = {
    "chaos": ("store", "only", "size", "seed", "trials", "jobs", "tables", "pace"),
    "moves": ("picture",),
    "server": ("processes", "clients", "jobs", "picture"),
    "simulation": ("seeds", "hours", "seed", "bug", "jobs", "nodes"),
}
"""Options of one kind, handed on to its script, which checks them."""


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The kind, and how long and how to print."""
    kinds = "; ".join(f"{kind}: {text}" for kind, text in KINDS.items())
    parser.add_argument("kind", metavar="KIND", choices=list(KINDS), help=kinds)
    parser.add_argument("--seconds", metavar="S", default="5", help="for each engine (default 5)")
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    parser.add_argument("--no-peers", action="store_true", help="leave other libraries out")
    parser.add_argument("--search", action="store_true",
                        help="of `gpu`: the search, against all cores of this machine")  # fmt: skip
    parser.add_argument("--browser", action="store_true",
                        help="of `analysis`: how long Chromium takes; does it stutter")  # fmt: skip
    parser.add_argument("--store", metavar="S", help="of `chaos`: sqlite, postgres or cluster")
    parser.add_argument("--only", metavar="ROW", help="of `chaos`: one promise")
    parser.add_argument("--size", metavar="S", help="of `chaos`: small or full")
    parser.add_argument("--trials", metavar="N", help="of `chaos`: how many, instead of a size")
    parser.add_argument("--tables", metavar="N",
                        help="of `chaos`, rows `nodes` and `takeover`: how many")  # fmt: skip
    parser.add_argument("--pace", metavar="S",
                        help="of `chaos`, row `nodes`: seconds for a move")  # fmt: skip
    parser.add_argument("--jobs", metavar="N",
                        help="of `chaos` and `simulation`: processes (0: one a core);"
                        " of `server`: of the clients (default: one for four cores)")  # fmt: skip
    parser.add_argument("--processes", metavar="N,...",
                        help="of `server`: so many nodes, measured as well, in turn")  # fmt: skip
    parser.add_argument("--clients", metavar="N", help="of `server`: how many (default 1,000)")
    parser.add_argument("--picture", metavar="FILE", help="of `server` and `moves`: draw it, too")
    parser.add_argument("--seeds", metavar="N", help="of `simulation`: how many days")
    parser.add_argument("--nodes", metavar="N", help="of `simulation`: how many servers")
    parser.add_argument("--hours", metavar="H", help="of `simulation`: how long each is")
    parser.add_argument("--bug", metavar="NAME", help="of `simulation`: a guard to switch off")
    parser.add_argument("--seed", metavar="N", help="of `chaos` and `simulation`: the first seed")


def run(args: argparse.Namespace) -> int:
    """Run the script of a kind; its exit code."""
    if args.search and args.kind != "gpu":
        raise BadInput(f"--search belongs to `orrery bench gpu`, not to `orrery bench {args.kind}`")
    if args.browser and args.kind != "analysis":
        raise BadInput(f"--browser belongs to `orrery bench analysis`, not to `{args.kind}`")
    script = script_of(part_of(args))
    command = [sys.executable, str(script)]
    command += [] if args.kind in TIMES_ITSELF else ["--seconds", seconds_of(args.seconds)]
    command += ["--json"] if args.json else []
    is_compared = not args.search and args.kind not in WITHOUT_PEERS
    command += ["--no-peers"] if args.no_peers and is_compared else []
    command += own_options(args)
    return subprocess.run(command, check=False).returncode


def part_of(args: argparse.Namespace) -> str:
    """The script of a kind, or of a part of it that was asked for."""
    if args.search:
        return "gpu_search"
    return "analysis_browser" if args.browser else str(args.kind)


def own_options(args: argparse.Namespace) -> list[str]:
    """The options of the kind; BadInput for one that belongs to another."""
    words: list[str] = []
    for name in sorted({name for names in OWN_OPTIONS.values() for name in names}):
        value = getattr(args, name)
        if value is None:
            continue
        if name not in OWN_OPTIONS.get(args.kind, ()):
            owners = [
                f"`orrery bench {kind}`" for kind, names in OWN_OPTIONS.items() if name in names
            ]
            raise BadInput(f"--{name} belongs to {' and '.join(owners)}, not to `{args.kind}`")
        words += [f"--{name}", value]
    return words


def script_of(kind: str) -> Path:
    """The script that measures a kind."""
    script = project_root() / "benchmarks" / f"{kind}.py"
    if not script.is_file():
        raise BadInput(
            f"`orrery bench {kind}` needs the source tree of Orrery: there is no {script.name}"
            " in a folder benchmarks beside the package (get the source and run `make bench`)"
        )
    return script


def project_root() -> Path:
    """The source tree this package is installed from, if it is."""
    return Path(__file__).resolve().parents[3]


def seconds_of(text: str) -> str:
    """A checked number of seconds."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise BadInput(f"--seconds must be a number above 0 and below 3600, not {text!r}")
    return text
