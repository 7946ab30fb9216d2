"""`orrery verify FILE`: replays a log and recomputes its hashes, its draws, and its roll."""

from __future__ import annotations

import argparse

from orrery.core.errors import BadInput
from orrery.core.replay import read_any_log, verify


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The file, and what a player noted down of the roll."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--roll", metavar="HASH",
                        help="the roll that was shown at the table (or how it begins)")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Print what holds; a log that does not hold ends with exit code 2."""
    print(verify(args.file))
    header = read_any_log(args.file).header
    if "commitment" in header or "scheme" in header:
        from orrery.server.logbook.fair import check_header

        print(check_header(header))
    if args.roll is not None:
        print(check_shown(header, args.roll.lower()))
    return 0


def check_shown(header: dict[str, object], shown: str) -> str:
    """A sentence that says the log holds the roll that was shown; BadInput when it does not."""
    from orrery.server.access.tokens import hash_of

    if len(shown) < 8:
        raise BadInput(f"--roll needs at least 8 digits of the roll, not {shown!r}")
    if not hash_of(str(header.get("roll"))).startswith(shown):
        raise BadInput("this log was not played with the roll that was shown at the table")
    return "the roll is the one that was shown at the table"
