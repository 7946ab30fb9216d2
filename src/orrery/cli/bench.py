"""`orrery bench KIND`: how fast Orrery is, measured on this machine.

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
    "cold": "on an empty cache: how long until the first answer of a bot, against compiling first",
    "device": "bots that think in a browser, also on a phone: milliseconds to an answer",
    "moves": "what a move costs the server in each game, with the views of all",
    "site": "a site without a server in Chromium: how long it starts, and a Captain thinks",
    "server": "moves a second and latency of 1,000 clients, against boardgame.io",
}

TIMES_ITSELF = ("cold", "device", "moves", "site")
"""Kinds that take the time they need."""


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The kind, and how long and how to print."""
    kinds = "; ".join(f"{kind}: {text}" for kind, text in KINDS.items())
    parser.add_argument("kind", metavar="KIND", choices=list(KINDS), help=kinds)
    parser.add_argument("--seconds", metavar="S", default="5", help="for each engine (default 5)")
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    parser.add_argument("--no-peers", action="store_true", help="leave other libraries out")
    parser.add_argument("--search", action="store_true",
                        help="of `gpu`: the search, against all cores of this machine")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Run the script of a kind; its exit code."""
    if args.search and args.kind != "gpu":
        raise BadInput(f"--search belongs to `orrery bench gpu`, not to `orrery bench {args.kind}`")
    script = script_of("gpu_search" if args.search else args.kind)
    command = [sys.executable, str(script)]
    command += [] if args.kind in TIMES_ITSELF else ["--seconds", seconds_of(args.seconds)]
    command += ["--json"] if args.json else []
    command += ["--no-peers"] if args.no_peers and not args.search else []
    return subprocess.run(command, check=False).returncode


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
