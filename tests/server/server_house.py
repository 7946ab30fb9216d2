"""A server without a network: a hall, guests on connections, a clock that tests turn."""

from __future__ import annotations

import asyncio
import functools
import inspect
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakKeyDictionary

import httpx
import uvicorn

from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.core.table import new_table
from orrery.server.bots import worker
from orrery.server.bots.compilation import READY, Compilation
from orrery.server.bots.minder import wake_bots
from orrery.server.bots.pool import WorkerPool
from orrery.server.clock import ManualClock
from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import receive
from orrery.server.logbook.fair import Keeper
from orrery.server.protocol.orders import TableOrder
from orrery.server.protocol.questions import Answer, HintQuestion, JudgeQuestion, Question
from orrery.server.protocol.replies import Sealed, plain
from orrery.server.run import server_config
from orrery.server.settings import Settings
from orrery.server.storage.store import Store
from orrery.server.tables.display import table_seen
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.tables.services import Foundation
from orrery.server.transport import app
from orrery.server.transport.app import build_app

EASY = Settings(
    messages_per_second=1e9, messages_burst=1e9, guests_per_minute=1e9, bots_use_clock=False,
    bot_pause=0, live_bot_pause=0, live_pace=0, stand_in="greedy", hint_bot="random",
    cpu_burst=1e9, host_names=("here", "orrery.test"), stall_seconds=float("inf"),
)  # fmt: skip

COMPANY: WeakKeyDictionary[Hall, list[Guest]] = WeakKeyDictionary()


def in_loop(test: Any) -> Any:
    """Run an async test."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    run.__signature__ = inspect.signature(test)  # type: ignore[attr-defined]
    return run


class NearPool(WorkerPool):
    """Bots that think in this process."""

    async def ask(self, question: Question | HintQuestion) -> Answer:
        return worker.answer(question)

    async def judge(self, question: JudgeQuestion) -> Answer:
        return worker.answer(question)

    async def warm_up(self, game: str, with_search: bool = False, is_awaited: bool = False) -> None:
        return None


def put_in_place_of(path: str, do: Any, monkeypatch: Any) -> None:
    """Let the endpoint of a path do something else in all applications built from now on."""
    rows = [replace(row, do=do) if row.path == path else row for row in app.ENDPOINTS]
    assert rows != list(app.ENDPOINTS)
    monkeypatch.setattr(app, "ENDPOINTS", rows)


class Guest:
    """A person with one connection."""

    def __init__(self, hall: Hall, name: str, token: str) -> None:
        self.hall = hall
        self.name = name
        self.token = token
        self.connection = Connection(hall)
        self.keepers: dict[str, Keeper] = {}  # by table: our words for its rolls
        hall.connections.add(self.connection)

    @property
    def id(self) -> str:
        return self.connection.guest_id or ""

    async def say(self, type_: str, **fields: Any) -> list[dict[str, Any]]:
        """Send a request; everything that waits for this guest afterwards."""
        if type_ == "start":
            return await self._start(json.dumps({"type": type_, **fields}), fields["game"])
        return await self.send(json.dumps({"type": type_, **fields}))

    async def _start(self, data: str, game: str) -> list[dict[str, Any]]:
        """Start a table; all who sit there take part in the roll, as their clients would."""
        room = self.hall.rooms.get(game)
        everyone = COMPANY.get(self.hall, []) if room is not None and room.rolls.rows else []
        for one in everyone:
            await one.come_to_roll(room)
        await receive(self.connection, data)
        for one in everyone:
            await one.take_part(room)
        return self.heard()

    async def come_to_roll(self, room: Room) -> None:
        """Be at the table where one has a seat, and bound to a word."""
        seats = room.seats_of(self.id)
        if seats and self.connection not in room.watchers:
            await self.send(json.dumps({"type": "watch", "game": room.id, "seat": seats[0]}))
        await self.take_part(room)

    async def take_part(self, room: Room) -> None:
        """Answer the state of a table as a client does, with what others hear left to be heard."""
        keeper = self.keepers.setdefault(room.id, Keeper(room.id, self.id))
        for request in keeper.answer(plain(table_seen(room))):
            await receive(self.connection, json.dumps(request))
            done = f'"what":"{request["type"]}"'.encode()
            waiting = self.heard_bytes()
            for data in (data for data in waiting if done not in data):
                self.connection.outbox.put(Sealed(data))

    async def send(self, data: bytes | str) -> list[dict[str, Any]]:
        await receive(self.connection, data)
        return self.heard()

    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(data) for data in self.heard_bytes()]

    def heard_bytes(self) -> list[bytes]:
        found = []
        while (sealed := self.connection.outbox.take()) is not None:
            found.append(sealed.data)
        return found

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a request; the answer to it (what others would be told is left out)."""
        answers = await self.say(type_, **fields)
        told = ("update", "table", "fresh", "said")
        return next((a for a in answers if a["type"] not in told), answers[0] if answers else {})

    async def leave(self) -> None:
        self.hall.drop(self.connection)

    async def come_back(self) -> None:
        self.connection = Connection(self.hall)
        self.hall.connections.add(self.connection)
        await self.say("hello", token=self.token)


