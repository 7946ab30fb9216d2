"""Analyses: finished games judged in the background, one after the other, and kept for a while.

A game is judged when somebody first asks. The same game gets the same answer whenever it is asked,
so nothing is lost when one is forgotten.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from orrery.analysis.judge import final_shares, sights_of
from orrery.analysis.survey import Effort, Survey, Task
from orrery.analysis.turning import turning_points
from orrery.core.records import bytes_of
from orrery.server.logbook.game import Running
from orrery.server.protocol.answers import AnalysisSeen, TurningSeen
from orrery.server.protocol.questions import JudgeQuestion, PackedSight
from orrery.server.settings import Settings
from orrery.server.tables.services import Services
from orrery.server.tables.table import Table


class Analysis:
    """One game, as far as it has been judged."""

    def __init__(self, running: Running, settings: Settings) -> None:
        """Nothing yet."""
        effort = Effort(settings.judge_iterations, settings.judge_closer)
        self.running = running
        self.survey = Survey(len(running.line), running.n_seats, effort)
        self.has_failed = False

    def question(self, task: Task) -> JudgeQuestion:
        """What to ask of a position; whoever answers is told what each seat may know."""
        table = self.running.table
        state = table.state_after(task.n)
        sights = [
            PackedSight(sight.seat, bytes_of(sight.known))
            for sight in sights_of(table.game, table.board, state)
        ]
        board = str(self.running.header["board"])
        return JudgeQuestion(self.running.rules, board, sights, task.iterations)

    def final(self, task: Task) -> tuple[float, ...] | None:
        """What everybody got, where the game is over by the rules."""
        table = self.running.table
        return final_shares(table.game, table.board, table.state_after(task.n))

    def seen(self) -> AnalysisSeen:
        """As everybody sees it."""
        survey, curve = self.survey, self.survey.curve
        return AnalysisSeen(
            done=survey.n_done,
            total=survey.n_tasks,
            failed=self.has_failed,
            positions=curve.positions,
            shares=[list(curve.shares(n)) for n in curve.positions],
            turning=self._turning() if survey.is_done else [],
        )

    def _turning(self) -> list[TurningSeen]:
        outcome = self.running.outcome
        points = turning_points(self.survey, outcome.winners if outcome is not None else ())
        return [TurningSeen(one.n, one.seat, one.before, one.after) for one in points]


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
            self._hall.tasks.spawn(self._work(self._kept[table.id]))
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._hall.settings.analyses_kept:
            self._kept.popitem(last=False)
        return self._kept[table.id]

    async def _work(self, analysis: Analysis) -> None:
        """Judge a game when its turn comes; what cannot be done is said, and hurts nobody."""
        self._n_open += 1
        try:
            await self._hall.compilation.ready_to_search(analysis.running.rules)
            async with self._lock:
                await self._judge(analysis)
        finally:
            analysis.has_failed = not analysis.survey.is_done
            self._n_open -= 1
            if not self._n_open:
                await self._hall.pool.end_judging()

    async def _judge(self, analysis: Analysis) -> None:
        """One position after the other; the survey says how many, and for how long."""
        survey = analysis.survey
        while (task := survey.next) is not None:
            final = analysis.final(task)
            shares = final or tuple(await self._hall.pool.judge(analysis.question(task)))
            if len(shares) != survey.n_seats:
                return
            survey.note(task, shares, is_final=final is not None)
            await asyncio.sleep(0)
