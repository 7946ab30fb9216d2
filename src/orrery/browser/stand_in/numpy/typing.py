"""Names for annotations."""

from orrery.browser.stand_in.numpy.arrays import ndarray

NDArray = ndarray