class House:
    """A hall with a way to make guests and tables quickly."""

    def __init__(self, hall: Hall, clock: ManualClock) -> None:
        self.hall = hall
        self.clock = clock
        self.tokens: dict[str, str] = {}  # by name

    async def guest(self, name: str) -> Guest:
        _, token = await self.hall.guests.new(name)
        self.tokens[name] = token
        guest = Guest(self.hall, name, token)
        COMPANY.setdefault(self.hall, []).append(guest)
        await guest.say("hello", token=token)
        return guest

    async def nobody(self) -> Guest:
        return Guest(self.hall, "", "")

    async def table(self, host: Guest, game: str = "connect_four", **order: Any) -> Room:
        assert host.connection.guest is not None
        return await self.hall.new_table(host.connection.guest, TableOrder(game, **order))

    async def duel(self, game: str = "connect_four", **order: Any) -> tuple[Room, Guest, Guest]:
        """Two people at a running table, both watching from their seats."""
        ann, ben = await self.guest("Ann"), await self.guest("Ben")
        room = await self.table(ann, game, players=2, **order)
        await ben.say("sit", game=room.id, seat=1, invite=room.row.invite)
        await ann.say("watch", game=room.id, seat=0)
        await ben.say("watch", game=room.id, seat=1)
        assert (await ann.ask("start", game=room.id))["type"] == "done"
        ann.heard(), ben.heard()
        return room, ann, ben

    async def settle(self) -> None:
        """Let bots and other tasks finish what they can."""
        for _ in range(400):
            await asyncio.sleep(0.001)
            if not any(room.are_bots_busy for room in self.hall.rooms.values()):
                return


@asynccontextmanager
async def open_house(
    url: str,
    settings: Settings = EASY,
    clock: ManualClock | None = None,
    pool: WorkerPool | None = None,
) -> AsyncIterator[House]:
    """A hall on a database; closing it is an orderly end of the server. Bots think here."""
    clock, pool = clock or ManualClock(), pool or NearPool(settings)
    compilation = Compilation(pool)
    compilation.stages = dict.fromkeys(compilation.stages, READY)
    hall = Hall(Foundation(Store(url), clock, settings, pool, compilation), wake_bots)
    await hall.open()
    try:
        yield House(hall, clock)
    finally:
        await hall.close()
        assert hall.incidents.n_unhandled == 0


@asynccontextmanager
async def web(db, settings=EASY):
    """A house, and an HTTP client of its app."""
    async with open_house(db, settings) as house:
        transport = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            yield house, client


@asynccontextmanager
async def served(db, settings=EASY):
    """A house on a real port."""
    async with open_house(db, settings) as house:
        config = server_config(build_app(house.hall), settings, port=0, lifespan="off")
        server = uvicorn.Server(config)
        task = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        try:
            yield house, port
        finally:
            server.should_exit = True
            await task


def bearer(token):
    return {"authorization": f"Bearer {token}"}


# Small things


async def until(is_so, seconds=120.0):
    """Wait for something that is to happen by itself."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.005)


def seq_of(room):
    return room.running.seq if room.has_begun else 0


def question(table="t", bot="cadet", seat=0, **more):
    position = new_table(find_game("connect_four"), seed=1)
    state = bytes_of(position.game.hidden(position.board, position.state, seat))
    usual = {"seed": 1, "base": 0, "is_live": False, "with_clock": False}
    fields = {**usual, **more}
    return Question("connect_four", "standard", state, seat, bot, table=table, **fields)
