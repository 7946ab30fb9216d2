"""Rows that are brought from a GPU: the kernel, thread by thread, where no GPU is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from orrery.cuda import gathering


class Array(np.ndarray):
    """An array of a GPU that is not there."""

    def copy_to_host(self) -> np.ndarray:
        return np.array(self)


class OneByOne:
    """What a kernel asks of `numba.cuda`; the threads of a launch run one after the other."""

    def __init__(self) -> None:
        self.place = self.n_threads = 0

    def jit(self, cache: bool) -> Callable[[Any], Any]:
        return lambda kernel: _Launches(self, kernel)

    def grid(self, n_dimensions: int) -> int:
        return self.place

    def gridsize(self, n_dimensions: int) -> int:
        return self.n_threads

    def to_device(self, array: np.ndarray) -> Array:
        return np.array(array).view(Array)

    def device_array(self, shape: Any, dtype: Any) -> Array:
        return np.full(shape, -1, dtype).view(Array)


class _Launches:
    def __init__(self, gpu: OneByOne, kernel: Any) -> None:
        self.gpu, self.kernel = gpu, kernel

    def __getitem__(self, grid: tuple[int, int]) -> Any:
        def launch(*arguments: Any) -> None:
            self.gpu.n_threads = grid[0] * grid[1]
            for place in range(self.gpu.n_threads):
                self.gpu.place = place
                self.kernel(*arguments)

        return launch


@pytest.mark.parametrize("rows", [[1, 5, 7, 11], [3], [], list(range(12))])
@pytest.mark.parametrize("most_blocks", [2, 100])
def test_the_rows_that_were_asked_for_come(
    monkeypatch: pytest.MonkeyPatch, rows: list[int], most_blocks: int
):
    """Also where there are fewer threads than numbers, and more."""
    gpu = OneByOne()
    monkeypatch.setattr(gathering, "cuda", lambda: gpu)
    monkeypatch.setattr(gathering, "THREADS", 4)
    monkeypatch.setattr(gathering, "MOST_BLOCKS", most_blocks)
    gathering.gather_kernel.cache_clear()
    features = np.arange(60, dtype=np.int16).reshape(12, 5)
    found = gathering.gathered(gpu.to_device(features), np.array(rows, np.intp))
    gathering.gather_kernel.cache_clear()
    assert found.dtype == features.dtype
    assert np.array_equal(found, features[rows])
