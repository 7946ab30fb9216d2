"""The authority for the figures of `orrery bench server`: 1,000 clients on one server process.

500 tables of connect four with two players each, on loopback; the server, with SQLite in a folder
that is thrown away, is one process, the clients are another. Three phases: one table alone, moves
one after the other; all tables at the pace of people (a move every 5 s at each table); all as fast
as moves are acknowledged. `ack` is the time until the sender knows that the move is on the disk,
`seen` until it is on the other player's screen.

Three things stand beside, so that one can tell whose fault a long time is. `client lag`: how late
the event loop of the clients wakes up from short sleeps; their work is part of every time. `stall`:
the same for this process, which does nothing else; that is the machine, with its other load.
`disk`: how long 4 kB take to be on the disk of the database; a move waits for that, too.

The same traffic goes to boardgame.io in the same run, where Node is installed: its package is
fetched into the cache folder. It keeps games in memory, nothing is written to a disk.

`--processes N` sends the same traffic to N nodes at one port as well, which share a PostgreSQL and
a Redis of this machine (`server_nodes.py`); of their processor time only that of the nodes counts.

    python benchmarks/server.py [--seconds S] [--clients N] [--processes N] [--json] [--no-peers]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from server_figures import Naps, Syncs, times
from server_report import NODES, PHASES, as_json, as_text
from server_scripts import SCRIPT

from orrery.core.rule import cache_root

HERE = Path(__file__).parent
PEER = "boardgame.io"
PEER_VERSION = "0.50.2"
# A later koa-compose copies the list of handlers, and the lobby's, added last, are not found.
PACKAGE = {"private": True, "overrides": {"koa-compose": "4.1.0"}}
DEFAULT_SECONDS = 10.0
DEFAULT_CLIENTS = 1000
SETUP_SECONDS = 240.0  # to compile, connect and sit down
MOST_CLIENTS = 3000
MOST_PROCESSES = 64


class NotMeasured(Exception):  # noqa: N818 - no error, a note in the report
    """Why something was not measured."""


def say(text: str) -> None:
    """Progress."""
    print(text, file=sys.stderr, flush=True)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# Processes


@contextmanager
def running(command: list[str], port: int, path: str, **more: Any) -> Iterator[int]:
    """A server process that answers on its port; its process number."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)
    try:
        wait_for(process, f"http://127.0.0.1:{port}{path}")
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(process: subprocess.Popen[bytes], url: str) -> None:
    """Come back when the server answers."""
    deadline = time.monotonic() + SETUP_SECONDS
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except urllib.error.HTTPError:
            return  # it answers, if not this question
        except OSError:
            if process.poll() is not None:
                raise NotMeasured("the server did not start") from None
            time.sleep(0.05)
    raise NotMeasured("the server did not answer in time")


def clients(command: list[str], seconds: float, folder: str, **more: Any) -> dict[str, Any]:
    """What the client process measured, and how machine and disk were meanwhile."""
    limit = SETUP_SECONDS + 3 * seconds
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    naps, syncs, end = Naps(), Syncs(folder), time.monotonic() + limit
    syncs.start()
    try:
        while process.poll() is None and time.monotonic() < end:
            naps.nap()
        if process.poll() is None:
            raise NotMeasured(f"the clients were not done after {limit:.0f} s")
    finally:
        process.kill()
        output = process.communicate()[0]
        syncs.stop()
    if process.returncode != 0:
        raise NotMeasured("the clients gave up")
    figures: dict[str, Any] = json.loads(output.splitlines()[-1])
    for phase in PHASES:
        stretch = figures[phase]["began"], figures[phase]["ended"]
        figures[phase] |= times("stall", naps.late(*stretch)) | times("disk", syncs.took(*stretch))
    return figures


# Orrery


def measure_orrery(n_clients: int, seconds: float) -> dict[str, Any]:
    """Server and clients, each a process."""
    say("measuring Orrery ...")
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        orrery_at(port, ["--db", f"{folder}/bench.db"]) as server,
    ):
        return orrery_clients(port, n_clients, seconds, [server], folder)


def measure_nodes(n: int, n_clients: int, seconds: float) -> dict[str, Any]:
    """The same with several nodes at one port."""
    import server_nodes
    from with_postgres import NoPostgres
    from with_redis import NoRedis

    say(f"measuring {n} processes of Orrery ...")
    port = free_port()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            server_nodes.nodes(n, partial(orrery_at, port)) as servers,
        ):
            return orrery_clients(port, n_clients, seconds, servers, folder)
    except (NoPostgres, NoRedis) as why:
        raise NotMeasured(str(why)) from None


