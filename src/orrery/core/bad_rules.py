"""A rule that cannot be compiled, said in one sentence with its file and line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

NOISE = re.compile(r"Failed in nopython mode pipeline \(step: [^)]*\)|\x1b\[[0-9;]*m")
PLACE = re.compile(r"at (\S+) \((\d+)\)")
END = re.compile(r"\n\s*(?:\n|During:|There are \d+ candidate|File \")")
LONGEST = 240


class BadRule(TypeError):  # noqa: N818 - named for what the author wrote
    """Numba cannot compile a rule; the message says which, where and why."""

    def __init__(self, rule: Callable[..., Any], error: Exception) -> None:
        """`error` is Numba's, of many lines."""
        code = rule.__code__
        places = [line for file, line in PLACE.findall(str(error)) if file == code.co_filename]
        line = places[0] if places else code.co_firstlineno
        where = f"rule {code.co_name}, {code.co_filename} line {line}"
        super().__init__(f"{where}, cannot be compiled: {reason_of(error)}")


@contextmanager
def errors_said(rule: Callable[..., Any]) -> Iterator[None]:
    """While a rule is compiled, Numba's errors become a BadRule; the innermost rule is named."""
    from numba.core.errors import NumbaError

    try:
        yield
    except NumbaError as error:
        raise BadRule(rule, error) from None


def reason_of(error: Exception) -> str:
    """What Numba has against it, on one line."""
    text = NOISE.sub("", str(error)).strip()
    if "NRT required" in text:
        return "it allocates memory, which rules never do"
    signature = re.search(r">>> (.*)", text)  # what was called stands apart from the complaint
    said = " ".join(END.split(text)[0].split())
    return (f"{said} {signature[1]}" if signature else said)[:LONGEST]
