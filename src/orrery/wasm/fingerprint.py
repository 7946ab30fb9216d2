"""Which sources a module was made from: a hash of the rules in it, and of nothing else.

From the functions that a module offers, all that they call and every number that they name is
followed. Of a function its text counts, without comments and docstring; of a number its value,
wherever it was written; of records their layout. So a change that cannot matter (a text, a view,
the server, a comment) leaves the hash alone, and finding it takes some milliseconds.
"""

from __future__ import annotations

import hashlib
import linecache
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from orrery.bots.search.tree import keep_subtree
from orrery.core.contract import ENGINE_FUNCTIONS
from orrery.core.game import Game
from orrery.core.kinds import plain
from orrery.core.records import record_dtype

TOOLS = (
    "arrays.py",
    "compiling.py",
    "desk.py",
    "exports.py",
    "linking.py",
    "search.py",
    "target.py",
)
"""Files of this folder that decide what becomes of rules."""

SHARED = {
    "orrery.core.loops": ("playout", "play_many"),
    "orrery.bots.search.thinking": ("think", "learn", "is_open", "find_target"),
}
"""Templates that are part of every module, and what of them."""

OWN = ("lay_tables", "draw_chart")
"""What an engine may have beside the contract, for modules."""

INSTRUCTIONS = ("lowest_bit",)
"""Of `core.bits`: one of the machine's, said in Python in one way and to compilers in another."""

REMARKS = re.compile(r'"""[\s\S]*?"""|#[^\n]*')
CLOSING = (" ", ")", "\n", "#")
"""How a line goes on that is still part of a function."""


_told: dict[str, str] = {}  # by package


def trust(hashes: Mapping[str, str]) -> None:
    """Take these for the hashes of packages: sources that were packed together with them."""
    _told.update(hashes)


def fingerprint(game: Game) -> str:
    """The hash for a game; the same on every machine and by every version of Python."""
    if game.package in _told:
        return _told[game.package]
    digest = hashlib.sha256()
    for part in sorted({*parts(roots(game)), *layouts(game), *tool_texts()}):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()


def roots(game: Game) -> list[Any]:
    """The functions that a module's exports call."""
    names = [*ENGINE_FUNCTIONS, *(name for name in OWN if hasattr(game.engine, name))]
    found = [getattr(game.engine, name) for name in names]
    for template, functions in SHARED.items():
        found += [getattr(game.template(template), name) for name in functions]
    return [*found, keep_subtree]


def parts(functions: list[Any]) -> Iterator[str]:
    """The text of these functions and of all that they use."""
    waiting, seen = [plain(one) for one in functions], set()
    while waiting:
        function = waiting.pop()
        if function in seen:
            continue
        seen.add(function)
        yield f"{function.__qualname__} {text_of(function)}"
        for name, value in used(function):
            if isinstance(plain(value), FunctionType):
                waiting.append(plain(value))
            else:
                yield f"{function.__qualname__} {name} {told(value)}"


def used(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """What a function finds outside of itself: functions, numbers, what it takes from modules."""
    names = sorted(names_in(function.__code__))
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            inside = ((f"{name}.{one}", getattr(value, one, None)) for one in names)
            yield from ((one, found) for one, found in inside if found is not None)
        elif value is not None and name not in INSTRUCTIONS:
            yield name, value


def names_in(code: CodeType) -> set[str]:
    """All names that a function looks up, functions within it included."""
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    return set(code.co_names).union(*(names_in(one) for one in inner))


def told(value: Any) -> str:
    """What of a value becomes part of compiled code."""
    if isinstance(value, (bool, int, float)):
        return repr(float(value)) if isinstance(value, float) else str(int(value))
    if isinstance(value, (str, tuple, type(None))):
        return repr(value)
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    return repr(getattr(value, "_fields", getattr(value, "__name__", type(value).__name__)))


def text_of(function: FunctionType) -> str:
    """The text of a function without comments and docstring."""
    code = function.__code__
    lines = linecache.getlines(code.co_filename)[code.co_firstlineno - 1 :]
    start = next(n for n, line in enumerate(lines) if line.lstrip().startswith("def "))
    end = start + 1
    while end < len(lines) and lines[end].startswith(CLOSING):
        end += 1
    return without_remarks("".join(lines[:end]))


def without_remarks(text: str) -> str:
    """A text without comments, docstrings and empty lines."""
    lines = (line.rstrip() for line in REMARKS.sub("", text).splitlines())
    return "\n".join(line for line in lines if line)


def layouts(game: Game) -> Iterator[str]:
    """Where which field of a record lies."""
    state, chart = game.module("state"), game.hooks.chart
    yield f"board {record_dtype(game.module('board').Board)}"
    yield f"options {record_dtype(state.Options)}"
    yield f"state {game.dtype}"
    yield f"chart {chart.CHART if chart else None}"


def tool_texts() -> Iterator[str]:
    """How modules are made."""
    for name in TOOLS:
        yield without_remarks(Path(__file__).with_name(name).read_text("utf-8"))
