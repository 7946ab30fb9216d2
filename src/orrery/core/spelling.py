"""A public function of a game that looks like a misspelt part of the contract is an error."""

from __future__ import annotations

import difflib
from types import ModuleType
from typing import Any

from orrery.core.errors import BadGame
from orrery.core.kinds import place_of, plain
from orrery.core.signatures import RULES

LIKENESS = 0.85
"""How much of a name must be alike: `is_winer` is 0.94 of `is_winner`, `hidden` 0.8 of `hide`."""


def check_spelling(rules: ModuleType) -> None:
    """BadGame names the function, its file and line, and what it was meant to be."""
    for name, value in vars(rules).items():
        if _is_own_function(rules, name, value) and name not in RULES:
            close = difflib.get_close_matches(name, RULES, n=1, cutoff=LIKENESS)
            if close and not hasattr(rules, close[0]):
                raise BadGame(f"{place_of(value)} looks like a misspelt {close[0]}")


def _is_own_function(rules: ModuleType, name: str, value: Any) -> bool:
    function = plain(value)
    is_public = not name.startswith("_") and hasattr(function, "__code__")
    return is_public and function.__module__ == rules.__name__
