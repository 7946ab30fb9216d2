"""The modules that ship: fresh, small, and what a build from these sources gives."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

from orrery.core.kinds import plain
from orrery.core.registry import find_game, game_ids
from orrery.wasm import fingerprint, shipped
from orrery.wasm.shipped import module_file, shipped_module, why_stale

MOST_BYTES = 150_000  # compressed


@pytest.mark.parametrize("game_id", game_ids())
def test_the_module_of_a_game_is_as_its_sources_say(game_id):
    assert why_stale(find_game(game_id)) is None


@pytest.mark.parametrize("game_id", game_ids())
def test_a_module_is_small(game_id):
    module = shipped_module(find_game(game_id))
    assert module is not None
    assert len(gzip.compress(module, 9)) < MOST_BYTES


@pytest.mark.parametrize("root", [".", "examples/connect_four", "examples/liars_dice"])
def test_wheels_take_the_modules_of_their_games_along(root):
    wheels = pytest.importorskip("hatchling.builders.wheel", reason="no hatchling")
    folder = Path(__file__).parents[2] / root
    packed = {file.path for file in wheels.WheelBuilder(str(folder)).recurse_included_files()}
    files = {str(module_file(find_game(game_id))) for game_id in game_ids()}
    own = {file for file in files if file.startswith(str(folder / "src"))}
    assert own
    assert own <= packed


def test_a_stale_module_is_told_with_the_command(monkeypatch):
    monkeypatch.setattr("orrery.wasm.card.fingerprint", lambda game: "another")
    said = why_stale(find_game("connect_four"))
    assert said is not None
    assert said.endswith("is older than its rules: make wasm GAME=connect_four")


def test_a_missing_module_is_told_with_the_command(monkeypatch, tmp_path):
    monkeypatch.setattr(shipped, "module_file", lambda game: tmp_path / "rules.wasm")
    said = why_stale(find_game("connect_four"))
    assert said == "Connect Four has no WebAssembly module yet: make wasm GAME=connect_four"


def test_a_build_elsewhere_gives_the_shipped_bytes(tmp_path: Path):
    pytest.importorskip("ziglang", reason="no wasm-ld: pip install 'orrery[wasm-build]'")
    file = tmp_path / "again.wasm"
    env = {**os.environ, "ORRERY_CACHE": str(tmp_path / "cache"), "PYTHONHASHSEED": "77"}
    command = [sys.executable, "-m", "orrery.wasm.build", "connect_four", "--to", str(file)]
    subprocess.run(command, env=env, cwd=tmp_path, check=True, capture_output=True)
    assert file.read_bytes() == shipped_module(find_game("connect_four"))


# What makes a module stale, and what does not


def rule_from(text: str, file: Path, **names: object) -> FunctionType:
    """The function `deed` of a text in a file."""
    file.write_text(text)
    scope = dict(names)
    exec(compile(text, str(file), "exec"), scope)
    deed = scope["deed"]
    assert isinstance(deed, FunctionType)
    return deed


def parts_of(tmp_path: Path, text: str, **names: object) -> set[str]:
    file = tmp_path / f"rules{len(list(tmp_path.iterdir()))}.py"
    return set(fingerprint.parts([rule_from(text, file, **names)]))


TEXT = 'def deed(state):\n    """What it does."""\n    state.turn += STEP  # AS-1\n\n\nOTHER = 2\n'


def test_docstrings_comments_and_what_stands_beside_a_rule_do_not_matter(tmp_path):
    once = parts_of(tmp_path, TEXT, STEP=1)
    again = TEXT.replace("What it does", "Something\n\n    else").replace("AS-1", "AS-2")
    again = "# a first line\n" + again.replace("OTHER = 2", "OTHER = 3")
    assert parts_of(tmp_path, again, STEP=1) == once
    assert len(once) == 2, "its text, and the number it names"


def test_a_number_that_a_rule_names_matters_wherever_it_is_written(tmp_path):
    assert parts_of(tmp_path, TEXT, STEP=1) != parts_of(tmp_path, TEXT, STEP=2)


def test_a_line_of_a_rule_matters_and_so_does_its_indentation(tmp_path):
    text = "def deed(state):\n    if state.turn:\n        state.a = 1\n        state.b = 1\n"
    texts = (text, text.replace("b = 1", "b = 2"), text.replace("        state.b", "    state.b"))
    assert len({frozenset(parts_of(tmp_path, one)) for one in texts}) == 3


def test_a_rule_that_is_called_matters(tmp_path):
    def helper(state):
        state.turn = 1

    def another(state):
        state.turn = 2

    text = "def deed(state):\n    helper(state)\n"
    assert parts_of(tmp_path, text, helper=helper) != parts_of(tmp_path, text, helper=another)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_function_of_the_contract_is_in_the_fingerprint(game_id):
    game = find_game(game_id)
    told = set(fingerprint.parts(fingerprint.roots(game)))
    for name in ("apply", "why_not", "fill_actions", "deal_hidden", "evaluate"):
        function = plain(getattr(game.engine, name))
        assert f"{function.__qualname__} {fingerprint.text_of(function)}" in told


def test_plain_and_compiled_python_find_the_same_fingerprint():
    script = "from orrery.core.registry import find_game, game_ids\n"
    script += "from orrery.wasm.fingerprint import fingerprint\n"
    script += "print([fingerprint(find_game(one)) for one in game_ids()])"
    said = {
        subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "NUMBA_DISABLE_JIT": is_plain},
            capture_output=True, text=True, check=True,
        ).stdout
        for is_plain in "01"
    }  # fmt: skip
    assert len(said) == 1
