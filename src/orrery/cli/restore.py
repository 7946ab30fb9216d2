"""`orrery restore FILE`: fills an empty database from a backup, of either kind."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """Which file, into which database."""
    parser.add_argument("file", metavar="FILE", type=Path, help="what `orrery backup` wrote")
    parser.add_argument("--db", metavar="FILE_OR_URL", default="orrery.db",
                        help="a SQLite file, or postgresql://...; it must be empty"
                        " (default orrery.db)")  # fmt: skip
    parser.add_argument("--secret-key", metavar="FILE", type=Path,
                        help="the key with which the backup's secrets are sealed")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Fill the database and say with what."""
    from orrery.server.storage.backups import restore
    from orrery.server.storage.troubles import troubles_said

    with troubles_said(args.db):
        made = restore(args.file, args.db, args.secret_key)
    print(f"{made.tables} tables with {made.events} entries are back, {made.rows} rows in all.")
    return 0
