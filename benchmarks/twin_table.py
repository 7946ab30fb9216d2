"""A server with one table whose nature does as written: the stage of `server_twins.py`.

`Near` has no storage and no network and is the fastest; `twin_places.py` has the stages with them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Protocol, cast

import msgspec
from starlette.applications import Starlette
from twin_verbs import Person, Scene

from orrery.core.chance import CHANCE
from orrery.server.bots.compilation import READY, Compilation
from orrery.server.bots.pool import WorkerPool
from orrery.server.clock import ManualClock
from orrery.server.logbook.game import Entry, Running, row_of
from orrery.server.protocol.questions import HintQuestion, Line, encode
from orrery.server.settings import Settings
from orrery.server.storage.reading import Reading, Whole
from orrery.server.storage.rows import EventRow, GuestRow, SeatRow, TableRow
from orrery.server.storage.secrets import Vault
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.tables.services import Foundation
from orrery.server.tables.table import Stored
from orrery.server.transport.app import build_app

GAME = "astron"
FORMER = "former"  # a guest
SETTINGS = Settings(messages_per_second=1e9, messages_burst=1e9, outbox_messages=10**6,
                    outbox_bytes=10**9, cpu_burst=1e9)  # fmt: skip


class EchoPool(WorkerPool):
    """Answers a hint with all that the thinker was told: a secret in the question would show."""

    async def hint(self, question: HintQuestion) -> list[Line]:
        """The question itself, as one line."""
        return [Line(encode(question).hex(), 0, 0.0, [])]

    async def warm_up(self, game: str, with_search: bool = False, is_awaited: bool = False) -> None:
        """Nobody thinks here."""


class NoStore:
    """A storage that keeps nothing but what it is handed: streams are what matters here."""

    room: Room
    log: Sequence[EventRow] = ()
    vault = Vault(bytes(32))

    async def write(self, writes: Sequence[Any]) -> None:
        """Committed, let us say."""

    async def rows(self, kind: type, where: str = "", values: Sequence[Any] = ()) -> list[Any]:
        """The seats of the one table; there is nothing else."""
        return list(self.room.seats) if kind is SeatRow else []

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """Nobody has blocked anybody."""
        return []

    async def secrets(self, game: str) -> dict[str, str]:
        """The log's head is handed in whole."""
        return {}


class NearReading(Reading):
    """Reads the one table, and the log that was handed in."""

    async def table(self, table: str) -> Whole | None:
        """The one table."""
        room: Room = cast(Any, self._store).room
        is_it = table == room.id
        return Whole(room.row, list(room.seats), [], [], [], {}, []) if is_it else None

    async def log(self, game: str) -> list[EventRow]:
        """The log that was handed in."""
        return list(cast(Any, self._store).log)


class Scripted(Running):
    """A game whose nature does as written."""

    script: list[str]

    def settle(self) -> list[Entry]:
        """Nature's answers, from the script."""
        made = []
        while self.game.chance_due(self.table.board, self.table.state):
            self.table.play(CHANCE, self.script.pop(0))
            made.append(self._note_step(None))
        return made


def rows_of(header: dict[str, Any]) -> tuple[TableRow, list[SeatRow]]:
    """The open table, the same in every world, and who sits there."""
    row = TableRow(
        id="t", game=GAME, options=json.dumps(header["options"]), board=None, host="g0",
        is_private=False, invite="i", status="open", created=0, clock="{}",
        hints=True,
    )  # fmt: skip
    n_seats = header["options"]["players"]
    return row, [SeatRow("t", n, "person", guest=f"g{n}") for n in range(n_seats)]


def scripted(header: dict[str, Any], script: Sequence[str]) -> Scripted:
    """A game that has not begun, with nature's answers as written."""
    running = Scripted(header)
    running.script = list(script)
    return running


class Stage(Protocol):
    """Where a world is played: each opens the table, lets it begin and puts it away."""

    pages: float  # how often HTTP is asked, too
    halls: tuple[Hall, Hall]  # whose the table is, and where else people come in
    marks: set[str]  # what was special about the last world

    async def open(self, header: dict[str, Any]) -> Room:
        """The open table of a new world."""

    def person(self, guest: str, is_far: bool = False) -> Person:
        """A socket of a guest, or of nobody; a far one is at the other node, if there is one."""

    async def seat(self, room: Room, seat: SeatRow) -> None:
        """Somebody sits there from now on, and did not have to ask."""

    async def begin(self, room: Room, header: dict[str, Any], script: list[str]) -> None:
        """The game begins, with nature's answers as written."""

    async def change_hands(self, scene: Scene) -> None:
        """The table moves to the other node, if there is one."""

    async def spoil(self, room: Room) -> None:
        """The log does not replay any more, and has to be read again."""

    def app(self, hall: Hall) -> Starlette:
        """The pages of a server."""

    async def close(self) -> list[bytes]:
        """The world ends; what was said beside, between nodes."""


class Near:
    """One server without storage, a new one for each world."""

    pages = 0.05
    halls: tuple[Hall, Hall]
    marks: set[str] = set()  # noqa: RUF012 - nothing ever is

    async def open(self, header: dict[str, Any]) -> Room:
        """A table and its server."""
        row, seats = rows_of(header)
        pool = EchoPool(SETTINGS)
        compilation = Compilation(pool)
        compilation.stages = dict.fromkeys(compilation.stages, READY)
        store = NoStore()
        base = Foundation(cast(Any, store), ManualClock(), SETTINGS, pool, compilation)
        hall = Hall(base, wake_bots=lambda room: None)
        self.halls = hall, hall
        hall.reading = NearReading(cast(Any, store), chat_kept=0)
        names = [*(f"g{n}" for n in range(len(seats))), FORMER]
        hall.guests.rows = {name: GuestRow(name, f"Guest {name}", "", 0) for name in names}
        room = store.room = hall.rooms["t"] = Room(hall, Stored(row, seats))
        return room

    def person(self, guest: str, is_far: bool = False) -> Person:
        """A socket."""
        hall = self.halls[0]
        return Person(hall, hall.guests.rows.get(guest))

    async def seat(self, room: Room, seat: SeatRow) -> None:
        """Nothing is stored."""
        room.seats[seat.seat] = seat

    async def begin(self, room: Room, header: dict[str, Any], script: list[str]) -> None:
        """The game begins, with nature's answers as written."""
        running = scripted(header, script)
        running.settle()
        room.row.status, room.row.header = "running", json.dumps(header)
        room.begin(running)
        room.publish_table()
        room.publish(0)

    async def change_hands(self, scene: Scene) -> None:
        """There is nobody else."""

    async def spoil(self, room: Room) -> None:
        """The last entry has another hash."""
        rows = [row_of("t", entry) for entry in room.running.entries]
        wrong = msgspec.structs.replace(rows[-1], hash="0" * 16)
        cast(Any, room.hall.store).log = [*rows[:-1], wrong]
        room.forget()

    def app(self, hall: Hall) -> Starlette:
        """The pages of this server."""
        return build_app(hall)

    async def close(self) -> list[bytes]:
        """Come back when nothing runs beside."""
        await asyncio.gather(*self.halls[0].tasks._running, return_exceptions=True)
        return []
