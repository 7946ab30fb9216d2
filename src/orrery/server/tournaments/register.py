"""The register: tournaments as they are stored, who joins and leaves, what is read of them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property

import msgspec

from orrery.server.access.tokens import new_id
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.tournaments import MOST_ENTRANTS, TournamentOrder
from orrery.server.storage.database import Conflict
from orrery.server.storage.rows import GuestRow, insert
from orrery.server.storage.society import EntrantRow, MatchRow, TournamentRow
from orrery.server.storage.store import Store
from orrery.server.tables.hall import Hall
from orrery.server.tournaments.orders import EVENING, MOST_ROBIN, ROBIN, SWISS, check_order
from orrery.server.tournaments.standings import Played, Standing, standings

MOST_OPEN = 5  # tournaments of one host that are not over
OPEN, RUNNING, OVER = "open", "running", "over"
IN, OUT = "in", "out"
MOST_EVENING_ROUNDS = 50
HALF_BYE = 0.5  # for each round before somebody joined
WITHDRAW = "UPDATE entrants SET state = ? WHERE tournament = ? AND guest = ?"
ENTER = """INSERT INTO entrants (tournament, n, guest, bonus, state)
    SELECT ?, COALESCE(MAX(n), -1) + 1, ?, ?, ? FROM entrants WHERE tournament = ?"""
TRIES = 8
LEAVE = "DELETE FROM entrants WHERE tournament = ? AND guest = ?"


@dataclass(frozen=True)
class Tournament:
    """All that is stored of one."""

    row: TournamentRow
    entrants: list[EntrantRow]
    matches: list[MatchRow]

    @cached_property
    def form(self) -> TournamentOrder:
        """How it is played."""
        return msgspec.json.decode(self.row.form, type=TournamentOrder)

    @property
    def inside(self) -> list[EntrantRow]:
        """Those who have not withdrawn."""
        return [one for one in self.entrants if one.state == IN]

    @cached_property
    def played(self) -> list[Played]:
        """All tables and byes so far."""
        return [
            Played(one.round, tuple(json.loads(one.entrants)),
                   None if one.points is None else json.loads(one.points))
            for one in self.matches
        ]  # fmt: skip

    @property
    def bonus(self) -> dict[int, float]:
        """Points of late joiners."""
        return {one.n: one.bonus for one in self.entrants}

    def standings(self) -> list[Standing]:
        """All entrants, the best first; bots that fill up an evening have no place in it."""
        if self.form.system != EVENING:
            return standings([one.n for one in self.entrants], self.played, self.bonus)
        people = [one.n for one in self.entrants if one.guest is not None]
        bots = [Standing(one.n, 0, 0.0, 0.0, 0.0, 0.0) for one in self.entrants if one.bot]
        return [*standings(people, self.played, self.bonus), *bots]

    @property
    def is_round_over(self) -> bool:
        """Nobody plays any more."""
        return all(one.points is not None for one in self.matches)

    @property
    def n_rounds(self) -> int:
        """How many rounds it has with those who are in it."""
        return rounds_of(self.form, len(self.entrants))

    def of_guest(self, guest: str | None) -> EntrantRow | None:
        """The entry of a guest."""
        return next((one for one in self.entrants if guest and one.guest == guest), None)

    def table_of(self, entrant: EntrantRow | None) -> str | None:
        """Where somebody plays now."""
        if entrant is None:
            return None
        for match in self.matches:
            if match.points is None and entrant.n in json.loads(match.entrants):
                return match.game
        return None


def rounds_of(form: TournamentOrder, n: int) -> int:
    """Round robin: everybody once; else as ordered, at most so that nobody must meet twice."""
    everybody = max(1, n - 1 + n % 2)
    if form.system == ROBIN:
        return everybody
    if form.system == EVENING:
        return form.rounds or MOST_EVENING_ROUNDS
    usual = form.rounds or max(3, (n - 1).bit_length())
    return min(usual, everybody) if form.system == SWISS else usual


# Reading


async def find(store: Store, tournament: str) -> Tournament:
    """One of them; Denied when there is none."""
    rows = await store.rows(TournamentRow, "id = ?", (tournament,))
    if not rows:
        raise Denied("no_page", "there is no such tournament")
    return await whole(store, rows[0])


async def whole(store: Store, row: TournamentRow) -> Tournament:
    """A row with all that belongs to it."""
    entrants = await store.rows(EntrantRow, "tournament = ? ORDER BY n", (row.id,))
    matches = await store.rows(MatchRow, "tournament = ? ORDER BY round, n", (row.id,))
    return Tournament(row, entrants, matches)


# Opening, joining, leaving


async def new_tournament(hall: Hall, host: GuestRow, order: TournamentOrder) -> str:
    """Open one; Misread says what is wrong with the order."""
    check_order(hall, order)
    if order.rated and host.kept is None:
        raise Denied("need_account", "in a rated tournament everybody keeps a name")
    mine = await hall.store.rows(TournamentRow, "host = ? AND state <> 'over'", (host.id,))
    if len(mine) >= MOST_OPEN:
        raise Denied("too_many", f"you have {MOST_OPEN} tournaments open already")
    club = await _club(hall, host, order)
    today = hall.clock.date()
    starts = None if order.starts_in is None else today + order.starts_in
    form = msgspec.json.encode(order).decode()
    row = TournamentRow(new_id(), order.name, host.id, form, OPEN, 0, starts, today, club=club)
    await hall.store.write([insert(row)])
    return row.id


async def _club(hall: Hall, host: GuestRow, order: TournamentOrder) -> str | None:
    """The club of a tournament, in which its host is."""
    if order.club is None:
        if order.members_only:
            raise Misread("members of which club?")
        return None
    club = await hall.clubs.find(order.club)
    await hall.clubs.need_member(club.row.id, host.id)
    return club.row.id


async def join(hall: Hall, tournament: str, guest: GuestRow) -> None:
    """Take part; whoever comes late has half a bye for each round that was missed."""
    for _ in range(TRIES):
        try:
            return await _join(hall, await find(hall.store, tournament), guest)
        except Conflict:
            continue  # somebody joined at the same moment, at another node
    raise Denied("not_now", "very many join at this moment: try again")


async def _join(hall: Hall, found: Tournament, guest: GuestRow) -> None:
    mine = found.of_guest(guest.id)
    why = why_not_join(found)
    if why is not None:
        raise Denied("not_now", why)
    if found.form.rated and guest.kept is None:
        raise Denied("need_account", "in a rated tournament everybody keeps a name")
    if found.form.members_only:
        await hall.clubs.need_member(found.row.club, guest.id)
    id_ = found.row.id
    if mine is None:
        await hall.store.write([(ENTER, (id_, guest.id, _bonus(found), IN, id_))])
    elif mine.state != IN:
        await hall.store.write([(WITHDRAW, (IN, id_, guest.id))])


def _bonus(found: Tournament) -> float:
    """What somebody has from the start who comes now."""
    late = 0.0 if found.form.system == EVENING else HALF_BYE * found.row.round
    return late * (found.form.players - 1)


def why_not_join(found: Tournament) -> str | None:
    """Why nobody can join any more; None: they can."""
    most = MOST_ROBIN if found.form.system == ROBIN else MOST_ENTRANTS
    if found.row.state == OVER:
        return "this tournament is over"
    if found.row.state == RUNNING and found.form.system == ROBIN:
        return "a round robin that has begun takes nobody in"
    if found.row.state == RUNNING and found.row.round >= found.n_rounds:
        return "the last round has begun"
    return "this tournament is full" if len(found.entrants) >= most else None


async def leave(hall: Hall, tournament: str, guest: str) -> None:
    """Take part no longer: before the start without a trace, then as withdrawn."""
    found = await find(hall.store, tournament)
    if found.row.state == OPEN:
        await hall.store.write([(LEAVE, (tournament, guest))])
    else:
        await hall.store.write([(WITHDRAW, (OUT, tournament, guest))])
