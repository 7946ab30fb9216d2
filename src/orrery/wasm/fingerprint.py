"""Which sources a module was made from, and what it offers."""

from __future__ import annotations

import hashlib
from pathlib import Path

from orrery.core.rule import source_folders

EXPORTS = (
    "setup", "chance_due", "fill_chance", "may_act", "fill_actions", "why_not", "apply", "is_over",
    "score", "is_winner", "hide", "observe", "playout", "play_many",
)  # fmt: skip
"""The functions of a module's rules, in the template `exports`."""

SEARCH_EXPORTS = ("think",)
"""And of its search, in the template `search`."""

ALL_EXPORTS = (*EXPORTS, *SEARCH_EXPORTS)


def fingerprint(package: str) -> str:
    """A hash of every source that a module of a game may contain; the same on every machine."""
    digest = hashlib.sha256()
    for folder in (*source_folders(package), Path(__file__).parent):
        for source in sorted(folder.rglob("*.py")):
            content = source.read_bytes()
            digest.update(f"{source.relative_to(folder).as_posix()} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()
