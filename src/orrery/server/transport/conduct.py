"""The endpoints of conduct and invitations: what waits for one, blocks, reports, moderation."""

from __future__ import annotations

from orrery.server.accounts.names import skeleton_of
from orrery.server.commands.frame import Who
from orrery.server.commands.invitations import answer, invite, waiting
from orrery.server.commands.rights import need_guest
from orrery.server.conduct.reports import CLUB
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.conduct import (
    BlockedSeen,
    DeskSeen,
    InvitationAnswer,
    InvitationOrder,
    LetterPutAway,
    ModerationSeen,
    Person,
    ReportOrder,
    SeatOffered,
    Verdict,
)
from orrery.server.transport.codes import code_picture
from orrery.server.transport.http import Call, Endpoint
from orrery.server.upkeep.bans import cut_off

DONE = dict[str, bool]
BLOCKED = """SELECT b.blocked, g.name, b.at FROM blocks b JOIN guests g ON g.id = b.blocked
    WHERE b.guest = ? ORDER BY b.at DESC"""


async def desk(call: Call) -> DeskSeen:
    """What waits for the caller."""
    guest, conduct = need_guest(call.caller).id, call.hall.conduct
    moderates = await conduct.is_moderator(guest)
    return DeskSeen(
        await waiting(call.hall, guest), await conduct.letters.of(guest), moderates,
        await conduct.reports.n_open() if moderates else 0,
    )  # fmt: skip


async def put_away(call: Call) -> dict[str, bool]:
    """A letter has been read."""
    await call.hall.conduct.letters.put_away(need_guest(call.caller).id, call.body.letter)
    return {"done": True}


# Blocks


async def blocked(call: Call) -> list[BlockedSeen]:
    """Whom the caller has blocked."""
    rows = await call.hall.store.read(BLOCKED, (need_guest(call.caller).id,))
    return [BlockedSeen(*row) for row in rows]


async def block(call: Call) -> dict[str, bool]:
    """Have nothing to do with somebody any more."""
    me = need_guest(call.caller).id
    call.hall.accounts.doors.knock("report", me)
    await call.hall.conduct.blocks.block(me, await _person(call, call.body.guest, call.body.name))
    return {"done": True}


async def unblock(call: Call) -> dict[str, bool]:
    """Let somebody come again."""
    other = await _person(call, call.body.guest, call.body.name)
    await call.hall.conduct.blocks.unblock(need_guest(call.caller).id, other)
    return {"done": True}


async def _person(call: Call, guest: str | None, name: str | None) -> str:
    """Somebody who exists, by id or kept name."""
    if name is not None:
        account = await call.hall.accounts.register.by_skeleton(skeleton_of(name))
        guest = None if account is None else account.id
    elif guest is None:
        raise Misread("say who: a guest's id, or a kept name")
    elif await call.hall.guests.by_id(guest) is None:
        guest = None
    if guest is None:
        raise Denied("no_player", "there is nobody of this name")
    return guest


# Reports


async def report(call: Call) -> dict[str, bool]:
    """Tell moderators of somebody."""
    me, order = need_guest(call.caller).id, call.body
    call.hall.accounts.doors.knock("report", me)
    about, club = None, None
    if order.kind == CLUB:
        club = (await call.hall.clubs.find(order.club or "")).row
    elif order.kind != "chat":
        about = await _person(call, order.guest, order.name)
    await call.hall.conduct.reports.file(me, order, about, club)
    return {"done": True}


async def moderation(call: Call) -> ModerationSeen:
    """The queue of reports, and what was decided lately."""
    conduct = call.hall.conduct
    await conduct.need_moderator(call.caller.guest_id)
    reports = await conduct.reports.queue()
    more = await conduct.reports.n_open() - len(reports)
    return ModerationSeen(reports, max(0, more), await conduct.verdicts.log())


async def decide(call: Call) -> dict[str, bool]:
    """Decide about a report."""
    conduct = call.hall.conduct
    await conduct.need_moderator(call.caller.guest_id)
    await conduct.verdicts.decide(need_guest(call.caller).id, call.body)
    await cut_off(call.hall)
    return {"done": True}


# Invitations


async def ask_in(call: Call) -> dict[str, bool]:
    """Ask somebody to a table."""
    call.hall.accounts.doors.knock("invite", need_guest(call.caller).id)
    guest = await _person(call, None, call.body.name)
    await invite(call.caller, guest, call.body.table)
    return {"done": True}


async def answer_invitation(call: Call) -> SeatOffered:
    """Sit down, or decline."""
    return await answer(call.caller, call.body.invitation, call.body.accepts)


CONDUCT_ENDPOINTS = (
    Endpoint("GET", "/api/desk", desk, "what waits for the caller: invitations, letters",
             DeskSeen, who=Who.GUEST),
    Endpoint("POST", "/api/desk/letters", put_away, "put a letter away", DONE,
             takes=LetterPutAway, who=Who.GUEST),
    Endpoint("GET", "/api/blocks", blocked, "whom the caller has blocked", list[BlockedSeen],
             who=Who.GUEST),
    Endpoint("POST", "/api/blocks", block, "block somebody, who is not told", DONE,
             takes=Person, who=Who.GUEST),
    Endpoint("POST", "/api/blocks/remove", unblock, "unblock somebody", DONE, takes=Person,
             who=Who.GUEST),
    Endpoint("POST", "/api/reports", report,
             "tell moderators of a person, a line, a game or a club", DONE,
             takes=ReportOrder, who=Who.GUEST),
    Endpoint("GET", "/api/moderation", moderation, "the queue of reports; for moderators",
             ModerationSeen, who=Who.GUEST),
    Endpoint("POST", "/api/moderation", decide, "decide about a report; for moderators", DONE,
             takes=Verdict, who=Who.GUEST),
    Endpoint("POST", "/api/invitations", ask_in, "ask somebody who keeps a name to a table", DONE,
             takes=InvitationOrder, who=Who.GUEST),
    Endpoint("POST", "/api/invitations/answer", answer_invitation,
             "accept an invitation and sit down, or decline it", SeatOffered,
             takes=InvitationAnswer, who=Who.GUEST),
    Endpoint("GET", "/api/code.svg", code_picture, "a link of this server as a QR code",
             query={"hash": "what follows the # of the address"}),
)  # fmt: skip
