"""Arrays of a batch as other libraries see them, without a copy.

numpy's arrays speak DLPack, and so do those of a GPU once torch or CuPy has looked at them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np


def to_torch(array: Any) -> Any:
    """A tensor over the same memory, on the same device."""
    torch: Any = import_module("torch")
    if isinstance(array, np.ndarray):
        return torch.from_numpy(array)
    return torch.as_tensor(array, device="cuda")


def to_jax(array: Any) -> Any:
    """An array of JAX over the same memory. JAX takes it for granted that nobody changes it:
    look at it before the next step of the batch."""
    jax_numpy: Any = import_module("jax.numpy")
    if isinstance(array, np.ndarray):
        return jax_numpy.from_dlpack(array)
    return jax_numpy.from_dlpack(to_torch(array))
