"""From where a table is seen. `views.sight` decides it; `seal` holds every reply against it."""

from __future__ import annotations

from msgspec import Struct

from orrery.core.contract import SPECTATOR


class Sight(Struct, frozen=True):
    """A table, and the seat (or SPECTATOR) through whose eyes somebody may see it now."""

    table: str
    viewer: int

    @property
    def seat(self) -> int | None:
        """The seat as messages say it: None is a spectator."""
        return None if self.viewer == SPECTATOR else self.viewer
