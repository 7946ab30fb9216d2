"""The register: clubs as they are stored, who joins, leaves and leads them.

A club without an officer is led by whoever has been in it longest, so that none is ever without;
one without members is gone.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from orrery.server.access.tokens import new_id, new_token
from orrery.server.accounts.names import read_name, skeleton_of
from orrery.server.accounts.register import taken
from orrery.server.clock import Clock
from orrery.server.protocol.codes import Denied
from orrery.server.storage.clubs import FORGET_ASKED, FORGET_EMPTY, ClubRow, MemberRow
from orrery.server.storage.database import Conflict, Write
from orrery.server.storage.rows import GuestRow, insert, upsert
from orrery.server.storage.store import Store

LONGEST = 40  # characters of a name
MOST_LED = 3  # clubs of which one account is an officer when it founds another
MOST_JOINED = 20  # clubs of one account, requests among them
MOST_MEMBERS = 200
MOST_ASKED = 50
ASKED, MEMBER, OFFICER = "asked", "member", "officer"
OUT = "DELETE FROM club_members WHERE club = ? AND guest = ?"
ABOUT = "UPDATE clubs SET about = ?, author = ? WHERE id = ?"
LINK = "UPDATE clubs SET code = ? WHERE id = ?"


@dataclass(frozen=True)
class Club:
    """All that is stored of one."""

    row: ClubRow
    rows: Sequence[MemberRow]  # the longest there first

    @property
    def members(self) -> list[MemberRow]:
        """Those who belong to it."""
        return [one for one in self.rows if one.role != ASKED]

    @property
    def officers(self) -> set[str]:
        """Who leads it."""
        named = {one.guest for one in self.rows if one.role == OFFICER}
        return named or {one.guest for one in self.members[:1]}

    def role_of(self, guest: str | None) -> str | None:
        """What somebody is here; None: nothing."""
        if guest is None:
            return None
        if guest in self.officers:
            return OFFICER
        return next((one.role for one in self.rows if one.guest == guest), None)

    def need_officer(self, guest: str) -> None:
        """Denied for all others."""
        if guest not in self.officers:
            raise Denied("not_yours", "only an officer of the club may do this")


class Clubs:
    """All clubs, in the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """Nothing is kept in memory."""
        self._store = store
        self._clock = clock

    # Finding

    async def find(self, name: str) -> Club:
        """The club of a name, or of one that looks like it; Denied when there is none."""
        rows = await self._store.rows(ClubRow, "skeleton = ?", (skeleton_of(name[:60]),))
        if not rows:
            raise Denied("no_page", "there is no such club")
        if rows[0].closed is not None:
            raise Denied("no_page", "a moderator has closed this club")
        return await self._whole(rows[0])

    async def by_id(self, club: str | None) -> Club | None:
        """A club that is not closed."""
        rows = await self._store.rows(ClubRow, "id = ? AND closed IS NULL", (club,))
        return await self._whole(rows[0]) if rows else None

    async def _whole(self, row: ClubRow) -> Club:
        where = "club = ? ORDER BY since, guest"
        return Club(row, await self._store.rows(MemberRow, where, (row.id,)))

    async def need_member(self, club: str | None, guest: str) -> None:
        """Denied for whoever does not belong to a club."""
        found = await self.by_id(club)
        if found is None or found.role_of(guest) not in (MEMBER, OFFICER):
            raise Denied("members_only", "this is for the members of a club: join the club first")

    # Coming and going

    async def found(self, guest: GuestRow, name: str, about: str) -> Club:
        """Found a club, whose first officer one is."""
        need_kept(guest)
        read = read_name(name, LONGEST)
        await self._need_room(guest.id)
        led = await self._store.rows(MemberRow, "guest = ? AND role = ?", (guest.id, OFFICER))
        if len(led) >= MOST_LED:
            raise Denied("too_many", f"whoever leads {MOST_LED} clubs founds no more")
        today = self._clock.date()
        row = ClubRow(new_id(), read.shown, read.skeleton, about, guest.id, new_token(), today)
        first = MemberRow(row.id, guest.id, OFFICER, today)
        try:
            await self._store.write([insert(row), insert(first)])
        except Conflict:
            raise taken() from None
        return Club(row, [first])

    async def join(self, club: Club, guest: GuestRow, code: str) -> None:
        """Belong to a club by its link; without it ask its officers."""
        need_kept(guest)
        role = club.role_of(guest.id)
        if role in (MEMBER, OFFICER):
            return
        has_code = bool(code) and hmac.compare_digest(code.encode(), club.row.code.encode())
        if code and not has_code:
            raise Denied("stale_link", "this link of the club is not good any more")
        if role is None:
            await self._need_room(guest.id)
        _need_place(club, has_code)
        row = MemberRow(club.row.id, guest.id, MEMBER if has_code else ASKED, self._clock.date())
        await self._store.write([upsert(row)])

    async def leave(self, club: Club, guest: str) -> None:
        """Belong to it no longer, or ask no longer; the last one takes the club along."""
        await self._store.write([(OUT, (club.row.id, guest)), *forget_empty()])

    async def _need_room(self, guest: str) -> None:
        mine = await self._store.rows(MemberRow, "guest = ?", (guest,))
        if len(mine) >= MOST_JOINED:
            raise Denied("too_many", f"nobody is in more than {MOST_JOINED} clubs")

    # Leading

    async def about(self, club: Club, officer: str, about: str) -> None:
        """Another description."""
        club.need_officer(officer)
        await self._store.write([(ABOUT, (about, officer, club.row.id))])

    async def new_link(self, club: Club, officer: str) -> None:
        """Another link for joining; the old one is good for nothing any more."""
        club.need_officer(officer)
        await self._store.write([(LINK, (new_token(), club.row.id))])

    async def decide(self, club: Club, officer: str, guest: str, deed: str) -> None:
        """Take somebody in, send them away, make them an officer or no longer one."""
        club.need_officer(officer)
        role = club.role_of(guest)
        if role not in FITS[deed]:
            raise Denied("not_now", "this does not fit any more: look at the list again")
        if deed in ("remove", "dismiss") and club.officers == {guest}:
            raise Denied("not_now", "a club needs an officer: make somebody else one first")
        if deed == "accept":
            _need_place(club, True)
        await self._store.write([_write_of(club, guest, deed, self._clock.date())])


