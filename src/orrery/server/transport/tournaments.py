"""The endpoints of tournaments."""

from __future__ import annotations

import json

from orrery.server.access.guests import Guests
from orrery.server.commands.frame import Who
from orrery.server.commands.rights import need_guest
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.tournaments import (
    EntrantAside,
    EntrantSeen,
    MatchSeen,
    TournamentLine,
    TournamentOrder,
    TournamentSeen,
)
from orrery.server.storage.database import Conflict
from orrery.server.storage.rows import GuestRow
from orrery.server.storage.society import TournamentRow
from orrery.server.tournaments import evenings
from orrery.server.tournaments.director import start
from orrery.server.tournaments.orders import EVENING, form_of_round, games_of
from orrery.server.tournaments.register import (
    IN,
    OPEN,
    OVER,
    RUNNING,
    Tournament,
    find,
    join,
    leave,
    new_tournament,
    whole,
    why_not_join,
)
from orrery.server.transport.http import Call, Endpoint

SHOWN = 50
OF_TOURNAMENT = "id IN (SELECT guest FROM entrants WHERE tournament = ?) OR id = ?"


async def listed(call: Call) -> list[TournamentLine]:
    """The caller's, then those that are listed: running, open, and the last that are over."""
    call.hall.accounts.doors.knock_from("player", call.caller.address)
    rows = await call.hall.store.rows(
        TournamentRow, f"1 = 1 ORDER BY ended IS NOT NULL, created DESC LIMIT {SHOWN}"
    )
    found = [await whole(call.hall.store, row) for row in rows]
    return [line_of(one, call.caller.guest_id) for one in found if _is_shown(one, call)]


def _is_shown(found: Tournament, call: Call) -> bool:
    me = call.caller.guest_id
    return found.form.is_listed or found.row.host == me or found.of_guest(me) is not None


def line_of(found: Tournament, me: str | None) -> TournamentLine:
    """A tournament in a list, as somebody sees it."""
    row, mine = found.row, found.of_guest(me)
    return TournamentLine(
        row.id, row.name, found.form.game, found.form.system, row.state, row.round,
        len(found.entrants), row.starts, mine is not None, found.table_of(mine),
    )  # fmt: skip


async def one(call: Call) -> TournamentSeen:
    """One tournament: entrants by place, all tables."""
    call.hall.accounts.doors.knock_from("player", call.caller.address)
    return await _seen(call, await find(call.hall.store, call.request.path_params["tournament"]))


async def _seen(call: Call, found: Tournament) -> TournamentSeen:
    row, form, me = found.row, found.form, call.caller.guest_id
    people = await call.hall.store.rows(GuestRow, OF_TOURNAMENT, (row.id, row.host))
    names = {guest.id: guest.name for guest in people}
    mine = found.of_guest(me)
    club = None if row.club is None else await call.hall.clubs.by_id(row.club)
    coming = _next_round(found)
    return TournamentSeen(
        id=row.id, name=row.name, game=form.game, system=form.system, players=form.players,
        rounds=_n_rounds(found), round=row.round, state=row.state,
        starts=row.starts, clock=form.clock, rated=form.rated, host=names.get(row.host, ""),
        is_host=row.host == me, is_in=mine is not None and mine.state == IN,
        may_join=why_not_join(found) is None, my_table=found.table_of(mine),
        entrants=_entrants(found, names, me), fill_to=form.fill_to, bot=form.bot,
        games=games_of(form), odd=form.odd, is_between=row.state == RUNNING and found.is_round_over,
        next_game=coming.game if coming else None,
        next_players=coming.players if coming else None,
        club=None if club is None else club.row.name, members_only=form.members_only,
        matches=[
            MatchSeen(match.round, match.game, json.loads(match.entrants),
                      None if match.points is None else json.loads(match.points))
            for match in found.matches
        ],
    )  # fmt: skip


def _n_rounds(found: Tournament) -> int | None:
    """How many there will be, if that is known."""
    if found.form.system == EVENING:
        return found.form.rounds
    return None if found.row.state == OPEN else found.n_rounds


def _next_round(found: Tournament) -> TournamentOrder | None:
    """How the next round of an evening is played."""
    if found.form.system != EVENING or found.row.state == OVER:
        return None
    number = found.row.round + 1
    return form_of_round(found.form, number) if number <= found.n_rounds else None


