"""PostgreSQL, Redis and N nodes of the play server on this machine, for tests and for trying out.

    python tools/with_cluster.py                     two nodes, until Ctrl-C
    python tools/with_cluster.py --nodes 3 --port 8100
    python tools/with_cluster.py python my_test.py {nodes}

`{nodes}` becomes the addresses of the nodes, joined by commas; without a command the cluster runs
until Ctrl-C. Needs Debian's `postgresql` and `redis-server` (or `valkey`).
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import with_postgres
import with_redis

WAIT_SECONDS = 300.0


class Node:
    """One process of the server."""

    def __init__(self, port: int, db: str, redis: str, key: Path) -> None:
        """Not started yet."""
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        words = ["serve", "--port", str(port), "--db", db, "--cluster", redis]
        self._command = [sys.executable, "-m", "orrery", *words, "--secret-key", str(key)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; `wait` comes back when it answers."""
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        """Come back when it answers."""
        end = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < end and self.process is not None and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/api/status", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the node at {self.address} does not start")

    def send(self, signal_: signal.Signals) -> None:
        """Send it a signal."""
        if self.process is not None:
            self.process.send_signal(signal_)

    def kill(self) -> None:
        """As if the power had failed."""
        self._end(signal.SIGKILL)

    def end(self) -> None:
        """Have it hand over its tables and end."""
        self._end(signal.SIGTERM)

    def _end(self, signal_: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(signal_)
            process.wait()


class Cluster:
    """A database, a Redis, and nodes."""

    def __init__(self, db: str, redis: with_redis.RedisServer, home: Path) -> None:
        """Without nodes yet."""
        self.db = db
        self.redis = redis
        self.home = home
        self.nodes: list[Node] = []

    def add(self, port: int = 0) -> Node:
        """Start one more node; not waited for."""
        port = port or with_postgres.free_port()
        node = Node(port, self.db, self.redis.url, self.home / "orrery.key")
        node.start()
        self.nodes.append(node)
        return node

    def end(self) -> None:
        """End all nodes."""
        for node in self.nodes:
            node.send(signal.SIGCONT)
            node.kill()


@contextmanager
def cluster(n_nodes: int, port: int = 0) -> Iterator[Cluster]:
    """A cluster for as long as this lasts; its nodes answer."""
    folder = tempfile.TemporaryDirectory(prefix="orrery-cluster-")
    with with_postgres.cluster() as url, with_redis.redis() as redis, folder as home:
        made = Cluster(with_postgres.fresh_database(url), redis, Path(home))
        try:
            first = made.add(port)
            first.wait()  # it makes the key and the schema
            for n in range(1, n_nodes):
                made.add(port + n if port else 0)
            for node in made.nodes:
                node.wait()
            yield made
        finally:
            made.end()


def main() -> int:
    """Start everything, run the command or wait, end everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--port", type=int, default=8100, help="of the first node")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    args = parser.parse_args()
    with cluster(args.nodes, args.port) as made:
        addresses = [node.address for node in made.nodes]
        if args.command:
            words = [word.replace("{nodes}", ",".join(addresses)) for word in args.command]
            return subprocess.run(words, env=os.environ).returncode
        print(f"Nodes: {' '.join(addresses)} (Ctrl-C ends them)", flush=True)
        try:
            signal.pause()
        except KeyboardInterrupt:
            print()
        return 0


if __name__ == "__main__":
    sys.exit(main())
