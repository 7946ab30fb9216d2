"""Verdicts: what moderators decide, logged with who and why; all who reported a thing are told."""

from __future__ import annotations

import json

from orrery.server.clock import DAY, Clock
from orrery.server.conduct.letters import Letters
from orrery.server.conduct.reports import CLUB, OPEN, Reports
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.conduct import DecisionSeen, Verdict
from orrery.server.storage.clubs import CLOSE as CLOSE_CLUBS
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import insert, upsert
from orrery.server.storage.society import DecisionRow, ReportRow, SanctionRow
from orrery.server.storage.store import Store

OPERATOR = "operator"
SILENCE, BAN, CLOSE_CLUB = "silence", "ban", "close"
SHOWN = 30  # lines of the log
CLOSE = "UPDATE reports SET state = ? WHERE id = ?"
SHUT_OUT = "UPDATE guests SET banned = ? WHERE id = ?"
LET_IN = """UPDATE guests SET banned = NULL WHERE id IN
    (SELECT guest FROM sanctions WHERE kind = 'ban' AND until <= ?)"""
LAPSE = "DELETE FROM sanctions WHERE until <= ?"
LOG = f"""SELECT g.name, d.deed, d.days, d.why, COALESCE(m.name, ''), d.at, d.moderator
    FROM decisions d LEFT JOIN guests g ON g.id = d.about LEFT JOIN guests m ON m.id = d.moderator
    ORDER BY d.at DESC, d.report LIMIT {SHOWN}"""


class Verdicts:
    """Decisions and what follows from them, in the store."""

    def __init__(self, store: Store, clock: Clock, reports: Reports, letters: Letters) -> None:
        """Nothing is kept in memory."""
        self._store = store
        self._clock = clock
        self._reports = reports
        self._letters = letters

    async def decide(self, moderator: str, verdict: Verdict) -> str:
        """Carry a verdict out; who it is about. Denied when somebody was faster."""
        check_days(verdict)
        report = await self._reports.open(verdict.report)
        if verdict.deed == CLOSE_CLUB and report.kind != CLUB:
            raise Misread("only a club can be closed")
        if moderator in (report.about, report.reporter):
            raise Denied("not_yours", "another moderator decides about this: you are part of it")
        today = self._clock.date()
        row = DecisionRow(report.id, report.about, moderator, verdict.deed, verdict.days,
                          verdict.why, today)  # fmt: skip
        writes = [insert(row), *await self._closing(report, verdict), *self._deed(row, report)]
        try:
            await self._store.write(writes)
        except Conflict:
            raise Denied("not_now", "this report has been decided already") from None
        return report.about

    async def _closing(self, report: ReportRow, verdict: Verdict) -> list[Write]:
        """All reports of the same thing are closed, and their reporters told."""
        where = "kind = ? AND thing = ? AND state = ?"
        same = await self._store.rows(ReportRow, where, (report.kind, report.thing, OPEN))
        closed: list[Write] = [(CLOSE, (verdict.deed, one.id)) for one in same]
        kind = f"report_{verdict.deed}"
        found = await self._store.read("SELECT name FROM guests WHERE id = ?", (report.about,))
        name = _club(report) if report.kind == CLUB else found[0][0] if found else ""
        return closed + [self._letters.write(one.reporter, kind, name=name) for one in same]

    def _deed(self, row: DecisionRow, report: ReportRow) -> list[Write]:
        until = None if row.days is None else row.at + row.days * DAY
        if row.deed == "warn":
            return [self._letters.write(row.about, "warned", why=row.why)]
        if row.deed == SILENCE:
            told = self._letters.write(row.about, "silenced", why=row.why, days=row.days)
            return [upsert(SanctionRow(row.about, SILENCE, until)), told]
        if row.deed == BAN:
            return [upsert(SanctionRow(row.about, BAN, until)), (SHUT_OUT, (row.at, row.about))]
        if row.deed == CLOSE_CLUB:
            told = self._letters.write(row.about, "club_closed", why=row.why, name=_club(report))
            return [(CLOSE_CLUBS, (row.at, report.thing)), told]
        return []

    async def need_voice(self, guest: str) -> None:
        """Denied while somebody may not chat."""
        where = "guest = ? AND kind = ?"
        for row in await self._store.rows(SanctionRow, where, (guest, SILENCE)):
            if row.until is None or row.until > self._clock.date():
                raise Denied("silenced", "a moderator has asked you to be silent for a while")

    async def lapse(self) -> None:
        """Let those in again whose time is over."""
        today = self._clock.date()
        await self._store.write([(LET_IN, (today,)), (LAPSE, (today,))])

    async def log(self) -> list[DecisionSeen]:
        """What was decided lately."""
        return [
            DecisionSeen(name or "", deed, days, why, OPERATOR if who == OPERATOR else by, at)
            for name, deed, days, why, by, at, who in await self._store.read(LOG)
        ]


def _club(report: ReportRow) -> str:
    """The name of the club a report is about."""
    return str(json.loads(report.context)[0][1])


def check_days(verdict: Verdict) -> None:
    """Misread unless a verdict says for how long where that matters."""
    if verdict.deed == SILENCE and verdict.days is None:
        raise Misread("say for how many days")
    if verdict.deed not in (SILENCE, BAN) and verdict.days is not None:
        raise Misread("only silence and bans have days")
