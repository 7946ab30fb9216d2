"""The rules inside CUDA kernels: compiled everywhere, compared with the CPU where a GPU is."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import orrery
from orrery.core.registry import find_game, game_ids
from orrery.core.runs import random_games, seeds_for
from orrery.cuda import device
from orrery.cuda.tuning import tuning_of
from orrery.envs import Batch

SOURCES = Path(orrery.__file__).parent


def has_gpu() -> bool:
    try:
        device.require_gpu()
    except orrery.BadInput:
        return False
    return True


LONGEST_PTX = 1_200_000  # with loops unrolled Astron alone is longer, and compiles for a minute

needs_gpu = pytest.mark.skipif(not has_gpu(), reason="no GPU")


@functools.cache
def ptx_of(game: str) -> str:
    """Both kernels, in a process of their own: Numba is told of a GPU that is not there."""
    code = (
        "from orrery.cuda.ptx import expansion_ptx, playout_ptx; "
        "from orrery.core.registry import find_game; "
        f"print(playout_ptx(find_game({game!r})), {MARK!r}, expansion_ptx(find_game({game!r})))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


MARK = "// afterstates"


@pytest.mark.parametrize("game", game_ids())
def test_the_rules_compile_to_ptx(game: str):
    pytest.importorskip("numba_cuda")
    text = ptx_of(game).partition(MARK)[0]
    assert ".target sm_90" in text
    assert re.search(r"\.entry \S*play_out", text)
    assert len(text) < LONGEST_PTX


SMALL = ("spacewalk", "connect_four")


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game in SMALL else pytest.mark.long) for game in game_ids()],
)
def test_afterstates_compile_to_ptx(game: str):
    pytest.importorskip("numba_cuda")
    assert re.search(r"\.entry \S*expand", ptx_of(game).partition(MARK)[2])


def test_positions_lie_in_a_threads_own_memory_only_where_that_was_measured():
    """nvJitLink can make wrong code of it: docs/decisions/cuda-local-positions.md."""
    assert not tuning_of("a game nobody has measured").is_local
    assert not tuning_of("astroplane").is_local


IMPORTS = re.compile(
    r"^\s*(from numba import .*\bcuda\b|import numba\.cuda|from numba\.cuda)", re.MULTILINE
)


def test_only_the_package_cuda_imports_numba_cuda():
    found = {
        source.relative_to(SOURCES).parts[0]
        for source in SOURCES.rglob("*.py")
        if IMPORTS.search(source.read_text("utf-8"))
    }
    assert found == {"cuda"}


@pytest.mark.skipif(has_gpu(), reason="there is a GPU")
def test_without_a_gpu_a_batch_there_is_refused_with_a_sentence():
    with pytest.raises(orrery.BadInput, match="CUDA"):
        Batch("spacewalk", 2, device="cuda")


@needs_gpu
@pytest.mark.parametrize("game", game_ids())
def test_whole_random_games_are_those_of_the_cpu(game: str):
    from orrery.cuda.rows import CudaRows

    found = find_game(game)
    values = found.meta.read_options(None, {})
    board = found.load_board(found.default_board(values))
    there = CudaRows(found, board, values, 300).play_out(7)
    here = random_games(found, board, values, seeds_for(7, 0, 300))
    assert np.array_equal(there.lengths, here.lengths)
    assert np.array_equal(there.scores, here.scores)
    assert np.array_equal(there.wins, here.wins)


@needs_gpu
@pytest.mark.parametrize("game", game_ids())
def test_a_batch_is_byte_for_byte_that_of_the_cpu(game: str):
    here, there = (Batch(game, 256, seed=3, device=where) for where in ("cpu", "cuda"))
    host = there.rows.to_host
    for _ in range(60):
        chosen, also = here.random_actions().copy(), there.random_actions()
        assert np.array_equal(chosen, host(also))
        assert np.array_equal(here.masks, host(there.masks))
        assert np.array_equal(here.observations, host(there.observations))
        here.step(chosen)
        there.step(also)
        assert np.array_equal(here.outcomes, host(there.outcomes))
        assert np.array_equal(here.rewards, host(there.rewards))
    assert here.rows.states.tobytes() == host(there.rows.states).tobytes()


@needs_gpu
@pytest.mark.parametrize("game", game_ids())
def test_afterstates_are_byte_for_byte_those_of_the_cpu(game: str):
    here, there = (Batch(game, 200, seed=3, device=where) for where in ("cpu", "cuda"))
    host = there.rows.to_host
    for _ in range(15):
        for batch in (here, there):
            batch.step(batch.random_actions())
    ours, theirs = here.expand(), there.expand()
    for name in ("rows", "seats", "actions"):
        assert np.array_equal(getattr(ours, name), host(getattr(theirs, name)))
    assert ours.states.tobytes() == host(theirs.states).tobytes()
    features = here.features(ours.states, ours.seats)
    assert np.array_equal(features, host(there.features(theirs.states, theirs.seats)))


@needs_gpu
def test_a_part_of_a_batch_has_the_games_of_the_whole():
    whole, part = (
        Batch("spacewalk", 8, device="cuda"),
        Batch("spacewalk", 3, device="cuda", first=5),
    )
    assert whole.rows.to_host(whole.rows.states)[5:].tobytes() == (
        part.rows.to_host(part.rows.states).tobytes()
    )
