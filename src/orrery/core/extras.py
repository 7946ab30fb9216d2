"""Libraries that come with an extra of the package (`pip install 'orrery[lab]'`)."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from orrery.core.errors import BadInput

NO_PYARROW = "Parquet files need pyarrow: pip install 'orrery[lab]'"


def extra(missing: str, library: str, *parts: str) -> Any:
    """A library, once the modules that go with it are imported; BadInput says what is `missing`."""
    try:
        for part in parts:
            import_module(part)
        return import_module(library)
    except ImportError:
        raise BadInput(missing) from None


def pyarrow() -> Any:
    """pyarrow with its module for Parquet."""
    return extra(NO_PYARROW, "pyarrow", "pyarrow.parquet")
