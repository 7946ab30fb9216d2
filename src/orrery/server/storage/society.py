"""Tables about people and each other: conduct, invitations, tournaments; rows and their schema."""

from __future__ import annotations

import msgspec

from orrery.server.storage.rows import KEYS, NAMES

SOCIETY = (
    """CREATE TABLE blocks (
        guest TEXT NOT NULL,
        blocked TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (guest, blocked))""",
    "CREATE INDEX blocks_by_blocked ON blocks (blocked)",
    """CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        reporter TEXT NOT NULL,
        kind TEXT NOT NULL,
        thing TEXT NOT NULL,
        about TEXT NOT NULL,
        game TEXT,
        reason TEXT NOT NULL,
        text TEXT NOT NULL,
        context TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        state TEXT NOT NULL,
        UNIQUE (reporter, kind, thing))""",
    "CREATE INDEX reports_by_state ON reports (state, at)",
    """CREATE TABLE decisions (
        report TEXT PRIMARY KEY,
        about TEXT NOT NULL,
        moderator TEXT NOT NULL,
        deed TEXT NOT NULL,
        days INTEGER,
        why TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE sanctions (
        guest TEXT NOT NULL,
        kind TEXT NOT NULL,
        until DOUBLE PRECISION,
        PRIMARY KEY (guest, kind))""",
    "CREATE TABLE moderators (guest TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL)",
    """CREATE TABLE leavings (
        guest TEXT NOT NULL,
        game TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (guest, game))""",
    """CREATE TABLE letters (
        id TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        kind TEXT NOT NULL,
        said TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX letters_by_guest ON letters (guest, at)",
    """CREATE TABLE invitations (
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL,
        guest TEXT NOT NULL,
        game TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        expires DOUBLE PRECISION NOT NULL,
        state TEXT NOT NULL,
        UNIQUE (guest, game))""",
    """CREATE TABLE tournaments (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        host TEXT NOT NULL,
        form TEXT NOT NULL,
        state TEXT NOT NULL,
        round INTEGER NOT NULL,
        starts DOUBLE PRECISION,
        created DOUBLE PRECISION NOT NULL,
        ended DOUBLE PRECISION)""",
    "CREATE INDEX tournaments_by_state ON tournaments (state, created)",
    """CREATE TABLE entrants (
        tournament TEXT NOT NULL,
        n INTEGER NOT NULL,
        guest TEXT,
        bot TEXT,
        bonus DOUBLE PRECISION NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY (tournament, n),
        UNIQUE (tournament, guest))""",
    "CREATE INDEX entrants_by_guest ON entrants (guest)",
    """CREATE TABLE rounds (
        tournament TEXT NOT NULL,
        round INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (tournament, round))""",
    """CREATE TABLE matches (
        tournament TEXT NOT NULL,
        round INTEGER NOT NULL,
        n INTEGER NOT NULL,
        game TEXT,
        entrants TEXT NOT NULL,
        points TEXT,
        PRIMARY KEY (tournament, round, n))""",
)
"""One migration."""


WITH_ACCOUNT = (
    "DELETE FROM blocks WHERE guest = ?",
    "DELETE FROM letters WHERE guest = ?",
    "DELETE FROM leavings WHERE guest = ?",
    "DELETE FROM moderators WHERE guest = ?",
    "DELETE FROM invitations WHERE guest = ?",
    "DELETE FROM invitations WHERE host = ?",
    "DELETE FROM reports WHERE reporter = ?",
)
"""What goes with an account."""


class BlockRow(msgspec.Struct, frozen=True):
    """Somebody who wants nothing to do with another."""

    guest: str
    blocked: str
    at: float


class ReportRow(msgspec.Struct, frozen=True):
    """What somebody says about another, and what moderators need to judge it."""

    id: str
    reporter: str
    kind: str  # person, chat, game, club
    thing: str  # what it is about: one report for each of these and reporter
    about: str  # a guest
    game: str | None  # the table
    reason: str
    text: str
    context: str  # JSON: lines of chat around it
    at: float
    state: str  # open, or the deed that was decided


class DecisionRow(msgspec.Struct, frozen=True):
    """What was decided about a report, by whom and why."""

    report: str
    about: str
    moderator: str  # a guest, or `operator`
    deed: str  # dismiss, warn, silence, ban, close
    days: int | None
    why: str
    at: float


class SanctionRow(msgspec.Struct, frozen=True):
    """What somebody may not do, until a date; None: for good."""

    guest: str
    kind: str  # silence, ban
    until: float | None


class ModeratorRow(msgspec.Struct, frozen=True):
    """Who may decide about reports."""

    guest: str
    since: float


class LeavingRow(msgspec.Struct, frozen=True):
    """Somebody was not there any more when a game with other people ended."""

    guest: str
    game: str
    at: float


class LetterRow(msgspec.Struct, frozen=True):
    """A sentence for somebody, shown until they put it away."""

    id: str
    guest: str
    kind: str
    said: str  # JSON: what the sentence needs
    at: float


class InvitationRow(msgspec.Struct, frozen=True):
    """Somebody is asked to a table."""

    id: str
    host: str
    guest: str
    game: str
    at: float
    expires: float
    state: str  # open, accepted, declined


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament as it stands."""

    id: str
    name: str
    host: str
    form: str  # JSON: how it is played; a `TournamentOrder`
    state: str  # open, running, over
    round: int  # the last one that was paired
    starts: float | None  # None: when the host says so
    created: float
    ended: float | None = None
    club: str | None = None


class EntrantRow(msgspec.Struct, frozen=True):
    """Somebody who takes part, by number."""

    tournament: str
    n: int
    guest: str | None
    bot: str | None
    bonus: float  # points for rounds before they came
    state: str  # in, out


class RoundRow(msgspec.Struct, frozen=True):
    """A round that was paired: its key is taken once, by whichever node is first."""

    tournament: str
    round: int
    at: float


class MatchRow(msgspec.Struct, frozen=True):
    """Those who meet at one table of a round, by seat; alone and without a table: a bye."""

    tournament: str
    round: int
    n: int
    game: str | None
    entrants: str  # JSON: their numbers
    points: str | None  # JSON: of each, once it is over


NAMES.update({
    BlockRow: "blocks", ReportRow: "reports", DecisionRow: "decisions",
    SanctionRow: "sanctions", ModeratorRow: "moderators", LeavingRow: "leavings",
    LetterRow: "letters", InvitationRow: "invitations", TournamentRow: "tournaments",
    EntrantRow: "entrants", RoundRow: "rounds", MatchRow: "matches",
})  # fmt: skip
KEYS.update({
    BlockRow: ("guest", "blocked"), SanctionRow: ("guest", "kind"), ModeratorRow: ("guest",),
    TournamentRow: ("id",), EntrantRow: ("tournament", "n"),
    MatchRow: ("tournament", "round", "n"),
})  # fmt: skip
