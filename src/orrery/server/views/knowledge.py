"""What a seat may know, as records for those who think for it: bots and hints."""

from __future__ import annotations

from orrery.bots.deeds import deeds_at
from orrery.core.records import bytes_of
from orrery.server.logbook.game import Running


def state_known(running: Running, seat: int) -> bytes:
    """The position as a seat may know it."""
    return bytes_of(running.sights.known(seat))


def deeds_known(running: Running, seat: int) -> list[tuple[bytes, int, int]]:
    """What was done so far: (position as the seat could know it, who acted, the action)."""
    table = running.table
    return [
        (bytes_of(table.game.hidden(table.board, deed.state, seat)), deed.seat, deed.action)
        for deed in deeds_at(table)
    ]
