"""Every `emit` of a declared game gives an event as many numbers as it has blanks.

A number too few would be told as 0, one too many would be lost; neither is noticed when the rule
runs. So the sources of the rules are read when the game is loaded.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from orrery.core.errors import BadGame
from orrery.core.kinds import Sentence
from orrery.core.rule_sources import rules_in, source_of
from orrery.core.sheet import Sheet
from orrery.core.trace import emit

BEFORE = 2
"""What `emit` takes before the numbers: the trace and the kind of the event."""


class Emission(NamedTuple):
    """One call of `emit` whose event is a constant of the sheet."""

    rule: str
    place: str
    name: str
    event: Sentence
    n_numbers: int


def check_event_numbers(sheet: Sheet) -> None:
    """BadGame names the rule, the file and the line of a call that does not fit its event."""
    for module in sheet.modules():
        for found in emissions(module):
            _check(sheet, found)


def _check(sheet: Sheet, found: Emission) -> None:
    where = f"rule {found.rule}, {found.place}"
    if not any(found.event is event for event in sheet.events):
        raise BadGame(f"{where}: emits {found.name}, which is no event of the sheet")
    wanted = list(found.event.blanks)
    if found.n_numbers != len(wanted):
        n = f"{found.n_numbers} {'number' if found.n_numbers == 1 else 'numbers'}"
        needs = f"{len(wanted)}: {', '.join(wanted)}" if wanted else "none"
        raise BadGame(f"{where}: {found.name} is emitted with {n}, its sentence has {needs}")


def emissions(module: ModuleType) -> Iterator[Emission]:
    """The calls of `emit` in the rules of a module."""
    names = {name for name, value in vars(module).items() if value is emit}
    for rule in rules_in(source_of(module)) if names else ():
        for node in ast.walk(rule):
            if isinstance(node, ast.Call):
                yield from _emission(module, names, rule.name, node)


def _emission(module: ModuleType, names: set[str], rule: str, call: ast.Call) -> Iterator[Emission]:
    """The call, if its event is a constant and its numbers can be counted."""
    is_emit = isinstance(call.func, ast.Name) and call.func.id in names
    if not is_emit or len(call.args) < BEFORE or any(map(_is_spread, call.args)):
        return
    kind = call.args[1]
    event = vars(module).get(kind.id) if isinstance(kind, ast.Name) else None
    if isinstance(event, Sentence):
        n = len(call.args) - BEFORE + len(call.keywords)
        place = f"{module.__file__} line {call.lineno}"
        yield Emission(rule, place, kind.id, event, n)  # type: ignore[attr-defined]


def _is_spread(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Starred)
