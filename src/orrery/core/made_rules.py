"""Rules made from text. The text lies in a file beside the compiled code, named by its hash.

Numba can keep what it compiles from a file, CUDA gets ordinary functions, a traceback shows the
line and a debugger can step through it. In plain Python no file is written; the text is known to
`linecache`, where tracebacks and debuggers look.
"""

from __future__ import annotations

import hashlib
import linecache
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import CodeType
from typing import Any, Protocol

from orrery.core.rule import IS_PLAIN, cache_folder, cache_root, no_cache


class Home(Protocol):
    """Whom a made rule belongs to."""

    @property
    def package(self) -> str:
        """The package whose cache folder it shares."""

    @property
    def rule(self) -> Callable[[Any], Any]:
        """The decorator that compiles it."""


def made_rule(source: str, names: Mapping[str, Any], home: Home) -> Any:
    """The one function that `source` defines, as a rule of a game; `names` are its globals."""
    scope = {**names, "__name__": home.package}
    name = source[len("def ") : source.index("(")]
    exec(_code(name, source, home.package), scope)
    return home.rule(scope[name])


def _code(name: str, source: str, package: str) -> CodeType:
    digest = hashlib.sha256(source.encode()).hexdigest()[:12]
    folder = cache_root() if IS_PLAIN else cache_folder(package)
    path = folder / "made" / f"{name}-{digest}.py"
    linecache.cache[str(path)] = (len(source), None, source.splitlines(keepends=True), str(path))
    if not IS_PLAIN and not path.exists():
        _write(path, source)
    return compile(source, str(path), "exec")


def _write(path: Path, source: str) -> None:
    """Whole or not at all: another process may be writing the same."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_text(source, "utf-8")
        draft.replace(path)
    except OSError as error:
        raise no_cache(error) from None
