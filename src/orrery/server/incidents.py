"""Where something went wrong, without what it was about.

The words of an exception and the values around it may hold hidden cards, hashes, names or tokens;
the server's log gets the kind of the exception and the lines of the source it came through.
"""

from __future__ import annotations

import traceback
from pathlib import Path

MOST_PLACES = 8


def place_of(error: BaseException | None) -> str:
    """Such as `KeyError at hall.py:134 open < app.py:30 life`, innermost line first."""
    if error is None:
        return "nothing"
    frames = list(traceback.walk_tb(error.__traceback__))[::-1][:MOST_PLACES]
    places = [
        f"{Path(frame.f_code.co_filename).name}:{line} {frame.f_code.co_name}"
        for frame, line in frames
    ]
    return f"{type(error).__name__} at {' < '.join(places)}"
