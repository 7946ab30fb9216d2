"""Players who keep a ledger of every acknowledgement, and play on through whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import websockets
from chaos_servers import Server

GAME = "connect_four"
LOST = (OSError, websockets.WebSocketException, http.client.HTTPException, TimeoutError)
PASSING = ("storage", "moving", "displaced")  # codes of what will be better in a moment
PATIENCE_SECONDS = 20.0  # without an awaited word, or two moves; then the player comes in anew
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds before something is tried again, doubling
OPEN_SECONDS = 60.0  # to come in, as browsers have: who gives up sooner adds to the crowd
PROMPT_SECONDS = 10.0  # within which a table goes on when a node has died
CALLS = ThreadPoolExecutor(8, "players")
"""Who makes requests for players: a crowd that asks for tables holds up nothing else."""


class ComeAgain(OSError):  # noqa: N818 - named for what it means
    """The server cannot do this now."""


@dataclass
class Ledger:
    """What the players were told, and how long they had to wait for it."""

    acks: dict[tuple[str, int, str], int] = field(default_factory=dict)
    changed: list[tuple[str, int, str]] = field(default_factory=list)
    n_sent: int = 0
    longest_wait: float = 0.0  # seconds from sending a move to its acknowledgement, retries and all
    longest_silence: float = 0.0  # seconds from a kill to a table's next acknowledgement
    n_late: int = 0  # moves that waited for longer than is promised
    away: list[tuple[float, float]] = field(default_factory=list)
    """When a socket was lost, and seconds until its player saw the table again."""
    kills: list[float] = field(default_factory=list)  # when something was taken away
    missing: list[str] = field(default_factory=list)  # players who have not come back, in words
    _silent_since: dict[int, float] = field(default_factory=dict)  # by player

    def note(self, game: str, seat: int, client_id: str, seq: int) -> None:
        """An acknowledgement; a second one must say the same."""
        if self.acks.setdefault((game, seat, client_id), seq) != seq:
            self.changed.append((game, seat, client_id))

    def note_kill(self, players: Iterable[int]) -> None:
        """Something was taken away: from now on it counts how long each table is silent."""
        self.kills.append(time.monotonic())
        for player in players:
            self._silent_since.setdefault(player, self.kills[-1])

    def note_answer(self, player: int) -> None:
        """A table goes on."""
        since = self._silent_since.pop(player, time.monotonic())
        self.longest_silence = max(self.longest_silence, time.monotonic() - since)

    def note_wait(self, seconds: float) -> None:
        """A move was acknowledged after so long."""
        self.longest_wait = max(self.longest_wait, seconds)
        self.n_late += seconds > PROMPT_SECONDS


class Player:
    """Plays both seats of one table after the other, for ever, through kills and restarts.

    Like a browser it comes back by itself, after pauses that grow, and says again what a server
    could not do in that moment.
    """

    def __init__(
        self, servers: list[Server], token: str, ledger: Ledger, seed: int, pace: float = 0.0
    ) -> None:
        """Not at a table yet; any of the servers will do. `pace`: seconds for a move, about."""
        self.pace = pace
        self.servers, self.token, self.ledger = servers, token, ledger
        self.dice, self.number = random.Random(seed), seed
        self.game: str | None = None
        self.pending: dict[str, Any] | None = None
        self.sent_at = 0.0
        self.is_retry = False
        self.seat_of: dict[str, int] = {}
        self.n = 0
        self.has_seen = asyncio.Event()
        """The table is seen."""
        self._later: tuple[float, Callable[[], Awaitable[None]]] | None = None
        """What is to be done, and when, if nothing is heard before."""
        self._patience = max(PATIENCE_SECONDS, 2 * pace)
        self._n_pauses = 0  # in a row
        self._lost_at: float | None = None

    def __str__(self) -> str:
        away = "here" if self._lost_at is None else f"{time.monotonic() - self._lost_at:.0f} s away"
        later = "nothing" if self._later is None else "something"
        waits = "no move" if self.pending is None else f"move {self.pending['id']}"
        return f"player {self.number} of {self.game}, {away}, {waits} pending, {later} to do"

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            with contextlib.suppress(*LOST):
                await self._session(self.dice.choice(self.servers))
            if self.has_seen.is_set():
                self._lost_at = time.monotonic()
                self.has_seen.clear()
            await asyncio.sleep(self._pause())

    def _pause(self) -> float:
        """Seconds before the next try, give or take a quarter."""
        pause = min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** min(self._n_pauses, 10))
        self._n_pauses += 1
        return pause * self.dice.uniform(0.75, 1.25)

    async def _session(self, server: Server) -> None:
        self.server, self._later = server, None
        address = f"ws://127.0.0.1:{server.port}/ws"
        async with websockets.connect(
            address, compression=None, open_timeout=OPEN_SECONDS, ping_interval=None
        ) as ws:
            self.ws = ws
            await self._say(type="hello", token=self.token)
            if self.game is not None:
                await self._say(type="watch", game=self.game)
                await self._say_pending()
            else:
                await self._open_table()
            while True:
                await self._go_on()

    async def _go_on(self) -> None:
        """Hear the next word, or do what is due before it comes."""
        now, later = time.monotonic(), self._later
        try:
            async with asyncio.timeout(self._patience if later is None else later[0] - now):
                message = await self.ws.recv()
        except TimeoutError:
            if later is None:
                raise
            self._later = None
            await later[1]()
        else:
            await self._hear(json.loads(message))

    def _do_later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._later = time.monotonic() + seconds, work

    async def _say_pending(self) -> None:
        """Once more, with the same id."""
        if self.pending is not None:
            self.is_retry = True
            await self._say(**self.pending)

    async def _open_table(self) -> None:
        order = {"game": GAME, "seats": ["me", "me"]}
        call = partial(self.server.call, "/api/tables", order, self.token, OPEN_SECONDS)
        table = await asyncio.get_running_loop().run_in_executor(CALLS, call)
        self.game, self.pending = table["id"], None
        await self._say(type="watch", game=self.game)
        await self._say(type="start", game=self.game)

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ack":
            self._note(message)
        if kind in ("ack", "stale", "refused") and self._is_awaited(message["id"]):
            self.pending = None
            if kind != "ack" or self.is_retry:
                self.is_retry = False
                await self._say(type="watch", game=self.game)
        if kind == "error":
            await self._heed_error(message)
        if kind in ("update", "fresh") and message["game"] == self.game:
            await self._see(message)
        if kind == "table" and message["table"]["status"] == "open":
            await self._say(type="start", game=self.game)

    def _note(self, ack: dict[str, Any]) -> None:
        self.ledger.note(ack["game"], self.seat_of[ack["id"]], ack["id"], ack["seq"])
        if self._is_awaited(ack["id"]):
            self.ledger.note_wait(time.monotonic() - self.sent_at)
            self.ledger.note_answer(self.number)

    async def _heed_error(self, error: dict[str, Any]) -> None:
        if error["code"] == "moving":
            told = (error["retry_ms"] or 0) / 1000
            self._do_later(max(told, self._pause()), self._ask_again)
        elif error["code"] in PASSING:
            raise ComeAgain(error["code"])
        elif error["code"] == "no_table":
            await self._open_table()
        elif error["about"] == "move":
            self.pending = None
            await self._say(type="watch", game=self.game)

    async def _ask_again(self) -> None:
        await self._say(type="watch", game=self.game)
        await self._say_pending()

    def _is_awaited(self, client_id: str) -> bool:
        return self.pending is not None and self.pending["id"] == client_id

    async def _see(self, message: dict[str, Any]) -> None:
        """The table as it is now: think, then move."""
        self._n_pauses = 0
        self.has_seen.set()
        if self._lost_at is not None:
            self.ledger.away.append((self._lost_at, time.monotonic() - self._lost_at))
            self._lost_at = None
        if message["view"]["is_over"]:
            await self._open_table()
        elif self.pending is None:
            self._do_later(self.dice.uniform(0, 2 * self.pace), partial(self._move, message))

    async def _move(self, message: dict[str, Any]) -> None:
        seat = message["view"]["to_act"][0]
        self.n += 1
        self.ledger.n_sent += 1
        self.sent_at = time.monotonic()
        self.pending = {
            "type": "move", "game": self.game, "id": f"m{self.n}", "base": message["seq"],
            "seat": seat, "action": f"drop {self.dice.randrange(7)}",
        }  # fmt: skip
        self.seat_of[f"m{self.n}"] = seat
        await self._say(**self.pending)

    async def _say(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))


def compare(ledger: Ledger, db: str) -> tuple[int, int]:
    """How many acknowledged moves the database lacks, and how many it has twice."""
    from orrery.server.storage.store import connector

    database = connector(db)()
    rows = database.execute("SELECT game, seat, client_id, seq FROM events")
    database.close()
    stored: dict[tuple[str, int, str], list[int]] = {}
    for game, seat, client_id, seq in rows:
        if client_id is not None:
            stored.setdefault((game, seat, client_id), []).append(seq)
    n_lost = sum(seq not in stored.get(key, []) for key, seq in ledger.acks.items())
    return n_lost, sum(len(numbers) > 1 for numbers in stored.values())
