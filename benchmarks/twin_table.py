"""A server with one table whose nature does as written: the stage of `server_twins.py`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from orrery.core.chance import CHANCE
from orrery.server.bots.compilation import READY, Compilation
from orrery.server.bots.pool import WorkerPool
from orrery.server.clock import ManualClock
from orrery.server.logbook.game import Entry, Running
from orrery.server.protocol.questions import HintQuestion, Line, encode
from orrery.server.settings import Settings
from orrery.server.storage.reading import Reading, Whole
from orrery.server.storage.rows import EventRow, GuestRow, SeatRow, TableRow
from orrery.server.storage.secrets import Vault
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.tables.services import Foundation
from orrery.server.tables.table import Stored

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


def make_room(header: dict[str, Any]) -> tuple[Hall, Room]:
    """A server with one open table, the same in every world."""
    pool = EchoPool(SETTINGS)
    compilation = Compilation(pool)
    compilation.stages = dict.fromkeys(compilation.stages, READY)
    store = NoStore()
    base = Foundation(cast(Any, store), ManualClock(), SETTINGS, pool, compilation)
    hall = Hall(base, wake_bots=lambda room: None)
    hall.reading = NearReading(cast(Any, store), chat_kept=0)
    n_seats = header["options"]["players"]
    names = [*(f"g{n}" for n in range(n_seats)), FORMER]
    hall.guests.rows = {name: GuestRow(name, f"Guest {name}", "", 0) for name in names}
    row = TableRow(
        id="t", game=GAME, options=json.dumps(header["options"]), board=None, host="g0",
        is_private=False, invite="i", status="open", created=0, clock="{}",
        hints=True,
    )  # fmt: skip
    seats = [SeatRow("t", n, "person", guest=f"g{n}") for n in range(n_seats)]
    room = store.room = hall.rooms["t"] = Room(hall, Stored(row, seats))
    return hall, room


def begin(room: Room, header: dict[str, Any], script: list[str]) -> None:
    """The game begins, with nature's answers as written."""
    running = Scripted(header)
    running.script = list(script)
    running.settle()
    room.row.status, room.row.header = "running", json.dumps(header)
    room.begin(running)
    room.publish_table()
    room.publish(0)
