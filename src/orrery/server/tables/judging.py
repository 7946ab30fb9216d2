"""Judging on a device: the server says what to search, and makes the report of what was found.

Which positions matter, how chances are read and what follows from them is worked out here, with the
same code as for searches of the server's own; only the searching is done elsewhere. A device has no
table of solved endings: what it found there is put right here. What comes back is told to whoever
sent it and kept nowhere: nobody else has to believe it.
"""

from __future__ import annotations

import asyncio

import msgspec
from msgspec.structs import astuple

from orrery.analysis.calibration import fit_of
from orrery.analysis.chances import asked_at, sights_at
from orrery.analysis.curve import Shares
from orrery.analysis.judge import (
    LEVEL,
    LINE,
    LOOKED_AT,
    SEED,
    Judgement,
    Opinion,
    exact,
    oracle_of,
    read_opinion,
    read_shares,
    rounded,
)
from orrery.analysis.survey import Effort, Task
from orrery.bots.endings.tables import Oracle
from orrery.bots.levels import knobs_of, level_of, read_level
from orrery.server.logbook.game import Running
from orrery.server.protocol.answers import AnalysisSeen
from orrery.server.protocol.codes import Misread
from orrery.server.protocol.device import LevelSeen
from orrery.server.protocol.judging import Judged, JudgeTask, JudgingOrder, JudgingSeen, SightSeen
from orrery.server.settings import Settings
from orrery.server.tables.analyses import Analysis, effort_of
from orrery.server.views.engines import level_seen

CAPTAIN = "captain"
LONGER = 4  # times; where a Captain's few iterations look far ahead, that is more


async def carry_on(running: Running, order: JudgingOrder, settings: Settings) -> JudgingSeen:
    """Go through a game as far as it was judged; other work goes on between two positions."""
    analysis = Analysis(running, settings, effort_for(running, order, settings))
    await analysis.prepare()
    await note_all(analysis, order.found)
    tasks = await to_search(analysis)
    survey = analysis.survey
    found = analysis.seen() if survey.is_done else None
    return seen_of(running, tasks, survey.n_done, survey.n_tasks, found)


def nothing_left(running: Running, found: AnalysisSeen) -> JudgingSeen:
    """A game of which all is known."""
    return seen_of(running, [], found.done, found.total, found)


def seen_of(
    running: Running, tasks: list[JudgeTask], done: int, total: int, found: AnalysisSeen | None
) -> JudgingSeen:
    """What is left to search, and how."""
    return JudgingSeen(
        tasks=tasks,
        done=done,
        total=total,
        n_seats=running.n_seats,
        level=searching(running),
        seed=SEED,
        line=LINE,
        looked_at=LOOKED_AT,
        analysis=found,
    )


def effort_for(running: Running, order: JudgingOrder, settings: Settings) -> Effort:
    """As for the server's own searches, or longer: at least as long as a Captain thinks."""
    usual = effort_of(settings)
    if not order.captain:
        return usual
    captain = level_of(running.table.game, CAPTAIN, running.n_seats)
    iterations = max(captain.iterations, LONGER * usual.iterations)
    return Effort(iterations, max(iterations, usual.closer), usual.positions)


def searching(running: Running) -> LevelSeen:
    """How the judge of `analysis/judge.py` searches; its `Searcher` has no network to consult."""
    level = read_level(running.table.game, LEVEL, running.n_seats)
    knobs = [float(knob) for knob in knobs_of(level)._replace(learned=0)]
    return msgspec.structs.replace(level_seen(level, with_clock=False), knobs=knobs)


async def note_all(analysis: Analysis, found: list[Judged]) -> None:
    """Write down what was found, in the order of the survey."""
    answers = {(one.n, one.iterations, one.other): one for one in found}
    survey, oracle = analysis.survey, oracle_of(analysis.running.table.game)
    while (task := survey.next) is not None:
        final, told = analysis.final(task), answers.get((task.n, task.iterations, action_of(task)))
        if final is not None:
            survey.note(task, final, is_final=True)
        elif told is not None:
            judged = judgement_of(analysis, task, told, oracle)
            survey.note(task, judged.shares, judged.is_exact, judged.opinion)
        else:
            return
        await asyncio.sleep(0)


def action_of(task: Task) -> int | None:
    """Nature's other action that a task asks about."""
    return None if task.other is None else task.other.action


async def to_search(analysis: Analysis) -> list[JudgeTask]:
    """What is left of this round, but for the positions in which the game is over."""
    found = []
    for task in analysis.survey.waiting:
        if analysis.final(task) is None:
            found.append(task_seen(analysis, task))
        await asyncio.sleep(0)
    return found


def task_seen(analysis: Analysis, task: Task) -> JudgeTask:
    """A task as a device gets it: what each seat may know, and the decision that was made."""
    question = analysis.question(task)
    sights = [SightSeen(sight.seat, sight.state) for sight in question.sights]
    seat, played = (None, 0) if question.decision is None else astuple(question.decision)
    return JudgeTask(task.n, task.iterations, sights, seat, played, action_of(task))


def judgement_of(analysis: Analysis, task: Task, told: Judged, oracle: Oracle | None) -> Judgement:
    """What a device has found, as the server's own judge would tell it."""
    table = analysis.running.table
    searched = Judgement(shares_of(analysis, told), opinion_of(analysis, task, told))
    sights, asked = sights_at(table, task), asked_at(table, task)
    return exact(oracle, table.board, sights, asked, searched)


def shares_of(analysis: Analysis, told: Judged) -> Shares:
    """Everybody's chances as they come true; Misread where somebody's is missing."""
    n_seats = analysis.survey.n_seats
    if len(told.shares) != n_seats:
        raise Misread(f"position {told.n} needs {n_seats} shares, not {len(told.shares)}")
    return read_shares(fit_of(analysis.running.table.game.meta.id, n_seats), rounded(told.shares))


def opinion_of(analysis: Analysis, task: Task, told: Judged) -> Opinion | None:
    """What the search thought of the decision there; Misread if that cannot be played."""
    table = analysis.running.table
    decision = None if told.opinion is None else asked_at(table, task)
    if decision is None or told.opinion is None:
        return None
    legal = table.game.actions(table.board, table.state_after(task.n), decision.seat)
    if told.opinion.best not in legal:
        raise Misread(f"position {task.n}: the best action cannot be played there")
    one = told.opinion
    line = [
        (step.seat, step.action) for step in one.line[:LINE]
    ]  # the report ends it where it must
    opinion = Opinion(one.best, one.share, one.played_share, line)
    return read_opinion(fit_of(table.game.meta.id, analysis.survey.n_seats), opinion)
