"""A network on a GPU: the forward pass compiles everywhere and finds the same whole numbers."""

from __future__ import annotations

import numpy as np
import pytest
from forward_kernel import a_network, kernel, logits_here, logits_there, some_features
from test_cuda import needs_gpu

from orrery.cuda.device import cuda
from orrery.cuda.ptx import HOPPER, pretended_gpu


def test_the_forward_pass_compiles_to_ptx():
    pytest.importorskip("numba_cuda")
    from numba import types

    weights = [types.int16[:, ::1], types.int32[::1]] * 3
    signature = (types.float32[:, ::1], *weights, types.int32[:, ::1])
    with pretended_gpu():
        text, _ = cuda().compile_ptx(kernel().py_func, signature, cc=HOPPER)
    assert ".target sm_90" in text


@needs_gpu
def test_a_gpu_finds_the_logits_of_the_cpu():
    network, rows = a_network(), some_features(1000)
    there, here = logits_there(network, rows), logits_here(network, rows)
    assert np.array_equal(there, here)
    assert len(np.unique(here)) > 1000
