"""`orrery bench envs`: what is chosen, and what is compared with what."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def envs(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import envs

    return envs


def test_any_legal_action_is_chosen_and_no_other(envs: Any):
    masks = np.tile(np.array([[0, 1, 0, 1, 1]], np.int8), (3000, 1))
    chosen = envs.random_legal(masks, np.random.default_rng(1))
    counts = np.bincount(chosen, minlength=5)
    assert counts[[0, 2]].tolist() == [0, 0]
    assert counts[[1, 3, 4]].min() > 800


def test_a_peer_is_compared_with_what_of_ours_is_used_alike(envs: Any):
    entries = [
        envs.Rate("orrery_batch", 600.0, 1.0, ""),
        envs.Rate("orrery_pettingzoo", 3.0, 1.0, ""),
        envs.Rate("pgx", 200.0, 1.0, ""),
        envs.Rate("pettingzoo", 2.0, 1.0, ""),
        envs.Missing("pufferlib", "no wheel"),
    ]
    assert envs.ratios(entries) == {"pgx": 3.0, "pettingzoo": 1.5}
    told = envs.table(entries)
    assert "3 x as fast" in told
    assert "no wheel" in told


@pytest.mark.long
def test_the_command_measures_ours():
    command = [sys.executable, "-m", "orrery", "bench", "envs", "--no-peers", "--seconds", "0.1"]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)
    entries = json.loads(done.stdout)["entries"]
    assert [entry["name"].split("_")[0] for entry in entries] == ["orrery"] * 4
    assert all(entry["moves_per_second"] > 100 for entry in entries)
