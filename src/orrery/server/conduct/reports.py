"""Reports: what people say about each other, one for each thing and reporter."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from orrery.server.access.tokens import new_id
from orrery.server.clock import Clock
from orrery.server.protocol.codes import Denied, Misread, no_table
from orrery.server.protocol.conduct import LineSeen, ReportOrder, ReportSeen
from orrery.server.storage.clubs import ClubRow
from orrery.server.storage.database import Conflict
from orrery.server.storage.rows import ChatRow, SeatRow, TableRow, insert
from orrery.server.storage.society import ReportRow
from orrery.server.storage.store import Store

T = TypeVar("T")
AROUND = 4  # lines of chat before and after
MOST_SHOWN = 50
MOST_OPEN = 20  # of one reporter
OPEN = "open"
CLUB = "club"
NAMES = "SELECT id, name FROM guests WHERE id IN ({marks})"
DECIDED = "SELECT about, COUNT(*) FROM decisions WHERE deed <> 'dismiss' AND about IN ({marks}) GROUP BY about"  # noqa: E501


class Reports:
    """All reports, in the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Nothing is kept in memory."""
        self._store = store
        self._clock = clock

    # Reporting

    async def file(
        self, reporter: str, order: ReportOrder, about: str | None, club: ClubRow | None = None
    ) -> None:
        """Take a report in; Denied when there is one already, or too many."""
        row = await self._row(reporter, order, about, club)
        if row.about == reporter:
            raise Misread("nobody can report themselves")
        mine = await self._store.rows(ReportRow, "reporter = ? AND state = ?", (reporter, OPEN))
        if len(mine) >= MOST_OPEN:
            raise Denied("too_many", "moderators have not come to your last reports yet")
        try:
            await self._store.write([insert(row)])
        except Conflict:
            raise Denied("reported", "you have reported this already") from None

    async def _row(
        self, reporter: str, order: ReportOrder, about: str | None, club: ClubRow | None
    ) -> ReportRow:
        context: list[LineSeen] = []
        if order.kind == "person":
            thing = _need(about, "who it is about")
        elif order.kind == CLUB:
            reported = _need(club, "the club")
            thing, about = reported.id, reported.author
            context = [LineSeen(0, reported.name, reported.about)]
        else:
            table = await self._table(reporter, order.table)
            thing = f"{table.id}/{about}"
            if order.kind == "chat":
                context = await self._lines(table.id, _need(order.line, "the number of the line"))
                about = await self._speaker(table.id, order.line)
                thing = f"{table.id}/{order.line}"
        return ReportRow(
            new_id(), reporter, order.kind, thing, _need(about, "who it is about"), order.table,
            order.reason, order.text, json.dumps([[c.n, c.name, c.text] for c in context]),
            self._clock.date(), OPEN,
        )  # fmt: skip

    async def _table(self, reporter: str, table: str | None) -> TableRow:
        """A table the reporter may see."""
        row = await self._store.table(_need(table, "the table"))
        if row is None:
            raise no_table()
        seats = await self._store.rows(SeatRow, "game = ? AND guest = ?", (row.id, reporter))
        if row.is_private and not seats and row.host != reporter:
            raise no_table()
        return row

    async def _lines(self, table: str, n: int) -> list[LineSeen]:
        where = "game = ? AND n BETWEEN ? AND ? ORDER BY n"
        rows = await self._store.rows(ChatRow, where, (table, n - AROUND, n + AROUND))
        return [LineSeen(row.n, row.name, row.text) for row in rows]

    async def _speaker(self, table: str, n: int | None) -> str:
        rows = await self._store.rows(ChatRow, "game = ? AND n = ?", (table, n))
        if not rows:
            raise Misread("there is no such line of chat")
        return rows[0].guest

    # Reading

    async def n_open(self) -> int:
        """How many wait."""
        found = await self._store.read("SELECT COUNT(*) FROM reports WHERE state = ?", (OPEN,))
        return int(found[0][0])

    async def open(self, report: str) -> ReportRow:
        """A report that waits; Denied when there is none."""
        found = await self._store.rows(ReportRow, "id = ? AND state = ?", (report, OPEN))
        if not found:
            raise Denied("not_now", "this report has been decided already")
        return found[0]

    async def queue(self) -> list[ReportSeen]:
        """The reports that wait, the oldest first."""
        where = f"state = ? ORDER BY at, id LIMIT {MOST_SHOWN}"
        rows = await self._store.rows(ReportRow, where, (OPEN,))
        people = {guest for row in rows for guest in (row.reporter, row.about)}
        names = dict(await self._of(NAMES, people))
        before = dict(await self._of(DECIDED, people))
        games = dict(await self._of("SELECT id, game FROM tables WHERE id IN ({marks})",
                                    {row.game for row in rows if row.game}))  # fmt: skip
        clubs = dict(await self._of("SELECT id, name FROM clubs WHERE id IN ({marks})",
                                    {row.thing for row in rows if row.kind == CLUB}))  # fmt: skip
        same = Counter((row.kind, row.thing) for row in rows)
        seen = [_seen(row, names, before, games, same[row.kind, row.thing]) for row in rows]
        return [
            msgspec.structs.replace(one, club=str(clubs.get(row.thing, "")))
            if row.kind == CLUB else one
            for one, row in zip(seen, rows, strict=True)
        ]  # fmt: skip

    async def _of(self, sql: str, keys: set[str]) -> list[tuple[str, object]]:
        if not keys:
            return []
        marks = ", ".join("?" for _ in keys)
        rows = await self._store.read(sql.format(marks=marks), sorted(keys))
        return [(str(row[0]), row[1]) for row in rows]


def _need(value: T | None, what: str) -> T:
    if value is None:
        raise Misread(f"a report needs {what}")
    return value


def _seen(
    row: ReportRow, names: dict[str, object], before: dict[str, object],
    games: dict[str, object], same: int,
) -> ReportSeen:  # fmt: skip
    lines: Sequence[tuple[int, str, str]] = json.loads(row.context)
    game = games.get(row.game or "")
    return ReportSeen(
        id=row.id, kind=row.kind, reason=row.reason, text=row.text, at=row.at,
        reporter=str(names.get(row.reporter, "")), about=str(names.get(row.about, "")),
        guest=row.about, table=row.game, game=None if game is None else str(game),
        line=int(row.thing.rpartition("/")[2]) if row.kind == "chat" else None,
        context=[LineSeen(*line) for line in lines],
        before=int(str(before.get(row.about, 0))), same=same, state=row.state,
    )  # fmt: skip
