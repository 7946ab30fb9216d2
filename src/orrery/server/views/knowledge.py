"""What a seat may know, as records for those who think for it: bots and hints."""

from __future__ import annotations

from typing import Any

from orrery.bots.deeds import deeds_at
from orrery.core.records import bytes_of, record_from
from orrery.server.logbook.game import Running


def state_known(running: Running, seat: int) -> bytes:
    """The position as a seat may know it."""
    return bytes_of(running.sights.known(seat))


def known_from(running: Running, state: bytes, viewer: int) -> Any:
    """A position that was to be told to one seat, as far as another viewer may know it, too."""
    game = running.game
    return game.hidden(running.table.board, record_from(game.dtype, state), viewer)


def deeds_known(running: Running, seat: int) -> list[tuple[bytes, int, int]]:
    """What was done so far: (position as the seat could know it, who acted, the action)."""
    table = running.table
    return [
        (bytes_of(table.game.hidden(table.board, deed.state, seat)), deed.seat, deed.action)
        for deed in deeds_at(table)
    ]
