"""`orrery backup FILE`: a copy of everything the server keeps, also while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """Which database, into which file."""
    parser.add_argument("file", metavar="FILE", type=Path, help="such as orrery-monday.backup")
    parser.add_argument("--db", metavar="FILE_OR_URL", default="orrery.db",
                        help="a SQLite file, or postgresql://... (default orrery.db)")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Write the file and say what is in it."""
    from orrery.server.storage.backups import backup
    from orrery.server.storage.troubles import troubles_said

    with troubles_said(args.db):
        made = backup(args.db, args.file)
    print(f"{args.file}: {made.tables} tables with {made.events} entries, {made.rows} rows in all.")
    print("The key that opens its secrets is not in it: keep that apart.")
    return 0
