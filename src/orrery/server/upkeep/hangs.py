"""Hangs: a rule that never comes back ends the server; the next life leaves its table alone.

Such a rule holds Python's lock: no thread and no timer of ours runs any more. So the watch is kept
by a timer of the kernel that counts processor time (a machine that sleeps or is busy with others
uses none). Unless the event loop sets it anew, its signal writes where the program is into
FILE.hang and ends the process. At which table that was stands in FILE.table, a page of memory that
the kernel keeps. Whoever starts servers starts the next one.
"""

from __future__ import annotations

import faulthandler
import logging
import mmap
import os
import signal
from contextlib import suppress
from pathlib import Path

from orrery.server.storage.files import make_private
from orrery.server.tables.vigil import NoVigil

log = logging.getLogger("orrery.server")

PAGE = 64  # bytes: an id is shorter
MOST_LINES = 12  # of where it was, in the log
CAN_WATCH = hasattr(signal, "setitimer")


class Vigil(NoVigil):
    """Watches over this process; one at a time."""

    def __init__(self, database: Path, seconds: float) -> None:
        """Files beside a database; `seconds` of processor time without a turn of the loop."""
        self.seconds = seconds
        self._hang, self._page_file = Path(f"{database}.hang"), Path(f"{database}.table")
        self.table = ""

    def left_by(self) -> list[str]:
        """The table at which the last life hung, said in the log; none when it did not."""
        with suppress(OSError):
            where = self._hang.read_text("ascii", "replace").splitlines()
            table = self._page_file.read_bytes().rstrip(b"\0").decode("ascii", "replace")
            if where:
                log.error("the last server hung at table %s: %s", table,
                          " < ".join(line.strip() for line in where[1:MOST_LINES]))  # fmt: skip
                return [table] if table else []
        return []

    def begin(self) -> None:
        """Watch from now on."""
        for file in (self._hang, self._page_file):
            file.unlink(missing_ok=True)
            make_private(file, bytes(PAGE) if file is self._page_file else b"")
        with self._page_file.open("r+b") as opened:
            self._page = mmap.mmap(opened.fileno(), PAGE)
        self._out = self._hang.open("w", encoding="utf-8")
        faulthandler.register(signal.SIGPROF, file=self._out, all_threads=False, chain=True)
        self.renew()

    def look_at(self, table: str) -> None:
        """The game of a table is looked at: if somebody hangs, then here."""
        if table is not self.table:
            self.table = table
            self._page[:PAGE] = table.encode()[:PAGE].ljust(PAGE, b"\0")

    def renew(self) -> None:
        """The loop has come round."""
        signal.setitimer(signal.ITIMER_PROF, self.seconds)

    def end(self) -> None:
        """An orderly end."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.unregister(signal.SIGPROF)
        self._out.close()
        self._page.close()
        self.forget()

    def forget(self) -> None:
        """Leave nothing to later lives."""
        for file in (self._hang, self._page_file):
            file.unlink(missing_ok=True)


class VigilOfMany(Vigil):
    """Where the database is elsewhere, and several servers of a machine may share it.

    Each has files of its own beside the key, by the number of its process.
    """

    def __init__(self, key: Path, seconds: float) -> None:
        """The files of this process."""
        super().__init__(Path(f"{key}.{os.getpid()}"), seconds)
        self._key = key

    def left_by(self) -> list[str]:
        """The tables at which servers hung that are no more; their files go."""
        found = []
        for file in sorted(self._key.parent.glob(f"{self._key.name}.*.hang")):
            number = file.name.removesuffix(".hang").rpartition(".")[2]
            if number.isdecimal() and not _is_another(int(number)):
                vigil = Vigil(file.with_suffix(""), self.seconds)
                found += vigil.left_by()
                vigil.forget()
        return found


def _is_another(process: int) -> bool:
    """A process other than this one that still runs; an earlier one may have had our number."""
    if process == os.getpid():
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def vigil_of(path: str, seconds: float) -> NoVigil:
    """The vigil of a lone server on a file; none where it is not wanted or cannot be kept."""
    is_wanted = seconds > 0 and CAN_WATCH and path not in ("", ":memory:")
    return Vigil(Path(os.path.realpath(path)), seconds) if is_wanted else NoVigil()


def vigil_beside(key: Path, seconds: float) -> NoVigil:
    """The vigil of a server, or one of several, whose database is elsewhere."""
    is_wanted = seconds > 0 and CAN_WATCH
    return VigilOfMany(Path(os.path.realpath(key)), seconds) if is_wanted else NoVigil()
