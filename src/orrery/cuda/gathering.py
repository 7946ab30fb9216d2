"""Some rows of an array on a GPU, brought to the host; the others stay where they are.

A generation of self-play keeps a fifth of its positions, and the features of all rows would be a
gigabyte at every step.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.cuda.device import cuda

THREADS = 128
MOST_BLOCKS = 4096


@functools.cache
def gather_kernel() -> Any:
    """The kernel that lays some rows one behind the other."""
    of_gpu = cuda()

    @of_gpu.jit(cache=False)  # type: ignore[untyped-decorator]
    def gather(array: Any, rows: Any, found: Any) -> None:
        """A thread copies one number after the other."""
        width = found.shape[1]
        place = of_gpu.grid(1)
        while place < found.size:
            row = place // width
            column = place - row * width
            found[row, column] = array[rows[row], column]
            place += of_gpu.gridsize(1)

    return gather


def gathered(array: Any, rows: npt.NDArray[np.intp]) -> Any:
    """These rows of an array with rows and columns."""
    of_gpu, shape = cuda(), (len(rows), array.shape[1])
    if not len(rows):
        return np.zeros(shape, array.dtype)
    found = of_gpu.device_array(shape, array.dtype)
    n_blocks = min(MOST_BLOCKS, -(-shape[0] * shape[1] // THREADS))
    gather_kernel()[n_blocks, THREADS](array, of_gpu.to_device(rows), found)
    return found.copy_to_host()
