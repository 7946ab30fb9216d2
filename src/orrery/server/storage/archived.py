"""The archive of finished games: what they can be searched by, a row each.

Names are not copied here: they are looked up where guests are kept, so a name that was deleted is
gone from the archive, too. Whether a game is public is said by its table alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from orrery.server.storage.database import Database, Write
from orrery.server.storage.secrets import Vault

OPENING = 12  # actions
GLUE = "; "
NATURE = -1
NOTE, UNDO = "!", "!undo "
SCHEMA = (
    """CREATE TABLE archive (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        length INTEGER NOT NULL,
        reason TEXT NOT NULL,
        winners TEXT NOT NULL,
        opening TEXT NOT NULL,
        ending TEXT NOT NULL,
        ended DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX archive_by_date ON archive (ended, id)",
    "CREATE INDEX archive_by_game ON archive (game, ended, id)",
    """CREATE TABLE voices (
        game TEXT NOT NULL,
        guest TEXT NOT NULL,
        is_for INTEGER NOT NULL,
        PRIMARY KEY (game, guest))""",
)


class ArchivedRow(msgspec.Struct, frozen=True):
    """A finished game; its id is that of its table."""

    id: str
    game: str
    players: int
    length: int  # actions that stand, nature's among them
    reason: str  # rules, resign, time, draw, abandon
    winners: str  # seats between spaces, such as " 0 2 "
    opening: str  # the first actions of players, each with GLUE behind it
    ending: str  # JSON: the last line of the log; empty where that is not known
    ended: float  # a date


class Played(NamedTuple):
    """An action that stands."""

    seat: int
    action: str
    hash: str = ""


COLUMNS = ", ".join(ArchivedRow.__struct_fields__)
MARKS = ", ".join("?" for _ in ArchivedRow.__struct_fields__)
KEEP = f"INSERT INTO archive ({COLUMNS}) VALUES ({MARKS}) ON CONFLICT (id) DO NOTHING"
MISSING = """SELECT t.id, t.game, t.result, COALESCE(t.ended, t.active, t.created),
    (SELECT COUNT(*) FROM seats s WHERE s.game = t.id) FROM tables t
    WHERE t.status = 'over' AND t.result IS NOT NULL AND t.fault IS NULL
    AND NOT EXISTS (SELECT 1 FROM archive a WHERE a.id = t.id)"""
ENTRIES = "SELECT seat, action, hash FROM events WHERE game = ? ORDER BY seq"


def kept(row: ArchivedRow) -> list[Write]:
    """What keeps a game in the archive; one in which nothing was played is not kept."""
    return [(KEEP, msgspec.structs.astuple(row))] if row.length else []


def standing(entries: Iterable[Sequence[object]]) -> list[Played]:
    """The actions of a log that stand: notes are none, and `!undo 4` leaves the first four."""
    line: list[Played] = []
    for seat, action, link in entries:
        text = str(action)
        if text.startswith(UNDO):
            del line[int(text.removeprefix(UNDO)) :]
        elif not text.startswith(NOTE):
            line.append(Played(int(str(seat)), text, str(link)))
    return line


def opening_of(line: Iterable[Played]) -> str:
    """The first actions of players; what nature did in between is left out."""
    chosen = [one.action for one in line if one.seat != NATURE]
    return "".join(action + GLUE for action in chosen[:OPENING])


def winners_text(winners: Iterable[int]) -> str:
    """Seats as they are searched for: none is a part of another."""
    return "".join(f" {seat}" for seat in winners) + " "


def fill_archive(database: Database, vault: Vault | None = None) -> None:
    """Put games into the archive that ended before there was one; those that are there stay."""
    for table, game, result, ended, players in database.execute(MISSING):
        line = standing(database.execute(ENTRIES, (table,)))
        outcome = json.loads(result)
        row = ArchivedRow(
            table, game, int(players), len(line), outcome["reason"],
            winners_text(outcome["winners"]), opening_of(line), "", float(ended),
        )  # fmt: skip
        for sql, values in kept(row):
            database.execute(sql, values)
