"""`orrery serve`: the play server."""

from __future__ import annotations

import argparse
import ipaddress
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from pathlib import Path

from orrery.core.errors import BadInput

PATIENCE = 100  # attempts to reach the server before the browser is opened


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """Where to listen, where to store."""
    parser.add_argument("--host", metavar="H", default="127.0.0.1",
                        help="address to listen on (default: this machine only)")  # fmt: skip
    parser.add_argument("--port", metavar="P", type=int, default=8007)
    parser.add_argument("--db", metavar="FILE_OR_URL", default="orrery.db",
                        help="a SQLite file, or postgresql://...")  # fmt: skip
    parser.add_argument(
        "--secret-key",
        metavar="FILE",
        type=Path,
        help="the key that seals secrets (usually beside the database)",
    )
    parser.add_argument("--origin", metavar="URL", action="append", default=[],
                        help="another site whose pages may connect")  # fmt: skip
    parser.add_argument("--host-name", metavar="NAME", action="append", default=[],
                        help="a name of this server, such as games.example.org")  # fmt: skip
    parser.add_argument("--proxy", metavar="ADDRESS", action="append", default=[],
                        help="a proxy in front, whose X-Forwarded-For is believed")  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open the browser, too")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from orrery.server.run import serve
    from orrery.server.settings import Settings

    if not 0 < args.port < 65536:
        raise BadInput(f"--port is from 1 to 65535, not {args.port}")
    address = f"http://{args.host}:{args.port}"

    def announce() -> None:
        print(f"Orrery is at {address} (Ctrl-C ends it)", flush=True)
        if args.open:
            open_browser_when_up(address)

    settings = replace(
        Settings(),
        origins=tuple(args.origin),
        host_names=tuple(name.lower() for name in [args.host, *args.host_name]),
        proxies=tuple(map(read_address, args.proxy)),
    )
    serve(args.host, args.port, args.db, settings, announce, args.secret_key)
    return 0


def read_address(text: str) -> str:
    """An address or a network of addresses; BadInput for anything else."""
    try:
        network = ipaddress.ip_network(text)
    except ValueError:
        raise BadInput(f"--proxy is an address such as 127.0.0.1, not {text!r}") from None
    return text if network.num_addresses > 1 else str(network.network_address)


def open_browser_when_up(address: str) -> None:
    """Show the page as soon as the server answers; without a browser the address is printed."""
    threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()


def _open_when_up(address: str) -> None:
    for _ in range(PATIENCE):
        try:
            with urllib.request.urlopen(f"{address}/api/status", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.2)
