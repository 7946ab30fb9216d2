"""What is left to save: a move of connect four as it is, and with next to nothing done for it.

The bare server has the same sockets, reads the same messages, stores the same rows by the same
group commit before it acknowledges, and sends frames of the usual size to both players; but no
rule is asked, no right is checked, nothing is seen or said. It takes the processor time that a
move costs in any server of this kind in Python. Clients and traffic are those of `server.py`.

    python benchmarks/server_floor.py [--seconds S] [--clients N] [--runs R] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import server_nodes
from server_crowd import NotMeasured, say

from server import Wish, allow_files, free_port, orrery_clients, running

HERE = Path(__file__).parent
FRAME = b'{"type":"update","seq":%d,"view":"%s"}'
ACK = b'{"type":"ack","seq":%d}'
FRAME_BYTES = 2200  # of an update of connect four, about
FIGURES = ("moves_per_second", "cpu_per_move")


def serve_bare(port: int, db: str) -> None:
    """The server, which does next to nothing for a move."""
    from orrery.server.commands import dispatch
    from orrery.server.commands.connection import Connection
    from orrery.server.protocol.replies import Sealed
    from orrery.server.protocol.requests import Move, read_request
    from orrery.server.storage.rows import EventRow, insert
    from orrery.server.transport import hearing

    padding = b" " * (FRAME_BYTES - len(FRAME))

    async def receive(caller: Connection, data: bytes | str) -> None:
        asked = read_request(data)
        if not isinstance(asked, Move):
            await dispatch.receive(caller, data)
            return
        seq, seat = asked.base + 1, asked.base % 2
        row = EventRow(asked.game, seq, seat, asked.id, asked.action, "0" * 16)
        await caller.hall.store.write([insert(row)])
        caller.outbox.put(Sealed(ACK % seq))
        frame = Sealed(FRAME % (seq, padding))
        for other in caller.hall.rooms[asked.game].watchers:
            other.outbox.put(frame)

    hearing.receive = receive
    server_nodes.serve(port, db, None, None)


def measure(n_clients: int, seconds: float, is_bare: bool) -> dict[str, float]:
    """One run at full speed."""
    port, script = free_port(), "server_floor.py" if is_bare else "server.py"
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, str(HERE / script), "--serve", str(port)]
        with running([*words, "--db", f"{folder}/bench.db"], port, "/api/status") as pid:
            found = orrery_clients(port, Wish(n_clients, seconds), {"server": [pid]}, folder)
    return {key: found["flood"][key] for key in FIGURES}


def compared(n_clients: int, seconds: float, n_runs: int) -> dict[str, Any]:
    """Both in turns; of each the run that was disturbed least."""
    runs: dict[str, list[dict[str, float]]] = {"bare": [], "as it is": []}
    for n in range(n_runs):
        for name, found in runs.items():
            say(f"{name}, run {n + 1} of {n_runs} ...")
            found.append(measure(n_clients, seconds, name == "bare"))
    return {name: min(found, key=lambda run: run["cpu_per_move"]) for name, found in runs.items()}


def main() -> None:
    """Measure and print; or serve, as the process that is measured."""
    parser = argparse.ArgumentParser(prog="server_floor.py", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=8.0, help="of each phase")
    parser.add_argument("--clients", type=int, default=800)
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--db", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve_bare(options.serve, options.db)
        return
    allow_files(4 * options.clients)
    try:
        found = compared(options.clients, options.seconds, options.runs)
    except NotMeasured as why:
        say(f"server_floor.py: {why}")
        sys.exit(2)
    if options.json:
        print(json.dumps(found, indent=2))
        return
    for name, one in found.items():
        print(
            f"{name:<10}{one['moves_per_second']:8,.0f} moves/s {one['cpu_per_move']:.2f} ms each"
        )


if __name__ == "__main__":
    main()
