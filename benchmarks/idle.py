"""What sockets that say nothing cost the server: its memory before and with them.

They connect, say hello as nobody, answer pings and wait. The server is one process with SQLite in
a folder that is thrown away, and a higher limit on sockets than usual.

    python benchmarks/idle.py [--clients N] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from server_wire import Wire

from server import allow_files, free_port, running

HELLO = b'{"type":"hello"}'
AT_ONCE = 50  # that connect together
REST_SECONDS = 3.0
STILL, MOST_RESTS = 0.5, 20  # MiB more in a rest, and rests in all


class Memory(NamedTuple):
    """Mebibytes of the server."""

    clients: int
    before: float
    with_them: float

    @property
    def kib_each(self) -> float:
        """Of one socket, in kibibytes."""
        return 1024 * (self.with_them - self.before) / self.clients


def serve(port: int, db: str, n_clients: int) -> None:
    """The server as it is, but for its limit on sockets."""
    from orrery.server.run import open_hall, run_app
    from orrery.server.settings import Settings
    from orrery.server.transport.app import build_app
    from orrery.wasm.choice import at_once

    at_once()  # nothing is compiled meanwhile, which would be counted with the sockets
    allow_files(2 * n_clients)
    settings = Settings(most_connections=2 * n_clients, most_http=3 * n_clients)
    run_app(build_app(open_hall(db, settings)), "127.0.0.1", port, settings)


def resident(process: int) -> float:
    """Mebibytes that a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    (found,) = [line.split()[1] for line in lines if line.startswith("VmRSS:")]
    return int(found) / 1024


async def connect(port: int, n_clients: int) -> list[Wire]:
    """All of them, some at a time."""
    loop, wires = asyncio.get_running_loop(), list[Wire]()
    while len(wires) < n_clients:
        some = [
            Wire(f"127.0.0.1:{port}", "/ws", lambda text: None)
            for _ in range(min(AT_ONCE, n_clients - len(wires)))
        ]
        for wire in some:
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]
        for wire in some:
            await wire.opened
            wire.send(HELLO)
        wires += some
    return wires


async def hang_up(wires: list[Wire]) -> None:
    """End all of them."""
    for wire in wires:
        wire.close()
    while not all(wire.is_lost for wire in wires):
        await asyncio.sleep(0.01)


async def at_rest(process: int) -> float:
    """Memory once it has stopped growing."""
    now = resident(process)
    for _ in range(MOST_RESTS):
        before = now
        await asyncio.sleep(REST_SECONDS)
        now = resident(process)
        if now - before < STILL:
            break
    return now


async def wait_with(port: int, process: int, n_clients: int) -> Memory:
    """Memory before they come, and when all have been there for a while."""
    await hang_up(await connect(port, 1))  # what the first one loads is not theirs
    before = await at_rest(process)
    wires = await connect(port, n_clients)
    found = Memory(n_clients, before, await at_rest(process))
    n_lost = sum(wire.is_lost for wire in wires)
    await hang_up(wires)
    if n_lost:
        raise ConnectionError(f"{n_lost} of {n_clients} sockets were lost")
    return found


def measure(n_clients: int) -> Memory:
    """Server and clients."""
    allow_files(2 * n_clients)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        order = ["--serve", str(port), "--db", f"{folder}/idle.db", "--clients", str(n_clients)]
        command = [sys.executable, __file__, *order]
        with running(command, port, "/api/status") as process:
            time.sleep(1.0)
            return asyncio.run(wait_with(port, process, n_clients))


def main() -> None:
    """Measure and print; or serve, as the process that is measured."""
    parser = argparse.ArgumentParser(prog="idle.py", description="What silent sockets cost.")
    parser.add_argument("--clients", type=int, default=5000)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a sentence")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--db", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.db, options.clients)
        return
    found = measure(options.clients)
    if options.json:
        print(json.dumps({**found._asdict(), "kib_each": found.kib_each}))
        return
    print(
        f"{found.clients} silent sockets: {found.before:.0f} MiB before, {found.with_them:.0f} MiB"
        f" with them, {found.kib_each:.1f} KiB each"
    )


if __name__ == "__main__":
    main()
