"""`orrery verify FILE`: replays a log and recomputes its hashes, its draws, and its commitment."""

from __future__ import annotations

import argparse

from orrery.core.replay import read_any_log, verify


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The file."""
    parser.add_argument("file", metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """Print what holds; a log that does not hold ends with exit code 2."""
    print(verify(args.file))
    header = read_any_log(args.file).header
    if "commitment" in header:
        from orrery.server.logbook.fair import check_header

        print(check_header(header))
    return 0
