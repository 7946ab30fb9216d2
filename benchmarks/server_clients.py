"""The players of `server.py`, in a process of their own: two at each table, playing a script.

    python benchmarks/server_clients.py --port P --clients N --seconds S --server PID

Every client is a guest with a seat and a socket. First they play at the pace of people, then as
fast as they are acknowledged. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from server_wire import Wire

SCRIPT = "0222222000001333333111114666666444445" + "55555"
"""Columns that fill the frame of connect four without four in a row: 42 moves."""
SECONDS_A_MOVE = 5.0  # of people, at each table


class Heard(msgspec.Struct):
    """What a client looks at in a message."""

    type: str
    seq: int = 0
    what: str = ""
    text: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Figures:
    """What was measured in one phase."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.acked: list[float] = []
        self.seen: list[float] = []

    def summary(self, seconds: float, cpu: float) -> dict[str, float]:
        """Rates, percentiles in milliseconds, and the server's processor time for a move."""
        return {
            "cpu_per_move": 1000 * cpu / max(len(self.acked), 1),
            "moves": len(self.acked), "seconds": seconds,
            "moves_per_second": len(self.acked) / seconds,
            "ack_p50": percentile(self.acked, 50), "ack_p99": percentile(self.acked, 99),
            "seen_p50": percentile(self.seen, 50), "seen_p99": percentile(self.seen, 99),
        }  # fmt: skip


def percentile(values: list[float], percent: float) -> float:
    """In milliseconds; 0 when there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


class Load:
    """All tables, and what they have measured so far."""

    def __init__(self) -> None:
        """Nobody plays yet."""
        self.is_flood = False
        self.figures = Figures()


class Pair:
    """A table with its two players."""

    def __init__(self, load: Load, game: str) -> None:
        """Both know the script."""
        self.load, self.game = load, game
        self.players: list[Player] = []
        self.seq = 0
        self.sent = [0.0] * len(SCRIPT)

    def is_over(self) -> bool:
        """The frame is full."""
        return self.seq >= len(SCRIPT)

    def move(self) -> None:
        """Whose turn it is sends the next move."""
        if not self.is_over():
            self.sent[self.seq] = time.perf_counter()
            self.players[self.seq % 2].send_move(self.seq)

    def heard(self, seat: int, message: Heard) -> None:
        """An acknowledgement, or what the other sees on the screen."""
        if message.type == "ack":
            self.load.figures.acked.append(time.perf_counter() - self.sent[message.seq - 1])
        elif message.type == "update" and message.seq > self.seq and seat != self.seq % 2:
            self.load.figures.seen.append(time.perf_counter() - self.sent[self.seq])
            self.seq = message.seq
            if self.load.is_flood:
                self.move()
        elif message.type in ("error", "stale", "refused"):
            raise SystemExit(f"table {self.game} at {self.seq}: {message}")


class Player:
    """A guest on a seat."""

    def __init__(self, port: int, seat: int, token: str) -> None:
        """Not connected yet."""
        self.seat, self.token = seat, token
        self.pair: Pair | None = None
        self.wire = Wire(f"127.0.0.1:{port}", "/ws", self._heard)
        self._answer: asyncio.Future[Heard] | None = None

    async def connect(self, port: int) -> None:
        """Open the socket and say hello."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self.wire, "127.0.0.1", port)
        await self.wire.opened
        await self.ask("welcome", type="hello", token=self.token)

    async def ask(self, until: str, **message: Any) -> Heard:
        """Send a request and wait for an answer of a type."""
        self._until = until
        self._answer = asyncio.get_running_loop().create_future()
        self.wire.send(json.dumps(message).encode())
        return await asyncio.wait_for(self._answer, 60)

    def send_move(self, base: int) -> None:
        """The next move of the script."""
        assert self.pair is not None
        head = f'{{"type":"move","game":"{self.pair.game}","id":"m{base}","base":{base},'
        self.wire.send(f'{head}"action":"drop {SCRIPT[base]}"}}'.encode())

    def _heard(self, data: bytes) -> None:
        message = decode(data)
        if self._answer is not None and not self._answer.done():
            if message.type in (self._until, "error"):
                self._answer.set_result(message)
        elif self.pair is not None:
            self.pair.heard(self.seat, message)


