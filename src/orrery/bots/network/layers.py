"""The forward pass: whole numbers only, so that every target finds the same last bit.

Features, weights and sums are fixed-point numbers, `ONE` of each kind being 1.0. Activations end
at 0 and at `FULL` (a clipped ReLU). Only features that are not 0 touch the first layer, where most
of the weights are.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from orrery.core.rule import rule

Int16s = npt.NDArray[np.int16]
Int32s = npt.NDArray[np.int32]

FEATURE_ONE = 64  # of a feature, rounded to the nearest part
MOST_FEATURE = 255  # about 4.0; larger amounts are cut
FIRST_ONE = 1024  # of a weight of the first layer
ONE = 256  # of other weights, and of activations
FIRST_SHIFT = 8  # from FEATURE_ONE * FIRST_ONE to ONE
SHIFT = 8  # from ONE * ONE to ONE
FULL = 1023  # the largest activation, about 4.0
LOGIT_ONE = ONE * ONE


class Network(NamedTuple):
    """The weights. The last layer has an output for each seat, counted from the viewer."""

    first: Int16s  # [feature, unit]
    first_bias: Int32s
    second: Int16s  # [unit of the first layer, unit]
    second_bias: Int32s
    last: Int16s  # [unit of the second layer, place]
    last_bias: Int32s


class Pad(NamedTuple):
    """Scratch memory of a forward pass, one set a thread."""

    features: npt.NDArray[np.float32]
    first: Int32s
    second: Int32s
    logits: Int32s  # the result, [place], LOGIT_ONE is 1.0


def no_network() -> Network:
    """Of no use, but of the right types."""
    return Network(
        first=np.zeros((0, 0), np.int16), first_bias=np.zeros(0, np.int32),
        second=np.zeros((0, 0), np.int16), second_bias=np.zeros(0, np.int32),
        last=np.zeros((0, 0), np.int16), last_bias=np.zeros(0, np.int32),
    )  # fmt: skip


def new_pad(network: Network) -> Pad:
    """Scratch memory for a network."""
    return Pad(
        features=np.zeros(len(network.first), np.float32),
        first=np.zeros(len(network.first_bias), np.int32),
        second=np.zeros(len(network.second_bias), np.int32),
        logits=np.zeros(len(network.last_bias), np.int32),
    )


@rule
def pass_forward(network: Network, pad: Pad) -> None:
    """From `pad.features` to `pad.logits`."""
    add_features(network, pad)
    clip(pad.first, FIRST_SHIFT)
    add_layer(pad.first, network.second, network.second_bias, pad.second)
    clip(pad.second, SHIFT)
    add_layer(pad.second, network.last, network.last_bias, pad.logits)


@rule
def add_features(network: Network, pad: Pad) -> None:
    """The sums of the first layer; a feature of 0 costs one comparison."""
    n_units = pad.first.shape[0]
    for unit in range(n_units):
        pad.first[unit] = network.first_bias[unit]
    for feature in range(pad.features.shape[0]):
        if pad.features[feature] != 0.0:
            amount = whole(float(pad.features[feature]))
            for unit in range(n_units):
                pad.first[unit] += amount * int(network.first[feature, unit])


@rule
def whole(x: float) -> int:
    """The nearest part of FEATURE_ONE; `int` cuts towards 0, so it meets positive numbers only."""
    near = max(-MOST_FEATURE * 1.0, min(MOST_FEATURE * 1.0, x * FEATURE_ONE))
    return int(near + (MOST_FEATURE + 0.5)) - MOST_FEATURE


@rule
def clip(sums: Int32s, shift: int) -> None:
    """From sums to activations."""
    for unit in range(sums.shape[0]):
        sums[unit] = max(0, min(FULL, int(sums[unit]) >> shift))


@rule
def add_layer(inputs: Int32s, weights: Any, bias: Int32s, sums: Int32s) -> None:
    """The sums of a layer behind the first; inputs of 0, which are many, cost nothing."""
    for unit in range(sums.shape[0]):
        sums[unit] = bias[unit]
    for index in range(inputs.shape[0]):
        amount = int(inputs[index])
        if amount != 0:
            for unit in range(sums.shape[0]):
                sums[unit] += amount * int(weights[index, unit])
