"""How long the tables of a node are silent after it was killed, with real processes.

A node is killed while people sit at its tables, some at sockets of the other node, some at its own.
From that moment each of them sends a move to the other node until it is acknowledged. The node
comes back only after that: it is the other one that must take over.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import statistics
import time
from typing import Any

import websockets
from chaos_places import Place, place_of
from chaos_players import GAME, LOST, PASSING, Ledger, compare
from chaos_reports import Outcome, Task
from chaos_servers import Server

MOST_SECONDS = 10.0
GIVE_UP_SECONDS = 40.0
N_TABLES = 4  # of the node that is killed: every other player sits at the node that stays
ANSWER_SECONDS = 2.0  # without a word; then a move is sent again
PAUSE_SECONDS = 0.1  # after a word that it cannot be made now


async def takeover(task: Task) -> Outcome:
    """Kill a node n times; time its tables until they answer at the other."""
    dice, ledger, waits = random.Random(task.seed), Ledger(), list[float]()
    async with place_of(task.store, task.bug) as place:
        await place.start()
        made = await asyncio.to_thread(place.servers[0].call, "/api/guests", {"name": "P"})
        for n in range(task.n):
            players = [Patient(made["token"], ledger) for _ in range(task.crowd.tables or N_TABLES)]
            waits += await _one_kill(place, n, players, dice)
            task.progress(n + 1)
        place.end()
        n_lost, n_doubled = compare(ledger, place.db)
    return outcome(waits, task.n, {"lost": n_lost, "doubled": n_doubled})


def outcome(waits: list[float], n_kills: int, faults: dict[str, int]) -> Outcome:
    """What came of it: a table that never answered has waited for as long as it was asked."""
    figures = {"kills": n_kills, "tables": len(waits),
               "s until a table answered (median)": round(statistics.median(waits), 1),
               "s (longest)": round(max(waits), 1)}  # fmt: skip
    n_late = sum(wait > MOST_SECONDS for wait in waits)
    return Outcome(figures, {f"after more than {MOST_SECONDS:g} s": n_late, **faults})


async def _one_kill(
    place: Place, n: int, players: list[Patient], dice: random.Random
) -> list[float]:
    """Kill one node and start it again; the seconds of each of its tables."""
    victim, other = place.servers[n % 2], place.servers[(n + 1) % 2]
    for k, player in enumerate(players):
        await player.begin(victim, at=other if k % 2 else victim)
    await asyncio.sleep(dice.uniform(0.5, 2.0))  # somewhere between two beats
    began = time.monotonic()
    victim.kill()
    waits = await asyncio.gather(*(player.go_on(other, began) for player in players))
    await asyncio.to_thread(victim.start)
    return waits


class Patient:
    """Plays both seats of one table: a move before the node is killed, and a move after that."""

    def __init__(self, token: str, ledger: Ledger) -> None:
        """Not at a table yet."""
        self._token, self._ledger = token, ledger
        self._ws: websockets.ClientConnection | None = None
        self._at: Server | None = None  # the node that the socket leads to
        self._game = ""
        self._seq = 0

    async def begin(self, owner: Server, at: Server) -> None:
        """Have a table of one node, and make a first move there from a socket of another."""
        order = {"game": GAME, "seats": ["me", "me"]}
        table = await asyncio.to_thread(owner.call, "/api/tables", order, self._token)
        self._game = table["id"]
        await self._come_in(at)
        await self._say(type="watch", game=self._game)
        await self._say(type="start", game=self._game)
        while (await self._hear())["type"] not in ("update", "fresh"):
            pass
        await self._say(**self._move())
        while not self._is_acknowledged(await self._hear()):
            pass

    async def go_on(self, other: Server, began: float) -> float:
        """Make the next move at the other node; the seconds until it was acknowledged."""
        while time.monotonic() - began < GIVE_UP_SECONDS:
            pause = PAUSE_SECONDS
            with contextlib.suppress(*LOST):
                pause = await self._try(other)
            if not pause:
                break
            await asyncio.sleep(pause)
        waited = time.monotonic() - began
        if self._ws is not None:
            await self._ws.close()
        return waited

    async def _try(self, other: Server) -> float:
        """Send the move once; 0 if it was acknowledged, else the seconds until it may be again."""
        if self._at is not other:
            await self._come_in(other)
        await self._say(**self._move())
        while True:
            message = await self._hear()
            if self._is_acknowledged(message):
                return 0.0
            if message["type"] == "error" and message["code"] in PASSING:
                return max(PAUSE_SECONDS, (message["retry_ms"] or 0) / 1000)

    async def _come_in(self, at: Server) -> None:
        address = f"ws://127.0.0.1:{at.port}/ws"
        self._ws = await websockets.connect(address, compression=None, open_timeout=3)
        self._at = at
        await self._say(type="hello", token=self._token)

    def _move(self) -> dict[str, Any]:
        """The next move, always with the same id."""
        seat = self._seq % 2
        return {"type": "move", "game": self._game, "id": f"m{self._seq}", "base": self._seq,
                "seat": seat, "action": f"drop {1 + self._seq}"}  # fmt: skip

    def _is_acknowledged(self, message: dict[str, Any]) -> bool:
        if message["type"] in ("stale", "refused"):
            raise SystemExit(f"a move was answered by {message}")
        if message["type"] != "ack" or message["id"] != f"m{self._seq}":
            return False
        self._ledger.note(self._game, self._seq % 2, message["id"], message["seq"])
        self._seq = message["seq"]
        return True

    async def _say(self, **message: Any) -> None:
        assert self._ws is not None
        await self._ws.send(json.dumps(message))

    async def _hear(self) -> dict[str, Any]:
        assert self._ws is not None
        async with asyncio.timeout(ANSWER_SECONDS):
            heard: dict[str, Any] = json.loads(await self._ws.recv())
            return heard
