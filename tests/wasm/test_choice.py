"""Nobody waits for a compiler: what plays a game at first, and what if something is missing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from orrery.core.registry import game_ids

SCRIPT = Path(__file__).with_name("first_answers.py")


def answers(*args: object, plain: bool = False, cache: Path | None = None) -> dict[str, Any]:
    """What a process of its own says of its first moves."""
    env = os.environ | {"NUMBA_DISABLE_JIT": "1" if plain else "0"}
    if cache is not None:
        env["ORRERY_CACHE"] = str(cache)
    command = [sys.executable, str(SCRIPT), *map(str, args)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("game", game_ids())
def test_the_first_answer_comes_from_the_module_and_nothing_is_compiled(game: str, tmp_path: Path):
    found = answers(game, "captain", 2, cache=tmp_path)
    assert found["first"] == {"target": "module", "numba": False}
    assert found["said"] == []


@pytest.mark.parametrize("game", game_ids())
def test_a_module_chooses_what_plain_rules_choose(game: str):
    for rank, moves in (("admiral", 4), ("greedy", 6), ("random", 12)):
        by_module = answers(game, rank, moves)
        by_hand = answers(game, rank, moves, plain=True)
        assert by_module["first"]["target"] == "module"
        assert by_hand["first"]["target"] == "plain"
        assert by_module["played"] == by_hand["played"]
        assert by_module["hash"] == by_hand["hash"]


@pytest.mark.parametrize("game", ["connect_four", "astron", "situation7"])
def test_without_numba_everything_is_played(game: str):
    found = answers(game, "captain", 6, "--refuse", "numba,llvmlite")
    assert found["first"] == {"target": "module", "numba": False}
    assert found["played"] == answers(game, "captain", 6)["played"]
    assert found["said"] == []


def test_without_numba_and_wasmtime_plain_python_plays_and_says_so():
    found = answers("connect_four", "cadet", 3, "--refuse", "numba,llvmlite,wasmtime")
    assert found["first"] == {"target": "plain", "numba": False}
    assert found["played"] == answers("connect_four", "cadet", 3)["played"]
    (said,) = found["said"]
    assert "there is no wasmtime" in said
    assert "plain Python" in said


def test_a_damaged_module_is_refused_with_one_sentence_and_the_rules_are_compiled():
    found = answers("connect_four", "cadet", 3, "--damaged")
    assert found["first"] == {"target": "compiled", "numba": True}
    assert found["played"] == answers("connect_four", "cadet", 3)["played"]
    (said,) = found["said"]
    assert "WebAssembly module" in said
    assert said.endswith("its rules are compiled when they are first needed")


def test_a_damaged_module_and_no_numba_leave_plain_python():
    found = answers("connect_four", "cadet", 3, "--damaged", "--refuse", "numba,llvmlite")
    assert found["first"] == {"target": "plain", "numba": False}
    assert found["played"] == answers("connect_four", "cadet", 3)["played"]


def test_compiled_code_takes_over_between_two_moves_and_plays_the_same_game():
    alone = answers("connect_four", "captain", 12, "--iterations", 60)
    found = answers("connect_four", "captain", 12, "--iterations", 60, "--takeover", 5)
    assert (alone["last"], found["last"]) == ("module", "compiled")
    assert found["played"] == alone["played"]
    assert found["hash"] == alone["hash"]
