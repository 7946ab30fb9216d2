"""`@rule`: one source, run as plain Python or compiled by Numba (and inside CUDA kernels).

With NUMBA_DISABLE_JIT=1 a rule is the function itself and Numba is never imported. Otherwise it
is compiled at first use and kept on disk. Numba's own cache does not notice a change in another
file, so the cache folder is named by a hash of all sources that can matter: core and the game.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

COMPILE: dict[str, bool | str] = {
    "nogil": True,
    "cache": True,
    "error_model": "numpy",  # no test for division by zero
    "no_cfunc_wrapper": True,  # rules are called by rules and by Python, never from C
    "_nrt": False,  # rules allocate nothing, so nothing needs counting; enforced by the compiler
}

IS_PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def rule(function: F) -> F:
    """Declare a rule: restricted Python that allocates nothing, raises nothing, draws nothing."""
    if IS_PLAIN:
        return function
    return _compiled(function, COMPILE)


def inlined_rule(function: F) -> F:
    """A rule whose compiled code is copied into every caller.

    Twice as fast where small rules call each other all the time, as in a small game. In a large
    one the copies of copies make the first compilation take minutes: use `rule` there.
    """
    return function if IS_PLAIN else _compiled(function, {**COMPILE, "forceinline": True})


def _compiled(function: F, options: dict[str, bool | str]) -> F:
    import numba

    numba.config.CACHE_DIR = str(cache_folder(home_of(function)))
    compiled: F = numba.njit(**options)(function)
    _widen_calls(compiled)
    return compiled


def _widen_calls(compiled: Any) -> None:
    """Let rules call each other with 64-bit whole numbers only.

    Numba would compile a rule anew for every mixture of int8, int16 and int64 arguments; one
    version is enough, and halves the time of the first compilation.
    """
    import numba

    template = compiled.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        wide = tuple(numba.int64 if isinstance(a, numba.types.Integer) else a for a in args)
        return template(wide, kws)

    compiled.get_call_template = widened


def home_of(function: Callable[..., Any]) -> str:
    """The package whose sources decide whether compiled code of `function` is still good."""
    engine = function.__globals__.get("engine")  # a template is compiled for one game
    module: str = engine.__name__ if engine is not None else function.__module__
    parts = module.split(".")
    if parts[:2] == ["orrery", "games"]:
        return ".".join(parts[:3])
    return ".".join(parts[:2]) if parts[0] == "orrery" else parts[0]


@functools.cache
def cache_folder(package: str) -> Path:
    """Where the compiled code of a package lives; another folder whenever a source changes."""
    return cache_root() / f"{package}-{_fingerprint(package)}"


def cache_root() -> Path:
    """ORRERY_CACHE, or the user's cache folder."""
    told = os.environ.get("ORRERY_CACHE")
    if told:
        return Path(told)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "orrery"


def _fingerprint(package: str) -> str:
    """A hash of the tools and of every source that compiled code of `package` may contain."""
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "0")
    tools = f"{sys.version} {platform.machine()} {version('numba')} {version('numpy')} {bounds}"
    digest = hashlib.sha256(tools.encode())
    here = Path(__file__).parent
    for folder in (here, here.parent / "bots", _folder_of(package)):
        for source in sorted(folder.rglob("*.py")):
            content = source.read_bytes()
            is_compiled = b"@rule" in content or source.name in ("records.py", "work.py")
            if is_compiled or folder == _folder_of(package):
                digest.update(content)
    return digest.hexdigest()[:16]


def _folder_of(package: str) -> Path:
    from importlib.util import find_spec

    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no package {package!r} to compile rules from")
    return Path(spec.origin).parent
