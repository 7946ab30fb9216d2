"""What the owner of a kept name may do with all of it: bring games along, take data, leave."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.server.access.tokens import new_id
from orrery.server.accounts.names import skeleton_of
from orrery.server.accounts.sessions import described
from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import carry_out_here
from orrery.server.commands.rights import need_guest
from orrery.server.notices.board import export as notices_export
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.requests import Asked, Bring, Resign, Stand
from orrery.server.storage.clubs import MemberRow
from orrery.server.storage.database import Write
from orrery.server.storage.rows import ChatRow, RatingStepRow, SeatRow, SessionRow, TableRow
from orrery.server.storage.secrets import INVITE
from orrery.server.storage.society import (
    BlockRow,
    EntrantRow,
    InvitationRow,
    LeavingRow,
    LetterRow,
    ReportRow,
)
from orrery.server.storage.store import Store
from orrery.server.tables.hall import Hall
from orrery.server.upkeep.absentees import cut_off_guest, cut_off_sessions

__all__ = ["bring_guest", "cut_off_sessions", "delete_account", "export"]

OF_GUEST = "(host = ? OR id IN (SELECT game FROM seats WHERE guest = ?))"
OVER = "IN (SELECT id FROM tables WHERE status = 'over')"
BRING = (
    f"UPDATE seats SET guest = ? WHERE guest = ? AND game {OVER}",
    "UPDATE tables SET host = ? WHERE host = ? AND status = 'over'",
    "UPDATE chat SET guest = ? WHERE guest = ?",
    "UPDATE studies SET owner = ? WHERE owner = ?",
    "UPDATE notices SET guest = ? WHERE guest = ?",
)
PASSING = ("moving", "storage", "slow_down", "no_rules")  # worth trying again: nothing is deleted


# Bringing


async def bring_guest(caller: Connection, token: str) -> int:
    """Make all tables of a guest the caller's; the guest is no more. How many tables."""
    hall, me = caller.hall, need_guest(caller)
    old = await hall.guests.by_token(token)
    rows = await hall.store.rows(TableRow, OF_GUEST, (old.id, old.id))
    for row in rows:
        if row.status != "over":
            invite = (await hall.store.secrets(row.id)).get(INVITE)
            await _carry(caller, Bring(row.id, token, invite))
    writes: list[Write] = [(sql, (me.id, old.id)) for sql in BRING]
    await hall.store.write([*writes, ("DELETE FROM guests WHERE id = ?", (old.id,))])
    _change_memory(hall, old.id, me.id)
    return len(rows)


async def _carry(caller: Connection, request: Asked) -> None:
    """Have something done where its table is; Denied says why not."""
    error = await caller.hall.nodes.carry(caller, request, carry_out_here)
    if error is not None:
        raise Denied(error.code, error.text, error.retry_ms)


def _change_memory(hall: Hall, old: str, new: str) -> None:
    """Finished tables that are in memory, as they are stored now."""
    hall.guests.rows.pop(old, None)
    for room in hall.rooms.values():
        if room.row.status == "over":
            if room.row.host == old:
                room.row.host = new
            for seat in room.seats:
                if seat.guest == old:
                    seat.guest = new


# Leaving


async def delete_account(caller: Connection, session: SessionRow, typed: str) -> None:
    """Leave every table, then forget the account: games stay, the name goes."""
    hall = caller.hall
    hall.accounts.need_change(session)
    account = await hall.accounts.need_account(session)
    if skeleton_of(typed) != account.skeleton:
        raise Denied("bad_name", "type the name of the account to delete it")
    for seat, status in await _seats_in_use(hall, account.id):
        await _leave(caller, seat, status)
    await hall.accounts.register.delete(account.id)
    _forget_in_memory(hall, account.id)
    cut_off_guest(hall, account.id)


