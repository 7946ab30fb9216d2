"""A rule that cannot be compiled, said in one sentence with its file and line."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from orrery.core.errors import BadGame

NOISE = re.compile(r"Failed in nopython mode pipeline \(step: [^)]*\)|\x1b\[[0-9;]*m")
PLACE = re.compile(r"at (\S+) \((\d+)\)")
END = re.compile(r"\n\s*(?:\n|During:|There are \d+ candidate|File \")")
TYPES = {
    re.compile(r"Literal\[str\]\(([^)]*)\)"): r"the text '\1'",
    re.compile(r"unicode_type"): "a text",
    re.compile(r"Literal\[int\]\((-?\d+)\)"): r"the number \1",
    re.compile(r"u?int\d+"): "a number",
    re.compile(r"none"): "nothing",
}
"""Numba's words for types, and ours."""
UNLIKE = re.compile(
    r"Cannot unify (.*) and (.*) for '|Can't unify return type from the following types: (.*), (.*)"
)
UNDEFINED = re.compile(r"name '(\w+)' is not defined")
LONGEST = 240


class BadRule(BadGame):
    """Numba cannot compile a rule; the message says which, where and why."""

    def __init__(self, rule: Callable[..., Any], line: int, reason: str) -> None:
        """`line` of the file in which the rule is written."""
        code = rule.__code__
        where = f"rule {code.co_name}, {code.co_filename} line {line}"
        super().__init__(f"{where}, cannot be compiled: {reason}")


@contextmanager
def errors_said(rule: Callable[..., Any]) -> Iterator[None]:
    """While a rule is compiled, Numba's errors become a BadRule; the innermost rule is named."""
    from numba.core.errors import NumbaError

    try:
        yield
    except NumbaError as error:
        raise BadRule(rule, line_of(rule, error), reason_of(error)) from None
    except KeyError as error:  # what Numba says of a field that a record does not have
        if error.args[0] not in rule.__code__.co_names:
            raise
        reason = f"no record here has a field {error.args[0]!r}"
        raise BadRule(rule, line_with(rule, error.args[0]), reason) from None


def line_of(rule: Callable[..., Any], error: Exception) -> int:
    """The line that Numba names, else that of the rule."""
    code = rule.__code__
    places = [line for file, line in PLACE.findall(str(error)) if file == code.co_filename]
    unknown = UNDEFINED.search(str(error))
    if unknown and not places:
        return line_with(rule, unknown[1])
    return int(places[0]) if places else code.co_firstlineno


def line_with(rule: Callable[..., Any], word: str) -> int:
    """The first line of a rule that has a name or asks for a field."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(rule)))
    lines = [
        node.lineno - 1
        for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr == word)
        or (isinstance(node, ast.Name) and node.id == word)
    ]
    return rule.__code__.co_firstlineno + min(lines, default=0)


def reason_of(error: Exception) -> str:
    """What Numba has against it, on one line."""
    text = NOISE.sub("", str(error)).strip()
    if "NRT required" in text:
        return "it allocates memory, which rules never do"
    unlike = UNLIKE.search(text)
    if unlike:
        first, second = (in_words(found) for found in unlike.groups() if found is not None)
        return f"a value is sometimes {first} and sometimes {second}; rules give numbers"
    signature = re.search(r">>> (.*)", text)  # what was called stands apart from the complaint
    said = " ".join(END.split(text)[0].split())
    return (f"{said} {signature[1]}" if signature else said)[:LONGEST]


def in_words(kind: str) -> str:
    """One of Numba's types as people say it."""
    for pattern, words in TYPES.items():
        if pattern.fullmatch(kind.strip()):
            return pattern.sub(words, kind.strip())
    return kind.strip()
