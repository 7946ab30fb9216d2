"""`orrery verify FILE`: replays a log and recomputes its hashes and draws."""

from __future__ import annotations

import argparse

from orrery.core.replay import verify


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The file."""
    parser.add_argument("file", metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """Print what holds; a log that does not hold ends with exit code 2."""
    print(verify(args.file))
    return 0
