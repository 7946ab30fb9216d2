"""`@rule`: one source, run as plain Python or compiled by Numba (and inside CUDA kernels).

With NUMBA_DISABLE_JIT=1, or where there is no Numba, a rule is the function itself. Otherwise it is
compiled at first use and kept on disk; Numba is not imported before. `core.target` says when it
runs as plain Python all the same. Numba's own cache does not notice a change in another file, so
the cache folder is named by a hash of all sources that can matter (`source_folders`).
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

from orrery.core.bad_rules import errors_said
from orrery.core.errors import BadInput, trouble
from orrery.core.target import runs_compiled

F = TypeVar("F", bound=Callable[..., Any])

COMPILE: dict[str, bool | str] = {
    "nogil": True,
    "cache": True,
    "error_model": "numpy",  # no test for division by zero
    "no_cfunc_wrapper": True,  # rules are called by rules and by Python, never from C
    "_nrt": False,  # rules allocate nothing, so nothing needs counting; enforced by the compiler
}

WITHIN = "within"
"""Where code is kept that only rules call. It lacks what takes values from Python and hands them
back, a third of the work of compiling; code with and without it must not be taken for each other.
"""

SHARED = ("core", "bots", "lab")  # packages of ours with rules and templates for every game
_DECLARING = threading.Lock()  # the cache folder is a setting of the whole process


def has_numba() -> bool:
    """Whether there is a compiler on this machine."""
    try:
        return all(find_spec(name) is not None for name in ("numba", "llvmlite"))
    except ImportError:
        return False


IS_TOLD_PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
IS_PLAIN = IS_TOLD_PLAIN or not has_numba()


def rule(function: F) -> F:
    """Declare a rule: restricted Python that allocates nothing, raises nothing, draws nothing."""
    return function if IS_PLAIN else cast(F, Rule(function, COMPILE))


def inlined_rule(function: F) -> F:
    """A rule whose compiled code is copied into every caller.

    Twice as fast where small rules call each other all the time, as in a small game. In a large
    one the copies of copies make the first compilation take minutes: use `rule` there.
    """
    if IS_PLAIN:
        return function
    return cast(F, Rule(function, {**COMPILE, "forceinline": True}))


def in_python(rule: F) -> F:
    """A rule as the Python function it is, for those that do next to nothing.

    To call compiled code from Python takes longer than such a rule does.
    """
    return cast(F, getattr(rule, "py_func", rule))


class Rule:
    """A rule that can be compiled; Numba takes it for its compiled function."""

    def __init__(self, function: Callable[..., Any], options: dict[str, bool | str]) -> None:
        """Nothing is compiled, nor is Numba imported."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self._home = home_of(function)
        self._options = options
        self._compiled: Any = None
        self._inner: Any = None

    def __call__(self, *args: Any, **kws: Any) -> Any:
        """Run as `core.target` says."""
        if runs_compiled(self._home):
            return (self._compiled or self.compiled)(*args, **kws)
        return self.py_func(*args, **kws)

    def __getattr__(self, name: str) -> Any:
        """What Numba's function can tell."""
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self._compiled or self._within, name)

    @property
    def _numba_type_(self) -> Any:
        """For rules that call this one: what Python has called already serves them, too."""
        return (self._compiled or self._within)._numba_type_

    @property
    def compiled(self) -> Any:
        """Numba's function, which compiles when it is called."""
        with _DECLARING:
            if self._compiled is None:
                self._compiled = _declared(self.py_func, cache_folder(self._home), self._options)
        return self._compiled

    @property
    def _within(self) -> Any:
        """The same for rules alone; to call it from Python would crash."""
        with _DECLARING:
            if self._inner is None:
                options = {**self._options, "no_cpython_wrapper": True}
                folder = cache_folder(self._home) / WITHIN
                self._inner = _declared(self.py_func, folder, options)
        return self._inner


def _declared(function: Callable[..., Any], folder: Path, options: dict[str, bool | str]) -> Any:
    import numba

    _take_records()
    numba.config.CACHE_DIR = str(folder)
    compiled = numba.njit(**options)(function)
    _widen_calls(compiled)
    _say_errors(compiled)
    return compiled


@functools.cache
def _take_records() -> None:
    """Let compiled rules take a `Record` as it is; `raw` of it is three times as fast."""
    import numba
    from numba.extending import typeof_impl

    from orrery.core.records import Record

    type_of = functools.cache(numba.from_dtype)

    typeof_impl.register(Record)(lambda record, context: type_of(record.memory.dtype))


def _widen_calls(compiled: Any) -> None:
    """Let rules call each other with 64-bit whole numbers only.

    Numba would compile a rule anew for every mixture of int8, int16 and int64 arguments; one
    version is enough, and halves the time of the first compilation.
    """
    import numba

    template = compiled.get_call_template

    def widened(args: Any, kws: Any) -> Any:
        wide = tuple(numba.int64 if isinstance(a, numba.types.Integer) else a for a in args)
        with errors_said(compiled.py_func):
            return template(wide, kws)

    compiled.get_call_template = widened


def _say_errors(compiled: Any) -> None:
    """Let a rule that cannot be compiled be named in one sentence."""
    compile_for = compiled._compile_for_args

    def compile_or_say(*args: Any, **kws: Any) -> Any:
        with errors_said(compiled.py_func):
            return compile_for(*args, **kws)

    compiled._compile_for_args = compile_or_say


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


def need_cache() -> None:
    """BadInput where compiled code cannot be kept; plain Python keeps none."""
    if IS_PLAIN:
        return
    try:
        cache_root().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache_root()):
            return
    except OSError as error:
        raise no_cache(error) from None


def no_cache(error: OSError) -> BadInput:
    """Why compiled code cannot be kept, and what to do about it."""
    why = f"compiled code cannot be kept in {cache_root()}: {trouble(error)}"
    return BadInput(f"{why}; ORRERY_CACHE=FOLDER names another place")


def _fingerprint(package: str) -> str:
    """A hash of the tools and of every source that compiled code of `package` may contain."""
    usual = {"NUMBA_BOUNDSCHECK": "0", "NUMBA_OPT": "3"}
    settings = [os.environ.get(name, value) for name, value in usual.items()]
    tools = [sys.version, platform.machine(), version("numba"), version("numpy"), *settings]
    digest = hashlib.sha256(" ".join(tools).encode())
    for folder in source_folders(package):
        for source in sorted(folder.rglob("*.py")):
            content = source.read_bytes()
            digest.update(f"{source.relative_to(folder)} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def source_folders(package: str) -> list[Path]:
    """Where compiled code of `package` may come from.

    All of it counts, also files without a rule: rules contain the constants that they import.
    Reading everything takes two milliseconds, less than finding out what matters.
    """
    here = Path(__file__).parent
    shared = [here.parent / name for name in SHARED]
    own = _folder_of(package)
    return shared if own in shared else [*shared, own]


def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no package {package!r} to compile rules from")
    return Path(spec.origin).parent
