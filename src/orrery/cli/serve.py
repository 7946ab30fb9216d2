"""`orrery serve`: the play server."""

from __future__ import annotations

import argparse
from dataclasses import replace

from orrery.core.errors import BadInput


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """Where to listen, where to store."""
    parser.add_argument("--host", metavar="H", default="127.0.0.1",
                        help="address to listen on (default: this machine only)")  # fmt: skip
    parser.add_argument("--port", metavar="P", type=int, default=8007)
    parser.add_argument("--db", metavar="FILE_OR_URL", default="orrery.db",
                        help="a SQLite file, or postgresql://...")  # fmt: skip
    parser.add_argument("--origin", metavar="URL", action="append", default=[],
                        help="another site whose pages may connect")  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from orrery.server.serving import serve
    from orrery.server.settings import Settings

    if not 0 < args.port < 65536:
        raise BadInput(f"--port is from 1 to 65535, not {args.port}")
    print(f"Orrery is at http://{args.host}:{args.port} (Ctrl-C ends it)", flush=True)
    serve(args.host, args.port, args.db, replace(Settings(), origins=tuple(args.origin)))
    return 0
