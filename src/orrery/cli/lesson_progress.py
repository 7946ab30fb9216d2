"""How far somebody at this computer has come in the lessons: one small file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from orrery.core.errors import BadInput, trouble


class ProgressFile:
    """`lessons.json` in the folder for such things (XDG_STATE_HOME)."""

    def __init__(self, path: Path | None = None) -> None:
        """The file need not be there."""
        home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
        self.path = path or Path(home) / "orrery" / "lessons.json"
        self._kept = self._read()

    def done(self, game: str) -> list[str]:
        """The ids of the steps that are done."""
        return list(self._kept.get(game, {}).get("done", []))

    def place(self, game: str) -> tuple[str, int, str] | None:
        """Lesson, step and position with which to go on."""
        at = self._kept.get(game, {}).get("at")
        return (at[0], at[1], at[2]) if at else None

    def keep(self, game: str, done: list[str], at: tuple[str, int, str] | None) -> None:
        """Write it down; whatever happens to us, the file is whole."""
        self._kept[game] = {"done": done, "at": at}
        part = self.path.with_suffix(".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(self._kept, indent=1), "utf-8")
            part.replace(self.path)
        except OSError as error:
            raise BadInput(f"cannot keep your progress in {self.path}: {error.strerror}") from None

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            said = f"{self.path} cannot be read ({trouble(error)}): mend or remove it"
            raise BadInput(said) from None
        return found if isinstance(found, dict) else {}