# Setting up


class Lobby:
    """HTTP requests over one connection."""

    def __init__(self, port: int) -> None:
        """Connects when it is first used."""
        self._http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def call(self, path: str, body: Any, token: str = "") -> Any:
        """POST something; a server may close a connection that was idle for a while."""
        try:
            return self._call(path, body, token)
        except (OSError, http.client.HTTPException):
            self._http.close()
            return self._call(path, body, token)

    def _call(self, path: str, body: Any, token: str) -> Any:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        self._http.request("POST", path, json.dumps(body), headers)
        return json.loads(self._http.getresponse().read())


async def open_table(lobby: Lobby, port: int, load: Load, number: int) -> Pair:
    """Two guests and a table for them."""
    names = [f"Player {2 * number + seat}" for seat in (0, 1)]
    tokens = [lobby.call("/api/guests", {"name": name})["token"] for name in names]
    order = {"game": "connect_four", "seats": ["me", "open"]}
    game = lobby.call("/api/tables", order, tokens[0])["id"]
    return await sit_down(port, load, game, tokens)


async def sit_down(port: int, load: Load, game: str, tokens: list[str]) -> Pair:
    """Connect, sit down, watch, begin."""
    pair = Pair(load, game)
    host, other = (Player(port, seat, token) for seat, token in enumerate(tokens))
    pair.players = [host, other]
    for player in pair.players:
        await player.connect(port)
    await other.ask("done", type="sit", game=pair.game, seat=1)
    for player in pair.players:
        await player.ask("table", type="watch", game=pair.game, seat=player.seat)
    await host.ask("done", type="start", game=pair.game)
    await asyncio.sleep(0.001)
    for player in pair.players:
        player.pair = pair
    return pair


# Measuring


async def at_the_pace_of_people(pairs: list[Pair], seconds: float) -> None:
    """Each table moves once in a while, all at different moments."""
    dice = random.Random(1)

    async def play(pair: Pair) -> None:
        await asyncio.sleep(dice.uniform(0, SECONDS_A_MOVE))
        while True:
            pair.move()
            await asyncio.sleep(dice.uniform(0.5, 1.5) * SECONDS_A_MOVE)

    await for_a_while([play(pair) for pair in pairs], seconds)


async def for_a_while(works: list[Any], seconds: float) -> None:
    """Run things beside each other, then stop them and let answers arrive."""
    tasks = [asyncio.ensure_future(work) for work in works]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep(0.5)


async def as_fast_as_acknowledged(load: Load, pairs: list[Pair], seconds: float) -> float:
    """Every table plays on; how many seconds it took."""
    load.is_flood = True
    began = time.perf_counter()
    for pair in pairs:
        pair.move()
    while time.perf_counter() - began < seconds and not all(pair.is_over() for pair in pairs):
        await asyncio.sleep(0.01)
    took = time.perf_counter() - began
    load.is_flood = False
    return took


def processor_seconds(pid: int) -> float:
    """Processor time of a process so far, 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, n_clients: int, seconds: float, server: int) -> dict[str, Any]:
    """Both phases."""
    load, lobby = Load(), Lobby(port)
    pairs = [await open_table(lobby, port, load, n) for n in range(n_clients // 2)]
    print(f"{2 * len(pairs)} clients are connected", file=sys.stderr, flush=True)
    at = processor_seconds(server)
    await at_the_pace_of_people(pairs, seconds)
    now = processor_seconds(server)
    paced = load.figures.summary(seconds, now - at)
    load.figures = Figures()
    took = await as_fast_as_acknowledged(load, pairs, seconds)
    flood = load.figures.summary(took, processor_seconds(server) - now)
    players = [player for pair in pairs for player in pair.players]
    lost = sum(player.wire.is_lost for player in players)
    return {"clients": len(players), "lost": lost, "paced": paced, "flood": flood}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--server", type=int, default=0, help="the server's process number")
    args = parser.parse_args()
    found = asyncio.run(measure(args.port, args.clients, args.seconds, args.server))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
