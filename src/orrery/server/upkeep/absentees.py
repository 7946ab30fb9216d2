"""Those who are not who they were: sessions that ended, accounts that were deleted or renamed.

Another node may have done it, so everybody looks now and then.
"""

from __future__ import annotations

from orrery.server.access.caller import Caller
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.replies import Error
from orrery.server.storage.rows import GuestRow
from orrery.server.tables.hall import Hall

OVERLAP = 300.0  # seconds by which clocks of nodes may differ
GONE = Denied("bad_token", "you are signed out")


async def cut_off_sessions(hall: Hall) -> None:
    """End the sockets of sessions that have ended."""
    here = {caller.session.id for caller in hall.connections if caller.session is not None}
    living = await hall.accounts.sessions.living(here)
    for caller in hall.connections:
        if caller.session is not None and caller.session.id not in living:
            _shut_out(caller)


async def cut_off_tokens(hall: Hall) -> None:
    """End the streams of personal tokens that have ended."""
    here = {caller.token.id for caller in hall.connections if caller.token is not None}
    living = await hall.accounts.personal_tokens.living(here)
    for caller in hall.connections:
        if caller.token is not None and caller.token.id not in living:
            _shut_out(caller)


def cut_off_guest(hall: Hall, guest: str) -> None:
    """End all sockets of a guest who is no more."""
    for caller in hall.connections:
        if caller.guest_id == guest:
            _shut_out(caller)


def _shut_out(caller: Caller) -> None:
    if not caller.is_shut_out:
        caller.outbox.put(Error(GONE.code, GONE.text))
        caller.is_shut_out = True


async def learn_names(hall: Hall, since: float) -> None:
    """Names that came or went at other nodes, of guests that are known here."""
    changed = await hall.store.rows(GuestRow, "changed > ?", (since - OVERLAP,))
    for guest in changed:
        known = hall.guests.rows.get(guest.id)
        if known is None or known == guest:
            continue
        hall.guests.rows[guest.id] = guest
        for room in hall.rooms.values():
            if room.seats_of(guest.id):
                room.publish_table()
