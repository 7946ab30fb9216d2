"""An acknowledged move is never lost: kill -9 at random moments under load.

    python benchmarks/server_kill.py --kills 100 [--db FILE_OR_URL] [--bug ack-first]

Players at several tables keep a ledger of every acknowledgement. The server is killed and
started again on the same database; players reconnect and send what was not answered once more.
At the end every entry of the ledger must stand in the database, once, with the same number.
`--bug ack-first` plants an acknowledgement before the commit (and commits in groups of 50 ms,
so that a few kills are enough), to show that this catches it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets

GAME = "connect_four"
N_TABLES = 6
LOST = (OSError, websockets.WebSocketException, http.client.HTTPException)


@dataclass
class Ledger:
    """What the players were told, and how long it took them to play on after a restart."""

    acks: dict[tuple[str, int, str], int] = field(default_factory=dict)
    changed: list[tuple[str, int, str]] = field(default_factory=list)
    n_sent: int = 0
    first_ack: list[float] = field(default_factory=list)

    def note(self, game: str, seat: int, client_id: str, seq: int) -> None:
        """An acknowledgement; a second one must say the same."""
        if self.acks.setdefault((game, seat, client_id), seq) != seq:
            self.changed.append((game, seat, client_id))


class Server:
    """The server as a process of its own."""

    def __init__(self, db: str, bug: str | None) -> None:
        self.db, self.bug = db, bug
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        words = [sys.executable, __file__, "--serve", str(self.port), "--db", self.db]
        self.process = subprocess.Popen(
            [*words, *(["--bug", self.bug] if self.bug else [])], env=env
        )
        while True:
            with contextlib.suppress(OSError):
                self.call("/api/status")
                return
            if self.process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.02)

    def kill(self) -> None:
        """As if the power had failed."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def call(self, path: str, body: Any = None, token: str = "") -> Any:
        """An HTTP request."""
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)


class Player:
    """Plays both seats of one table after the other, for ever, through kills and restarts."""

    def __init__(self, server: Server, token: str, ledger: Ledger, seed: int) -> None:
        self.server, self.token, self.ledger = server, token, ledger
        self.dice = random.Random(seed)
        self.game: str | None = None
        self.pending: dict[str, Any] | None = None
        self.is_retry = False
        self.seat_of: dict[str, int] = {}
        self.n = 0

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            with contextlib.suppress(*LOST):
                await self._session()
            await asyncio.sleep(0.02)

    async def _session(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/ws"
        async with websockets.connect(address, compression=None, open_timeout=3) as ws:
            self.ws = ws
            await self._say(type="hello", token=self.token)
            if self.game is not None:
                await self._say(type="watch", game=self.game)
                self.is_retry = self.pending is not None
                if self.pending is not None:
                    await self._say(**self.pending)
            else:
                await self._open_table()
            while True:
                await self._hear(json.loads(await ws.recv()))

    async def _open_table(self) -> None:
        order = {"game": GAME, "seats": ["me", "me"]}
        table = await asyncio.to_thread(self.server.call, "/api/tables", order, self.token)
        self.game, self.pending = table["id"], None
        await self._say(type="watch", game=self.game)
        await self._say(type="start", game=self.game)

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ack":
            self.ledger.note(
                message["game"], self.seat_of[message["id"]], message["id"], message["seq"]
            )
        if kind in ("ack", "stale", "refused") and self._is_awaited(message["id"]):
            self.pending = None
            if kind != "ack" or self.is_retry:
                self.is_retry = False
                await self._say(type="watch", game=self.game)
        if kind == "error" and message["code"] == "no_table":
            await self._open_table()
        elif kind == "error" and message["about"] == "move":
            self.pending = None
            await self._say(type="watch", game=self.game)
        if kind in ("update", "fresh") and message["game"] == self.game:
            await self._move(message)
        if kind == "table" and message["table"]["status"] == "open":
            await self._say(type="start", game=self.game)

    def _is_awaited(self, client_id: str) -> bool:
        return self.pending is not None and self.pending["id"] == client_id

    async def _move(self, message: dict[str, Any]) -> None:
        view = message["view"]
        if view["is_over"]:
            await self._open_table()
        elif self.pending is None:
            self.n += 1
            self.ledger.n_sent += 1
            self.pending = {
                "type": "move", "game": self.game, "id": f"m{self.n}", "base": message["seq"],
                "seat": view["to_act"][0], "action": f"drop {self.dice.randrange(7)}",
            }  # fmt: skip
            self.seat_of[f"m{self.n}"] = view["to_act"][0]
            await self._say(**self.pending)

    async def _say(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))


