"""The forward pass of a network in a CUDA kernel, one row of features a thread."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.bots.network.layers import Network, Pad, new_pad, pass_forward
from orrery.cuda.device import cuda as find_cuda

N_FEATURES, N_FIRST, N_SECOND, N_OUT = 50, 64, 32, 5


def a_network(seed: int = 1) -> Network:
    """Of random weights."""
    draw = np.random.default_rng(seed).integers
    return Network(
        first=draw(-2000, 2000, (N_FEATURES, N_FIRST)).astype(np.int16),
        first_bias=draw(-9999, 9999, N_FIRST).astype(np.int32),
        second=draw(-200, 200, (N_FIRST, N_SECOND)).astype(np.int16),
        second_bias=draw(-9999, 9999, N_SECOND).astype(np.int32),
        last=draw(-200, 200, (N_SECOND, N_OUT)).astype(np.int16),
        last_bias=draw(-9999, 9999, N_OUT).astype(np.int32),
    )


def some_features(n: int, seed: int = 2) -> Any:
    """Rows of features, most of them 0."""
    random = np.random.default_rng(seed)
    amounts = random.uniform(-1.5, 1.5, (n, N_FEATURES)) * (random.random((n, N_FEATURES)) < 0.3)
    return amounts.astype(np.float32)


def logits_here(network: Network, rows: Any) -> Any:
    """The logits of each row on the CPU."""
    pad = new_pad(network)
    found = np.zeros((len(rows), N_OUT), np.int32)
    for row, features in enumerate(rows):
        pad.features[:] = features
        pass_forward(network, pad)
        found[row] = pad.logits
    return found


def kernel() -> Any:
    """The same for a GPU: features, then the six arrays of a network, then the logits."""
    cuda = find_cuda()

    @cuda.jit(cache=False)
    def judge(rows, first, first_bias, second, second_bias, last, last_bias, logits):
        row = cuda.grid(1)
        if row < rows.shape[0]:
            one = cuda.local.array(N_FIRST, np.int32)
            two = cuda.local.array(N_SECOND, np.int32)
            network = Network(first, first_bias, second, second_bias, last, last_bias)
            pass_forward(network, Pad(rows[row], one, two, logits[row]))

    return judge


def logits_there(network: Network, rows: Any) -> Any:
    """The logits of each row on the GPU."""
    logits = find_cuda().to_device(np.zeros((len(rows), N_OUT), np.int32))
    kernel()[-(-len(rows) // 64), 64](rows, *network, logits)
    return logits.copy_to_host()
