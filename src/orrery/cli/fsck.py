"""`orrery fsck`: replays every log of a database and compares every hash, also while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """Which database, and the key to it."""
    parser.add_argument("--db", metavar="FILE_OR_URL", default="orrery.db",
                        help="a SQLite file, or postgresql://... (default orrery.db)")  # fmt: skip
    parser.add_argument("--secret-key", metavar="FILE", type=Path,
                        help="the key that seals secrets (default: beside it)")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Print what is wrong, if anything; then the exit code is 1."""
    from orrery.server.storage.backups import need_database
    from orrery.server.storage.secrets import default_key_file, need_key, open_vault
    from orrery.server.storage.troubles import troubles_said
    from orrery.server.upkeep.checks import check_database

    need_database(args.db)
    key = args.secret_key or default_key_file(args.db)
    need_key(key)
    with troubles_said(args.db):
        report = check_database(args.db, open_vault(key))
    for flaw in report.flaws:
        print(f"table {flaw.table} {flaw.text}")
    what = f"{report.n_tables} tables with {report.n_entries} entries"
    print(f"{what}: {len(report.flaws)} faults" if report.flaws else f"{what}: all is well")
    return 1 if report.flaws else 0
