"""Clubs and who belongs to them: rows and their schema."""

from __future__ import annotations

import msgspec

from orrery.server.storage.rows import KEYS, NAMES

CLUBS = (
    """CREATE TABLE clubs (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        skeleton TEXT NOT NULL UNIQUE,
        about TEXT NOT NULL,
        author TEXT NOT NULL,
        code TEXT NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        closed DOUBLE PRECISION)""",
    """CREATE TABLE club_members (
        club TEXT NOT NULL,
        guest TEXT NOT NULL,
        role TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (club, guest))""",
    "CREATE INDEX club_members_by_guest ON club_members (guest)",
    "ALTER TABLE tournaments ADD COLUMN club TEXT",
    "CREATE INDEX tournaments_by_club ON tournaments (club, created)",
)
"""One migration."""

CLOSE = "UPDATE clubs SET closed = ? WHERE id = ? AND closed IS NULL"
WITH_ACCOUNT = ("DELETE FROM club_members WHERE guest = ?",)
"""What goes with an account; a club without officers is led by who has been there longest."""
FORGET_EMPTY = """DELETE FROM clubs WHERE closed IS NULL AND NOT EXISTS
    (SELECT 1 FROM club_members m WHERE m.club = clubs.id AND m.role <> 'asked')"""
FORGET_ASKED = "DELETE FROM club_members WHERE NOT EXISTS (SELECT 1 FROM clubs c WHERE c.id = club)"


class ClubRow(msgspec.Struct, frozen=True):
    """A club."""

    id: str
    name: str
    skeleton: str  # what all names that look like this one have in common
    about: str
    author: str  # the guest who wrote its words last
    code: str  # of the link by which one joins
    created: float
    closed: float | None = None  # by a moderator


class MemberRow(msgspec.Struct, frozen=True):
    """Somebody in a club, or who asks to be."""

    club: str
    guest: str
    role: str  # asked, member, officer
    since: float


NAMES.update({ClubRow: "clubs", MemberRow: "club_members"})
KEYS.update({ClubRow: ("id",), MemberRow: ("club", "guest")})