FITS = {
    "accept": (ASKED,), "decline": (ASKED,), "remove": (MEMBER, OFFICER), "appoint": (MEMBER,),
    "dismiss": (OFFICER,),
}  # fmt: skip
"""What somebody must be for a deed."""
BECOMES = {"accept": MEMBER, "appoint": OFFICER, "dismiss": MEMBER}


def _write_of(club: Club, guest: str, deed: str, today: float) -> Write:
    if deed not in BECOMES:
        return OUT, (club.row.id, guest)
    since = next(one.since for one in club.rows if one.guest == guest)
    begins = today if deed == "accept" else since
    return upsert(MemberRow(club.row.id, guest, BECOMES[deed], begins))


def forget_empty() -> list[Write]:
    """Clubs without members go, and those who asked there."""
    return [(FORGET_EMPTY, ()), (FORGET_ASKED, ())]


def need_kept(guest: GuestRow) -> None:
    """Denied for guests: a club must know its people again."""
    if guest.kept is None:
        raise Denied("need_account", "members of clubs keep a name")


def _need_place(club: Club, is_member: bool) -> None:
    if is_member and len(club.members) >= MOST_MEMBERS:
        raise Denied("too_many", f"a club has at most {MOST_MEMBERS} members")
    if not is_member and len(club.rows) - len(club.members) >= MOST_ASKED:
        raise Denied("too_many", "too many people ask to join this club just now")
