"""The kernels of afterstates, thread by thread as plain Python: the same as on the CPU."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

THREAD_BY_THREAD = """
import sys
from types import SimpleNamespace
import numpy as np
import orrery.cuda.device as device

row = SimpleNamespace(now=0)
zeros = lambda shape, dtype, alignment=None: np.zeros(shape, dtype)
fake = SimpleNamespace(
    jit=lambda **settings: lambda function: function,
    grid=lambda n: row.now,
    local=SimpleNamespace(array=zeros),
)
device.cuda = lambda: fake

from orrery.core.runs import rules_rows
from orrery.envs import Batch

batch = Batch(sys.argv[1], 9, seed=2)
for _ in range(14):
    batch.step(batch.random_actions())
game, ours = batch.game, batch.expand()
kernels = game.template("orrery.cuda.expansion")
boards, states = [batch.board], rules_rows(batch.rows.states)
seats, rngs = batch.seats, np.ones(batch.size, np.uint64)


def launch(kernel, n, *arguments):
    for row.now in range(n + 3):  # a grid has more threads than rows
        kernel(boards, *arguments)


counts = np.zeros(batch.size, np.int64)
launch(kernels.count, batch.size, states, rngs, seats, counts)
assert counts.tolist() == np.bincount(ours.rows, minlength=batch.size).tolist()
chosen, after = np.zeros(len(ours.rows), np.int32), np.zeros(len(ours.rows), game.dtype)
firsts = np.cumsum(counts) - counts
launch(kernels.expand, batch.size, states, rngs, seats, firsts, chosen, rules_rows(after))
assert np.array_equal(chosen, ours.actions)
assert after.tobytes() == ours.states.tobytes()
features = np.zeros((len(after), game.engine.OBSERVATION_SIZE), np.float32)
launch(kernels.observe, len(after), rules_rows(after), ours.seats, features)
assert np.array_equal(features, batch.features(ours.states, ours.seats))
print(len(after), "afterstates")
"""


@pytest.mark.parametrize("game", ["connect_four", "spacewalk"])
def test_each_thread_does_its_own_row(game: str):
    done = subprocess.run(
        [sys.executable, "-c", THREAD_BY_THREAD, game],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout.split()[0]) > 40
