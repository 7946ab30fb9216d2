"""Plain, compiled and bounds-checked rules agree on every byte after every action."""

from __future__ import annotations

import functools
import os
import subprocess
import sys

import pytest

from orrery.core.registry import game_ids


@functools.cache
def walk(game_id: str, **environment: str) -> tuple[str, ...]:
    """The lines of `orrery.core.lockstep` under an environment, compiled as for everybody."""
    command = [sys.executable, "-m", "orrery.core.lockstep", game_id]
    environment = {**os.environ, "NUMBA_OPT": "3", **environment}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return tuple(run.stdout.splitlines())


@pytest.mark.parametrize("game_id", game_ids())
def test_plain_and_compiled_agree_on_every_byte(game_id):
    plain = walk(game_id, NUMBA_DISABLE_JIT="1")
    compiled = walk(game_id, NUMBA_DISABLE_JIT="0")
    different = [(a, b) for a, b in zip(plain, compiled, strict=False) if a != b]
    assert not different, different[0]
    assert len(plain) == len(compiled) > 20


@pytest.mark.parametrize("game_id", game_ids())
def test_bounds_checked_rules_stay_inside_their_arrays(game_id):
    assert walk(game_id, NUMBA_BOUNDSCHECK="1") == walk(game_id, NUMBA_DISABLE_JIT="1")


def test_plain_rules_do_not_need_numba():
    code = "import sys, orrery; orrery.new('spacewalk'); sys.exit('numba' in sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, check=False
    )
    assert run.returncode == 0


def test_a_difference_of_one_byte_would_be_seen(monkeypatch):
    from orrery.core import lockstep
    from orrery.core.registry import find_game

    game = find_game("connect_four")
    values = game.meta.read_options(2, {})
    before = list(lockstep.walk(game, values, 0, 50))
    apply = game.apply

    def sabotage(board, state, seat, action):
        events = apply(board, state, seat, action)
        state.heights[8] = 1  # a byte nobody looks at
        return events

    monkeypatch.setattr(game, "apply", sabotage)
    assert list(lockstep.walk(game, values, 0, 50)) != before
