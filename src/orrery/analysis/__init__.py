"""What a finished game tells: each seat's chance to win, position by position, and where it turned.

`chances.py` runs it whole, from Python; a server runs the same `survey.py` piece by piece.
"""

from __future__ import annotations

from orrery.analysis.chances import chances
from orrery.analysis.survey import Effort, Survey
from orrery.analysis.turning import TurningPoint, turning_point

__all__ = ["Effort", "Survey", "TurningPoint", "chances", "turning_point"]
