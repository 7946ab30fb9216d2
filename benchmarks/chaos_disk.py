"""A full disk: moves are refused, reading goes on, and nothing that was acknowledged is lost.

The database lies in a file system of a few MiB (tmpfs) that somebody else fills. Where mounting one
is not permitted, SQLite is told that no further page may be had: the figures say which it was.
"""

from __future__ import annotations

import contextlib
import random
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from chaos_halls import Seat, ask, next_move
from chaos_reports import Outcome, Task
from near_hall import opened_hall

from orrery.server.storage.database import Database, Row
from orrery.server.storage.sqlite import SqliteDatabase
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room

SIZE = 32 * 1024 * 1024  # the log beside the database has 4 MiB before it is emptied
MOVES = 6  # before, during and after
CHUNK = b"x" * 4096


class Disk:
    """A place for files that can be filled."""

    def __init__(self, home: Path, is_mounted: bool) -> None:
        """There is room."""
        self.home, self.is_mounted = home, is_mounted
        self._ballast = home / "ballast"
        self.is_full = False

    def fill(self) -> None:
        """Not a byte more."""
        self.is_full = True
        if self.is_mounted:
            with contextlib.suppress(OSError), self._ballast.open("wb", buffering=0) as ballast:
                while ballast.write(CHUNK):
                    pass

    def clear(self) -> None:
        """There is room again."""
        self.is_full = False
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk() -> Iterator[Disk]:
    """A file system of its own, if that is permitted; else a folder."""
    with TemporaryDirectory(prefix="orrery-disk-") as folder:
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=700", "tmpfs", folder]
        try:
            is_mounted = subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            is_mounted = False
        try:
            yield Disk(Path(folder), is_mounted)
        finally:
            if is_mounted:
                subprocess.run(["umount", "-l", folder], check=False)


@contextmanager
def honest_pages(disk: Disk) -> Iterator[None]:
    """Without a file system of our own: no page beyond those there are, while it is "full"."""
    if disk.is_mounted:
        yield
        return
    kept = SqliteDatabase.execute

    def execute(self: SqliteDatabase, sql: str, values: object = ()) -> list[Row]:
        if sql == "BEGIN":
            pages = kept(self, "PRAGMA page_count")[0][0] if disk.is_full else 2**30
            kept(self, f"PRAGMA max_page_count = {pages}")
        return kept(self, sql, values)  # type: ignore[arg-type]

    SqliteDatabase.execute = execute  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        SqliteDatabase.execute = kept  # type: ignore[method-assign]


async def disk(task: Task) -> Outcome:
    """The disk fills up and is cleared again, n times, in the middle of a game with a bot."""
    dice, tally = random.Random(task.seed), Tally()
    with ExitStack() as stack:
        place = stack.enter_context(small_disk())
        stack.enter_context(honest_pages(place))
        db = str(place.home / "chaos.db")
        async with opened_hall(db) as hall:
            _, token = await hall.guests.new("Ann")
            seat = Seat(token)
            await seat.come_in(hall)
            for n in range(task.n):
                room = await seat.new_room()
                await tally.play(hall, room, seat, dice)
                place.fill()
                await tally.starve(hall, room, seat, dice)
                place.clear()
                await tally.play(hall, room, seat, dice, is_awaited=True)
                task.progress(n + 1)
            n_unhandled = hall.incidents.n_unhandled
        n_lost, is_whole = read_back(db, tally.acks)
    figures = {"full disks": task.n, "moves": len(tally.acks), "refused": tally.n_refused,
               "file systems of its own": int(place.is_mounted)}  # fmt: skip
    faults = {
        "lost": n_lost, "not refused": int(tally.n_refused == 0), "unreadable": tally.n_blind,
        "stuck": tally.n_stuck, "unhandled": n_unhandled, "gaps": int(not is_whole),
    }  # fmt: skip
    return Outcome(figures, faults)


class Tally:
    """What was acknowledged and what was refused."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.acks: dict[tuple[str, str], int] = {}
        self.n_refused = self.n_blind = self.n_stuck = 0

    async def play(
        self, hall: Hall, room: Room, seat: Seat, dice: random.Random, is_awaited: bool = False
    ) -> None:
        """A few moves, which must be taken where there is room."""
        n_taken = 0
        for _ in range(MOVES):
            async with room.lock:
                await room.load()
            if room.running.outcome is not None:
                return
            n_taken += await self._move(room, seat, dice)
        self.n_stuck += is_awaited and not n_taken

    async def starve(self, hall: Hall, room: Room, seat: Seat, dice: random.Random) -> None:
        """Moves until the disk is full and some more; the table can be looked at all the while."""
        for n in range(40 * MOVES):
            async with room.lock:
                await room.load()
            if room.running.outcome is not None:
                room = await self._another(seat) or room
            if room.running.outcome is not None:
                return
            refused = not await self._move(room, seat, dice)
            self.n_refused += refused
            look = await ask(seat.sockets[1], type="history", game=room.id)
            self.n_blind += look["type"] != "earlier"
            if refused and n > MOVES:
                return

    async def _another(self, seat: Seat) -> Room | None:
        try:
            return await seat.new_room()
        except Exception:  # no room for a new table either
            self.n_refused += 1
            return None

    async def _move(self, room: Room, seat: Seat, dice: random.Random) -> bool:
        move = next_move(room, dice)
        answer = await ask(seat.sockets[0], **move)
        if answer["type"] == "ack":
            self.acks[room.id, f"{move['seat']} {move['id']}"] = answer["seq"]
            return True
        return False


def read_back(db: str, acks: dict[tuple[str, str], int]) -> tuple[int, bool]:
    """How many acknowledged moves are missing, and whether every log is without a gap."""
    database: Database = SqliteDatabase(db)
    rows = database.execute("SELECT game, seat, client_id, seq FROM events")
    logs = database.execute("SELECT COUNT(*), MAX(seq) FROM events GROUP BY game")
    database.close()
    stored = {(game, f"{seat} {client_id}"): seq for game, seat, client_id, seq in rows}
    n_lost = sum(stored.get(key) != seq for key, seq in acks.items())
    return n_lost, all(count == last for count, last in logs)
