"""A whole game judged in one go: `survey = chances("game.jsonl")`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from orrery.analysis.curve import Shares
from orrery.analysis.judge import Decided, Judge, Sight, final_shares, sights_of
from orrery.analysis.nature import nature_steps, others_of
from orrery.analysis.survey import USUAL, Effort, Survey, Task
from orrery.core.chance import CHANCE
from orrery.core.replay import load
from orrery.core.table import Table


def chances(
    game: Table | str | Path,
    effort: Effort = USUAL,
    tell: Callable[[int, int], None] = lambda done, total: None,
    is_calibrated: bool = True,
) -> Survey:
    """Each seat's chance to win through a game, from its table or log; the same every time.

    `tell` hears how much is done, and of how much. BadInput says what is wrong with a log.
    """
    table = game if isinstance(game, Table) else load(game)
    survey = Survey(len(table.log.steps), int(table.state.n_seats), effort)
    judge = Judge(table.game, is_calibrated=is_calibrated, knows_endings=True)
    for n in nature_steps(table, survey.steps):
        survey.compare(n, others_of(table, n))
    while (task := survey.next) is not None:
        final = final_at(table, task)
        if final is not None:
            survey.note(task, final, is_final=True)
        else:
            sights, asked = sights_at(table, task), asked_at(table, task)
            found = judge.judgement(table.board, sights, task.iterations, asked)
            survey.note(task, found.shares, found.is_exact, found.opinion)
        tell(survey.n_done, survey.n_tasks)
    return survey


def final_at(table: Table, task: Task) -> Shares | None:
    """What everybody gets, where the game would be over: it goes on before its last step."""
    if task.other is not None:
        return task.other.final
    if task.n < len(table.log.steps):
        return None
    return final_shares(table.game, table.board, table.state_after(task.n))


def sights_at(table: Table, task: Task) -> list[Sight]:
    """The eyes by which the position of a task is judged; nobody's who sees what came anyway."""
    if task.other is not None:
        return task.other.sights
    return sights_of(table.game, table.board, table.state_after(task.n))


def asked_at(table: Table, task: Task) -> Decided | None:
    """The decision that was made at a position; None: there was none that can be judged.

    Where several seats may act at once (live play), when to act is part of the decision, and
    nothing is said of it. Neither is anything of the only action there was.
    """
    n = task.n
    if task.other is not None or n >= len(table.log.steps):
        return None
    step, state = table.log.steps[n], table.state_after(n)
    if step.seat == CHANCE or table.game.to_act(table.board, state) != [step.seat]:
        return None
    if len(table.game.actions(table.board, state, step.seat)) < 2:
        return None
    return Decided(step.seat, table.game.parse_action(table.board, state, step.seat, step.text))
