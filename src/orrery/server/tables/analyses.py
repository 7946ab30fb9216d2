"""Analyses: finished games judged in the background, one after the other, and kept with the game.

A game is judged when somebody first asks; what was found is stored, and never judged again. What
is in memory may be forgotten at any time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from orrery.analysis.chances import asked_at, final_at, sights_at
from orrery.analysis.judge import Opinion
from orrery.analysis.nature import nature_steps, others_of
from orrery.analysis.report import FORMAT, report_of
from orrery.analysis.survey import Effort, Survey, Task
from orrery.analysis.turning import turning_points
from orrery.core.records import bytes_of
from orrery.server.logbook.game import Running
from orrery.server.protocol.answers import AnalysisSeen, TurningSeen
from orrery.server.protocol.questions import (
    Answer,
    JudgeQuestion,
    PackedDecision,
    PackedOpinion,
    PackedSight,
)
from orrery.server.settings import Settings
from orrery.server.storage.rows import AnalysisRow, upsert
from orrery.server.tables.services import Services
from orrery.server.tables.table import Table


class Analysis:
    """One game, as far as it has been judged."""

    def __init__(self, running: Running, settings: Settings, effort: Effort | None = None) -> None:
        """Nothing yet; how much a game is worth follows from the settings unless it is said."""
        self.running = running
        self.survey = Survey(len(running.line), running.n_seats, effort or effort_of(settings))
        self.has_failed = False
        self.stored: AnalysisSeen | None = None
        """What was found before, or has been found now."""

    @property
    def is_done(self) -> bool:
        """All is judged."""
        return self.stored is not None

    async def prepare(self) -> None:
        """Find what nature's actions are compared with; other work goes on between two."""
        table = self.running.table
        for n in nature_steps(table, self.survey.steps):
            self.survey.compare(n, others_of(table, n))
            await asyncio.sleep(0)

    def question(self, task: Task) -> JudgeQuestion:
        """What to ask of a position; whoever answers is told what each seat may know."""
        table = self.running.table
        sights = [
            PackedSight(sight.seat, bytes_of(sight.known)) for sight in sights_at(table, task)
        ]
        board = str(self.running.header["board"])
        asked = asked_at(table, task)
        decision = None if asked is None else PackedDecision(*asked)
        return JudgeQuestion(self.running.rules, board, sights, task.iterations, decision)

    def note(self, task: Task, answer: Answer) -> bool:
        """Write down an answer; whether it was any good."""
        if len(answer.shares) != self.survey.n_seats:
            return False
        opinion = unpacked(answer.opinion)
        self.survey.note(task, tuple(answer.shares), answer.is_exact, opinion)
        return True

    def final(self, task: Task) -> tuple[float, ...] | None:
        """What everybody got, where the game is over by the rules."""
        return final_at(self.running.table, task)

    def seen(self) -> AnalysisSeen:
        """As everybody sees it."""
        if self.stored is not None:
            return self.stored
        survey, curve = self.survey, self.survey.curve
        return AnalysisSeen(
            done=survey.n_done,
            total=survey.n_tasks,
            failed=self.has_failed,
            positions=curve.positions,
            shares=[list(curve.shares(n)) for n in curve.positions],
            turning=self._turning() if survey.is_done else [],
            report=report_of(self.running.table, survey) if survey.is_done else None,
        )

    def _turning(self) -> list[TurningSeen]:
        outcome = self.running.outcome
        points = turning_points(self.survey, outcome.winners if outcome is not None else ())
        return [TurningSeen(one.n, one.seat, one.before, one.after) for one in points]


def effort_of(settings: Settings) -> Effort:
    """How much a server does for a game."""
    return Effort(settings.judge_iterations, settings.judge_closer, settings.judge_positions)


def unpacked(told: PackedOpinion | None) -> Opinion | None:
    """An opinion as it came over the wire."""
    if told is None:
        return None
    return Opinion(told.best, told.share, told.played_share, told.line)


class Analyses:
    """The last that were asked for; one at a time is worked on."""

    def __init__(self, hall: Services) -> None:
        """None yet."""
        self._hall = hall
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._lock = asyncio.Lock()
        self._n_open = 0

    def of(self, table: Table) -> Analysis:
        """That of a finished table; begun if this is the first time."""
        if table.id not in self._kept:
            self._kept[table.id] = Analysis(table.running, self._hall.settings)
            self._hall.tasks.spawn(self._work(table.id, self._kept[table.id]))
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._hall.settings.analyses_kept:
            self._kept.popitem(last=False)
        return self._kept[table.id]

    async def _work(self, table: str, analysis: Analysis) -> None:
        """Judge a game when its turn comes; what cannot be done is said, and hurts nobody."""
        self._n_open += 1
        try:
            analysis.stored = await self.stored(table)
            if analysis.stored is None:
                await self._hall.compilation.ready_to_search(analysis.running.rules)
                async with self._lock:
                    await self._judge(analysis)
                await self._store(table, analysis)
        finally:
            analysis.has_failed = analysis.stored is None and not analysis.survey.is_done
            self._n_open -= 1
            if not self._n_open:
                await self._hall.pool.end_judging()

    async def _judge(self, analysis: Analysis) -> None:
        """One position after the other; the survey says how many, and for how long."""
        survey = analysis.survey
        await analysis.prepare()
        while (task := survey.next) is not None:
            final = analysis.final(task)
            if final is not None:
                survey.note(task, final, is_final=True)
            elif not analysis.note(task, await self._hall.pool.judge(analysis.question(task))):
                return
            await asyncio.sleep(0)

    async def stored(self, table: str) -> AnalysisSeen | None:
        """What was found of a game before; None: nothing, or it was told in another form."""
        rows = await self._hall.store.rows(AnalysisRow, "game = ?", (table,))
        if not rows:
            return None
        try:
            found = msgspec.json.decode(rows[0].found, type=AnalysisSeen)
        except msgspec.DecodeError:
            return None
        return found if found.report is not None and found.report.format == FORMAT else None

    async def _store(self, table: str, analysis: Analysis) -> None:
        """Keep what was found with the game."""
        if analysis.survey.is_done:
            found = analysis.seen()
            text = msgspec.json.encode(found).decode()
            await self._hall.store.write([upsert(AnalysisRow(table, text))])
            analysis.stored = found
