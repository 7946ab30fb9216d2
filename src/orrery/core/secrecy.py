"""Whether a game hides anything from anybody."""

from __future__ import annotations

from types import CodeType, ModuleType
from typing import Any


def hides_something(engine: ModuleType) -> bool:
    """Some seat may know what another may not: the game's `hide` does something.

    In a game that is all in the open `hide` is a rule without a body, nothing but the sentence
    that says so. This is read off the rule itself, so that it is known before it is compiled.
    """
    return _code_of(engine.hide).co_code != _code_of(_hide_nothing).co_code


def _hide_nothing(board: Any, state: Any, viewer: int) -> None:
    """Nothing is secret."""


def _code_of(rule: Any) -> CodeType:
    """The code of a rule as it was written, compiled or plain."""
    code: CodeType = getattr(rule, "py_func", rule).__code__
    return code
