"""What needs the others: taking back across seats, a draw, abandoning the game."""

from __future__ import annotations

from orrery.server.commands.frame import Here, When, Who, command
from orrery.server.logbook.game import DRAW, UNDO
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.requests import Answer, Propose
from orrery.server.tables.notices import proposal_notices
from orrery.server.tables.proposals import Proposal
from orrery.server.tables.room import Room
from orrery.server.views.taking_back import seats_undone, undo_target


@command(Propose, Who.SEAT, When.RUNNING, has_id=True)
async def propose(at: Here, asked: Propose) -> None:
    """Ask for an undo, a draw or the end; done at once when nobody else has a say."""
    room, seat = at.room, at.seat
    if seat in room.running.out:
        raise Denied("not_now", "you have resigned")
    if asked.what == UNDO and room.row.rated is not None:
        raise Denied("not_now", "at a rated table nothing is taken back")
    needs = _needs(room, seat, asked.what)
    room.proposal = Proposal(asked.what, seat, asked.id, needs)
    at.done()
    if not await _carry_out(room):
        room.publish_table()
        await room.tell_absent(proposal_notices(room))


def _needs(room: Room, seat: int, what: str) -> set[int]:
    """The seats of other people who must agree; hot-seat neighbours need not be asked."""
    own = set(room.seats_of(room.seats[seat].guest))
    others = room.persons - own
    if what == UNDO:
        return others & seats_undone(room.running, undo_target(room.running, seat))
    if what == DRAW and any(s.kind == "bot" for s in room.seats):
        raise Denied("not_now", "bots never agree to a draw")
    return others


@command(Answer, Who.PLAYER, When.RUNNING)
async def answer(at: Here, asked: Answer) -> None:
    """Agree or decline."""
    room, proposal = at.room, at.room.proposal
    if proposal is None or at.seat not in proposal.needs:
        raise Denied("not_now", "nobody has asked you")
    if asked.yes:
        proposal.agreed |= set(room.seats_of(at.caller.guest_id)) & proposal.needs
    else:
        room.proposal = None
    at.done()
    if not await _carry_out(room):
        room.publish_table()


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