def _entrants(found: Tournament, names: dict[str, str], me: str | None) -> list[EntrantSeen]:
    known = {entrant.n: entrant for entrant in found.entrants}
    return [
        EntrantSeen(
            row.n, known[row.n].bot or names.get(known[row.n].guest or "", ""),
            known[row.n].bot is not None, me is not None and known[row.n].guest == me,
            known[row.n].state == IN, row.place, row.score, row.direct, row.buchholz,
            row.sonneborn, known[row.n].bonus,
        )
        for row in found.standings()
    ]  # fmt: skip


async def new(call: Call) -> TournamentSeen:
    """Open a tournament."""
    host = need_guest(call.caller)
    call.hall.accounts.doors.knock("tournament", host.id)
    id_ = await new_tournament(call.hall, host, call.body)
    return await _seen(call, await find(call.hall.store, id_))


async def enter(call: Call) -> TournamentSeen:
    """Take part."""
    guest = await _fresh(call.hall.guests, need_guest(call.caller))
    id_ = call.request.path_params["tournament"]
    await join(call.hall, id_, guest)
    return await _seen(call, await find(call.hall.store, id_))


async def _fresh(guests: Guests, guest: GuestRow) -> GuestRow:
    """A guest as the store knows them now: they may keep a name since."""
    return await guests.by_id(guest.id) or guest


async def withdraw(call: Call) -> TournamentSeen:
    """Take part no longer."""
    id_ = call.request.path_params["tournament"]
    await leave(call.hall, id_, need_guest(call.caller).id)
    return await _seen(call, await find(call.hall.store, id_))


async def begin(call: Call) -> TournamentSeen:
    """The host starts it; of an evening the next round."""
    found = await _hosted(call)
    try:
        await start(call.hall, found)
    except Conflict:
        raise Denied("not_now", "this round has begun already") from None
    return await _seen(call, await find(call.hall.store, found.row.id))


async def _hosted(call: Call, is_evening: bool = False) -> Tournament:
    """The tournament of the path, if the caller is its host."""
    found = await find(call.hall.store, call.request.path_params["tournament"])
    if need_guest(call.caller).id != found.row.host:
        raise Denied("not_yours", "only the host may do this")
    if is_evening and found.form.system != EVENING:
        raise Denied("not_now", "a tournament goes on by itself: only evenings are led by hand")
    return found


async def end(call: Call) -> TournamentSeen:
    """The host ends an evening."""
    found = await _hosted(call, is_evening=True)
    await evenings.end(call.hall, found)
    return await _seen(call, await find(call.hall.store, found.row.id))


async def set_aside(call: Call) -> TournamentSeen:
    """The host of an evening sets somebody aside."""
    found = await _hosted(call, is_evening=True)
    await evenings.set_aside(call.hall, found, call.body.n)
    return await _seen(call, await find(call.hall.store, found.row.id))


TOURNAMENT_ENDPOINTS = (
    Endpoint("GET", "/api/tournaments", listed, "tournaments: one's own and those that are listed",
             list[TournamentLine]),
    Endpoint("POST", "/api/tournaments", new, "open a tournament", TournamentSeen,
             takes=TournamentOrder, who=Who.GUEST, status=201),
    Endpoint("GET", "/api/tournaments/{tournament}", one,
             "standings, tables and rounds of a tournament", TournamentSeen),
    Endpoint("POST", "/api/tournaments/{tournament}/join", enter, "take part", TournamentSeen,
             who=Who.GUEST),
    Endpoint("POST", "/api/tournaments/{tournament}/leave", withdraw, "take part no longer",
             TournamentSeen, who=Who.GUEST),
    Endpoint("POST", "/api/tournaments/{tournament}/start", begin,
             "start it, or the next round of an evening; for its host", TournamentSeen,
             who=Who.GUEST),
    Endpoint("POST", "/api/tournaments/{tournament}/end", end,
             "end an evening, now or after the round that goes on; for its host", TournamentSeen,
             who=Who.GUEST),
    Endpoint("POST", "/api/tournaments/{tournament}/aside", set_aside,
             "set somebody aside who is not at an evening any more; for its host", TournamentSeen,
             takes=EntrantAside, who=Who.GUEST),
)  # fmt: skip
