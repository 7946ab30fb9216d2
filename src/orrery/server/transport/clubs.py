"""The endpoints of clubs: the list, the page, joining and leaving, leading."""

from __future__ import annotations

from orrery.server.accounts.names import skeleton_of
from orrery.server.clubs import page
from orrery.server.clubs.register import ASKED, MEMBER, OFFICER, Club
from orrery.server.commands.frame import Who
from orrery.server.commands.rights import need_guest
from orrery.server.protocol.clubs import (
    ClubChange,
    ClubJoin,
    ClubLine,
    ClubOrder,
    ClubSeen,
    MemberDeed,
    MemberSeen,
)
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.tournaments import TournamentLine
from orrery.server.storage.rows import GuestRow
from orrery.server.storage.society import TournamentRow
from orrery.server.tournaments.register import whole
from orrery.server.transport.http import Call, Endpoint
from orrery.server.transport.tournaments import line_of

OF_CLUB = "club = ? ORDER BY ended IS NOT NULL, created DESC LIMIT 20"
PEOPLE = "id IN (SELECT guest FROM club_members WHERE club = ?)"


async def clubs(call: Call) -> list[ClubLine]:
    """The caller's clubs, then the largest."""
    call.hall.accounts.doors.knock_from("player", call.caller.address)
    return await page.listed(call.hall.store, call.caller.guest_id)


async def club(call: Call) -> ClubSeen:
    """The page of a club."""
    call.hall.accounts.doors.knock_from("player", call.caller.address)
    return await _seen(call)


async def _club(call: Call) -> Club:
    return await call.hall.clubs.find(call.request.path_params["club"])


async def _seen(call: Call, found: Club | None = None) -> ClubSeen:
    found = found or await _club(call)
    store, row, me = call.hall.store, found.row, call.caller.guest_id
    role = found.role_of(me)
    return ClubSeen(
        name=row.name, about=row.about, created=row.created, role=role,
        code=row.code if role == OFFICER else None,
        members=await _members(call, found, role == OFFICER),
        running=await page.running_games(store, found),
        finished=await page.finished_games(store, found),
        tournaments=await _tournaments(call, found),
        leaders=await page.leaders(store, call.hall.clock, found),
    )  # fmt: skip


async def _members(call: Call, found: Club, with_asked: bool) -> list[MemberSeen]:
    """Officers first, then by how long they have been there; requests last."""
    people = await call.hall.store.rows(GuestRow, PEOPLE, (found.row.id,))
    names = {guest.id: guest.name for guest in people}
    rows = found.rows if with_asked else found.members
    seen = [
        MemberSeen(names.get(one.guest, ""), str(found.role_of(one.guest)), one.since,
                   one.guest == call.caller.guest_id)
        for one in rows
    ]  # fmt: skip
    order = (OFFICER, MEMBER, ASKED)
    return sorted(seen, key=lambda one: order.index(one.role))


async def _tournaments(call: Call, found: Club) -> list[TournamentLine]:
    """Tournaments and evenings of a club; those that are not listed only for its members."""
    me, store = call.caller.guest_id, call.hall.store
    rows = await store.rows(TournamentRow, OF_CLUB, (found.row.id,))
    all_of_them = [await whole(store, row) for row in rows]
    is_inside = found.role_of(me) in (MEMBER, OFFICER)
    return [line_of(one, me) for one in all_of_them if is_inside or one.form.is_listed]


async def new(call: Call) -> ClubSeen:
    """Found a club."""
    guest = await _fresh(call)
    call.hall.accounts.doors.knock("club", guest.id)
    found = await call.hall.clubs.found(guest, call.body.name, call.body.about)
    return await _seen(call, found)


async def _fresh(call: Call) -> GuestRow:
    """The caller as the store knows them now: they may keep a name since."""
    guest = need_guest(call.caller)
    return await call.hall.guests.by_id(guest.id) or guest


async def change(call: Call) -> ClubSeen:
    """Another description, another link."""
    me, found, asked = need_guest(call.caller).id, await _club(call), call.body
    call.hall.accounts.doors.knock("change", me)
    if asked.about is not None:
        await call.hall.clubs.about(found, me, asked.about)
    if asked.new_link:
        await call.hall.clubs.new_link(found, me)
    return await _seen(call)


async def join(call: Call) -> ClubSeen:
    """Join by the link, or ask to."""
    guest = await _fresh(call)
    call.hall.accounts.doors.knock("club", guest.id)
    await call.hall.clubs.join(await _club(call), guest, call.body.code)
    return await _seen(call)


async def leave(call: Call) -> dict[str, bool]:
    """Belong to a club no longer."""
    await call.hall.clubs.leave(await _club(call), need_guest(call.caller).id)
    return {"done": True}


async def decide(call: Call) -> ClubSeen:
    """An officer takes somebody in, sends them away, makes them an officer."""
    me, found = need_guest(call.caller).id, await _club(call)
    call.hall.accounts.doors.knock("change", me)
    account = await call.hall.accounts.register.by_skeleton(skeleton_of(call.body.name))
    if account is None:
        raise Denied("no_player", "there is nobody of this name")
    await call.hall.clubs.decide(found, me, account.id, call.body.deed)
    return await _seen(call)


CLUB_ENDPOINTS = (
    Endpoint("GET", "/api/clubs", clubs, "clubs: one's own, then the largest", list[ClubLine]),
    Endpoint("POST", "/api/clubs", new, "found a club; for whoever keeps a name", ClubSeen,
             takes=ClubOrder, who=Who.GUEST, status=201),
    Endpoint("GET", "/api/clubs/{club}", club,
             "members, public games, tournaments and ranks of a club", ClubSeen),
    Endpoint("POST", "/api/clubs/{club}", change,
             "another description, or another link for joining; for officers", ClubSeen,
             takes=ClubChange, who=Who.GUEST),
    Endpoint("POST", "/api/clubs/{club}/join", join,
             "join by the code of its link, or ask its officers", ClubSeen, takes=ClubJoin,
             who=Who.GUEST),
    Endpoint("POST", "/api/clubs/{club}/leave", leave, "belong to a club no longer",
             dict[str, bool], who=Who.GUEST),
    Endpoint("POST", "/api/clubs/{club}/members", decide,
             "take in, decline, remove, make an officer or no longer; for officers", ClubSeen,
             takes=MemberDeed, who=Who.GUEST),
)  # fmt: skip
