"""The plain install runs where there is no POSIX: every module is imported as Windows would."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

POSIX_ONLY = (
    "fcntl", "termios", "resource", "pwd", "grp", "tty", "pty", "readline", "curses", "syslog",
    "posix", "uvloop",
)  # fmt: skip
"""Modules that Windows does not have."""

EXTRAS = (
    "pettingzoo", "gymnasium", "pyspiel", "open_spiel", "torch", "jax", "ray", "pyarrow", "argon2",
    "webauthn", "segno", "pywebpush", "py_vapid", "psycopg", "redis", "resvg_py", "cuda",
    "numba_cuda", "pytest", "hypothesis", "httpx", "ziglang", "playwright", "js", "pyodide",
)  # fmt: skip
"""Modules that the plain install does not bring, or that only a browser has."""

AS_WINDOWS = """
import importlib, json, os, pkgutil, signal, sys, types

hidden, extras = json.loads(sys.argv[1])
import asyncio, ctypes, multiprocessing, socket, sqlite3, subprocess, tempfile
import babel, cryptography.fernet, fluent.syntax, msgspec, numba, numpy, rich.console, rich.table
import cryptography.hazmat.primitives.ciphers.aead, rich.live, rich.progress, starlette.applications
import starlette.routing, starlette.staticfiles, starlette.websockets, uvicorn, wasmtime, websockets


class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in (*hidden, *extras):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name.partition(".")[0])


for name in [*sys.modules]:
    if name.partition(".")[0] in (*hidden, *extras) and name != "posix":
        del sys.modules[name]
sys.meta_path.insert(0, Hidden())
sys.modules["msvcrt"] = types.ModuleType("msvcrt")
sys.platform = "win32"
for name in ("fork", "getuid", "geteuid", "nice", "sched_setaffinity", "killpg", "getloadavg",
             "sched_getaffinity", "uname", "SCHED_IDLE", "setsid"):
    if hasattr(os, name):
        delattr(os, name)
for name in ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGPROF", "SIGALRM", "setitimer", "ITIMER_PROF"):
    delattr(signal, name)

import orrery

said = {}
for found in pkgutil.walk_packages(orrery.__path__, "orrery.", onerror=lambda name: None):
    if found.name.endswith("__main__") or ".skeleton" in found.name or ".stand_in" in found.name:
        continue
    try:
        importlib.import_module(found.name)
        said[found.name] = ""
    except Exception as error:
        said[found.name] = f"{type(error).__name__} {getattr(error, 'name', '')}: {error}"
print(json.dumps(said))
"""


@pytest.fixture(scope="module")
def imported() -> dict[str, str]:
    """Module -> what was said when it was imported as on Windows, with the plain install."""
    done = subprocess.run(
        [sys.executable, "-c", AS_WINDOWS, json.dumps([POSIX_ONLY, EXTRAS])],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return found


def is_fine(said: str) -> bool:
    """Imported, or a module of an extra, or a template, which nobody imports."""
    lacks_extra = any(said.startswith(f"ModuleNotFoundError {name}:") for name in EXTRAS)
    is_said = "pip install" in said or "is a template" in said
    return not said or lacks_extra or is_said


def test_no_module_needs_posix(imported: dict[str, str]):
    assert len(imported) > 400
    assert {name: said for name, said in imported.items() if not is_fine(said)} == {}


def test_what_players_and_hosts_need_is_in_the_plain_install(imported: dict[str, str]):
    needed = [
        "orrery.cli.play", "orrery.cli.screen", "orrery.cli.serve", "orrery.cli.lessons",
        "orrery.server.run", "orrery.server.transport.app", "orrery.envs.batch",
        "orrery.envs.observations.schema", "orrery.lab.balance", "orrery.bots.players",
    ]  # fmt: skip
    assert {name: imported[name] for name in needed} == dict.fromkeys(needed, "")


def test_every_dependency_of_the_plain_install_has_wheels_for_all():
    """uvloop has none for Windows, so it is asked for elsewhere only."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    uvloop = [one for one in project["dependencies"] if one.startswith("uvloop")]
    assert uvloop == ["uvloop>=0.21; sys_platform != 'win32'"]
    assert (ROOT / "CITATION.cff").is_file()


# Letters


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, "─"),
        ({"PYTHONIOENCODING": "cp1252"}, "-"),
    ],
    ids=["pipes are UTF-8", "unless something else is told"],
)
def test_a_board_can_be_written_where_the_region_has_no_letters_for_it(settings, line):
    environment = {name: x for name, x in os.environ.items() if name != "PYTHONIOENCODING"}
    done = subprocess.run(
        [sys.executable, "-m", "orrery", "play", "spacewalk", "--seed", "1"], input=b"quit\n",
        env={**environment, "NUMBA_DISABLE_JIT": "1", **settings}, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    said = done.stdout.decode(settings.get("PYTHONIOENCODING", "utf-8"))
    assert line in said
    assert ("─" in said) == (line == "─")


def without_encoding(tree: ast.AST) -> Iterator[ast.Call]:
    """Calls that read or write text in whatever letters the machine prefers."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and all(one.arg != "encoding" for one in call.keywords):
            is_name = isinstance(call.func, ast.Name)
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            modes = {one.value for one in call.args if isinstance(one, ast.Constant)}
            is_opened = name == "open" and modes & {"r", "w", "a", "x", "rt", "wt", "r+", "w+"}
            is_plain = is_name and call.func.id == "open" and not modes & {"rb", "wb", "ab", "r+b"}
            is_read = name == "read_text" and not call.args
            if is_opened or is_plain or is_read or (name == "write_text" and len(call.args) == 1):
                yield call


def test_files_of_text_are_utf_8_on_every_machine():
    found = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for folder in ("src", "tools")
        for file in sorted((ROOT / folder).rglob("*.py"))
        for call in without_encoding(ast.parse(file.read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("line", "n"),
    [
        ("file.read_text()", 1), ("file.write_text(text)", 1), ("open(file)", 1),
        ("open(file, 'w')", 1), ("file.open('a')", 1), ("file.read_text('utf-8')", 0),
        ("file.write_text(text, 'utf-8')", 0), ("file.open('w', encoding='utf-8')", 0),
        ("open(file, 'rb')", 0), ("vault.open(row)", 0),
    ],
)  # fmt: skip
def test_what_leaves_the_encoding_open_is_found(line, n):
    assert len([*without_encoding(ast.parse(line))]) == n
