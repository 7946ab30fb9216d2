"""`orrery serve`: the play server."""

from __future__ import annotations

import argparse
import ipaddress
import re
import signal
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from orrery.core.errors import BadInput

MOST_PROCESSES = 256
DAYS = ("open", "live", "postal", "bots", "broken", "guest")  # kinds of ends, in `Settings`
MOST_DAYS = 36500
NAME = re.compile(r"[\w.-]+|[0-9a-fA-F:]+")  # or a number
ORIGIN = re.compile(r"(https?://[\w.:\[\]-]+)/?")
PATIENCE = 100  # attempts to reach the server before the browser is opened


def add_arguments(parser: argparse.ArgumentParser, argv: list[str]) -> None:
    """Where to listen, where to store."""
    parser.add_argument("--host", metavar="H", default="127.0.0.1",
                        help="address to listen on (default: this machine only)")  # fmt: skip
    parser.add_argument("--port", metavar="P", type=int, default=8007,
                        help="port to listen on (default 8007)")  # fmt: skip
    parser.add_argument("--db", metavar="FILE_OR_URL", default="orrery.db",
                        help="a SQLite file, or postgresql://... (default orrery.db); :memory:"
                        " keeps nothing when the server ends")  # fmt: skip
    parser.add_argument(
        "--secret-key",
        metavar="FILE",
        type=Path,
        help="the key that seals secrets (usually beside the database)",
    )
    parser.add_argument("--cluster", metavar="REDIS_URL",
                        help="share a PostgreSQL database with other nodes")  # fmt: skip
    parser.add_argument("--processes", metavar="N", type=int, default=1,
                        help="nodes on this machine, at one port (with --cluster)")  # fmt: skip
    parser.add_argument("--origin", metavar="URL", action="append", default=[],
                        help="another site whose pages may connect")  # fmt: skip
    parser.add_argument("--host-name", metavar="NAME", action="append", default=[],
                        help="a name of this server, such as games.example.org")  # fmt: skip
    parser.add_argument("--proxy", metavar="ADDRESS", action="append", default=[],
                        help="a proxy in front, whose X-Forwarded-For is believed")  # fmt: skip
    parser.add_argument("--operator", metavar="FILE", type=Path,
                        help="the operator's token, for /admin and /metrics")  # fmt: skip
    parser.add_argument("--moderator", metavar="NAME", action="append", default=[],
                        help="a kept name that decides about reports")  # fmt: skip
    parser.add_argument("--days", metavar="KIND=N", action="append", default=[],
                        help=f"when tables that were left end: {', '.join(DAYS)}")  # fmt: skip
    parser.add_argument("--mail", metavar="URL_OR_FILE", default="",
                        help="for links by e-mail: smtp+tls://USER:PASSWORD@HOST?from=ADDRESS, a"
                        " file with that, or `log`")  # fmt: skip
    parser.add_argument("--webhooks", metavar="HOST,...", action="append", default=[],
                        help="hosts that tables may call: example.org, *.example.org, and inside="
                        "HOST[:PORT] for one in your own network")  # fmt: skip
    parser.add_argument("--push", metavar="HOST,...", action="append", default=[],
                        help="services of Web Push beside those of the known browsers")  # fmt: skip
    parser.add_argument("--json-logs", action="store_true", help="one line of JSON an incident")
    parser.add_argument("--open", action="store_true", help="open the browser, too")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from orrery.core.rule import need_cache
    from orrery.server.access.tokens import operator_hash
    from orrery.server.accounts.mail import read_mail_setting
    from orrery.server.accounts.names import skeleton_of
    from orrery.server.incidents import log_lines
    from orrery.server.notices.outside import read_allowed
    from orrery.server.run import serve
    from orrery.server.settings import Settings

    if not 0 < args.port < 65536:
        raise BadInput(f"--port is from 1 to 65535, not {args.port}")
    need_cache()
    address = f"http://{args.host}:{args.port}"

    def announce() -> None:
        print(f"Orrery is at {address} (Ctrl-C ends it)", flush=True)
        if args.open:
            open_browser_when_up(address)

    settings = replace(
        Settings(),
        origins=tuple(map(read_origin, args.origin)),
        host_names=(args.host.lower(), *map(read_name, args.host_name)),
        proxies=tuple(map(read_address, args.proxy)),
        operator="" if args.operator is None else operator_hash(args.operator),
        moderators=tuple(skeleton_of(read_moderator(name)) for name in args.moderator),
        mail=read_mail_setting(args.mail) if args.mail else "",
        webhooks=read_allowed(args.webhooks),
        push=read_allowed(args.push),
    )
    days: dict[str, Any] = dict(map(read_days, args.days))
    settings = replace(settings, **days)
    if args.json_logs:
        log_lines()
    if args.processes != 1:
        return run_processes(args, announce)
    with kept_at(args.db) as database:
        serve(args.host, args.port, database, settings, announce, args.secret_key, args.cluster)
    return 0


