"""Lines from a terminal that can be waited for: the program goes on while somebody types.

The terminal echoes what is typed by itself; here the letters are collected, so that a line under
way can be shown again after something else was printed.
"""

from __future__ import annotations

import os
import select
import sys
from codecs import getincrementaldecoder
from types import TracebackType
from typing import Any, TextIO

try:
    import termios
except ImportError:  # no POSIX terminal, as on Windows
    termios = None  # type: ignore[assignment]

ENTER = "\r\n"
BACKSPACE = "\x7f\b"
END_OF_INPUT = "\x04"  # Ctrl-D
FORGET_LINE = "\x15"  # Ctrl-U
ESCAPE = "\x1b"
CLEAR_LINE = "\r\x1b[K"


def has_keyboard() -> bool:
    """Whether somebody types at a terminal that tells each key."""
    return termios is not None and sys.stdin.isatty() and sys.stdout.isatty()


class Keyboard:
    """A terminal that hands over each key; a context, since the old settings must come back."""

    def __init__(self, source: int | None = None, out: TextIO | None = None) -> None:
        """Reads from a file descriptor, standard input unless said otherwise."""
        self._source = sys.stdin.fileno() if source is None else source
        self._out = out or sys.stdout
        self._settings: list[Any] = []
        self._decoder = getincrementaldecoder("utf-8")("ignore")
        self._keys = ""  # read, not yet looked at
        self._typed = ""  # the line under way
        self._prompt = ""

    def __enter__(self) -> Keyboard:
        """Keys come one by one, still echoed; Ctrl-C still interrupts."""
        self._settings = termios.tcgetattr(self._source)
        changed = termios.tcgetattr(self._source)
        changed[3] &= ~termios.ICANON
        termios.tcsetattr(self._source, termios.TCSADRAIN, changed)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """As it was before."""
        termios.tcsetattr(self._source, termios.TCSADRAIN, self._settings)

    def ask(self, prompt: str) -> None:
        """Begin a new line with a prompt, which may have colours."""
        self._prompt = prompt
        self.show()

    def show(self) -> None:
        """The prompt, and what was typed so far."""
        self._read(0)
        self._take_letters()
        self._redraw()

    def clear(self) -> None:
        """Take prompt and typed letters off the screen, to print something else; then `show`."""
        self._out.write(CLEAR_LINE)
        self._out.flush()

    def line(self, seconds: float | None) -> str | None:
        """The line that was typed, or None if that takes longer; EOFError at the end of input."""
        while True:
            if self._take_letters():
                self._redraw()
            if self._keys:  # Enter is the next of them
                self._keys = self._keys[1:]
                line, self._typed = self._typed, ""
                return line
            if not self._read(seconds):
                return None

    def _redraw(self) -> None:
        self._out.write(CLEAR_LINE + self._prompt + self._typed)
        self._out.flush()

    def _read(self, seconds: float | None) -> bool:
        """Wait for keys; False if none came."""
        if not select.select([self._source], [], [], seconds)[0]:
            return False
        found = os.read(self._source, 1024)
        if not found:
            raise EOFError
        self._keys += self._decoder.decode(found)
        return True

    def _take_letters(self) -> bool:
        """Add the keys before the next Enter to the line; whether the screen shows it wrong."""
        is_wrong = False
        while self._keys and self._keys[0] not in ENTER:
            key, self._keys = self._keys[0], self._keys[1:]
            is_wrong |= self._press(key)
        return is_wrong

    def _press(self, key: str) -> bool:
        """One key; True unless it is a letter, which the terminal has shown by itself."""
        if key == END_OF_INPUT and not self._typed:
            raise EOFError
        if key == ESCAPE:  # an arrow or another key without a letter: all that came with it
            self._keys = ""
        elif key in BACKSPACE:
            self._typed = self._typed[:-1]
        elif key == FORGET_LINE:
            self._typed = ""
        elif key.isprintable():
            self._typed += key
            return False
        return True
