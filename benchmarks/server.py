"""The authority for the figures of `orrery bench server`: 1,000 clients on one server process.

500 tables of connect four with two players each, on loopback; the server, with SQLite in a folder
that is thrown away, is one process, the clients are others: `--jobs` processes (default: one for
four cores) that share the tables and begin each phase together. Three phases: one table alone,
moves one after the other; all tables at the pace of people (a move every 5 s at each table); all as
fast as moves are acknowledged. `ack` is the time until the sender knows that the move is on the
disk, `seen` until it is on the other player's screen.

Three things stand beside, so that one can tell whose fault a long time is. `client lag`: how late
the event loops of the clients wake up from short sleeps; their work is part of every time. `stall`:
the same for this process, which does nothing else; that is the machine, with its other load.
`disk`: how long 4 kB take to be on the disk of the database; a move waits for that, too.

The same traffic goes to boardgame.io in the same run, where Node is installed: its package is
fetched into the cache folder. It keeps games in memory, nothing is written to a disk.

`--processes 1,2,4` sends the same traffic to one, two and four nodes at one port as well, one after
the other, which share a PostgreSQL and a Redis of this machine (`server_nodes.py`); of their
processor time only that of the nodes counts as CPU of a move. How many moves they make at full
speed, beside one process on SQLite and boardgame.io, stands below the table, and how many cores
nodes, PostgreSQL, Redis and clients kept busy.

    python benchmarks/server.py [--seconds S] [--clients N] [--jobs J] [--processes N,...]
                                [--picture FILE] [--json] [--no-peers]
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
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from server_crowd import SETUP_SECONDS, NotMeasured, crowd, n_crowds, say
from server_meters import Groups
from server_report import NODES, PEER, as_json, as_text
from server_scripts import SCRIPT

from orrery.core.rule import cache_root

HERE = Path(__file__).parent
PEER_VERSION = "0.50.2"
# A later koa-compose copies the list of handlers, and the lobby's, added last, are not found.
PACKAGE = {"private": True, "overrides": {"koa-compose": "4.1.0"}}
DEFAULT_SECONDS = 10.0
DEFAULT_CLIENTS = 1000
MOST_CLIENTS = 3000
MOST_PROCESSES = 64


@dataclass(frozen=True)
class Wish:
    """How many clients in how many processes, and how long each phase is."""

    clients: int = DEFAULT_CLIENTS
    seconds: float = DEFAULT_SECONDS
    jobs: int = 1


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


# Orrery


def measure_orrery(wish: Wish) -> dict[str, Any]:
    """A server on SQLite, and its clients."""
    say("measuring Orrery ...")
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        orrery_at(port, ["--db", f"{folder}/bench.db"]) as server,
    ):
        return orrery_clients(port, wish, {"server": [server]}, folder)


def measure_nodes(n: int, wish: Wish) -> dict[str, Any]:
    """The same with several nodes at one port; says why if that cannot be."""
    import server_nodes
    from with_postgres import NoPostgres
    from with_redis import NoRedis

    say(f"measuring {n} node{'s' if n > 1 else ''} of Orrery ...")
    port = free_port()
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            server_nodes.nodes(n, partial(orrery_at, port)) as groups,
        ):
            return {"processes": n, **orrery_clients(port, wish, groups, folder)}
    except (NoPostgres, NoRedis, NotMeasured) as why:
        say(f"{n} nodes were not measured: {why}")
        return {"processes": n, "why_not": str(why)}


def orrery_at(port: int, words: list[str]) -> AbstractContextManager[int]:
    """A process of the server at a port; its number."""
    command = [sys.executable, str(HERE / "server.py"), "--serve", str(port), *words]
    return running(command, port, "/api/status")


def orrery_clients(port: int, wish: Wish, groups: Groups, folder: str) -> dict[str, Any]:
    """What the clients of Orrery's processes measured."""
    order = ["--port", str(port), "--clients", str(wish.clients), "--seconds", str(wish.seconds)]
    command = [sys.executable, str(HERE / "server_clients.py"), *order, "--parts", str(wish.jobs)]
    parts = [[*command, "--part", str(part)] for part in range(wish.jobs)]
    return crowd(parts, wish.seconds, folder, groups)


# boardgame.io


