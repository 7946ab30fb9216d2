"""The keyboard of live play, at a real pseudo-terminal."""

from __future__ import annotations

import io
import os
import select
import threading

import pytest

from orrery.cli.keyboard import Keyboard

PATIENCE = 60.0  # seconds for what takes a blink


@pytest.fixture
def terminal():
    """(what a person types into, what the program reads from)."""
    pty = pytest.importorskip("pty")
    person, program = pty.openpty()
    yield person, program
    os.close(person)
    os.close(program)


def typed(person: int, text: str) -> None:
    os.write(person, text.encode())


@pytest.mark.parametrize(("keys", "line"), [
    ("place 3.11\n", "place 3.11"), ("plax\x7fce\n", "place"), ("wrong\x15right\n", "right"),
    ("Käse\n", "Käse"), ("\n", ""), ("a\tb\n", "ab"),
])  # fmt: skip
def test_keys_become_a_line(terminal, keys, line):
    person, program = terminal
    with Keyboard(program, io.StringIO()) as keyboard:
        typed(person, keys)
        assert keyboard.line(PATIENCE) == line


def test_a_line_under_way_is_kept_and_shown_again(terminal):
    person, program = terminal
    out = io.StringIO()
    with Keyboard(program, out) as keyboard:
        keyboard.ask("yellow > ")
        typed(person, "place 6")
        assert select.select([program], [], [], PATIENCE)[0]
        keyboard.clear()
        keyboard.show()
        assert out.getvalue().endswith("\r\x1b[Kyellow > place 6")
        typed(person, ".22\n")
        assert keyboard.line(PATIENCE) == "place 6.22"
        assert keyboard.line(0) is None


def test_two_lines_that_come_at_once_are_two_lines(terminal):
    person, program = terminal
    with Keyboard(program, io.StringIO()) as keyboard:
        typed(person, "undo\nquit\n")
        assert [keyboard.line(PATIENCE), keyboard.line(PATIENCE)] == ["undo", "quit"]


def test_the_end_of_the_input_is_told(terminal):
    person, program = terminal
    with Keyboard(program, io.StringIO()) as keyboard:
        typed(person, "\x04")
        with pytest.raises(EOFError):
            keyboard.line(PATIENCE)


def test_a_keyboard_waits_until_somebody_types(terminal):
    person, program = terminal
    with Keyboard(program, io.StringIO()) as keyboard:
        later = threading.Timer(0.05, typed, (person, "hint\n"))
        later.start()
        assert keyboard.line(PATIENCE) == "hint"
        later.join()


def test_the_terminal_is_as_it_was_afterwards(terminal):
    termios = pytest.importorskip("termios")
    _, program = terminal
    before = termios.tcgetattr(program)
    with Keyboard(program, io.StringIO()):
        assert termios.tcgetattr(program) != before
    assert termios.tcgetattr(program) == before