@dataclass
class Report:
    """What came of it."""

    n_kills: int
    n_acks: int
    n_lost: int
    n_doubled: int
    n_changed: int
    slowest_return: float  # seconds from the start of a server to its first acknowledged move

    def __str__(self) -> str:
        rate = 3 / max(1, self.n_kills)
        return (
            f"{self.n_kills} kills, {self.n_acks} acknowledged moves: {self.n_lost} lost,"
            f" {self.n_doubled} doubled, {self.n_changed} answered differently;"
            f" first move at most {self.slowest_return:.1f} s after the server is up"
            f" (0 lost means fewer than {rate:.0%} of kills lose one)"
        )


async def torment(db: str, n_kills: int, bug: str | None = None, seed: int = 1) -> Report:
    """Kill and restart a server under load n times; then compare ledger and database."""
    dice = random.Random(seed)
    server, ledger = Server(db, bug), Ledger()
    try:
        return await _torment(server, ledger, n_kills, dice)
    finally:
        server.kill()


async def _torment(server: Server, ledger: Ledger, n_kills: int, dice: random.Random) -> Report:
    await asyncio.to_thread(server.start)
    tokens = [server.call("/api/guests", {"name": f"P{n}"})["token"] for n in range(N_TABLES)]
    players = [Player(server, token, ledger, n) for n, token in enumerate(tokens)]
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    slowest = 0.0
    for _ in range(n_kills):
        slowest = max(slowest, await _first_move(ledger))
        await asyncio.sleep(dice.uniform(0.05, 0.5))
        server.kill()
        await asyncio.to_thread(server.start)
    slowest = max(slowest, await _first_move(ledger))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    server.kill()
    n_lost, n_doubled = compare(ledger, server.db)
    n_changed = len(ledger.changed)
    return Report(n_kills, len(ledger.acks), n_lost, n_doubled, n_changed, slowest)


async def _first_move(ledger: Ledger) -> float:
    """Seconds until the next acknowledgement."""
    before, began = len(ledger.acks), time.monotonic()
    while len(ledger.acks) == before:
        await asyncio.sleep(0.005)
        if time.monotonic() - began > 30:
            raise SystemExit("no move was acknowledged for 30 s after a restart")
    return time.monotonic() - began


def compare(ledger: Ledger, db: str) -> tuple[int, int]:
    """How many acknowledged moves the database lacks, and how many it has twice."""
    from orrery.server.storage.store import connector

    database = connector(db)()
    rows = database.execute("SELECT game, seat, client_id, seq FROM events")
    database.close()
    stored: dict[tuple[str, int, str], list[int]] = {}
    for game, seat, client_id, seq in rows:
        stored.setdefault((game, seat, client_id), []).append(seq)
    n_lost = sum(seq not in stored.get(key, []) for key, seq in ledger.acks.items())
    return n_lost, sum(len(numbers) > 1 for numbers in stored.values())


def serve(port: int, db: str, bug: str | None) -> None:
    """The server process, with a planted bug if asked for."""
    from dataclasses import replace

    from orrery.server.run import serve as serve_app
    from orrery.server.settings import Settings
    from orrery.server.storage import writer
    from orrery.server.storage.store import Store

    if bug == "ack-first":

        async def write(self: Store, writes: Any) -> None:
            self.submit(writes)

        Store.write = write  # type: ignore[method-assign]
        writer.GROUP_SECONDS = 0.05  # a wider window: few kills are enough to see it
    settings = replace(
        Settings(),
        messages_per_second=1e6,
        messages_burst=1e6,
        tables_per_guest=10**6,
        cpu_burst=1e9,
    )
    serve_app("127.0.0.1", port, db, settings)


def main() -> int:
    """Exit code 1 when something was lost."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--db")
    parser.add_argument("--bug", choices=["ack-first"])
    parser.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve, args.db, args.bug)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        db = args.db or str(Path(folder) / "kill.db")
        report = asyncio.run(torment(db, args.kills, args.bug))
    print(report)
    return 1 if report.n_lost or report.n_doubled or report.n_changed else 0


if __name__ == "__main__":
    sys.exit(main())
