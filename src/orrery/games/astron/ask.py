"""The rules' own questions, asked from plain Python (notation, view, terminal)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from orrery.core.game import rules_view
from orrery.core.records import Record
from orrery.core.rule import in_python

T = TypeVar("T")


def ask(question: Callable[..., T], *args: Any) -> T:
    """Call a rule that changes nothing; records are handed over as it takes them."""
    return question(*(rules_view(arg) if isinstance(arg, Record) else arg for arg in args))


def ask_in_python(question: Callable[..., T], *args: Any) -> T:
    """The same for a rule that does next to nothing."""
    return in_python(question)(*args)
