"""`orrery export-site DIR`: all games as plain files, played in the browser without a server."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from orrery.core.errors import BadInput
from orrery.server.settings import Settings

LONGEST_PAUSE = 60  # seconds


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """The folder, and how long bots wait."""
    parser.add_argument(
        "folder", metavar="DIR", type=Path, help="an empty folder, or an older site"
    )
    parser.add_argument(
        "--bot-pause", metavar="SECONDS", type=float, default=Settings().bot_pause,
        help="a bot answers no sooner, so that people can follow (default: %(default)s)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Write the site and say how to look at it."""
    from orrery.browser.site import export_site

    if not 0 <= args.bot_pause <= LONGEST_PAUSE:  # nan is neither
        said = f"a pause has 0 to {LONGEST_PAUSE} seconds"
        raise BadInput(f"--bot-pause {args.bot_pause}: {said}")
    tell = partial(print, "Writing", end=" ...\n", flush=True)
    export_site(args.folder, tell, args.bot_pause)
    size = sum(file.stat().st_size for file in args.folder.rglob("*") if file.is_file())
    print(f"{args.folder} has everything, {size / 1e6:.0f} MB. To look at it:")
    print(f"    python -m http.server --directory {args.folder}")
    return 0