@contextmanager
def kept_at(database: str) -> Iterator[str]:
    """Where tables are kept; for `:memory:` in a file that goes when the server ends."""
    if database != ":memory:":
        yield database
        return
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))  # not without this
    with tempfile.TemporaryDirectory(prefix="orrery-") as folder:
        yield str(Path(folder) / "orrery.db")


def run_processes(args: argparse.Namespace, announce: Callable[[], None]) -> int:
    """Several nodes on this machine, each started as this command would start one."""
    from orrery.server.cluster.processes import Processes

    if not 1 <= args.processes <= MOST_PROCESSES:
        raise BadInput(f"--processes is from 1 to {MOST_PROCESSES}, not {args.processes}")
    if args.cluster is None:
        raise BadInput("--processes needs --db postgresql://... and --cluster redis://...")
    command = [sys.executable, "-m", "orrery", "serve", *node_arguments(args)]
    return Processes(command, args.processes).run(announce)


def node_arguments(args: argparse.Namespace) -> list[str]:
    """The options of one node."""
    words = ["--host", args.host, "--port", str(args.port), "--db", args.db]
    words += ["--cluster", args.cluster]
    for option in ("secret_key", "operator"):
        if getattr(args, option) is not None:
            words += [f"--{option.replace('_', '-')}", str(getattr(args, option))]
    if args.json_logs:
        words.append("--json-logs")
    if args.mail:
        words += ["--mail", args.mail]
    for option in ("origin", "host_name", "proxy", "moderator", "days", "webhooks", "push"):
        for value in getattr(args, option):
            words += [f"--{option.replace('_', '-')}", value]
    return words


def read_address(text: str) -> str:
    """An address or a network of addresses; BadInput for anything else."""
    try:
        network = ipaddress.ip_network(text)
    except ValueError:
        raise BadInput(f"--proxy is an address such as 127.0.0.1, not {text!r}") from None
    return text if network.num_addresses > 1 else str(network.network_address)


def read_name(text: str) -> str:
    """A name of this server as it stands in a Host; BadInput for a URL or a port."""
    if not NAME.fullmatch(text):
        raise BadInput(
            f"--host-name is a name such as games.example.org, without https:// and port,"
            f" not {text!r}"
        )
    return text.lower()


def read_origin(text: str) -> str:
    """The origin of another site as browsers say it; BadInput for what they never say."""
    found = ORIGIN.fullmatch(text)
    if found is None:
        raise BadInput(f"--origin is a site such as https://games.example.org, not {text!r}")
    return found[1].lower()


def read_moderator(text: str) -> str:
    """A name that can be kept; BadInput for one that nobody has."""
    from orrery.server.accounts.names import skeleton_of

    if not skeleton_of(text):
        raise BadInput(f"--moderator is a kept name, not {text!r}")
    return text


def read_days(text: str) -> tuple[str, float]:
    """A setting of `Settings` and its days, of a text such as `live=14`; BadInput for others."""
    kind, _, number = text.partition("=")
    try:
        days = float(number)
    except ValueError:
        days = 0.0
    if kind not in DAYS or not 0 < days <= MOST_DAYS:
        raise BadInput(f"--days is KIND=N with KIND one of {', '.join(DAYS)}, not {text!r}")
    return f"{kind}_days", days


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
