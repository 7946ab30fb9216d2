"""What the command reads and writes in: no letter that a place lacks may end a game."""

from __future__ import annotations

import io
import os
import sys


def open_to_all_letters() -> None:
    """Pipes and files are UTF-8, as logs are, unless PYTHONIOENCODING says otherwise.

    Windows would write them in the letters of its region, which has no boards in it. A terminal
    that lacks a letter shows a question mark.
    """
    is_told = "PYTHONIOENCODING" in os.environ
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if not isinstance(stream, io.TextIOWrapper):
            continue
        if is_told or stream.isatty():
            stream.reconfigure(errors="replace")
        else:
            stream.reconfigure(encoding="utf-8", errors="replace")
