"""The agenda of a person: what has happened at their tables, of whichever node, since last time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any

from orrery.server.logbook.game import read_outcome
from orrery.server.protocol.events import Begun, Event, Invited, Over, Turn
from orrery.server.protocol.seen import TableSeen
from orrery.server.storage.secrets import INVITE
from orrery.server.tables.hall import Hall
from orrery.server.tables.lobby import LobbyQuery, lobby_page

KEPT_FOR = """SELECT s.game, s.seat, t.game, t.is_private, t.rated,
    (SELECT name FROM guests g WHERE g.id = t.host)
    FROM seats s JOIN tables t ON t.id = s.game
    WHERE s.held = ? AND s.kind = 'open' AND t.status = 'open'
    ORDER BY t.created, s.seat LIMIT 100"""
ENDED = """SELECT t.id, t.game, t.result, s.seat, t.ended,
    (SELECT MAX(seq) FROM events e WHERE e.game = t.id)
    FROM tables t JOIN seats s ON s.game = t.id AND s.guest = ?
    WHERE t.status = 'over' AND t.ended > ? ORDER BY t.ended, t.id, s.seat"""
SLACK = 60.0  # seconds by which nodes may differ about the time
SEATED = "SELECT 1 FROM seats WHERE game = ? AND guest = ?"


@dataclass(frozen=True)
class Known:
    """A table at which the person sits, as it was at the last look."""

    game: str
    seats: list[int]
    acting: list[int]  # seats of the person whose turn it was
    seq: int
    has_begun: bool


class Agenda:
    """What one reader has been told."""

    def __init__(self, hall: Hall, guest: str) -> None:
        """Nothing yet: the first news is how everything stands."""
        self._hall = hall
        self._guest = guest
        self._known: dict[str, Known] = {}  # open or running
        self._invited: set[tuple[str, int]] = set()
        self._looked: float | None = None  # the date of the last look
        self._ended: dict[str, float] = {}  # tables whose end is told, or was before us: when
        self.is_unsure = False
        """A table did not answer: look again soon."""

    async def news(self) -> list[Event]:
        """What has changed since the last look."""
        query = LobbyQuery(self._guest, None, 1, False, "en")
        lobby = await self._hall.nodes.lobby(query, partial(lobby_page, self._hall))
        mine = {table.id: table for table in lobby.mine}
        found = [event for table in mine.values() for event in self._news_of(table)]
        found += [*await self._ends(mine), *await self._passed_by()]
        return [*found, *await self._invitations()]

    def _news_of(self, table: TableSeen) -> list[Event]:
        """A table that runs: new to the reader, or waiting for them anew."""
        seats = [seat.seat for seat in table.seats if seat.guest == self._guest]
        if table.status == "over" or not seats:
            return []
        before = self._known.get(table.id)
        acting = [seat for seat in seats if seat in table.to_act]
        has_begun = table.status == "running"
        self._known[table.id] = Known(table.game, seats, acting, table.seq, has_begun)
        found: list[Event] = []
        if has_begun and (before is None or not before.has_begun):
            found.append(Begun(table.id, table.game, seats, table.seq))
        if acting and (before is None or (before.acting, before.seq) != (acting, table.seq)):
            found.append(Turn(table.id, table.game, acting, table.seq))
        return found

    async def _ends(self, mine: dict[str, TableSeen]) -> list[Event]:
        """Tables that were there at the last look and are over, perhaps begun since then, too."""
        self.is_unsure = False
        found: list[Event] = []
        for table, known in list(self._known.items()):
            if table in mine and mine[table].status != "over" and self._sits_at(mine[table]):
                continue
            row = await self._hall.store.table(table)
            if row is not None and row.status == "over":
                if not known.has_begun:
                    found.append(Begun(table, known.game, known.seats, 0))
                outcome = None if row.result is None else read_outcome(row.result)
                reason, winners = (outcome.reason, outcome.winners) if outcome else (None, ())
                seq = mine[table].seq if table in mine else known.seq
                found.append(Over(table, known.game, known.seats, seq, reason, list(winners)))
                self._ended[table] = row.ended or 0.0
            elif await self._hall.store.read(SEATED, (table, self._guest)):
                self.is_unsure = True
                continue
            del self._known[table]
        return found

    async def _passed_by(self) -> list[Event]:
        """Games that were begun and have ended between two looks, so that neither has seen them."""
        is_first, now = self._looked is None, self._hall.clock.date()
        since = (now if self._looked is None else self._looked) - SLACK
        self._ended = {table: at for table, at in self._ended.items() if at > since}
        found: list[Event] = []
        rows = await self._hall.store.read(ENDED, (self._guest, since))
        for table, mine in groupby(rows, key=lambda row: str(row[0])):
            seats = list(mine)
            if not is_first and table not in self._ended and table not in self._known:
                found += _whole_game(seats)
            if table not in self._known:
                self._ended[table] = float(seats[0][4])
        self._looked = now
        return found

    def _sits_at(self, table: TableSeen) -> bool:
        return any(seat.guest == self._guest for seat in table.seats)

    async def _invitations(self) -> list[Event]:
        """Seats that are kept for the person and were not before."""
        rows = await self._hall.store.read(KEPT_FOR, (self._guest,))
        told, self._invited = self._invited, {(table, seat) for table, seat, *_ in rows}
        found: list[Event] = []
        for table, seat, game, is_private, rated, host in rows:
            if (table, seat) not in told:
                code = (await self._hall.store.secrets(table)).get(INVITE) if is_private else None
                found.append(Invited(table, game, [seat], 0, host or None, rated is not None, code))
        return found


def _whole_game(rows: Sequence[Sequence[Any]]) -> list[Event]:
    """The beginning and the end of a game, from one row for each seat of the person."""
    table, game, result, _, _, seq = rows[0]
    seats = [int(row[3]) for row in rows]
    outcome = None if result is None else read_outcome(result)
    reason, winners = (outcome.reason, outcome.winners) if outcome else (None, ())
    return [
        Begun(table, game, seats, 0),
        Over(table, game, seats, int(seq or 0), reason, list(winners)),
    ]
