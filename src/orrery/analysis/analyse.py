"""`orrery.analyse(log)`: a whole game judged in one go, choices and luck apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from orrery.analysis.chances import chances
from orrery.analysis.report import Report, report_of
from orrery.analysis.survey import Effort
from orrery.core.errors import BadInput
from orrery.core.replay import load
from orrery.core.table import Table

ITERATIONS = 400
CLOSER = 4  # times as many around great changes
EVERY = 10_000  # positions: all of any game
MOST_ITERATIONS = 100_000


def analyse(
    game: Table | str | Path,
    iterations: int = ITERATIONS,
    tell: Callable[[int, int], None] = lambda done, total: None,
    is_calibrated: bool = True,
) -> Report:
    """Each seat's chances, choices and luck, from a table or a log; the same every time.

    `tell` hears how much is done, and of how much. Chances are calibrated by games of bots where
    enough were played (`analysis/calibration.py`), unless that is not wanted. BadInput says what is
    wrong with a log.
    """
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise BadInput(f"iterations are 1 to {MOST_ITERATIONS}, not {iterations}")
    table = game if isinstance(game, Table) else load(game)
    if not table.log.steps:
        raise BadInput("nothing was played in this game: there is nothing to analyse")
    return report_of(table, chances(table, effort_of(iterations), tell, is_calibrated))


def effort_of(iterations: int) -> Effort:
    """Every position so long, those around great changes longer."""
    return Effort(iterations, CLOSER * iterations, EVERY)
