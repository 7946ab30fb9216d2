"""A server for tests and pictures: a free port, plain rules, bots that do not pause."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SCRIPT = """
import dataclasses, sys
from orrery.server.accounts.doors import HOUR, LIMITS, Limit
from orrery.server.accounts.names import skeleton_of
from orrery.server.run import serve
from orrery.server.settings import Settings
if __name__ == "__main__":
    LIMITS["sign_up"] = Limit(1000, 10, HOUR)  # all tests come from one network
    quick = dataclasses.replace(Settings(), bot_pause=0.0, live_bot_pause=0.1, live_pace=0.01,
                                judge_iterations=16, judge_closer=48,
                                moderators=(skeleton_of("Mia Fair"), skeleton_of("Moe Just")),
                                webhooks=("hooks.example.org", "inside=127.0.0.1"),
                                push=("inside=127.0.0.1",),
                                cpu_burst=1e9)  # plain rules take their time
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], quick)
"""


@contextmanager
def serving(folder: Path, is_plain: bool = True) -> Iterator[str]:
    """Serve from a folder of one's own; the address. Rules run plain: nothing is compiled."""
    port = free_port()
    log = folder / "server.log"
    script = folder / "serve.py"  # a file, because its workers are started anew from it
    script.write_text(SCRIPT, "utf-8")
    with open(log, "wb") as out:
        server = subprocess.Popen(
            [sys.executable, str(script), str(port), str(folder / "web.db")],
            env={**os.environ, "NUMBA_DISABLE_JIT": str(int(is_plain))}, stdout=out, stderr=out,
        )  # fmt: skip
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, server, log)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    """Come back when a server answers."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/api/status", timeout=2):
                return
        except OSError:
            if server.poll() is not None:
                break
            time.sleep(0.2)
    raise RuntimeError(f"the server does not answer: {log.read_text('utf-8')[-2000:]}")