def install_peer() -> Path:
    """The folder with boardgame.io, fetched if it is not there; NotMeasured says why not."""
    folder = cache_root() / f"boardgame-io-{PEER_VERSION}"
    is_there = (folder / "node_modules" / "boardgame.io").is_dir()
    if shutil.which("node") is None or not (is_there or shutil.which("npm")):
        raise NotMeasured("Node and npm are not installed")
    if not is_there:
        say(f"fetching {PEER} {PEER_VERSION} ...")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text(json.dumps(PACKAGE))
        command = ["npm", "install", f"{PEER}@{PEER_VERSION}", "--no-audit", "--no-fund"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            shutil.rmtree(folder / "node_modules", ignore_errors=True)
            raise NotMeasured("npm could not fetch it")
    return folder


def measure_peer(wish: Wish) -> dict[str, Any]:
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
        order = [str(port), str(wish.clients), str(wish.seconds), SCRIPT]
        words = ["node", str(HERE / "boardgame_io" / "clients.js"), *order]
        parts = [[*words, str(part), str(wish.jobs)] for part in range(wish.jobs)]
        return crowd(parts, wish.seconds, folder, {"server": [server]}, env=env)


def measure(wish: Wish, counts: list[int], with_peers: bool) -> dict[str, Any]:
    """Orrery, several nodes of it if wanted and, where possible, boardgame.io."""
    allow_files(4 * wish.clients)
    figures: dict[str, Any] = {"load": os.getloadavg()[0]}
    figures["orrery"] = measure_orrery(wish)
    if counts:
        figures[NODES] = [measure_nodes(n, wish) for n in counts]
    try:
        if not with_peers:
            raise NotMeasured("not measured (--no-peers)")
        figures[PEER] = measure_peer(wish)
    except NotMeasured as why:
        figures[PEER] = str(why)
    return figures


def allow_files(n: int) -> None:
    """Sockets are files; ask for as many as the system lets us have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        n = min(n, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, n), hard))


def counts_of(text: str) -> list[int]:
    """Numbers of processes, as `--processes` has them."""
    try:
        counts = [int(word) for word in text.split(",")]
    except ValueError:
        counts = [0]
    if not all(1 <= n <= MOST_PROCESSES for n in counts):
        raise argparse.ArgumentTypeError(
            f"must be numbers from 1 to {MOST_PROCESSES} with commas between them, not {text!r}"
        )
    return counts


def read_options() -> argparse.Namespace:
    """The options, each of them possible."""
    parser = argparse.ArgumentParser(prog="server.py", description="Load on the play server.")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, help="of each phase")
    parser.add_argument("--clients", type=int, default=DEFAULT_CLIENTS)
    parser.add_argument("--jobs", type=int, default=n_crowds(), help="processes of the clients")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--no-peers", action="store_true", help=f"leave {PEER} out")
    parser.add_argument("--processes", type=counts_of, default=[], metavar="N,...",
                        help="nodes, measured as well, as many as each number says")  # fmt: skip
    parser.add_argument("--picture", type=Path, help="draw how the nodes of --processes grow, too")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    for name, kind in {"--db": str, "--cluster": str, "--key": Path}.items():
        parser.add_argument(name, type=kind, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if not 2 <= options.clients <= MOST_CLIENTS or not 0 < options.seconds <= 600:
        parser.error(f"2 to {MOST_CLIENTS} clients and up to 600 seconds")
    if options.picture is not None and not options.processes:
        parser.error("--picture is drawn of what --processes measures")
    if not 1 <= options.jobs <= options.clients // 2:
        parser.error("--jobs is at least 1, and at most the number of tables")
    return options


def main() -> None:
    """Measure and print; or serve, as the process that is measured."""
    options = read_options()
    if options.serve:
        import server_nodes

        server_nodes.serve(options.serve, options.db, options.cluster, options.key)
        return
    wish = Wish(options.clients, options.seconds, options.jobs)
    try:
        figures = measure(wish, options.processes, with_peers=not options.no_peers)
    except NotMeasured as why:
        say(f"server.py: {why}")
        sys.exit(2)
    if options.picture is not None:
        from server_picture import picture

        options.picture.write_text(picture(figures), "utf-8")
    print(json.dumps(as_json(figures), indent=2) if options.json else as_text(figures))


if __name__ == "__main__":
    main()
