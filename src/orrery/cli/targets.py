"""Files that a command writes when its work is done: what is wrong with them is said before."""

from __future__ import annotations

from pathlib import Path

from orrery.core.errors import BadInput


def need_target(name: str | None) -> None:
    """BadInput where a file cannot be written because of its name."""
    if not name:
        return
    file = Path(name)
    if file.is_dir():
        raise BadInput(f"cannot write {name}: it is a folder")
    if not file.parent.is_dir():
        raise BadInput(f"cannot write {name}: there is no folder {file.parent}")