def orrery_at(port: int, words: list[str]) -> AbstractContextManager[int]:
    """A process of the server at a port; its number."""
    command = [sys.executable, str(HERE / "server.py"), "--serve", str(port), *words]
    return running(command, port, "/api/status")


def orrery_clients(
    port: int, n_clients: int, seconds: float, servers: list[int], folder: str
) -> dict[str, Any]:
    """What the clients of Orrery's processes measured."""
    order = ["--port", str(port), "--clients", str(n_clients), "--seconds", str(seconds)]
    order += ["--servers", *map(str, servers)]
    return clients([sys.executable, str(HERE / "server_clients.py"), *order], seconds, folder)


# boardgame.io


def install_peer() -> Path:
    """The folder with boardgame.io, fetched if it is not there; NotMeasured says why not."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NotMeasured("Node and npm are not installed")
    folder = cache_root() / f"boardgame-io-{PEER_VERSION}"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        say(f"fetching {PEER} {PEER_VERSION} ...")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text(json.dumps(PACKAGE))
        command = ["npm", "install", f"{PEER}@{PEER_VERSION}", "--no-audit", "--no-fund"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            shutil.rmtree(folder / "node_modules", ignore_errors=True)
            raise NotMeasured("npm could not fetch it")
    return folder


def measure_peer(n_clients: int, seconds: float) -> dict[str, Any]:
    """The same traffic to boardgame.io."""
    env = {**os.environ, "NODE_PATH": str(install_peer() / "node_modules")}
    env["NODE_ENV"] = "production"
    say(f"measuring {PEER} ...")
    port = free_port()
    command = ["node", str(HERE / "boardgame_io" / "server.js"), str(port)]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(command, port, "/games/connect-four", env=env) as server,
    ):
        order = [str(port), str(n_clients), str(seconds), SCRIPT, str(server)]
        words = ["node", str(HERE / "boardgame_io" / "clients.js"), *order]
        return clients(words, seconds, folder, env=env)


def measure(n_clients: int, seconds: float, n_nodes: int, with_peers: bool) -> dict[str, Any]:
    """Orrery, several nodes of it if wanted and, where possible, boardgame.io."""
    allow_files(4 * n_clients)
    figures: dict[str, Any] = {"load": os.getloadavg()[0]}
    figures["orrery"] = measure_orrery(n_clients, seconds)
    if n_nodes:
        figures[NODES] = {"processes": n_nodes, **measure_nodes(n_nodes, n_clients, seconds)}
    try:
        if not with_peers:
            raise NotMeasured("not measured (--no-peers)")
        figures[PEER] = measure_peer(n_clients, seconds)
    except NotMeasured as why:
        figures[PEER] = str(why)
    return figures


def allow_files(n: int) -> None:
    """Sockets are files; ask for as many as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        n = min(n, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, n), hard))


def main() -> None:
    """Measure and print; or serve, as the process that is measured."""
    parser = argparse.ArgumentParser(prog="server.py", description="Load on the play server.")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, help="of each phase")
    parser.add_argument("--clients", type=int, default=DEFAULT_CLIENTS)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--no-peers", action="store_true", help=f"leave {PEER} out")
    parser.add_argument("--processes", type=int, default=0, help="nodes, measured as well")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    for name, kind in {"--db": str, "--cluster": str, "--key": Path}.items():
        parser.add_argument(name, type=kind, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        import server_nodes

        server_nodes.serve(options.serve, options.db, options.cluster, options.key)
        return
    if not 2 <= options.clients <= MOST_CLIENTS or not 0 < options.seconds <= 600:
        say(f"server.py: 2 to {MOST_CLIENTS} clients and up to 600 seconds")
        sys.exit(2)
    if not 0 <= options.processes <= MOST_PROCESSES:
        say(f"server.py: --processes is from 1 to {MOST_PROCESSES}, not {options.processes}")
        sys.exit(2)
    try:
        wanted = options.clients, options.seconds, options.processes
        figures = measure(*wanted, with_peers=not options.no_peers)
    except NotMeasured as why:
        say(f"server.py: {why}")
        sys.exit(2)
    print(json.dumps(as_json(figures), indent=2) if options.json else as_text(figures))


if __name__ == "__main__":
    main()
