"""The players of `server.py`, in a process of their own: two at each table, playing a script.

    python benchmarks/server_clients.py --port P --clients N --seconds S [--part K --parts N]

Every client is a guest with a seat and a socket. First a few tables play one after the other, each
alone; then all are there and play at the pace of people, then as fast as they are acknowledged.
Several processes share the tables, the first has those that play alone; all begin each phase
together, when `server_crowd.py` says so. The last line that is printed is one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from server_crowd import tables_of
from server_figures import Naps, Share, Told
from server_scripts import script_of
from server_wire import Wire

try:
    import uvloop
except ImportError:  # there is none for Windows
    uvloop = None  # type: ignore[assignment]

SECONDS_A_MOVE = 5.0  # of people, at each table
TABLES_ALONE = 8  # that play by themselves before all the others come
GAME_SECONDS = 60.0  # the most a table alone may take for its game
ANSWER_SECONDS = 60.0  # the most for an answer while all sit down
LAST_ANSWERS_SECONDS = 0.5  # to arrive when a phase has ended


class Heard(msgspec.Struct):
    """What a client looks at in a message."""

    type: str
    seq: int = 0
    what: str = ""
    text: str = ""


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """What was measured in one phase, in seconds."""

    acked: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)


class Load:
    """All tables, and what they have measured so far."""

    def __init__(self) -> None:
        """Nobody plays yet."""
        self.is_flood = False
        self.figures = Figures()


class Pair:
    """A table with its two players."""

    def __init__(self, load: Load, game: str, script: str) -> None:
        """Both know the script."""
        self.load, self.game, self.script = load, game, script
        self.players: list[Player] = []
        self.seq = 0
        self.sent = [0.0] * len(script)

    def is_over(self) -> bool:
        """The frame is full."""
        return self.seq >= len(self.script)

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
        answer = await asyncio.wait_for(self._answer, ANSWER_SECONDS)
        if answer.type == "error":
            raise SystemExit(f"{message['type']} was answered by {answer}")
        return answer

    def send_move(self, base: int) -> None:
        """The next move of the script."""
        assert self.pair is not None
        head = f'{{"type":"move","game":"{self.pair.game}","id":"m{base}","base":{base},'
        self.wire.send(f'{head}"action":"drop {self.pair.script[base]}"}}'.encode())

    def _heard(self, data: bytes) -> None:
        message = decode(data)
        if self._answer is not None and not self._answer.done():
            if message.type in (self._until, "error"):
                self._answer.set_result(message)
        elif self.pair is not None:
            self.pair.heard(self.seat, message)


# Setting up


class Lobby:
    """HTTP requests, over a connection for each table.

    The kernel shares connections out among several nodes, and a table belongs to the node that was
    asked for it: over one connection a single node would have all of them.
    """

    def __init__(self, port: int) -> None:
        """Connects when it is first used."""
        self._http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def call(self, path: str, body: Any, token: str = "") -> Any:
        """POST something."""
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        self._http.request("POST", path, json.dumps(body), headers)
        answer = self._http.getresponse()
        if answer.status >= 300:
            raise SystemExit(f"{path}: {answer.status} {answer.read()[:200]!r}")
        return json.loads(answer.read())

    def hang_up(self) -> None:
        """The next call has a connection of its own."""
        self._http.close()


async def open_table(lobby: Lobby, port: int, load: Load, number: int) -> Pair:
    """Two guests and a table for them."""
    names = [f"Player {2 * number + seat}" for seat in (0, 1)]
    tokens = [lobby.call("/api/guests", {"name": name})["token"] for name in names]
    order = {"game": "connect_four", "seats": ["me", "open"]}
    game = lobby.call("/api/tables", order, tokens[0])["id"]
    lobby.hang_up()
    return await sit_down(port, Pair(load, game, script_of(number)), tokens)


async def sit_down(port: int, pair: Pair, tokens: list[str]) -> Pair:
    """Connect, sit down, watch, begin."""
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


async def at_the_pace_of_people(pairs: list[Pair], seconds: float, dice: random.Random) -> None:
    """Each table moves once in a while, all at different moments."""

    async def play(pair: Pair) -> None:
        await asyncio.sleep(dice.uniform(0, SECONDS_A_MOVE))
        while True:
            pair.move()
            await asyncio.sleep(dice.uniform(0.5, 1.5) * SECONDS_A_MOVE)

    tasks = [asyncio.ensure_future(play(pair)) for pair in pairs]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def as_fast_as_acknowledged(load: Load, pairs: list[Pair], seconds: float) -> None:
    """Every table plays on until it is over or the time is up."""
    load.is_flood = True
    end = time.monotonic() + seconds
    for pair in pairs:
        pair.move()
    while time.monotonic() < end and not all(pair.is_over() for pair in pairs):
        await asyncio.sleep(0.01)
    load.is_flood = False


async def alone(load: Load, pairs: list[Pair]) -> None:
    """One table after the other plays its whole game while all others wait."""
    for pair in pairs:
        await as_fast_as_acknowledged(load, [pair], GAME_SECONDS)
        for player in pair.players:
            player.wire.close()


@dataclass(frozen=True)
class Order:
    """What is to be measured, and which part of it by this process."""

    port: int
    n_clients: int
    seconds: float
    part: int = 0
    n_parts: int = 1

    @property
    def tables(self) -> range:
        """The numbers of the tables that play here."""
        return tables_of(self.n_clients // 2, self.part, self.n_parts)


async def all_ready() -> None:
    """Say that this process is, and come back at the moment when all begin."""
    print("ready", flush=True)
    line = await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    word, _, moment = line.partition(" ")
    if word != "begin":
        raise SystemExit("nobody says when to begin")
    await asyncio.sleep(float(moment) - time.monotonic())


class Bench:
    """The phases, one after the other."""

    def __init__(self, order: Order) -> None:
        """Nobody is connected yet."""
        self.order, self.load = order, Load()
        self.lobby, self.naps = Lobby(order.port), Naps()

    async def open_tables(self, numbers: Iterable[int]) -> list[Pair]:
        """Tables with two players each."""
        return [await open_table(self.lobby, self.order.port, self.load, n) for n in numbers]

    async def phase(self, play: Awaitable[None]) -> Share:
        """Play, and what was measured meanwhile."""
        self.load.figures = figures = Figures()
        began = time.monotonic()
        await play
        ended, n_moves = time.monotonic(), len(figures.acked)
        await asyncio.sleep(LAST_ANSWERS_SECONDS)
        late = self.naps.late(began, ended)
        return Share(began, ended, n_moves, figures.acked, figures.seen, late)

    async def first_of_all(self) -> dict[str, Share]:
        """Those that play alone, while all other processes wait."""
        has_them = self.order.part == 0
        first = await self.open_tables(range(TABLES_ALONE)) if has_them else []
        await all_ready()
        found = {"alone": await self.phase(alone(self.load, first))} if has_them else {}
        await all_ready()
        return found

    async def all_phases(self) -> Told:
        """Play them."""
        phases, seconds = await self.first_of_all(), self.order.seconds
        pairs = await self.open_tables(self.order.tables)
        print(f"{2 * len(pairs)} clients are connected", file=sys.stderr, flush=True)
        await all_ready()
        dice = random.Random(1 + self.order.part)
        phases["paced"] = await self.phase(at_the_pace_of_people(pairs, seconds, dice))
        await all_ready()
        phases["flood"] = await self.phase(as_fast_as_acknowledged(self.load, pairs, seconds))
        players = [player for pair in pairs for player in pair.players]
        return Told(len(players), sum(player.wire.is_lost for player in players), phases)


async def measure(order: Order) -> Told:
    """All phases."""
    bench = Bench(order)
    napping = asyncio.ensure_future(bench.naps.keep_napping())
    try:
        return await bench.all_phases()
    finally:
        napping.cancel()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--clients", type=int, default=1000, help="in all processes")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--part", type=int, default=0, help="which of the processes this is")
    parser.add_argument("--parts", type=int, default=1, help="how many processes there are")
    args = parser.parse_args()
    work = measure(Order(args.port, args.clients, args.seconds, args.part, args.parts))
    told = uvloop.run(work) if uvloop is not None else asyncio.run(work)
    with open(sys.stdout.fileno(), "wb", closefd=False) as out:
        out.write(msgspec.json.encode(told) + b"\n")  # whole, under PYTHONUNBUFFERED as well


if __name__ == "__main__":
    main()
