"""The server as a process of its own, which can be killed, stopped and started again.

    python benchmarks/chaos_servers.py PORT DB [--key FILE] [--cluster REDIS] [--bug NAME]

`--bug` switches a guard off in that process (`chaos_bugs.py`), to show that a run notices.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Any

import quick_rules

WAIT_SECONDS = 120.0


class Server:
    """One process: a lone server, or with `redis` a node of a cluster."""

    def __init__(
        self, db: str, bug: str | None = None, key: Path | None = None, redis: str | None = None
    ) -> None:
        """Not started yet; its port stays the same through all its lives."""
        self.db = db
        self.port = free_port()
        words = [sys.executable, __file__, str(self.port), db]
        words += ["--key", str(key)] if key else []
        words += ["--cluster", redis] if redis else []
        self._command = [*words, *(["--bug", bug] if bug else [])]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        quick_rules.choose()
        self.process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL)
        self.wait()

    def wait(self) -> None:
        """Come back when it answers."""
        end = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                self.call("/api/status")
                return
            if self.process is None or self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise SystemExit("the server did not start")

    def send(self, signal_: signal.Signals) -> None:
        """Send it a signal."""
        if self.process is not None:
            self.process.send_signal(signal_)

    def kill(self) -> None:
        """As if the power had failed."""
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(signal.SIGKILL)
            process.wait()

    def call(self, path: str, body: Any = None, token: str = "", timeout: float = 10.0) -> Any:
        """An HTTP request."""
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return json.load(answer)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> int:
    """Serve until killed, with a planted bug if asked for."""
    from chaos_bugs import planted

    from orrery.server.run import serve
    from orrery.server.settings import Settings

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("port", type=int)
    parser.add_argument("db")
    parser.add_argument("--key", type=Path)
    parser.add_argument("--cluster")
    parser.add_argument("--bug")
    args = parser.parse_args()
    settings = replace(
        Settings(), messages_per_second=1e6, messages_burst=1e6, tables_per_guest=10**6,
        cpu_burst=1e9, guests_burst=1e6, open_per_address=10**6, sockets_per_address=10**5,
        most_connections=10**5, http_per_address=10**5, most_http=10**5, bot_workers=1,
    )  # fmt: skip
    with planted(args.bug):
        serve("127.0.0.1", args.port, args.db, settings, None, args.key, args.cluster)
    return 0


if __name__ == "__main__":
    sys.exit(main())
