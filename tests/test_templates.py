"""Templates: one module a game, whole for whoever asks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import orrery
from orrery.core.registry import find_game
from orrery.core.templates import instantiate

SLOW = """
import threading
from orrery.core.templates import instantiate

asked = threading.Event()
saw = []

def ask():
    asked.set()
    saw.append(hasattr(instantiate(__name__.partition(":")[0], engine), "whole"))

thread = threading.Thread(target=ask)
thread.start()
asked.wait()
thread.join(0.2)  # it would be done by now, had it not to wait for us
whole = True
"""


@pytest.fixture
def template(tmp_path, monkeypatch):
    """Make a template of a source; its name."""

    def make(name: str, source: str) -> str:
        (tmp_path / f"{name}.py").write_text(source)
        monkeypatch.syspath_prepend(tmp_path)
        return name

    return make


def test_a_thread_that_asks_while_it_loads_waits_for_the_whole(template):
    engine = find_game("connect_four").engine
    module = instantiate(template("slow_template", SLOW), engine)
    module.thread.join()
    assert module.saw == [True]


def test_each_game_has_its_own_and_keeps_it(template):
    name = template("plain_template", "whose = engine.__name__")
    engines = [find_game(game_id).engine for game_id in ("connect_four", "spacewalk")]
    found = [instantiate(name, engine) for engine in engines]
    assert [module.whose for module in found] == [engine.__name__ for engine in engines]
    assert instantiate(name, engines[0]) is found[0]


def test_one_that_fails_is_not_kept(template):
    engine = find_game("connect_four").engine
    name = template("broken_template", "raise RuntimeError('broken')")
    for _ in range(2):
        with pytest.raises(RuntimeError, match="broken"):
            instantiate(name, engine)
    assert f"{name}:{engine.__name__}" not in sys.modules


def test_one_that_is_not_there_is_named():
    with pytest.raises(ModuleNotFoundError, match="'no_such_template'"):
        instantiate("no_such_template", find_game("connect_four").engine)


SOURCES = Path(orrery.__file__).parent
TEMPLATES = [
    ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts)
    for file in sorted(SOURCES.rglob("*.py"))
    if "\nengine: Engine" in file.read_text("utf-8")
]


def complaint(name: str) -> str:
    """What the import of a module says, in a process of its own."""
    code = f"""try:
    import {name}
except ImportError as error:
    print(error)"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout.strip()


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_can_be_imported_or_says_how_to_get_at_it(name):
    ask = f'find_game(GAME).template("{name}")'
    said = f"{name} is a template, compiled for one game: ask {ask}"
    assert complaint(name) in ("", said)


def test_the_kernels_say_so():
    assert "orrery.cuda.kernels" in TEMPLATES
    assert "a template, compiled for one game" in complaint("orrery.cuda.kernels")
