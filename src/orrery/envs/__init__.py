"""Environments for learning: thousands of games at once, and the shapes other libraries expect.

    Batch                     many games as arrays, on CPU threads or on a GPU

Only numpy is needed for `Batch` on the CPU; the other modules need an extra each.
"""

from orrery.envs.batch import Batch

__all__ = ["Batch"]
