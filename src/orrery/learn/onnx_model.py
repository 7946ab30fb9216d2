"""A network as an ONNX model, for whoever does not run our search.

The model takes features, as `Game.observe` writes them, [n, features] of float32, and answers with
logits [n, place] of float32: places are seats counted from the viewer. It adds, multiplies and cuts
the same whole numbers as the rules do, so both say the same to the last bit. What a game's own
evaluation gives each seat is multiplied by e to its logit (`bots.network.judgement`).

What the features mean and how the network was made stand in the model's metadata.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from orrery.bots.network.fingerprint import features_of
from orrery.bots.network.layers import (
    FEATURE_ONE,
    FIRST_SHIFT,
    FULL,
    LOGIT_ONE,
    MOST_FEATURE,
    SHIFT,
    Network,
)
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.envs.observations.schema import schema_of

OPSET = 17
IR_VERSION = 8  # what readers of that opset know
MEANING = (
    "logits [n, place]: the chance that the game's own evaluation gives a seat is multiplied by e"
    " to its logit; place 0 is the viewer's, who is the first seat that may act"
)


def model_of(game: Game, network: Network, how: dict[str, Any]) -> Any:
    """The model; BadInput where onnx is not installed."""
    helper = _onnx().helper
    steps = Steps(helper)
    x = _whole_features(steps)
    x = _layer(steps, x, network.first, network.first_bias, FIRST_SHIFT)
    x = _layer(steps, x, network.second, network.second_bias, SHIFT)
    sums = _sums(steps, x, network.last, network.last_bias)
    steps.add("Div", steps.cast(sums, np.float32), np.float32(LOGIT_ONE), name="logits")
    kinds = _onnx().TensorProto
    graph = helper.make_graph(
        steps.nodes,
        game.meta.id,
        [helper.make_tensor_value_info("features", kinds.FLOAT, ["n", len(network.first)])],
        [helper.make_tensor_value_info("logits", kinds.FLOAT, ["n", len(network.last_bias)])],
        steps.constants,
        doc_string=MEANING,
    )
    made = helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="orrery"
    )
    made.ir_version = IR_VERSION
    helper.set_model_props(made, _told(game, how))
    return made


class Steps:
    """The nodes of a graph, one after the other, and their constants."""

    def __init__(self, helper: Any) -> None:
        """Nothing yet."""
        self._helper = helper
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def add(self, kind: str, *inputs: Any, name: str = "", **attributes: Any) -> str:
        """Add a node; arrays and numbers among its inputs become constants. What it gives."""
        name = name or f"step_{len(self.nodes)}"
        names = [one if isinstance(one, str) else self._constant(one) for one in inputs]
        self.nodes.append(self._helper.make_node(kind, names, [name], **attributes))
        return name

    def cast(self, source: str, kind: Any) -> str:
        """The same numbers of another kind."""
        to = self._helper.np_dtype_to_tensor_dtype(np.dtype(kind))
        return self.add("Cast", source, to=to)

    def _constant(self, value: Any) -> str:
        name = f"constant_{len(self.constants)}"
        self.constants.append(_onnx().numpy_helper.from_array(np.asarray(value), name))
        return name


def _whole_features(steps: Steps) -> str:
    """Features in whole parts of FEATURE_ONE, as `layers.whole` rounds them."""
    most = np.float64(MOST_FEATURE)
    near = steps.add("Mul", steps.cast("features", np.float64), np.float64(FEATURE_ONE))
    near = steps.add("Clip", near, -most, most)
    up = steps.cast(steps.add("Add", near, most + 0.5), np.int32)  # positive: cut, not rounded
    return steps.add("Sub", up, np.int32(MOST_FEATURE))


def _layer(steps: Steps, x: str, weights: Any, bias: Any, shift: int) -> str:
    """Activations; below 0, where a shift and a division differ, they are cut anyway."""
    parts = steps.add("Div", _sums(steps, x, weights, bias), np.int32(1 << shift))
    return steps.add("Clip", parts, np.int32(0), np.int32(FULL))


def _sums(steps: Steps, x: str, weights: Any, bias: Any) -> str:
    product = steps.add("MatMul", x, weights.astype(np.int32))
    return steps.add("Add", product, bias.astype(np.int32))


def _told(game: Game, how: dict[str, Any]) -> dict[str, str]:
    """What the model says of itself."""
    fields = [
        {"name": one.name, "shape": one.shape, "axes": [axis.name for axis in one.axes],
         "offset": one.offset, "strides": one.strides, "kind": one.kind, "per": one.per,
         "plus": one.plus}
        for one in schema_of(game.meta.id).fields
    ]  # fmt: skip
    return {
        "game": game.meta.id,
        "rules": str(game.meta.rules_version),
        "features": features_of(game),
        "observation": json.dumps(fields),
        "how": json.dumps(how),
    }


def _onnx() -> Any:
    try:
        import onnx
        import onnx.helper
        import onnx.numpy_helper
    except ImportError:
        raise BadInput("this needs onnx: pip install 'orrery[onnx]'") from None
    return onnx
