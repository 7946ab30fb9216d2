"""Who watches that the server comes round: nobody, unless `upkeep.hangs` does."""

from __future__ import annotations


class NoVigil:
    """Nobody watches: tests, and servers inside a page."""

    seconds = 0.0
    table = ""
    """That was looked at last."""

    def look_at(self, table: str) -> None:
        """The game of a table is looked at."""
        self.table = table

    def begin(self) -> None:
        """Nothing to begin."""

    def renew(self) -> None:
        """Nothing to renew."""

    def end(self) -> None:
        """Nothing to end."""

    def left_by(self) -> list[str]:
        """Nothing is known of earlier lives."""
        return []
