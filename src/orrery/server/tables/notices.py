"""What people should hear of who are not at the table: written with what it tells, and once.

The id of a notice says what it is about (kind, table, seat, entry), so that whoever writes it
again writes nothing. Who has a socket open on the table sees it there and gets no notice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orrery.server.logbook.game import RESIGN, Entry
from orrery.server.storage.database import Write
from orrery.server.storage.notice_rows import NoticeRow, insert_once
from orrery.server.storage.rows import INVITED
from orrery.server.tables.table import Stored, Table

TURN, BEGAN, OVER, INVITATION, PROPOSED, HURRY = (
    "turn", "began", "over", "invited", "proposed", "hurry",
)  # fmt: skip
TABLE = ""  # the guest of a notice that is for the table's webhook
READ = "UPDATE notices SET read = ? WHERE guest = ? AND game = ? AND read IS NULL"


def notices_of(table: Table, entries: Sequence[Entry]) -> list[Write]:
    """What the entries of a commit make people want to know: turns, and the beginning."""
    if not table.has_begun:
        return []
    running, awaits = table.running, table.awaits
    new = awaits - table.had_to_act
    table.had_to_act = awaits
    writes = _read_by_acting(table, entries)
    if running.outcome is not None:
        return [*writes, *_of_end(table, entries)]
    if len(running.entries) == len(entries) and _are_natures(entries):
        others = {seat for seat in table.persons if seat not in new}
        writes += _notices(table, BEGAN, _absent(table, others, entries))
        writes += _for_hook(table, BEGAN, [0])
    absent = _absent(table, new, entries)
    if absent:
        planned = _planned(table)
        writes += _notices(table, TURN, [seat for seat in absent if seat not in planned])
    if table.id in table.hall.bulletin.hooked:
        writes += _for_hook(table, TURN, sorted(new))
    return writes


def invitations(stored: Stored, today: float) -> list[Write]:
    """A seat of a new table is kept for somebody."""
    row = stored.row
    kept = [seat for seat in stored.seats if seat.held not in (None, INVITED, row.host)]
    return [
        insert_once(NoticeRow(f"{INVITATION}/{row.id}/{seat.seat}", str(seat.held), INVITATION,
                              row.id, seat.seat, today))
        for seat in kept
    ]  # fmt: skip


def proposal_notices(table: Table) -> list[Write]:
    """Somebody asks those who are not there for something."""
    proposal = table.proposal
    if proposal is None:
        return []
    name = f"{PROPOSED}/{proposal.seat}/{proposal.client_id}"
    return _notices(table, name, _absent(table, proposal.needs, ()), what=proposal.what)


def turn_notice(table: Table, seat: int) -> list[Write]:
    """It is the turn of a seat whose plan has nothing to say."""
    return _notices(table, TURN, _absent(table, {seat}, ()))


def hurry_notice(table: Table, seat: int, until: float, n: int) -> list[Write]:
    """Time runs out for a seat, for the n-th time in this turn."""
    seats = _absent(table, {seat}, ())
    return _notices(table, f"{HURRY}/{n}", seats, until=until)


# Inside


def _of_end(table: Table, entries: Sequence[Entry]) -> list[Write]:
    """The game is over: everybody who played and was not there hears of it."""
    seats = {seat.seat for seat in table.seats if seat.kind == "person"}
    told = _notices(table, OVER, _absent(table, seats, entries))
    return [*told, *_for_hook(table, OVER, [0])]


def _planned(table: Table) -> set[int]:
    """The seats with a plan: what becomes of it decides whether there is anything to tell."""
    return {seat.seat for seat in table.seats if f"plan {seat.seat}" in table.secrets}


def _are_natures(entries: Sequence[Entry]) -> bool:
    """They belong to nature's dealing."""
    return all(entry.seat < 0 for entry in entries)


def _absent(table: Table, seats: Iterable[int], entries: Iterable[Entry]) -> list[int]:
    """Those of some seats whose people neither look nor have just acted."""
    absent = [seat for seat in sorted(seats) if not table.is_present(seat)]
    if not absent:
        return []
    here = {None, *_acted(table, entries)}
    return [seat for seat in absent if table.seats[seat].guest not in here]


def _acted(table: Table, entries: Iterable[Entry]) -> set[str]:
    """The people who did something themselves: not by a clock, a bot, a plan or an agreement."""
    seats, found = table.seats, set[str]()
    for entry in entries:
        if entry.client_id is not None and entry.note in (None, RESIGN):
            guest = seats[entry.seat].guest
            if guest is not None:
                found.add(guest)
    return found


def _notices(
    table: Table, name: str, seats: Iterable[int], what: str | None = None,
    until: float | None = None,
) -> list[Write]:  # fmt: skip
    kind, today = name.partition("/")[0], table.hall.clock.date()
    seq, seats = table.running.seq, list(seats)
    table.have_read -= {str(table.seats[seat].guest) for seat in seats}
    return [
        insert_once(NoticeRow(f"{name}/{table.id}/{seat}/{seq}", str(table.seats[seat].guest),
                              kind, table.id, seat, today, what, until))
        for seat in seats
    ]  # fmt: skip


def _for_hook(table: Table, kind: str, seats: Iterable[int]) -> list[Write]:
    """The same for the webhook of the table, if it has one."""
    if table.id not in table.hall.bulletin.hooked:
        return []
    seq, today = table.running.seq, table.hall.clock.date()
    return [
        insert_once(NoticeRow(f"{kind}/{table.id}/hook/{seat}/{seq}", TABLE, kind, table.id, seat,
                              today))
        for seat in seats
    ]  # fmt: skip


def _read_by_acting(table: Table, entries: Sequence[Entry]) -> list[Write]:
    """Whoever acts has seen the table: what was told of it is read."""
    guests = _acted(table, entries) - table.have_read
    if not guests:
        return []
    table.have_read |= guests
    today = table.hall.clock.date()
    return [(READ, (today, guest, table.id)) for guest in sorted(guests)]
