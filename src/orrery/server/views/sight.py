"""Who may see a table, and through whose eyes. The one place where this is decided.

Nobody keeps the answer: it is asked again at every send, so that whoever loses a seat loses its
hidden cards with it. A watcher is remembered with what was asked for, never with what was granted.
"""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.contract import SPECTATOR
from orrery.server.storage.rows import SeatRow, TableRow


def may_see(row: TableRow, seats: Sequence[SeatRow], guest: str | None, is_invited: bool) -> bool:
    """Anyone a public table; a private one its host, its players and holders of the invitation."""
    if not row.is_private or is_invited:
        return True
    return guest is not None and (guest == row.host or any(s.guest == guest for s in seats))


def viewer_of(
    row: TableRow, seats: Sequence[SeatRow], guest: str | None, is_invited: bool, wanted: int
) -> int | None:
    """The seat that was asked for while it is the guest's, else SPECTATOR; None: nothing."""
    if row.is_private and not may_see(row, seats, guest, is_invited):
        return None
    if guest is not None and 0 <= wanted < len(seats) and seats[wanted].guest == guest:
        return wanted
    return SPECTATOR
