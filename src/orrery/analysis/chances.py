"""A whole game judged in one go: `survey = chances("game.jsonl")`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from orrery.analysis.judge import Judge, final_shares, sights_of
from orrery.analysis.survey import USUAL, Effort, Survey
from orrery.core.replay import load
from orrery.core.table import Table


def chances(
    game: Table | str | Path,
    effort: Effort = USUAL,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Survey:
    """Each seat's chance to win through a game, from its table or log; the same every time.

    `tell` hears how much is done, and of how much. BadInput says what is wrong with a log.
    """
    table = game if isinstance(game, Table) else load(game)
    survey = Survey(len(table.log.steps), int(table.state.n_seats), effort)
    judge = Judge(table.game)
    while (task := survey.next) is not None:
        state = table.state_after(task.n)
        final = final_shares(table.game, table.board, state)
        sights = sights_of(table.game, table.board, state)
        shares = final or judge.shares(table.board, sights, task.iterations)
        survey.note(task, shares, is_final=final is not None)
        tell(survey.n_done, survey.n_tasks)
    return survey
