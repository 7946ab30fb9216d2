"""The progress line of a first compilation: alive in a terminal, one line in a file."""

from __future__ import annotations

import io

import pytest

from orrery.cli import compiling


class Stream(io.StringIO):
    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


@pytest.mark.parametrize(
    ("is_terminal", "said"),
    [
        (True, "Compiling X\rCompiling X 1 functions\rCompiling X 2 functions done\n"),
        (False, "Compiling X done\n"),
    ],
)
def test_only_a_terminal_is_told_every_function(monkeypatch, is_terminal, said):
    stream = Stream(is_terminal)
    monkeypatch.setattr("sys.stderr", stream)
    counter = compiling._counter("Compiling X")
    for _ in range(2):
        counter.on_start(None)
        counter.on_end(None)
    counter.finish()
    assert stream.getvalue() == said
