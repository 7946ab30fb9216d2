"""What goes wrong: counted, and logged by where it happened, never by what it was about.

The words of an exception and the values around it may hold hidden cards, hashes, names or tokens;
the server's log gets the kind of the exception and the lines of the source it came through.
"""

from __future__ import annotations

import json
import logging
import os
import time
import traceback
from pathlib import Path

log = logging.getLogger("orrery.server")

MOST_PLACES = 8


class Outage(Exception):  # noqa: N818 - named for what happened
    """Something beside the server fails, storage or a worker: no bug, and worth trying again."""

    is_final = False
    """It will not come back by itself."""


class Defect(Exception):  # noqa: N818 - named for what it is
    """A mistake of a game's author. Its words name the game and no position: they may be said."""

    code = "defect"
    """What the table's view calls it."""


class Lines(logging.Formatter):
    """One line of JSON an incident."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, which process, what; never a traceback, which may show values."""
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        what = {"at": at, "level": record.levelname.lower(), "process": os.getpid(),
                "logger": record.name, "text": record.getMessage()}  # fmt: skip
        if record.exc_info is not None:
            what["place"] = place_of(record.exc_info[1])
        return json.dumps(what)


def log_lines() -> None:
    """Let everything that is logged be lines of JSON on the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class Incidents:
    """Counts and logs what nobody foresaw."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.n_unhandled = 0
        """Exceptions nobody foresaw; each is a bug."""
        self.n_broken = 0
        """Tables that were found broken."""

    def note_fault(self, where: str, error: BaseException) -> None:
        """A fault of something that runs beside; outages are no bugs."""
        if not isinstance(error, Outage):
            self.note_unhandled(where, error)
        elif error.is_final:
            log.error("nothing is stored any more: %s", error)
        else:
            log.warning("%s in %s: trying again", type(error).__name__, where)

    def note_unhandled(self, where: str, error: BaseException | None) -> None:
        """An exception nobody foresaw; the log holds no position."""
        self.n_unhandled += 1
        log.error("unhandled in %s: %s", where, place_of(error))

    def note_broken(self, table: str, code: str, error: BaseException) -> None:
        """A table that cannot go on; the log holds neither its cards nor its hashes."""
        self.n_broken += 1
        why = str(error) if isinstance(error, Defect) else place_of(error)
        log.error("table %s is broken: %s (%s)", table, code, why)


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
