"""The rules of a game as they are written, for what can only be seen in their source."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from types import ModuleType


def source_of(module: ModuleType) -> str:
    """The text of a module; nothing where only compiled files are installed."""
    try:
        return inspect.getsource(module)
    except OSError:
        return ""


def rules_in(source: str) -> Iterator[ast.FunctionDef]:
    """The decorated functions at the top of a module: `@rule`, `@BID.deed`."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            yield node
