"""`orrery export-site DIR`: all games as plain files, played in the browser without a server."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The folder."""
    parser.add_argument(
        "folder", metavar="DIR", type=Path, help="an empty folder, or an older site"
    )


def run(args: argparse.Namespace) -> int:
    """Write the site and say how to look at it."""
    from orrery.browser.site import export_site

    export_site(args.folder, lambda what: print(f"Writing {what} ...", flush=True))
    size = sum(file.stat().st_size for file in args.folder.rglob("*") if file.is_file())
    print(f"{args.folder} has everything, {size / 1e6:.0f} MB. To look at it:")
    print(f"    python -m http.server --directory {args.folder}")
    return 0