async def _seats_in_use(hall: Hall, guest: str) -> list[tuple[SeatRow, str]]:
    seats = await hall.store.rows(SeatRow, "guest = ?", (guest,))
    where = "status <> 'over' AND id IN (SELECT game FROM seats WHERE guest = ?)"
    rows = {row.id: row.status for row in await hall.store.rows(TableRow, where, (guest,))}
    return [(seat, rows[seat.game]) for seat in seats if seat.game in rows]


async def _leave(caller: Connection, seat: SeatRow, status: str) -> None:
    """Stand up, or resign; a table that is broken is left as it is."""
    if status == "open":
        request: Asked = Stand(seat.game, seat.seat)
    else:
        request = Resign(seat.game, f"leave-{new_id()}", seat.seat)
    try:
        await _carry(caller, request)
    except Denied as denied:
        if denied.code in PASSING:
            raise


def _forget_in_memory(hall: Hall, guest: str) -> None:
    for room in hall.rooms.values():
        if any(line.guest == guest for line in room.chat):
            room.chat = [
                msgspec.structs.replace(line, name="") if line.guest == guest else line
                for line in room.chat
            ]
        if room.seats_of(guest):
            room.publish_table()


# Taking data along


async def export(hall: Hall, account: str) -> dict[str, Any]:
    """All that is stored of an account, without secrets."""
    store, register = hall.store, hall.accounts.register
    row = await register.by_id(account)
    guest = await hall.guests.by_id(account)
    assert row is not None
    assert guest is not None
    ways = [{"kind": way.kind, "label": way.label, "created": way.created, "used": way.used}
            for way in await register.credentials(account)]  # fmt: skip
    tables = await store.rows(TableRow, OF_GUEST, (account, account))
    seats = await store.rows(SeatRow, "guest = ?", (account,))
    steps = await store.rows(RatingStepRow, "guest = ? ORDER BY scope, n", (account,))
    chat = await store.rows(ChatRow, "guest = ? ORDER BY game, n", (account,))
    return {
        "name": row.name,
        "id": row.id,
        "created": row.created,
        "last_visit": guest.seen,
        "shows": row.shows.split(),
        "mail": None if row.mail is None else store.vault.open(row.mail, "e-mail"),
        "ways": ways,
        "sessions": [described(one) for one in await hall.accounts.sessions.of(account)],
        "personal_tokens": [
            {
                "label": one.label,
                "scopes": one.scopes.split(),
                "created": one.created,
                "expires": one.expires,
                "used": one.used,
            }
            for one in await hall.accounts.personal_tokens.of(account)
        ],
        "bot_since": guest.bot,
        "tables": [_table(one, [s.seat for s in seats if s.game == one.id]) for one in tables],
        "chat": [{"table": one.game, "at": one.at, "text": one.text} for one in chat],
        "ratings": [msgspec.to_builtins(one) for one in steps],
        **await _conduct(store, account),
        **await notices_export(store, account),
    }


async def _conduct(store: Store, account: str) -> dict[str, Any]:
    """Blocks, own reports, letters, leavings, invitations, entries into tournaments, clubs."""
    kinds: dict[str, tuple[type[Any], str]] = {
        "blocks": (BlockRow, "guest"), "reports": (ReportRow, "reporter"),
        "letters": (LetterRow, "guest"), "leavings": (LeavingRow, "guest"),
        "invitations": (InvitationRow, "guest"), "tournaments": (EntrantRow, "guest"),
        "clubs": (MemberRow, "guest"),
    }  # fmt: skip
    return {
        name: [msgspec.to_builtins(row) for row in await store.rows(kind, f"{key} = ?", (account,))]
        for name, (kind, key) in kinds.items()
    }


def _table(row: TableRow, seats: list[int]) -> dict[str, Any]:
    result = None if row.result is None else msgspec.json.decode(row.result)
    return {"id": row.id, "game": row.game, "options": msgspec.json.decode(row.options),
            "status": row.status, "created": row.created, "ended": row.ended,
            "result": result, "your_seats": seats}  # fmt: skip
