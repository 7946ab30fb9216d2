"""What a finished game tells: each seat's chance to win, position by position, and why it changed.

`analyse.py` judges a game whole, from Python; a server runs the same `survey.py` piece by piece.

| file | is the authority for |
| --- | --- |
| `judge.py` | what each seat can expect of one position, and what it should have played |
| `survey.py`, `curve.py` | which positions are judged, and what was found of them |
| `nature.py` | what might have come instead of what nature did |
| `steps.py` | what an action cost its player, or nature gave |
| `balance.py`, `moments.py`, `turning.py` | sums for each seat, and the steps that mattered |
| `report.py` | all of that as data |
| `sentences.py`, `page.py` | the same in words, and as a page of its own |
| `puzzles/` | decisions with a right answer |
"""

from __future__ import annotations

from orrery.analysis.analyse import analyse
from orrery.analysis.chances import chances
from orrery.analysis.report import Report
from orrery.analysis.survey import Effort, Survey
from orrery.analysis.turning import TurningPoint, turning_point

__all__ = ["Effort", "Report", "Survey", "TurningPoint", "analyse", "chances", "turning_point"]
