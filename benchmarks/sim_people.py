"""People of the simulation: they think, move, ask, propose, hang up and come back, all by dice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import TYPE_CHECKING, Any

from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import Offence, receive
from orrery.server.logbook.fair import Keeper

if TYPE_CHECKING:
    from sim_nodes import SimNode
    from sim_world import World

    from orrery.server.tables.room import Room

PATIENCE = 40.0  # seconds without an answer; then the socket is thought to be dead
DEEDS = ("chat", "undo", "draw", "abandon", "hint", "why", "recap", "history", "leave", "twice",
         "nonsense", "resign", "ping", "language")  # fmt: skip
ODD = 0.2  # how often something else is done before a move


class Person:
    """Somebody with a browser that does not give up."""

    def __init__(self, world: World, name: str, dice: random.Random, pace: float) -> None:
        """Not here yet; `pace` is how many seconds they think, on average."""
        self.world, self.name, self.dice, self.pace = world, name, dice, pace
        self.token = ""
        self.table = ""
        self.node: SimNode | None = None  # the server at the other end
        self.connection: Connection | None = None
        self.pending: dict[str, Any] | None = None
        self.asked_at = 0.0
        self.n = 0
        self._view: dict[str, Any] | None = None  # the last one, and whose
        self._least = 0  # an older view is out of date
        self._keepers: dict[str, Keeper] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[Any]] = []

    # A day

    async def live(self) -> None:
        """Come, play, go, until cancelled."""
        while True:
            await self._come_in()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._news.wait()
            self._news.clear()
            if self.pending is not None:
                await self._insist()
            else:
                await self._act()

    async def _come_in(self) -> None:
        """Have a socket that works, with everything said again that was not answered."""
        if self.connection is not None:
            return
        while (node := self.world.door(self.dice)) is None:
            await asyncio.sleep(self.dice.uniform(0.2, 5))
        hall = node.need_hall()
        self.node, self.connection = node, (connection := Connection(hall))
        hall.connections.add(connection)
        pump = self.world.spawn(self._pump(connection), node)
        pump.add_done_callback(lambda _: self.hang_up(connection))
        self._say(type="hello", token=self.token)
        if self.table:
            self._watch()
        if self.pending is not None:
            self._say(**self.pending)

    def hang_up(self, connection: Connection | None = None) -> None:
        """The socket is gone, for the server as well."""
        gone = self.connection if connection is None else connection
        if gone is None or gone is not self.connection:
            return
        self.connection, node = None, self.node
        assert node is not None
        self.world.loop.call_soon(gone.hall.drop, gone, context=node.context.copy())
        for task in self._tasks:
            task.cancel()
        self._tasks = []
        self._news.set()

    async def _pump(self, connection: Connection) -> None:
        """What the server sends arrives after a while, in order."""

        async def send(data: bytes) -> None:
            await asyncio.sleep(self.dice.expovariate(20))
            if self.connection is connection:
                self._hear(json.loads(data), data)

        with contextlib.suppress(TimeoutError):
            await connection.pump(send)

    def _say(self, **request: Any) -> None:
        """Send a request; the server answers when it can."""
        connection = self.connection
        if connection is not None:
            data = json.dumps(request)
            self._tasks = [task for task in self._tasks if not task.done()]
            before = self._tasks[-1] if self._tasks else None
            self._tasks.append(self.world.spawn(self._deliver(connection, data, before), self.node))

    async def _deliver(
        self, connection: Connection, data: str, before: asyncio.Task[Any] | None
    ) -> None:
        """One frame of a socket after the other."""
        if before is not None:
            await asyncio.wait([before])
        await asyncio.sleep(self.dice.expovariate(20))
        self.world.note("asked", self.name, data.encode())
        with contextlib.suppress(Offence):
            await receive(connection, data)

    # Hearing

    def _hear(self, message: dict[str, Any], data: bytes) -> None:
        self.world.note_message(self.name, message, data)
        kind = message["type"]
        if kind in ("update", "fresh") and message["game"] == self.table:
            self._view = message
        elif kind == "table" and message["table"]["id"] == self.table:
            self._heed_table(message["table"])
        elif kind in ("ack", "stale", "refused") and self._is_awaited(message["id"]):
            self.pending, self._least = None, message.get("seq", self._least)
            if kind != "ack":
                self._watch()
        elif kind == "error":
            self._heed_error(message)
        self._news.set()

    def _is_awaited(self, client_id: str) -> bool:
        return self.pending is not None and self.pending.get("id") == client_id

    def _heed_error(self, error: dict[str, Any]) -> None:
        if error["code"] in ("internal", "broken"):
            self.world.note_fault(f"{self.name} was told {error}")
        if error["code"] in ("storage", "moving"):
            return  # said again in a while
        if self.pending is not None and error["about"] == self.pending["type"]:
            self.pending = None

    def _heed_table(self, table: dict[str, Any]) -> None:
        """Take part in the roll, answer proposals."""
        guest = None if self.connection is None else self.connection.guest_id
        if guest is None:
            return
        keeper = self._keepers.setdefault(self.table, Keeper(self.table, guest))
        for request in keeper.answer(table):
            self._say(**request)
        proposal = table.get("proposal")
        if proposal and self.dice.random() < 0.5:
            for seat in self._seats():
                if seat in proposal["needs"]:
                    yes = self.dice.random() < 0.6
                    self._say(type="answer", game=self.table, seat=seat, yes=yes)

    # Doing

    def _seats(self) -> list[int]:
        room = self.world.room(self.table)
        guest = None if self.connection is None else self.connection.guest_id
        return [] if room is None else room.seats_of(guest)

    async def _insist(self) -> None:
        """Ask once more, with the same id; over a new socket if the old one seems dead."""
        if self.world.loop.time() - self.asked_at < PATIENCE / 4:
            return
        await asyncio.sleep(self.dice.uniform(0.1, 2))
        self.asked_at = self.world.loop.time()
        if self.pending is not None and self.dice.random() < 0.5:
            self._say(**self.pending)
        else:
            self.hang_up()

    async def _act(self) -> None:
        """Move where it is for us to move, and now and then do something else."""
        seat = self._seat_to_act()
        if seat is None:
            return
        if not self._may_act(seat):
            self._watch(seat)
            return
        await asyncio.sleep(self.dice.expovariate(1 / self.pace))
        if self.pending is not None or not self._may_act(seat):
            self._news.set()
        elif self.dice.random() < ODD:
            await self._do_something_odd(seat)
        else:
            self._move(seat)

    def _seat_to_act(self) -> int | None:
        """A seat of ours that may act, as far as we have seen."""
        view = self._view
        if view is None or view["game"] != self.table or view["seq"] < self._least:
            return None
        mine = [seat for seat in self._seats() if seat in view["view"]["to_act"]]
        return self.dice.choice(mine) if mine else None

    def _may_act(self, seat: int) -> bool:
        """We look through the eyes of this seat, and it may act."""
        view = self._view
        is_ours = view is not None and view["game"] == self.table and view["viewer"] == seat
        return is_ours and view is not None and bool(view["view"]["actions"])

    def _move(self, seat: int) -> None:
        assert self._view is not None
        action = self.dice.choice(self._view["view"]["actions"])
        self._ask(type="move", seat=seat, base=self._view["seq"], action=action)

    def _watch(self, seat: int | None = None) -> None:
        """Look at our table, through the eyes of a seat of ours if we have one."""
        mine = self._seats()
        seat = self.dice.choice(mine) if seat is None and mine else seat
        self._say(type="watch", game=self.table, **({} if seat is None else {"seat": seat}))

    def _ask(self, **request: Any) -> None:
        """Something with an id, which is asked until it is answered."""
        self.n += 1
        self.pending = {**request, "game": self.table, "id": f"{self.name}{self.n}"}
        self.asked_at = self.world.loop.time()
        self._say(**self.pending)

    async def _do_something_odd(self, seat: int) -> None:
        deed, here = self.dice.choice(DEEDS), {"game": self.table}
        if deed == "leave":
            self.hang_up()
            await asyncio.sleep(self.dice.expovariate(1 / 120))
        elif deed in ("undo", "draw", "abandon") and (deed == "undo" or self.dice.random() < 0.2):
            self._ask(type="propose", what=deed, seat=seat)
        elif deed == "resign" and self.dice.random() < 0.1:
            self._ask(type="resign", seat=seat)
        elif deed == "chat":
            self._say(type="chat", text=f"hello {self.n}", **here)
        elif deed in ("hint", "recap"):
            self._say(type=deed, seat=seat, **here)
        elif deed == "history":
            self._say(type="history", seat=seat, since=0, **here)
        elif deed == "why":
            self._say(type="why", seat=seat, action="drop 3", **here)
        elif deed == "twice" and self._may_act(seat):
            self._move(seat)
            assert self.pending is not None
            self._say(**self.pending)
        elif deed == "nonsense":
            self._say(type="move", seat=seat, id="?", base=10**6, action="fly", **here)
        elif deed == "language":
            self._say(type="ping")
        self._news.set()

    def meddle(self, room: Room) -> None:
        """What somebody may try at a table of others: sitting down, leaving, asking for more."""
        seat = self.dice.randrange(len(room.seats))
        fields: dict[str, dict[str, Any]] = {
            "sit": {"seat": seat}, "stand": {"seat": seat}, "swap": {"seat": seat, "to": 0},
            "seed": {"seat": seat, "text": "luck"}, "chat": {"text": "hm"},
        }  # fmt: skip
        for verb in ("sit", "stand", "swap", "seed", "unwatch", "chat", "rematch", "lend", "start"):
            if self.dice.random() < 0.15:
                self._say(type=verb, game=room.id, **fields.get(verb, {}))

    def sit_at(self, table: str) -> None:
        """Play at another table from now on."""
        self.table, self.pending, self._view, self._least = table, None, None, 0
        self._watch()
        self._news.set()
