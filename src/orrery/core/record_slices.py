"""No rule of a declared game takes a slice of a record: compiled code would, plain code refuses.

`core.records` refuses it as well, where a rule gets at a field in another way.
"""

from __future__ import annotations

import ast
import re

from orrery.core.errors import BadGame
from orrery.core.rule_sources import rules_in, source_of
from orrery.core.sheet import Sheet

LIKELY = re.compile(r"\b(?:state|board)\.\w+\[[^\]\n]*:")
"""Only sources with such a text are read closely."""


def check_slices(sheet: Sheet) -> None:
    """BadGame names the rule, the file and the line of a slice."""
    for module in sheet.modules():
        source = source_of(module)
        for rule in rules_in(source) if LIKELY.search(source) else ():
            for found in _slices_in(rule):
                _complain(rule, f"{module.__file__} line {found.lineno}", ast.unparse(found))


def _slices_in(rule: ast.FunctionDef) -> list[ast.Subscript]:
    found = [node for node in ast.walk(rule) if isinstance(node, ast.Subscript)]
    return [node for node in found if _is_of_record(node.value) and _is_slice(node.slice)]


def _is_of_record(value: ast.expr) -> bool:
    owner = value.value if isinstance(value, ast.Attribute) else None
    return isinstance(owner, ast.Name) and owner.id in ("state", "board")


def _is_slice(index: ast.expr) -> bool:
    parts = index.elts if isinstance(index, ast.Tuple) else [index]
    return any(isinstance(part, ast.Slice) for part in parts)


def _complain(rule: ast.FunctionDef, place: str, text: str) -> None:
    why = "rules take the elements of a record one at a time, in a loop"
    raise BadGame(f"rule {rule.name}, {place}: {text} is a slice; {why}")
