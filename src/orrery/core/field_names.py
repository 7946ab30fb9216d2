"""The fields that a declared game names, or that rules made for it read, are fields of its records.

A misspelt name would otherwise come to light as an error somewhere within core.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from types import ModuleType

from orrery.core.errors import BadGame, one_of
from orrery.core.positions import Position
from orrery.core.records import record_dtype
from orrery.core.sheet import Sheet

FIELD = re.compile(r"\b(board|state)\.(\w+)")
OWED = {"n_seats": "", "turn": "may_act", "is_over": "is_over"}
"""Fields that made rules read, and what a game may define in their place."""


def check_owed_fields(rules: ModuleType, state: type) -> None:
    """BadGame names a field of the State that is missing."""
    for field, instead in OWED.items():
        if field not in fields_of(state) and not (instead and hasattr(rules, instead)):
            otherwise = f", or the rules a function {instead}" if instead else ""
            raise BadGame(f"{rules.__name__}: the State needs a field {field}{otherwise}")


def check_field_names(package: str, rules: ModuleType, sheet: Sheet) -> None:
    """BadGame names a field that the position texts or a limit of a blank asks for in vain."""
    known = {"state": fields_of(rules.State)}
    if "Board" in vars(rules):
        known["board"] = fields_of(rules.Board)
    for where, record, field in (*_written(package, rules.POSITION), *_limits(sheet)):
        if field not in known.get(record, (field,)):
            raise BadGame(f"{where} {record}.{field}: {_hint(field, known[record])}")


def fields_of(record: type) -> Sequence[str]:
    """The names of the fields of a record."""
    return record_dtype(record).names or ()


def _hint(field: str, known: Sequence[str]) -> str:
    return f"there is no such field, {one_of(field, list(known))}"


def _written(package: str, position: Position) -> Iterator[tuple[str, str, str]]:
    for part in (*position.words, *(extra.part for extra in position.extras.values())):
        if part.field:
            yield f"{package}: POSITION writes", "state", part.field


def _limits(sheet: Sheet) -> Iterator[tuple[str, str, str]]:
    for kind in sheet.kinds:
        for blank in kind.blanks.values():
            for record, field in FIELD.findall(blank.below):
                yield f"{kind.place}: the {blank.name} of {kind.text!r} is below", record, field
