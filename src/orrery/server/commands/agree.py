"""What needs the others: taking back across seats, a draw, abandoning the game."""

from __future__ import annotations

from orrery.server.commands.rights import at_table, need_running, need_seat
from orrery.server.logbook.game import DRAW, UNDO
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.messages import Ack, Answer, Done, Propose
from orrery.server.tables.proposals import Proposal
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.views.taking_back import seats_undone, undo_target


async def propose(connection: Connection, asked: Propose) -> None:
    """Ask for an undo, a draw or the end; done at once when nobody else has a say."""
    async with at_table(connection, asked.game) as room:
        seat = need_seat(connection, room, asked.seat)
        known = room.running.known(seat, asked.id)
        if known is not None:
            room.audience.answer(connection, Ack(room.id, seat, asked.id, known.seq))
            return
        need_running(room)
        if seat in room.running.out:
            raise Denied("not_now", "you have resigned")
        needs = _needs(room, seat, asked.what)
        room.proposal = Proposal(asked.what, seat, asked.id, needs)
        connection.outbox.put(Done("propose", room.id))
        if not await _carry_out(room):
            room.publish_table()


def _needs(room: Room, seat: int, what: str) -> set[int]:
    """The seats of other people who must agree; hot-seat neighbours need not be asked."""
    own = set(room.seats_of(room.seats[seat].guest))
    others = room.persons - own
    if what == UNDO:
        return others & seats_undone(room.running, undo_target(room.running, seat))
    if what == DRAW and any(s.kind == "bot" for s in room.seats):
        raise Denied("not_now", "bots never agree to a draw")
    return others


async def answer(connection: Connection, asked: Answer) -> None:
    """Agree or decline."""
    async with at_table(connection, asked.game) as room:
        held = set(room.seats_of(connection.guest_id))
        seat = need_seat(connection, room, asked.seat if asked.seat is not None else _any(held))
        need_running(room)
        proposal = room.proposal
        if proposal is None or seat not in proposal.needs:
            raise Denied("not_now", "nobody has asked you")
        if asked.yes:
            proposal.agreed |= held & proposal.needs
        else:
            room.proposal = None
        connection.outbox.put(Done("answer", room.id))
        if not await _carry_out(room):
            room.publish_table()


def _any(held: set[int]) -> int | None:
    return min(held) if held else None


async def _carry_out(room: Room) -> bool:
    """Do what everyone has agreed to; False while somebody has not."""
    proposal = room.proposal
    if proposal is None or proposal.needs - proposal.agreed:
        return False
    words = proposal.what
    if words == UNDO:
        words = f"{UNDO} {undo_target(room.running, proposal.seat)}"
    entry = room.running.note(proposal.seat, words, proposal.client_id)
    await room.commit([entry])
    room.publish(entry.seq - 1)
    return True
